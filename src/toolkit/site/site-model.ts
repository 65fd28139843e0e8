import { groupOf, type Info, infoOf } from "../document/document-info.ts";
import type { OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf, webhooksOf } from "../document/operation-model.ts";
import type { HistoryEntry, Release } from "../levels/index.ts";
import { isNamedByLevel, type LevelNaming } from "../levels/level-names.ts";
import { type LevelRange, unitedRanges } from "../levels/level-range.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { operationsReaching } from "../levels/reachable-operations.ts";
import type { Unreleased } from "../levels/releases.ts";
import { levelReportedBy, reportedProperties } from "../levels/reported-level.ts";
import { type LevelledOperation, levelledOperations, type Revisions } from "../levels/revisions.ts";
import type { OwnClient } from "./sample-call.ts";

/** The data for making the pages of a site. */
export interface Site extends Omit<Info, "tags">, LevelNaming {
  /** The first words of the document, in Markdown. */
  readonly summary: string;
  /** The document at all its levels. */
  readonly revisions: Revisions;
  /** Operations and webhooks by group. */
  readonly groups: readonly SiteGroup[];
  readonly operations: readonly SiteOperation[];
  /** The ids of the operations that use each component, by its pointer. */
  readonly users: ReadonlyMap<string, readonly string[]>;
  readonly history: readonly HistoryEntry[];
  /** The operation that reports the feature level without credentials; `undefined` if the API has none. */
  readonly levelReporter: LevelReporter | undefined;
  /** The properties in which servers report their level or release, and what servers without a release report. */
  readonly reports: Readonly<Record<string, string>>;
  readonly unreleased: Unreleased | undefined;
  readonly settings: SiteSettings;
}

/** An operation without credentials that reports the level of a server. */
export interface LevelReporter {
  readonly method: Operation["method"];
  readonly path: string;
  /** The property with the level in its response. */
  readonly property: string;
}

/** The contents of a site besides its document. */
export interface SiteOptions {
  /** The folder of the guides, in Markdown. Defaults to no guides. */
  readonly guides?: string | undefined;
  /** The client that the samples use. Defaults to openapi-fetch. */
  readonly client?: OwnClient | undefined;
  /** The address of the site, for canonical links and the site map. Defaults to neither. */
  readonly siteUrl?: string | undefined;
  /** The address of the repository, for links to it. */
  readonly repository?: string | undefined;
  /** The scripts of Try it, by name. Defaults to none. */
  readonly tryIt?: ReadonlyMap<string, string> | undefined;
  /** The label for objects with `x-beyond-document`, and the page that explains it. Defaults to none. */
  readonly beyond?: { readonly label: string; readonly page: string } | undefined;
  /** The levels at which answers of servers were recorded, ascending, and where other changes are from. */
  readonly recorded?:
    | { readonly levels: readonly number[]; readonly otherwise: string }
    | undefined;
}

/** The settings of a site that its pages refer to. */
export interface SiteSettings
  extends Pick<SiteOptions, "siteUrl" | "repository" | "beyond" | "recorded"> {
  /** The guides, in their order. */
  readonly guides: readonly {
    readonly name: string;
    readonly title: string;
    readonly group: string;
  }[];
  /** Whether operations can be tried out on their pages. */
  readonly canTry: boolean;
}

interface SiteGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly SiteOperation[];
}

/** An operation or webhook, for links to it; if it moved, its newest revision. */
export interface SiteOperation {
  readonly id: string;
  /** The name of its page: `operations/<name>/`. */
  readonly name: string;
  readonly summary: string;
  readonly method: Operation["method"];
  readonly path: string;
  readonly isWebhook: boolean;
  readonly group: string;
  /** The levels at which it exists, at any of its paths. */
  readonly ranges: readonly LevelRange[];
  /** Its revisions, in the order in which they begin. */
  readonly revisions: LevelledOperation["revisions"];
}

