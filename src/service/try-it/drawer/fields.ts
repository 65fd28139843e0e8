import { forms } from "../../../../generated/forms.gen.ts";
import type { ServedOperation } from "../../../../generated/sandbox.gen.js";

/** The arguments of a call, to be filled in. */
interface Fields {
  readonly element: HTMLElement;
  /** What is filled in, by name, as it travels; what is empty is left out. */
  readonly texts: ReadonlyMap<string, string>;
  /** Shows the arguments of an operation: as they were last filled in, or else with their examples. */
  show(operation: ServedOperation): void;
  /** Fills in arguments by name, also of operations that are not shown. */
  fill(texts: ReadonlyMap<string, string>): void;
  /** Goes back to the examples. */
  clear(): void;
}

/** Makes the fields of a form. */
export function createFields(): Fields {
  const known = new Map<string, string>();
  const inputs = new Map<string, HTMLInputElement>();
  const element = make("fieldset");
  const other = make("input", { spellcheck: false, placeholder: "name=value" });

  function add(name: string, form: FormField | undefined): void {
    const { type = "", isRequired, text = "", others = [] } = form ?? {};
    const input = make("input", { value: known.get(name) ?? text, spellcheck: false });
    const options = [text, ...others].map((value) => make("option", { value }));
    const list = make("datalist", { id: `try-it-${name}` }, ...options);
    input.setAttribute("list", list.id);
    input.addEventListener("input", () => known.set(name, input.value));
    inputs.set(name, input);
    const words = ` ${type}${isRequired ? ", required" : ""}`;
    element.append(labelled(input, make("code", {}, name), words), list);
  }

  return {
    element,
    get texts() {
      const given = [...inputs].map(([name, { value }]) => [name, value] as const);
      const [, name = "", value = ""] = /^([^=]+)=?(.*)/.exec(other.value) ?? [];
      return new Map([...given, [name, value] as const].filter(([name, text]) => name && text));
    },
    show({ id, arguments: all }) {
      inputs.clear();
      element.replaceChildren(make("legend", {}, "Arguments"));
      for (const { name } of all) add(name, forms[id]?.fields[name]);
      element.append(labelled(other, "Another parameter"));
    },
    fill(texts) {
      for (const [name, text] of texts) {
        known.set(name, text);
        const input = inputs.get(name);
        if (input !== undefined) input.value = text;
      }
    },
    clear() {
      known.clear();
      other.value = "";
    },
  };
}

type FormField = (typeof forms)[string]["fields"][string];

/** An element with these properties and children; texts stay texts. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

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

/** Lines, each once, or a text where there are none. */
export function lineList(lines: readonly string[], otherwise: string): HTMLElement {
  const items = [...new Set(lines)].map((line) => make("li", {}, make("code", {}, line)));
  return items.length === 0 ? make("p", {}, otherwise) : make("ul", {}, ...items);
}
