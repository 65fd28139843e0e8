import type { ObjectKind } from "../document/grammar.ts";
import type { Json, JsonObject } from "../document/json.ts";
import { remembered } from "../document/remembered.ts";
import { differencesBetween, type Side } from "./differences.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { numbering } from "./infer/sameness.ts";
import { type Change, fieldsOf } from "./mark.ts";
import { type Meaning, meaningIn } from "./meaning.ts";
import { nodeAt } from "./moves.ts";
import { formOf, forms, isForReaders, securityInWords, sentenceOf } from "./sentence.ts";
import type { Variants } from "./variants.ts";
import { type View, viewsOf } from "./views.ts";

/** An entry of the history, before it is known whether it affects clients. */
export interface Candidate {
  readonly entry: HistoryEntry;
  /**
   * Whether it is kept even if no operation differs for clients: changes of behaviour or of a text, and operations that
   * were added, removed or moved.
   */
  readonly isKept: boolean;
}

/** Tells which marks of a document affect clients. */
export interface ClientViews {
  /**
   * Describes a change of fields, with references followed. `undefined` if no field changed; empty if the fields still
   * have the same meaning.
   */
  readonly sentenceOf: (
    subject: string,
    node: JsonObject,
    kind: ObjectKind,
    change: Change,
  ) => string | undefined;
  /** The meaning of the plain document of a level. */
  readonly meaningAt: (level: number) => Meaning;
  /** The entries that affect clients, each with its operations. */
  readonly affecting: (candidates: readonly Candidate[]) => HistoryEntry[];
}

/** The operations of a level by their ids. */
type Views = ReadonlyMap<string | undefined, View>;

/** Compares neighbouring levels as clients see them. */
export function clientViews(served: Pick<Variants, "boundaries" | "documentAt">): ClientViews {
  const numbered = numbering();
  const boundaryOf = (level: number) =>
    served.boundaries.findLast((boundary) => boundary <= level) ?? 0;
  const at = remembered((level: number) => meaningIn(served.documentAt(level), numbered));
  const viewsAt = remembered(
    (level: number): Views =>
      new Map(viewsOf(served.documentAt(level), at(level)).map((view) => [view.id, view])),
  );
  /** The boundaries of the last level before a change, and of the first with it. */
  const sides = (level: number) => [boundaryOf(level - 1), boundaryOf(level)] as const;
  const viewsAround = (level: number) => {
    const [before, after] = sides(level);
    return [viewsAt(before), viewsAt(after)] as const;
  };

  const words: ClientViews["sentenceOf"] = (subject, node, kind, change) => {
    const [before, after] = sides(change.level);
    const [was, is] = [nodeAt(node, kind, change.level - 1), nodeAt(node, kind, change.level)];
    if (was === undefined || is === undefined) return sentenceOf(subject, node, kind, change);
    const fields = fieldsOf(change);
    const isRead = fields.some((name) => !isForReaders(kind, name));
    // On a property, `required` is about the `required` list of its parent.
    const isOwn = kind !== "schema" || typeof change.was?.required !== "boolean";
    const isSame = at(before).idOf(was, kind) === at(after).idOf(is, kind);
    if (isOwn && isRead && isSame) return "";
    const neededIn = ({ security }: JsonObject, boundary: number) =>
      security ?? served.documentAt(boundary).security ?? [];
    const [needed, needs] = [neededIn(was, before), neededIn(is, after)];
    const idIn = (level: number, security: Json) => at(level).idOf({ security }, kind);
    const asksOtherwise =
      kind === "document"
        ? followsRoot(viewsAt(before), viewsAt(after))
        : idIn(before, needed) !== idIn(after, needs);
    return sentenceOf(subject, node, kind, change, (changed, saysForm) => {
      const sideOf = (level: number, of: JsonObject, names: readonly string[]): Side => ({
        meaning: at(level),
        node: Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name))),
      });
      const formIn = ({ meaning, node }: Side) => formOf(meaning.plain(node, kind));
      // If the form changed, the sentence about it replaces a list of fields.
      const isOtherForm =
        saysForm && formIn(sideOf(before, was, changed)) !== formIn(sideOf(after, is, changed));
      const told = isOtherForm ? changed.filter((name) => !forms.includes(name)) : changed;
      const others = told.filter((name) => name !== "security");
      return [
        ...(asksOtherwise && told.includes("security")
          ? [`${subject} requires ${securityInWords(needs)}; before, ${securityInWords(needed)}.`]
          : []),
        ...differencesBetween(
          subject,
          sideOf(before, was, others),
          sideOf(after, is, others),
          kind,
        ),
      ];
    });
  };

  /**
   * If some operations have a parameter at both levels, declared elsewhere: a change for those in which it differs, and
   * the entry for the others.
   */
  const relocated = (entry: HistoryEntry): Affecting[] => {
    const [before, after] = viewsAround(entry.level);
    const lasting = entry.operations.flatMap((id) => {
      const [one, other] = [parameterOf(before.get(id), entry), parameterOf(after.get(id), entry)];
      return one === undefined || other === undefined ? [] : [{ id, one, other }];
    });
    const others = entry.operations.filter((id) => lasting.every((one) => one.id !== id));
    const changed = lasting.flatMap(({ id, one, other }): Affecting[] => {
      const sentence = differencesBetween(`\`${entry.subject}\``, one, other, "parameter").join(
        " ",
      );
      if (sentence === "") return [];
      const { sentence: _, ...rest } = entry;
      const found = { ...rest, kind: "changed", sentence, operations: [id] } as const;
      return [{ entry: found, key: JSON.stringify([entry.level, entry.subject, sentence]) }];
    });
    return others.length === 0
      ? changed
      : [{ entry: { ...entry, operations: others } }, ...changed];
  };

  const affecting: ClientViews["affecting"] = (candidates) => {
    const all = candidates.flatMap(({ entry, isKept }): Affecting[] => {
      if (isKept || entry.operations.length === 0) return [{ entry }];
      const [before, after] = viewsAround(entry.level);
      // New operations and webhooks have no view.
      const operations = entry.operations.filter(
        (id) => !before.has(id) || before.get(id)?.says !== after.get(id)?.says,
      );
      if (operations.length === 0) return [];
      const found = { ...entry, operations };
      const mayStay = entry.carrier === "parameter" && entry.kind !== "changed";
      return mayStay ? relocated(found) : [{ entry: found }];
    });
    const merged = new Map<unknown, HistoryEntry>();
    for (const one of all) {
      const { key = one, entry } = one;
      const known = merged.get(key);
      const operations = new Set([...(known?.operations ?? []), ...entry.operations]);
      merged.set(key, { ...(known ?? entry), operations: [...operations] });
    }
    return [...merged.values()];
  };
  return { sentenceOf: words, meaningAt: (level) => at(boundaryOf(level)), affecting };
}

interface Affecting {
  readonly entry: HistoryEntry;
  /** Entries with the same key become one entry of all their operations. */
  readonly key?: string;
}

/** Whether an operation of both levels has no security requirements of its own, so that those of the root apply. */
const followsRoot = (before: Views, after: Views): boolean =>
  [...after].some(([id, view]) => {
    const earlier = before.get(id);
    return earlier !== undefined && !view.hasOwnSecurity && !earlier.hasOwnSecurity;
  });

/** The parameter of an entry in an operation. */
const parameterOf = (view: View | undefined, { subject }: HistoryEntry): Side | undefined =>
  [...(view?.parameters ?? [])].find(([key]) => key.slice(key.indexOf(" ") + 1) === subject)?.[1];
