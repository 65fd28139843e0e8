/**
 * Compares annotations, snapshots and history with each other: for our own specification, with the levels of the service
 * document, and for the API of a lending library, which has an annotation of every form, with tables typed in by hand.
 */
import { isDeepStrictEqual } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonObject, resolve } from "../../src/toolkit/document/json.ts";
import { annotatedObjects } from "../../src/toolkit/levels/annotated-objects.ts";
import { annotationKey } from "../../src/toolkit/levels/annotation.ts";
import { compatibleDocuments } from "../../src/toolkit/levels/compatible-document.ts";
import {
  boundaries,
  boundaryAt,
  type HistoryEntry,
  history,
  isLevelIn,
  type LevelRange,
  type OpenApiDocument,
  rangesOf,
} from "../../src/toolkit/levels/index.ts";
import { snapshots } from "../../src/toolkit/levels/snapshot.ts";
import {
  type HistoryRow,
  libraryExamples,
  libraryHistory,
  libraryNotes,
} from "../fixtures/library.ts";
import * as serviceDocument from "../fixtures/service-document.ts";
import { annotated, library } from "../helpers/annotated.ts";
import { invalidResponseExamples, mediaTypesOf } from "../helpers/media-types.ts";
import { once, onceAtLevel } from "../helpers/once.ts";
import { sample, tries } from "../helpers/seed.ts";
import { deepFreeze } from "../helpers/values.ts";

/** The expected feature levels of a document, written without looking at its annotations. */
interface Expectation {
  history: readonly HistoryRow[];
  /** Patterns that the notes on changed behaviour match, by level. */
  notes: Readonly<Record<number, RegExp>>;
  /** The operations and the names of entries that it covers. Defaults to all. */
  covers?: (entry: HistoryEntry) => boolean;
  operations?: ReadonlySet<string>;
  /** The levels at which an example is shown. Defaults to those of its annotation. */
  rangesOfExample?(name: string): readonly LevelRange[];
}

// ---- Our own specification, by the service document -----------------------------------------------------------------------

const names: Readonly<Record<number, string>> = {
  22: "invitationCreator",
  167: "ignoredParameters",
  202: "linkifierOrder",
  209: "memberInvitationLinks",
  267: "notifyReferrerOnJoin",
};

const idOf: Readonly<Record<serviceDocument.OperationKey, string>> = {
  "DELETE /api/v1/events": "deleteEventQueue",
  "GET /api/v1/invites": "listInvitations",
  "DELETE /api/v1/drafts/{draft_id}": "deleteDraft",
  "PATCH /api/v1/realm/linkifiers": "reorderLinkifiers",
};

const supporting = [
  "registerEventQueue",
  "getEvents",
  "getServerSettings",
  "listDrafts",
  "listLinkifiers",
];

function rowOf({ level, release, change }: serviceDocument.LevelClaim): HistoryRow {
  const common = { level, release, name: names[level] ?? "" };
  const property = { ...common, kind: "added", carrier: "property" } as const;
  const invitations = ["listInvitations"];
  switch (change.kind) {
    case "invitation field replaced": {
      const { field, former } = change;
      const replaced = former.name;
      return { ...property, kind: "replaced", subject: field, replaced, operations: invitations };
    }
    case "invitation field added":
      return { ...property, subject: change.field, operations: invitations };
    case "success field added":
      return {
        ...property,
        subject: change.field,
        // Linkifiers could not be reordered yet.
        operations: [...Object.values(idOf), ...supporting].filter(
          (id) => id !== "reorderLinkifiers",
        ),
      };
    case "operation added":
    case "behaviour changed": {
      const id = idOf[change.operation];
      const kind = change.kind === "operation added" ? "added" : "behaviour";
      return { ...common, kind, carrier: "operation", subject: id, operations: [id] };
    }
  }
}

const known = serviceDocument.levels.map(rowOf);
const service: Expectation = {
  history: known,
  operations: new Set(known.flatMap(({ operations }) => operations)),
  // Other operations and components differ at these levels too.
  covers: ({ subject, level }) =>
    known.some((row) => row.subject === subject && row.level === level),
  notes: Object.fromEntries(
    serviceDocument.levels.flatMap(({ level, change }) =>
      change.kind === "behaviour changed" ? [[level, change.note] as const] : [],
    ),
  ),
};

const lending: Expectation = {
  history: libraryHistory,
  notes: libraryNotes,
  rangesOfExample: (name) => rangesOf(libraryExamples[name]),
};

