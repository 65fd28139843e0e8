import { dereference, isObject, type Json, type OpenApiDocument } from "../document/json.ts";

/**
 * The number of parts that the pages of a document leave out: `12 callbacks`. docs/limits.md lists the other parts,
 * which only concern the form of a document.
 */
export function leftOutKeywords(document: OpenApiDocument): string[] {
  const counts = new Map<string, number>();
  const count = (words: string, field: Json | undefined) => {
    const size = typeof field === "object" && field !== null ? Object.keys(field).length : 0;
    if (size > 0) counts.set(words, (counts.get(words) ?? 0) + size);
  };
  const members = (field: Json | undefined) =>
    Object.values(isObject(field) ? field : {})
      .map((one) => dereference(document, one))
      .filter(isObject);
  const countIn = (content: Json | undefined) => {
    for (const media of members(content))
      for (const example of members(media.examples))
        if (example.externalValue !== undefined) count("external examples", ["one"]);
  };
  for (const item of [...members(document.paths), ...members(document.webhooks)]) {
    count("servers of single paths", item.servers);
    for (const operation of members(item).filter(({ responses }) => responses !== undefined)) {
      count("callbacks", operation.callbacks);
      count("servers of single operations", operation.servers);
      const body = dereference(document, operation.requestBody);
      if (isObject(body)) countIn(body.content);
      for (const response of members(operation.responses)) {
        count("links", response.links);
        countIn(response.content);
      }
    }
  }
  return Array.from(
    counts,
    ([words, size]) => `${size} ${size === 1 ? words.replace(/s(?= |$)/, "") : words}`,
  );
}
