// What differs between two levels, and which clients it breaks.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { infer } from "../../src/toolkit/infer/infer-annotations.ts";
import { runCommand } from "../helpers/run-command.ts";
import { api, responding, thing } from "../helpers/small-api.ts";
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
    expect(stdout).toBe(`# Small: from level 20 (release 1.20) to level 30 (release 1.30)

**major** by \`redocly diff\`: 1 major, 1 minor, 0 patch.

## Breaks

- Property \`name\` was removed (\`property-removed\`, \`${schema}/properties/name\`).

## Gained

- **Added** property \`owner\` of response \`200\` (\`getThing\`).

## Lost

- **Removed** property \`name\` of response \`200\` (\`getThing\`).
`);
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
    writeFileSync(accept, "name\n");
    const wrong = await runCommand("changelog", ...words);
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.stderr).toContain("accepted.txt:1 has no rule and pointer");
  });

  it("tells a break of several operations once, with each place", async () => {
    const version = (level: number, status: JsonObject) => {
      const answer = responding({ type: "object", properties: { status } });
      return { level, document: api({ "GET /a": answer, "GET /b": answer }) };
    };
    const twice = join(folder, "twice.yaml");
    const { document } = infer([version(1, text), version(2, { type: "number" })]);
    writeFileSync(twice, stringify(document));
    const { stdout } = await runCommand("changelog", "--spec", twice);
    const at = (path: string) => schema.replace("~1thing", path);
    expect(stdout).toContain(`
## Breaks

- Type of \`status\` widened from 'string' to 'number' (\`schema-type-changed\`), at 2 places:
  - \`${at("~1a")}/properties/status/type\`
  - \`${at("~1b")}/properties/status/type\`

`);
  });

  it("accepts levels and releases; towards an older server, gains are losses", async () => {
    const { stdout, stderr } = await runCommand(
      "changelog",
      "--spec",
      file,
      "--from",
      "1.10",
      "--to",
      "5",
    );
    expect(stderr).toContain("redocly diff  1.10 → 1.5");
    expect(stdout).toContain("from level 10 (release 1.10) to level 5 (release 1.5)");
    expect(stdout).toContain("## Lost\n\n- **Added** property `ref`");
  });

  it.each([
    ["22", "from level 10 (release 1.10) to level 22"],
    ["1.30", "from level 10 (release 1.10) to level 30 (release 1.30)"],
  ])("to %s starts before the last difference, or at the previous release", async (to, title) => {
    const document = parse(readFileSync(file, "utf8"));
    const known = document["x-releases"].filter(({ level }: { level: number }) => level !== 20);
    const fewer = join(folder, "fewer.json");
    writeFileSync(fewer, JSON.stringify({ ...document, "x-releases": known }));
    const { stdout } = await runCommand("changelog", "--spec", fewer, "--to", to);
    expect(stdout).toContain(title);
    expect(stdout).not.toContain("Nothing differs.");
  });

  it("rates the newest level for a range of clients, and lists the clients that break", async () => {
    const words = ["--clients", "1.10..1.20", "--format", "json"];
    const { stdout } = await runCommand("changelog", "--spec", file, ...words);
    const { breaks, clients, impact } = JSON.parse(stdout);
    expect({ clients, impact }).toEqual({ clients: [10, 20], impact: "major" });
    const met = breaks.map((one: { rule: string; clients: unknown }) => [one.rule, one.clients]);
    expect(met).toContainEqual(["property-removed", [[10, 20]]]);
    const told = await runCommand("changelog", "--spec", file, "--clients", "5..20", "--to", "20");
    expect(told.stderr.match(/redocly diff .*/g)).toHaveLength(2); // The level is not compared with itself.
    expect(told.stdout).toContain("breaks clients of levels 5 to 19 (releases 1.5 to 1.10)");
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
