import { step } from "../../base/steps.ts";
import {
  boundaries,
  featureLevels,
  history,
  type OpenApiDocument,
  releases,
} from "../levels/index.ts";
import {
  levelledOperations,
  operationsById,
  type Variants,
  variants,
  variantsAt,
} from "../levels/variants.ts";
import { lockFile } from "../write/made-files.ts";
import { emitChanges } from "./changes.ts";
import { commentsOf, emitClient, emitPathsAt, emitSchemas } from "./client.ts";
import { emitFeatureLevels } from "./feature-levels.ts";
import { emitContract, emitOperations, wholeBodyOf } from "./operations.ts";
import { type Extras, readme } from "./readme.ts";
import { emitLock, type ReleasedLevels } from "./released-levels.ts";
import { type AddFile, json } from "./text.ts";
import { emitTypes } from "./type-files.ts";
import { typedOnly } from "./typed-only.ts";
import type { Documents } from "./types-document.ts";

/**
 * Makes the files of the client from an annotated bundle: the types for every server from a level up, and of servers of
 * exactly each level.
 *
 * @param served the documents of exactly each level. Defaults to those of the bundle.
 */
export async function emitClientFiles(
  add: AddFile,
  document: OpenApiDocument,
  served: Documents = variantsAt(document),
): Promise<void> {
  const levels = boundaries(document);
  const reliable = await step(`documents from each of ${levels.length} levels up`, () =>
    variants(document, "from", typedOnly("from"), served.documentAt),
  );
  const operations = levelledOperations(reliable);
  const wholeBodies = new Set(
    operationsById(document).flatMap(([one]) => (wholeBodyOf(one) ? [one.id] : [])),
  );
  const names = { registry: featureLevels(document), releases: releases(document), wholeBodies };
  await step("operations, client  →  operations.gen.ts, client.gen.ts, schemas.gen.ts", () => {
    add("operations.gen.ts", emitOperations(document));
    add("client.gen.ts", emitClient(levels, operations, names, commentsOf(document)));
    add("schemas.gen.ts", emitSchemas(reliable, operations));
    add("contract.gen.ts", emitContract(document));
  });
  await step("types  →  types/, paths-at.gen.ts", () => {
    add("paths-at.gen.ts", emitPathsAt(levels, names.releases));
    const only = typedOnly("at");
    const exact = { ...served, documentAt: (level: number) => only(served.documentAt(level)) };
    for (const [path, text] of emitTypes(reliable, exact)) add(path, text);
  });
}

/** Makes the other generated files, and returns the documents of each level. */
export async function emitTables(
  add: AddFile,
  document: OpenApiDocument,
  extras: Extras,
  released: ReleasedLevels,
): Promise<Variants> {
  const served = await step("documents of each level", () => variantsAt(document));
  const lock = await step("released levels", () => emitLock(document, served, released));
  if (lock !== undefined) add(lockFile, lock);
  await step("document, feature levels, change log", () => {
    add("README.md", readme(extras));
    add("annotated.json", json(document));
    add("feature-levels.gen.ts", emitFeatureLevels(document));
    add("changes.md", emitChanges(document, history(document)));
  });
  return served;
}
