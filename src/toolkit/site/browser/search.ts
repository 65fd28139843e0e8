// The search, loaded when it is first opened, after its data.
import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { isLevelIn } from "../../levels/span.ts";
import { spanWords } from "../level-words.ts";
import type { SearchGroup } from "../search-entries.ts";
import {
  formsOf,
  indexedEntries,
  indexOptions,
  type SearchData,
  wordsOf,
} from "../search-index.ts";
import type { PageData } from "../site-data.ts";
import {
  type Choice,
  choiceName,
  choiceOf,
  choiceWords,
  spansOfText,
  withChoice,
} from "./chosen-level.ts";
import { make } from "./element.ts";
import type { SearchParts } from "./open-search.ts";
import type { YourServer } from "./your-server.ts";

/** The data, defined by the script that is loaded before this one. */
declare const searchData: SearchData;

const { entries, pages } = searchData;
const most = { all: 30, inGroup: 6 };
const weights: Partial<Record<SearchGroup, number>> = {
  Pages: 3,
  Operations: 2,
  Errors: 1.5,
  Guides: 1.2,
  Changes: 0.5,
};

const found = new MiniSearch(indexOptions);
found.addAll(indexedEntries(searchData));

/** A hit as it is shown. */
interface Hit {
  readonly group: string;
  readonly title: string;
  readonly where: string;
  readonly text: string;
  /** From the root of the site. */
  readonly path: string;
  /** Its levels, in words. */
  readonly levels: string;
  readonly isAbsent: boolean;
}

function search(query: string, page: PageData, choice: Choice | undefined): Hit[] {
  const { words, choices } = readQuery(query, page);
  const [named] = choices;
  const hits = [
    ...levelHits(choices, words, page),
    // For `python 167`: hits at level 167.
    ...(named === undefined || words.length === 0 ? [] : hitsOf(words, page, named)),
    ...hitsOf(wordsOf(query), page, choice),
  ];
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.group) ?? [];
    const isKnown = group.some(({ path }) => path === hit.path);
    if (!isKnown && group.length < most.inGroup) groups.set(hit.group, [...group, hit]);
  }
  return [...groups.values()].flat().slice(0, most.all);
}

/** The words to look for, and the levels and releases among them. */
function readQuery(query: string, page: PageData) {
  const words: string[] = [];
  const choices: Choice[] = [];
  for (const word of wordsOf(query)) {
    try {
      choices.push(choiceOf(word, page));
    } catch {
      words.push(word);
    }
  }
  const isAboutLevels = (word: string) =>
    /^(feature|levels?|releases?|versions?|to|and)$/i.test(word);
  return {
    words: choices.length === 0 ? words : words.filter((word) => !isAboutLevels(word)),
    choices,
  };
}

/** Hits for levels and releases alone: the site at a level, the comparison of two. */
function levelHits(choices: readonly Choice[], words: readonly string[], page: PageData): Hit[] {
  const [from, to] = choices;
  if (from === undefined || words.length > 0) return [];
  const common = { where: "", levels: "", isAbsent: false };
  const two: Hit[] =
    to === undefined
      ? []
      : [
          {
            ...common,
            group: "Compare",
            text: "What changes for a program.",
            title: `${choiceName(from, page)} → ${choiceName(to, page)}`,
            path: `compare/?${new URLSearchParams({ from: from.text, to: to.text })}`,
          },
        ];
  const each = choices.map(
    (choice): Hit => ({
      ...common,
      group: "Your server",
      title: choiceName(choice, page),
      text: [choiceWords(choice, page), "Show its API."].filter(Boolean).join(". "),
      path: `?level=${encodeURIComponent(choice.text)}`,
    }),
  );
  return [...two, ...each];
}

