// No command loses what a user has put into a folder or a file.

import { execFile } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { docs } from "../../src/program/docs-command.ts";
import { writeReport } from "../../src/service/conformance/write-report.ts";
import { generate } from "../../src/toolkit/generate/generate-files.ts";
import { swapOutput } from "../../src/toolkit/write/replace-folder.ts";
import { filesOf } from "../helpers/files.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

// The folder is refused before the specification is read, which this is not.
const specification = inHome("tsconfig.json");
let parent = "";
let folder = "";
beforeEach(() => {
  parent = temporaryFolder("users-files", onTestFinished);
  folder = join(parent, "out");
});

const put = (path: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), "mine");
};

/** Everything below the parent: the text of files, and the names of files, links and folders. */
const everything = () => [
  filesOf(parent),
  readdirSync(parent, { recursive: true }).map((path) => {
    const entry = lstatSync(join(parent, String(path)));
    return `${path} ${entry.isSymbolicLink() ? "link" : entry.isDirectory() ? "folder" : "file"}`;
  }),
];

describe.each<[string, () => Promise<unknown>]>([
  ["generate", () => generate({ specification, folder })],
  ["docs", () => docs(["--spec", specification, "--out", folder])],
])("%s", (name, make) => {
  const command = `openapi-levels ${name}`;
  /** The output of an earlier run. */
  const old = { "README.md": "old", "index.html": "old", "types/a/b.html": "old", "z.json": "old" };

  it("refuses a folder that has other files than its own", async () => {
    swapOutput(folder, new Map(Object.entries(old)), { command });
    put("types/notes.txt");
    const before = everything();
    await expect(make()).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(
        new RegExp(
          `out/types/notes.txt is not in .*, so \`${command}\` did not make it\\. Move it, or name`,
        ),
      ),
    });
    expect(everything()).toEqual(before);
  });

  it("refuses a folder that it did not make, whatever its files are called", async () => {
    for (const path of Object.keys(old)) put(path);
    const before = everything();
    await expect(make()).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(`so \`${command}\` did not make it`),
    });
    expect(everything()).toEqual(before);
  });

  it("refuses the working directory, even if empty", async () => {
    const tsx = import.meta.resolve("tsx");
    const words = [inHome("src/program/program.ts"), name, "--spec", specification, "--out", "."];
    const run = promisify(execFile)(process.execPath, ["--import", tsx, ...words], { cwd: parent });
    await expect(run).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^\. contains the working directory, .*\. Run it from another folder/m,
      ),
    });
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe("if the disk is full,", () => {
  const module = pathToFileURL(inHome("src/toolkit/write/create-file.ts")).href;
  /** Runs a call of the writer of `infer`, for which a file of 10,000 bytes is too large. */
  const expectFull = async (call: string) => {
    const code = `const write = await import("${module}"); const file = process.argv[1]; const text = "a".repeat(10_000); ${call}`;
    const node = [process.execPath, "--import", "tsx", "--input-type=module", "-e", code];
    const words = ["-c", 'ulimit -f 4; exec "$@"', "sh", ...node, join(parent, "a.json")];
    const run = promisify(execFile)("sh", words, { cwd: inHome() });
    await expect(run).rejects.toThrow(/a\.json\S*: file too large \(EFBIG\)\.$/m);
  };

  it("a new file is not left in part", async () => {
    await expectFull("write.writeNewFile(file, text)");
    expect(readdirSync(parent)).toEqual([]);
  });

  it("a file that is edited stays as it is", async () => {
    writeFileSync(join(parent, "a.json"), "mine");
    const before = everything();
    await expectFull("write.replaceFiles(new Map([[file, text]]), new Map())");
    expect(everything()).toEqual(before);
  });
});

it("a report is written to a pipe, which stays", async () => {
  const pipe = join(parent, "pipe");
  await promisify(execFile)("mkfifo", [pipe]);
  const read = readFile(pipe, "utf8");
  await writeReport(pipe, "told");
  expect(await read).toBe("told");
  expect(lstatSync(pipe).isFIFO()).toBe(true);
});
