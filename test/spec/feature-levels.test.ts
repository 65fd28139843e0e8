/**
 * Compares marks, projections and history with each other and with tables typed in by hand: for our own specification,
 * and for the API of a lending library, which has a mark of every form.
 */
import { isDeepStrictEqual } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import fc from "fast-check";
import { applyPatch, createPatch } from "rfc6902";
import { describe, expect, it } from "vitest";
import { type JsonObject, resolve } from "../../src/toolkit/document/json.ts";
import {
  boundaries,
  boundaryAt,
  featureLevels,
  type HistoryEntry,
  history,
  isLevelIn,
  markedObjects,
  type OpenApiDocument,
  project,
  type Span,
  spansOf,
} from "../../src/toolkit/levels/index.ts";
import { projectorAt } from "../../src/toolkit/levels/projection.ts";
import { projectorFrom } from "../../src/toolkit/levels/range.ts";
import { operationsReaching } from "../../src/toolkit/levels/reach.ts";
import {
  type HistoryRow,
  libraryExamples,
  libraryHistory,
  libraryNotes,
} from "../fixtures/library.ts";
import { publicHistory, publicNotes } from "../fixtures/public-levels.ts";
import * as serviceDocument from "../fixtures/service-document.ts";
import { annotated, library } from "../helpers/annotated.ts";
import { contradictionsAt, differencesAt, projected } from "../helpers/difference.ts";
import { type Fields, requestFields, responseFields } from "../helpers/fields.ts";
import { invalidExamples, mediaTypesOf } from "../helpers/media-types.ts";
import { once, onceAtLevel } from "../helpers/once.ts";
import { operationsOf } from "../helpers/schema.ts";
import { sample, tries } from "../helpers/seed.ts";
import { deepFreeze } from "../helpers/values.ts";

