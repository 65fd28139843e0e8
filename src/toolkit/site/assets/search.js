// The search: loaded when it is first opened, with its index (search-index.ts).
import MiniSearch from "./minisearch.js";
import { entries, index, word } from "./search-index.js";

const most = 20;
const weights = { Release: 3, Level: 3, Operation: 2, Error: 1.5, Guide: 1.2, Change: 0.7 };

const found = MiniSearch.loadJSON(index, {
  fields: ["title", "operation", "text"],
  searchOptions: {
    tokenize: (query) => query.match(word) ?? [],
    prefix: true,
    fuzzy: (term) => (/^\p{L}{5,}$/u.test(term) ? 0.2 : false),
    boost: { title: 4 },
    boostDocument: (id) => weights[entries[id].kind] ?? 1,
  },
});

/** The hits of a query, the best first. */
export function search(query) {
  const all = found.search(query, { combineWith: "AND" });
  const hits = all.length > 0 ? all : found.search(query);
  const counts = new Map();
  const [first, later] = [[], []];
  for (const entry of hits.map(({ id }) => entries[id])) {
    // Many hits with one title, such as an error that all operations have, come after the others.
    const count = (counts.get(entry.title) ?? 0) + 1;
    counts.set(entry.title, count);
    (count > 3 ? later : first).push(entry);
  }
  return [...first, ...later].slice(0, most);
}

/** Fills the listbox of a dialog with what its input asks for, and lets the keys move in it. */
export function attach(dialog, root) {
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
    const rows = search(input.value);
    list.replaceChildren(...rows.map((row, index) => optionOf(row, index, root)));
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

function optionOf({ kind, title, text, path, operation, levels }, index, root) {
  const option = document.createElement("a");
  option.id = `search-hit-${index}`;
  option.href = root + path;
  option.tabIndex = -1;
  option.setAttribute("role", "option");
  if (levels !== undefined) option.dataset.levels = levels;
  const isPart = operation !== undefined && operation !== title;
  const parts = { title, kind: isPart ? `${kind} · ${operation}` : kind, text };
  for (const [name, content] of Object.entries(parts)) {
    if (content === "") continue;
    const part = document.createElement("span");
    part.className = `hit-${name}`;
    part.textContent = content;
    option.append(part, " ");
  }
  return option;
}
