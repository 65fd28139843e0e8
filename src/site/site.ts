import { infoOf } from "../document/info.ts";
import type { OpenApiDocument } from "../document/json.ts";
import { operationsOf } from "../document/operation.ts";
import {
  boundaries,
  featureLevels,
  type HistoryEntry,
  history,
  readMark,
  spanOf,
} from "../levels/index.ts";

/** What every page of the site knows. */
export interface Site {
  readonly title: string;
  /** The boundaries, ascending, each with the release that brought it; level 0 has none. */
  readonly levels: readonly { readonly level: number; readonly release?: string }[];
  /** The newest boundary. */
  readonly head: number;
  readonly operations: readonly SiteOperation[];
  readonly history: readonly HistoryEntry[];
  /** The documents that each page leads to, with their path for the level that the reader is at. */
  readonly documents: readonly { readonly name: string; path(level: number): string }[];
}

/** An operation as links lead to it. */
interface SiteOperation {
  readonly id: string;
  readonly summary: string;
  /** Its address within a Redoc page, after the `#`. */
  readonly route: string;
  readonly since: number;
  readonly until?: number;
}

/** Reads what all pages share from a document with marks. */
export function siteOf(document: OpenApiDocument, documents: Site["documents"]): Site {
  const releases = new Map(featureLevels(document).map(({ level, release }) => [level, release]));
  const levels = boundaries(document).map((level) => {
    const release = releases.get(level);
    return release === undefined ? { level } : { level, release };
  });
  return {
    title: infoOf(document).title,
    levels,
    head: Math.max(...levels.map(({ level }) => level)),
    operations: operationsOf(document).map(({ id, summary = "", tags: [tag = ""], extensions }) => {
      const route = `/${slug(tag)}/${slug(id)}`;
      return { id, summary, route, since: 0, ...spanOf(readMark(extensions)) };
    }),
    history: history(document),
    documents,
  };
}

/** A text as it stands in an address; a name of letters, digits and spaces as Redoc writes it too. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
