import { type ObjectKind, walk } from "../document/grammar.ts";
import type { OpenApiDocument } from "../document/json.ts";

/** The fields that pages leave out, by kind of object, in words. */
const leftOut: Partial<Record<ObjectKind, Readonly<Record<string, string>>>> = {
  pathItem: { servers: "servers of single paths" },
  operation: { callbacks: "callbacks", servers: "servers of single operations" },
  response: { links: "links" },
  example: { externalValue: "external examples" },
};

/**
 * The number of parts that the pages of a document leave out: `12 callbacks`. docs/limits.md lists the other parts,
 * which only concern the form of a document.
 */
export function leftOutKeywords(document: OpenApiDocument): string[] {
  const counts = new Map<string, number>();
  walk(document, "document", "#", ({ node, kind }) => {
    for (const [field, words] of Object.entries(leftOut[kind] ?? {})) {
      const { [field]: value = [] } = node;
      const size = Object.keys(typeof value === "string" ? [value] : Object(value)).length;
      if (size > 0) counts.set(words, (counts.get(words) ?? 0) + size);
    }
  });
  return Array.from(
    counts,
    ([words, size]) => `${size} ${size === 1 ? words.replace(/s(?= |$)/, "") : words}`,
  );
}
