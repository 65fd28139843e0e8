// Redocly loads plugins with plain `import`, where nothing has taught Node TypeScript.
import { tsImport } from "tsx/esm/api";

const { plugin } = await tsImport("./rules.ts", import.meta.url);
export default () => plugin;
