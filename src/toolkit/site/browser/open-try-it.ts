import { loadScript } from "./load-script.ts";
import type { PageData } from "./page-data.ts";
import type { YourServer } from "./your-server.ts";

/** What the script of Try it defines: it fills the section, and returns what takes the level of the reader's server. */
interface TryIt {
  mount(section: HTMLElement): (level: number | undefined) => void;
}

/** Loads Try it into the section that a page has for it, as soon as the section is near what is in sight. */
export function openTryIt({ root }: PageData, server: YourServer): void {
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
