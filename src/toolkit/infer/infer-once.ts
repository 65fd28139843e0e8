import { propertiesOf } from "../document/composition.ts";
import {
  isObject,
  type JsonObject,
  type OpenApiDocument,
  onlyFields,
  resolve,
  steps,
  upTo,
} from "../document/json.ts";
import { keptKey, unreferencedIn } from "../levels/kept-components.ts";
import { featureLevels, readMark, registryKey, releasesKey } from "../levels/mark.ts";
import { comingRelease, releases } from "../levels/releases.ts";
import type { IsLeftOut, Sameness } from "../levels/sameness.ts";
import { lifeIn, livingOn, saysEarlier, withMark } from "./add-mark.ts";
import { merge } from "./merge.ts";
import { type Held, Unsayable, type Version, type Whole } from "./versions.ts";

/** A document, and what it stores whole for each version. */
export interface Inferred {
  readonly document: OpenApiDocument;
  readonly held: readonly Held[];
}

/**
 * Merges versions into one annotated document, with each difference marked where it is, or on the objects in `whole`.
 * The result is not yet compared with the versions.
 *
 * @param history the plain documents of all levels, if the first version is an annotated document
 */
export function inferOnce(
  plain: readonly Version[],
  isLeftOut: IsLeftOut,
  { idOf }: Pick<Sameness, "idOf">,
  whole: Whole,
  history: readonly Version[] = plain,
): Inferred {
  const levels = plain.map(({ level }) => level);
  const documents = plain.map(({ document }) => document);
  const present = documents.map((document, version) => [version, document] as const);
  const marked: string[] = [];
  const held: Held[] = [];
  const hold = (pointer: string, reason: string) => {
    const isKnown = held.some((one) => one.pointer === pointer);
    if (!isKnown) held.push({ pointer, place: pointer, reason });
  };
  const having = (pointer: string) => versionsWith(pointer, documents);
  const around = new Set([...whole.asWritten].flatMap((pointer) => ["#", ...upTo(pointer)]));
  const merged = merge(
    {
      levels,
      idOf,
      isLeftOut,
      having: (pointer) => (whole.fields.has(pointer) ? new Set() : having(pointer)),
      declares: (version, schema, name) => propertiesOf(documents[version] ?? {}, schema).has(name),
      markComponent: (pointer) => marked.push(pointer),
      whole,
      holdsAsWritten: (pointer) => around.has(pointer),
      attempt(pointer, work) {
        const before = [marked.length, held.length] as const;
        try {
          return work();
        } catch (error) {
          if (!(error instanceof Unsayable)) throw error;
          [marked.length, held.length] = before;
          hold(pointer, error.message);
          return undefined;
        }
      },
      hold,
    },
    "document",
    present,
    "#",
  );
  const document = unshared(merged);
  const kept = [...new Set([...keptIn(document, documents), ...whole.kept])];
  const alreadyKept = new Set(unreferencedIn(documents[0] ?? {}));
  for (const pointer of new Set([...marked, ...kept])) {
    // Until now, references decided when it exists; from now on, its mark does, at all levels.
    const all = alreadyKept.has(pointer) || !kept.includes(pointer) ? plain : history;
    const there = versionsWith(
      pointer,
      all.map(({ document }) => document),
    );
    if (there.size === all.length && !marked.includes(pointer)) continue;
    const [, section = ""] = steps(pointer);
    const component = resolve(document, pointer) as JsonObject;
    // Components without marks of their own, or in a field with earlier values, need marks on what refers to them.
    const isHeld = saysEarlier(document, "components") || saysEarlier(document.components, section);
    if (isHeld || "$ref" in component) {
      if (marked.includes(pointer)) whole.fields.add(pointer);
      continue;
    }
    const life = lifeIn(
      all.map(({ level }) => level),
      there,
      [...all.keys()],
    );
    const mark = readMark(component);
    const known = all === plain ? mark : undefined;
    Object.assign(component, withMark(component, { ...mark, ...livingOn(known, life) }));
  }
  if (marked.some((pointer) => whole.fields.has(pointer))) {
    return inferOnce(plain, isLeftOut, { idOf }, whole, history);
  }
  const alone = new Set(unreferencedIn(document));
  const listed = kept.filter((pointer) => !alone.has(pointer));
  if (listed.length === 0) return { document, held };
  // Annotated documents have a list.
  return { document: { ...document, [keptKey]: [document[keptKey] ?? [], listed].flat() }, held };
}

/** The versions that have an object, by number. */
const versionsWith = (pointer: string, documents: readonly OpenApiDocument[]): Set<number> =>
  new Set(
    documents.flatMap((document, version) =>
      resolve(document, pointer) === undefined ? [] : [version],
    ),
  );

/**
 * The components without a reference in some version or in the merged document. Examples go if only a text referred to
 * them that no longer counts.
 */
function keptIn(document: OpenApiDocument, versions: readonly OpenApiDocument[]): string[] {
  const kept = new Set(versions.flatMap((version) => unreferencedIn(version)));
  for (const pointer of unreferencedIn(document)) {
    const [, section, name = ""] = steps(pointer);
    if (section === "examples" && resolve(versions.at(-1) ?? {}, pointer) === undefined) {
      kept.delete(pointer);
      delete ((document.components as JsonObject).examples as JsonObject)[name];
    } else kept.add(pointer);
  }
  return [...kept];
}

/**
 * A copy in which no two places share an object, as YAML aliases do, because each place gets its own mark and objects
 * identify places.
 */
export const unshared = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document));

/**
 * Adds levels and releases to the lists of a document, which follow the title.
 *
 * @param changed the versions that differ from the one before; names and summaries of their entries are still to be
 *   written
 */
export function withLevels(
  document: OpenApiDocument,
  versions: readonly Version[],
  changed: readonly Version[],
): OpenApiDocument {
  const { openapi, info, [keptKey]: kept, ...others } = document;
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
    ...(kept !== undefined && { [keptKey]: kept }),
    ...onlyFields(others, (field) => field !== registryKey && field !== releasesKey),
  } as OpenApiDocument;
}

function stub({ level, document: { info }, ...named }: Version) {
  const version = isObject(info) && info.version !== undefined ? String(info.version) : `${level}`;
  const release = named.release ?? version;
  return { level, release, name: `level${level}`, summary: `TODO: what came with ${release}.` };
}
