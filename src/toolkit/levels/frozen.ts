import { createHash } from "node:crypto";
import { shownText } from "../../base/shown-text.ts";
import { kindOfComponents, methods, type ObjectKind } from "../document/grammar.ts";
import { type JsonObject, listIn, resolve, steps } from "../document/json.ts";
import type { LevelledDocument } from "./levelled-document.ts";
import { releasesKey } from "./mark.ts";
import { sameness } from "./sameness.ts";
import { isForReaders } from "./sentence.ts";
import { isLevelIn, type Span, spansAmong, unitedSpans } from "./span.ts";
import type { Variants } from "./variants.ts";

/**
 * Digests of the released levels: for each operation and component, the spans in which it is the same. A level is
 * released if it is at most that of the newest release or, if the document has no list of releases, the newest
 * registered level. Texts, examples, tags and extensions do not count.
 */
export interface Lock {
  /** The newest released level. */
  readonly newest: number;
  /** Sorted by place, and there by level. */
  readonly spans: readonly FrozenSpan[];
}

/** Released levels at which an operation or a component is the same. */
interface FrozenSpan extends Span {
  /** A pointer to it: `#/components/schemas/Draft`. */
  readonly place: string;
  readonly digest: string;
}

/** Released levels at which a place differs from the lock. */
export interface FrozenChange extends Span {
  readonly place: string;
}

/**
 * The lock of an annotated document; `undefined` if no level is released.
 */
export function lockOf({
  annotated,
  registry,
  releases,
  at: served,
}: LevelledDocument): Lock | undefined {
  const unknown = registry.find((entry) => entry["x-next"])?.level;
  // Without a registry, the only boundary is 0.
  const registered = served.boundaries.filter((level) => level !== unknown).at(-1) || undefined;
  const newest = releasesKey in annotated ? releases.at(-1)?.level : registered;
  if (newest === undefined) return undefined;
  const { idOf } = sameness({ isLeftOut: isForReaders, numbered: shortened });
  const found = new Map<string, Span[]>();
  const add = (pointer: string, spans: readonly Span[], node: JsonObject, kind: ObjectKind) => {
    const place = shownText(pointer);
    const digest = digestOf(idOf(node, kind)).slice(0, 8);
    listIn(found, `${place} ${digest}`).push(...spans.filter(({ from }) => from <= newest));
  };
  for (const { pointer, kind, spans, node } of partsOf(served)) add(pointer, spans, node, kind);
  for (const from of served.boundaries) {
    // The security requirements of the root apply to all operations.
    const { security = [] } = served.documentAt(from);
    add("#/security", spansAmong(served.boundaries, [from]), { security }, "document");
  }
  const spans = [...found].flatMap(([key, all]) => {
    const end = key.lastIndexOf(" ");
    const named = { place: key.slice(0, end), digest: key.slice(end + 1) };
    return unitedSpans(all).map(({ from, to }): FrozenSpan => {
      return { ...named, from, to: to > newest ? Number.POSITIVE_INFINITY : to };
    });
  });
  return { newest, spans: spans.sort(inOrder) };
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Keeps values that are shorter than their digest, as most are. */
const shortened = (text: string): string => (text.length < 64 ? text : digestOf(text));

function inOrder(one: FrozenSpan, other: FrozenSpan): number {
  if (one.place === other.place) return one.from - other.from;
  return one.place < other.place ? -1 : 1; // As in the lock, without the order of a language.
}

/** The objects with digests: operations, which include the shared parts of their paths, and components. */
function partsOf({ parts, documentAt }: Variants) {
  return [...parts].flatMap(([pointer, all]) => {
    const way = steps(pointer);
    const [top, section = "", method] = way;
    const isComponent = top === "components";
    const kind = isComponent ? kindOfComponents(section) : "pathItem";
    // Paths (two steps) and operations of paths in components (four steps) are included in other parts.
    if (way.length !== 3 || kind === undefined || kind === "example") return [];
    return all.map(({ spans, node }) => {
      if (isComponent) return { pointer, kind, spans, node };
      const path = pointer.slice(0, pointer.lastIndexOf("/"));
      const own: JsonObject = { ...(resolve(documentAt(spans[0].from), path) as JsonObject) };
      for (const other of methods) if (other !== method) delete own[other];
      return { pointer, kind, spans, node: own };
    });
  });
}

/**
 * The consecutive locked levels at which a document differs from its lock, by place and level. Places that the lock
 * does not have are new, not changed; a component is not changed at levels that do not use it.
 *
 * @param list the key of the document's list of releases or levels
 */
export function changesOf(lock: Lock, now: Lock | undefined, list: string): FrozenChange[] {
  const end = lock.newest + 1;
  const before = byPlace(lock);
  const after = byPlace(now);
  const changes = [...before].flatMap(([place, spans]) => {
    const spansNow = after.get(place) ?? [];
    const edges = new Set([...spans, ...spansNow].flatMap(({ from, to }) => [from, to]));
    const levels = [...edges].filter((level) => level < end).sort((one, other) => one - other);
    const differing = levels.filter((level) => {
      const digest = digestAt(spans, level);
      const isNew = digest === undefined && place.startsWith("#/components/");
      return !isNew && digest !== digestAt(spansNow, level);
    });
    return spansAmong(levels, differing).map(
      ({ from, to }): FrozenChange => ({ place, from, to: Math.min(to, end) }),
    );
  });
  const endNow = now === undefined ? 0 : now.newest + 1;
  return endNow < end ? [...changes, { place: `#/${list}`, from: endNow, to: end }] : changes;
}

function byPlace(lock: Lock | undefined): Map<string, FrozenSpan[]> {
  const spans = new Map<string, FrozenSpan[]>();
  for (const span of lock?.spans ?? []) listIn(spans, span.place).push(span);
  return spans;
}

const digestAt = (spans: readonly FrozenSpan[], level: number): string | undefined =>
  spans.find((span) => isLevelIn([span], level))?.digest;

/** A lock as lines of a file: a place, its levels without `to`, and the digest. */
export function lockText({ newest, spans }: Lock): string {
  const lines = spans.map(
    ({ place, from, to, digest }) => `${place} ${from}..${Number.isFinite(to) ? to : ""} ${digest}`,
  );
  return [`released 0..${newest}`, ...lines, ""].join("\n");
}

/**
 * Reads the lines of `lockText`. Lines that begin with `//` are comments.
 *
 * @throws SyntaxError that quotes the first malformed line, or if no line gives the released levels.
 */
export function readLock(text: string): Lock {
  let newest = -1;
  const spans: FrozenSpan[] = [];
  for (const line of text.split(/\r?\n/)) {
    const released = /^released 0\.\.(\d+)$/.exec(line);
    const [, place = "", from, to, digest = ""] =
      /^(#\/.*) (\d+)\.\.(\d*) ([\da-f]{8})$/.exec(line) ?? [];
    if (released !== null) newest = Number(released[1]);
    else if (place !== "")
      spans.push({
        place,
        from: Number(from),
        to: to ? Number(to) : Number.POSITIVE_INFINITY,
        digest,
      });
    else if (line !== "" && !line.startsWith("//"))
      throw new SyntaxError(`"${line}" is not a line of a lock file`);
  }
  if (newest < 0) throw new SyntaxError("no line says which levels are `released`");
  return { newest, spans };
}
