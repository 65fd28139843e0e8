import { step } from "../../node/progress.ts";
import type { AddFiles } from "../../toolkit/write/output-files.ts";
import { inputSchemas } from "../sandbox/input-schemas.ts";
import { emitSandbox } from "./sandbox-module.ts";

/** Descriptions of the files that only this API has, by path. */
export const added = {
  "sandbox.gen.js": "data of the sandbox: operations, examples, and validators of requests",
};

/** Makes these files. */
export const addFiles: AddFiles = (add, { at }) =>
  step("sandbox", () => {
    const sandbox = emitSandbox(at, "ServerEvent", inputSchemas);
    for (const [end, text] of Object.entries(sandbox)) add(`sandbox.gen.${end}`, text);
  });
