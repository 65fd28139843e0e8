// npm run infer: from files of versions to one file with annotations, which never overwrites another.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { stringify } from "yaml";
import type { Failure } from "../../../src/node/failure.ts";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { readVersions } from "../../../src/toolkit/infer/files/read-version-files.ts";
import { bundledSpecification } from "../../../src/toolkit/read/read-specification.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { api, responding, schemaRef, thing } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder("infer", onTestFinished);
});

const inFolder = (name: string) => join(folder, name);
const put = (name: string, document: JsonObject) => {
  const text = name.endsWith(".json") ? JSON.stringify(document) : stringify(document);
  writeFileSync(inFolder(name), text);
};
/** The words of a command line, with the folder before the names of files. */
const placed = (words: readonly string[]) =>
  words.map((word) => (/\.(json|yaml)(@|$)/.test(word) ? inFolder(word) : word));
const run = (...words: readonly string[]) => runCommand(...placed(words));
/** Runs a command, which must succeed. */
async function done(...words: readonly string[]) {
  const ended = await run(...words);
  expect(ended.code, ended.stderr).toBe(0);
  return ended;
}
const read = (name: string) => readFileSync(inFolder(name), "utf8");
const room = (name: string) =>
  thing({ type: "object", properties: { [name]: { type: "string" } } });

