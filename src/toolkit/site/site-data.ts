import type { Site } from "./site.ts";

/** What all pages know. */
export interface SiteData extends Pick<Site, "naming" | "levels" | "releases"> {
  /** The operation that reports the level of a server, if there is one. */
  readonly reporter?: Site["levelReporter"];
}

/** What the scripts of a page know. */
export interface PageData extends SiteData {
  /** The address of the root of the site, as the page sees it. */
  readonly root: string;
}

/** The script that every page loads first: it defines `siteData`. A script, as pages opened from a disk can load no data. */
export function siteDataScript({ naming, levels, releases, levelReporter }: Site): string {
  const data: SiteData = { naming, levels, releases, reporter: levelReporter };
  return `globalThis.siteData = JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;
}
