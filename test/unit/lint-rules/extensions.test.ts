// openapi/EXTENSIONS.md and its JSON Schema: its example works, and editors check annotations as lint does.

import { readFileSync, writeFileSync } from "node:fs";
import { Ajv } from "ajv";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../../src/node/package-root.ts";
import { inTemporaryFolder } from "../../../src/node/temporary-folder.ts";
import { resolve } from "../../../src/toolkit/document/json.ts";
import { emitChanges } from "../../../src/toolkit/generate/change-log.ts";
import { compatibleFrom, snapshotAt } from "../../../src/toolkit/levels/index.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { plugin } from "../../../src/toolkit/lint-rules/plugin.ts";
import { bundleSpecification } from "../../../src/toolkit/read/bundle.ts";
import { lintFixtures } from "../../helpers/fixture-documents.ts";
import { codeBlocks } from "../../helpers/markdown.ts";

const blocks = codeBlocks(readFileSync(inHome("openapi/EXTENSIONS.md"), "utf8"));
const first = blocks.findIndex(({ text }) => text.startsWith("openapi:"));
const [example, ...shown] = blocks.slice(first, first + 4).map(({ text }) => text);

const ajv = new Ajv({ strict: false });
const isSound = ajv.compile(
  JSON.parse(readFileSync(inHome("openapi/extensions.schema.json"), "utf8")),
);

describe("the worked example", () => {
  it("passes lint, and has the snapshots and changes that it shows", async () => {
    await inTemporaryFolder("example", async (folder) => {
      const file = `${folder}/rooms.yaml`;
      writeFileSync(file, example ?? "");
      const document = await bundleSpecification(file);
      const schema = "#/paths/~1room/get/responses/200/content/application~1json/schema";
      const made = [snapshotAt(document, 21), compatibleFrom(document, 21)];
      expect(made.map((one) => resolve(one, schema))).toEqual(
        shown.slice(0, 2).map((json) => JSON.parse(json)),
      );
      expect(emitChanges(levelled(document))).toContain(shown[2]);
    });
  });
});

describe("the JSON Schema of annotations", () => {
  it("accepts the annotations of this specification, and those that lint accepts", () => {
    const sound = Object.keys(plugin.rules.oas3).flatMap((rule) =>
      lintFixtures(rule).flatMap(({ name, file }) => (name === "good.yaml" ? file : [])),
    );
    expect(sound.length).toBeGreaterThan(10);
    for (const file of [...ts.sys.readDirectory(inHome("openapi"), [".yaml"]), ...sound]) {
      const isGood = isSound(parse(readFileSync(file, "utf8")));
      expect(isGood, `${file}: ${ajv.errorsText(isSound.errors)}`).toBe(true);
    }
  });

  it("accepts each block of EXTENSIONS.md", () => {
    const annotate = blocks.filter(({ language }) => language === "yaml");
    expect(annotate.length).toBeGreaterThan(8);
    for (const { text } of annotate) expect(isSound(parse(text)), text).toBe(true);
  });

  // test/fixtures/lint/annotation-form.yaml has more, as lint compiles the same schema.
  it.each([5, {}, { from: 5 }, { since: "5" }, { changes: [{ level: 5 }] }, { values: {} }])(
    "rejects the annotation %j anywhere",
    (annotation) => {
      const parameter = { "x-feature-level": annotation };
      expect(isSound({ paths: { "/a": { get: { parameters: [parameter] } } } })).toBe(false);
    },
  );

  it.each([
    { "x-featureLevel": { since: 5 } },
    { "x-feature-levels": [{ level: 5, release: 5, name: "five", summary: "New." }] },
    { "x-feature-levels": [{ level: 5, release: "5", name: "Five Levels", summary: "New." }] },
    { "x-releases": [{ release: "5" }] },
    { "x-reports": "level" },
  ])("rejects %j", (node) => {
    expect(isSound(node)).toBe(false);
  });
});
