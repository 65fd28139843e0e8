import { walk } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import {
  type MarkStatement,
  markStatements,
  objectsWithStatements,
} from "../generate/mark-statements.ts";
import { published } from "../generate/published.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { makeTextsPlain } from "./plain-texts.ts";

/** A short label beside an operation or a field, in the form that Redoc reads (`x-badges`). */
export interface Badge {
  readonly name: string;
  /** For our pages. Redoc reads a `color` instead: a background, in the menu only, under text of an unsuitable color. */
  readonly kind: MarkStatement["kind"] | "beyond";
}

/** The badge for `x-beyond-document`, which no tool shows by itself. */
export const beyondDocument: Badge = {
  name: "Beyond the service document",
  kind: "beyond",
};

/**
 * The projection of a level in which each mark and each `x-beyond-document` has become a badge
 * (`x-badges`) on the object that carried it, and each mark also a paragraph. Its texts are plain
 * Markdown, so that no text changes how the following one reads.
 */
export function annotate(document: OpenApiDocument, level: number): OpenApiDocument {
  const copy = structuredClone(document);
  makeTextsPlain(copy);
  const marked = new Map(objectsWithStatements(copy).map((object) => [object.node, object]));
  const statementsOf = markStatements(copy, level);
  walk(copy, "document", "#", ({ node, kind }) => {
    const object = marked.get(node);
    const badges = [
      ...(object === undefined ? [] : statementsOf(object).map(badgeOf)),
      ...(node["x-beyond-document"] === true ? [beyondDocument] : []),
    ];
    if (badges.length > 0) node["x-badges"] = badges as unknown as Json;
    if (kind === "schema" && node["x-beyond-document"] === true && isObject(node.properties)) {
      // Redoc merges the properties of an `allOf` and drops what stood on its parts.
      for (const property of Object.values(node.properties).filter(isObject)) {
        property["x-beyond-document"] = true;
      }
    }
  });
  return published(copy, level);
}

const badgeOf = ({ kind, label, handover }: MarkStatement): Badge => ({
  name: handover === "" ? label : `${label}, ${handover}`,
  kind,
});

/** The badges that an annotated object carries. */
export function readBadges(node: JsonObject): readonly Badge[] {
  return Array.isArray(node["x-badges"]) ? (node["x-badges"] as unknown as Badge[]) : [];
}
