// Redocly loads plugins with plain `import`, also in an editor, where nothing has taught Node TypeScript.
import { tsImport } from "tsx/esm/api";

export default (await tsImport("./index.ts", import.meta.url)).default;
