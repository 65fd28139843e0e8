import { make } from "./element.ts";
import { recalled, remember } from "./storage.ts";

/** Shows one of several samples; the language is kept from page to page. */
export function addTabs(samples: HTMLElement): void {
  const figures = [...samples.querySelectorAll("figure")];
  if (figures.length < 2) return;
  const choices = figures.map((figure, index) => {
    const name = figure.querySelector("figcaption")?.textContent.trim() ?? "";
    const panel = make("div", { id: `panel-${index}`, role: "tabpanel" });
    figure.replaceWith(panel);
    panel.append(figure);
    const tab = make("button", { type: "button", id: `tab-${index}`, role: "tab" }, name);
    panel.setAttribute("aria-labelledby", tab.id);
    tab.setAttribute("aria-controls", panel.id);
    tab.addEventListener("click", () => {
      choose(index);
      remember("sample", name);
    });
    return { name, panel, tab };
  });
  const choose = (index: number) => {
    for (const [at, { panel, tab }] of choices.entries()) {
      panel.hidden = at !== index;
      tab.ariaSelected = `${at === index}`;
      tab.tabIndex = at === index ? 0 : -1;
    }
  };
  const list = make(
    "div",
    { role: "tablist", ariaLabel: "Language of the sample" },
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
  samples.prepend(list);
  const last = recalled("sample");
  choose(
    Math.max(
      0,
      choices.findIndex(({ name }) => name === last),
    ),
  );
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
