import { plugin } from "./plugin.ts";
import type { Plugin } from "./redocly-types.ts";

/** Redocly calls it for `plugins: [administration-service-api/lint]` in a redocly.yaml. */
export default (): Plugin => plugin;