// ---- Comparisons ----------------------------------------------------------------------------------------------------------

const rowsOf = (entries: readonly HistoryEntry[], expectation: Expectation): HistoryRow[] =>
  entriesAbout(entries, expectation).map(
    ({ where: _, within: __, note: ___, summary: ____, ...row }) => sorted(row),
  );

/** The entries that are covered, without the operations that are not. */
const entriesAbout = (
  entries: readonly HistoryEntry[],
  { operations, covers = () => true }: Expectation,
): HistoryEntry[] =>
  entries.filter(covers).flatMap((entry) => {
    const own = entry.operations.filter((id) => operations?.has(id) !== false);
    return own.length > 0 || operations === undefined ? [{ ...entry, operations: own }] : [];
  });

/** The order of operations does not matter. */
const sorted = (row: HistoryRow): HistoryRow => ({
  ...row,
  operations: [...row.operations].sort(),
});

/** How the notes of a history differ from what is expected: those on behaviour say what held before. */
function wrongNotes(entries: readonly HistoryEntry[], expectation: Expectation) {
  const { notes } = expectation;
  const isValid = ({ level, kind, note }: HistoryEntry) =>
    kind === "behaviour" || (kind === "changed" && level in notes)
      ? note?.startsWith("Before") && notes[level]?.test(note)
      : note !== "";
  return entriesAbout(entries, expectation).filter((entry) => !isValid(entry));
}

/** If a property replaces another at a level, only the old one may exist below it, and only the new one at it. */
function unreplaced(
  document: OpenApiDocument,
  { kind, level, where, replaced }: HistoryEntry,
): string[] {
  if (kind !== "replaced") return [];
  const former = where.replace(/[^/]*$/, String(replaced));
  const [before, after] = [level - 1, level].map((side) =>
    [former, where].map((pointer) => resolve(projected(document, side), pointer) !== undefined),
  );
  return String([before, after]) === String([true, false, false, true])
    ? []
    : [`level ${level}: ${where} does not take over from ${former}`];
}

function wrongExamplesAt(
  document: OpenApiDocument,
  level: number,
  { rangesOfExample }: Expectation,
): string[] {
  if (rangesOfExample === undefined) return [];
  const ever = examplesOf(document);
  return mediaTypesOf(projected(document, level)).flatMap(({ place, examples }) => {
    const shown = [...examples.keys()].join(", ");
    const wanted = (ever.get(place) ?? [])
      .filter((name) => isLevelIn(rangesOfExample(name), level))
      .join(", ");
    return shown === wanted ? [] : [`level ${level}: ${place} shows ${shown}, not ${wanted}`];
  });
}

/** The names of all examples of each body, whatever their levels. */
const examplesOf = once(
  (document: OpenApiDocument) =>
    new Map(mediaTypesOf(document).map(({ place, examples }) => [place, [...examples.keys()]])),
);

/** The snapshot of a document at a level; always the same object, which must not be modified. */
const projected = onceAtLevel((document: OpenApiDocument, level) => projectorOf(document)(level));
const projectorOf = once((document: OpenApiDocument) => snapshots(document));
const reliablyProjected = onceAtLevel((document: OpenApiDocument, level) =>
  reliableProjectorOf(document)(level),
);
const reliableProjectorOf = once(compatibleDocuments);

// ---- The tests ------------------------------------------------------------------------------------------------------------

