import type { SiteData } from "../site-data.ts";

/** What the scripts of a page know. */
export interface PageData extends SiteData {
  /** The address of the root of the site, as the page sees it. */
  readonly root: string;
}

/** What the pages share, from the script that is loaded first (site-data.ts). */
declare const siteData: SiteData;

/** The data of this page. */
export const readPageData = (): PageData => ({
  ...siteData,
  root: document.documentElement.dataset.root ?? "",
});
