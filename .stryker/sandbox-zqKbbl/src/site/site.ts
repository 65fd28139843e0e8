// @ts-nocheck
import { isObject, type JsonObject, resolve } from "../document/json.ts";
import { operationsTable } from "../generate/operations.ts";
import {
  boundaries,
  featureLevels,
  type HistoryEntry,
  history,
  type OpenApiDocument,
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
export interface SiteOperation {
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
    title: isObject(document.info) ? String(document.info.title) : "",
    levels,
    head: Math.max(...levels.map(({ level }) => level)),
    operations: operationsTable(document).map(({ id, method, path, since, until }) => {
      const node = operationAt(document, path, method);
      const [tag] = Array.isArray(node.tags) ? node.tags : [];
      return {
        id,
        summary: String(node.summary),
        route: `/${slug(String(tag))}/${slug(id)}`,
        since,
        ...(until === undefined ? {} : { until }),
      };
    }),
    history: history(document),
    documents,
  };
}

/** The Operation Object of a path and method. */
export function operationAt(document: OpenApiDocument, path: string, method: string): JsonObject {
  const paths = isObject(document.paths) ? document.paths : {};
  const item = paths[path];
  const target =
    isObject(item) && typeof item.$ref === "string" ? resolve(document, item.$ref) : item;
  const node = isObject(target) ? target[method.toLowerCase()] : undefined;
  if (!isObject(node)) throw new Error(`${method} ${path} is no operation of the document.`);
  return node;
}

/** A name as it stands in an address, as Redoc writes it too. */
export function slug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, "-");
}
