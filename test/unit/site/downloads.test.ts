import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { buildDocs } from "../../../src/toolkit/site/build-site.ts";
import { offeredDocuments } from "../../../src/toolkit/site/downloads.ts";
import { siteOf } from "../../../src/toolkit/site/site-model.ts";
import { documentWithNotes } from "../../../src/toolkit/text/change-notes.ts";
import { api } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

it("releases with names that differ in case only have separate documents", () => {
  const releases = ["1.0-RC1", "1.0-rc1", "…"].map((release, index) => ({
    release,
    level: index + 1,
  }));
  const site = siteOf(levelled(api({}, {}, { "x-releases": releases })), {
    guides: [],
    canTry: false,
  });
  const names = offeredDocuments(site, false).map(({ name }) => name);
  expect(names.sort()).toEqual(expect.arrayContaining(["1.0-rc1", "1.0-rc1-2", "release"]));
});

it("in a large API the documents that Redoc does not show are compressed", async () => {
  const description = "So much to say. ".repeat(8_000);
  const operations = Array.from({ length: 8 }, (_, index): [string, JsonObject] => [
    `GET /${index}`,
    { operationId: `get${index}`, responses: {}, "x-notes": description },
  ]);
  const releases = ["1", "2"].map((release, index) => ({ release, level: 5 * index }));
  const levels = [{ level: 5, release: "2", name: "five", summary: "Something." }];
  const extensions = { "x-releases": releases, "x-feature-levels": levels };
  const document = api(Object.fromEntries(operations), {}, extensions);
  const folder = join(temporaryFolder("large-docs", onTestFinished), "docs");
  await buildDocs(levelled(document), { folder });
  const names = readdirSync(join(folder, "downloads"));
  expect(names.filter((name) => name.startsWith("openapi"))).toEqual([
    "openapi-1.json.gz",
    "openapi-2.json",
  ]);
  const text = gunzipSync(readFileSync(join(folder, "downloads/openapi-1.json.gz"))).toString();
  expect(JSON.parse(text)).toEqual(documentWithNotes(levelled(document), 0));
});
