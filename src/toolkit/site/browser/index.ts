// What each page of the site loads: the choice of the reader's server, the search, and Try it where a page has it.

import type { PageData, SiteData } from "../site-data.ts";
import { loadScript } from "./element.ts";
import { openSearch } from "./open-search.ts";
import { fillSide } from "./side.ts";
import { type YourServer, yourServer } from "./your-server.ts";

/** What the pages share, from the script that is loaded first (site-data.ts). */
declare const siteData: SiteData;

const page: PageData = { ...siteData, root: document.documentElement.dataset.root ?? "" };
// No folder has this name: the page that says so leads to the level instead.
const [, level] = /\/level-([^/]+)\/?$/.exec(location.pathname) ?? [];
if (level !== undefined) location.replace(`${page.root}?level=${level}`);

fillSide(page); // First, as what follows looks for links and levels.
const server = yourServer(page);
openSearch(page, server);
openTryIt(page, server);

/** What the script of Try it defines: it fills the section, and returns what takes the level of the reader's server. */
interface TryIt {
  mount(section: HTMLElement): (level: number | undefined) => void;
}

/** Loads Try it into the section that a page has for it, as soon as the section is near what is in sight. */
function openTryIt({ root }: PageData, server: YourServer): void {
  const section = document.querySelector<HTMLElement>("#try-it[data-operation]");
  if (section === null) return;
  const load = async () => {
    try {
      const { mount } = await loadScript<TryIt>(`${root}try-it.js`, "tryIt");
      const atLevel = mount(section);
      server.follow((choice) => atLevel(choice?.level));
    } catch {
      section.textContent = "Try it could not be loaded. Reload the page.";
    }
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      void load();
    },
    { rootMargin: "200px" },
  );
  watcher.observe(section);
}
