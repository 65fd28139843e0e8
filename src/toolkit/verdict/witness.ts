import { performance } from "node:perf_hooks";
import { partsAt } from "../document/composition.ts";
import { schemasAround } from "../document/grammar.ts";
import type { Json, JsonObject, OpenApiDocument } from "../document/json.ts";
import { type Schema, schemaReader } from "../document/schema.ts";
import { validatorOf } from "../document/validator.ts";

/** A value that one of two documents allows at a place, and the other refuses. */
export interface Witness {
  readonly value: Json;
  /** Whether the older document allows it. */
  readonly isOlder: boolean;
}

/** The limits of a search: for one place, in values and milliseconds, and for all places. */
const limits = { values: 400, place: 250, all: 10_000 };

/**
 * Searches values for changes of schemas: what clients sent and is refused now, or what servers send now and was refused
 * before; in components, either. The result is a function of the pointer of a change, in either document; it returns
 * `undefined` for a change of no schema, and `null` if no value is found in time.
 */
export function witnessFinder(
  before: OpenApiDocument,
  now: OpenApiDocument,
): (pointer: string) => Witness | null | undefined {
  let spent = 0;
  let start = 0;
  const isOver = () => performance.now() - start > Math.min(limits.place, limits.all - spent);
  const [older, newer] = [sideOf(before, isOver), sideOf(now, isOver)];
  const search = (pointer: string) => {
    const [place] = schemasAround(pointer)
      .filter((one) => [before, now].every((document) => partsAt(document, one).length > 0))
      .slice(-1);
    if (place === undefined) return undefined;
    start = performance.now();
    const [was, is] = [older, newer].map((side) => side.schemaAt(place)) as [Schema, Schema];
    const isSent = /\/(requestBody|parameters)\//.test(pointer);
    const isReceived = /\/responses\//.test(pointer);
    let found: Witness | null = null;
    let tried = 0;
    for (const [side, schema] of [
      [older, was],
      [newer, is],
    ] as const) {
      for (const value of side.valuesOf(schema, depth)) {
        if (tried++ > limits.values || isOver()) break;
        const [isTaken, isTakenNow] = [older.allows(was, value), newer.allows(is, value)];
        const isBreak = isTaken ? !isReceived : !isSent;
        if (isTaken === isTakenNow || !isBreak) continue;
        const isShorter = sizeOf(value) < sizeOf(found?.value);
        if (found === null || isShorter) found = { value, isOlder: isTaken };
        if (sizeOf(value) <= short) break;
      }
    }
    return found;
  };
  return (pointer) => {
    try {
      return search(pointer);
    } catch {
      return null; // Ajv refuses a pattern that is none in JavaScript.
    } finally {
      spent += performance.now() - start;
    }
  };
}

const sizeOf = (value: Json | undefined): number => JSON.stringify(value ?? null).length;
/** A value of so few characters is not replaced by a shorter one. */
const short = 40;
const depth = 3;

interface Side {
  schemaAt(place: string): Schema;
  allows(schema: Schema, value: Json): boolean;
  /** Values at and beyond the limits of a schema, the simplest first. */
  valuesOf(schema: Schema, depth: number): Generator<Json>;
}

function sideOf(document: OpenApiDocument, isOver: () => boolean): Side {
  const schemaAt = schemaReader(document);
  const validator = validatorOf(document);
  const samples = new Map<string, Json | undefined>();
  const allows: Side["allows"] = (schema, value) =>
    validator.violations(schema, value).length === 0;

  /** The first value of a schema that it allows. */
  const sampleOf = (schema: Schema, depth: number): Json | undefined => {
    const { place } = schema;
    if (!samples.has(place) && !isOver()) {
      samples.set(place, undefined); // While it is searched, within itself.
      for (const value of valuesOf(schema, depth)) {
        if (!allows(schema, value)) continue;
        samples.set(place, value);
        break;
      }
    }
    return samples.get(place);
  };

  function* valuesOf(schema: Schema, depth: number): Generator<Json> {
    const { values, types, branches, keywords } = schema;
    yield* values ?? [];
    for (const name of ["default", "example", "examples"]) yield* [keywords[name] ?? []].flat();
    if (depth > 0) for (const branch of branches) yield* valuesOf(branch, depth - 1);
    const of = (type: string) => types.length === 0 || types.includes(type);
    if (of("string")) yield* textsOf(keywords);
    if (of("integer") || of("number")) yield* numbersOf(keywords);
    if (of("boolean")) yield true;
    if (depth > 0 && of("array")) yield* listsOf(schema, depth - 1);
    if (depth > 0 && of("object")) yield* objectsOf(schema, depth - 1);
    yield* [null, "", 0, false, [], {}];
  }

  function* listsOf({ items, keywords }: Schema, depth: number): Generator<Json> {
    const item = (items && sampleOf(items, depth)) ?? 0;
    for (const length of around(keywords.minItems, keywords.maxItems))
      yield Array.from({ length }, () => item);
    if (items !== undefined) for (const one of valuesOf(items, depth)) yield [one];
  }

  function* objectsOf({ properties, keywords }: Schema, depth: number): Generator<Json> {
    const sampled = [...properties.values()].map(
      ({ name, schema, isRequired }) => [name, sampleOf(schema, depth), isRequired] as const,
    );
    const base: JsonObject = {};
    const all: JsonObject = {};
    for (const [name, value, isRequired] of sampled) {
      if (value === undefined) continue;
      all[name] = value;
      if (isRequired) base[name] = value;
    }
    for (const name of [keywords.required ?? []].flat().map(String)) base[name] ??= 0;
    yield base;
    yield all;
    for (const name of Object.keys(all)) {
      const { [name]: _, ...others } = all;
      yield others;
    }
    for (const { name, schema } of properties.values()) {
      for (const value of valuesOf(schema, depth)) yield { ...base, [name]: value };
    }
    for (const value of [0, "", null]) yield { ...base, other: value };
  }
  return { schemaAt, allows, valuesOf };
}

/** Lengths at two limits and beyond. */
const around = (least: Json | undefined, most: Json | undefined): number[] =>
  [least ?? 0, most ?? 1]
    .flatMap((limit) => [Number(limit), Number(limit) - 1, Number(limit) + 1])
    .filter((length) => length >= 0 && length < 10_000);

function* textsOf({ minLength, maxLength, pattern }: JsonObject): Generator<Json> {
  yield* ["a", "A", "0", "a.a"];
  if (pattern !== undefined) yield* ["-", "aa", "2026-01-01", "a@a.a", "https://a.test/"];
  for (const length of around(minLength, maxLength)) yield "a".repeat(length);
}

function* numbersOf(keywords: JsonObject): Generator<Json> {
  yield* [0, 1, -1, 0.5];
  for (const name of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]) {
    const limit = keywords[name];
    if (typeof limit === "number") yield* [limit, limit - 1, limit + 1];
  }
}
