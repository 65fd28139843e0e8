import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../../../src/toolkit/levels/index.ts";
import { annotate } from "../../../src/toolkit/site/annotate.ts";
import { markdown } from "../../../src/toolkit/site/markdown.ts";
import { referenceOf } from "../../../src/toolkit/site/reference.ts";
import {
  commonEntries,
  referenceEntries,
  type SearchEntry,
} from "../../../src/toolkit/site/search-entries.ts";
import { searchIndex, termsOf } from "../../../src/toolkit/site/search-index.ts";
import { siteOf } from "../../../src/toolkit/site/site.ts";
import { library } from "../../helpers/annotated.ts";
import { api, responding } from "../../helpers/small-api.ts";

const guide = {
  ...{ file: "1-lending.md", name: "lending", title: "Lending", summary: "" },
  text: "# Lending\n\nHow it goes.\n\n## With `renew` & more\n\n| a | b |\n| --- | --- |\n| one | two |\n",
};
const siteOfAny = (document: OpenApiDocument) =>
  siteOf(document, {
    documents: [{ name: "Downloads", path: () => "downloads.html" }],
    siteUrl: undefined,
    repository: undefined,
    canTry: false,
  });

function entriesOf(document: OpenApiDocument): SearchEntry[] {
  const site = siteOfAny(document);
  const told = referenceEntries();
  for (const { level } of site.levels) told.note(referenceOf(annotate(document, level), level));
  return [...commonEntries(site, [guide]), ...told.entries()];
}

const entries = entriesOf(library());
const named = (kind: string, title: string) =>
  entries.filter((entry) => entry.kind === kind && entry.title === title);

/** What the module of the index holds, as a browser reads it. */
const moduleOf = (document: OpenApiDocument, entries: readonly SearchEntry[]) =>
  import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(searchIndex(siteOfAny(document), entries))}`
  );

describe("a search finds", () => {
  it.each([
    ["7.0", ["7.0"]],
    ["since 202, in BAD_REQUEST:", ["since", "202", "in", "BAD_REQUEST", "BAD", "REQUEST"]],
    ["reorderLinkifiers", ["reorderLinkifiers", "reorder", "Linkifiers"]],
    ["/api/v1/drafts/{draft_id}", ["api", "v1", "drafts", "draft_id", "draft", "id"]],
  ])("in %j the words %j", (text, want) => {
    expect(termsOf(text)).toEqual(want);
  });

  it("releases, levels, changes and pages", () => {
    expect(named("Release", "Release 2.0")).toMatchObject([{ path: "level-10/" }]);
    expect(named("Level", "Feature level 10, release 2.0")).toMatchObject([
      { path: "changes.html#level-10", text: expect.stringContaining("Books can be recordings.") },
    ]);
    expect(named("Change", "Added: operation renewLoan")).toMatchObject([
      { path: "changes.html#level-5" },
    ]);
    expect(named("Page", "Downloads")).toMatchObject([{ path: "downloads.html" }]);
  });

  it("the sections of guides, where their pages have them", () => {
    const { html } = markdown(guide.text);
    const found = entries.filter(({ kind }) => kind === "Guide");
    expect(found.map(({ title, text }) => [title, text])).toEqual([
      ["Lending", "How it goes."],
      ["With renew & more", "Lending: a b one two"],
    ]);
    for (const { path = "" } of found) expect(html).toContain(`id="${path.split("#")[1]}"`);
  });

  it("each operation, parameter and error, at the levels that have it", () => {
    expect(named("Operation", "Renew a loan")).toMatchObject([
      {
        places: [
          { anchor: "renewLoan", operation: { id: "renewLoan" }, levels: [5, 10, 20, 25, 30, 40] },
        ],
      },
    ]);
    const narrator = { anchor: "listBooks.narrator", levels: [10, 20, 25, 30, 40] };
    expect(named("Parameter", "narrator")).toMatchObject([
      { places: [narrator] },
      { places: [{ anchor: "addBook.narrator" }] },
    ]);
    expect(named("Error", "429")[0]?.places?.[0]).toMatchObject({ anchor: "listBooks-429" });
  });

  it("once what is told alike of several operations", () => {
    const titles = named("Field", "title").flatMap(({ places = [] }) => [
      places.map(({ operation }) => operation?.id),
    ]);
    expect(titles.some((ids) => ids.includes("listBooks") && ids.includes("addBook"))).toBe(true);
  });
});

describe("the module of the index", () => {
  it("says from which level to below which something is there", async () => {
    const module = await moduleOf(library(), entries);
    const [narrator] = module.entries.filter((one: { title: string }) => one.title === "narrator");
    expect(narrator).toMatchObject({ anchor: ".narrator", places: [{ spans: [[10]] }] });
    expect(module.operations[narrator.places[0].operation].id).toBe("listBooks");
    const [card] = module.entries.filter((one: { title: string }) => one.title === "Get a card");
    expect(card.places[0].spans).toEqual([[0, 30]]);
  });

  it("takes any name as a name, and any text as text", async () => {
    const properties = JSON.parse('{"__proto__":{"description":"</script>\\u2028\\"`"}}');
    const document = api({ "GET /a": { operationId: "getA", ...responding({ properties }) } });
    const module = await moduleOf(document, entriesOf(document));
    const [found] = module.entries.filter((one: { title: string }) => one.title === "__proto__");
    expect(found.text).toBe('</script> "`');
  });

  it("knows an error that two forms of an answer share from the level that brought it", async () => {
    const coded = (name: string) => ({
      type: "object",
      properties: { code: { const: "GONE" }, [name]: { type: "string" } },
    });
    const schema = { oneOf: [coded("one"), coded("other")] };
    const responses = {
      "404": { description: "Gone.", content: { "application/json": { schema } } },
    };
    const document = api(
      { "GET /a": { operationId: "getA", responses, "x-feature-level": { since: 5 } } },
      {},
      { "x-feature-levels": [{ level: 5, release: "1.0", name: "five", summary: "Five." }] },
    );
    const module = await moduleOf(document, entriesOf(document));
    const [found] = module.entries.filter((one: { title: string }) => one.title === "GONE");
    expect(found.places).toMatchObject([{ spans: [[5]] }]);
  });

  it("has no words for the operation of what stands outside of operations", async () => {
    const { index } = await moduleOf(library(), entries);
    expect(JSON.parse(index).index.map(([word]: [string]) => word)).not.toContain("undefined");
  });

  it("is the same each time", () => {
    expect(searchIndex(siteOfAny(library()), entriesOf(library()))).toBe(
      searchIndex(siteOfAny(library()), entries),
    );
  });
});
