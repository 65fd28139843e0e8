// What `changes` says without `redocly diff`: test/e2e/changes.test.ts has the rest.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { infer } from "../../../src/toolkit/infer/infer.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { thing } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("changes");
const file = join(folder, "rooms.yaml");
const text = { type: "string" };
const versions = [5, 20].map((level) => ({
  level,
  document: thing({ type: "object", properties: level === 5 ? {} : { ref: text } }),
}));
writeFileSync(file, stringify(infer(versions).document));

describe("npm run changes", () => {
  it("says if the document is the same at both levels, so that there is no comparison", async () => {
    const words = ["--spec", file, "--from", "10", "--to", "15"];
    const { stdout, stderr } = await runCommand("changes", ...words);
    expect(stderr).not.toContain("redocly diff");
    expect(stdout).toContain("**none**, without `redocly diff`, as the document is the same.\n");
  });

  it("says so too of versions that are all the same", async () => {
    const equal = join(folder, "equal.yaml");
    const versions = [1, 2].map((level) => ({ level, document: thing(text), release: `${level}` }));
    writeFileSync(equal, stringify(infer(versions).document));
    const { code, stdout } = await runCommand("changes", "--spec", equal, "--fail-on", "patch");
    expect(code).toBe(0);
    expect(stdout).toContain("# Small: from level 1 to level 2\n");
    expect(stdout).toContain("Nothing differs.");
  });

  it.each([
    [["a.yaml", "b.yaml"], "are compared by `npx redocly diff a.yaml b.yaml`"],
    [["--spec", file, "--clients", "5"], "--clients takes two levels"],
    [["--spec", file, "--clients", "20..5"], "--clients takes the older level first: 5..20."],
    [["--spec", file, "--clients", "5..20", "--from", "5"], "leave --from out"],
    [["--spec", file, "--to", "0"], "There is no level before 0"],
    [["--spec", file, "--format", "html"], "--format takes markdown"],
    [["--spec", file, "--fail-on", "all"], "--fail-on takes none"],
  ])("with %j is rejected with the reason", async (words, message) => {
    const { code, stderr } = await runCommand("changes", ...words);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
  });
});
