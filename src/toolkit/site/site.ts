import slugify from "slugify";
import { jsonBodyOf, successesOf } from "../document/answers.ts";
import { groupOf, infoOf } from "../document/info.ts";
import type { OpenApiDocument } from "../document/json.ts";
import { operationsOf } from "../document/operation.ts";
import {
  boundaries,
  boundaryAt,
  featureLevels,
  type HistoryEntry,
  history,
  type Release,
  readMark,
  releases,
} from "../levels/index.ts";
import { type LifeLine, lifeLines } from "../levels/life-lines.ts";
import { operationsById } from "../levels/moves.ts";
import { reportsKey } from "../levels/reported-level.ts";
import { type Span, spansOf, unitedSpans } from "../levels/span.ts";

/** What every page of the site needs. */
export interface Site {
  readonly title: string;
  /** The first words of the document, in Markdown. */
  readonly summary: string;
  /** The boundaries, ascending, each with the release that introduced it; level 0 has none. */
  readonly levels: readonly { readonly level: number; readonly release?: string }[];
  /** The releases, oldest first, each with the boundary whose reference holds for its servers. */
  readonly releases: readonly Release[];
  /** The newest boundary. */
  readonly head: number;
  readonly operations: readonly SiteOperation[];
  readonly history: readonly HistoryEntry[];
  /** When things exist that do not exist at all levels. */
  readonly lives: readonly LifeLine[];
  /** The operation that reports the feature level without credentials, as `METHOD /path`; not every API has one. */
  readonly levelReporter: string | undefined;
  /** The documents that each page leads to, with their path for the level that the reader is at. */
  readonly documents: readonly { readonly name: string; path(level: number): string }[];
  /** The address of the site, if it is known. */
  readonly siteUrl: string | undefined;
  /** The address of the repository, if it is known. */
  readonly repository: string | undefined;
  /** Whether the site has the drawer Try it. */
  readonly canTry: boolean;
}

/** An operation, for links to it; of one that moved, its newest form. */
export interface SiteOperation {
  readonly id: string;
  readonly summary: string;
  /** Its address within a Redoc page, after the `#`. */
  readonly route: string;
  /** When it exists, at any of its paths. */
  readonly spans: readonly Span[];
}

/** Reads what all pages share from a document with marks. */
export function siteOf(
  document: OpenApiDocument,
  given: Pick<Site, "documents" | "siteUrl" | "repository" | "canTry">,
): Site {
  const { title, summary, description } = infoOf(document);
  const registry = featureLevels(document);
  const broughtBy = new Map(registry.map(({ level, release }) => [level, release]));
  const levels = boundaries(document).map((level) => {
    const release = broughtBy.get(level);
    return release === undefined ? { level } : { level, release };
  });
  // Where the document has no releases, each reports the last level that it introduced.
  const last = new Map(registry.map(({ level, release }) => [release, level]));
  const known = releases(document);
  const reported =
    known.length > 0 ? known : [...last].map(([release, level]) => ({ release, level }));
  return {
    title,
    summary: summary || firstParagraph(description),
    levels,
    releases: reported.map(({ release, level }) => ({
      release,
      level: boundaryAt(boundaries(document), level),
    })),
    head: Math.max(...levels.map(({ level }) => level)),
    operations: operationsById(document).map(([operation, ...earlier]) => {
      const { id, summary } = operation;
      // The form that Redoc gives it.
      const route = `/${slugify.default(groupOf(operation)).toLowerCase()}/${id.toLowerCase()}`;
      const spans = [operation, ...earlier].flatMap(({ extensions }) =>
        spansOf(readMark(extensions)),
      );
      return { id, summary: summary ?? id, route, spans: unitedSpans(spans) };
    }),
    history: history(document),
    lives: lifeLines(document),
    levelReporter: levelReporter(document),
    ...given,
  };
}

function levelReporter(document: OpenApiDocument): string | undefined {
  const reporter = operationsOf(document).find(
    (operation) =>
      !operation.isAuthenticated &&
      successesOf(operation).some((status) => {
        const schema = jsonBodyOf(operation, status)?.schema;
        return [...(schema?.properties.values() ?? [])].some(
          (property) => property.schema.extensions[reportsKey] === "feature-level",
        );
      }),
  );
  return reporter === undefined ? undefined : `${reporter.method} ${reporter.path}`;
}

/** The first paragraph of a Markdown text that is no heading, picture or list; empty where there is none. */
const firstParagraph = (text: string): string =>
  text.split(/\n\s*\n/).find((block) => /^\s*\p{L}/u.test(block)) ?? "";

/** What a page of a level is called, for example `Feature level 267, release 9.0`. */
export function levelTitle({ levels }: Site, level: number): string {
  const { release } = levels.find((one) => one.level === level) ?? {};
  return `Feature level ${level}${release === undefined ? "" : `, release ${release}`}`;
}

/** A text as a fragment of an address. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
