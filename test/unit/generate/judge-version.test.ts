// Another version of OpenAPI is refused by the text of its file, before anything that reads specifications is loaded.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { judgeText } from "../../../src/toolkit/generate/judge-version.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("old versions ");

const judged = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return () => judgeText(join(folder, name));
};

it.each([
  ["YAML", "a.yaml", "# Old.\ninfo: {}\nopenapi: '3.0.3'\n", "OpenAPI 3.0.3"],
  ["JSON", "a.json", '{\n  "swagger": "2.0"\n}', "Swagger 2.0"],
  ["JSON in one line", "b.json", '{"openapi":"3.2.0"}', "OpenAPI 3.2.0"],
])("is refused in %s", (_, name, text, version) => {
  expect(judged(name, text)).toThrow(`#/openapi: this is ${version}: `);
});

it("names a command that takes the file's name for one word", () => {
  const quoted = /document upgrade '[^']*versions [^']*it'\\''s\.yaml' --output openapi\.json/;
  expect(judged("it's.yaml", "openapi: 3.0.0")).toThrow(quoted);
});

it.each([
  ["3.1", "openapi: 3.1.1\n"],
  ["a version below the root", "openapi: 3.1.0\nx-old:\n  openapi: 3.0.0\n"],
  ["no version", "info: {}\n"],
])("is not found in a file of %s", (_, text) => {
  expect(judged("fine.yaml", text)).not.toThrow();
});

it("is not looked for where there is no file", () => {
  expect(() => judgeText(join(folder, "none.yaml"))).not.toThrow();
  expect(() => judgeText(folder)).not.toThrow();
});
