import { fieldOf, type ObjectKind } from "../document/grammar.ts";
import type { JsonObject } from "../document/json.ts";
import { remembered } from "../document/remembered.ts";
import { differencesBetween } from "./differences.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { numbering } from "./infer/sameness.ts";
import type { Change } from "./mark.ts";
import { type Meaning, meaningIn } from "./meaning.ts";
import { nodeAt } from "./moves.ts";
import { formOf, isForReaders, securityInWords, sentenceOf } from "./sentence.ts";
import type { Variants } from "./variants.ts";
import { type View, viewsOf } from "./views.ts";

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
  readonly metOf: (entries: readonly HistoryEntry[]) => HistoryEntry[];
}

type ViewsById = ReadonlyMap<string, View>;

/** Compares what clients of neighbouring levels have. */
export function clientViews(served: Pick<Variants, "boundaries" | "documentAt">): ClientViews {
  const numbered = numbering();
  const boundaryOf = (level: number) =>
    served.boundaries.findLast((boundary) => boundary <= level) ?? 0;
  const at = remembered((level: number) => meaningIn(served.documentAt(level), numbered));
  const viewsAt = remembered((level: number): ViewsById => {
    const views = viewsOf(served.documentAt(level), at(level));
    return new Map(views.flatMap((view) => (view.id === undefined ? [] : [[view.id, view]])));
  });
  const sides = (level: number) => [boundaryOf(level - 1), boundaryOf(level)] as const;

  const words: ClientViews["sentenceOf"] = (subject, node, kind, change) => {
    const [before, after] = sides(change.level);
    const [was, is] = [nodeAt(node, kind, change.level - 1), nodeAt(node, kind, change.level)];
    if (was === undefined || is === undefined) return sentenceOf(subject, node, kind, change);
    const fields = [...Object.keys(change.was ?? {}), ...(change.without ?? [])];
    const read = fields.filter((name) => !isForReaders(kind, name));
    // Of a property, `required` is its place in the list around it.
    const isOwn = typeof change.was?.required !== "boolean" || kind !== "schema";
    const isSame = at(before).idOf(was, kind) === at(after).idOf(is, kind);
    if (isOwn && read.length > 0 && isSame) return "";
    const asked = ({ security }: JsonObject, boundary: number) =>
      security ?? served.documentAt(boundary).security ?? [];
    const [needs, needed] = [asked(is, after), asked(was, before)];
    if (read.every((name) => name === "security") && read.length > 0) {
      const isMet =
        kind === "document"
          ? [...viewsAt(after)].some(([id, view]) => {
              const earlier = viewsAt(before).get(id);
              return earlier !== undefined && !view.hasOwnSecurity && !earlier.hasOwnSecurity;
            })
          : at(before).idOf({ security: needed }, kind) !==
            at(after).idOf({ security: needs }, kind);
      if (!isMet) return "";
    }
    return sentenceOf(subject, node, kind, change, (changed) => {
      if (changed[0] === "security") {
        return [
          `${subject} requires ${securityInWords(needs)}; before, ${securityInWords(needed)}.`,
        ];
      }
      // What is below other fields has marks of its own.
      const isTold = (name: string) =>
        changed.includes(name) || (fieldOf(kind, name) === undefined && fields.includes(name));
      const part = (of: JsonObject): JsonObject =>
        Object.fromEntries(Object.entries(of).filter(([name]) => isTold(name)));
      const [less, more] = [
        { meaning: at(before), node: part(was) },
        { meaning: at(after), node: part(is) },
      ];
      const formIn = ({ meaning, node }: typeof less) => formOf(meaning.plain(node, kind));
      if (kind === "schema" && formIn(less) !== formIn(more)) return [];
      return differencesBetween(subject, less, more, kind);
    });
  };

  const metOf: ClientViews["metOf"] = (entries) => {
    const pairs = new Map<string, HistoryEntry>();
    const kinds = new Map<number, Set<HistoryEntry["kind"]>>();
    for (const { kind, level } of entries)
      kinds.set(level, (kinds.get(level) ?? new Set()).add(kind));
    // What only comes, or only goes, is met.
    const isOneWay = (level: number) => {
      const has = (kind: HistoryEntry["kind"]) => kinds.get(level)?.has(kind) === true;
      return !has("changed") && !(has("added") && has("removed"));
    };
    return entries.flatMap((entry): HistoryEntry[] => {
      const { carrier, kind, level, operations } = entry;
      const isOperation = carrier === "operation" && entry.kind !== "behaviour";
      if (kind === "behaviour" || operations.length === 0 || isOneWay(level)) return [entry];
      const [before, after] = sides(level).map(viewsAt) as [ViewsById, ViewsById];
      const isMoved = isOperation && entry.sentence?.startsWith("It moved ") === true;
      if ((isOperation && kind !== "changed") || isMoved || saysTextsOnly(entry)) return [entry];
      const met = operations.filter((id) => {
        const [one, other] = [before.get(id), after.get(id)];
        return one === undefined || other === undefined || one.says !== other.says;
      });
      if (met.length === 0) return [];
      if (carrier !== "parameter" || (kind !== "added" && kind !== "removed"))
        return [{ ...entry, operations: met }];
      // Where both levels have the parameter, it only stands elsewhere.
      const lasting = met.filter(
        (id) => keysOf(before.get(id), entry) && keysOf(after.get(id), entry),
      );
      const others = met.filter((id) => !lasting.includes(id));
      const told = others.length === 0 ? [] : [{ ...entry, operations: others }];
      for (const id of lasting) {
        const key = keysOf(before.get(id), entry) as string;
        const [one, other] = [
          before.get(id)?.parameters.get(key),
          after.get(id)?.parameters.get(key),
        ];
        if (one === undefined || other === undefined) continue;
        const said = differencesBetween(`\`${entry.subject}\``, one, other, "parameter").join(" ");
        const name = JSON.stringify([level, key, said]);
        const known = pairs.get(name);
        if (said === "" || known?.operations.includes(id)) continue;
        const { sentence: _, ...rest } = entry;
        const changed = { ...rest, kind: "changed" as const, sentence: said, operations: [id] };
        if (known === undefined) {
          pairs.set(name, changed);
          told.push(changed);
        } else (known.operations as string[]).push(id);
      }
      return told;
    });
  };
  return { sentenceOf: words, meaningAt: (level) => at(boundaryOf(level)), metOf };
}

const saysTextsOnly = ({ sentence }: HistoryEntry): boolean =>
  sentence?.endsWith(" is described differently.") === true;

/** The key of the parameter that an entry is about, among those of an operation. */
const keysOf = (view: View | undefined, { subject }: HistoryEntry): string | undefined =>
  [...(view?.parameters.keys() ?? [])].find((key) => key.slice(key.indexOf(" ") + 1) === subject);
