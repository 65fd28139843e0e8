// What is made for this API alone of its specification, in a thread of its own (src/base/thread.ts).

import { step } from "../../base/steps.ts";
import type { AddFile } from "../../base/thread.ts";
import type { OpenApiDocument } from "../../toolkit/document/json.ts";
import { inputSchemas } from "../sandbox/resources/index.ts";
import { emitForms } from "./forms.ts";
import { emitSandbox } from "./sandbox.ts";

/** Makes the modules that the sandbox and the forms of Try it use. */
export const emitService = (add: AddFile, document: OpenApiDocument): Promise<void> =>
  step("sandbox, forms of Try it", () => {
    add("forms.gen.ts", emitForms(document));
    const sandbox = emitSandbox(document, { events: "ServerEvent", inputs: inputSchemas });
    for (const [end, text] of Object.entries(sandbox)) add(`sandbox.gen.${end}`, text);
  });
