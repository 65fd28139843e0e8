import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { filesOf } from "../../../src/toolkit/read/readable-files.ts";
import { fixtureDocuments } from "../../helpers/fixture-documents.ts";

const { folder } = fixtureDocuments("documents.yaml");

const files = async (name: string) =>
  (await filesOf(join(folder, name))).map((file) => relative(folder, file));

it("filesOf returns all referenced files, even missing or invalid ones", async () => {
  expect(await files("files.yaml")).toEqual([
    "files.yaml",
    "files/topic.md",
    "files/topics.json",
    "files/things.json",
    "files/all parts.yaml",
  ]);
  writeFileSync(join(folder, "broken.yaml"), "$ref: gone.yaml");
  writeFileSync(join(folder, "far.yaml"), "a: { $ref: broken.yaml }");
  expect(await files("far.yaml")).toEqual(["far.yaml", "broken.yaml", "gone.yaml"]);
  writeFileSync(join(folder, "broken.yaml"), "[");
  expect(await files("far.yaml")).toEqual(["far.yaml", "broken.yaml"]);
  writeFileSync(
    join(folder, "outside.yaml"),
    "x-a: { $ref: /etc/hostname }\nb: { $ref: 'https://a.test/b' }",
  );
  expect(await files("outside.yaml")).toEqual(["outside.yaml"]);
});
