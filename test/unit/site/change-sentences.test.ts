// How the change log and the comparison describe one difference, also where no operation of the site has it.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { changesPage } from "../../../src/toolkit/site/changes-page.ts";
import { comparePage } from "../../../src/toolkit/site/compare-page.ts";
import { siteOf } from "../../../src/toolkit/site/site.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";

const given = { documents: [], siteUrl: undefined, repository: undefined, canTry: false };
const changed = (fields: JsonObject) => ({
  "x-feature-level": { changes: [{ level: 5, ...fields }] },
});

const size = { type: "integer", ...changed({ was: { type: "string" } }) };
const answer = responding(schemaRef("Thing"));
const site = siteOf(
  {
    ...api(
      { "GET /a": { operationId: "getA", ...answer } },
      { schemas: { Thing: { type: "object", properties: { size } } } },
      { "x-feature-levels": [{ level: 5, release: "1.0", name: "first", summary: "The first." }] },
    ),
    ...changed({ note: "Before, other servers." }),
    webhooks: { came: { post: { operationId: "onCame", ...answer } } },
  },
  given,
);

describe.each([
  ["the change log", changesPage(site).html],
  ["the comparison", comparePage(site).html],
])("%s", (_, page) => {
  const items = [...page.matchAll(/<li>(?:<span.*?<\/span> )?(document|property) .*?<\/li>/g)].map(
    ([item]) => item.replaceAll(/<[^>]+>/g, ""),
  );

  it("tells how a field changed, of what, and in which operations and webhooks", () => {
    expect(items.at(-1)).toMatch(
      /property size of Thing in getA, onCame\. size is an integer; before, a string\. The first\.$/,
    );
  });

  it("names no operation where a difference is in none", () => {
    expect(items[0]).toMatch(/document Small\. (The first\. )?Before, other servers\.$/);
  });
});

it("the change log of an API without marks says that there is nothing to tell", () => {
  const words = changesPage(siteOf(api({}), given)).html.replaceAll(/<[^>]+>/g, "");
  expect(words.trim()).toMatch(/^Change log\s+All feature levels are alike\.$/);
});