describe.each([
  { api: "this specification", document: deepFreeze(annotated()), expectation: service },
  { api: "the lending library", document: deepFreeze(library()), expectation: lending },
])("the feature levels of $api", ({ document, expectation }) => {
  const levels = boundaries(document);
  const changing = levels.slice(1);
  const head = Math.max(...levels);
  const at = (level: number) => projected(document, level);
  const from = (level: number) => reliablyProjected(document, level);
  const entries = history(document);

  it("are those of the table, in its order", () => {
    expect(rowsOf(entries, expectation)).toEqual(expectation.history.map(sorted));
  });

  it("say once what was so before: in the summary or in the note", () => {
    const twice = entries.filter(
      ({ summary, note }) => /\bearlier\b/.test(summary) && note.startsWith("Before"),
    );
    expect(twice).toEqual([]);
  });

  it("say in the notes on behaviour what held before, as the table does", () => {
    expect(wrongNotes(entries, expectation)).toEqual([]);
  });

  it("have a property take the place of the one that it replaces, at this level", () => {
    expect(entries.flatMap((entry) => unreplaced(document, entry))).toEqual([]);
  });

  const sampled = sample(levels);
  const some = sample(levels, 4);

  it("show the expected examples", () => {
    expect(sampled.flatMap((level) => wrongExamplesAt(document, level, expectation))).toEqual([]);
  });

  // `npm run lint` checks the snapshots.
  it.each(some)(
    "from level %i up give a valid OpenAPI 3.1 document with valid examples and no unused components",
    async (level) => {
      expect(await problemsOf(from(level))).toEqual([]);
    },
  );

  it("leave no annotation in any snapshot", () => {
    const wrong = (of: (level: number) => object) =>
      sampled.filter((level) => JSON.stringify(of(level)).includes("x-feature-level"));
    expect({ at: wrong(at), from: wrong(from) }).toEqual({ at: [], from: [] });
  });

  it("change nothing between two boundaries", () => {
    const [projectedAt, projectedFrom] = [snapshots(document), compatibleDocuments(document)];
    const belowOne = sample(changing).map((level): [number] => [level - 1]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: head + 100 }), (level) => {
        const boundary = boundaryAt(levels, level);
        // Without `toEqual`, which takes longer than a snapshot.
        expect(isDeepStrictEqual(projectedAt(level), at(boundary))).toBe(true);
        expect(isDeepStrictEqual(projectedFrom(level), from(boundary))).toBe(true);
      }),
      { numRuns: tries(3) + belowOne.length, examples: belowOne },
    );
  });

  it("change shapes exactly at the levels with a history entry about shapes", () => {
    const isShaped = (level: number) =>
      entries.some((entry) => entry.level === level && entry.kind !== "behaviour");
    const tried = sample(changing);
    const shapesAt = (level: number) =>
      JSON.stringify(at(level), (key, value) => (key === "examples" ? undefined : value));
    const altered = tried.filter((level) => shapesAt(level - 1) !== shapesAt(level));
    expect(altered).toEqual(tried.filter(isShaped));
  });

  it("change at the levels of each annotation by this annotation alone", () => {
    const idle = sample(annotatedObjects(document)).flatMap(({ pointer, annotation }) => {
      const { since = [], until = [], changes = [], values = {} } = annotation;
      const turns = [
        since,
        until,
        ...Object.values(values).flatMap((one) => [one.since, one.until]),
      ];
      const shaping = changes.filter((change) => change.was ?? change.without);
      const own = [...turns, ...shaping.map(({ level }) => level)].flatMap((level) => level ?? []);
      const other = structuredClone(document);
      delete (resolve(other, pointer) as JsonObject)[annotationKey];
      const without = snapshots(other);
      return own
        .filter((level) =>
          [level - 1, level].every((one) => isDeepStrictEqual(without(one), at(one))),
        )
        .map((level) => `${pointer} at ${level}`);
    });
    expect(idle).toEqual([]);
  });

  // Ajv judges what clients of a level send and read: test/unit/levels/families.test.ts.
  it("from a level up accept the example responses of that level and higher ones", () => {
    const wrong = pairsOf(some).flatMap(([lower, upper]) =>
      invalidResponseExamples(at(upper), from(lower)).map(
        (place) => `${lower} to ${upper}: ${place}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("from the head up equal those at the head, but for what is about single levels", () => {
    const ofOneLevel = ["example", "examples", "links"];
    const told = (document: OpenApiDocument) =>
      JSON.parse(
        JSON.stringify(document, (key, value) => (ofOneLevel.includes(key) ? undefined : value)),
      );
    expect(told(from(head))).toEqual(told(at(head)));
  });
});

const config = await createConfig({
  rules: {
    struct: "error",
    "no-unresolved-refs": "error",
    "no-unused-components": "error",
    "no-invalid-media-type-examples": { severity: "error", allowAdditionalProperties: false },
  },
});

/**
 * The problems that Redocly finds: violations of OpenAPI 3.1, unresolved references, unused components, and examples
 * that are invalid or show a property of another level.
 */
async function problemsOf(document: OpenApiDocument): Promise<string[]> {
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`);
}

/** Pairs of each level with itself, the next one and the highest. The other pairs follow from these. */
function pairsOf(levels: readonly number[]): (readonly [number, number])[] {
  return levels.flatMap((lower, index) => {
    const uppers = new Set([lower, levels[index + 1] ?? lower, Math.max(...levels)]);
    return Array.from(uppers, (upper) => [lower, upper] as const);
  });
}
