import { forms } from "../../../../generated/forms.gen.ts";
import type { ServedOperation } from "../../../../generated/sandbox.gen.js";
import { make } from "../../../toolkit/site/browser/element.ts";
import { folded, labelled } from "./elements.ts";

interface Fields {
  readonly element: HTMLElement;
  /** The filled-in texts by name, without empty ones. */
  readonly texts: ReadonlyMap<string, string>;
  /** Shows the arguments of an operation, with the last input or else the examples. */
  show(operation: ServedOperation): void;
  /** Fills in arguments by name. */
  fill(texts: ReadonlyMap<string, string>): void;
  /** Restores the examples. */
  clear(): void;
}

export function createFields(): Fields {
  const known = new Map<string, string>();
  const inputs = new Map<string, HTMLInputElement>();
  const element = make("fieldset");
  const other = make("input", { spellcheck: false, placeholder: "name=value" });

  function fieldOf(name: string, form: FormField | undefined): HTMLElement {
    const { type = "", isRequired, text = "", others = [] } = form ?? {};
    const input = make("input", { value: known.get(name) ?? text, spellcheck: false });
    const options = [text, ...others].map((value) => make("option", { value }));
    const list = make("datalist", { id: `try-it-${name}` }, ...options);
    input.setAttribute("list", list.id);
    input.addEventListener("input", () => known.set(name, input.value));
    inputs.set(name, input);
    const words = make("small", {}, ` ${type}${isRequired ? ", required" : ""}`);
    return make("div", {}, labelled(input, make("code", {}, name), words), list);
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
      const field = ({ name }: { readonly name: string }) => fieldOf(name, forms[id]?.fields[name]);
      const isNeeded = ({ name }: { readonly name: string }) =>
        forms[id]?.fields[name]?.isRequired || forms[id]?.fields[name]?.text !== undefined;
      const optional = all.filter((argument) => !isNeeded(argument)).map(field);
      element.replaceChildren(
        ...(all.length === 0 ? [] : [make("legend", {}, "Parameters")]),
        ...all.filter(isNeeded).map(field),
        folded(
          optional.length === 0 ? "Add a parameter" : "More parameters",
          ...optional,
          labelled(other, "Another parameter"),
        ),
      );
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
