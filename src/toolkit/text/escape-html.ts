/** A text that is HTML; every other text is escaped when it becomes part of a page. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | readonly Part[];

/** A template of HTML: values are escaped unless they are `Html`. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: texts }, ...parts.map(render)) };
}

/** Declares that a text is HTML. Only for the output of renderers, never for text of the specification. */
export const asHtml = (text: string): Html => ({ html: text });

/** Text as HTML shows it, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The class that indents the wrapped parts of a long line of code like its beginning; none for a short line. */
export function hangingIndentOf(line: string): string {
  if (line.length <= 32) return "";
  const [{ length }] = /^ */.exec(line) ?? [""];
  return `hang-${Math.min(8, length - (length % 2))}`;
}

/** JSON inside a `script` element: nothing in it can end the element. */
export function jsonForScript(value: unknown): Html {
  return { html: JSON.stringify(value).replaceAll("<", "\\u003c") };
}

function render(part: Part): string {
  if (part === undefined) return "";
  if (Array.isArray(part)) return part.map(render).join("");
  return typeof part === "object" ? (part as Html).html : escapeHtml(String(part));
}
