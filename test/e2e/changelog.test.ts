// What differs between two levels, and which clients it breaks.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { infer } from "../../src/toolkit/infer/infer-annotations.ts";
import { runCommand } from "../helpers/run-command.ts";
import { thing } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("changelog");
const file = join(folder, "rooms.yaml");
const text = { type: "string" };

/** `ref` exists since level 10. `name` was a number before 20, and is removed at 30, when `owner` is added. */
beforeAll(() => {
  const version = (level: number, properties: object) => {
    const document = thing({ type: "object", properties: { ...properties } });
    return { level, document, release: `1.${level}` };
  };
  const number = { type: "number" };
  const versions = [
    version(5, { name: number }),
    version(10, { name: number, ref: text }),
    version(20, { name: text, ref: text }),
    version(30, { owner: text, ref: text }),
  ];
  writeFileSync(file, stringify(infer(versions).document));
});

const schema = "#/paths/~1thing/get/responses/200/content/application~1json/schema";

describe("npm run changelog", () => {
  it("prints differences between the two newest levels, and which are breaking", async () => {
    const { code, stdout } = await runCommand("changelog", "--spec", file);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^# Small: from level 20 \(release 1\.20\) to level 30 \(release 1\.30\)\n\n\*\*major\*\* by `redocly diff`: 1 major, 1 minor, 0 patch\.\n\n## Breaks\n/,
    );
  });

  it("fails only for breaks that are not accepted, and names unmatched lines", async () => {
    const accept = join(folder, "accepted.txt");
    const words = ["--spec", file, "--fail-on", "minor", "--accept", accept];
    const name = `property-removed ${schema}/properties/name`;
    writeFileSync(accept, `# Reviewed.\n${name} # by us\nproperty-removed #/paths/gone\n`);
    const minor = await runCommand("changelog", ...words);
    expect(minor).toMatchObject({ code: 1 });
    expect(minor.stderr).toContain("`property-removed #/paths/gone` matches no change");
    expect(minor.stderr).not.toContain(`\`${name}\``);
    expect(minor.stderr).toContain("is minor, and --fail-on is minor.");
    expect(minor.stdout).toContain("`name` was removed, accepted (`property-removed`");
    const major = await runCommand("changelog", ...words, "--fail-on", "major", "--format", "json");
    expect(major.code).toBe(0);
    expect(JSON.parse(major.stdout).breaks).toMatchObject([{ isAccepted: true }]);
    writeFileSync(accept, "");
    expect((await runCommand("changelog", ...words)).code).toBe(1);
  });

  it("annotates the lines of the document, and exits with 1 with --fail-on", async () => {
    const words = ["--format", "github-actions", "--fail-on"];
    const { code, stdout, stderr } = await runCommand(
      "changelog",
      "--spec",
      file,
      ...words,
      "major",
    );
    expect(stdout).toMatch(
      /^::error title=property-removed,file=\S+rooms\.yaml,line=\d+,col=\d+::Property `name` was removed\./,
    );
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining("(release 1.30) is major, and --fail-on is major."),
    });
    const line = Number(/line=(\d+)/.exec(stdout)?.[1]);
    expect(readFileSync(file, "utf8").split("\n")[line - 1]?.trim()).toBe("name:");
    const without = await runCommand("changelog", "--spec", file, "--to", "10", ...words, "major");
    expect(without).toMatchObject({ code: 0, stdout: expect.stringMatching(/^::notice /) });
    expect(without.stderr).toContain("redocly diff  1.5 → 1.10"); // The oldest level has its release.
    expect(
      await runCommand("changelog", "--spec", file, "--to", "10", ...words, "minor"),
    ).toMatchObject({
      code: 1,
    });
  });

  it("escapes terminal sequences of a document", async () => {
    const red = "\u001b[31mRed\u202e";
    const since = { "x-feature-level": { since: 5 } };
    const annotated = thing({ type: "object", properties: { [red]: since } });
    const registry = [{ level: 5, release: "1.0", name: "named", summary: "Names." }];
    const path = join(folder, "marked.json");
    writeFileSync(path, JSON.stringify({ ...annotated, "x-feature-levels": registry }));
    const { stdout, stderr } = await runCommand("changelog", "--spec", path);
    expect(stdout + stderr).toContain("\\u001b[31mRed\\u202e");
    expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  });
});
