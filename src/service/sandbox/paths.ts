import type { ServedOperation } from "../../../generated/sandbox.gen.js";

/** What stands in the places of a path template, by their names. */
export type PathParams = Readonly<Record<string, string>>;

/** The path of an address, its escapes decoded but for those that would end a segment. */
export function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const [path = ""] = url.slice(start).split(/[?#]/, 1);
  return path.includes("%") ? decoded(path.replaceAll("%25", "%2525"), decodeURI) : path;
}

/** What the places of a template hold in a path that matches it. An ID is a whole number (sources §13.3). */
export function pathMatcher({
  path: template,
  arguments: known,
}: Pick<ServedOperation, "path" | "arguments">): (path: string) => PathParams | undefined {
  if (!template.includes("{")) return (path) => (path === template ? {} : undefined);
  const isNumber = (name: string) => known.some((one) => one.name === name && !one.isPlainText);
  const parts = template.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^$()[\]|\\]/g, "\\$&");
    return `(?<${part}>${isNumber(part) ? "[0-9]+" : "[^/]+"})`;
  });
  const pattern = new RegExp(`^${parts.join("")}$`);
  return (path) => {
    const groups = pattern.exec(path)?.groups;
    if (groups === undefined) return undefined;
    const params = Object.entries(groups).map(([name, text]) => [
      name,
      text.includes("%") ? decoded(text, decodeURIComponent) : text,
    ]);
    return Object.fromEntries(params);
  };
}

/** The methods that a path answers to, sorted; with GET comes HEAD (sources §10.11, §10.12). */
export function methodsOf(operations: readonly Pick<ServedOperation, "method">[]): string[] {
  const methods = operations.map(({ method }) => method);
  return [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : [])])].sort();
}

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return decode(text);
  } catch {
    return text; // It holds an escape that is none, and matches nothing.
  }
}