/** The expected feature levels of a document, written without looking at its marks. */
interface Expectation {
  history: readonly HistoryRow[];
  /** Patterns that the notes on changed behaviour match, by level. */
  notes: Readonly<Record<number, RegExp>>;
  /** The operations that the expectation covers. Defaults to all. */
  operations?: ReadonlySet<string>;
  /** The levels at which an example is shown in a place, if the place exists. */
  spansOfExample(name: string, place: string): readonly Span[];
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

/** The first level at which each example is shown, by the service document and the public levels. */
const firstLevelOf: Readonly<Record<string, number>> = {
  "linkifiers-reordered": 202,
  "ignored-parameters": 167,
  "draft-added": 87,
  "draft-updated": 87,
  "draft-removed": 87,
  "drafts-and-linkifiers": 87,
  "some-subscribers": 412,
};

const known = [...serviceDocument.levels.map(rowOf), ...publicHistory];
const service: Expectation = {
  history: known.sort((one, other) => one.level - other.level),
  operations: new Set(known.flatMap(({ operations }) => operations)),
  notes: {
    ...publicNotes,
    ...Object.fromEntries(
      serviceDocument.levels.flatMap(({ level, change }) =>
        change.kind === "behaviour changed"
          ? [
              [
                level,
                new RegExp(
                  [change.note, publicNotes[level] ?? []]
                    .flat()
                    .map(({ source }) => source)
                    .join("|"),
                  "is",
                ),
              ],
            ]
          : [],
      ),
    ),
  },
  spansOfExample(name, place) {
    const isUnauthorized = name.endsWith("-deactivated") && place.includes("401");
    return spansOf({ since: isUnauthorized ? 76 : (firstLevelOf[name] ?? 0) });
  },
};

const lending: Expectation = {
  history: libraryHistory,
  notes: libraryNotes,
  spansOfExample: (name) => spansOf(libraryExamples[name]),
};

// ---- Comparisons ----------------------------------------------------------------------------------------------------------

const rowsOf = (entries: readonly HistoryEntry[], { operations }: Expectation): HistoryRow[] =>
  entriesAbout(entries, operations).map(
    ({ where: _, within: __, note: ___, summary: ____, ...row }) => sorted(row),
  );

/** The entries about these operations, without the other operations that they name. */
const entriesAbout = (
  entries: readonly HistoryEntry[],
  about: ReadonlySet<string> | undefined,
): HistoryEntry[] =>
  about === undefined
    ? [...entries]
    : entries.flatMap((entry) => {
        const operations = entry.operations.filter((id) => about.has(id));
        return operations.length > 0 ? [{ ...entry, operations }] : [];
      });

/** The order of operations does not matter. */
const sorted = (row: HistoryRow): HistoryRow => ({
  ...row,
  operations: [...row.operations].sort(),
});

/**
 * The contradictions between a document and what is expected of it, or between its marks and projections: those of the
 * first check that finds any. The suspected levels come first, because the whole history needs all levels.
 */
function contradictions(
  document: OpenApiDocument,
  expectation: Expectation,
  suspected: ReadonlySet<number> = new Set(),
): string[] {
  const levels = [0, ...boundaries(document).slice(1)];
  const looked = suspected.size === 0 ? sample(levels) : levels;
  const sidesOf = (level: number) =>
    [level - 1, level].map((side) => boundaryAt(levels, Math.max(side, 0)));
  const atLevels = (some: readonly number[]) =>
    some.flatMap((level) => [
      () => wrongExamplesAt(document, level, expectation),
      () => (level === 0 ? [] : contradictionsAt(document, level)),
    ]);
  const checks: (() => string[])[] = [
    ...[...suspected].flatMap((level) => [
      () => wrongHistory(document, expectation, level),
      () => entriesAt(document, level).flatMap((entry) => unreplaced(document, entry)),
    ]),
    ...atLevels([...new Set([...suspected].flatMap(sidesOf))]),
    () => wrongHistory(document, expectation),
    ...atLevels(looked),
    () => historyOf(document).flatMap((entry) => unreplaced(document, entry)),
  ];
  for (const check of checks) {
    const found = check();
    if (found.length > 0) return found;
  }
  return [];
}

const historyOf = once((document: OpenApiDocument) => history(document));

const entriesAt = (document: OpenApiDocument, level: number): HistoryEntry[] =>
  historyOf(document).filter((entry) => entry.level === level);

/** How the history of a document differs from the expected one, as a whole or at one level. */
function wrongHistory(
  document: OpenApiDocument,
  expectation: Expectation,
  level?: number,
): string[] {
  let entries: HistoryEntry[];
  try {
    entries = level === undefined ? historyOf(document) : entriesAt(document, level);
  } catch (error) {
    return [String(error)];
  }
  const expected = expectation.history.filter((row) => level === undefined || row.level === level);
  const [found, wanted] = [rowsOf(entries, expectation), expected.map(sorted)].map((rows) =>
    rows.map((row) => JSON.stringify(row, Object.keys(row).sort())),
  ) as [string[], string[]];
  const isNoteValid = ({ level, kind, note }: HistoryEntry) =>
    kind === "behaviour" || (kind === "changed" && level in expectation.notes)
      ? note?.startsWith("Before") && expectation.notes[level]?.test(note)
      : note !== "";
  return [
    ...found.filter((row) => !wanted.includes(row)).map((row) => `unexpected: ${row}`),
    ...wanted.filter((row) => !found.includes(row)).map((row) => `missing: ${row}`),
    ...entriesAbout(entries, expectation.operations)
      .filter((entry) => !isNoteValid(entry))
      .map(({ where }) => `${where}: the note does not say what held before`),
    ...(found.length === wanted.length ? [] : [`${found.length} entries in the history`]),
  ];
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
  { spansOfExample, operations }: Expectation,
): string[] {
  const ever = examplesOf(document);
  return mediaTypesOf(projected(document, level)).flatMap(({ operation, place, examples }) => {
    if (operations?.has(operation) === false) return [];
    const shown = [...examples.keys()].join(", ");
    const wanted = (ever.get(place) ?? [])
      .filter((name) => isLevelIn(spansOfExample(name, place), level))
      .join(", ");
    return shown === wanted ? [] : [`level ${level}: ${place} shows ${shown}, not ${wanted}`];
  });
}

/** The names of all examples of each body, whatever their levels. */
const examplesOf = once(
  (document: OpenApiDocument) =>
    new Map(mediaTypesOf(document).map(({ place, examples }) => [place, [...examples.keys()]])),
);

// ---- Changed documents ----------------------------------------------------------------------------------------------------

/** A change to a document, and the levels in the mark that it changes. */
interface Mutation {
  readonly description: string;
  readonly levels: ReadonlySet<number>;
  make(): OpenApiDocument;
}

/**
 * The document without one mark of the expected operations, one field of such a mark, or one entry of the registry,
 * each in turn. The `name` of a mark without a history entry is kept, because only lint requires it.
 */
function mutations(document: OpenApiDocument, expectation: Expectation): Mutation[] {
  const { operations } = expectation;
  const changed = (
    description: string,
    mark: object,
    pointer: string,
    change: (node: JsonObject) => void,
  ): Mutation => ({
    description,
    levels: new Set(JSON.stringify(mark).match(/\d+/g)?.map(Number)),
    make() {
      const copy = structuredClone(document);
      change(resolve(copy, pointer) as JsonObject);
      return copy;
    },
  });
  const places = new Set(historyOf(document).map(({ where }) => where));
  const reaching = operationsReaching(document);
  const isKnown = ({ pointer }: { pointer: string }) =>
    operations === undefined || reaching(pointer).ids.some((id) => operations.has(id));
  const marks = markedObjects(document)
    .filter(isKnown)
    .flatMap(({ pointer, mark }) => [
      changed(
        `${pointer} without its mark`,
        mark,
        pointer,
        (node) => delete node["x-feature-level"],
      ),
      ...Object.keys(mark)
        .filter((field) => field !== "name" || places.has(pointer))
        .map((field) =>
          changed(
            `${pointer} without \`${field}\``,
            mark,
            `${pointer}/x-feature-level`,
            (node) => delete node[field],
          ),
        ),
      ...(mark.changes ?? []).map((_, index) =>
        changed(
          `${pointer} without the note of change ${index}`,
          mark,
          `${pointer}/x-feature-level/changes/${index}`,
          (node) => delete node.note,
        ),
      ),
    ]);
  const known = featureLevels(document);
  const registry = known.flatMap((entry, index) => {
    // Without a row of the table, only lint sees that a mark names no entry, if its level has another one.
    const isSeen =
      expectation.history.some(({ name }) => name === entry.name) ||
      known.filter(({ level }) => level === entry.level).length === 1;
    const without = known.filter((_, other) => other !== index) as never;
    return isSeen
      ? changed(`the registry without ${entry.name}`, entry, "#", (root) => {
          root["x-feature-levels"] = without;
        })
      : [];
  });
  return [...marks, ...registry];
}

const reliablyProjected = onceAtLevel((document: OpenApiDocument, level) =>
  reliableProjectorOf(document)(level),
);
const reliableProjectorOf = once(projectorFrom);
const requestFieldsOf = once(requestFields);
const responseFieldsOf = once(responseFields);

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
  const entries = historyOf(document);

