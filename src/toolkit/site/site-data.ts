import type { LevelNaming } from "../levels/level-names.ts";
import { isAlways, levelsAttribute } from "../levels/level-range.ts";
import type { Site, SiteOperation } from "./site-model.ts";

/** The data that all pages share. */
export interface SiteData extends LevelNaming, Pick<Site, "reports" | "unreleased"> {
  /** The operation that reports the level of a server, if any. */
  readonly reporter?: Site["levelReporter"];
  /** The operations for the side navigation, which in each page would make a large site several times larger. */
  readonly groups: readonly {
    readonly name: string;
    readonly operations: readonly (Pick<SiteOperation, "name" | "summary"> & {
      readonly method: ListedMethod;
      /** In the form of `data-levels`; absent for all levels. */
      readonly levels?: string;
    })[];
  }[];
}

/** The data for the scripts of a page. */
export interface PageData extends SiteData {
  /** The address of the site's root, relative to the page. */
  readonly root: string;
}

/** A method, or that the server sends it. */
type ListedMethod = SiteOperation["method"] | "HOOK";

export const listedMethod = ({ method, isWebhook }: SiteOperation): ListedMethod =>
  isWebhook ? "HOOK" : method;

/** A short method, because the navigation is narrow. */
export const methodLabel = (method: ListedMethod): string => (method === "DELETE" ? "DEL" : method);

/** The fragment of a group on the page of all operations. */
export const groupId = (name: string): string =>
  `group-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;

/** The script that every page loads first. It defines `siteData`. */
export function siteDataScript(site: Site): string {
  const { naming, levels, releases, reports, unreleased, levelReporter: reporter } = site;
  const groups = site.groups.map(({ name, operations }) => ({
    name,
    operations: operations.map((one) => ({
      name: one.name,
      summary: one.summary,
      method: listedMethod(one),
      ...(isAlways(one.ranges) ? {} : { levels: levelsAttribute(one.ranges) }),
    })),
  }));
  const data = { naming, levels, releases, reports, unreleased, reporter, groups };
  return dataScript("siteData", data satisfies SiteData);
}

/** A script that defines a global, because pages that are opened as files can load only scripts. */
export function dataScript(name: string, data: unknown): string {
  // As JSON text, because an object literal treats names such as `__proto__` specially. JSON has few single quotes to
  // escape.
  const text = JSON.stringify(data).replaceAll(/[\\']/g, "\\$&");
  return `globalThis.${name} = JSON.parse('${text}');\n`;
}
