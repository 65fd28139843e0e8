/** Documents unlike ours: each is accepted, or refused with file, place and next step. */

import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { completeArguments } from "../../src/toolkit/document/arguments.ts";
import { resolve } from "../../src/toolkit/document/json.ts";
import { operationsOf } from "../../src/toolkit/document/operation-model.ts";
import { generate } from "../../src/toolkit/generate/generate-files.ts";
import { compatibleFrom, type OpenApiDocument } from "../../src/toolkit/levels/index.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { sampleIn } from "../../src/toolkit/site/code-samples.ts";
import { documentWithNotes } from "../../src/toolkit/text/change-notes.ts";
import { compile } from "../helpers/compile.ts";
import { fixtureDocuments } from "../helpers/fixture-documents.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const { folder: documents, documents: fixtures } = fixtureDocuments("documents.yaml");
const names = fixtures.map(({ name }) => name);
const folder = temporaryFolder("other-documents");
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs(); // Other files run in this thread.
});

/** Generates a folder from a document like the command, and returns its messages. */
async function make(name: string): Promise<{ out: string; reported: string }> {
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const out = join(folder, name);
  vi.stubEnv("REFERENCE_FOLDERS", join(documents, "files"));
  await generate({ specification: join(documents, name), folder: out });
  return { out, reported: stderr.mock.calls.map(([text]) => text).join("") };
}

const read = async (out: string, path: string): Promise<OpenApiDocument> =>
  JSON.parse(await readFile(join(out, path), "utf8"));

/** The messages for each document, its contents at level 0, and its additions at level 3. */
interface Row {
  readonly reports?: readonly RegExp[];
  readonly holds: readonly string[];
  readonly gains?: readonly string[];
}

const served: Readonly<Record<string, Row>> = {
  "bearer.yaml": {
    reports: [/put: a client does not send the cookie `session`/],
    holds: ["#/servers/1/url", "#/components/securitySchemes/token"],
    gains: [
      "#/paths/~1things~1{id}/put/requestBody/content/application~1json/schema/properties/note",
    ],
  },
  "composed.yaml": {
    holds: [
      "#/components/pathItems/Pets/get/tags",
      "#/components/schemas/Pet/discriminator/mapping/cat",
      "#/components/schemas/Cat/properties/name",
    ],
    gains: [
      "#/components/pathItems/Pets/get/responses/200/links/again",
      "#/components/schemas/Pet/discriminator/mapping/dog",
      "#/paths/~1dogs~1{name}/post/responses/200",
    ],
  },
  "files.yaml": {
    reports: [/others\/get: a client already has a member `connect`/],
    holds: [
      "#/paths/~1others/get",
      "#/components/schemas/Thing/properties/inside",
      "#/components/schemas/Part/properties/other",
    ],
    gains: ["#/components/schemas/Thing/properties/name"],
  },
  "inherited-names.yaml": {
    holds: [
      "#/paths/~1teams~1{constructor}/get/parameters/2/name",
      "#/paths/~1teams~1{constructor}/get/responses/200/headers/hasOwnProperty",
      "#/components/schemas/valueOf/properties/constructor/properties/name",
      "#/components/schemas/__proto__/properties/__proto__/type",
    ],
    gains: ["#/components/schemas/valueOf/properties/toLocaleString"],
  },
  "lenient.yaml": {
    reports: [
      /lenient\.yaml:7:\d+: .*should contain `operationId`/,
      /lenient\.yaml:13:\d+: Expected type `array` but got `object`/,
      /lenient\.yaml:17:\d+: Property `nullable` is not expected here/,
      /lenient\.yaml:22:\d+: .*should contain `operationId`/,
      /lenient\.yaml:23:\d+: Operation must have at least one `2XX`/,
      /lenient\.yaml:25:\d+: .*should contain `operationId`/,
      /lenient\.yaml:30:\d+: Expected type `string` but got `null`/,
      /lenient\.yaml:31:\d+: Expected type `Schema` \(object\) but got `boolean`/,
    ],
    holds: ["#/paths/~1a%252Fb/get", "#/paths/~1100%25/get", "#/components/schemas/Never/not"],
    gains: [
      "#/paths/~1a%252Fb/get/responses/200/content/application~1json/schema/properties/50%25",
    ],
  },
  "media-types.yaml": {
    holds: [
      "#/components/schemas/Problem/properties/title",
      "#/paths/~1search/post/requestBody/content/application~1x-www-form-urlencoded; charset=utf-8",
    ],
    gains: [
      "#/paths/~1notes~1{id}/patch/requestBody/content/application~1merge-patch+json/schema/properties/tag",
    ],
  },
  "moved.yaml": {
    holds: [
      "#/components/responses/Added/links/thing",
      "#/components/responses/Thing/content/application~1json/schema/properties/size",
    ],
    gains: [
      "#/paths/~1things/post",
      "#/paths/~1things~1{thing_id}/get",
      "#/components/responses/Thing/content/application~1json/schema/properties/weight",
    ],
  },
  "only-webhooks.yaml": { holds: ["#/webhooks/noteAdded/post"] },
  "references.yaml": {
    holds: [
      "#/components/schemas/InExtension",
      "#/components/schemas/InContent",
      "#/components/schemas/Cat/allOf",
      "#/components/schemas/Lion/allOf",
      "#/components/schemas/Named/$defs/Price/type",
      "#/components/examples/InValue",
      "#/components/securitySchemes/target",
    ],
    gains: [
      "#/paths/~1later/get",
      "#/components/schemas/OfLater",
      "#/components/schemas/Dog/allOf",
    ],
  },
  "unmarked.json": { holds: ["#/paths/~1things/get"] },
  "untagged.yaml": {
    holds: ["#/webhooks/orderSent/post"],
    gains: ["#/components/schemas/Order/properties/gift"],
  },
  "webhooks.yaml": {
    holds: ["#/webhooks/noteAdded", "#/paths/~1notes/post/callbacks/read"],
    gains: ["#/webhooks/noteRemoved"],
  },
};

