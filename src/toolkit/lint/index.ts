import { plugin } from "./plugin.ts";
import type { Plugin } from "./redocly.ts";

/** What `plugins: [administration-service-api/lint]` of a redocly.yaml loads: Redocly calls it. */
export default (): Plugin => plugin;
