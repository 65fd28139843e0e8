// Documents as users have them: of older OpenAPI versions and in several files.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { readPlain } from "../../../src/toolkit/infer/files/read-version-files.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder("inputs", onTestFinished);
});

const inFolder = (name: string) => join(folder, name);
function put(name: string, document: JsonObject): string {
  mkdirSync(dirname(inFolder(name)), { recursive: true });
  writeFileSync(inFolder(name), JSON.stringify(document));
  return inFolder(name);
}

const json = (schema: JsonObject, more: JsonObject = {}) => ({
  responses: {
    "200": { description: "Done.", content: { "application/json": { schema, ...more } } },
  },
});
const info = { title: "Old", version: "1" };
const nick = { type: "string", nullable: true };

/** An API of OpenAPI 3.0 in three files. */
function putThree(example: JsonObject = { nick: null }): string {
  put("schemas/room.json", { type: "object", properties: { nick } });
  put("paths/rooms.json", {
    get: { operationId: "getRooms", ...json({ $ref: "../schemas/room.json" }, { example }) },
  });
  const paths = { "/rooms": { $ref: "paths/rooms.json" } };
  const servers = [{ url: "https://rooms.test" }];
  return put("openapi.json", { openapi: "3.0.3", info, servers, paths });
}

const two = {
  swagger: "2.0",
  info,
  paths: {
    "/rooms": {
      get: {
        operationId: "getRooms",
        parameters: [{ name: "q", in: "query", type: "string" }],
        produces: ["application/json"],
        responses: { "200": { description: "Done.", schema: { $ref: "#/definitions/Room" } } },
      },
    },
  },
  definitions: { Room: { type: "object" } },
};

describe("a plain document", () => {
  it("is converted to OpenAPI 3.1, with its files in one, and this is reported", async () => {
    const file = putThree();
    const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const document = await readPlain(file);
    const text = said.mock.calls.join("");
    said.mockRestore();
    expect(text).toMatch(/openapi\.json: OpenAPI 3\.0\.3, converted to OpenAPI 3\.1 in memory/);
    const room = { type: "object", properties: { nick: { type: ["string", "null"] } } };
    expect(document).toMatchObject({
      openapi: "3.1.1",
      paths: { "/rooms": { get: json({ $ref: "#/components/schemas/room" }) } },
      components: { schemas: { room } },
    });
    expect(JSON.parse(readFileSync(file, "utf8"))).toHaveProperty("openapi", "3.0.3");
  });

  it("includes the text of files that its extensions refer to", async () => {
    writeFileSync(inFolder("start.md"), "Read me first.");
    const topics = (name: string) => [{ title: "Start", content: { $ref: name } }];
    const file = (name: string) =>
      put("topics.json", { openapi: "3.1.1", info, paths: {}, "x-topics": topics(name) });
    const document = await readPlain(file("start.md"));
    expect(document["x-topics"]).toEqual([{ title: "Start", content: "Read me first." }]);
    await expect(readPlain(file("gone.md"))).rejects.toThrow(
      /topics\.json#\/x-topics\/0\/content\/\$ref: `\$ref: gone\.md` is in an extension/,
    );
  });

  it("of Swagger 2 is converted too", async () => {
    expect(await readPlain(put("two.json", two))).toMatchObject({
      paths: { "/rooms": { get: json({ $ref: "#/components/schemas/Room" }) } },
    });
  });

  it("is not read from an address, whose credentials are not repeated", async () => {
    await expect(readPlain("https://me:secret@example.com/openapi.json")).rejects.toMatchObject({
      exitCode: 2,
      message: "A command cannot read an address. Save the document, and name the file.",
    });
  });
});

