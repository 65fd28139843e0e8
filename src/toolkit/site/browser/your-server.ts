import { isObject } from "../../document/json.ts";
import { isLevelIn } from "../../levels/span.ts";
import type { LevelReporter } from "../site.ts";
import type { PageData } from "../site-data.ts";
import {
  addressIn,
  type Choice,
  choiceName,
  choiceOf,
  choiceWords,
  spansOfText,
  withChoice,
} from "./chosen-level.ts";
import { make } from "./element.ts";
import { recalled, remember } from "./storage.ts";

/** The choice of the reader's server, which applies to all pages. */
export interface YourServer {
  readonly choice: Choice | undefined;
  /** Takes the reader's input: a level, a release or an address; empty for all levels. */
  take(text: string): Promise<void>;
  /** Calls the listener now and whenever the choice changes. */
  follow(listener: (choice: Choice | undefined) => void): void;
}

/** The key of the stored choice. */
const stored = "your-server";

/** Fills the boxes of a page, reads the choice from its address or the last visit, and shows the page at it. */
export function yourServer(page: PageData): YourServer {
  const listeners: ((choice: Choice | undefined) => void)[] = [];
  const boxes = [...document.querySelectorAll<HTMLElement>("#your-server, .your-server")].map(
    (place) => createBox(place, page, take),
  );
  let choice: Choice | undefined;
  let taken = 0;

  function say(words: string, isWrong = false): void {
    for (const box of boxes) box.say(words, isWrong);
  }

  async function take(text: string): Promise<void> {
    const mine = ++taken;
    if (text.trim() === "") return choose(undefined);
    const address = addressIn(text, page);
    try {
      if (address === undefined) return choose(choiceOf(text, page));
      say(`Asking ${address.host} …`);
      const level = await ask(address, page.reporter);
      if (mine !== taken) return; // The reader has chosen something else in the meantime.
      choose({ text: `${level}`, level });
      say(`Reported by ${address.host} · ${choiceWords({ text: `${level}`, level }, page)}`);
    } catch (error) {
      if (mine === taken) say(error instanceof Error ? error.message : String(error), true);
    }
  }

  function choose(chosen: Choice | undefined): void {
    choice = chosen;
    remember(stored, chosen?.text);
    const address = new URL(location.href);
    if (chosen === undefined) address.searchParams.delete("level");
    else address.searchParams.set("level", chosen.text);
    history.replaceState(history.state, "", address);
    for (const box of boxes) box.show(chosen);
    markAbsent(chosen, page);
    for (const link of document.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href") ?? "";
      const now = withChoice(href, chosen?.text);
      if (now !== href) link.setAttribute("href", now);
    }
    for (const listener of listeners) listener(chosen);
  }

  const first = new URLSearchParams(location.search).get("level") ?? recalled(stored);
  if (first !== null) {
    try {
      choose(choiceOf(first, page));
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), true);
    }
  }
  return {
    get choice() {
      return choice;
    },
    take,
    follow(listener) {
      listeners.push(listener);
      listener(choice);
    },
  };
}

/**
 * Asks a server for its level.
 *
 * @throws Error with the reason, and how to find the level by hand.
 */
