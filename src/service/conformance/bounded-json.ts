/**
 * How far an answer is read. No body of the specification comes near either; what walks through a body, and
 * the memory that keeps it, could not stand much more.
 */
const bounds = { depth: 100, values: 1_000_000 } as const;

/** A body as JSON; where it is none, or none within the bounds, `undefined` and what it is instead. */
export function readJson(text: string): { readonly body: unknown; readonly unreadable?: string } {
  const excess = /^\s*[[{]/.test(text) ? excessOf(text) : undefined;
  if (excess !== undefined) return { body: undefined, unreadable: excess };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { body: undefined, unreadable: "no JSON" };
  }
}

/** Looks before anything is made of the text, which may be a hundred times its size in memory. */
function excessOf(text: string): string | undefined {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text[index]) {
      case '"':
        index = endOfString(text, index);
        break;
      case "[":
      case "{":
        depth += 1;
        values += 1;
        break;
      case ",":
        values += 1;
        break;
      case "]":
      case "}":
        depth -= 1;
    }
    if (depth > bounds.depth) return `JSON nested deeper than ${bounds.depth}`;
    if (values > bounds.values) return `JSON of more than ${bounds.values} values`;
  }
  return undefined;
}

/** Where the string that begins at this quote ends: at the next quote with no backslash of its own. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}
