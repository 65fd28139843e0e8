// The search: loaded when it is first opened, with its index (search-index.ts).
import MiniSearch from "./minisearch.js";
import { entries, index, operations, word } from "./search-index.js";

const most = 20;
const weights = { Release: 3, Level: 3, Operation: 2, Error: 1.5, Guide: 1.2, Change: 0.7 };

const found = MiniSearch.loadJSON(index, {
  fields: ["title", "operations", "text"],
  searchOptions: {
    tokenize: (query) => query.match(word) ?? [],
    prefix: true,
    fuzzy: (term) => (/^\p{L}{5,}$/u.test(term) ? 0.2 : false),
    boost: { title: 4 },
    boostDocument: (id) => weights[entries[id].kind] ?? 1,
  },
});

/** The hits of a query, the best first, each with its address for a reader at a level. */
export function search(query, site, level) {
  const all = found.search(query, { combineWith: "AND" });
  const hits = all.length > 0 ? all : found.search(query);
  const counts = new Map();
  const [first, later] = [[], []];
  for (const row of hits.flatMap(({ id }) => rowsOf(entries[id], site, level))) {
    // Many hits with one title, such as an error that all operations have, come after the others.
    const count = (counts.get(row.title) ?? 0) + 1;
    counts.set(row.title, count);
    (count > 3 ? later : first).push(row);
  }
  return [...first, ...later].slice(0, most);
}

/** An entry of the reference has a row for each operation: those that have it at the level come first. */
function rowsOf({ kind, title, text, path, anchor, places }, site, level) {
  if (path !== undefined) return [{ kind, title, text, path, levels: "" }];
  const rows = places.map(({ operation, spans }) => {
    const there = nearest(spans, site, level);
    const { id = "", summary } = operations[operation] ?? {};
    const route = anchor === "" && site.operations.find((one) => one.id === id)?.route;
    return {
      kind: anchor === "" || summary === undefined ? kind : `${kind} · ${summary}`,
      title,
      text,
      path: route ? `level-${there}/#${route}` : `level-${there}/reference.html#${id}${anchor}`,
      levels: levelsText(spans, site, level, there),
      isAbsent: there !== level,
    };
  });
  return rows.sort((one, other) => one.isAbsent - other.isAbsent);
}

/** The only comparison of levels in the browser: everything else is computed when the site is built. */
const isIn = ([from, to = Infinity], level) => from <= level && level < to;

/** The level itself where something exists at it; otherwise the next one that has it, or else the last. */
function nearest(spans = [[0]], site, level) {
  const levels = site.levels
    .map((one) => one.level)
    .filter((one) => spans.some((span) => isIn(span, one)));
  return levels.find((one) => one >= level) ?? levels.at(-1);
}

function levelsText(spans, site, level, there) {
  if (spans === undefined) return "";
  const [from, to] = spans.find((span) => isIn(span, there));
  const at = (number) => {
    const { release } = site.levels.find((one) => one.level === number);
    return `level ${number}${release === undefined ? "" : `, release ${release}`}`;
  };
  const since = from === 0 ? [] : [`since ${at(from)}`];
  const until = to === undefined ? [] : [`until ${at(to)}`];
  const absent = there === level ? [] : [`not at level ${level}`];
  return [...since, ...until, ...absent].join("; ");
}

/** Fills the listbox of a dialog with what its input asks for, and lets the keys move in it. */
export function attach(dialog, site, level) {
  const [input, list, status] = dialog.querySelectorAll("input, [role=listbox], [role=status]");
  let chosen = -1;
  const choose = (number) => {
    const options = [...list.children];
    chosen = options.length === 0 ? -1 : (number + options.length) % options.length;
    for (const [index, option] of options.entries())
      option.setAttribute("aria-selected", index === chosen);
    input.setAttribute("aria-activedescendant", options[chosen]?.id ?? "");
    options[chosen]?.scrollIntoView({ block: "nearest" });
  };
  const show = () => {
    const rows = search(input.value, site, level);
    list.replaceChildren(...rows.map((row, index) => optionOf(row, index, site.root)));
    list.hidden = rows.length === 0;
    input.setAttribute("aria-expanded", rows.length > 0);
    const count = rows.length === most ? `The best ${most}` : `${rows.length || "Nothing"} found`;
    status.textContent = input.value.trim() === "" ? "" : count;
    choose(0);
  };
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return; // The keys are those of an input method.
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step === undefined) list.children[chosen]?.click();
    else choose(chosen + step);
  });
  list.addEventListener("click", () => dialog.close());
  show();
}

function optionOf({ kind, title, text, path, levels, isAbsent }, index, root) {
  const option = document.createElement("a");
  option.id = `search-hit-${index}`;
  option.href = root + path;
  option.tabIndex = -1;
  option.setAttribute("role", "option");
  const parts = { title, kind, levels, text };
  for (const [name, content] of Object.entries(parts)) {
    if (content === "") continue;
    const part = document.createElement("span");
    part.className = `hit-${name === "levels" && isAbsent ? "absent" : name}`;
    part.textContent = content;
    option.append(part, " ");
  }
  return option;
}
