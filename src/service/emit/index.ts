import { type AddFile, threadFor } from "../../base/thread.ts";
import type { OpenApiDocument } from "../../toolkit/document/json.ts";
import type * as work from "./thread-work.ts";

const inServiceThread = threadFor<typeof work>("service/emit");

/** Descriptions of the files that only this API has, by path. */
export const serviceFiles = {
  "sandbox.gen.js": "data of the sandbox: operations, examples, and validators of requests",
  "forms.gen.ts": "data of the forms of Try it: the arguments of each operation, with examples",
};

/** Makes these files in another thread. */
export const makeServiceFiles = (document: OpenApiDocument, add: AddFile): Promise<void> =>
  inServiceThread("emitService", [document], add);
