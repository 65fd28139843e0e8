import type { Choice } from "../../levels/level-names.ts";
import { isLevelIn, rangesOfText } from "../../levels/level-range.ts";
import { releaseAt } from "../../levels/releases.ts";
import type { PageData } from "../site-data.ts";
import { make } from "./element.ts";
import { recall, remember } from "./page-storage.ts";

let tabs = 0;

/**
 * Shows one of several parts of a page. That of samples is kept from page to page. The event `choose` at a part shows
 * it, also if it contains the target of the event.
 */
export function addTabs(box: HTMLElement): void {
  const choices = [...box.querySelectorAll<HTMLElement>(":scope > [data-tab]")].map((panel) => {
    const name = panel.dataset.tab ?? "";
    const tab = make("button", { type: "button", id: `tab-${++tabs}`, role: "tab" }, name);
    panel.id ||= `panel-${tabs}`;
    panel.role = "tabpanel";
    if (panel.dataset.levels !== undefined) tab.dataset.levels = panel.dataset.levels;
    panel.setAttribute("aria-labelledby", tab.id);
    tab.setAttribute("aria-controls", panel.id);
    return { name, panel, tab };
  });
  if (choices.length < 2) return;
  const isKept = box.classList.contains("samples");
  const choose = (index: number) => {
    for (const [at, { panel, tab }] of choices.entries()) {
      panel.hidden = at !== index;
      tab.ariaSelected = `${at === index}`;
      tab.tabIndex = at === index ? 0 : -1;
    }
  };
  for (const [index, { name, panel, tab }] of choices.entries()) {
    panel.addEventListener("choose", () => choose(index));
    tab.addEventListener("click", () => {
      choose(index);
      if (isKept) remember("sample", name);
    });
  }
  const list = make(
    "div",
    { role: "tablist", ariaLabel: box.dataset.label ?? "" },
    ...choices.map(({ tab }) => tab),
  );
  list.addEventListener("keydown", ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const now = choices.findIndex(({ tab }) => tab === document.activeElement);
    const next = choices.at((now + step) % choices.length)?.tab;
    next?.focus();
    next?.click();
  });
  box.prepend(list);
  const last = isKept ? recall("sample") : null;
  choose(
    Math.max(
      0,
      choices.findIndex(({ name }) => name === last),
    ),
  );
}

/** Shows the form of each sample that a level has, by default the newest; others below it choose their level. */
export function showForms(level: number | undefined, choose: (level: number) => void): void {
  for (const box of document.querySelectorAll<HTMLElement>(".forms")) {
    const forms = [...box.querySelectorAll<HTMLElement>(":scope > .code")];
    if (forms.length < 2) continue;
    const rangesIn = ({ dataset }: HTMLElement) => rangesOfText(dataset.levels ?? "0-");
    const isThere = (form: HTMLElement) => level !== undefined && isLevelIn(rangesIn(form), level);
    const shown = forms.find(isThere) ?? forms[0];
    for (const form of forms) {
      form.hidden = form !== shown;
      if (form instanceof HTMLDetailsElement) form.open = true;
    }
    const others = forms.filter((form) => form !== shown);
    const buttons = others.map((form) => {
      const { from = 0, to = Number.POSITIVE_INFINITY } = rangesIn(form).at(-1) ?? {};
      const words = form.querySelector(".since")?.textContent ?? "";
      const button = make("button", { type: "button", className: "link" }, words);
      button.addEventListener("click", () => choose(Number.isFinite(to) ? to - 1 : from));
      return [" · ", button];
    });
    box.querySelector(".others")?.remove();
    box.append(
      make("p", { className: "others quiet" }, "Other forms: ", ...buttons.flat().slice(1)),
    );
  }
}

/** Writes the level and the release of a server into examples, where servers report them, and into commands. */
export function showReported({ text, level }: Partial<Choice>, page: PageData): void {
  const { reports, releases, unreleased } = page;
  for (const one of document.querySelectorAll<HTMLElement>("[data-level]"))
    one.textContent = text ?? one.dataset.level ?? "";
  for (const name of document.querySelectorAll<HTMLElement>("pre[data-example] .t")) {
    const fact = reports[name.textContent?.slice(1, -1) ?? ""];
    const value = name.nextElementSibling;
    if (fact === undefined || !(value instanceof HTMLElement)) continue;
    value.dataset.written ??= value.textContent ?? "";
    const reported =
      level === undefined
        ? undefined
        : fact === "release"
          ? releaseAt(releases, level, unreleased)
          : level;
    value.textContent = reported === undefined ? value.dataset.written : JSON.stringify(reported);
  }
}

/** Adds a button that copies code. */
export function addCopyButton(code: HTMLElement): void {
  const button = make("button", { type: "button", className: "copy" }, "Copy");
  button.addEventListener("click", async () => {
    const copying = navigator.clipboard.writeText(shownText(code)).then(() => "Copied");
    button.textContent = await copying.catch(() => "Not copied");
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2_000);
  });
  code.after(button);
}

/** The code of the chosen level, or else of the newest that it has, without the notes beside its lines. */
function shownText(code: HTMLElement): string {
  const isChosen = new URLSearchParams(location.search).has("level");
  const around = code.closest<HTMLElement>("[data-levels]")?.dataset.levels ?? "";
  const [last] = /\d*$/.exec(around) ?? [];
  const copy = code.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll<HTMLElement>(".since, [data-levels]")) {
    const { levels = "" } = part.dataset;
    const isOff = isChosen ? part.matches(".off") : !levels.endsWith(`-${last}`);
    if (isOff || levels === "") part.remove();
  }
  return copy.textContent;
}
