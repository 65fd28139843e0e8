// @ts-nocheck
import { describe, expect, it } from "vitest";
import { redocScript, takeApart } from "../../../src/site/redoc.ts";

const cdn = "https://cdn.redocly.com/redoc/v3.0.1/bundles/redoc.standalone.js";
const head = `<link rel="modulepreload" href="${cdn}" integrity="sha384-x" crossorigin="anonymous" /><style>a{}</style>`;
const body = `<div id="redoc"></div><script type="module">import { hydrate } from "${cdn}"; const o = {"disableTelemetry":true};</script>`;
const page = (head: string, body: string) => `${head}<!--redoc-parts-->${body}<!--redoc-parts-->`;

describe("the page of build-docs", () => {
  it("is taken apart, and asks no CDN any more", () => {
    expect(takeApart(page(head, body))).toEqual({
      styles: "<style>a{}</style>",
      markup: '<div id="redoc"></div>',
      module: 'import { hydrate } from "redoc-script:"; const o = {"disableTelemetry":true};',
    });
  });

  it.each([
    ["loads its script in another way", page("", body)],
    ["loads its script in another way", page(head, "<div></div>")],
    ["would report its readers", page(head, body.replace("true", "false"))],
    ["asks the CDN for more", page(head, `${body}<img src="https://cdn.redocly.com/a.svg">`)],
  ])("is refused where it %s", (what, text) => {
    expect(() => takeApart(text)).toThrow(
      `The page of redocly build-docs ${what} than src/site/redoc.ts knows: check it against the installed version of @redocly/cli.`,
    );
  });

  it("shows no picture from a CDN", async () => {
    expect(await redocScript()).not.toContain("cdn.redoc.ly");
  });
});
