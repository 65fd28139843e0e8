import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { html } from "../../../src/toolkit/site/html.ts";
import { livesPicture } from "../../../src/toolkit/site/lives.ts";
import { renderPage } from "../../../src/toolkit/site/shell.ts";
import { siteOf } from "../../../src/toolkit/site/site.ts";
import { annotated } from "../../helpers/annotated.ts";
import { api, responding } from "../../helpers/small-api.ts";

const given = { documents: [], siteUrl: undefined, repository: undefined, canTry: false };
const own = livesPicture(siteOf(annotated(), given)).html;

/** The bars and diamonds of what has a name: their address, title and shape. */
function shapesOf(page: string, name: string) {
  const row = page
    .split("<tr>")
    .find((row) => row.includes(`<th scope="row"><code>${name}</code>`));
  const links = row?.matchAll(/<a href="([^"]*)"><title>([^<]*)<\/title>(<[^>]*>)<\/a>/g) ?? [];
  return [...links].map(([, href, title, shape]) => ({ href, title, shape }));
}

/** An API whose answer has as many properties, each of which came at level 5. */
function many(count: number, name = (index: number) => `field${index}`): string {
  const properties: JsonObject = {};
  for (let index = 0; index < count; index++) {
    properties[name(index)] = { type: "string", "x-feature-level": { since: 5 } };
  }
  const document = api(
    {
      "GET /a": { operationId: "getA", ...responding({ type: "object", properties }) },
      "GET /b": { operationId: "getB" },
    },
    {},
    { "x-feature-levels": [{ level: 5, release: "1.0", name: "first", summary: "The first." }] },
  );
  return livesPicture(siteOf(document, given)).html;
}

describe("the picture of lives", () => {
  it("has a bar from the level that brought a thing to the last that had it", () => {
    expect(shapesOf(own, "ref")).toEqual([
      {
        href: "level-20/reference.html#listInvitations.ref",
        title: "ref: from the first level, until feature level 22, release 3.0",
        shape: '<rect class="gone" x="1" y="4" width="94" height="12" rx="3"/>',
      },
    ]);
    expect(shapesOf(own, "notify_referrer_on_join")).toMatchObject([
      {
        href: "level-481/reference.html#listInvitations.notify_referrer_on_join",
        title: "notify_referrer_on_join: since feature level 267, release 9.0",
      },
    ]);
  });

  it("has a diamond where a thing changed, which leads to the change", () => {
    expect(shapesOf(own, "listInvitations")).toMatchObject([
      { title: "listInvitations: from the first level" },
      { href: "#level-209", title: "listInvitations: changed at feature level 209, release 8.0" },
    ]);
  });

  it("leaves out what is the same at all levels, and says how much that is", () => {
    expect(many(1)).toContain("The same at all levels: 1 of 2 operations.");
    expect(many(1)).not.toContain("getB");
    expect(many(0)).toBe("");
  });

  it("has what only a webhook has under its name", () => {
    const came = { operationId: "onCame", "x-feature-level": { since: 5 } };
    const document = api(
      {},
      {},
      {
        "x-feature-levels": [{ level: 5, release: "1.0", name: "first", summary: "The first." }],
        webhooks: { came: { post: came } },
      },
    );
    const page = livesPicture(siteOf(document, given)).html;
    expect(page).toContain("<summary>onCame ");
    expect(shapesOf(page, "onCame")).toMatchObject([
      {
        href: "level-5/reference.html",
        title: "onCame: since feature level 5, release 1.0",
      },
    ]);
  });

  it("is closed where it is long, and shows names as text", () => {
    expect(many(80)).toContain('<details class="lives" open>');
    expect(many(81)).toContain('<details class="lives">');
    expect(many(1, () => "<a>&")).toContain("<code>&lt;a&gt;&amp;</code>");
  });
});

describe("a page of a level", () => {
  const operation: JsonObject = {
    operationId: "getA",
    summary: "Get it",
    "x-feature-level": { since: [5, 20], until: [9, 30] },
  };
  const names = { 5: "five", 9: "nine", 20: "twenty", 30: "thirty" };
  const registry = Object.entries(names).map(([level, name]) => ({
    ...{ level: Number(level), release: `${level}.0`, name },
    summary: "It changed.",
  }));
  const site = siteOf(api({ "GET /a": operation }, {}, { "x-feature-levels": registry }), given);

  it.each([
    [0, "it came with level 5 (release 5.0).", 5],
    [9, "it came again with level 20 (release 20.0).", 20],
    [30, "it went with level 30 (release 30.0).", 20],
  ])("of level %i says of an operation that is not there: %s", (level, story, readAt) => {
    const page = renderPage(site, { title: "", path: "a.html", level, body: html`` });
    const text = `“Get it” does not exist at level ${level}: ${story}`;
    expect(page).toContain(`"absence":${JSON.stringify({ text, readAt })}`);
  });

  it.each([5, 20])("of level %i says nothing of an operation that is there", (level) => {
    const page = renderPage(site, { title: "", path: "a.html", level, body: html`` });
    expect(page).not.toContain("absence");
  });
});
