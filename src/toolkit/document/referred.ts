import { type OpenApiDocument, resolve } from "./json.ts";

/** Answers, for a place of a document, the places that it refers to, at any depth. */
export function referredIn(document: OpenApiDocument): (place: string) => string[] {
  const known = new Map<string, string[]>();
  const read = (place: string): string[] => {
    const references = known.get(place) ?? [];
    if (known.has(place)) return references;
    JSON.stringify(resolve(document, place), (key, value) => {
      if (key === "$ref" && typeof value === "string") references.push(value);
      return value;
    });
    known.set(place, references);
    return references;
  };
  return (place) => {
    const found = new Set(read(place));
    for (const reference of found) for (const below of read(reference)) found.add(below);
    return [...found];
  };
}
