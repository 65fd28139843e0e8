import { infoOf } from "../document/info.ts";
import { operationsOf } from "../document/operation.ts";
import {
  boundaries,
  featureLevels,
  history,
  type OpenApiDocument,
  project,
  projectFrom,
} from "../levels/index.ts";
import { step } from "../system/steps.ts";
import { emitChanges } from "./changes.ts";
import { type ClientLevel, emitClient } from "./client.ts";
import { emitFeatureLevels } from "./feature-levels.ts";
import { emitOperations, operationsTable } from "./operations.ts";
import type { Output } from "./output.ts";
import { forPrism } from "./prism.ts";
import { readme } from "./readme.ts";
import { json } from "./text.ts";
import { emitTypes } from "./types.ts";

/** Everything that `generated/` holds of a bundle with marks, as text by path. */
export async function emit(document: OpenApiDocument): Promise<Output> {
  const output = new Map<string, string>();
  const levels = boundaries(document);
  const entries = history(document);
  const { title } = infoOf(document);

  output.set("README.md", readme);
  output.set("openapi/annotated.json", json(document));
  await step(`specifications  levels ${levels.join(", ")}  →  openapi/, prism/`, () => {
    for (const level of levels) {
      const projection = project(document, level);
      output.set(`openapi/level-${level}.json`, json(projection));
      output.set(`prism/level-${level}.json`, json(forPrism(projection)));
    }
  });
  const reliable: ClientLevel[] = [];
  for (const boundary of levels) {
    const path = `types/from-${boundary}.d.ts`;
    await step(`types  from level ${boundary}  →  ${path}`, async () => {
      const what = `Types for every server from feature level ${boundary} up.`;
      const projection = projectFrom(document, boundary);
      reliable.push({ boundary, operations: operationsOf(projection) });
      output.set(path, await emitTypes(projection, what));
    });
  }
  await step("operations, feature levels, client, change log", () => {
    output.set("operations.gen.ts", emitOperations(operationsTable(document)));
    output.set("feature-levels.gen.ts", emitFeatureLevels(document, entries));
    output.set("client.gen.ts", emitClient(reliable, featureLevels(document)));
    output.set("changes.md", emitChanges(title, entries));
    output.set("changes.json", json(entries));
  });
  return output;
}
