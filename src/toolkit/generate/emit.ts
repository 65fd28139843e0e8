import { step } from "../../base/steps.ts";
import type { AddFile } from "../../base/thread.ts";
import { infoOf } from "../document/info.ts";
import { boundaries, featureLevels, history, type OpenApiDocument } from "../levels/index.ts";
import { variants } from "../levels/variants.ts";
import { emitChanges } from "./changes.ts";
import { clientOperations, emitClient, emitSchemas } from "./client.ts";
import { emitFeatureLevels } from "./feature-levels.ts";
import { emitForms } from "./forms.ts";
import { emitOperations } from "./operations.ts";
import { promisedFields } from "./promised-fields.ts";
import { readme } from "./readme.ts";
import { emitLock, lockFile, type ReleasedLevels } from "./released-levels.ts";
import { emitSandbox, type SandboxChecks } from "./sandbox.ts";
import { json } from "./text.ts";
import { emitTypes } from "./type-files.ts";

/** What is made of some specifications only. */
export interface Extras {
  /** What a sandbox has to judge. Defaults to nothing: only this API has a sandbox. */
  readonly sandbox?: SandboxChecks;
}

/** Makes what a client needs of a bundle with marks: what holds for every server from a level up, each variant once. */
export async function emitClientFiles(add: AddFile, document: OpenApiDocument): Promise<void> {
  const levels = boundaries(document);
  const reliable = await step(`what holds from level ${levels.join(", ")} up`, () =>
    variants(document, "from"),
  );
  const operations = clientOperations(reliable);
  await step("operations, client  →  operations.gen.ts, client.gen.ts, schemas.gen.ts", () => {
    add("operations.gen.ts", emitOperations(document, promisedFields(operations)));
    add("client.gen.ts", emitClient(levels, operations, featureLevels(document)));
    add("schemas.gen.ts", emitSchemas(reliable, operations));
  });
  await step("types  →  types/", async () => {
    for (const [path, text] of await emitTypes(reliable, document)) add(path, text);
  });
}

/** Makes everything else that `generated/` holds of a bundle with marks. */
export async function emitTables(
  add: AddFile,
  document: OpenApiDocument,
  { sandbox }: Extras,
  released: ReleasedLevels,
): Promise<void> {
  const entries = history(document);
  const { title } = infoOf(document);
  const served = await step("what servers of each level speak", () => variants(document, "at"));
  const lock = await step("released levels", () => emitLock(document, served, released));
  if (lock !== undefined) add(lockFile, lock);
  await step("document, feature levels, change log", () => {
    add("README.md", readme({ withSandbox: sandbox !== undefined }));
    add("annotated.json", json(document));
    add("feature-levels.gen.ts", emitFeatureLevels(document, entries));
    add("changes.md", emitChanges(title, entries));
    add("changes.json", json(entries));
  });
  if (sandbox === undefined) return;
  await step("what the sandbox and its forms go by", () => {
    add("forms.gen.ts", emitForms(document));
    for (const [end, text] of Object.entries(emitSandbox(document, sandbox))) {
      add(`sandbox.gen.${end}`, text);
    }
  });
}
