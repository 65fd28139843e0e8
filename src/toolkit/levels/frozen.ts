import { createHash } from "node:crypto";
import { shownText } from "../../base/shown-text.ts";
import { kindOfComponents, methods, type ObjectKind } from "../document/grammar.ts";
import { type JsonObject, listIn, type OpenApiDocument, resolve, steps } from "../document/json.ts";
import { sameness } from "./infer/sameness.ts";
import { releases, releasesKey } from "./releases.ts";
import { isForReaders } from "./sentence.ts";
import { isLevelIn, type Span, unitedSpans } from "./span.ts";
import { type Variants, variants } from "./variants.ts";

/**
 * What released levels say, as digests: of each operation and component, from when to when it says the same. A level
 * is released where it is no higher than that of the newest release or, in a document without a list of releases, than the
 * newest that is registered. Texts, examples, tags and extensions do not count.
 */
export interface Lock {
  /** The newest released level. */
  readonly newest: number;
  /** Sorted by place, and there by level. */
  readonly spans: readonly FrozenSpan[];
}

/** Released levels at which an operation or a component says the same. */
interface FrozenSpan extends Span {
  /** A pointer to it: `#/components/schemas/Draft`. */
  readonly place: string;
  readonly digest: string;
}

/** A run of released levels at which a place says something else than was locked. */
export interface FrozenChange {
  readonly place: string;
  readonly from: number;
  /** The last such level. */
  readonly last: number;
}

/** The lock of an annotated document, of the variants of what its servers speak; `undefined` where no level is released. */
export function lockOf(
  document: OpenApiDocument,
  served = variants(document, "at"),
): Lock | undefined {
  const registered = served.boundaries.at(-1) || undefined; // 0 is there without a registry.
  const newest = releasesKey in document ? releases(document).at(-1)?.level : registered;
  if (newest === undefined) return undefined;
  const { idOf } = sameness(isForReaders, shortened);
  const found = new Map<string, Span[]>();
  const add = (pointer: string, spans: readonly Span[], node: JsonObject, kind: ObjectKind) => {
    const place = shownText(pointer);
    const digest = digestOf(idOf(node, kind)).slice(0, 8);
    listIn(found, `${place} ${digest}`).push(...spans.filter(({ from }) => from <= newest));
  };
  for (const { pointer, kind, spans, node } of partsOf(served)) add(pointer, spans, node, kind);
  for (const from of served.boundaries) {
    const to = served.boundaries.find((level) => level > from) ?? Number.POSITIVE_INFINITY;
    // What the root asks of all operations.
    const { security = [] } = served.documentAt(from);
    add("#/security", [{ from, to }], { security }, "document");
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

/** Most values are shorter than their digest. */
const shortened = (text: string): string => (text.length < 64 ? text : digestOf(text));

const inOrder = (one: FrozenSpan, other: FrozenSpan): number =>
  one.place === other.place ? one.from - other.from : one.place < other.place ? -1 : 1;

/** What has a digest of its own: operations, each with what its path says of all, and components. */
function partsOf({ parts, documentAt }: Variants) {
  return [...parts].flatMap(([pointer, all]) => {
    const way = steps(pointer);
    const [top, section = "", method] = way;
    const isComponent = top === "components";
    const kind = isComponent ? kindOfComponents(section) : "pathItem";
    // A whole path has two steps, an operation of a path that is a component has four: both are parts of others here.
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
 * The runs of locked levels at which a document says something else than its lock, by place and level. What the lock
 * does not know at all is new and no change, and neither is a component at levels that had no use for it.
 *
 * @param list the key under which the document lists what is released
 */
export function changesOf(
  lock: Lock,
  now: Lock | undefined,
  list: string = releasesKey,
): FrozenChange[] {
  const { newest } = lock;
  const changes: FrozenChange[] = [];
  const [before, after] = [byPlace(lock), byPlace(now)];
  for (const [place, spans] of before) {
    const spansNow = after.get(place) ?? [];
    const starts = new Set([...spans, ...spansNow].flatMap(({ from, to }) => [from, to]));
    const levels = [...starts].filter((level) => level <= newest).sort((one, other) => one - other);
    for (const [index, from] of levels.entries()) {
      const digest = digestAt(spans, from);
      const isNew = digest === undefined && place.startsWith("#/components/");
      if (isNew || digest === digestAt(spansNow, from)) continue;
      const last = Math.min(newest, (levels[index + 1] ?? Number.POSITIVE_INFINITY) - 1);
      const previous = changes.at(-1);
      const isLonger = previous?.place === place && previous.last === from - 1;
      if (isLonger) changes.pop();
      changes.push({ place, from: isLonger ? previous.from : from, last });
    }
  }
  if (newest > (now?.newest ?? -1)) {
    changes.push({ place: `#/${list}`, from: (now?.newest ?? -1) + 1, last: newest });
  }
  return changes;
}

function byPlace(lock: Lock | undefined): Map<string, FrozenSpan[]> {
  const spans = new Map<string, FrozenSpan[]>();
  for (const span of lock?.spans ?? []) listIn(spans, span.place).push(span);
  return spans;
}

const digestAt = (spans: readonly FrozenSpan[], level: number): string | undefined =>
  spans.find((span) => isLevelIn([span], level))?.digest;

/** A lock as the lines of a file: a place, its levels, `to` excluded, and the digest. */
export function lockText({ newest, spans }: Lock): string {
  const lines = spans.map(
    ({ place, from, to, digest }) => `${place} ${from}..${Number.isFinite(to) ? to : ""} ${digest}`,
  );
  return [`released 0..${newest}`, ...lines, ""].join("\n");
}

/**
 * Reads such lines; those that begin with `//` are for readers.
 *
 * @throws SyntaxError that quotes the first line of another form, or where none says which levels are released.
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
      throw new SyntaxError(`"${line}" is no line of a lock`);
  }
  if (newest < 0) throw new SyntaxError("no line says which levels are `released`");
  return { newest, spans };
}