describe("npm run infer", () => {
  it("merges versions, and accepts its own output the next time", async () => {
    put("10-rooms.json", room("ref"));
    put("rooms.yaml", room("owner"));
    const words = ["10-rooms.json", "rooms.yaml@22", "--out"];
    const { stdout, stderr } = await done("infer", ...words, "all.yaml");
    expect(stdout).toBe("");
    expect(stderr).toContain("compare  level 22");
    expect(read("all.yaml")).toContain("x-feature-levels:\n  - level: 22\n");
    expect(read("all.yaml")).toContain(
      "owner:\n                    type: string\n                    x-feature-level:\n                      since: 22\n",
    );
    await done("infer", ...words, "all.yaml");
    await done("infer", ...words, "all.json");
    expect(JSON.parse(read("all.json"))).toHaveProperty("x-feature-levels");
  });

  it("reports a renamed component once, without annotations; verify knows both names", async () => {
    const named = (name: string) =>
      api(
        Object.fromEntries(["GET /a", "GET /b"].map((one) => [one, responding(schemaRef(name))])),
        { schemas: { [name]: { type: "object", properties: { size: { type: "integer" } } } } },
      );
    const names = ["Room", "Room", "Hall"];
    for (const [index, name] of names.entries()) put(`${index + 1}-a.json`, named(name));
    const files = names.map((_, index) => `${index + 1}-a.json`);
    const { stderr } = await done("infer", ...files, "--out", "all.json");
    expect(stderr.match(/.*`Hall`.*/g)).toEqual([
      expect.stringMatching(
        /2-a\.json#\/components\/schemas\/Room: .* Renamed \(also in \S*1-a\.json\)\.$/,
      ),
    ]);
    expect(read("all.json")).not.toContain('"x-feature-level":');
    await done("verify", "--spec", "all.json", ...files);
    put("4-a.json", named("Chamber"));
    const next = await done("infer", "4-a.json", "--into", "all.json");
    expect(next.stderr).toContain(
      "4-a.json#/components/schemas/Chamber: another version calls it `Hall`",
    );
  });

  it("keeps the derived ID of an operation when another one would get it", async () => {
    const responses = { "200": { description: "Done." } };
    const paths = (...names: readonly string[]) =>
      api(Object.fromEntries(names.map((name) => [`GET ${name}`, { responses }])));
    put("1-a.json", paths("/a/b"));
    put("2-a.json", paths("/a/b", "/c"));
    put("3-a.json", paths("/a-b", "/a/b"));
    const files = [1, 2, 3].map((level) => `${level}-a.json`);
    await done("infer", ...files, "--out", "all.json");
    await done("infer", ...files.slice(0, 2), "--out", "into.json");
    await done("infer", ...files.slice(2), "--into", "into.json");
    for (const made of ["all.json", "into.json"]) {
      await done("verify", "--spec", made, ...files);
      const { history: entries } = await bundledSpecification(inFolder(made));
      const operations = (at: number) =>
        entries.flatMap(({ level, kind, operations }) =>
          kind === "added" && level === at ? operations : [],
        );
      expect([operations(2), operations(3)]).toEqual([["getC"], ["getAB2"]]);
    }
  });

  it("gives releases levels, with names that other commands accept", async () => {
    put("june.yaml", room("ref"));
    put("2-words.yaml", room("owner"));
    const files = ["june.yaml@2024-06-01", "2-words.yaml@v2"];
    const { stderr } = await done("infer", ...files, "--out", "all.json");
    expect(stderr).toMatch(
      / {2}level 1 {2}2024-06-01 {2}.*june\.yaml\n {2}level 2 {2}v2 {2}.*2-words\.yaml\n/,
    );
    expect(JSON.parse(read("all.json"))).toMatchObject({
      "x-feature-levels": [{ level: 2, release: "v2" }],
      "x-releases": [
        { release: "2024-06-01", level: 1 },
        { release: "v2", level: 2 },
      ],
    });
    const mocked = await run("mock", "--spec", "all.json", "--level", "2024-06-02");
    expect(mocked.stderr).toMatch(
      /--level: "2024-06-02" is neither .*\. Did you mean 2024-06-01\? The releases are 2024-06-01, v2\.\n$/,
    );
    for (const [again, message] of [
      ["june.yaml@v2", /^Two versions have the release v2. Rename one of them.\n$/],
      [
        "2-words.yaml",
        /^Some versions have no release: .*2-words\.yaml\. Give each version a release/,
      ],
    ] as const) {
      const refused = await run("infer", again, `${files[1]}`, "--out", "x.json");
      expect(refused.stderr.replace(/^✖ .*\n/, "")).toMatch(message);
      expect(refused.code).toBe(2);
    }
  });

  it("lists parts of older versions if they make the document much larger", async () => {
    put("1.json", thing({ enum: Array.from({ length: 300 }, (_, index) => index) }));
    put("2.json", thing({ type: "string", maxLength: 9 }));
    put("3.json", thing({ type: "string" }));
    const { stderr } = await done("infer", "1.json", "2.json", "3.json", "--out", "all.json");
    expect(stderr).toMatch(
      /The document is [\d.]+ times its newest version\..*\n {2}#\/paths\/.*\/schema before level 2: enum, 2 kB\n/,
    );
    expect(stderr).not.toMatch(/^ {2}level \d/m); // Files of releases have a line with their level.
  });

  it("does not overwrite another file", async () => {
    put("10-a.yaml", room("a"));
    put("20-a.yaml", room("b"));
    put("mine.yaml", room("mine"));
    const before = read("mine.yaml");
    const { code, stderr } = await run("infer", "10-a.yaml", "20-a.yaml", "--out", "mine.yaml");
    expect(code).toBe(2);
    expect(stderr).toContain("mine.yaml exists with other contents");
    expect(read("mine.yaml")).toBe(before);
  });

  it("writes YAML that is read back unchanged, for any names and texts", async () => {
    const words = { enum: ["0b1", "0b10", "2020-01-01", "yes", "7e123456"], type: "string" };
    const names = { "0b11": { type: "string" }, "<<": { type: "string" } };
    put("10-a.json", thing({ type: "object", properties: { words } }));
    put("20-a.json", thing({ type: "object", properties: { words, ...names } }));
    await done("infer", "10-a.json", "20-a.json", "--out", "all.yaml");
    const text = JSON.stringify(parseYaml(read("all.yaml")));
    expect(text).toContain(JSON.stringify(words.enum));
    expect(text).toMatch(/"0b11":\{.*"<<":\{/);
  });

  it.each<[string, string]>([
    ["no/all.yaml", "no does not exist. Create it, or name another folder."],
    ["folder.yaml", "folder.yaml is a folder. Name a file."],
    ["link.yaml", "link.yaml is a link without a target. Remove it, or create the target."],
  ])("checks --out %s before it compares", async (out, message) => {
    put("10-a.json", room("a"));
    put("20-a.json", room("b"));
    mkdirSync(inFolder("folder.yaml"));
    symlinkSync(inFolder("nowhere"), inFolder("link.yaml"));
    const words = ["10-a.json", "20-a.json", "--out"];
    const { code, stderr } = await run("infer", ...words, out);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
  });

  it.each([
    [["10-a.yaml", "20-a.yaml"], "--out is missing"],
    [["10-a.yaml", "--out", "all.yaml"], "Name at least two versions"],
  ])("with %j is rejected with the reason", async (words, message) => {
    const { code, stderr } = await runCommand("infer", ...words);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
  });
});

describe("npm run infer -- --into", () => {
  const root = `# Rooms, as our platform team keeps them.
openapi: 3.1.1
info: { title: Rooms, version: "2" } # The newest.
x-feature-levels:
  - level: 2
    release: v2
    name: seats # What code asks for.
    summary: Rooms count their seats.
x-releases:
  - { release: v1, level: 1 }
  - { release: v2, level: 2 }
security: []
paths:
  /rooms: # One file for each path.
    $ref: "paths/rooms.yaml"
components:
  schemas:
    # A room, of whatever size.
    Room:
      type: object
      properties:
        seats: # Was the size.
          type: integer
          x-feature-level: { since: 2, replaces: size }
        size:
          type: integer
          x-feature-level:
            until: 2
            replacedBy: seats
        name: { type: string }
      required: [name, seats, size]
`;
  const rooms = `get:
  summary: List the rooms   # In our words.
  operationId: listRooms
  responses:
    "200":
      description: >-
        All rooms of the house, those that are closed as well, in the order
        of their floors.
      content:
        application/json:
          schema:
            type: array
            items: { $ref: "../openapi.yaml#/components/schemas/Room" }
`;
  const ok = { "200": { description: "Done." } };
  const version = (name: string, properties: JsonObject, more: JsonObject = {}): JsonObject => ({
    openapi: "3.1.1",
    info: { title: "Rooms API", version: name },
    security: [],
    paths: {
      "/rooms": {
        get: {
          operationId: "listRooms",
          summary: "Lists rooms",
          responses: {
            "200": {
              description: "Rooms.",
              content: {
                "application/json": {
                  schema: { type: "array", items: { $ref: "#/components/schemas/Room" } },
                },
              },
            },
          },
        },
        ...more,
      },
    },
    components: {
      schemas: {
        Room: { type: "object", required: Object.keys(properties).sort(), properties },
        ...(Object.keys(more).length > 0 && { Kind: { enum: ["hall"], type: "string" } }),
      },
    },
  });
  const [name, integer] = [{ type: "string" }, { type: "integer" }];
  const third = version(
    "3",
    { name, seats: { type: "number" }, kind: { $ref: "#/components/schemas/Kind" } },
    { delete: { operationId: "deleteRooms", responses: ok } },
  );

  beforeEach(() => {
    mkdirSync(inFolder("paths"));
    writeFileSync(inFolder("openapi.yaml"), root);
    writeFileSync(inFolder("paths/rooms.yaml"), rooms);
    put("v1.json", version("1", { name, size: integer }));
    put("v2.json", version("2", { name, seats: integer }));
    put("v3.json", third);
  });

  it("adds a version to edited files, and changes only the lines it needs", async () => {
    const added = await done("infer", "v3.json", "--into", "openapi.yaml");
    expect(added.stdout).toBe("");
    expect(read("openapi.yaml")).toMatchInlineSnapshot(`
      "# Rooms, as our platform team keeps them.
      openapi: 3.1.1
      info: { title: Rooms, version: "3" } # The newest.
      x-feature-levels:
        - level: 2
          release: v2
          name: seats # What code asks for.
          summary: Rooms count their seats.
        - level: 3
          release: v3
          name: level3
          summary: ""
      x-releases:
        - { release: v1, level: 1 }
        - { release: v2, level: 2 }
        - release: v3
          level: 3
      security: []
      paths:
        /rooms: # One file for each path.
          $ref: "paths/rooms.yaml"
      components:
        schemas:
          # A room, of whatever size.
          Room:
            type: object
            properties:
              seats: # Was the size.
                type: number
                x-feature-level: { since: 2, replaces: size, changes: [ { level: 3, was: { type: integer } } ] }
              size:
                type: integer
                x-feature-level:
                  until: 2
                  replacedBy: seats
              name: { type: string }
              kind:
                $ref: "#/components/schemas/Kind"
                x-feature-level:
                  since: 3
            required: [name, seats, size, kind]
          Kind:
            enum:
              - hall
            type: string
      "
    `);
    expect(read("paths/rooms.yaml")).toMatchInlineSnapshot(`
      "get:
        summary: List the rooms   # In our words.
        operationId: listRooms
        responses:
          "200":
            description: >-
              All rooms of the house, those that are closed as well, in the order
              of their floors.
            content:
              application/json:
                schema:
                  type: array
                  items: { $ref: "../openapi.yaml#/components/schemas/Room" }
      delete:
        operationId: deleteRooms
        responses:
          "200":
            description: Done.
        x-feature-level:
          since: 3
      "
    `);
    expect(added.stderr).toMatch(
      / {2}added {2}#\/paths\/~1rooms\/delete\n {2}changed {2}#.*seats\n {2}added {2}#.*kind\n.*now also describes v3 \(annotations changed: 3\)\. Earlier levels are unchanged\.\n$/,
    );
    expect(added.stderr.match(/bundle /g)).toHaveLength(1); // The copy in a temporary folder is bundled silently.
    // These files have another name for the room.
    await done("verify", "--spec", "openapi.yaml", "v1.json", "v2.json", "v3.json");
  });

  it("writes nothing for a version without changes, and reports no write", async () => {
    put("1.json", thing({ type: "string" }));
    put("2.json", thing({ type: "number" }));
    put("9.json", thing({ type: "number" }));
    await done("infer", "1.json", "2.json", "--out", "all.json");
    const { "x-releases": _, ...unlisted } = JSON.parse(read("all.json"));
    writeFileSync(inFolder("all.json"), JSON.stringify(unlisted));
    const { stderr } = await done("infer", "9.json", "--into", "all.json");
    expect(read("all.json")).toBe(JSON.stringify(unlisted));
    expect(stderr).toContain("describes level 9 already. Nothing was written.");
    expect(stderr).not.toContain("✔ write");
  });

  it("writes nothing if a file is saved meanwhile, and names the file", async () => {
    const saved = root.replace("our platform team", "we");
    const running = run("infer", "v3.json", "--into", "openapi.yaml");
    const { write } = process.stderr; // The call has replaced it by its own.
    process.stderr.write = (text: string) => {
      if (text.includes("check that other commands accept it")) {
        writeFileSync(inFolder("openapi.yaml"), saved); // All files are read by now.
      }
      return write(text);
    };
    const { code, stderr } = await running;
    expect(stderr).toMatch(
      /✖ write .*\n\S*openapi\.yaml changed meanwhile, so nothing was written\. Run the command again\.\n$/,
    );
    expect(code).toBe(1);
    expect([read("openapi.yaml"), read("paths/rooms.yaml")]).toEqual([saved, rooms]);
  });

  const plain = `openapi: 3.1.1
info: { title: Rooms, version: "2" }
x-feature-levels: [ { level: 2, release: v2, name: seats, summary: Seats. } ]
x-releases: [ { release: v1, level: 1 }, { release: v2, level: 2 } ]
x-big: 9223372036854775807 # Of 64 bits.
x-exact:   1.0
security: []
paths:
  /rooms:
    get:
      operationId: listRooms
      x-feature-level: { since: 2 }
      responses:
        200:
          description: "A \u2028 line."
          content: {application/json: {schema: {type: integer, maximum: 9223372036854775807}}}
`;
  const { components: _, ...nothing } = version("3", {});
  const asJson = JSON.stringify(parseYaml(plain), null, 1)
    .replaceAll(/922\d+/g, "9223372036854775807")
    .replace('"x-exact": 1', '"x-exact": 1.0');
  it.each([
    ["plain.yaml", plain],
    ["bom.yaml", `\ufeff${plain}`],
    ["crlf.yaml", plain.replaceAll("\n", "\r\n")],
    ["open.yaml", plain.trimEnd()],
    ["bom.json", `\ufeff${asJson}`],
    ["crlf.json", `${asJson}\n`.replaceAll("\n", "\r\n")],
  ])("keeps other lines of %s byte for byte, and numbers of any size", async (file, text) => {
    writeFileSync(inFolder(file), text);
    put("v3.json", {
      ...nothing,
      paths: { "/halls": { get: { operationId: "get", responses: ok } } },
    });
    await done("infer", "v3.json", "--into", file);
    const now = read(file).split("\n");
    const lost = text.split("\n").filter((line) => !now.includes(line));
    const isEdited = (line: string) => /version|x-feature|x-releases|since/.test(line);
    expect(lost.filter((line) => !isEdited(line))).toEqual([]);
  });

  it("names the document and the first version if an old level cannot stay", async () => {
    const requiring = (properties: JsonObject, title: string) =>
      thing(
        { allOf: [{ $ref: "#/components/schemas/Part" }], required: ["a"], maxProperties: 9 },
        { schemas: { Part: { type: "object", title, properties } } },
      );
    put("1.json", requiring({ b: { type: "string" } }, "One"));
    put("2.json", requiring({ b: { type: "integer" } }, "Two"));
    put("3.json", requiring({ a: { type: "string" } }, "Three"));
    const made = await done("infer", "1.json", "2.json", "--out", "all.json");
    expect(made.stderr).toContain("compare  level 1\n");
    const before = read("all.json");
    const { code, stderr } = await run("infer", "3.json", "--into", "all.json");
    expect(stderr).toMatch(/^\S*all\.json#\/paths\/.*\/schema\/required: .* \(level 1\)\.$/m);
    expect([code, read("all.json")]).toEqual([1, before]);
  });

  it("writes nothing for a version with a wrong name", async () => {
    put("3.json", third);
    for (const [words, code, message] of [
      [["v2.json"], 2, "has the release v2 already. Give the version another name."],
      [["3.json"], 2, "has named releases. Name the new release, as in"],
      [["v3.json@1"], 2, /goes up to level 2\. Name a later level, as in \S+v3\.json@3\.\n/],
      [["v3.json@2"], 2, "goes up to level 2. Name a later level, as in"],
      [
        ["v3.json@v1.9"],
        2,
        "has the release v2, which is later than v1.9, and --into adds only later versions",
      ],
      [["v3.json@v2-rc.1"], 2, "has the release v2, which is later than v2-rc.1"],
      [["v1.json", "v3.json"], 2, "--into requires exactly one version"],
      [["v3.json", "--out", "x.yaml"], 2, "--out cannot be combined with --into"],
    ] as const) {
      const refused = await run("infer", ...words, "--into", "openapi.yaml");
      expect(refused.stderr).toMatch(message);
      expect(refused.code).toBe(code);
    }
    expect([read("openapi.yaml"), read("paths/rooms.yaml")]).toEqual([root, rooms]);
  });
});

describe("npm run verify", () => {
  it("checks an edited document against its versions, and reports differences", async () => {
    put("v1.9.json", room("ref"));
    put("v1.10.json", room("owner"));
    const files = ["v1.9.json", "v1.10.json"];
    await done("infer", ...files, "--out", "all.json");
    const text = read("all.json");
    const edited = text.replace('"summary": ""', '"summary": "An owner came."');
    writeFileSync(inFolder("all.json"), edited);
    await done("verify", "--spec", "all.json", ...files);
    writeFileSync(inFolder("all.json"), text.replace('"until": 2', '"since": 2'));
    const wrong = await run("verify", "--spec", "all.json", ...files);
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toMatch(/v1\.9\.json#.*\/properties\/ref: .*all\.json differs at v1\.9\./);
    expect(wrong.stderr).toMatch(/v1\.10\.json#.*\/properties\/ref: .* at v1\.10\./);
    const unnamed = await run("verify", "v1.9.json@8.0");
    expect(unnamed.stderr).toMatch(/^Without --spec, `verify` compares with .* this package\.$/m);
    const named = await run("verify", "--spec", "all.json", "v1.9.json@v2");
    expect(named.stderr).toMatch(/has no release v2\. The releases are v1\.9, v1\.10\.\n$/);
    expect(named.code).toBe(2);
  });
});

const schema = "#/paths/~1thing/get/responses/200/content/application~1json/schema";

describe("the files of versions", () => {
  const refusal = (exitCode: number, message: string) =>
    expect.objectContaining({ exitCode, message: expect.stringContaining(message) }) as Failure;

  it.each([
    ["no level", ["a.yaml"], "a.yaml has no level"],
    ["a repeated level", ["10-a.yaml", "b.yaml@10"], "both have level 10"],
    ["a missing file", ["10-a.yaml"], "10-a.yaml does not exist"],
    ["a missing file without a level", ["b.yaml"], "b.yaml does not exist"],
    ["a folder", [".@1"], " is a folder. Name a file."],
  ])("are rejected with %s", async (_, words, message) => {
    put("a.yaml", room("a"));
    await expect(readVersions(words.map(inFolder))).rejects.toThrowError(refusal(2, message));
  });

  it.each<[string, JsonObject, string]>([
    [
      "a newer OpenAPI",
      { openapi: "3.2.0", $self: "a" },
      "#/$self: OpenAPI 3.2 is not supported. Remove this field.",
    ],
    ["annotations", { ...room("a"), "x-feature-levels": [] }, "has annotations already"],
    ["a reference to a missing file", thing({ $ref: "b.yaml" }), "b.yaml"],
    [
      "a reference to a missing component",
      thing(schemaRef("None")),
      `${schema}: \`$ref: #/components/schemas/None\` has no target.`,
    ],
    [
      "a reference to itself",
      thing({ $ref: schema }),
      `${schema}: \`$ref: ${schema}\` refers to itself.`,
    ],
    [
      "a reference to a value that is not an object",
      thing({ $ref: "#/openapi" }),
      `${schema}: \`$ref: #/openapi\` refers to a value that is not an object.`,
    ],
    ["a reference out of the folder", thing({ $ref: "../b.yaml" }), "leads out of"],
  ])("are rejected with %s in a document", async (_, document, message) => {
    put("1.json", document);
    await expect(readVersions([inFolder("1.json")])).rejects.toThrowError(refusal(1, message));
  });

  it.each([
    ["1.json", "{", "1.json: "],
    ["1.yaml", "a: [", "1.yaml:1:5: unexpected end of the stream"],
    ["1.yaml", "a: 1\na: 2", "1.yaml:2:1: duplicated mapping key."],
  ])("are rejected if %s contains %j", async (name, text, message) => {
    writeFileSync(inFolder(name), text);
    await expect(readVersions([inFolder(name)])).rejects.toThrowError(refusal(1, message));
  });

  it("can merge keys, and repeat a value many times", async () => {
    const others = Array.from({ length: 200 }, () => "  - { <<: *a, b: 2 }\n").join("");
    writeFileSync(inFolder("1.yaml"), `openapi: 3.1.1\nx-a: &a { a: 1 }\nx-b:\n${others}`);
    const [version] = await readVersions([inFolder("1.yaml")]);
    expect(version?.document["x-b"]).toEqual(Array(200).fill({ a: 1, b: 2 }));
  });

  it("are given up if they are nested too deeply", async () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    writeFileSync(inFolder("1.json"), `{"openapi":"3.1.1","x-deep":${deep}}`);
    const message = expect.stringMatching(
      /1\.json: gave up, because the document is nested too deeply\. Make it flatter\.$/,
    );
    await expect(readVersions([inFolder("1.json")])).rejects.toMatchObject({ message });
  });
});
