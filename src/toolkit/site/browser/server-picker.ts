import { isObject } from "../../document/json.ts";
import {
  type Choice,
  describeChoice,
  labelLevelOf,
  nameOfChoice,
} from "../../levels/level-names.ts";
import { isLevelIn, rangesOfText } from "../../levels/level-range.ts";
import type { PageData } from "../site-data.ts";
import type { LevelReporter } from "../site-model.ts";
import { addressIn, choiceOf, withChoice } from "./chosen-level.ts";
import { make } from "./element.ts";
import { recall, remember } from "./page-storage.ts";

/** The choice of the reader's server, which applies to all pages. */
export interface YourServer {
  readonly choice: Choice | undefined;
  /** Chooses a level or release; empty for all levels. */
  choose(text: string): void;
  /** Calls the listener now and whenever the choice changes. */
  follow(listener: (choice: Choice | undefined) => void): void;
}

/** The key of the stored choice. */
const stored = "your-server";

/** Fills the strip of a page, reads the choice from its address or the last visit, and shows the page at it. */
export function yourServer(page: PageData): YourServer {
  const listeners: ((choice: Choice | undefined) => void)[] = [];
  const place = document.querySelector<HTMLElement>("#your-server");
  const strip = createStrip(page, choose);
  if (page.naming !== "none") place?.replaceChildren(strip.form);
  let choice: Choice | undefined;

  function choose(text: string): void {
    choice = readChoice(text, page);
    remember(stored, choice?.text);
    const address = new URL(location.href);
    if (choice === undefined) address.searchParams.delete("level");
    else address.searchParams.set("level", choice.text);
    history.replaceState(history.state, "", address);
    strip.show(choice, choice === undefined ? "" : absenceWords(choice, page));
    for (const link of document.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href") ?? "";
      const now = withChoice(href, choice?.text);
      if (now !== href) link.setAttribute("href", now);
    }
    for (const listener of listeners) listener(choice);
  }

  function readChoice(text: string, page: PageData): Choice | undefined {
    let read: Choice | undefined;
    try {
      read = text === "" ? undefined : choiceOf(text, page);
    } catch {} // For a level in the address that does not exist: all levels.
    markAbsent(read);
    return read;
  }

  const first = new URLSearchParams(location.search).get("level") ?? recall(stored);
  if (first !== null) choose(first);
  return {
    get choice() {
      return choice;
    },
    choose,
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
async function ask(address: URL, { path, property }: LevelReporter): Promise<number> {
  const target = `${address.origin}${path}`;
  const byHand = `Open ${target} and choose the value of ${property} in the list.`;
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

/** Strikes through what a level does not have, and moves the lines of pictures. */
function markAbsent(choice: Choice | undefined): void {
  for (const one of document.querySelectorAll<HTMLElement>("[data-levels]")) {
    const isAbsent =
      choice !== undefined && !isLevelIn(rangesOfText(one.dataset.levels ?? ""), choice.level);
    one.classList.toggle("off", isAbsent);
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
}

/** How many parts of the page a level does not have; empty if the page says nothing about levels. */
function absenceWords(choice: Choice, page: PageData): string {
  const main = document.querySelector<HTMLElement>("main:not(:has(.front))");
  if (main?.dataset.operation !== undefined && main.classList.contains("off"))
    return `Servers of ${nameOfChoice(choice, page)} do not have this operation.`;
  const absent = [...(main?.querySelectorAll<HTMLElement>(".off") ?? [])].filter(
    (one) => one.closest("nav, svg, pre i") === null && !one.parentElement?.closest(".off"),
  );
  const later = absent.filter(({ dataset }) =>
    rangesOfText(dataset.levels ?? "").every(({ from }) => from > choice.level),
  ).length;
  const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);
  const gone = absent.length - later;
  const words = [
    ...(later === 0 ? [] : [`${items(later)} came after it`]),
    ...(gone === 0 ? [] : [`${later === 0 ? items(gone) : gone} ended before it`]),
  ].join(", ");
  if (words !== "") return `${words}.`;
  return main?.querySelector("[data-levels]") ? "It has everything on this page." : "";
}

/** The strip below the header: the list of levels, what the page has at the chosen one, and the question to a server. */
function createStrip(page: PageData, choose: (text: string) => void) {
  const { naming, levels, releases, reporter } = page;
  const option = (value: string, text: string) => make("option", { value }, text);
  const named = [...releases].reverse().map(({ release, level }) => {
    return option(release, `${release}${labelLevelOf(page, release, level)}`);
  });
  const numbered = [...levels].reverse().map(({ level }) => option(`${level}`, `level ${level}`));
  const select = make(
    "select",
    {},
    option("", `all ${naming}`),
    ...(named.length === 0 ? [] : [make("optgroup", { label: "Releases" }, ...named)]),
    ...(naming === "levels" ? [make("optgroup", { label: "Levels" }, ...numbered)] : []),
  );
  select.addEventListener("change", () => choose(select.value));
  const words = make("span");
  const root = document.documentElement;
  const hider = make("button", { type: "button" });
  const hide = (isHidden: boolean) => {
    root.classList.toggle("hides-off", isHidden);
    hider.textContent = isHidden ? "Show them" : "Hide them";
  };
  hider.addEventListener("click", () => hide(!root.classList.contains("hides-off")));
  hide(false);
  const input = make("input", {
    placeholder: "https://chat.example.com",
    ariaLabel: "Address of your server",
    autocomplete: "off",
    spellcheck: false,
    enterKeyHint: "go",
    hidden: true,
  });
  const asker = make("button", { hidden: reporter === undefined }, "Ask my server");
  const note = make("output");
  const form = make(
    "form",
    { className: "server" },
    make("label", {}, "You are reading ", select),
    words,
    hider,
    input,
    asker,
    note,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const address = addressIn(input.value);
    if (input.hidden || address === undefined || reporter === undefined) {
      input.hidden = false;
      input.focus();
      return;
    }
    note.textContent = `Asking ${address.host} …`;
    const before = select.value;
    try {
      const level = await ask(address, reporter);
      if (select.value !== before) return; // The reader has chosen something else in the meantime.
      choose(`${level}`);
      note.textContent = `Reported by ${address.host}`;
    } catch (error) {
      note.textContent = error instanceof Error ? error.message : String(error);
    }
  });
  const show = (choice: Choice | undefined, absence: string) => {
    const { text = "" } = choice ?? {};
    const isListed = [...select.options].some(({ value }) => value === text);
    if (!isListed && choice !== undefined) select.append(option(text, nameOfChoice(choice, page)));
    select.value = text;
    form.classList.toggle("chosen", choice !== undefined);
    const about = choice === undefined ? "" : describeChoice(choice, page);
    words.textContent = [...(about === "" ? [] : [`(${about}).`]), absence].join(" ");
    hider.hidden = !/came after|ended before/.test(absence);
    note.textContent = "";
  };
  show(undefined, "");
  return { form, show };
}
