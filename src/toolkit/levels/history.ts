import type { OpenApiDocument } from "../document/json.ts";
import { lazily, remembered } from "../document/remembered.ts";
import { type Candidate, clientViews } from "./client-views.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { type FeatureLevel, featureLevels, fieldsOf, type Mark, summaryOf } from "./mark.ts";
import {
  enumValueOf,
  type MarkedObject,
  markedObjects,
  named,
  spokenOf,
} from "./marked-objects.ts";

import { projectorAt } from "./projection.ts";
import { operationsReaching } from "./reach.ts";
import { requiredOfClient } from "./sent-by-client.ts";
import { isForReaders } from "./sentence.ts";
import { shapeAt } from "./shape.ts";
import { boundaries } from "./span.ts";
import type { Variants } from "./variants.ts";

/**
 * Every mark of a document that affects a client, as data, oldest level first. The change log, the badges of the
 * documentation and the checks at run time come from it. A property that replaces another is one entry together with
 * it, and so is an operation that moved. Marks on examples are left out, because they only select the levels at which
 * an example is shown. So are marks that change only how the document is written, for example if a schema got a name,
 * or a parameter was moved to its path.
 *
 * @param served the documents of each level. Defaults to projections made when needed.
 */
export function history(
  document: OpenApiDocument,
  served: Pick<Variants, "boundaries" | "documentAt"> = projectedWhenAsked(document),
): HistoryEntry[] {
  const views = clientViews(served);
  const registry = featureLevels(document);
  const reaching = operationsReaching(document);
  const required = requiredOfClient(document);
  const candidates = markedObjects(document).flatMap((object): Candidate[] => {
    const { kind, node, mark, pointer } = object;
    if (kind === "example") return [];
    const own = named(object);
    const at = (
      level: number,
      kind: HistoryEntry["kind"],
      more: Partial<HistoryEntry> = {},
      name = mark.name,
    ): HistoryEntry => {
      const entry = registered(registry, level, name);
      const summary = summaryOf(entry);
      const side = kind === "removed" ? level - 1 : level;
      return {
        level,
        release: entry.release,
        name: entry.name,
        kind,
        where: pointer,
        summary,
        note: summary,
        ...(entry["x-beyond-document"] === true && { isBeyondDocument: true as const }),
        ...own,
        ...(kind === "replaced" && mark.replaces !== undefined && { replaced: mark.replaces }),
        operations: reaching(pointer).idsAt(side),
        ...more,
      };
    };
    const turn = (level: number, side: HistoryEntry["kind"]) => {
      const sentence = kind === "operation" ? views.moveOf(own.subject, level) : undefined;
      if (sentence !== undefined) {
        // The entry of the new place tells it.
        return side === "added"
          ? [{ entry: at(level, "changed", { sentence }), isKept: true }]
          : [];
      }
      const isNeeded = side === "added" && required.has(node) && wasRequired(object, level);
      const entry = at(level, side, isNeeded ? { sentence: "It is required." } : {});
      return [{ entry, isKept: kind === "operation" }];
    };
    const { since = [], until = [], changes = [], values = {} } = mark;
    return [
      ...[since]
        .flat()
        .flatMap((level) => turn(level, mark.replaces === undefined ? "added" : "replaced")),
      ...changes.flatMap((change) => {
        const sentence = views.changeInWords(spokenOf(object), node, kind, change);
        if (sentence === "") return []; // Written differently, with the same meaning.
        const words = {
          ...(change.note !== undefined && { note: change.note }),
          ...(sentence !== undefined && { sentence }),
        };
        const entry = at(change.level, sentence ? "changed" : "behaviour", words, change.name);
        return [{ entry, isKept: fieldsOf(change).every((field) => isForReaders(kind, field)) }];
      }),
      ...Object.entries(values).flatMap(([value, { since = [], until = [] }]) => {
        const own = enumValueOf(object, value);
        return [
          ...[since].flat().map((level) => at(level, "added", own)),
          ...[until].flat().map((level) => at(level, "removed", own)),
        ].map((entry) => ({ entry, isKept: false }));
      }),
      ...(mark.replacedBy === undefined
        ? [until].flat().flatMap((level) => turn(level, "removed"))
        : []),
    ];
  });
  return views.affecting(candidates).sort((one, other) => one.level - other.level);
}

function projectedWhenAsked(
  document: OpenApiDocument,
): Pick<Variants, "boundaries" | "documentAt"> {
  const projected = lazily(() => projectorAt(document));
  return {
    boundaries: boundaries(document),
    documentAt: remembered((level) => projected()(level)),
  };
}

/**
 * Whether a required object was required at a level. The mark of a property tells it, as `required` is in its parent.
 */
function wasRequired({ node, kind, mark: { changes = [] } }: MarkedObject, level: number): boolean {
  if (kind !== "schema") return shapeAt(node, kind, level).required === true;
  return !changes.some((change) => change.level > level && change.was?.required === false);
}

/**
 * The registry's entry for a mark at a level.
 *
 * @throws Error if the registry has none.
 */
export function registered(
  registry: readonly FeatureLevel[],
  level: number,
  name: Mark["name"],
): FeatureLevel {
  const sharing = registry.filter((entry) => entry.level === level);
  const found =
    sharing.length > 1 ? sharing.find((entry) => [name].flat().includes(entry.name)) : sharing[0];
  const [first] = sharing;
  // Two branches may have added one each, without a name for their marks, as each had only one.
  if (found === undefined && first?.["x-next"] === true) return { ...first, summary: "TODO" };
  if (found === undefined)
    throw new Error(`Feature level ${level} is not in the registry x-feature-levels.`);
  return found;
}
