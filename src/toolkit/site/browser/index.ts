// The script of every page: the choice of the reader's server, the search, and Try it if the page has it.

import type { PageData, SiteData } from "../site-data.ts";
import { loadScript } from "./element.ts";
import { enhancePage } from "./enhance-page.ts";
import { changeLog } from "./filter-changes.ts";
import { listNearest, openSearch } from "./open-search.ts";
import { addTabs, showForms, showReported } from "./sample-tabs.ts";
import { type YourServer, yourServer } from "./server-picker.ts";
import { fillSide } from "./side-navigation.ts";

/** The data that all pages share, from the script that is loaded first (site-data.ts). */
declare const siteData: SiteData;

const page: PageData = { ...siteData, root: document.documentElement.dataset.root ?? "" };

// First, because the other parts look for links and levels.
fillSide(page);
document.querySelectorAll<HTMLElement>(".tabs").forEach(addTabs);
const server = yourServer(page);
const divide = changeLog(page);
server.follow((choice) => {
  showForms(choice?.level, (level) => server.choose(`${level}`));
  showReported(choice ?? {}, page);
  divide(choice?.level);
});
openSearch(page, server);
void listNearest(page);
openTryIt(page, server);
enhancePage();

/**
 * The function of Try it's script: fills the section, and returns a function that takes the level of the reader's
 * server.
 */
interface TryIt {
  mount(section: HTMLElement): Promise<(level: number | undefined) => void>;
}

/** Loads Try it into its section when the section is almost visible. */
function openTryIt({ root }: PageData, server: YourServer): void {
  const section = document.querySelector<HTMLElement>("#try-it[data-operation]");
  if (section === null) return;
  const load = async () => {
    try {
      const { mount } = await loadScript<TryIt>(`${root}try-it.js`, "tryIt");
      const atLevel = await mount(section);
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
