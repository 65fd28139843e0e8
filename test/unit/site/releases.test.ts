import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  boundaries,
  boundaryAt,
  type OpenApiDocument,
  releases,
} from "../../../src/toolkit/levels/index.ts";
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
    const levels = boundaries(annotated());
    expect(site.releases.map(({ level }) => level)).toEqual(
      releases(annotated()).map(({ level }) => boundaryAt(levels, level)),
    );
  });

  it("stand in the level switch, also those that brought nothing", () => {
    const document: OpenApiDocument = parse(`
openapi: 3.1.0
info: { title: Shop, version: "1" }
x-feature-levels:
  - { level: 3, release: "1.0", name: one, summary: One. }
  - { level: 4, release: "1.0", name: two, summary: Two. }
  - { level: 9, release: "3.0", name: three, summary: Three. }
x-releases:
  - { release: "1.0", level: 5 }
  - { release: "2.0", level: 8 }
  - { release: "3.0", level: 9 }
paths: {}
`);
    expect(switchOf(document).slice(1)).toEqual(["3.0 9", "2.0 as 4", "1.0 4 3", "earlier 0"]);
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
    expect(byRelease).toMatch(
      /<th scope="row">7\.0<\/th>.*<a href="#from-176-to-267">\+\d+ −\d+ ≠\d+</,
    );
    expect(page).toMatch(
      />From feature level 176, release 7\.0, to feature level 267, release 9\.0: \d+ gained, \d+ lost, \d+ changed</,
    );
    expect(page).toContain('<th scope="row">202 <span class="release">8.0</span></th>');
    expect(page.match(/chose to receive a direct message/g)).toHaveLength(1);
  });
});
