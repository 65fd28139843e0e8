import type { ObjectKind } from "../document/grammar.ts";
import { type JsonObject, onlyFields } from "../document/json.ts";
import { numbering, remembered } from "../document/remembered.ts";
import type { Side } from "./difference.ts";
import { differencesBetween } from "./differences.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { type Change, fieldsOf } from "./mark.ts";
import { moveInWords } from "./moves.ts";
import { sameness } from "./sameness.ts";
import { changeInWords, formOf, forms, isForReaders, securityInWords } from "./sentence.ts";
import { wholeShapeAt } from "./shape.ts";
import { boundaryAt } from "./span.ts";
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
  readonly changeInWords: (
    subject: string,
    node: JsonObject,
    kind: ObjectKind,
    change: Change,
  ) => string | undefined;
  /** Describes the move of an operation at a level, by its id, and its other changes. `undefined` if it did not move. */
  readonly moveOf: (id: string, level: number) => string | undefined;
  /** The entries that affect clients, each with its operations. */
  readonly affecting: (candidates: readonly Candidate[]) => HistoryEntry[];
}

/** The operations of a level by their ids. */
type Views = ReadonlyMap<string | undefined, View>;

/** Compares neighbouring levels as clients see them. */
export function clientViews(served: Pick<Variants, "boundaries" | "documentAt">): ClientViews {
  const numbered = numbering();
  const at = remembered((level: number) =>
    sameness({ within: served.documentAt(level), numbered }),
  );
  const viewsAt = remembered(
    (level: number): Views =>
      new Map(viewsOf(served.documentAt(level), at(level)).map((view) => [view.id, view])),
  );
  /** The boundaries of the last level before a change, and of the first with it. */
  const sides = (level: number) =>
    [level - 1, level].map((one) => boundaryAt(served.boundaries, one)) as [number, number];
  const viewsAround = (level: number) => {
    const [before, after] = sides(level);
    return [viewsAt(before), viewsAt(after)] as const;
  };

  /** A sentence about the required credentials, if they are not the same as before. */
  const securityChange = (
    subject: string,
    kind: ObjectKind,
    was: JsonObject,
    is: JsonObject,
    [before, after]: readonly [number, number],
  ): string[] => {
    const needed = was.security ?? served.documentAt(before).security ?? [];
    const needs = is.security ?? served.documentAt(after).security ?? [];
    const isOther =
      kind === "document"
        ? followsRoot(viewsAt(before), viewsAt(after))
        : at(before).idOf({ security: needed }, kind) !== at(after).idOf({ security: needs }, kind);
    return isOther
      ? [`${subject} requires ${securityInWords(needs)}; before, ${securityInWords(needed)}.`]
      : [];
  };

  const ofChange: ClientViews["changeInWords"] = (subject, node, kind, change) => {
    const around = sides(change.level);
    const earlier = at(around[0]);
    const later = at(around[1]);
    const was = wholeShapeAt(node, kind, change.level - 1);
    const is = wholeShapeAt(node, kind, change.level);
    if (was === undefined || is === undefined) return changeInWords(subject, node, kind, change);
    const isRead = fieldsOf(change).some((name) => !isForReaders(kind, name));
    // On a property, `required` is about the `required` list of its parent.
    const isOwn = kind !== "schema" || typeof change.was?.required !== "boolean";
    if (isOwn && isRead && earlier.idOf(was, kind) === later.idOf(is, kind)) return "";
    return changeInWords(subject, node, kind, change, (changed, saysForm) => {
      const read = (names: readonly string[]): [Side, Side] => [
        { same: earlier, node: onlyFields(was, (name) => names.includes(name)) },
        { same: later, node: onlyFields(is, (name) => names.includes(name)) },
      ];
      const [form, otherForm] = read(changed).map(({ same, node }) =>
        formOf(same.plain(node, kind)),
      );
      // If the form changed, the sentence about it replaces a list of fields.
      const isOtherForm = saysForm && form !== otherForm;
      // Parts of `allOf` have lists of required properties too, so one list says too little.
      const isInForm = (name: string) =>
        forms.includes(name) || (name === "required" && changed.includes("allOf"));
      const told = isOtherForm ? changed.filter((name) => !isInForm(name)) : changed;
      const others = told.filter((name) => name !== "security");
      return [
        ...(told.includes("security") ? securityChange(subject, kind, was, is, around) : []),
        ...differencesBetween(subject, ...read(others), kind),
      ];
    });
  };

  const moveOf: ClientViews["moveOf"] = (id, level) => {
    const [before, after] = viewsAround(level).map((views) => views.get(id));
    if (before === undefined || after === undefined || before.pointer === after.pointer) {
      return undefined;
    }
    return moveInWords(before, after, at(boundaryAt(served.boundaries, level)));
  };

  /**
   * If some operations have a parameter at both levels, declared elsewhere: a change for those in which it differs, and
   * the entry for the others.
   */
  const relocated = (entry: HistoryEntry): Affecting[] => {
    const [before, after] = viewsAround(entry.level);
    const lasting = entry.operations.flatMap((id) => {
      const one = parameterOf(before.get(id), entry);
      const other = parameterOf(after.get(id), entry);
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
        (id) => !before.has(id) || before.get(id)?.says() !== after.get(id)?.says(),
      );
      if (operations.length === 0) return [];
      const found = { ...entry, operations };
      const mayStay = entry.carrier === "parameter" && entry.kind !== "changed";
      return mayStay ? relocated(found) : [{ entry: found }];
    });
    const merged = new Map<unknown, HistoryEntry>();
    for (const one of all) {
      const { entry } = one;
      const key = one.key ?? one; // Without a key, it is merged with no other.
      const known = merged.get(key);
      const operations = new Set([...(known?.operations ?? []), ...entry.operations]);
      merged.set(key, { ...(known ?? entry), operations: [...operations] });
    }
    return [...merged.values()];
  };
  return { changeInWords: ofChange, moveOf, affecting };
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
