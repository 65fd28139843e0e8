import { walk } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import { changedAt, levelLabels, published } from "../generate/published.ts";
import { type Mark, type OpenApiDocument, readMark } from "../levels/index.ts";
import { makeTextsPlain } from "./plain-texts.ts";

/** A short label beside what it is about, in the form that Redoc knows (`x-badges`). */
export interface Badge {
  readonly name: string;
  /** Ours; of a `color` Redoc makes a background, in the menu only, under text that it does not adapt. */
  readonly kind: "added" | "changed" | "removed" | "beyond";
}

/** What no tool shows, so that it has to be said in words. */
export const beyondDocument: Badge = {
  name: "Beyond the service document",
  kind: "beyond",
};

/**
 * The projection of a level in which each mark and each `x-beyond-document` has become a badge
 * (`x-badges`) on the object that carried it, and each mark a paragraph too. Its texts are plain
 * Markdown, so that none ends where the next begins.
 */
export function annotate(document: OpenApiDocument, level: number): OpenApiDocument {
  const copy = structuredClone(document);
  makeTextsPlain(copy);
  const at = levelLabels(copy);
  walk(copy, "document", "#", ({ node, kind }) => {
    const mark = kind === "example" ? undefined : readMark(node);
    const badges = [
      ...(mark === undefined ? [] : badgesOf(mark, level, at)),
      ...(node["x-beyond-document"] === true ? [beyondDocument] : []),
    ];
    if (badges.length > 0) node["x-badges"] = badges as unknown as Json;
    if (kind === "schema" && node["x-beyond-document"] === true && isObject(node.properties)) {
      // In an `allOf` Redoc merges the properties and forgets whose they were.
      for (const property of Object.values(node.properties).filter(isObject)) {
        property["x-beyond-document"] = true;
      }
    }
  });
  return published(copy, level);
}

/** The badges of a mark, as seen from a level where what it stands on exists. */
function badgesOf(
  { replaces, replacedBy, changes = [], values = {}, ...life }: Mark,
  level: number,
  at: (level: number) => string,
): Badge[] {
  const instead = replaces === undefined ? "" : `, instead of ${replaces}`;
  const then = replacedBy === undefined ? "" : `, then ${replacedBy}`;
  const ofLife = ({ since = [], until = [] }: Pick<Mark, "since" | "until">, value = "") => ({
    came: [since].flat().map((one) => badge("added", `${value}Since ${at(one)}${instead}`)),
    went: [until].flat().map((one) => badge("removed", `${value}Until ${at(one)}${then}`)),
  });
  const { came, went } = ofLife(life);
  const ofValues = Object.entries(values).flatMap(([value, life]) =>
    Object.values(ofLife(life, `${value}: `)).flat(),
  );
  const changed = changes.map((change) => badge("changed", changedAt(change, at, level)));
  return [...came, ...changed, ...ofValues, ...went];
}

const badge = (kind: Badge["kind"], name: string): Badge => ({ name, kind });

/** The badges that an annotated object carries. */
export function readBadges(node: JsonObject): readonly Badge[] {
  return Array.isArray(node["x-badges"]) ? (node["x-badges"] as unknown as Badge[]) : [];
}