async function ask(address: URL, reporter: LevelReporter | undefined): Promise<number> {
  if (reporter === undefined) throw new Error("Servers of this API do not report their level.");
  const { path, property } = reporter;
  const target = `${address.origin}${path}`;
  const byHand = `Open ${target} and type the value of ${property} here.`;
  // Without credentials or a referrer.
  const response = await fetch(target, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new Error(
      `${address.host} is unreachable, or refuses requests from other sites. ${byHand}`,
    );
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (isObject(body)) {
    // Servers from before the property have level 0.
    if (response.ok && !(property in body)) return 0;
    const level = body[property];
    if (typeof level === "number" && Number.isSafeInteger(level) && level >= 0) return level;
  }
  throw new Error(`${target} returned ${response.status} without a level. ${byHand}`);
}

/** Strikes through what a level does not have, with a notice on the page, and moves the lines of pictures. */
function markAbsent(choice: Choice | undefined, page: PageData): void {
  const absent: Element[] = [];
  for (const one of document.querySelectorAll<HTMLElement>("[data-levels]")) {
    const isAbsent =
      choice !== undefined && !isLevelIn(spansOfText(one.dataset.levels ?? ""), choice.level);
    one.classList.toggle("off", isAbsent);
    if (isAbsent) absent.push(one);
  }
  for (const line of document.querySelectorAll<SVGElement>("svg .here")) {
    line.toggleAttribute("hidden", choice === undefined);
    if (choice === undefined) continue;
    const places = (line.dataset.places ?? "")
      .split(" ")
      .map((place) => place.split(":").map(Number));
    const [, x = 0] = places.findLast(([boundary = 0]) => boundary <= choice.level) ?? [];
    for (const side of ["x1", "x2"]) line.setAttribute(side, `${x}%`);
  }
  sayAbsent(choice, absent, page);
}

function sayAbsent(choice: Choice | undefined, absent: readonly Element[], page: PageData): void {
  const main = document.querySelector("main");
  if (main === null || main.querySelector(".front") !== null) return;
  const notice = noticeIn(main);
  const inMain = absent.filter(
    (one) => main.contains(one) && one.closest("nav, svg, pre i") === null,
  );
  const outermost = inMain.filter((one) => one.parentElement?.closest(".off") === null);
  notice.hidden = choice === undefined || main.querySelector("[data-levels]") === null;
  if (choice === undefined || notice.hidden) return;
  const name = choiceName(choice, page);
  const count = outermost.length === 1 ? "One part" : `${outermost.length} parts`;
  if (main.dataset.operation !== undefined && main.classList.contains("off")) {
    notice.textContent = `Servers of ${name} do not have this operation.`;
  } else if (outermost.length === 0) {
    notice.textContent = `Everything on this page exists at ${name}.`;
  } else {
    const root = document.documentElement;
    const verb = outermost.length === 1 ? "does" : "do";
    const words = make("span");
    const hider = make("button", { type: "button" });
    const show = (isHidden: boolean) => {
      root.classList.toggle("hides-off", isHidden);
      const how = isHidden ? "hidden" : "struck through";
      words.textContent = `${count} of this page ${verb} not exist at ${name}: ${how}. `;
      hider.textContent = isHidden ? "Show" : "Hide";
    };
    hider.addEventListener("click", () => show(!root.classList.contains("hides-off")));
    show(root.classList.contains("hides-off"));
    notice.replaceChildren(words, hider);
  }
}

/** The notice about struck parts, below the title. */
function noticeIn(main: HTMLElement): HTMLElement {
  const known = main.querySelector<HTMLElement>("#level-notice");
  if (known !== null) return known;
  const notice = make("p", { id: "level-notice", hidden: true });
  notice.setAttribute("role", "status");
  (main.querySelector(".route") ?? main.querySelector("h1"))?.after(notice);
  return notice;
}

interface Box {
  show(choice: Choice | undefined): void;
  say(words: string, isWrong: boolean): void;
}

const labelOf = ({ reporter }: PageData) =>
  reporter === undefined ? "Your version" : "Your server";

let boxes = 0;

function createBox(place: HTMLElement, page: PageData, take: (text: string) => void): Box {
  const { naming, releases, reporter } = page;
  const id = `your-server-${++boxes}`;
  const label = labelOf(page);
  const newest = releases.at(-1);
  const kinds = [
    ...(newest === undefined ? [] : [newest.release]),
    ...(naming === "levels" ? [newest === undefined ? "190" : `${newest.level}`] : []),
    ...(reporter === undefined ? [] : ["address"]),
  ];
  const isInPage = place.classList.contains("your-server");
  const isNarrow = matchMedia("(max-width: 45rem)").matches;
  const examples = [...new Set(kinds)].join(", ").replace(/, (?=[^,]*$)/, " or ");
  const input = make("input", {
    id,
    placeholder: isNarrow && !isInPage ? label : examples,
    autocomplete: "off",
    spellcheck: false,
    enterKeyHint: "go",
  });
  const names = [...releases].reverse().map(({ release }) => make("option", { value: release }));
  const list = make("datalist", { id: `${id}-releases` }, ...names);
  const note = make("output", { className: "note" });
  const all = `Show all ${naming}`;
  const clear = make("button", { type: "button", className: "clear", title: all }, "×");
  clear.setAttribute("aria-label", all);
  input.setAttribute("list", list.id);
  const form = make(
    "form",
    { className: "server" },
    make("label", { htmlFor: id }, label),
    input,
    list,
    clear,
    ...(isInPage ? [make("button", { className: "send" }, "Show its API")] : []),
    note,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    take(input.value);
  });
  input.addEventListener("change", () => take(input.value));
  clear.addEventListener("click", () => {
    take("");
    input.focus();
  });
  const hint = isInPage ? "All pages then show what exists there." : "";
  const say = (words: string, isWrong: boolean) => {
    note.textContent = words;
    form.classList.toggle("wrong", isWrong);
    input.setAttribute("aria-invalid", `${isWrong}`);
  };
  const show = (choice: Choice | undefined) => {
    input.value = choice?.text ?? "";
    clear.hidden = choice === undefined;
    form.classList.toggle("chosen", choice !== undefined);
    say(choice === undefined ? hint : choiceWords(choice, page), false);
  };
  show(undefined);
  if (naming !== "none") place.replaceChildren(form);
  return { show, say };
}