  it("are those of the table, in its order", () => {
    expect(rowsOf(entries, expectation)).toEqual(expectation.history.map(sorted));
  });

  it("say once what was so before: in the summary or in the note", () => {
    const twice = entries.filter(
      ({ summary, note }) => /\bearlier\b/.test(summary) && note.startsWith("Before"),
    );
    expect(twice).toEqual([]);
  });

  it("agree with the table and with each other", () => {
    expect(contradictions(document, expectation)).toEqual([]);
  });

  const sampled = sample(levels);
  const some = sample(levels, 4);

  it("have the same history at a level by the projections around it alone", () => {
    expect(
      some
        .filter((level) => level > 0)
        .flatMap((level) => wrongHistory(document, expectation, level)),
    ).toEqual([]);
  });

  // `npm run lint` checks every level.
  it.each(some)(
    "at level %i give a valid OpenAPI 3.1 document with valid examples and no unused components",
    async (level) => {
      expect(await problemsOf(at(level))).toEqual([]);
    },
  );

  it.each(some)(
    "from level %i up give a valid OpenAPI 3.1 document with valid examples and no unused components",
    async (level) => {
      expect(await problemsOf(from(level))).toEqual([]);
    },
  );

  it("leave no mark in any projection", () => {
    const marked = (of: (level: number) => object) =>
      sampled.filter((level) => JSON.stringify(of(level)).includes("x-feature-level"));
    expect({ at: marked(at), from: marked(from) }).toEqual({ at: [], from: [] });
  });

