// What `changelog` says without `redocly diff`: test/e2e/changelog.test.ts has the rest.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { infer } from "../../../src/toolkit/infer/infer-annotations.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { thing } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("changelog");
const file = join(folder, "rooms.yaml");
const text = { type: "string" };
const version = (level: number, properties: JsonObject) => ({
  level,
  document: thing({ type: "object", properties }),
});
const versions = [version(5, {}), version(20, { ref: text }), version(30, { size: text })];
writeFileSync(file, stringify(infer(versions).document));

describe("npm run changelog", () => {
  it.each([
    [["--from", "10", "--to", "15"], "from level 10 to level 15", ""],
    [
      ["--clients", "10..15", "--to", "12"],
      "from level 10 to level 12",
      ", for clients of levels 10 to 15",
    ],
    [["--from", "35"], "from level 35 to level 30", ""],
  ])(
    "says with %j that the document is the same, so that there is no comparison",
    async (words, title, clients) => {
      const { stdout, stderr } = await runCommand("changelog", "--spec", file, ...words);
      expect(stderr).not.toContain("redocly diff");
      expect(stdout).toContain(`# Small: ${title}\n`);
      const verdict = "**none**, without `redocly diff`, as the document is the same";
      expect(stdout).toContain(`${verdict}${clients}.\n`);
    },
  );

  it("says so too of versions that are all the same", async () => {
    const equal = join(folder, "equal.yaml");
    const versions = [1, 2, 3].map((level) => ({
      level,
      document: thing(text),
      release: `${level}`,
    }));
    writeFileSync(equal, stringify(infer(versions).document));
    const { code, stdout } = await runCommand("changelog", "--spec", equal, "--fail-on", "patch");
    expect(code).toBe(0);
    expect(stdout).toContain("# Small: from level 2 to level 3\n");
    expect(stdout).toContain("Nothing differs.");
  });

  it.each([
    [["a.yaml", "b.yaml"], "compare two plain documents with `npx redocly diff a.yaml b.yaml`"],
    [["--clients", "5..20", "--from", "5"], "cannot be combined with --from"],
    [["--spec", "test/fixtures/library.yaml", "--to", "0"], "No level comes before 0"],
    [["--format", "html"], "--format must be markdown"],
    [["--fail-on", "all"], "--fail-on must be none"],
  ])("with %j is rejected with the reason", async (words, message) => {
    const { code, stderr } = await runCommand("changelog", ...words);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
  });
});
