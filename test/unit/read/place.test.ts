// The line and column of a place in a file, compared with Redocly's.

import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { getLineColLocation, Source } from "@redocly/openapi-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { placeOf } from "../../../src/toolkit/read/readable-files.ts";
import { sourceLocations } from "../../../src/toolkit/read/source-locations.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const yaml = `openapi: 3.1.1
paths:
  /a:
    get:
      tags: [a, "b"]
      description: |
        One.

        Two.
      responses: {}
`;
const texts = {
  "a.yaml": yaml,
  "crlf.yaml": yaml.replaceAll("\n", "\r\n"),
  "a.json": '{\n"paths": {"/a": 1}}',
};

describe.each(Object.entries(texts))("a place in %s", (name, text) => {
  it.each([
    "#/",
    "#/openapi",
    "#/paths",
    "#/paths/~1a",
    "#/paths/~1a/get/tags/1",
    "#/paths/~1a/get/description",
  ])("%s is the same as in Redocly", (pointer) => {
    const source = new Source(`/folder/${name}`, text);
    for (const reportOnKey of [false, true]) {
      const location = { source, pointer, reportOnKey };
      const { line, col } = getLineColLocation(location).start;
      expect(placeOf(location)).toMatch(new RegExp(`${name}:${line}:${col}$`));
    }
  });
});

it("a place in an example is found by its name, in which Redocly does not encode `%`", () => {
  const source = new Source("/folder/a.yaml", "value:\n  100%: 1\n  '%41': 2\n");
  expect(placeOf({ source, pointer: "#/value/100%" })).toMatch(/a\.yaml:2:9$/);
  expect(placeOf({ source, pointer: "#/value/%41" })).toMatch(/a\.yaml:3:10$/);
});

it("a part of a bundle is located in the file that has it, or at an object around it", async () => {
  const folder = temporaryFolder("locations", onTestFinished);
  const files = {
    "api.yaml":
      "openapi: 3.1.1\ninfo: { title: A, version: '1' }\npaths:\n  /a: { $ref: 'a.yaml#/it' }\ncomponents:\n  schemas:\n    Own:\n      type: object\n",
    "a.yaml":
      "it:\n  get:\n    tags: [a,\n      b]\n    parameters:\n      - { name: a, in: query, x-feature-level: { since: 5 } }\n    responses:\n      200:\n        content:\n          text/a: { schema: { $ref: Ship.yaml } }\n",
    "Ship.yaml": "type: object\nproperties:\n  crew:\n    type: array\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const get = "#/paths/~1a/get";
  const places = {
    "#/info/title": "api.yaml:2:9",
    [`${get}/tags/1`]: "a.yaml:4:7",
    [`${get}/parameters/0`]: "a.yaml:5:5", // Annotated: in a snapshot, it may have another index.
    [`${get}/responses/200/content/text~1a/schema/properties/crew`]: "Ship.yaml:3:3",
    [`${get}/none/type`]: "a.yaml:2:3",
    "#/components/schemas/Own/type": "api.yaml:8:7",
    "#/components/schemas/Ship/properties/crew/type": "Ship.yaml:4:5",
    "#/components/schemas/None": "api.yaml:6:3",
  };
  const found = await sourceLocations(join(folder, "api.yaml"), Object.keys(places));
  const texts = found.map(({ file, line, column }) => `${basename(file)}:${line}:${column}`);
  expect(texts).toEqual(Object.values(places));
});
