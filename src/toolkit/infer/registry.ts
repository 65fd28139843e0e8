import { isObject, type OpenApiDocument, onlyFields } from "../document/json.ts";
import { featureLevels, registryKey, releasesKey } from "../levels/mark.ts";
import { comingRelease, releases } from "../levels/releases.ts";
import type { Version } from "./versions.ts";

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
  } as OpenApiDocument;
}

function stub({ level, document: { info }, ...named }: Version) {
  const version = isObject(info) && info.version !== undefined ? String(info.version) : `${level}`;
  const release = named.release ?? version;
  return { level, release, name: `level${level}`, summary: `TODO: what came with ${release}.` };
}
