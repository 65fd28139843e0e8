// The line and column of a place in a file, compared with Redocly's.
import { getLineColLocation, Source } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { placeOf } from "../../../src/toolkit/read/readable-files.ts";

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
