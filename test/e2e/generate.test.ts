// `npm run generate` as its callers see it: whole, fresh, repeatable, and careful with what stands.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { Failure } from "../../src/base/failure.ts";
import { inHome } from "../../src/base/home.ts";
import { own } from "../../src/program/places.ts";
import { generate } from "../../src/toolkit/generate/generate.ts";
import { filesOf } from "../helpers/files.ts";
import { runScript } from "../helpers/run-script.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("generate");
const at = (...path: string[]) => join(folder, ...path);

beforeAll(async () => {
  await cp(inHome("openapi"), at("openapi"), { recursive: true });
  await generateAll();
});

/** What the command calls: a process for each of its runs would take seconds. */
const generateAll = () =>
  generate({
    ...own.generated,
    specification: at("openapi/openapi.yaml"),
    folder: at("generated"),
  });
/** The same of a document of which all is made at once. */
const small = inHome("test/fixtures/documents/moved.yaml");
const generateSmall = (name: string, check = false) =>
  generate({ specification: small, folder: at(name), check });
/** A specification in several files. */
const severalFiles = {
  "openapi.yaml": `openapi: 3.1.0
info: { title: Things, version: "1" }
x-feature-levels:
  - { level: 3, release: "1.0", name: sizes, summary: Sizes are told. }
paths:
  /things:
    get:
      operationId: listThings
      responses: { "200": { description: The things. } }
  /things/{id}:
    $ref: thing.yaml
`,
  "thing.yaml": `get:
  operationId: getThing
  parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
  responses:
    "200":
      description: The thing.
      content:
        application/json:
          schema: { $ref: Thing.yaml }
          examples: { one: { $ref: one.yaml } }
`,
  "Thing.yaml": `type: object
properties:
  size:
    type: integer
    x-feature-level:
      since: 3
`,
  "one.yaml": `summary: A thing
value:
  size: 3
`,
};
async function writeSeveral(name: string, more: { readonly [file: string]: string } = {}) {
  await mkdir(at(name), { recursive: true });
  for (const [file, text] of Object.entries({ ...severalFiles, ...more })) {
    await writeFile(at(name, file), text);
  }
}
/** What it refuses with. */
const refusal = (made: Promise<unknown>) =>
  made.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe("npm run generate", () => {
  it("makes the same bytes in another place as those that are committed", async () => {
    expect(filesOf(at("generated"))).toEqual(filesOf(inHome("generated"), "docs"));
  });

  it("names no machine path, and no moment", async () => {
    for (const text of Object.values(filesOf(at("generated")))) {
      expect(text).not.toContain(folder);
      expect(text).not.toContain(inHome());
      expect(text).not.toContain(String(new Date().getFullYear()));
    }
  });

  it("with --check names each stale, missing and surplus file, and none where all are fresh, and writes nothing", async () => {
    await generateSmall("checked");
    await generateSmall("checked", true);
    await writeFile(at("checked/changes.md"), "stale");
    await writeFile(at("checked/surplus.md"), "surplus");
    await rm(at("checked/types/from-3.d.ts"));
    const before = filesOf(at("checked"));
    const failure = await refusal(generateSmall("checked", true));
    expect(failure).toBeInstanceOf(Failure);
    for (const [path, state] of [
      ["changes.md", "stale"],
      ["types/from-3.d.ts", "missing"],
      ["surplus.md", "surplus"],
    ]) {
      expect(failure).toMatchObject({
        message: expect.stringContaining(`checked/${path} is ${state}: run \`npm run generate\`.`),
        exitCode: 1,
      });
    }
    expect(filesOf(at("checked"))).toEqual(before);
  });

  it("puts the whole output right, and leaves the documentation where it is", async () => {
    await generateSmall("repaired");
    const whole = filesOf(at("repaired"));
    await rm(at("repaired/openapi"), { recursive: true });
    await cp(at("openapi"), at("repaired/docs"), { recursive: true });
    await generateSmall("repaired");
    expect(filesOf(at("repaired/docs"))).toEqual(filesOf(at("openapi")));
    await rm(at("repaired/docs"), { recursive: true });
    expect(filesOf(at("repaired"))).toEqual(whole);
  });

  it.each([
    {
      fault: "a reference that leads nowhere",
      file: "thing.yaml",
      damage: (text: string) => text.replace("Thing.yaml", "Missing.yaml"),
      where: /faulty\/thing\.yaml:\d+:\d+: .*Missing\.yaml/,
    },
    {
      fault: "a file that is not YAML",
      file: "Thing.yaml",
      damage: (text: string) => `${text}\n  : [`,
      where: /faulty\/Thing\.yaml:\d+/,
    },
    {
      fault: "a file that is half-written",
      file: "thing.yaml",
      damage: (text: string) => text.slice(0, text.indexOf("operationId") + 4),
      where: /faulty\/thing\.yaml:\d+/,
    },
    {
      fault: "a mark that the registry does not know",
      file: "Thing.yaml",
      damage: (text: string) => text.replace("since: 3", "since: 4"),
      where: /faulty\/Thing\.yaml:\d+/,
    },
    {
      fault: "an operationId that another operation has",
      file: "thing.yaml",
      damage: (text: string) => text.replace("getThing", "listThings"),
      where: /faulty\/.*\.yaml:\d+:\d+: .*unique `operationId`/,
    },
    {
      fault: "an operation without operationId",
      file: "thing.yaml",
      damage: (text: string) => text.replace(/ *operationId: .*\n/, ""),
      where: /faulty\/thing\.yaml:\d+:\d+: .*operationId/,
    },
    {
      fault: "an example that its schema refuses",
      file: "one.yaml",
      damage: (text: string) => text.replace("size: 3", "size: three"),
      where: /faulty\/one\.yaml:\d+:\d+: /,
    },
  ])("refuses $fault with file and line, and leaves the old output untouched", async (row) => {
    const path = at("faulty", row.file);
    const places = { specification: at("faulty/openapi.yaml"), folder: at("faultless") };
    const generateFaulty = () => generate({ ...places, isStrict: true });
    await writeSeveral("faulty");
    await generateFaulty();
    const text = await readFile(path, "utf8");
    expect(row.damage(text)).not.toBe(text);
    await writeFile(path, row.damage(text));
    const before = filesOf(at("faultless"));
    const failure = await refusal(generateFaulty());
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ message: expect.stringMatching(row.where), exitCode: 1 });
    expect(filesOf(at("faultless"))).toEqual(before);
  });

  it("prints what it refuses without a stack, and ends with 1", async () => {
    const { "thing.yaml": thing } = severalFiles;
    await writeSeveral("half", { "thing.yaml": thing.slice(0, thing.indexOf("operationId") + 4) });
    const words = ["--spec", at("half/openapi.yaml"), "--out", at("none")];
    const { code, stderr } = await runScript("generate", ...words);
    expect(stderr).toMatch(/half\/thing\.yaml:\d+/);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });
});
