// A folder is replaced completely or not at all, whatever change to the disk fails, and whoever replaces it meanwhile.
import fs, { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { explainError } from "../../../src/node/failure.ts";
import { swapOutput } from "../../../src/toolkit/write/replace-folder.ts";
import { filesOf } from "../../helpers/files.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const swapIn = (folder: string, files: Record<string, string>) =>
  swapOutput(folder, new Map(Object.entries(files)), { command: "npm run docs", keep: "docs" });

/** A folder as an earlier run left it, with a folder in it that stays. */
function makeOld(): string {
  const folder = join(temporaryFolder("swaps", onTestFinished), "generated");
  swapIn(folder, { "README.md": "old", "types/from-3.d.ts": "old" });
  mkdirSync(join(folder, "docs"));
  writeFileSync(join(folder, "docs/index.html"), "<p>The site</p>");
  return folder;
}

let folder = "";
let old: Record<string, string> = {};
beforeEach(() => {
  folder = makeOld();
  old = filesOf(folder);
});
const beside = () => readdirSync(join(folder, ".."));

/** What a folder has after these files are swapped in. */
function whole(files: Record<string, string>): Record<string, string> {
  const other = makeOld();
  swapIn(other, files);
  return filesOf(other);
}

describe("a swap on a disk that fails", () => {
  const output = { "README.md": "new", "a/b/c.json": "new", "a/d.json": "new" };
  const swapped = (fails: Parameters<typeof onFailingDisk>[1], code: string) =>
    onFailingDisk(code, fails, () => swapIn(folder, output));
  const expectUntouched = () => expect([filesOf(folder), beside()]).toEqual([old, ["generated"]]);

  it("makes eleven changes if none fails", () => {
    expect(swapped(() => false, "")).toEqual({ count: 11, error: undefined });
  });

  it.each(Array.from({ length: 11 }, (_, index) => index))(
    "that is full from change %i on leaves the old folder and nothing beside it",
    (first) => {
      // Renaming needs no space.
      const { error } = swapped((name, at) => at >= first && name !== "renameSync", "ENOSPC");
      if (first > 7) return expect(error).toBe(undefined);
      expectUntouched();
      expect(explainError(error)).toMatchObject({
        message: expect.stringMatching(/swaps[^ ]*: \w+Sync \(ENOSPC\)\.$/),
        exitCode: 1,
      });
    },
  );

  it.each(Array.from({ length: 11 }, (_, index) => index))(
    "that refuses only change %i leaves the old folder and nothing beside it",
    (refused) => {
      const { error } = swapped((_, at) => at === refused, "EACCES");
      expectUntouched();
      expect(explainError(error)).toMatchObject({
        message: expect.stringMatching(/swaps[^ ]*: \w+Sync \(EACCES\)\.$/),
        exitCode: 1,
      });
    },
  );
});

describe("two swaps at once", () => {
  const first = { "README.md": "first", "a/b.json": "first" };
  const second = { "README.md": "second", "c/d.json": "second" };
  /** Runs the work with the id of another living process. */
  const inAnotherProcess = (work: () => void) => {
    const own = process.pid;
    Object.defineProperty(process, "pid", { value: process.ppid, configurable: true });
    work();
    Object.defineProperty(process, "pid", { value: own, configurable: true });
  };

  it.each(Array.from({ length: 9 }, (_, index) => index))(
    "leave exactly one complete result if the second runs before change %i of the first",
    (at) => {
      let isDone = false;
      const interrupt = (_: string, index: number) => {
        if (index !== at || isDone) return false;
        isDone = true;
        inAnotherProcess(() => swapIn(folder, second));
        return false;
      };
      const { error } = onFailingDisk("", interrupt, () => swapIn(folder, first));
      expect(isDone).toBe(true);
      if (error !== undefined)
        expect(error).toMatchObject({
          message: expect.stringMatching(/ is being written by another process\. Run/),
          cause: expect.any(Error),
        });
      // The first ends later and wins, unless it is refused: before change 8, it has moved the old folder away.
      expect(error === undefined).toBe(at < 8);
      const winner = error === undefined ? first : second;
      expect([filesOf(folder), beside()]).toEqual([whole(winner), ["generated"]]);
    },
  );
});

const changes = ["mkdirSync", "renameSync", "writeFileSync"] as const;

/**
 * Runs some work. The changes to the disk that `fails` picks by name and number fail with a system error code; a failed
 * write leaves part of its file. Returns the error that the work threw, and the number of changes.
 */
function onFailingDisk(
  code: string,
  fails: (name: (typeof changes)[number], index: number) => boolean,
  work: () => void,
): { readonly error: unknown; readonly count: number } {
  const originals = { ...fs };
  let count = 0;
  for (const name of changes) {
    // Each has different parameters, which are passed on unchanged.
    const original = originals[name] as (...words: unknown[]) => unknown;
    Object.assign(fs, {
      [name]: (...words: unknown[]) => {
        if (!fails(name, count++)) return original(...words);
        if (name === "writeFileSync") original(words[0], String(words[1]).slice(0, 1));
        // The system error of a write has no path.
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
