import { isAlways, levelsAttribute } from "./level-words.ts";
import type { Site, SiteOperation } from "./site.ts";

/** What all pages know. */
export interface SiteData extends Pick<Site, "naming" | "levels" | "releases"> {
  /** The operation that reports the level of a server, if there is one. */
  readonly reporter?: Site["levelReporter"];
  /** The operations for the side navigation: here once, as in each page they would be most of a large site. */
  readonly groups: readonly {
    readonly name: string;
    readonly operations: readonly (Pick<SiteOperation, "name" | "summary" | "method"> & {
      /** As elements carry it; absent where it is at all levels. */
      readonly levels?: string;
    })[];
  }[];
}

/** What the scripts of a page know. */
export interface PageData extends SiteData {
  /** The address of the root of the site, as the page sees it. */
  readonly root: string;
}

/** A method as the navigation shows it, which is narrow. */
export const methodLabel = (method: SiteOperation["method"]): string =>
  method === "DELETE" ? "DEL" : method;

/** The script that every page loads first: it defines `siteData`. */
export function siteDataScript(site: Site): string {
  const { naming, levels, releases, levelReporter: reporter } = site;
  const groups = site.groups.map(({ name, operations }) => ({
    name,
    operations: operations.map(({ name, summary, method, spans }) => ({
      ...{ name, summary, method },
      ...(isAlways(spans) ? {} : { levels: levelsAttribute(spans) }),
    })),
  }));
  return dataScript("siteData", { naming, levels, releases, reporter, groups } satisfies SiteData);
}

/** A script that defines a global: pages opened from a disk can load scripts only. */
export function dataScript(name: string, data: unknown): string {
  // As JSON, because in a script a name such as `__proto__` is special; in quotes of which JSON has few.
  const text = JSON.stringify(data).replaceAll(/[\\']/g, "\\$&");
  return `globalThis.${name} = JSON.parse('${text}');\n`;
}
