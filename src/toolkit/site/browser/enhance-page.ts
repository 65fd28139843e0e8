import { percentDecoded } from "../../document/json.ts";
import { make } from "./element.ts";
import { addCopyButton } from "./sample-tabs.ts";

/** Adds what eases reading: links to headings, tabs, and buttons that copy code. */
export function enhancePage(): void {
  document.querySelectorAll<HTMLElement>("main :is(h2, h3)[id]").forEach(addAnchor);
  document.querySelectorAll<HTMLElement>(".code pre").forEach(addCopyButton);
  followSide(document.querySelector<HTMLElement>(".side"));
  openTarget();
  addEventListener("hashchange", openTarget);
  if (location.protocol === "file:") document.addEventListener("click", leadToFile, true);
}

function addAnchor(heading: HTMLElement): void {
  const ariaLabel = `Link to ${heading.textContent.trim()}`;
  heading.append(make("a", { className: "anchor", href: `#${heading.id}`, ariaLabel }, "#"));
}

/** Scrolls the navigation, not the page, to the current page's entry; on narrow screens, when it opens over the page. */
function followSide(side: HTMLElement | null): void {
  if (side === null) return;
  const scroll = () => {
    const here = side.querySelector<HTMLElement>("[aria-current=page]");
    if (here) side.scrollTop = here.offsetTop - side.clientHeight / 2;
  };
  scroll();
  side.addEventListener("toggle", scroll);
  side.addEventListener("focusout", ({ relatedTarget: next }) => {
    if (next instanceof Element && next.closest(".page") && !side.contains(next)) {
      side.hidePopover(); // It covers the page.
    }
  });
}

/** Opens folded parts around the target of the address, which not all browsers do. */
function openTarget(): void {
  const target = document.getElementById(percentDecoded(location.hash.slice(1)));
  for (let one: Element | null = target; one !== null; ) {
    if (one instanceof HTMLDetailsElement) one.open = true;
    one = one.parentElement?.closest("details") ?? null;
  }
  target?.closest("[role=tabpanel]")?.dispatchEvent(new Event("choose", { bubbles: true }));
  if (target?.closest("details, [role=tabpanel]")) target.scrollIntoView({ block: "nearest" });
}

/** Without a server, the address of a folder shows no page. */
function leadToFile({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  const to = new URL(link?.getAttribute("href") ?? "#", location.href);
  if (to.protocol !== "file:" || !to.pathname.endsWith("/")) return;
  to.pathname += "index.html";
  link?.setAttribute("href", to.href);
}