/** Reads what all pages share from an annotated document. */
export function siteOf(document: LevelledDocument, settings: SiteSettings): Site {
  const { annotated, registry, boundaries, boundaryAt, at: atLevels } = document;
  const { tags, ...info } = infoOf(annotated);
  const broughtBy = new Map(registry.map(({ level, release }) => [level, release]));
  const levels = boundaries.map((level) => {
    const release = broughtBy.get(level);
    const unsure = document.unsureBefore(level);
    return {
      level,
      ...(release !== undefined && { release }),
      ...(unsure && { after: unsure.from - 1 }),
    };
  });
  // Without a list of releases, each release reports the last level that it introduced.
  const last = new Map(registry.map(({ level, release }) => [release, level]));
  const reported =
    document.releases.length > 0
      ? document.releases
      : [...last].map(([release, level]) => ({ release, level }));
  const operations = siteOperations(atLevels);
  const usersOf = operationsReaching(annotated);
  const named = new Map(tags.map((tag) => [tag.name, tag]));
  for (const { group: name } of operations) {
    if (!named.has(name)) named.set(name, { name, title: name, description: "" });
  }
  return {
    ...info,
    summary: info.summary || firstParagraph(info.description),
    naming: boundaries.length === 1 ? "none" : namingBy(document.releases),
    levels,
    releases: reported.map(({ release, level }) => ({
      release,
      level,
      boundary: boundaryAt(level),
    })),
    revisions: atLevels,
    operations,
    users: new Map(Array.from(atLevels.parts.keys(), (pointer) => [pointer, usersOf(pointer).ids])),
    groups: [...named].flatMap(([tag, { title: name, description }]) => {
      const here = operations.filter(({ group }) => group === tag);
      return here.length === 0 ? [] : [{ name, description, operations: here }];
    }),
    history: document.history,
    levelReporter: levelReporter(annotated),
    reports: reportedProperties(annotated),
    unreleased: document.unreleased,
    settings,
  };
}

/** How pages name the levels of an API with these releases. */
function namingBy(known: readonly Release[]): "levels" | "releases" {
  const areReleases =
    known.length > 0 &&
    (known.every(({ level }, index) => level === index + 1) || known.every(isNamedByLevel));
  return areReleases ? "releases" : "levels";
}

function siteOperations(atLevels: Revisions): SiteOperation[] {
  const named = namer();
  const all = [operationsOf, webhooksOf].flatMap((read) => levelledOperations(atLevels, read));
  const order = new Map(
    operationsOf(atLevels.documentAt(atLevels.boundaries.at(-1) ?? 0)).map(({ id }, index) => [
      id,
      index,
    ]),
  );
  return all
    .map(({ revisions }): SiteOperation => {
      const { operation } = revisions.at(-1) as (typeof revisions)[number];
      const { id, method, path, isWebhook } = operation;
      return {
        id,
        name: named(kebab(id) || method.toLowerCase()),
        summary: operation.summary ?? id,
        method,
        path,
        isWebhook,
        group: groupOf(operation),
        ranges: unitedRanges(revisions.flatMap(({ ranges }) => ranges)),
        revisions,
      };
    })
    .sort((one, other) => (order.get(one.id) ?? order.size) - (order.get(other.id) ?? order.size));
}

function levelReporter(document: OpenApiDocument): LevelReporter | undefined {
  const found = operationsOf(document).flatMap((operation) => {
    const property = operation.isAuthenticated ? undefined : levelReportedBy(operation);
    const { method, path } = operation;
    return property === undefined ? [] : [{ method, path, property }];
  });
  return found[0];
}

/** The first paragraph of a Markdown text that is not a heading, picture or list; empty without one. */
const firstParagraph = (text: string): string =>
  text.split(/\n\s*\n/).find((block) => /^\s*\p{L}/u.test(block)) ?? "";

/** A camel-case name as part of an address: `list-invitations` for `listInvitations`. */
const kebab = (id: string): string =>
  folderName(slug(id.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")));

/** Gives unique names, other than the known ones: a repeated one becomes `name-2` and so on. */
export function namer(known = new Set<string>()): (preferred: string) => string {
  return (preferred) => {
    let name = preferred;
    for (let next = 2; known.has(name); next++) name = `${preferred}-${next}`;
    known.add(name);
    return name;
  };
}

/** A name that Windows can have too: `con`, `nul` and others are devices there. */
export const folderName = (name: string): string =>
  name.replace(/^(?=(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/i, "_");

/** A text as the name of a file or folder, in ASCII; empty if it has no letter or digit of ASCII. */
export const slug = (text: string): string =>
  (text.toLowerCase().match(/[a-z0-9_]+/g) ?? []).join("-");
