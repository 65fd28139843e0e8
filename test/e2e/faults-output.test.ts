// What is made stays whole: a process killed at any moment, a full disk, a place that cannot be written.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { swapOutput } from "../../scripts/lib/output.ts";
import { inRoot } from "../../scripts/lib/root.ts";
import { filesOf } from "../helpers/files.ts";
import { startScript } from "../helpers/start-script.ts";

const place = mkdtempSync(join(tmpdir(), "faults-output-"));
afterAll(() => rmSync(place, { recursive: true }));

const generate = (out: string, options: Parameters<typeof startScript>[2] = {}) =>
  startScript("generate", ["--spec", inRoot("test/fixtures/library.yaml"), "--out", out], options)
    .ended;

const old = { "README.md": "old", "types/from-3.d.ts": "old" };
const site = { "docs/index.html": "<p>The site</p>" };

/** A folder as an earlier run left it, with the documentation in it. */
function makeOld(parent: string): string {
  mkdirSync(parent, { recursive: true });
  const folder = join(parent, "generated");
  swapOutput(folder, new Map(Object.entries({ ...old, ...site })), []);
  return folder;
}

describe("generate, killed before any change to the disk or in the middle of one", () => {
  const parent = join(place, "watched");
  const snapshots = join(place, "snapshots");
  let made: Record<string, string>;

  beforeAll(async () => {
    const folder = makeOld(parent);
    const { code, stderr } = await generate(folder, {
      preload: ["snapshot-each-change.mjs"],
      environment: { WATCHED: parent, SNAPSHOTS: snapshots },
    });
    expect(code, stderr).toBe(0);
    made = filesOf(folder, "docs");
  });

  const moments = () =>
    readdirSync(snapshots).map((moment) => {
      const state = join(snapshots, moment);
      const others = readdirSync(state).filter((name) => name !== "generated");
      return { moment, state, folder: join(state, "generated"), others };
    });

  it("leaves the old folder whole or the new one; between the renames the old one beside its place", () => {
    const isOld: boolean[] = [];
    for (const { moment, state, folder, others } of moments()) {
      const previous = others.find((name) => name.includes(".previous-")) ?? "none";
      const isNone = !existsSync(folder);
      const files = filesOf(isNone ? join(state, previous) : folder, "docs");
      expect([old, made], moment).toContainEqual(files);
      isOld.push(files["README.md"] === "old");
      if (isNone) expect(moment).toMatch(/renameSync$/);
    }
    expect(moments().filter(({ folder }) => !existsSync(folder))).toHaveLength(1);
    // Each of the files made two moments, and there is no way back from the new to the old.
    expect(isOld.length).toBeGreaterThan(2 * Object.keys(made).length);
    expect(isOld.lastIndexOf(true)).toBeLessThan(isOld.indexOf(false));
  });

  it("is put right by the next run, which leaves nothing beside the folder and keeps the documentation", () => {
    for (const { moment, state, folder } of moments()) {
      const copy = join(place, "copy");
      cpSync(state, copy, { recursive: true });
      swapOutput(join(copy, "generated"), new Map(Object.entries(made)), ["docs"]);
      expect(filesOf(join(copy, "generated")), moment).toEqual({ ...made, ...site });
      expect(readdirSync(copy), moment).toEqual(["generated"]);
      rmSync(copy, { recursive: true });
      expect(existsSync(folder) || moment.endsWith("renameSync"), moment).toBe(true);
    }
  });

  it.each([
    { what: "in the middle of a file", moment: /cut in half$/ },
    { what: "between the renames", moment: /renameSync$/ },
    { what: "while it tidies up", moment: /before the end$/ },
  ])("$what: a real SIGKILL leaves what was seen, and a real run puts it right", async (row) => {
    const seen = moments().filter(({ moment }) => row.moment.test(moment))[1] ?? moments()[0];
    const parent = join(place, row.what.replaceAll(" ", "-"));
    const folder = makeOld(parent);
    const killed = await generate(folder, {
      preload: ["snapshot-each-change.mjs"],
      environment: { WATCHED: parent, KILLED_AT: seen?.moment ?? "" },
    });
    expect(killed.code).toBe(null);
    const nameless = (files: Record<string, string>) =>
      Object.entries(files).map(([path, text]) => [path.replace(/-\d+-[-0-9a-f]+\//, "/"), text]);
    expect(nameless(filesOf(parent))).toEqual(nameless(filesOf(seen?.state ?? "")));
    const { code, stderr } = await generate(folder);
    expect(code, stderr).toBe(0);
    expect(filesOf(folder)).toEqual({ ...made, ...site });
    expect(readdirSync(parent)).toEqual(["generated"]);
  });
});
