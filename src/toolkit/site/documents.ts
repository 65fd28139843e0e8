import type { OpenApiDocument } from "../document/json.ts";
import { publisher } from "../generate/published.ts";
import { untouchedIn } from "../levels/untouched.ts";
import { levelBehind, levelName } from "./level-words.ts";
import { type Site, slug } from "./site.ts";

/** A plain OpenAPI document that the site offers, and shows by Redoc. */
export interface OfferedDocument {
  /** A release or a level, in addresses: `redoc/<name>/`, `downloads/openapi-<name>.json`. */
  readonly name: string;
  /** For example `Release 8.0 (level 237)`. */
  readonly title: string;
  readonly level: number;
  readonly release: string | undefined;
  /** The boundary like which it behaves. */
  readonly boundary: number;
}

/** The documents of each release and each boundary, the newest first; a release whose level is a boundary stands for both. */
export function offeredDocuments(site: Site): OfferedDocument[] {
  const { levels, releases, naming } = site;
  const ofReleases = releases.map(({ release, level, boundary }): OfferedDocument => {
    return {
      name: slugOf(release),
      title: `Release ${release}${levelBehind(site, release, level)}`,
      level,
      release,
      boundary,
    };
  });
  const named = new Set(releases.map(({ level }) => level));
  const shown = new Set(releases.map(({ boundary }) => boundary));
  const ofLevels = levels.flatMap(({ level }): OfferedDocument | [] => {
    if (named.has(level) || (naming !== "levels" && shown.has(level))) return [];
    const title = naming === "levels" ? `Level ${level}` : levelName(site, level) || site.version;
    const name = naming === "levels" ? `${level}` : slugOf(title) || "current";
    return { name, title, level, release: undefined, boundary: level };
  });
  return [...ofReleases, ...ofLevels].sort((one, other) => other.level - one.level);
}

/** A release in an address: with its dots, unlike other texts. */
const slugOf = (release: string): string =>
  release.split(".").map(slug).join(".").replace(/^\.*$/, "release");

/** Gives the documents that are offered. They share their parts: none may be changed. */
export const documentPublisher = (document: OpenApiDocument) =>
  publisher(document, untouchedIn(document));
