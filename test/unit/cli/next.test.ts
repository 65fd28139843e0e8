// Changes whose level is not known yet: `next` is above all levels, and one command gives it its number.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { stringify } from "yaml";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { boundaries, history } from "../../../src/toolkit/levels/index.ts";
import { bundleSpecification } from "../../../src/toolkit/read/bundle.ts";
import { numberedText } from "../../../src/toolkit/write/numbered-text.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { thing } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("next");
const text = { type: "string" };
const entry = (level: number | "next", name: string) => ({
  level,
  ...(level !== "next" && { release: `${level}.0` }),
  name,
  summary: `With ${name}.`,
});
const at = (mark: JsonObject): JsonObject => ({ ...text, "x-feature-level": mark });

/** A specification with a field of level 4, and fields of these names at `next`. */
const written = (file: string, entries: object[], marks: Record<string, JsonObject>): string => {
  const properties: JsonObject = { old: at({ since: 4 }) };
  for (const [name, mark] of Object.entries(marks)) properties[name] = at(mark);
  const { paths, ...document } = thing({ type: "object", properties });
  const path = join(folder, file);
  writeFileSync(path, stringify({ ...document, "x-feature-levels": entries, paths }));
  return path;
};
const bundled = (file: string) => bundleSpecification(file, false, () => {});

it("two branches add entries at next anywhere, without names in their marks, and both are above all levels", async () => {
  const entries = [entry("next", "size"), entry(4, "old"), entry("next", "tint")];
  const marks = { size: { since: "next" }, tint: { changes: [{ level: "next", note: "Pale." }] } };
  const document = await bundled(written("branches.yaml", entries, marks));
  expect(boundaries(document)).toEqual([0, 4, 5]);
  const found = history(document).map(({ level, release, where }) => [
    level,
    release,
    where.split("/").at(-1),
  ]);
  expect(found).toEqual([
    [4, "4.0", "old"],
    [5, "next", "size"],
    [5, "next", "tint"],
  ]);
});

it("what is at next is not frozen", async () => {
  const file = written("open.yaml", [entry(4, "old"), entry("next", "size")], {
    size: { since: "next" },
  });
  const out = join(folder, "open");
  expect(await runCommand("generate", "--spec", file, "--out", out)).toMatchObject({ code: 0 });
  const edited = readFileSync(file, "utf8").replace(
    /size:\n(\s+)type: string/,
    "size:\n$1type: integer",
  );
  writeFileSync(file, edited);
  expect(await runCommand("generate", "--spec", file, "--out", out)).toMatchObject({ code: 0 });
});
it("number gives one entry its level, in the files as they are, and then the others", async () => {
  const entries = [entry(4, "old"), entry("next", "size"), entry("next", "tint")];
  const marks = { size: { since: "next", name: "size" }, tint: { since: "next", name: "tint" } };
  const file = written("two.yaml", entries, marks);
  const before = readFileSync(file, "utf8");
  const number = (...words: string[]) => runCommand("number", "--spec", file, ...words);
  const one = await number("--level", "7", "--name", "tint", "--release", "6.5");
  expect(one).toMatchObject({ code: 0, stderr: expect.stringContaining("level 7 is in 2 places") });
  const [first = "", size = "", tint = ""] =
    before.match(/ {2}- level:[\s\S]*?(?=\n {2}-|\npaths)/g) ?? [];
  expect([first, size, tint].every((one) => before.includes(one))).toBe(true);
  const numbered = tint.replace(/level: next\n(\s+)/, 'level: 7\n$1release: "6.5"\n$1');
  const want = before
    .replace(`${size}\n${tint}`, () => `${numbered}\n${size}`)
    .replace(/since: next\n(\s+)name: tint/, "since: 7\n$1name: tint");
  expect(readFileSync(file, "utf8")).toBe(want);
  expect(boundaries(await bundled(file))).toEqual([0, 4, 7, 8]);
  expect(await number("--level", "7")).toMatchObject({ code: 2 });
  expect(await number("--level", "8", "--name", "tint")).toMatchObject({ code: 2 });
  expect(await number("--level", "8")).toMatchObject({ code: 0 });
  expect(readFileSync(file, "utf8")).not.toContain("next");
  expect(await number("--level", "9")).toMatchObject({ code: 2 });
});

it("infer adds no version while a change is at next, and names the command that numbers it", async () => {
  const file = written("waiting.yaml", [entry(4, "old"), entry("next", "size")], {
    size: { since: "next" },
  });
  const before = readFileSync(file, "utf8");
  const version = join(folder, "5-things.json");
  writeFileSync(version, JSON.stringify(thing({ type: "object", properties: { old: text } })));
  const { code, stderr } = await runCommand("infer", version, "--into", file);
  expect(code).toBeGreaterThan(0);
  expect(stderr).toContain("with `npm run number -- --level LEVEL --spec ");
  expect(readFileSync(file, "utf8")).toBe(before);
});

it("number refuses a level that is not above all releases", async () => {
  const file = written("released.yaml", [entry(4, "old"), entry("next", "size")], {
    size: { since: "next" },
  });
  const text = `${readFileSync(file, "utf8")}x-releases: [{ release: "6.0", level: 6 }]\n`;
  writeFileSync(file, text);
  const { code, stderr } = await runCommand("number", "--spec", file, "--level", "5");
  expect(code).toBe(2);
  expect(stderr).toContain("goes up to level 6: name a later one.");
  expect(readFileSync(file, "utf8")).toBe(text);
});

it("number refuses to divide marks that name no entry, and writes nothing", async () => {
  const entries = [entry(4, "old"), entry("next", "size"), entry("next", "tint")];
  const file = written("unnamed.yaml", entries, {
    size: { since: "next" },
    tint: { since: "next" },
  });
  const before = readFileSync(file, "utf8");
  const words = ["--spec", file, "--level", "5", "--name", "size"];
  const { code, stderr } = await runCommand("number", ...words);
  expect(code).toBe(1);
  expect(stderr).toContain(
    "2 marks at `next` name no entry: add `name` to each, as size, tint are at `next`.",
  );
  expect(readFileSync(file, "utf8")).toBe(before);
});

it.each([
  [
    "{ x-feature-level: { since: next } } # since: next",
    "{ x-feature-level: { since: 9 } } # since: next",
  ],
  ["x-feature-level:\n  until: [3, next]\n", "x-feature-level:\n  until: [3, 9]\n"],
  [
    "x-feature-level: { values: { a: { since: next } } }",
    "x-feature-level: { values: { a: { since: 9 } } }",
  ],
  ["example: { since: next }\n", "example: { since: next }\n"],
  [
    "x-feature-levels:\n# Of all.\n- {level: 12, name: b}   # Old.\n- {level: next, name: a}\n\ntags: [ a,b ]\n",
    'x-feature-levels:\n# Of all.\n- {level: 9, release: "R", name: a}\n- {level: 12, name: b}   # Old.\n\ntags: [ a,b ]\n',
  ],
  [
    '{\n  "x-feature-levels": [\n    {\n      "level": "next",\n      "name": "a"\n    }\n  ]\n}',
    '{\n  "x-feature-levels": [\n    {\n      "level": 9,\n      "release": "R",\n      "name": "a"\n    }\n  ]\n}',
  ],
])("in %j", (before, now) => {
  const file = before.startsWith("{\n") ? "a.json" : "a.yaml";
  expect(numberedText(file, before, { level: 9, release: "R", name: undefined }).text).toBe(now);
});