it("lint makes no temporary folder, which it would leave if it is interrupted", async () => {
  vi.stubEnv("TMPDIR", inFolder("none/such"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, stderr } = await runCommand("lint", "--spec", putThree());
  expect(code, stderr).toBe(0);
});

describe("references to `#/$defs`", () => {
  const to = (name: string) => ({ $ref: `#/$defs/${name}` });
  const rooms = (schema: JsonObject, more: JsonObject = {}) => ({
    openapi: "3.1.1",
    info,
    paths: { "/rooms": { get: { operationId: "getRooms", ...json(schema) } } },
    ...more,
  });

  it("are repaired where a schema around them has it, which becomes a component", async () => {
    const $defs = { Room: { properties: { in: to("Floor") } }, Floor: { type: "integer" } };
    const schemas = { Floor: { type: "string" } };
    const schema = { type: "array", items: to("Room"), $defs };
    const file = put("defs.json", rooms(schema, { components: { schemas } }));
    const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const document = await readPlain(file);
    const text = said.mock.calls.join("");
    said.mockRestore();
    expect(text).toMatch(
      /^\S*defs\.json: the `\$defs` of schemas are .*: #\/paths\/\S+\/schema\.\n$/,
    );
    const component = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    expect(document).toEqual(
      rooms(
        { type: "array", items: component("Room") },
        {
          components: {
            schemas: {
              ...schemas,
              Room: { properties: { in: component("Floor2") } },
              Floor2: { type: "integer" },
            },
          },
        },
      ),
    );
  });

  it("are refused with the remedy where none has it, in five lines", async () => {
    const properties = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`p${index}`, to("Room")]),
    );
    const error: Error = await readPlain(put("lost.json", rooms({ properties }))).catch(
      (error) => error,
    );
    const lines = error.message.split("\n");
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(
      /lost\.json#\/paths\/\S+\/p0: `\$ref: #\/\$defs\/Room` has no target\. Put the target in `components\/schemas`, and refer to it there\.$/,
    );
    expect(lines[5]).toBe("7 more references of the same kind.");
    const command = [
      "generate",
      "--spec",
      inFolder("lost.json"),
      "--out",
      inFolder("api"),
    ] as const;
    const { code, stderr } = await runCommand(...command);
    const said = stderr.split("\n").filter((line) => line.includes("lost.json:"));
    expect([code, said.length]).toEqual([1, 6]);
    expect(said[0]).toContain("has no target. Put the target in `components/schemas`");
    expect(said[5]).toMatch(/lost\.json: 7 more by no-unresolved-refs\. `.*lint.*` lists all\.$/);
  });
});

describe("a specification of an older version", () => {
  it("can be linted, generated and written as OpenAPI 3.1", async () => {
    const file = putThree();
    const [linted, made, document] = [
      await runCommand("lint", "--spec", file),
      await runCommand("generate", "--spec", file, "--out", inFolder("api")),
      await runCommand("generate", "--spec", file, "--level", "0"),
    ];
    expect(linted).toMatchObject({ code: 0, stderr: expect.stringContaining("converted") });
    expect(linted.stderr).not.toContain("media-type-examples");
    expect(made).toMatchObject({ code: 0 });
    expect(readFileSync(inFolder("api/types/shared.d.ts"), "utf8")).toContain("string | null");
    expect(JSON.parse(document.stdout)).toHaveProperty("openapi", "3.1.1");
  });

  it("has its problems reported at their original place, with a note on the conversion", async () => {
    const file = put("two.json", { ...two, paths: { "/{a}": two.paths["/rooms"] } });
    const { code, stderr } = await runCommand("generate", "--spec", file, "--out", inFolder("api"));
    expect(code).toBe(1);
    expect(stderr).toMatch(/two\.json:1:\d+: .*\{a\}/);
    expect(stderr).toContain("two.json was converted from Swagger 2.0");
  });

  it("cannot have annotations", async () => {
    const file = put("two.json", { ...two, "x-feature-levels": [] });
    const { stderr } = await runCommand("generate", "--spec", file, "--out", inFolder("api"));
    expect(stderr).toContain("annotations require OpenAPI 3.1, but this is Swagger 2.0. Convert");
  });
});
