import { describe, expect, it } from "vitest";
import { resolve } from "../../../src/toolkit/document/json.ts";
import { annotate } from "../../../src/toolkit/site/annotate.ts";
import { forRedoc } from "../../../src/toolkit/site/for-redoc.ts";
import { redocModule, redocScript, takeApart } from "../../../src/toolkit/site/redoc.ts";
import { api, mediaOfThing, thing } from "../../helpers/small-api.ts";

const cdn = "https://cdn.redocly.com/redoc/v3.0.1/bundles/redoc.standalone.js";
const head = `<link rel="modulepreload" href="${cdn}" integrity="sha384-x" crossorigin="anonymous" /><style>a{}</style>`;
const module = (script: string, document: string, options: string) => `
  import { hydrate } from "${script}";
  const __redoc_definition = ${document};
  const __redoc_options = {${options}"disableTelemetry":true};
`;
const own = module(cdn, '{"info":{}}', "");
const body = `<div id="redoc"></div><script type="module">${own}</script>`;
const page = (head: string, body: string) => `${head}<!--redoc-parts-->${body}<!--redoc-parts-->`;

describe("the page of build-docs", () => {
  it("is taken apart, gets another document, and asks no CDN any more", () => {
    const content = { script: "../redoc.js", document: '{"a":"$&"}', options: { level: 3 } };
    expect(redocModule(takeApart(page(head, body)), content)).toBe(
      module("../redoc.js", '{"a":"$&"}', '"level":3,'),
    );
  });

  it.each([
    ["loads its script in another way", page("", body)],
    ["loads its script in another way", page(head, "<div></div>")],
    ["loads its script in another way", page(head, body.replace("_definition", ""))],
    ["would report its readers", page(head, body.replace("true", "false"))],
    ["asks the CDN for more", page(head, body.replace("{}", `"${cdn}"`))],
  ])("is refused where it %s", (what, text) => {
    expect(() => takeApart(text)).toThrow(
      `The page of redocly build-docs ${what} than src/toolkit/site/redoc.ts knows: check it against the installed version of @redocly/cli.`,
    );
  });

  it("shows no picture from a CDN, and of the samples in a language that of the chosen example", async () => {
    const script = await redocScript();
    expect(script).not.toContain("cdn.redoc.ly");
    expect(script).toMatch(
      /let (\w+)=\w+\?\.filter\(.{1,40}\);\1=\1\?\.\[(?!\1\])(\w+)\]\?\?\1\?\.\[0\];.*?,\2\]\)/,
    );
  });
});

it.each([
  [{ value: 1, summary: "The only one" }, "The only one."],
  [{ value: 1 }, undefined],
])("of a single example %j Redoc is told to show %s", (example, want) => {
  const document = thing({ type: "integer" }, { media: { examples: { one: { ...example } } } });
  const { examples } = mediaOfThing(forRedoc(annotate(document, 0), 0));
  expect(Object(examples).one.description).toBe(want);
});

it.each([
  ["multipart/form-data", "The samples leave out the body."],
  ["application/merge-patch+json", undefined],
])("of a body as %s Redoc is told to show %s", (name, want) => {
  const document = api({ "PUT /a": { requestBody: { content: { [name]: {} } } } });
  const { description } = Object(resolve(forRedoc(annotate(document, 0), 0), "#/paths/~1a/put"));
  expect(description).toBe(want);
});
