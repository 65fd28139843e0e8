import { join } from "../document/json.ts";
import { objectsIn } from "./anchors.ts";

/** A place of a file that refers to another. */
interface Reference {
  /** Where it stands, as a pointer. */
  readonly pointer: string;
  readonly node: Record<string, unknown>;
  readonly key: string;
  readonly reference: string;
  readonly text: string;
}

/** Where a document refers: by `$ref`, by an example's `externalValue` or by a discriminator's mapping. */
export function referencesIn(document: unknown): Reference[] {
  return objectsIn(document).flatMap(({ value: node, pointer }) => {
    const isMapping = pointer.endsWith("/mapping");
    return Object.entries(node).flatMap(([key, reference]) => {
      const mayRefer = key === "$ref" || key === "externalValue" || isMapping;
      if (!mayRefer || typeof reference !== "string") return [];
      const text = isMapping ? reference : `${key}: ${reference}`;
      return { pointer: join(pointer, key), node, key, reference, text };
    });
  });
}

/** A reference without its fragment, as Redocly divides it. */
export const uriOf = (reference: string): string =>
  (reference.split("#/")[0] ?? "").replace(/#$/, "");
