// Redocly, also in an editor, loads plugins with plain `import`, which does not read TypeScript.
import { tsImport } from "tsx/esm/api";

export default (await tsImport("./index.ts", import.meta.url)).default;
