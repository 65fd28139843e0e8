// The search, loaded when it is first opened, after its data.

import { type Choice, labelRanges } from "../../levels/level-names.ts";
import { isLevelIn, rangesOfText } from "../../levels/level-range.ts";
import type { SearchEntry } from "../search-entries.ts";
import type { PageData } from "../site-data.ts";
import { withChoice } from "./chosen-level.ts";
import { make } from "./element.ts";
import type { SearchParts } from "./open-search.ts";
import { searchIn } from "./rank-results.ts";
import type { YourServer } from "./server-picker.ts";

/** The data, defined by the script that is loaded before this one. */
declare const searchData: readonly SearchEntry[];

const find = searchIn(searchData);
const mostShown = 20;

/** The hits for a query as links, each page or part of a page once. */
function search(query: string, page: PageData, choice: Choice | undefined): HTMLAnchorElement[] {
  const best = find(query).slice(0, 3 * mostShown);
  const links = best.map((entry) => linkTo(entry, page, choice));
  const once = new Map(links.toReversed().map((link) => [link.href, link]));
  const shown = links.filter((link) => once.get(link.href) === link).slice(0, mostShown);
  for (const [index, link] of shown.entries()) link.id = `search-hit-${index}`;
  return shown;
}

/** Links to the pages that have some words, best first. */
export const nearest = (words: string, { root }: PageData): HTMLAnchorElement[] =>
  find(words)
    .flatMap(({ title, places: [{ path } = { path: "" }] }) =>
      /#|^$/.test(path) ? [] : make("a", { href: root + path }, title),
    )
    .slice(0, 3);

function linkTo(entry: SearchEntry, page: PageData, choice: Choice | undefined): HTMLAnchorElement {
  const { group, title, text, count = 1, places } = entry;
  const exists = ({ levels }: (typeof places)[number]) =>
    choice === undefined || levels === undefined || isLevelIn(rangesOfText(levels), choice.level);
  const place = places.find(exists) ?? (places[0] as (typeof places)[number]);
  const others = count === 1 ? "" : ` and ${count - 1} other${count === 2 ? "" : "s"}`;
  const { operation, levels } = place;
  const part = (content: string, className: string) =>
    content === "" ? [] : [make("span", { className }, content), " "];
  const shownText = text.length > 140 ? `${text.slice(0, 140).replace(/\s\S*$/, "")} …` : text;
  const link = make(
    "a",
    { href: page.root + withChoice(place.path, choice?.text), tabIndex: -1 },
    ...part(title, "hit-title"),
    ...part(operation === undefined ? group : `${group} · ${operation}${others}`, "hit-where"),
    ...part(
      levels === undefined ? "" : labelRanges(page, rangesOfText(levels)),
      exists(place) ? "hit-levels" : "hit-levels off",
    ),
    ...part(shownText, "hit-text"),
  );
  link.setAttribute("role", "option");
  return link;
}

/** Fills the listbox of a dialog with the hits of its input, and moves the selection by keys. */
export function attach(
  { dialog, input, list, status }: SearchParts,
  page: PageData,
  server: YourServer,
): void {
  let chosen = -1;
  const options = () => [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const choose = (number: number) => {
    const all = options();
    chosen = all.length === 0 ? -1 : (number + all.length) % all.length;
    for (const [index, option] of all.entries()) {
      option.setAttribute("aria-selected", `${index === chosen}`);
    }
    input.setAttribute("aria-activedescendant", all[chosen]?.id ?? "");
    all[chosen]?.scrollIntoView({ block: "nearest" });
  };
  const show = () => {
    const hits = search(input.value, page, server.choice);
    list.replaceChildren(...hits);
    list.hidden = hits.length === 0;
    input.setAttribute("aria-expanded", `${hits.length > 0}`);
    const leadOn = [
      make("a", { href: `${page.root}operations/` }, "all operations"),
      " · ",
      make("a", { href: page.root }, "overview"),
    ];
    const said = hits.length > 0 ? [`${hits.length} found`] : ["Nothing found: ", ...leadOn];
    status.replaceChildren(...(input.value.trim() === "" ? [] : said));
    choose(0);
  };
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return; // An input method is handling the keys.
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step === undefined) options()[chosen]?.click();
    else choose(chosen + step);
  });
  list.addEventListener("click", () => dialog.close());
  show();
}
