// Pages of the library as a browser and a reader of Markdown get them, whole: a change of them is read as the difference
// of test/fixtures/pages, which `npx vitest run test/unit/site/pages.test.ts -u` writes anew.
import { expect, it } from "vitest";
import { inHome } from "../../../src/base/home.ts";
import { makePages } from "../../../src/toolkit/site/pages.ts";
import { library } from "../../helpers/annotated.ts";

const compared = [
  "index.html",
  "operations/index.html",
  "operations/list-books/index.html",
  "operations/get-card/index.md",
  "changes/index.html",
  "changes/index.md",
  "authentication/index.html",
  "downloads/index.html",
  "llms.txt",
];

it("pages of each kind are the committed ones", async () => {
  const made = new Map<string, string>();
  await makePages((path, text) => void made.set(path, text), library(), {});
  for (const path of compared) {
    const text = made.get(path) ?? "";
    // A tag a line, so that a difference is one of lines.
    const lines = path.endsWith(".html") ? text.replaceAll("><", ">\n<") : text;
    const file = inHome("test/fixtures/pages", path.replaceAll("/", "."));
    await expect(lines).toMatchFileSnapshot(file);
  }
});