/** The entries that have all words, or else similar ones; the best first. */
function hitsOf(words: readonly string[], page: PageData, choice: Choice | undefined): Hit[] {
  const forms = words.map((word): Query => ({ combineWith: "OR", queries: formsOf(word) }));
  const options = {
    tokenize: (text: string) => [text],
    processTerm: (term: string) => term,
    prefix: true,
    boost: { title: 4, keywords: 3 },
    boostDocument: (id: number) => {
      const { group, places } = entries[id] as (typeof entries)[number];
      // A guide counts more than a section of another.
      const isSection = group === "Guides" && places[0]?.path.includes("#");
      return (weights[group] ?? 1) / (isSection ? 2 : 1);
    },
  };
  /** Words with as many wrong letters, in parts of their length; two wrong ones are two that changed places. */
  const like = (part: number) => (term: string) => /^\p{L}{5,}$/u.test(term) && part;
  const all: Query = { combineWith: "AND", queries: forms };
  const attempts: (() => SearchResult[])[] = [
    () => found.search(all, options),
    () => found.search(all, { ...options, fuzzy: like(0.2) }),
    () => found.search(all, { ...options, fuzzy: like(0.4) }),
    () => found.search({ ...all, combineWith: "OR" }, { ...options, fuzzy: like(0.2) }),
  ];
  let results: SearchResult[] = [];
  for (const attempt of attempts) if (results.length === 0) results = attempt();
  return results.slice(0, 100).map(({ id }) => hitOf(id, words, page, choice));
}

function hitOf(
  id: number,
  words: readonly string[],
  page: PageData,
  choice: Choice | undefined,
): Hit {
  const {
    group,
    title,
    text,
    count,
    places,
    languages = [],
  } = entries[id] as (typeof entries)[number];
  const exists = ({ levels }: (typeof places)[number]) =>
    choice === undefined || levels === undefined || isLevelIn(spansOfText(levels), choice.level);
  const place = places.find(exists) ?? (places[0] as (typeof places)[number]);
  const others = count === 1 ? "" : ` and ${count - 1} other${count === 2 ? "" : "s"}`;
  const { title: where = "", path: root = "" } = pages[place.page ?? -1] ?? {};
  const isAbsent = !exists(place);
  const levels = place.levels === undefined ? "" : spanWords(page, spansOfText(place.levels));
  const shown = text.length > 140 ? `${text.slice(0, 140).replace(/\s\S*$/, "")} …` : text;
  const found = { group, title, text: shown, levels, isAbsent };
  const hit = { ...found, where: where === "" ? "" : where + others };
  // A language in the query links to the sample.
  const language = languages.find((one) => words.some((word) => isAlike(one, word)));
  const path = withChoice(root + place.path, choice?.text);
  if (language === undefined) return { ...hit, path };
  const sample = { group: "Samples", title: `${title} in ${language}`, text: "" };
  return { ...hit, ...sample, path: `${path}#sample-${language.toLowerCase()}` };
}

const isAlike = (one: string, other: string): boolean =>
  one.localeCompare(other, "en", { sensitivity: "base" }) === 0;

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
    const groups = [...new Set(hits.map(({ group }) => group))];
    list.replaceChildren(...groups.map((group) => groupOf(group, hits, page.root)));
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

function groupOf(name: string, hits: readonly Hit[], root: string): HTMLElement {
  const group = make(
    "div",
    {},
    make("div", { className: "hit-group", ariaHidden: "true" }, name),
    ...hits
      .filter((hit) => hit.group === name)
      .map((hit) => optionOf(hit, hits.indexOf(hit), root + hit.path)),
  );
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", name);
  return group;
}

function optionOf(hit: Hit, index: number, href: string): HTMLElement {
  const { title, where, levels, text, isAbsent } = hit;
  const part = (content: string, className: string) =>
    content === "" ? [] : [make("span", { className }, content), " "];
  const option = make(
    "a",
    { id: `search-hit-${index}`, href, tabIndex: -1 },
    ...part(title, "hit-title"),
    ...part(where, "hit-where"),
    ...part(levels, isAbsent ? "hit-levels off" : "hit-levels"),
    ...part(text, "hit-text"),
  );
  option.setAttribute("role", "option");
  return option;
}
