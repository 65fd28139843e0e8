import { step } from "../../base/steps.ts";
import type { OpenApiDocument } from "../../toolkit/document/json.ts";
import type { AddFile } from "../../toolkit/generate/text.ts";
import { inputSchemas } from "../sandbox/input-schemas.ts";
import { emitForms } from "./forms.ts";
import { emitSandbox } from "./sandbox.ts";

/** Makes the modules for the sandbox and for the forms of Try it. */
export const emitService = (add: AddFile, document: OpenApiDocument): Promise<void> =>
  step("sandbox, forms of Try it", () => {
    add("forms.gen.ts", emitForms(document));
    const sandbox = emitSandbox(document, { events: "ServerEvent", inputs: inputSchemas });
    for (const [end, text] of Object.entries(sandbox)) add(`sandbox.gen.${end}`, text);
  });
