// Pages of the library as a browser and a reader of Markdown get them, whole: a change of them is read as the difference
// of test/fixtures/pages, which `npx vitest run test/unit/site/pages.test.ts -u` writes anew.
import { beforeAll, expect, it } from "vitest";
import { inHome } from "../../../src/base/home.ts";
import { makePages } from "../../../src/toolkit/site/pages.ts";
import { library } from "../../helpers/annotated.ts";

const made = new Map<string, string>();
beforeAll(() => makePages((path, text) => void made.set(path, text), library(), {}));

it.each([
  "index.html",
  "operations/index.html",
  "operations/list-books/index.html",
  "operations/get-card/index.md",
  "changes/index.html",
  "changes/index.md",
  "authentication/index.html",
  "downloads/index.html",
  "llms.txt",
])("%s is the committed one", async (path) => {
  const text = made.get(path) ?? "";
  // A tag a line, so that a difference is one of lines; the sizes of documents are not what this is about.
  const lines = path.endsWith(".html") ? text.replaceAll("><", ">\n<") : text;
  await expect(lines).toMatchFileSnapshot(inHome("test/fixtures/pages", path.replaceAll("/", ".")));
});
