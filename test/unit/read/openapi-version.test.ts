// The version of OpenAPI is read from the text of a file, before packages that read specifications are loaded.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readersOf, upgrader } from "../../../src/toolkit/read/openapi-version.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("old versions ");

const readers = ["@redocly/openapi-core", "ajv"];

const judged = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return readersOf(join(folder, name));
};

it.each([
  ["YAML", "a.yaml", "# Old.\ninfo: {}\nopenapi: '3.0.3'\n", [upgrader]],
  ["JSON", "a.json", '{\n  "swagger": "2.0"\n}', [upgrader]],
  ["a file of OpenAPI 3.1", "a.yaml", "openapi: 3.1.1\n", []],
  ["a file of OpenAPI 3.2", "a.yaml", "openapi: 3.2.0\n", []],
  ["a version below the root", "a.yaml", "openapi: 3.1.0\nx-old:\n  openapi: 3.0.0\n", []],
  ["a file without a version", "a.yaml", "info: {}\n", []],
])("readersOf finds the packages for %s", (_, name, text, packages) => {
  expect(judged(name, text)).toEqual([...readers, ...packages]);
});

it.each([
  [
    '{"openapi":"3.3.0"}',
    "#/openapi: this is OpenAPI 3.3.0: Swagger 2, OpenAPI 3.0, 3.1 and 3.2 are read.",
  ],
  ['{"openapi":"4.0.0"}', "this is OpenAPI 4.0.0: Swagger 2, OpenAPI 3.0, 3.1 and 3.2 are read."],
  ['{"swagger":"1.2"}', "this is Swagger 1.2: "],
])("readersOf rejects %s", (text, message) => {
  expect(() => judged("b.json", text)).toThrow(message);
});

it("readersOf needs no file", () => {
  expect([readersOf(join(folder, "none.yaml")), readersOf(folder)]).toEqual([readers, readers]);
});