describe("a document unlike ours", () => {
  it("is listed here", () => {
    expect(names.filter((name) => !name.includes("/"))).toEqual(Object.keys(served));
  });

  it.each(Object.entries(served))("is usable: %s", async (name, row) => {
    const { reports = [], holds, gains = [] } = row;
    const { out, reported } = await make(name);
    const lines = reported.split("\n").filter((line) => line.includes(basename(documents)));
    const warnings = lines.filter((line) => !line.startsWith("✔"));
    expect(warnings).toEqual(reports.map((report) => expect.stringMatching(report)));
    const heldAt = async (level: number) => {
      const document = documentWithNotes(levelled(await read(out, "annotated.json")), level);
      return [...holds, ...gains].filter((pointer) => resolve(document, pointer) !== undefined);
    };
    expect(await heldAt(0)).toEqual(holds);
    if (gains.length > 0) expect(await heldAt(3)).toEqual([...holds, ...gains]);
  });

  it("may use names of JavaScript's objects", async () => {
    const table = await readFile(join(folder, "inherited-names.yaml/operations.gen.ts"), "utf8");
    expect(table).toContain('["__proto__"]: { in: "query", required: false, encoding: "raw" }');
    expect(table).toContain('toString: { in: "form", required: true, encoding: "json" }');
    const types = await readFile(join(folder, "inherited-names.yaml/types/shared.d.ts"), "utf8");
    expect(types).toMatch(/constructor: \{\s+name\?: string;\s+\};\s+valueOf\?: number;/);
  });

  it("includes in extensions what they refer to in other files", async () => {
    const document = documentWithNotes(
      levelled(await read(join(folder, "files.yaml"), "annotated.json")),
      0,
    );
    expect(document["x-topics"]).toEqual([
      { content: "Read me first.\n" },
      { content: { text: "Inside." } },
    ]);
    const named = resolve(document, "#/components/schemas/Part/properties/x-named");
    expect(named).toEqual({ $ref: "#/components/schemas/Named" });
  });

  it("has only references that resolve", async () => {
    const document = documentWithNotes(
      levelled(await read(join(folder, "references.yaml"), "annotated.json")),
      0,
    );
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(
      ([, pointer = ""]) => pointer,
    );
    const dangling = pointers.filter((one) => resolve(document, one) === undefined);
    expect(dangling).toEqual(["#/no/such/place"]); // An example's value, unresolved in the source too.
    expect(new Set(pointers)).toContain("#/components/schemas/Named/$defs/Price");
  });

  it("has types, tables and samples in TypeScript that compile", async () => {
    const options = { strict: true, target: "es2022", module: "nodenext", noEmit: true, types: [] };
    const environment = "declare const process: { env: Record<string, string | undefined> };";
    // No object literal fits a type in which `hasOwnProperty` is a string.
    for (const name of Object.keys(served).filter((one) => one !== "inherited-names.yaml")) {
      const document = await read(join(folder, name), "annotated.json");
      for (const [index, operation] of operationsOf(compatibleFrom(document, 0)).entries()) {
        const source = sampleIn("TypeScript", operation, completeArguments(operation), 0) ?? "";
        const file = join(folder, name, `sample-${index}.ts`);
        await writeFile(file, `${environment}\n${source}`);
      }
    }
    await mkdir(join(folder, "node_modules"));
    await symlink(inHome("node_modules/openapi-fetch"), join(folder, "node_modules/openapi-fetch"));
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
    expect(await compile(folder)).toBe("");
  });

  it("has a change log, even if nothing changes", async () => {
    expect(await readFile(join(folder, "unmarked.json/changes.md"), "utf8")).toMatch(
      /^# Nothing differs here: changes by feature level\n\nNo feature levels differ\.\n$/m,
    );
  });
});
