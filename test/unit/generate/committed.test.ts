// The committed files are those that each emitter makes: tables of this API, all of which the smoke test compares by the
// command, and the client's files of the library in test/fixtures/made-files, which
// `npx vitest run test/unit/generate/committed.test.ts -u` writes anew.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inHome } from "../../../src/node/package-root.ts";
import { emitChanges } from "../../../src/toolkit/generate/change-log.ts";
import { emitPathsAt } from "../../../src/toolkit/generate/client/client-types.ts";
import { emitFeatureLevels } from "../../../src/toolkit/generate/client/level-table.ts";
import {
  emitContract,
  emitOperations,
} from "../../../src/toolkit/generate/client/operation-table.ts";
import { emitClientFiles } from "../../../src/toolkit/generate/emit-files.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { annotated, library } from "../../helpers/annotated.ts";

const document = annotated();

it.each<[file: string, emit: () => string]>([
  ["operations.gen.ts", () => emitOperations(levelled(document))],
  ["contract.gen.ts", () => emitContract(levelled(document))],
  ["paths-at.gen.ts", () => emitPathsAt(levelled(document))],
  ["feature-levels.gen.ts", () => emitFeatureLevels(levelled(document))],
  ["changes.md", () => emitChanges(levelled(document))],
])("generated/%s is what its emitter makes", (file, emit) => {
  expect(emit()).toBe(readFileSync(inHome("generated", file), "utf8"));
});

it("the client's files of the library are the committed ones", async () => {
  const made = new Map<string, string>();
  await emitClientFiles((path, text) => void made.set(path, text), levelled(library()));
  for (const path of [
    "client.gen.ts",
    "schemas.gen.ts",
    "types/shared.d.ts",
    "types/at.d.ts",
    "types/from-0.d.ts",
    "types/from-10.d.ts",
  ]) {
    const file = inHome("test/fixtures/made-files", `${path.replace("/", ".")}.txt`);
    await expect(made.get(path)).toMatchFileSnapshot(file);
  }
});
