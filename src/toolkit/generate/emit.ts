import { step } from "../../base/steps.ts";
import type { AddFile } from "../../base/thread.ts";
import { infoOf } from "../document/info.ts";
import { operationsOf } from "../document/operation.ts";
import { boundaries, featureLevels, history, type OpenApiDocument } from "../levels/index.ts";
import { projectFromSharing } from "../levels/project-from.ts";
import { untouchedIn } from "../levels/untouched.ts";
import { emitChanges } from "./changes.ts";
import { type ClientLevel, emitClient, emitSchemas } from "./client.ts";
import { emitFeatureLevels } from "./feature-levels.ts";
import { emitOperations } from "./operations.ts";
import { forPrism } from "./prism.ts";
import { promisedFields } from "./promised-fields.ts";
import { publisher } from "./published.ts";
import { type Extras, readme } from "./readme.ts";
import { json } from "./text.ts";

/** Makes everything that `generated/` holds of a bundle with marks but the types, one file after the other. */
export async function emit(add: AddFile, document: OpenApiDocument, extras: Extras): Promise<void> {
  const levels = boundaries(document);
  const entries = history(document);
  const { title } = infoOf(document);
  const { withPrism = false } = extras;

  add("README.md", readme(extras));
  add("openapi/annotated.json", json(document));
  const places = withPrism ? "openapi/, prism/" : "openapi/";
  const untouched = untouchedIn(document);
  const published = publisher(document, untouched);
  await step(`specifications  levels ${levels.join(", ")}  →  ${places}`, () => {
    for (const level of levels) {
      const specification = published(level);
      add(`openapi/level-${level}.json`, json(specification));
      if (withPrism) add(`prism/level-${level}.json`, json(forPrism(specification)));
    }
  });
  const reliable = await step("what holds from each level up", () =>
    levels.map((boundary): ClientLevel => {
      const projection = projectFromSharing(document, untouched, boundary);
      return { boundary, document: projection, operations: operationsOf(projection) };
    }),
  );
  await step("operations, feature levels, client, change log", () => {
    add("operations.gen.ts", emitOperations(document, promisedFields(reliable)));
    add("feature-levels.gen.ts", emitFeatureLevels(document, entries));
    add("client.gen.ts", emitClient(reliable, featureLevels(document)));
    add("schemas.gen.ts", emitSchemas(reliable));
    add("changes.md", emitChanges(title, entries));
    add("changes.json", json(entries));
  });
}
