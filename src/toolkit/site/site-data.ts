import { isAlways, levelsAttribute } from "./level-words.ts";
import { xOfLevels } from "./life-figure.ts";
import type { Site } from "./site.ts";

/** The script that every page loads first: what all of them know, as `siteData`. A script, as pages opened from a disk can load no data. */
export function siteData(site: Site): string {
  const data = {
    naming: site.naming,
    /** The boundaries, ascending. */
    levels: site.levels,
    /** The releases, oldest first, each with the level that it reports and the boundary like which it behaves. */
    releases: site.releases,
    /** Where each boundary stands on the lines of life. */
    places: xOfLevels(site),
    /** The operation that reports the level of a server, if there is one. */
    reporter: site.levelReporter,
    count: site.operations.length,
    /** The operations that do not exist at all levels, with their levels. */
    partial: site.operations
      .filter(({ spans }) => !isAlways(spans))
      .map(({ name, summary, spans }) => ({ name, summary, levels: levelsAttribute(spans) })),
  };
  return `globalThis.siteData = JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;
}
