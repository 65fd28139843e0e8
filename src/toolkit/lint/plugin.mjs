// Redocly, also in an editor, loads plugins with plain `import`, which does not read TypeScript.
import { fileURLToPath } from "node:url";
import { importBundled } from "../../base/run-sources.mjs";

const source = fileURLToPath(new URL("index.ts", import.meta.url));
export default (await importBundled(source)).default;
