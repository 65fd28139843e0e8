import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../../../src/toolkit/levels/index.ts";
import { markdown } from "../../../src/toolkit/site/markdown.ts";
import { readOperation } from "../../../src/toolkit/site/operation-page.ts";
import {
  commonEntries,
  OperationEntries,
  type SearchEntry,
} from "../../../src/toolkit/site/search-entries.ts";
import {
  formsOf,
  indexedEntries,
  indexOptions,
  type SearchData,
  searchDataScript,
  termsOf,
} from "../../../src/toolkit/site/search-index.ts";
import { siteOf } from "../../../src/toolkit/site/site.ts";
import { library } from "../../helpers/annotated.ts";
import { api, responding } from "../../helpers/small-api.ts";

const guide = {
  file: "1-lending.md",
  name: "lending",
  title: "Lending",
  summary: "",
  text: "# Lending\n\nHow it goes.\n\n## With `renew` & more\n\n| a | b |\n| --- | --- |\n| one | two |\n",
};

const authentication = {
  ...guide,
  title: "Authentication",
  text: "# Authentication\n\nSend a key.\n\n## Get a key\n\nAsk for one.\n",
};

function entriesOf(document: OpenApiDocument): SearchEntry[] {
  const site = siteOf(document, { guides: [guide], canTry: false });
  const found = new OperationEntries();
  for (const operation of site.operations) found.note(readOperation(site, operation), ["Python"]);
  return [...commonEntries(site, [guide], { authentication }), ...found.entries];
}

const entries = entriesOf(library());
const named = (group: string, title: string) =>
  entries.filter((entry) => entry.group === group && entry.title === title);

/** What the script with the data of the search defines. */
function definedBy(entries: readonly SearchEntry[]): SearchData {
  new Function(searchDataScript(entries))();
  return (globalThis as unknown as { readonly searchData: SearchData }).searchData;
}

/** The titles that a word finds through the index alone. */
function titlesFor(word: string): string[] {
  const data = definedBy(entriesOf(library()));
  const index = new MiniSearch(indexOptions);
  index.addAll(indexedEntries(data));
  const hits = index.search({ queries: formsOf(word), combineWith: "OR" }, { prefix: true });
  return hits.map(({ id }) => data.entries[id]?.title ?? "");
}

describe("a word", () => {
  it.each([
    ["7.0", ["7.0"]],
    ["since 202, in BAD_REQUEST:", ["since", "202", "in", "BAD_REQUEST", "BAD", "REQUEST"]],
    ["reorderLinkifiers", ["reorderLinkifiers", "reorder", "Linkifiers"]],
    ["/api/v1/drafts/{draft_id}", ["api", "v1", "drafts", "draft_id", "draft", "id"]],
  ])("in %j is each of %j", (text, want) => {
    expect(termsOf(text)).toEqual(want);
  });

  it.each([
    ["testing", "Test"],
    ["versioning", "versions"],
    ["inviter", "invited"],
    ["authenticate", "authentication"],
  ])("%s has a form in common with %s", (one, other) => {
    expect(formsOf(one).filter((form) => formsOf(other).includes(form))).toHaveLength(1);
  });
});

