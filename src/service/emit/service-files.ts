import { step } from "../../node/progress.ts";
import type { AddFiles } from "../../toolkit/write/output-files.ts";
import { inputSchemas } from "../sandbox/input-schemas.ts";
import { emitSandbox } from "./sandbox-module.ts";

/** Makes the modules of the sandbox. */
export const emitService: AddFiles = (add, { at }) =>
  step("sandbox", () => {
    const sandbox = emitSandbox(at, { events: "ServerEvent", inputs: inputSchemas });
    for (const [end, text] of Object.entries(sandbox)) add(`sandbox.gen.${end}`, text);
  });
