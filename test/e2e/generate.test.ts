// `npm run generate` as its callers see it: whole, fresh, repeatable, and careful with what stands.
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { own } from "../../src/cli/places.ts";
import { generate } from "../../src/generate/generate.ts";
import { Failure } from "../../src/system/failure.ts";
import { inHome } from "../../src/system/home.ts";
import { filesOf } from "../helpers/files.ts";
import { runScript } from "../helpers/run-script.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("generate");
const at = (...path: string[]) => join(folder, ...path);

beforeAll(async () => {
  await cp(inHome("openapi"), at("openapi"), { recursive: true });
  await generateTo("generated");
});

/** What the command calls: a process for each of its runs would take seconds. */
const generateTo = (folder: string, check = false) =>
  generate({
    ...own.generated,
    specification: at("openapi/openapi.yaml"),
    folder: at(folder),
    check,
  });
/** What it refuses with. */
const refusal = (...given: Parameters<typeof generateTo>) =>
  generateTo(...given).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe("npm run generate", () => {
  it("finds the committed output fresh", async () => {
    const { code, stderr } = await runScript("generate", "--check");
    expect(stderr).toContain("up to date");
    expect(code).toBe(0);
  });

  it("makes the same bytes in another place", async () => {
    expect(filesOf(at("generated"))).toEqual(filesOf(inHome("generated"), "docs"));
  });

  it("names no machine path, and no moment", async () => {
    for (const text of Object.values(filesOf(at("generated")))) {
      expect(text).not.toContain(folder);
      expect(text).not.toContain(inHome());
      expect(text).not.toContain(String(new Date().getFullYear()));
    }
  });

  it("with --check names each stale, missing and surplus file and writes nothing", async () => {
    const other = at("checked");
    await cp(at("generated"), other, { recursive: true });
    await writeFile(join(other, "changes.md"), "stale");
    await writeFile(join(other, "surplus.md"), "surplus");
    await rm(join(other, "types/from-22.d.ts"));
    const before = filesOf(other);
    const failure = await refusal("checked", true);
    expect(failure).toBeInstanceOf(Failure);
    for (const [path, state] of [
      ["changes.md", "stale"],
      ["types/from-22.d.ts", "missing"],
      ["surplus.md", "surplus"],
    ]) {
      expect(failure).toMatchObject({
        message: expect.stringContaining(`checked/${path} is ${state}: run \`npm run generate\`.`),
        exitCode: 1,
      });
    }
    expect(filesOf(other)).toEqual(before);
  });

  it("puts the whole output right, and leaves the documentation where it is", async () => {
    const other = at("repaired");
    await cp(at("generated"), other, { recursive: true });
    await rm(join(other, "openapi"), { recursive: true });
    await cp(at("openapi"), join(other, "docs"), { recursive: true });
    await generateTo("repaired");
    expect(filesOf(join(other, "docs"))).toEqual(filesOf(at("openapi")));
    await rm(join(other, "docs"), { recursive: true });
    expect(filesOf(other)).toEqual(filesOf(at("generated")));
  });

  it.each([
    {
      fault: "a reference that leads nowhere",
      file: "paths/invites.yaml",
      damage: (text: string) => text.replace("schemas/InvitationList.yaml", "schemas/Missing.yaml"),
      where: /openapi\/paths\/invites\.yaml:\d+:\d+: .*Missing\.yaml/,
    },
    {
      fault: "a file that is not YAML",
      file: "components/schemas/Success.yaml",
      damage: (text: string) => `${text}\n  : [`,
      where: /openapi\/components\/schemas\/Success\.yaml:\d+/,
    },
    {
      fault: "a file that is half-written",
      file: "paths/invites.yaml",
      damage: (text: string) => text.slice(0, text.indexOf("operationId") + 4),
      where: /openapi\/paths\/invites\.yaml:\d+/,
    },
    {
      fault: "a mark that the registry does not know",
      file: "components/schemas/InvitationBase.yaml",
      damage: (text: string) => text.replace("since: 267", "since: 268"),
      where: /openapi\/components\/schemas\/InvitationBase\.yaml:\d+/,
    },
    {
      fault: "an operationId that another operation has",
      file: "paths/invites.yaml",
      damage: (text: string) => text.replace("listInvitations", "deleteDraft"),
      where: /openapi\/paths\/.*\.yaml:\d+:\d+: .*unique `operationId`/,
    },
    {
      fault: "an operation without operationId",
      file: "paths/invites.yaml",
      damage: (text: string) => text.replace(/ *operationId: .*\n/, ""),
      where: /openapi\/paths\/invites\.yaml:\d+:\d+: .*operationId/,
    },
    {
      fault: "an example that its schema refuses",
      file: "components/examples/getEvents.draft-removed.yaml",
      damage: (text: string) => text.replace("draft_id: 17", "draft_id: seventeen"),
      where: /openapi\/components\/examples\/getEvents\.draft-removed\.yaml:\d+:\d+: /,
    },
  ])("refuses $fault with file and line, and leaves the old output untouched", async (row) => {
    const path = at("openapi", row.file);
    const text = await readFile(path, "utf8");
    expect(row.damage(text)).not.toBe(text);
    await writeFile(path, row.damage(text));
    const before = filesOf(at("generated"));
    const failure = await refusal("generated");
    await writeFile(path, text);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ message: expect.stringMatching(row.where), exitCode: 1 });
    expect(filesOf(at("generated"))).toEqual(before);
  });

  it("prints what it refuses without a stack, and ends with 1", async () => {
    const path = at("openapi/paths/invites.yaml");
    const text = await readFile(path, "utf8");
    await writeFile(path, text.slice(0, text.indexOf("operationId") + 4));
    const words = ["--spec", at("openapi/openapi.yaml"), "--out", at("generated")];
    const { code, stderr } = await runScript("generate", ...words);
    await writeFile(path, text);
    expect(stderr).toMatch(/openapi\/paths\/invites\.yaml:\d+/);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it.each([
    { words: ["--unknown"], line: "Unknown option '--unknown'. See --help." },
    { words: ["stray"], line: "Unexpected argument 'stray'." },
  ])("refuses $words with one line and exit code 2", async ({ words, line }) => {
    const { code, stderr } = await runScript("generate", ...words);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(line);
    expect(code).toBe(2);
  });
});
