import { createHash } from "node:crypto";
import { shownText } from "../../base/shown-text.ts";
import { fieldOf, methods, type ObjectKind } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
} from "../document/json.ts";
import { sameness } from "./infer/sameness.ts";
import { boundaries } from "./mark.ts";
import { projectSharing } from "./project.ts";
import { listIn } from "./reach.ts";
import { releases, releasesKey } from "./releases.ts";
import { isTold } from "./sentence.ts";
import { untouchedIn } from "./untouched.ts";

/**
 * What released levels say, as digests: of each operation and component, from when to when it says the same. A level
 * is released where it is no higher than that of the newest release. Texts, examples, tags and extensions do not count.
 */
export interface Lock {
  /** The level of the newest release. */
  readonly newest: number;
  /** Sorted by place, and there by level. */
  readonly spans: readonly FrozenSpan[];
}

/** Released levels at which an operation or a component says the same. */
interface FrozenSpan {
  /** A pointer to it: `#/components/schemas/Draft`. */
  readonly place: string;
  readonly from: number;
  /** The first level at which it says something else, or is not there; infinite where the newest release says it. */
  readonly to: number;
  readonly digest: string;
}

/** A run of released levels at which a place says something else than was locked. */
export interface FrozenChange {
  readonly place: string;
  readonly from: number;
  /** The last such level. */
  readonly last: number;
}

/** The lock of a document with marks; `undefined` where it names no release. */
export function lockOf(document: OpenApiDocument): Lock | undefined {
  const newest = releases(document).at(-1)?.level;
  if (newest === undefined) return undefined;
  const { idOf } = sameness(isTold, shortened);
  const untouched = untouchedIn(document);
  const open = new Map<string, FrozenSpan>();
  const ended: FrozenSpan[] = [];
  for (const from of boundaries(document).filter((level) => level <= newest)) {
    const parts = partsOf(projectSharing(document, untouched, from));
    const digests = new Map(
      parts.map(({ place, node, kind }) => [
        shownText(place),
        digestOf(idOf(node, kind)).slice(0, 8),
      ]),
    );
    for (const span of open.values()) {
      if (digests.get(span.place) === span.digest) continue;
      open.delete(span.place);
      ended.push({ ...span, to: from });
    }
    for (const [place, digest] of digests) {
      if (!open.has(place)) open.set(place, { place, from, to: Number.POSITIVE_INFINITY, digest });
    }
  }
  return { newest, spans: [...ended, ...open.values()].sort(inOrder) };
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Most values are shorter than their digest. */
const shortened = (text: string): string => (text.length < 64 ? text : digestOf(text));

const inOrder = (one: FrozenSpan, other: FrozenSpan): number =>
  one.place === other.place ? one.from - other.from : one.place < other.place ? -1 : 1;

/** A part of a plain document that has a digest of its own. */
interface FrozenPart {
  readonly place: string;
  readonly node: JsonObject;
  readonly kind: ObjectKind;
}

/** Operations, each with what its path item says of all, components, and what the root asks of all operations. */
function partsOf(projection: OpenApiDocument): FrozenPart[] {
  const { components, security = [] } = projection;
  const operations = ["paths", "webhooks"].flatMap((field) =>
    membersOf(projection[field], `#/${field}`).flatMap(({ place, node }) => {
      const there = methods.filter((method) => method in node);
      return there.map((method): FrozenPart => {
        const others = there.filter((other) => other !== method);
        const own = Object.entries(node).filter(([key]) => !others.some((other) => other === key));
        return { place: join(place, method), node: Object.fromEntries(own), kind: "pathItem" };
      });
    }),
  );
  const ofComponents = Object.entries(components ?? {}).flatMap(([section, members]) => {
    const kind = fieldOf("components", section)?.kind;
    if (kind === undefined || kind === "example") return [];
    return membersOf(members, join("#/components", section)).map((one) => ({ ...one, kind }));
  });
  const root: FrozenPart = { place: "#/security", node: { security }, kind: "document" };
  return [...operations, ...ofComponents, root];
}

const membersOf = (map: Json | undefined, pointer: string) =>
  Object.entries(isObject(map) ? map : {}).flatMap(([key, node]) =>
    isObject(node) ? [{ place: join(pointer, key), node }] : [],
  );

/**
 * The runs of locked levels at which a document says something else than its lock, by place and level. What the lock
 * does not know at all is new and no change, and neither is a component at levels that had no use for it.
 */
export function changesOf(lock: Lock, now: Lock | undefined): FrozenChange[] {
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
    changes.push({ place: `#/${releasesKey}`, from: (now?.newest ?? -1) + 1, last: newest });
  }
  return changes;
}

function byPlace(lock: Lock | undefined): Map<string, FrozenSpan[]> {
  const spans = new Map<string, FrozenSpan[]>();
  for (const span of lock?.spans ?? []) listIn(spans, span.place).push(span);
  return spans;
}

const digestAt = (spans: readonly FrozenSpan[], level: number): string | undefined =>
  spans.find(({ from, to }) => from <= level && level < to)?.digest;

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
    const [, level] = /^released 0\.\.(\d+)$/.exec(line) ?? [];
    const [, place, from, to, digest] = /^(#\/.*) (\d+)\.\.(\d*) ([\da-f]{8})$/.exec(line) ?? [];
    if (level !== undefined) newest = Number(level);
    else if (place !== undefined && digest !== undefined)
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
