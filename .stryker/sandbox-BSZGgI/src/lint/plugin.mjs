// @ts-nocheck
// Redocly loads plugins with plain `import`, also in an editor, where nothing has taught Node TypeScript.
import { tsImport } from "tsx/esm/api";

const { plugin } = await tsImport("./plugin.ts", import.meta.url);
export default () => plugin;
