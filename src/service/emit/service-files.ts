import { step } from "../../base/steps.ts";
import type { AddFiles } from "../../toolkit/generate/text.ts";
import { inputSchemas } from "../sandbox/input-schemas.ts";
import { emitForms } from "./forms.ts";
import { emitSandbox } from "./sandbox.ts";

/** Makes the modules for the sandbox and for the forms of Try it. */
export const emitService: AddFiles = (add, { annotated, at }) =>
  step("sandbox, forms of Try it", () => {
    add("forms.gen.ts", emitForms(annotated));
    const sandbox = emitSandbox(at, { events: "ServerEvent", inputs: inputSchemas });
    for (const [end, text] of Object.entries(sandbox)) add(`sandbox.gen.${end}`, text);
  });
