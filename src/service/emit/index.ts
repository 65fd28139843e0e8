import type { AddFiles } from "../../toolkit/write/output-files.ts";

/** Descriptions of the files that only this API has, by path. */
export const added = {
  "sandbox.gen.js": "data of the sandbox: operations, examples, and validators of requests",
};

/** Makes these files. What makes them is loaded late, because only `generate` needs it. */
export const addFiles: AddFiles = async (...given) =>
  (await import("./service-files.ts")).emitService(...given);
