import { type OpenApiDocument, resolve } from "./json.ts";

/** What stands at a place of a document, with all that it refers to. */
export interface Meaning {
  /** The same for two places, of one document or two, that say the same. */
  readonly text: string;
  /** The places that are referred to, at any depth. */
  readonly referred: readonly string[];
}

/** Reads what stands at places of a document, with what they refer to. */
export function meaningIn(document: OpenApiDocument): (...places: string[]) => Meaning {
  const known = new Map<string, { readonly text: string; readonly references: string[] }>();
  const read = (place: string) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const references: string[] = [];
    const text = JSON.stringify(resolve(document, place), (key, value) => {
      if (key === "$ref" && typeof value === "string") references.push(value);
      return value;
    });
    const found = { text: text ?? "", references };
    known.set(place, found);
    return found;
  };
  return (...places) => {
    const found = new Map<string, string>();
    const add = (place: string): void => {
      if (found.has(place)) return;
      const { text, references } = read(place);
      found.set(place, text);
      references.forEach(add);
    };
    places.forEach(add);
    const referred = [...found.keys()].filter((place) => !places.includes(place));
    return { text: JSON.stringify([...found]), referred };
  };
}

/**
 * Whether two documents hold the very same at some places, the first of which is an object. Projections of one document
 * share what is the same in all that it leads to (src/toolkit/levels/untouched.ts): there they mean the same, unread.
 */
export function share(
  one: OpenApiDocument,
  other: OpenApiDocument,
  ...places: readonly string[]
): boolean {
  const nodes = places.map((place) => resolve(one, place));
  return (
    typeof nodes[0] === "object" &&
    places.every((place, index) => resolve(other, place) === nodes[index])
  );
}
