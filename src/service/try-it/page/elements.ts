import { make } from "../../../toolkit/site/browser/element.ts";
import { hangOf } from "../../../toolkit/site/html.ts";

export const labelled = (control: HTMLElement, ...words: readonly (Node | string)[]) =>
  make("label", {}, make("span", {}, ...words), control);

export const choice = (entries: Iterable<readonly [value: string | number, text: string]>) =>
  make(
    "select",
    {},
    ...[...entries].map(([value, text]) => make("option", { value: `${value}` }, text)),
  );

export function button(text: string, act: () => void): HTMLButtonElement {
  const element = make("button", { type: "button" }, text);
  element.addEventListener("click", act);
  return element;
}

/** Details that a click shows. */
export const folded = (summary: string, ...children: readonly (Node | string)[]) =>
  make("details", {}, make("summary", {}, summary), ...children);

/** Formats JSON, or returns a text. */
export const jsonText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value, null, 2);

export const codeLines = (text: string): (Node | string)[] =>
  text.split(/(?<=\n)/).map((line) => {
    const className = hangOf(line.trimEnd());
    return className === "" ? line : make("span", { className }, line);
  });

export const statusBadge = (status: number) =>
  make("span", { className: `badge status-${status < 400 ? "good" : "bad"}` }, `${status}`);

/** A list of lines without repetitions. */
export const lineList = (lines: readonly string[]) =>
  make("ul", {}, ...[...new Set(lines)].map((line) => make("li", {}, make("code", {}, line))));