  it("change nothing between two boundaries", () => {
    const [projectedAt, projectedFrom] = [projectorAt(document), projectorFrom(document)];
    const belowOne = sample(changing).map((level): [number] => [level - 1]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: head + 100 }), (level) => {
        const boundary = boundaryAt(levels, level);
        // Without `toEqual`, which takes longer than a projection.
        expect(isDeepStrictEqual(projectedAt(level), at(boundary))).toBe(true);
        expect(isDeepStrictEqual(projectedFrom(level), from(boundary))).toBe(true);
      }),
      { numRuns: tries(3) + belowOne.length, examples: belowOne },
    );
  });

  it("change shapes exactly at the levels that have a history entry other than behaviour", () => {
    const isShaped = (level: number) =>
      entries.some((entry) => entry.level === level && entry.kind !== "behaviour");
    const tried = sample(changing);
    const altered = tried.filter((level) => differencesAt(document, level).some(isAboutShape));
    expect(altered).toEqual(tried.filter(isShaped));
  });

  it("reach the newest level from level 0 by applying each difference", () => {
    const folded = structuredClone(at(0));
    for (const [index, level] of sampled.slice(1).entries()) {
      const patch = createPatch(at(sampled[index] ?? 0), at(level));
      expect(applyPatch(folded, structuredClone(patch)).filter(Boolean)).toEqual([]);
      expect(folded).toEqual(at(level));
    }
    expect(folded).toEqual(project(document, head));
  });

  // Checking one takes half a second for our specification, so only the slow tests check all.
  const mutants = mutations(document, expectation);
  const changed = (expectation === service ? sample(mutants, 8) : mutants).map(
    (mutation) => [mutation.description, mutation] as const,
  );
  it.each(changed)("fail with %s", (_, { make, levels }) => {
    expect(contradictions(make(), expectation, levels)).not.toEqual([]);
  });

  const requestsFrom = (level: number): Fields => requestFieldsOf(from(level));
  const responsesFrom = (level: number): Fields => responseFieldsOf(from(level));

  it.each<[promise: string, levels: number[], wrong: (lower: number, upper: number) => string[]]>([
    [
      "have no request field that a higher level lacks, except those that no server from there up takes",
      sampled,
      (lower, upper) => {
        const higher = sampled.filter((level) => level >= upper);
        return missingIn(requestsFrom(upper), requestsFrom(lower)).filter((place) =>
          higher.some((level) => requestFieldsOf(at(level)).has(place)),
        );
      },
    ],
    [
      "require the request fields that a higher level requires, if both have their parent",
      sampled,
      (lower, upper) => {
        const few = requestsFrom(lower);
        const required = [...requiredOf(requestsFrom(upper))];
        const shared = new Map(required.filter(([place]) => few.has(parentOf(place))));
        return missingIn(requiredOf(few), shared);
      },
    ],
    [
      "have every response field of a higher level, for the operations of both",
      sampled,
      (lower, upper) => {
        const keys = operationsOf(from(lower)).map(({ key }) => `${key} `);
        const isOfBoth = (place: string) => keys.some((key) => place.startsWith(key));
        const shared = [...responsesFrom(upper)].filter(([place]) => isOfBoth(place));
        return missingIn(responsesFrom(lower), new Map(shared));
      },
    ],
    [
      "require no response field that a higher level does not, if both have its parent",
      sampled,
      (lower, upper) => {
        const many = responsesFrom(upper);
        const required = [...requiredOf(responsesFrom(lower))];
        const shared = new Map(required.filter(([place]) => many.has(parentOf(place))));
        return missingIn(requiredOf(many), shared);
      },
    ],
    [
      "accept the example responses of that level and higher ones",
      some,
      (lower, level) => invalidExamples(at(level), from(lower), ["responses"]),
    ],
  ])("from a level up %s", (_, levels, wrong) => {
    const found = pairsOf(levels).flatMap(([lower, upper]) =>
      wrong(lower, upper).map((place) => `${lower} to ${upper}: ${place}`),
    );
    expect(found).toEqual([]);
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

/** The parent of a place: the operation of a parameter, the object of a property. */
const parentOf = (place: string): string => place.replace(/( parameter [^.[]*|\.[^.]*)$/, "");

/** Pairs of each level with itself, the next one and the highest. The other pairs follow from these. */
function pairsOf(levels: readonly number[]): (readonly [number, number])[] {
  return levels.flatMap((lower, index) => {
    const uppers = new Set([lower, levels[index + 1] ?? lower, Math.max(...levels)]);
    return Array.from(uppers, (upper) => [lower, upper] as const);
  });
}

const missingIn = (whole: Fields, part: Fields): string[] =>
  [...part.keys()].filter((place) => !whole.has(place));

const requiredOf = (fields: Fields): Fields =>
  new Map([...fields].filter(([, required]) => required));

const isAboutShape = (pointer: string): boolean => !/\/examples(\/|$)/.test(pointer);