describe("a search finds", () => {
  it("pages by the words that readers use, and changes", () => {
    expect(titlesFor("login")).toEqual(["Authentication"]);
    expect(titlesFor("versioning")).toEqual(expect.arrayContaining(["Change log"]));
    expect(named("Changes", "Added: operation renewLoan")).toMatchObject([
      { places: [{ path: "changes/#level-5" }] },
    ]);
  });

  it("the sections of guides, at their anchors", () => {
    const { html } = markdown(guide.text);
    const found = entries.filter(({ group }) => group === "Guides");
    expect(found.map(({ title, text }) => [title, text])).toEqual([
      ["Lending", "How it goes."],
      ["With renew & more", "Lending: a b one two"],
      ["Get a key", "Authentication: Ask for one."],
    ]);
    expect(found[2]?.places).toEqual([{ path: "authentication/#get-a-key" }]);
    const anchor = found[1]?.places[0]?.path.split("#")[1];
    expect(html).toContain(`id="${anchor}"`);
  });

  it("sections of the same name, each at its own anchor", () => {
    const text = "# 借りる\n\n## 概要\n\nOne.\n\n## 概要\n\nTwo.\n";
    const guides = [{ ...guide, title: "借りる", text }];
    const found = commonEntries(siteOf(library(), { guides, canTry: false }), guides);
    const places = found.filter(({ title }) => title === "概要").flatMap(({ places }) => places);
    expect(places.map(({ path }) => path)).toEqual([
      "guides/lending/#概要",
      "guides/lending/#概要-2",
    ]);
  });

  it("each operation, with its samples, parameters and errors, on its page, with its levels", () => {
    const page = "operations/renew-loan/";
    const since = (from: number) => [{ from, to: Number.POSITIVE_INFINITY }];
    expect(named("Operations", "Renew a loan")).toMatchObject([
      { places: [{ path: page, spans: since(5) }], languages: ["Python"] },
    ]);
    expect(named("Parameters", "narrator")[0]?.places).toMatchObject([
      { path: "operations/list-books/#field-narrator", operation: "List books", spans: since(10) },
    ]);
    expect(named("Errors", "429")[0]?.places[0]).toMatchObject({
      path: "operations/list-books/#error-429",
    });
  });

  it("errors under `default`, and those whose code is only in an example, at their anchors", () => {
    const error = (code: string) => ({ title: code, properties: { reason: { type: "string" } } });
    const media = {
      schema: { oneOf: [error("not found"), error("gone")] },
      examples: { one: { value: { code: "gone" } } },
    };
    const responses = {
      "404": { description: "None.", content: { "application/json": media } },
      default: { description: "Another error." },
    };
    const conventions = { "x-conventions": { errorCode: "code" } };
    const operation = { operationId: "a", responses };
    const entries = entriesOf(api({ "GET /a": operation }, {}, conventions));
    const found = entries.filter(({ group }) => group === "Errors");
    expect(found.map(({ title, places }) => [title, places[0]?.path])).toEqual([
      ["gone", "operations/a/#error-gone"],
      ["default", "operations/a/#error-default"],
    ]);
  });

  it("once what several operations document with the same text", () => {
    const operations = named("Fields", "title").map(({ places }) =>
      places.map(({ operation }) => operation),
    );
    expect(operations).toContainEqual(expect.arrayContaining(["List books", "Add a book"]));
  });

  it("discriminator values of a response's branches, at the branch", () => {
    const form = (type: string) => ({
      type: "object",
      required: ["type"],
      properties: { type: { type: "string", const: type }, [type]: { type: "string" } },
    });
    const schema = {
      oneOf: ["Opened", "Closed"].map((one) => ({ $ref: `#/components/schemas/${one}` })),
    };
    const document = api(
      { "GET /a": { operationId: "getA", ...responding(schema) } },
      { schemas: { Opened: form("opened"), Closed: form("closed") } },
    );
    const [found] = entriesOf(document).filter(({ title }) => title === "opened");
    expect(found).toMatchObject({
      group: "Values",
      places: [{ path: "operations/get-a/#schema-Opened" }],
    });
  });

  it("the operations of an entry by their names, unless these are many", () => {
    const responses = { "200": { description: "Done.", headers: { Trace: { schema: {} } } } };
    const data = (count: number) => {
      const paths = Array.from({ length: count }, (_, at) => [
        `GET /${at}`,
        { operationId: `get${at}`, summary: `Read ${at}`, responses },
      ]);
      const entries = entriesOf(api(Object.fromEntries(paths)));
      const data = definedBy(entries);
      const at = data.entries.findIndex(({ title }) => title === "Trace");
      return { entry: data.entries[at], indexed: indexedEntries(data)[at] };
    };
    expect(data(2).indexed?.where).toBe("Read 0 Read 1");
    expect(data(2).entry).toMatchObject({ count: 2, places: [{ path: "#field-Trace" }, {}] });
    expect(data(9).indexed?.where).toBe("");
    expect(data(9).entry).toMatchObject({ count: 9, places: [{ path: "#field-Trace" }] });
    expect(data(9).entry?.places).toHaveLength(1);
  });

  it("names such as `__proto__`, and texts with any characters", () => {
    const properties = JSON.parse('{"__proto__":{"description":"</script>\\u2028\\"`"}}');
    const document = api({ "GET /a": { operationId: "getA", ...responding({ properties }) } });
    const [found] = definedBy(entriesOf(document)).entries.filter(
      ({ title }) => title === "__proto__",
    );
    expect(found?.text).toBe('</script> "`');
  });
});
