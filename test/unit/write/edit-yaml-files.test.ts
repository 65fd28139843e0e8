// Edits of people's files: whatever changes on a line or goes with it, no comment is lost.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { editedFiles } from "../../../src/toolkit/write/edit-yaml-files.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const text = `openapi: 3.1.1 # the form
info: { title: Ships, version: "1" } # of the API
# all harbours
servers: # where
  - url: https://one.test # the first
    # why
    description: One # said
  # between
  - url: https://two.test # the second
paths: {}
components:
  schemas:
    # a ship
    Ship: # in short
      type: object # a map
      # what it must have
      required: # list
        - name # of the owner
        - port
      properties:
        name: { type: string, maxLength: 40 } # at the bow
        port:
          type: string # its home
          maxLength: 9 # for the form
          # below
`;

const commentsOf = (written: string) => [...written.matchAll(/# .*$/gm)].map(String).sort();

it.each<readonly [what: string, before: string, after: string]>([
  ["a value", "https://two.test", "https://three.test"],
  ["a text that becomes a number", "type: string # its home", "type: 7 # its home"],
  ["a value that becomes a list", "type: object # a map", 'type: [object, "null"] # a map'],
  [
    "a list that becomes a value",
    "required: # list\n        - name # of the owner\n        - port\n",
    "required: true\n",
  ],
  ["a list that loses its first item", "        - name # of the owner\n", ""],
  ["a list that loses its last item", "  # between\n  - url: https://two.test # the second\n", ""],
  [
    "an object that loses its last field",
    "          maxLength: 9 # for the form\n          # below\n",
    "",
  ],
  ["an object that loses a field in the middle", "      type: object # a map\n", ""],
  ["an object that loses a large field", text.slice(text.indexOf("      properties:")), ""],
  ["an object on one line", "maxLength: 40", "minLength: 1"],
])("%s keeps all comments", (_, before, after) => {
  const file = join(temporaryFolder("comments", onTestFinished), "ships.yaml");
  writeFileSync(file, text);
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  const made = editedFiles(file, parse(text), parse(changed)).get(file)?.is ?? "";
  expect(parse(made)).toEqual(parse(changed));
  expect(commentsOf(made)).toEqual(commentsOf(text));
  expect(readFileSync(file, "utf8")).toBe(text);
});

type Files = Readonly<Record<string, string>>;

/** The texts that are written for an edit, by the names of files; those of the others stay. */
function written(files: Files, before: JsonObject, after: JsonObject): Files {
  const folder = temporaryFolder("edits", onTestFinished);
  for (const [name, own] of Object.entries(files)) writeFileSync(join(folder, name), own);
  const found = editedFiles(join(folder, Object.keys(files)[0] ?? ""), before, after);
  return Object.fromEntries([...found].map(([file, { is }]) => [basename(file), is]));
}

it.each<[what: string, name: string, own: string, change: JsonObject, want: string]>([
  ["lines of Windows", "a.yaml", "b: [1,  2]\r\na: 1\r\n", { a: 2 }, "b: [1,  2]\r\na: 2\r\n"],
  ["no end of line at the end", "a.yaml", "b:   3\na: 1", { a: 2 }, "b:   3\na: 2"],
  ["a text that YAML 1.1 reads otherwise", "a.yaml", "a: 1\n", { a: "yes" }, 'a: "yes"\n'],
  ["keys that are numbers", "a.yaml", "200: {}\n404: x\n", { 404: "z" }, "200: {}\n404: z\n"],
  ["a wide indentation", "a.yaml", "b:\n    - 1\n", { b: [1, 2] }, "b:\n    - 1\n    - 2\n"],
  [
    "aliases",
    "a.yaml",
    "a: &it { b: 1 }\nc: *it\nd: 1\n",
    { d: 2 },
    "a: &it { b: 1 }\nc: *it\nd: 2\n",
  ],
  [
    "JSON with tabs",
    "a.json",
    '{\n\t"b": [1,2],\n\t"a": 1\n}',
    { a: 2 },
    '{\n\t"b": [1,2],\n\t"a": 2\n}',
  ],
  [
    "large numbers of JSON",
    "a.json",
    '{\n  "b": 12345678901234567891,\n  "a": 1\n}\n',
    { a: null },
    '{\n  "b": 12345678901234567891,\n  "a": null\n}\n',
  ],
  [
    "large numbers on the same line",
    "a.json",
    '{"b":[-12345678901234567891,98765432109876543210],"a":1}',
    { a: 2 },
    '{"b":[-12345678901234567891,98765432109876543210],"a":2}',
  ],
])("an edit beside %s keeps them, and is written alike", (_, name, own, change, want) => {
  const before: JsonObject = parse(own);
  expect(written({ [name]: own }, before, { ...before, ...change })).toEqual({ [name]: want });
});

it.each<[what: string, was: string, is: Json[], want: string]>([
  ["value", "[ a,  b ] # all", ["b", "c"], "[ b, c ] # all"],
  [
    "name",
    "\n  - {name: b, x: 1} # the second\n  - {name: a, x: 1}",
    [{ name: "c" }, { name: "b", x: 2 }],
    "\n  - name: c\n  - {name: b, x: 2} # the second",
  ],
  [
    "place",
    "\n  - {type: a,  x: 1}\n  - b",
    [{ type: "a", x: 2 }, "b"],
    "\n  - {type: a,  x: 2 }\n  - b",
  ],
])("members of a list are those of the same %s", (_, was, is, want) => {
  const own = `all: ${was}\n`;
  expect(written({ "a.yaml": own }, parse(own), { all: is })).toEqual({
    "a.yaml": `all: ${want}\n`,
  });
});

it("components are edited in their files, and new ones are added to the first", () => {
  const files = {
    "api.yaml": "paths: {}\ncomponents:\n  schemas:\n    Ship: { $ref: ships.yaml#/Ship }\n",
    "ships.yaml":
      "Ship:\n  type: object\n  properties: { port: { $ref: '#/Port' } } # all\nPort: {type: string}\n",
  };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const document = (properties: JsonObject, schemas: JsonObject) => ({
    paths: {},
    components: { schemas: { Ship: { type: "object", properties }, ...schemas } },
  });
  const before = document({ port: ref("Port") }, { Port: { type: "string" } });
  const after = document(
    { port: ref("Port"), crew: ref("Crew") },
    { Port: { type: "string", maxLength: 9 }, Crew: { items: ref("Ship/properties") } },
  );
  expect(written(files, before, after)).toEqual({
    "api.yaml": `${files["api.yaml"]}    Crew:\n      items:\n        $ref: ships.yaml#/Ship/properties\n`,
    "ships.yaml": files["ships.yaml"]
      .replace(
        "{ $ref: '#/Port' }",
        "{ $ref: '#/Port' }, crew: { $ref: api.yaml#/components/schemas/Crew }",
      )
      .replace("string}", "string, maxLength: 9}"),
  });
});
