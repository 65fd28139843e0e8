// Output stays complete if a process is killed at any moment, the disk is full or a place cannot be written. Also
// covers a reader that closes the output early, as in `npm run lint | head -1`.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { swapOutput } from "../../src/toolkit/write/replace-folder.ts";
import { filesOf } from "../helpers/files.ts";
import { startScript } from "../helpers/run-script.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const place = temporaryFolder("faults-output");

const generate = (out: string, options: Parameters<typeof startScript>[2] = {}) =>
  startScript("generate", ["--spec", inHome("test/fixtures/library.yaml"), "--out", out], options)
    .ended;

const owner = { command: "openapi-levels generate", keep: "docs" };
const swap = (folder: string, files: Record<string, string>) =>
  swapOutput(folder, new Map(Object.entries(files)), owner);

const site = { "docs/index.html": "<p>The site</p>" };

/** A folder as an earlier run left it, with the documentation in it. */
function makeOld(parent: string): string {
  mkdirSync(parent, { recursive: true });
  const folder = join(parent, "generated");
  swap(folder, { "README.md": "old", "types/from-3.d.ts": "old" });
  mkdirSync(join(folder, "docs"));
  for (const [path, text] of Object.entries(site)) writeFileSync(join(folder, path), text);
  return folder;
}
const old = filesOf(makeOld(join(place, "old")), "docs");

describe("generate, killed before or during any change to the disk", () => {
  const parent = join(place, "watched");
  const snapshots = join(place, "snapshots");
  let made: Record<string, string>;
  /** The same without the list, which the swap adds. */
  let output: Record<string, string>;

  beforeAll(async () => {
    const folder = makeOld(parent);
    const { code, stderr } = await generate(folder, {
      preload: ["snapshot-each-change.mjs"],
      environment: { WATCHED: parent, SNAPSHOTS: snapshots },
    });
    expect(code, stderr).toBe(0);
    made = filesOf(folder, "docs");
    const { "made-files.txt": _, ...files } = made;
    output = files;
  });

  const moments = () =>
    readdirSync(snapshots).map((moment) => {
      const state = join(snapshots, moment);
      const others = readdirSync(state).filter((name) => name !== "generated");
      return { moment, state, folder: join(state, "generated"), others };
    });

  it("leaves the complete old or new folder, between the renames under another name", () => {
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
    // There are two moments for each file, and the old folder never comes back after the new one.
    expect(isOld.length).toBeGreaterThan(2 * Object.keys(made).length);
    expect(isOld.lastIndexOf(true)).toBeLessThan(isOld.indexOf(false));
  });

  it("is repaired by the next run, which removes only listed leftover files", () => {
    const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    for (const { moment, state } of moments()) {
      const copy = join(place, "copy");
      cpSync(state, copy, { recursive: true });
      swap(join(copy, "generated"), output);
      expect(filesOf(join(copy, "generated"), "docs"), moment).toEqual(made);
      const stayed = readdirSync(copy).filter((name) => name !== "generated");
      const page = [...stayed, "generated"].map((name) => join(copy, name, "docs/index.html"));
      expect(
        page.filter((path) => existsSync(path)),
        moment,
      ).toHaveLength(1);
      // A leftover stays only if it has the page, or no complete list, which is written first and may be removed first.
      const proof = (name: string) => filesOf(join(copy, name), "docs")["made-files.txt"];
      const isProven = (name: string) =>
        [made, old].some((files) => files["made-files.txt"] === proof(name));
      expect(
        stayed.filter((name) => isProven(name) && !existsSync(join(copy, name, "docs"))),
        moment,
      ).toEqual([]);
      for (const name of stayed) expect(stderr.mock.calls.join(""), moment).toContain(name);
      rmSync(copy, { recursive: true });
    }
    stderr.mockRestore();
  });

  it("leaves the same files after a SIGKILL between the renames; a run repairs it", async () => {
    const seen = moments().find(({ folder }) => !existsSync(folder));
    const parent = join(place, "killed");
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
    expect(filesOf(folder)).toEqual(made);
    const [, beside = "", ...others] = readdirSync(parent);
    expect(others).toEqual([]);
    expect(filesOf(join(parent, beside))).toMatchObject(site);
    expect(stderr).toContain(`${beside} is left from an interrupted run. `);
  });
});

describe("a place that cannot be written", () => {
  const system = process.platform === "darwin" ? "/System/out" : "/sys/out";
  it("that belongs to the system: generate prints one line", async () => {
    const ended = await generate(system);
    const [last, ...before] = ended.stderr.trimEnd().split("\n").reverse();
    expect(last).toMatch(/\/out[^ ]*: .+ \((EPERM|EROFS|EACCES)\)\.$/);
    expect(before.filter((line) => !/^[✔✖] /.test(line))).toEqual([]);
    expect(ended.code).toBe(1);
  });

  it("on a full disk, generate prints one line and leaves no file behind", async () => {
    const parent = join(place, "limited");
    const folder = makeOld(parent);
    const temporary = mkdtempSync(join(place, "tmp-"));
    const { code, stderr } = await generate(folder, {
      shell: 'ulimit -f 8; exec "$@"',
      environment: { TMPDIR: temporary },
    });
    expect(stderr).toMatch(/generated\.next-[^ ]*: file too large \(EFBIG\)\.\n$/);
    expect(code).toBe(1);
    expect(filesOf(folder)).toEqual({ ...old, ...site });
    expect(readdirSync(parent)).toEqual(["generated"]);
  });
});

describe("a script with closed output", () => {
  it.each([
    { words: ["generate", "--help"], closed: "stdout", code: 0 },
    { words: ["mock", "--unknown"], closed: "stderr", code: 2 },
    { words: ["lint:spec", "--format", "json"], closed: "stdout", code: 0 },
  ] as const)("$words: ends with its usual code and no error", async ({ words, closed, code }) => {
    const [name, ...rest] = words;
    const { child, ended } = startScript(name, rest);
    child[closed]?.destroy();
    const { code: actual, stdout, stderr } = await ended;
    expect(actual, stderr).toBe(code);
    expect({ stdout, stderr }[closed]).toBe("");
    expect(stderr).not.toMatch(/EPIPE|^\s+at /m);
  });
});
