// Changes whose level is not known yet: `next` is above all levels until it gets its number.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { stringify } from "yaml";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { boundaries, history } from "../../../src/toolkit/levels/index.ts";
import { bundleSpecification } from "../../../src/toolkit/read/bundle.ts";
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
const at = (annotation: JsonObject): JsonObject => ({ ...text, "x-feature-level": annotation });

/** A specification with a field of level 4, and fields of these names at `next`. */
const written = (
  file: string,
  entries: object[],
  annotations: Record<string, JsonObject>,
): string => {
  const properties: JsonObject = { old: at({ since: 4 }) };
  for (const [name, annotation] of Object.entries(annotations)) properties[name] = at(annotation);
  const { paths, ...document } = thing({ type: "object", properties });
  const path = join(folder, file);
  writeFileSync(path, stringify({ ...document, "x-feature-levels": entries, paths }));
  return path;
};
const bundled = (file: string) => bundleSpecification(file, false, () => {});

it("two branches may add entries at next anywhere, without names in annotations", async () => {
  const entries = [entry("next", "size"), entry(4, "old"), entry("next", "tint")];
  const annotations = {
    size: { since: "next" },
    tint: { changes: [{ level: "next", note: "Pale." }] },
  };
  const document = await bundled(written("branches.yaml", entries, annotations));
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
it("search and replace gives one entry its level, and lint names what is missing", async () => {
  const entries = [entry(4, "old"), entry("next", "size")];
  const file = written("numbered.yaml", entries, { size: { since: "next" } });
  const lint = () => runCommand("lint", "--spec", file, "--format", "stylish");
  expect(await lint()).toMatchObject({ code: 0 });
  const numbered = readFileSync(file, "utf8").replaceAll(": next", ": 7");
  writeFileSync(file, numbered);
  const { code, stdout } = await lint();
  expect(code).toBe(1);
  expect(stdout).toContain("must have `release`");
  writeFileSync(file, numbered.replace("level: 7", 'level: 7\n    release: "6.5"'));
  expect(await lint()).toMatchObject({ code: 0 });
  expect(boundaries(await bundled(file))).toEqual([0, 4, 7]);
});

it("infer adds no version while a change is at next, and says what to do", async () => {
  const file = written("waiting.yaml", [entry(4, "old"), entry("next", "size")], {
    size: { since: "next" },
  });
  const before = readFileSync(file, "utf8");
  const version = join(folder, "5-things.json");
  writeFileSync(version, JSON.stringify(thing({ type: "object", properties: { old: text } })));
  const { code, stderr } = await runCommand("infer", version, "--into", file);
  expect(code).toBeGreaterThan(0);
  expect(stderr).toContain("has changes at the level `next`. Replace `next` by their level first.");
  expect(readFileSync(file, "utf8")).toBe(before);
});
