import { fieldOf } from "../document/grammar.ts";
import {
  isObject,
  type JsonObject,
  join,
  type OpenApiDocument,
  onlyFields,
  resolve,
  steps,
} from "../document/json.ts";
import {
  entryToWrite,
  featureLevels,
  registryKey,
  releasesKey,
  uncertainRange,
} from "../levels/annotation.ts";
import { isForReaders } from "../levels/change-sentences.ts";
import { type Equality, equality } from "../levels/equality.ts";
import { placesOfDifference } from "../levels/first-difference.ts";
import { comingRelease, releases } from "../levels/releases.ts";
import { snapshotAt, snapshots } from "../levels/snapshot.ts";
import { comparableDocument, unreferencedIn } from "../levels/unreferenced.ts";
import { endExamples } from "./end-examples.ts";
import { type FallbackCopy, InferenceError, type Version } from "./inference-input.ts";
import { type Merged, merge } from "./merge-versions.ts";

export interface Inferred extends Merged {
  /** The parts that are stored whole for each version, because annotations inside them do not restore some version. */
  readonly fallbacks: readonly FallbackCopy[];
}

/**
 * Makes one annotated document of plain ones, lowest level first, and compares each snapshot with its version. The
 * oldest version also represents all levels below it.
 *
 * @param onCompare called before each comparison: many documents take long
 * @throws InferenceError with level and place if a version differs even from an operation, path or component that is
 *   stored whole for each version.
 */
export function infer(
  versions: readonly Version[],
  onCompare?: (version: Version) => void,
): Inferred {
  const same = equalityOfVersions();
  const plain = versions.map(comparableVersion);
  const { document, ...others } = inferFrom(plain, same, onCompare);
  const ids = plain.map((version) => same.idOf(version.document, "document"));
  const changed = plain.filter((_, index) => index > 0 && ids[index - 1] !== ids[index]);
  const whole = withUnreferenced(document, versions.at(-1)?.document ?? {});
  const levels = plain.map(({ level }) => level);
  const entries = changed.map((version) => ({
    ...version,
    after: levels[levels.indexOf(version.level) - 1],
  }));
  return { ...others, document: withLevels(whole, plain, entries) };
}

/**
 * The same for versions as they are compared, without lists of levels and releases, and components to which nothing
 * refers.
 */
export function inferFrom(
  plain: readonly Version[],
  same: Equality,
  onCompare?: (version: Version) => void,
): Inferred {
  const fallbacks = new Map<string, FallbackCopy>();
  for (;;) {
    const merged = merge(plain, same, new Set(fallbacks.keys()));
    const wrong = wrongLocations(merged.document, plain, same, onCompare);
    if (wrong.size === 0) {
      endExamples(merged.document, plain);
      return { ...merged, fallbacks: [...fallbacks.values()] };
    }
    for (const one of containersAround(wrong, fallbacks)) fallbacks.set(one.pointer, one);
  }
}

/**
 * What counts when a snapshot is compared with its version. Texts, examples, tags and extensions do not count, because
 * they come from the newest version that has the object.
 */
export const equalityOfVersions = (): Equality => equality({ isLeftOut: isForReaders });

/** A version as it is compared. */
export const comparableVersion = <Known extends Version>(version: Known): Known => ({
  ...version,
  document: comparableDocument(snapshotAt(version.document, 0)),
});

/**
 * The places at which snapshots of a document differ from their versions, each with the level of the first.
 *
 * @param versions with documents as they are compared
 */
export function wrongLocations(
  inferred: OpenApiDocument,
  versions: readonly Version[],
  same: Equality,
  onCompare?: (version: Version) => void,
): Map<string, number> {
  const projected = snapshots(inferred);
  const wrong = new Map<string, number>();
  for (const version of versions) {
    onCompare?.(version);
    for (const place of differingLocations(projected(version.level), version, same)) {
      if (!wrong.has(place)) wrong.set(place, version.level);
    }
  }
  return wrong;
}

/** The places at which the snapshot of a level differs from a version as it is compared. */
export const differingLocations = (
  snapshot: OpenApiDocument,
  { document }: Version,
  same: Equality,
): string[] => placesOfDifference(same, comparableDocument(snapshot), document, "document", "#");

/**
 * The operations, paths and components around wrong places, once each.
 *
 * @throws InferenceError for the first place whose part is already known: no coarser description is left.
 */
export function containersAround(
  wrong: ReadonlyMap<string, number>,
  known: Pick<ReadonlyMap<string, unknown>, "has">,
): FallbackCopy[] {
  const parts = new Map<string, FallbackCopy>();
  for (const [place, level] of wrong) {
    const way = steps(place);
    const isOperation = fieldOf("pathItem", way[2] ?? "")?.kind === "operation";
    const length = way[0] === "components" || isOperation ? 3 : 2;
    const pointer = way.slice(0, length).reduce(join, "#");
    if (known.has(pointer)) throw new InferenceError(level, place);
    if (!parts.has(pointer)) parts.set(pointer, { pointer, place, level });
  }
  return [...parts.values()];
}

/** Adds the components of the newest version to which nothing refers, at all levels. */
export function withUnreferenced(
  document: OpenApiDocument,
  newest: OpenApiDocument,
): OpenApiDocument {
  const components: JsonObject = { ...Object(document.components) };
  for (const pointer of unreferencedIn(newest)) {
    const [, section = "", name = ""] = steps(pointer);
    const members: JsonObject = Object(components[section]);
    const node = resolve(newest, pointer);
    if (node !== undefined && !Object.hasOwn(members, name))
      components[section] = { ...members, [name]: node };
  }
  return Object.keys(components).length === 0 ? document : { ...document, components };
}

/**
 * Adds levels and releases to the lists of a document, which follow the title.
 *
 * @param changed the versions that differ from the one before, whose level is `after`; names and summaries of their
 *   entries are still to be written
 */
export function withLevels(
  document: OpenApiDocument,
  versions: readonly Version[],
  changed: readonly (Version & { readonly after: number | undefined })[],
): OpenApiDocument {
  const { openapi, info, ...others } = document;
  const entries = [...featureLevels(document), ...changed.map(stub)];
  const named = versions.flatMap(({ release, level }) => (release ? [{ release, level }] : []));
  const coming = comingRelease(document);
  const isOut = named.some(({ release }) => release === coming?.release);
  const list = [...releases(document), ...named, ...(coming && !isOut ? [{ ...coming }] : [])];
  return {
    ...(openapi !== undefined && { openapi }),
    ...(info !== undefined && { info }),
    ...(entries.length > 0 && { [registryKey]: entries }),
    ...(list.length > 0 && { [releasesKey]: list }),
    ...onlyFields(others, (field) => field !== registryKey && field !== releasesKey),
  } as OpenApiDocument; // Entries of both lists are JSON.
}

function stub({ level, after, document: { info }, ...named }: Parameters<typeof withLevels>[2][0]) {
  const version = isObject(info) && info.version !== undefined ? String(info.version) : `${level}`;
  const release = named.release ?? version;
  const unsure = uncertainRange({ level, ...(after !== undefined && { after }) });
  return entryToWrite({ level, ...(unsure && { after: unsure.from - 1 }), release });
}
