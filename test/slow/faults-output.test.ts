// What is made stays whole: a process killed at any moment, a full disk, a place that cannot be written; and a reader of
// the output who goes away, as in `npm run lint | head -1`.
import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { explained } from "../../src/base/failure.ts";
import { inHome } from "../../src/base/home.ts";
import { swapOutput } from "../../src/toolkit/generate/output.ts";
import { filesOf } from "../helpers/files.ts";
import { startScript } from "../helpers/run-script.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const place = temporaryFolder("faults-output");

const generate = (out: string, options: Parameters<typeof startScript>[2] = {}) =>
  startScript("generate", ["--spec", inHome("test/fixtures/library.yaml"), "--out", out], options)
    .ended;

const maker = { command: "npm run generate", keep: "docs" };
const swap = (folder: string, files: Record<string, string>) =>
  swapOutput(folder, new Map(Object.entries(files)), maker);

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

/** What is in a folder after the swap of these files: they, and their list. */
function whole(files: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(join(place, "whole-"));
  swap(folder, files);
  return filesOf(folder);
}

describe("generate, killed before any change to the disk or in the middle of one", () => {
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

  it("is made whole by the next run, which removes what a list beside it names, and nothing else", () => {
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
      // What stays holds the page, or no whole list: that is written first and may be removed first.
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

  it("a real SIGKILL between the renames leaves what was seen, and a real run makes it whole", async () => {
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
    expect(stderr).toContain(`${beside} was left by a run that was cut off: `);
  });
});

describe("a swap on a disk that fails", () => {
  const output = { "README.md": "new", "a/b/c.json": "new", "a/d.json": "new" };
  const swapIn = (parent: string, fails: Parameters<typeof onFailingDisk>[1], code: string) => {
    const folder = makeOld(join(place, parent));
    const result = onFailingDisk(code, fails, () => swap(folder, output));
    const state = { files: filesOf(folder), beside: readdirSync(join(place, parent)) };
    rmSync(join(place, parent), { recursive: true });
    return { ...result, ...state };
  };
  const untouched = { files: { ...old, ...site }, beside: ["generated"] };
  const { count, error } = swapIn("none", () => false, "");

  it("makes eleven changes where nothing fails", () => {
    expect({ count, error }).toEqual({ count: 11, error: undefined });
  });

  it.each(Array.from({ length: 11 }, (_, index) => index))(
    "that is full from change %i on, leaves the old folder and nothing beside it",
    (first) => {
      // To give things another name needs no space.
      const result = swapIn("full", (name, at) => at >= first && name !== "renameSync", "ENOSPC");
      if (first > 7) return expect(result.error).toBe(undefined);
      expect(result).toMatchObject(untouched);
      expect(explained(result.error)).toMatchObject({
        message: expect.stringMatching(
          /full[^ ]*: the disk is full \(ENOSPC\); free some space and run this again\.$/,
        ),
        exitCode: 1,
      });
    },
  );

  it.each(Array.from({ length: 11 }, (_, index) => index))(
    "and refuses change %i alone, leaves the old folder and nothing beside it",
    (refused) => {
      const result = swapIn("refused", (_, at) => at === refused, "EACCES");
      expect(result).toMatchObject(untouched);
      expect(explained(result.error)).toMatchObject({
        message: expect.stringMatching(/refused[^ ]*: this user has no permission for it/),
        exitCode: 1,
      });
    },
  );
});

describe("two swaps at once", () => {
  const first = { "README.md": "first", "a/b.json": "first" };
  const second = { "README.md": "second", "c/d.json": "second" };
  /** A process that is alive and is not this one. */
  const inAnotherProcess = (work: () => void) => {
    const own = process.pid;
    Object.defineProperty(process, "pid", { value: process.ppid, configurable: true });
    work();
    Object.defineProperty(process, "pid", { value: own, configurable: true });
  };

  it.each(Array.from({ length: 9 }, (_, index) => index))(
    "the second as a whole before change %i of the first: one is there whole, and nothing else",
    (at) => {
      const parent = join(place, `at-once-${at}`);
      const folder = makeOld(parent);
      let isDone = false;
      const interrupt = (_: string, index: number) => {
        if (index !== at || isDone) return false;
        isDone = true;
        inAnotherProcess(() => swap(folder, second));
        return false;
      };
      const { error } = onFailingDisk("", interrupt, () => swap(folder, first));
      expect(isDone).toBe(true);
      if (error !== undefined)
        expect(String(error)).toMatch(/ is being made by another process too: run/);
      // The later one, unless it is refused: before change 8 the first has taken the old folder away.
      expect(error === undefined).toBe(at < 8);
      const winner = error === undefined ? first : second;
      expect(filesOf(folder)).toEqual({ ...whole(winner), ...site });
      expect(readdirSync(parent)).toEqual(["generated"]);
    },
  );
});

describe("a place that cannot be written", () => {
  const system = process.platform === "darwin" ? "/System/out" : "/sys/out";
  it.each([
    [
      "that belongs to the system",
      () => system,
      /\/out[^ ]*: .+ \((EPERM|EROFS|EACCES)\); .+\.$/,
      1,
    ],
    [
      "that is a file",
      () => inHome("README.md"),
      /README\.md: a file is where .+ \(ENOTDIR\); .+\.$/,
      2,
    ],
  ])("%s: generate says so in one line", async (_, out, line, code) => {
    const ended = await generate(out());
    const [last, ...before] = ended.stderr.trimEnd().split("\n").reverse();
    expect(last).toMatch(line);
    expect(before.filter((line) => !/^[✔✖] /.test(line))).toEqual([]);
    expect(ended.code).toBe(code);
  });

  it("that takes no file of this size: generate says so in one line, and leaves nothing beside it", async () => {
    const parent = join(place, "limited");
    const folder = makeOld(parent);
    const temporary = mkdtempSync(join(place, "tmp-"));
    const { code, stderr } = await generate(folder, {
      shell: 'ulimit -f 8; exec "$@"',
      environment: { TMPDIR: temporary },
    });
    expect(stderr).toMatch(
      /generated\.next-[^ ]*: no file may be this large here \(EFBIG\); raise .+\.\n$/,
    );
    expect(code).toBe(1);
    expect(filesOf(folder)).toEqual({ ...old, ...site });
    expect(readdirSync(parent)).toEqual(["generated"]);
  });
});

describe("a script whose reader has gone", () => {
  it.each([
    { words: ["generate", "--help"], gone: "stdout", code: 0 },
    { words: ["mock", "--unknown"], gone: "stderr", code: 2 },
    { words: ["lint", "--spec-only", "--format", "json"], gone: "stdout", code: 0 },
  ] as const)("$words: ends as it would, and says nothing of it", async ({ words, gone, code }) => {
    const [name, ...rest] = words;
    const { child, ended } = startScript(name, rest);
    child[gone]?.destroy();
    const { code: actual, stdout, stderr } = await ended;
    expect(actual, stderr).toBe(code);
    expect({ stdout, stderr }[gone]).toBe("");
    expect(stderr).not.toMatch(/EPIPE|^\s+at /m);
  });
});

describe("a script whose output cannot be written", () => {
  it("says so in one line and ends with 1", async () => {
    const folder = temporaryFolder("output", onTestFinished);
    const output = join(folder, "output");
    const { code, stderr } = await startScript("generate", ["--help"], {
      shell: `ulimit -f 0; exec "$@" > ${output}`,
      environment: { TMPDIR: folder },
    }).ended;
    expect(stderr).toMatch(
      /^The standard output: no file may be this large here \(EFBIG\); .+\.\n$/,
    );
    expect(code).toBe(1);
    expect(readdirSync(folder)).toContain("output");
  });
});

const changes = ["mkdirSync", "renameSync", "writeFileSync"] as const;

/**
 * Does a piece of work during which changes to the disk fail with the code of a system's error, all those
 * that `fails` picks by name and number; a file that fails is half there. Answers what the work threw, and
 * how many changes there were.
 */
function onFailingDisk(
  code: string,
  fails: (name: (typeof changes)[number], index: number) => boolean,
  work: () => void,
): { readonly error: unknown; readonly count: number } {
  const originals = { ...fs };
  let count = 0;
  for (const name of changes) {
    // Each takes arguments of its own, which are passed on as they come.
    const original = originals[name] as (...words: unknown[]) => unknown;
    Object.assign(fs, {
      [name]: (...words: unknown[]) => {
        if (!fails(name, count++)) return original(...words);
        if (name === "writeFileSync") original(words[0], String(words[1]).slice(0, 1));
        // Of a write, the system does not say where.
        const path = name === "writeFileSync" ? {} : { path: words[0] };
        throw Object.assign(new Error(`${code}: ${name}`), { code, ...path });
      },
    });
  }
  syncBuiltinESMExports();
  try {
    work();
    return { error: undefined, count };
  } catch (error) {
    return { error, count };
  } finally {
    for (const name of changes) Object.assign(fs, { [name]: originals[name] });
    syncBuiltinESMExports();
  }
}
