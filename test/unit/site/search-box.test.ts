import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../../../src/toolkit/levels/index.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { searchIn } from "../../../src/toolkit/site/browser/rank-results.ts";
import { operationBlocks } from "../../../src/toolkit/site/operation-page.ts";
import { markdown } from "../../../src/toolkit/site/render-markdown.ts";
import {
  commonEntries,
  operationEntries,
  type SearchEntry,
  searchDataScript,
} from "../../../src/toolkit/site/search-entries.ts";
import { siteOf } from "../../../src/toolkit/site/site-model.ts";
import { library } from "../../helpers/annotated.ts";
import { api, responding } from "../../helpers/small-api.ts";

const guide = {
  file: "1-lending.md",
  name: "lending",
  title: "Lending",
  group: "",
  summary: "",
  text: "# Lending\n\nHow it goes.\n\n## With `renew` & more\n\n| a | b |\n| --- | --- |\n| one | two |\n",
};

const authentication = {
  ...guide,
  title: "Authentication",
  group: "",
  text: "# Authentication\n\nSend a key.\n\n## Get a key\n\nAsk for one.\n",
};

function entriesOf(document: OpenApiDocument): SearchEntry[] {
  const site = siteOf(levelled(document), { guides: [guide], canTry: false });
  const found = site.operations.flatMap((operation) => {
    const place = { root: "../../", linkTo: () => {}, ids: new Set<string>() };
    return operationEntries(operation, operationBlocks(site, operation, place));
  });
  return definedBy([...commonEntries(site, [guide], { authentication }), ...found]);
}

/** What the script with the data of the search defines. */
function definedBy(entries: readonly SearchEntry[]): SearchEntry[] {
  new Function(searchDataScript(entries))();
  return (globalThis as unknown as { readonly searchData: SearchEntry[] }).searchData;
}

/** The entries of the library, and those among them of a group with a title. */
function libraryEntries() {
  const entries = entriesOf(library());
  const named = (group: string, title: string) =>
    entries.filter((entry) => entry.group === group && entry.title === title);
  return { entries, named };
}

describe("a search finds", () => {
  it("pages by the words that readers use, and changes", () => {
    const { entries, named } = libraryEntries();
    const find = searchIn(entries);
    const titlesFor = (query: string) => find(query).map(({ title }) => title);
    expect(titlesFor("login")[0]).toBe("Authentication");
    expect(titlesFor("how can I extend a loan")).toContain("Renew a loan");
    expect(titlesFor("versioning")).toEqual(expect.arrayContaining(["Change log"]));
    expect(titlesFor("renow loan")[0]).toBe("Renew a loan");
    expect(titlesFor("xylophone")).toEqual([]);
    expect(named("Changes", "Added: operation renewLoan")).toMatchObject([
      { places: [{ path: "changes/#level-5" }] },
    ]);
  });

  it("the sections of guides, at their anchors", () => {
    const { html } = markdown(guide.text);
    const found = libraryEntries().entries.filter(({ group }) => group === "Guides");
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
    const found = commonEntries(siteOf(levelled(library()), { guides, canTry: false }), guides);
    const places = found.filter(({ title }) => title === "概要").flatMap(({ places }) => places);
    expect(places.map(({ path }) => path)).toEqual([
      "guides/lending/#概要",
      "guides/lending/#概要-2",
    ]);
  });

  it("each operation, with its parameters and errors, on its page, with its levels", () => {
    const { named } = libraryEntries();
    const page = "operations/renew-loan/";
    expect(named("Operations", "Renew a loan")).toMatchObject([
      { text: "PATCH /loans/{title} · renewLoan", places: [{ path: page, levels: "5-" }] },
    ]);
    expect(named("Parameters", "narrator")[0]?.places).toMatchObject([
      { path: "operations/list-books/#field-narrator", operation: "List books", levels: "10-" },
    ]);
    expect(named("Errors", "429")[0]?.places[0]).toMatchObject({
      path: "operations/list-books/#error-429",
    });
  });

  it("errors of `default`, and codes of examples alone, are at their anchors", () => {
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
    const operations = libraryEntries()
      .named("Fields", "title")
      .map(({ places }) => places.map(({ operation }) => operation));
    expect(operations).toContainEqual(expect.arrayContaining(["List books", "Add a book"]));
  });

  it("the values of a field at the field, which lists them", () => {
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
    const [found] = searchIn(entriesOf(document))("opened");
    expect(found?.places[0]?.path).toBe("operations/get-a/#field-opened");
    const [field] = searchIn(entriesOf(document))("always opened");
    expect(field?.places[0]?.path).toBe("operations/get-a/#field-type");
  });

  it("the operations of an entry by their names, unless these are many", () => {
    const responses = { "200": { description: "Done.", headers: { Trace: { schema: {} } } } };
    const data = (count: number) => {
      const paths = Array.from({ length: count }, (_, at) => [
        `GET /${at}`,
        { operationId: `get${at}`, summary: `Read ${at}`, responses },
      ]);
      const entries = entriesOf(api(Object.fromEntries(paths)));
      const entry = entries.find(({ title }) => title === "Trace");
      return { entry, found: searchIn(entries)("trace read 1")[0]?.title };
    };
    expect(data(2).found).toBe("Trace");
    expect(data(2).entry).toMatchObject({
      count: 2,
      places: [{ path: "operations/get0/#field-Trace" }, {}],
    });
    expect(data(9).found).not.toBe("Trace");
    expect(data(9).entry).toMatchObject({ count: 9 });
    expect(data(9).entry?.places).toHaveLength(8);
  });

  it("names such as `__proto__`, and texts with any characters", () => {
    const properties = JSON.parse('{"__proto__":{"description":"</script>\\u2028\\"`"}}');
    const document = api({ "GET /a": { operationId: "getA", ...responding({ properties }) } });
    const [found] = entriesOf(document).filter(({ title }) => title === "__proto__");
    expect(found?.text).toBe('</script> "`');
  });
});
