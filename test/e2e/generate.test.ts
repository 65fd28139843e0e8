// `npm run generate`: its output is complete, current and repeatable, and it keeps users' files.
import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { Failure } from "../../src/node/failure.ts";
import { inHome } from "../../src/node/package-root.ts";
import * as plugin from "../../src/service/emit/index.ts";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { generate } from "../../src/toolkit/generate/generate-files.ts";
import { filesOf } from "../helpers/files.ts";
import { fixtureDocuments } from "../helpers/fixture-documents.ts";
import { api, responding } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("generate");
const at = (...path: string[]) => join(folder, ...path);

beforeAll(async () => {
  await cp(inHome("openapi"), at("openapi"), { recursive: true });
  await generateAll();
});

/** Calls the function of the command, because a process for each run would take seconds. */
const generateAll = () =>
  generate({
    ...plugin,
    isStrict: true,
    specification: at("openapi/openapi.yaml"),
    folder: at("generated"),
  });
/** The same for a small document, which takes less time. */
const small = join(fixtureDocuments("documents.yaml").folder, "moved.yaml");
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
/** The error that refuses to generate. */
const refusal = (made: Promise<unknown>) =>
  made.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe("npm run generate", () => {
  it("makes exactly the committed bytes, also in another folder", async () => {
    expect(filesOf(at("generated"))).toEqual(filesOf(inHome("generated"), "docs"));
  });

  it("with --check reports stale, missing and surplus files, and writes nothing", async () => {
    await generateSmall("checked");
    await generateSmall("checked", true);
    await writeFile(at("checked/changes.md"), "stale");
    await writeFile(at("checked/surplus.md"), "surplus");
    await rm(at("checked/types/from-3.d.ts"));
    const before = filesOf(at("checked"));
    const failure = await refusal(generateSmall("checked", true));
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({
      message: expect.stringMatching(
        /^\S*checked\/changes\.md is stale\.\n\S*surplus\.md is surplus\.\n\S*from-3\.d\.ts is missing\.\nRun `npm run generate`\.$/,
      ),
      exitCode: 1,
    });
    expect(filesOf(at("checked"))).toEqual(before);
  });

  it("repairs the whole output, and keeps the documentation", async () => {
    await generateSmall("repaired");
    const whole = filesOf(at("repaired"));
    await rm(at("repaired/types"), { recursive: true });
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
      fault: "an annotation that is not in the registry",
      file: "Thing.yaml",
      damage: (text: string) => text.replace("since: 3", "since: 4"),
      where: /faulty\/Thing\.yaml:\d+/,
    },
    {
      fault: "an operation without operationId",
      file: "thing.yaml",
      damage: (text: string) => text.replace(/ *operationId: .*\n/, ""),
      where: /faulty\/thing\.yaml:\d+:\d+: .*operationId/,
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

  it("refuses differences from files and last commit, but not new parts or an undo", async () => {
    const paths = (type: string, other?: string) => ({
      "GET /a": { operationId: "getA", ...responding({ type }) },
      ...(other && { "GET /b": { operationId: "getB", ...responding({ type: other }) } }),
    });
    const specification = at("own/api.json");
    const folder = at("own/made");
    const make = async (document: JsonObject, thaw: number[] = []) => {
      await writeFile(specification, JSON.stringify(document));
      await generate({ specification, folder, thaw: () => thaw });
    };
    const git = (...words: string[]) => execFileSync("git", words, { cwd: at("own") });
    const user = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
    const of = (...given: Parameters<typeof paths>) =>
      api(paths(...given), {}, { "x-releases": [{ release: "1.0", level: 5 }] });
    await mkdir(at("own"));
    git("init", "-q");
    await make(of("string"));
    git("add", ".");
    git(...user, "commit", "-qm", "all");
    await make(of("string", "string"));
    await make(of("string", "integer"));
    await expect(make(of("integer", "integer"))).rejects.toThrow(
      /~1a\/get\/.*\/type: this edit changes levels up to 5 \(/,
    );
    await make(of("integer", "integer"), [0]);
    await make(of("integer", "null"));
    await make(of("string"));
    await writeFile(join(folder, "annotated.json"), "<<<<<<< HEAD");
    await expect(make(of("string"))).rejects.toThrow(
      /annotated\.json is not JSON\. Restore the committed file\.$/,
    );
  });
});
