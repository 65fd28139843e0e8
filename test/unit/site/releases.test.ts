import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type OpenApiDocument, releases } from "../../../src/toolkit/levels/index.ts";
import { comparePage } from "../../../src/toolkit/site/compare-page.ts";
import { html } from "../../../src/toolkit/site/html.ts";
import { renderPage } from "../../../src/toolkit/site/shell.ts";
import { siteOf } from "../../../src/toolkit/site/site.ts";
import { annotated } from "../../helpers/annotated.ts";

const given = { documents: [], siteUrl: undefined, repository: undefined, canTry: false };
const site = siteOf(annotated(), given);

/** The rows of the level switch, as a reader sees them. */
function switchOf(document: OpenApiDocument): string[] {
  const page = renderPage(siteOf(document, given), { title: "", path: "a.html", body: html`` });
  const [, list = ""] = /<ul class="levels">([\s\S]*?)<\/ul><\/details>/.exec(page) ?? [];
  return list.split("<li><span>").map((row) =>
    row
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

describe("releases", () => {
  it("are those that the document names, each at the boundary that its servers are at", () => {
    expect(site.releases.map(({ release }) => release)).toEqual(
      releases(annotated()).map(({ release }) => release),
    );
    const levels = new Map(site.releases.map(({ release, level }) => [release, level]));
    expect([levels.get("7.0"), levels.get("9.0"), levels.get("11.0")]).toEqual([176, 267, 288]);
  });

  it("stand in the level switch, also those that brought nothing", () => {
    const rows = switchOf(annotated());
    expect(rows).toContain("8.0 209 202");
    expect(rows.slice(1, 4)).toEqual(["12.0 481 478 471", "11.0 as 288", "10.0 288"]);
    expect(rows.at(-1)).toBe("earlier 0");
  });

  it("are read from the registry where the document has no list of them", () => {
    const document: OpenApiDocument = parse(`
openapi: 3.1.0
info: { title: Shop, version: "1" }
x-feature-levels:
  - { level: 3, release: "1.0", name: one, summary: One. }
  - { level: 4, release: "1.0", name: two, summary: Two. }
  - { level: 9, release: "2.0", name: three, summary: Three. }
paths: {}
`);
    expect(siteOf(document, given).releases).toEqual([
      { release: "1.0", level: 4 },
      { release: "2.0", level: 9 },
    ]);
    expect(switchOf(document).slice(1)).toEqual(["2.0 9", "1.0 4 3", "earlier 0"]);
  });

  it("stand in the comparison: 7.0 against 9.0 is one link, and each difference stands once", () => {
    const page = comparePage(site).html;
    const [, byRelease = ""] = page.split('id="by-release"');
    expect(byRelease).toMatch(/<th scope="row">7\.0<\/th>.*<a href="#from-176-to-267">\+3 −0 ≠1</);
    expect(page).toContain(
      ">From feature level 176, release 7.0, to feature level 267, release 9.0: 3 gained, 0 lost, 1 changed<",
    );
    expect(page).toContain('<th scope="row">202 <span class="release">8.0</span></th>');
    expect(page.match(/chose to receive a direct message/g)).toHaveLength(1);
  });
});
