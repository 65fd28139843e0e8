// A reader who goes away, as in `npm run lint | head -1`, and an output that cannot be written.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startScript } from "../helpers/start-script.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("faults-pipes");

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
