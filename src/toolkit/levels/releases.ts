import type { JsonObject } from "../document/json.ts";

/** The key of the list of releases, at the root of the document. */
export const releasesKey = "x-releases";

/** A release, and the feature level that a server of it reports. */
export interface Release {
  /** For example `"8.0"`. */
  readonly release: string;
  readonly level: number;
}

/** The releases that a document names, oldest first. Their form is lint's business (src/toolkit/lint). */
export function releases(document: JsonObject): readonly Release[] {
  const list = document[releasesKey];
  return Array.isArray(list) ? (list as unknown as Release[]) : [];
}

/**
 * What a server of a feature level calls its release, or `undefined` where no release is known. Between
 * two releases it is a state on the way to the next; after the last, one that came from it.
 */
export function releaseAt(releases: readonly Release[], level: number): string | undefined {
  const next = releases.find((one) => one.level >= level);
  if (next !== undefined) return next.level === level ? next.release : `${next.release}-dev+git`;
  const last = releases.at(-1);
  return last === undefined ? undefined : `${last.release}+git`;
}
