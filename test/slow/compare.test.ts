// Compares the site's verdict on two releases with that of an unmodified `redocly diff` on their documents. The site
// runs it on neighbouring levels only, because each run takes seconds.
import fc from "fast-check";
import { expect, it } from "vitest";
import { project, releases } from "../../src/toolkit/levels/index.ts";
import { comparePage } from "../../src/toolkit/site/compare-page.ts";
import { siteOf } from "../../src/toolkit/site/site.ts";
import { stepVerdicts } from "../../src/toolkit/site/step-verdicts.ts";
import { verdictOn } from "../../src/toolkit/verdict/verdict.ts";
import { annotated } from "../helpers/annotated.ts";
import { printedSeed } from "../helpers/seed.ts";

const seed = printedSeed("pairs of releases");

it("the comparison page shows a breaking change exactly if redocly diff finds one", async () => {
  const document = annotated();
  const site = siteOf(document, { guides: [], canTry: false });
  const { html } = comparePage(site, await stepVerdicts(site.variants), new Map()).main;
  const rows = html.split("<li data-level=").slice(1);
  const isSeen = (row: string, lower: number, higher: number) => {
    const [, level = "", unseen = ""] = /^"(\d+)" data-unseen="([\d ]*)"/.exec(row) ?? [];
    const isUnseen = unseen.split(" ").some((one) => [`${lower}`, `${higher}`].includes(one));
    return lower < Number(level) && Number(level) <= higher && !isUnseen;
  };
  const release = fc.constantFrom(...releases(document));
  const pair = fc.tuple(release, release).filter(([from, to]) => from !== to);
  for (const [from, to] of fc.sample(pair, { seed, numRuns: 15 })) {
    const { impact } = await verdictOn(project(document, from.level), project(document, to.level));
    const [lower = 0, higher = 0] = [from, to]
      .map(({ release }) => site.releases.find((one) => one.release === release)?.boundary ?? 0)
      .sort((one, other) => one - other);
    const side = `class="seen-${from.level < to.level ? "up" : "down"}"( hidden)? data-impact="major"`;
    const isBreaking = rows.some((row) => isSeen(row, lower, higher) && row.match(side));
    expect([from.release, to.release, isBreaking]).toEqual([
      from.release,
      to.release,
      impact === "major",
    ]);
  }
});
