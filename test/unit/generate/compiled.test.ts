// `generate` compiles what it makes, and names the part of the specification whose type TypeScript refuses.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { refusedByCompiler } from "../../../src/toolkit/generate/compiled.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { schemaRef, thing } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("compiled");

/** A list whose items are the list itself: openapi-typescript makes a type that includes itself. */
const Herd = { type: "array", items: schemaRef("Cow"), discriminator: { propertyName: "kind" } };
const Cow = { allOf: [schemaRef("Herd"), { required: ["length"] }] };

it("generate warns of a type that TypeScript refuses, unless it is not to compile", async () => {
  const file = join(folder, "herd.json");
  writeFileSync(file, JSON.stringify(thing(schemaRef("Herd"), { schemas: { Herd, Cow } })));
  const words = ["--spec", file, "--out", join(folder, "herd")];
  const { code, stderr } = await runCommand("generate", ...words);
  expect(code, stderr).toBe(0);
  expect(stderr).toMatch(
    /herd\.json#\/components\/schemas\/Cow: TypeScript refuses its type, at types\/from-0\.d\.ts:\d+: TS2456: /,
  );
  const quiet = await runCommand("generate", ...words, "--no-compile");
  expect(quiet.stderr).not.toMatch(/refuses|✔ compile/);
});

it.each([
  ["export type A = B;", "#/components/schemas/A", "TS2304"],
  ['export namespace V0 { interface paths { "/a": { get: B } } }', "#/paths/~1a", "TS2304"],
  [
    "export namespace V0 { interface headers { h: B<string> } }",
    "#/components/headers/h",
    "TS2304",
  ],
  ["export namespace V0 { interface operations { getA: B } }", "#/operations/getA", "TS2304"],
  ['import type { B } from "./b.js";', "#", "TS2307"],
  ["export type A = ;", "#/components/schemas/A", "TS1110"],
  ["export type A = Omit<{ a?: string }, 'a'>;", undefined, undefined],
  ["export type A = Blob | FormData;", undefined, undefined],
])("%s is refused at %s", (text, part, code) => {
  const found = refusedByCompiler(new Map([["types/from-0.d.ts", `\n${text}`]]));
  const want = { part, place: "types/from-0.d.ts:2", reason: expect.stringContaining(`${code}`) };
  expect(found).toEqual(part === undefined ? [] : [want]);
});
