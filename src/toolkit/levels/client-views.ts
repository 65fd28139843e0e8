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

/** An entry of the history, of which it is not yet known whether a client is affected. */
export interface Candidate {
  readonly entry: HistoryEntry;
  /** Whether it is kept though all operations say the same: behaviour, a text, an operation that came, went or moved. */
  readonly isKept: boolean;
}

/** What of a document's marks affects a client. */
export interface ClientViews {
  /**
   * What a change of fields is, in words, references followed. `undefined` where no field changed; empty where the fields say
   * the same as before.
   */
  readonly sentenceOf: (
    subject: string,
    node: JsonObject,
    kind: ObjectKind,
    change: Change,
  ) => string | undefined;
  /** How the plain document of a level is read. */
  readonly meaningAt: (level: number) => Meaning;
  /** The entries that affect a client, each with the operations concerned. */
  readonly affecting: (candidates: readonly Candidate[]) => HistoryEntry[];
}

/** The operations of a level by their ids. */
type Views = ReadonlyMap<string | undefined, View>;

/** Compares what clients of neighbouring levels have. */
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
    // Of a property, `required` is its place in the list around it.
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
      // Said already: another form is not listed field by field.
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

  /** Of a parameter that some operations have at both levels, in another place: that it changed, where it did; of the others the entry. */
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
      // Without a view: new, or of a webhook.
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
  /** Entries of one key are one, of all their operations. */
  readonly key?: string;
}

/** Whether an operation stayed that has no requirements of its own, and so follows those of the root. */
const followsRoot = (before: Views, after: Views): boolean =>
  [...after].some(([id, view]) => {
    const earlier = before.get(id);
    return earlier !== undefined && !view.hasOwnSecurity && !earlier.hasOwnSecurity;
  });

/** The parameter that an entry is about, in an operation. */
const parameterOf = (view: View | undefined, { subject }: HistoryEntry): Side | undefined =>
  [...(view?.parameters ?? [])].find(([key]) => key.slice(key.indexOf(" ") + 1) === subject)?.[1];
