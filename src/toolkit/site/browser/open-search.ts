import { percentDecoded } from "../../document/json.ts";
import type { PageData } from "../site-data.ts";
import { loadScript, make } from "./element.ts";
import type { YourServer } from "./server-picker.ts";

/** The global of the search's script. */
interface Search {
  attach(parts: SearchParts, page: PageData, server: YourServer): void;
  nearest(words: string, page: PageData): HTMLAnchorElement[];
}

export interface SearchParts {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
}

async function loadSearch({ root }: PageData): Promise<Search> {
  await loadScript(`${root}search-data.js`, "searchData");
  return loadScript<Search>(`${root}search.js`, "search");
}

/** Lists the pages that are called most like an address without a page. */
export async function listNearest(page: PageData): Promise<void> {
  const list = document.querySelector("#near");
  if (list === null) return;
  const words = percentDecoded(location.pathname.slice(page.root.length)).replaceAll(
    /[^\p{L}\p{N}]+/gu,
    " ",
  );
  const links = (await loadSearch(page)).nearest(words, page);
  list.append(...links.map((link) => make("li", {}, link)));
  list.before(...(links.length === 0 ? [] : ["The nearest pages:"]));
}

/** Opens the search with its button, `/` or Ctrl+K. The first opening loads its scripts. */
export function openSearch(page: PageData, server: YourServer): void {
  const buttons = document.querySelectorAll<HTMLElement>(".search-button");
  const { dialog, input, list, status } = createDialog();
  let isAskedFor = false;
  const open = async () => {
    dialog.showModal();
    input.select();
    if (isAskedFor) return;
    isAskedFor = true;
    try {
      (await loadSearch(page)).attach({ dialog, input, list, status }, page, server);
    } catch {
      status.textContent = "Search could not be loaded. Reload the page.";
    }
  };
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener("click", open);
  }
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    const isTyping =
      target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
    const isWanted = ctrlKey || metaKey ? key === "k" : key === "/" && !isTyping;
    if (!isWanted || dialog.open) return;
    event.preventDefault();
    void open();
  });
}

function createDialog(): SearchParts {
  const words = "Search operations, errors, fields, guides";
  const input = make("input", {
    placeholder: words,
    autocomplete: "off",
    spellcheck: false,
    enterKeyHint: "go",
    role: "combobox",
    ariaLabel: words,
    ariaExpanded: "false",
    ariaAutoComplete: "list",
  });
  const list = make("div", {
    id: "search-hits",
    hidden: true,
    role: "listbox",
    ariaLabel: "Found",
  });
  input.setAttribute("aria-controls", list.id);
  const status = make("p", { role: "status" });
  const close = make("button", { type: "button", className: "close" }, "Close");
  const parts = [input, close, list, status];
  const dialog = make("dialog", { className: "search", ariaLabel: "Search" }, ...parts);
  close.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  return { dialog, input, list, status };
}
