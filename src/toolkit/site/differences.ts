import { join, listIn } from "../document/json.ts";
import { type HistoryEntry, isLevelIn, type Span } from "../levels/index.ts";
import type { Site } from "./site.ts";

/** A difference between a level and the next, with its history entry. */
export interface Difference {
  readonly kind: "appeared" | "vanished" | "differs";
  readonly subject: string;
  readonly entry: HistoryEntry;
  /** The levels whose comparisons do not include it. */
  readonly unseenFrom: ReadonlySet<number>;
}

type Thing = Pick<HistoryEntry, "where" | "carrier" | "subject">;

/** Operations that move are the same one at all their paths. */
const inAllPlaces = <T extends Thing>(thing: T): T =>
  thing.carrier === "operation" ? { ...thing, where: "" } : thing;

/** Each difference between neighbouring levels, oldest level first. */
export function differencesOf({
  history,
  lives,
  levels,
  operations,
}: Pick<Site, "history" | "lives" | "levels" | "operations">): Difference[] {
  const key = ({ where, carrier, subject }: Thing) => JSON.stringify([where, carrier, subject]);
  const existing = new Map<string, Span[]>();
  for (const line of lives.flatMap((line) => [line, inAllPlaces(line)])) {
    listIn(existing, key(line)).push(...line.spans);
  }
  const later = new Map<string, number>();
  const one = (kind: Difference["kind"], entry: HistoryEntry, thing: Thing): Difference => {
    // If an object was added or removed twice, the last time counts.
    const again = later.get(kind + key(thing)) ?? Number.POSITIVE_INFINITY;
    if (kind !== "differs") later.set(kind + key(thing), entry.level);
    const there = existing.get(key(kind === "differs" ? inAllPlaces(thing) : thing)) ?? [];
    const around = spansAround(thing);
    const unseen = levels.filter(({ level }) => {
      const isThere = isLevelIn(there, level);
      const isAfter = level >= entry.level;
      const isWanted = kind === "differs" || (kind === "appeared") === isAfter;
      const isHeld = around.every((spans) => isLevelIn(spans, level));
      return isThere !== isWanted || level >= again || !isHeld;
    });
    const unseenFrom = new Set(unseen.map(({ level }) => level));
    return { kind, subject: thing.subject, entry, unseenFrom };
  };
  const linesAt = new Map<string, (typeof lives)[number][]>();
  for (const line of lives) listIn(linesAt, line.where).push(line);
  const lifeOf = new Map(operations.map(({ id, spans }) => [id, spans]));
  /** The spans of the object around another. Objects that come and go with it are not separate differences. */
  function spansAround({ where, carrier }: Thing): (readonly Span[])[] {
    if (carrier === "operation") return [];
    const names = where.split("/");
    const holders = names
      .flatMap((_, index) => linesAt.get(names.slice(0, index).join("/")) ?? [])
      .concat((linesAt.get(where) ?? []).filter((line) => line.carrier !== carrier))
      .filter((line) => line.carrier !== "enum value");
    const users = linesAt.get(where)?.flatMap(({ operations }) => operations) ?? [];
    const used = users.flatMap((id) => lifeOf.get(id) ?? []);
    return [...holders.map(({ spans }) => spans), ...(used.length === 0 ? [] : [used])];
  }
  return history
    .toReversed()
    .flatMap((entry) => {
      const { kind, where, carrier, replaced } = entry;
      if (kind === "behaviour" || kind === "changed") return [one("differs", entry, entry)];
      if (kind === "removed") return [one("vanished", entry, entry)];
      if (replaced === undefined) return [one("appeared", entry, entry)];
      const sibling = join(where.slice(0, where.lastIndexOf("/")), replaced);
      const former = { where: sibling, carrier, subject: replaced };
      return [one("vanished", entry, former), one("appeared", entry, entry)];
    })
    .reverse();
}
