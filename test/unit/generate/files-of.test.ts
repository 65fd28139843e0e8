import { cpSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { inHome } from "../../../src/base/home.ts";
import { filesOf } from "../../../src/toolkit/generate/references.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("files-of");

const files = async (name: string) =>
  (await filesOf(join(folder, name), [])).map((file) => relative(folder, file));

it("are all that a specification refers to, however far, and what is missing or no YAML too", async () => {
  const documents = inHome("test/fixtures/documents");
  cpSync(join(documents, "files.yaml"), join(folder, "files.yaml"));
  cpSync(join(documents, "files"), join(folder, "files"), { recursive: true });
  expect(await files("files.yaml")).toEqual([
    "files.yaml",
    "files/topic.md",
    "files/topics.json",
    "files/things.json",
    "files/all parts.yaml",
  ]);
  writeFileSync(join(folder, "broken.yaml"), "$ref: gone.yaml");
  writeFileSync(
    join(folder, "far.yaml"),
    "a: { $ref: broken.yaml }\nx-a: { $ref: /etc/hostname }\nb: { $ref: 'https://a.test/b' }",
  );
  expect(await files("far.yaml")).toEqual(["far.yaml", "broken.yaml", "gone.yaml"]);
  writeFileSync(join(folder, "broken.yaml"), "[");
  expect(await files("far.yaml")).toEqual(["far.yaml", "broken.yaml"]);
});
