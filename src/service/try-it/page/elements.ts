import { make } from "../../../toolkit/site/browser/element.ts";
import { hangOf } from "../../../toolkit/site/html.ts";

/** A control below what it is called. */
export const labelled = (control: HTMLElement, ...words: readonly (Node | string)[]) =>
  make("label", {}, make("span", {}, ...words), control);

/** A menu of texts, by values. */
export const choice = (entries: Iterable<readonly [value: string | number, text: string]>) =>
  make(
    "select",
    {},
    ...[...entries].map(([value, text]) => make("option", { value: `${value}` }, text)),
  );

/** What does something at a click. */
export function button(text: string, act: () => void): HTMLButtonElement {
  const element = make("button", { type: "button" }, text);
  element.addEventListener("click", act);
  return element;
}

/** What shows at a click. */
export const folded = (summary: string, ...children: readonly (Node | string)[]) =>
  make("details", {}, make("summary", {}, summary), ...children);

/** A value of JSON to be read, or a text. */
export const jsonText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value, null, 2);

/** The lines of a text, for an element with code. */
export const codeLines = (text: string): (Node | string)[] =>
  text.split(/(?<=\n)/).map((line) => {
    const className = hangOf(line.trimEnd());
    return className === "" ? line : make("span", { className }, line);
  });

/** A status as a badge. */
export const statusBadge = (status: number) =>
  make("span", { className: `badge status-${status < 400 ? "good" : "bad"}` }, `${status}`);

/** Lines, each once, or a text where there are none. */
export function lineList(lines: readonly string[], otherwise: string): HTMLElement {
  const items = [...new Set(lines)].map((line) => make("li", {}, make("code", {}, line)));
  return items.length === 0 ? make("p", {}, otherwise) : make("ul", {}, ...items);
}
