import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { childrenOf, type ObjectKind } from "../../../src/toolkit/document/grammar.ts";
import { interpreter } from "../../../src/toolkit/document/interpreter.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
} from "../../../src/toolkit/document/json.ts";
import { standAlone } from "../../../src/toolkit/document/stand-alone.ts";
import { compiledQuickly, judging } from "../../../src/toolkit/document/validator.ts";
import { projectorAt } from "../../../src/toolkit/levels/projection.ts";
import { boundaries } from "../../../src/toolkit/levels/span.ts";
import { annotated, library } from "../../helpers/annotated.ts";
import { sample } from "../../helpers/seed.ts";

interface Judged {
  readonly schema: JsonObject;
  readonly value: Json;
}

/** All examples of media types of a document, with their schemas, open and closed. */
function examplesOf(document: OpenApiDocument): Judged[] {
  const within = (node: JsonObject, kind: ObjectKind): Judged[] => {
    if (kind === "schema") return [];
    const { schema, examples } = node;
    const below = childrenOf(node, kind).flatMap((child) => within(child.node, child.kind));
    if (kind !== "mediaType" || !isObject(schema) || !isObject(examples)) return below;
    const alone = standAlone(document, schema);
    const own = Object.values(examples).flatMap((one): Judged[] => {
      const { value } = Object(dereference(document, one)) as JsonObject;
      if (value === undefined) return [];
      return [alone, { ...alone, unevaluatedProperties: false }].map((schema) => ({
        schema,
        value,
      }));
    });
    return [...own, ...below];
  };
  return within(document, "document");
}

/** A value and what can be wrong with it: each part of another type, each property missing, and one too many. */
function* changesOf(value: Json): Generator<Json> {
  yield value;
  yield typeof value === "string" ? 7 : "wrong";
  yield null;
  if (Array.isArray(value)) {
    yield [...value, { other: true }];
    const [first, ...others] = value;
    if (first !== undefined) for (const one of changesOf(first)) yield [one, ...others];
  } else if (isObject(value)) {
    yield { ...value, other: true };
    for (const [name, item] of Object.entries(value)) {
      const { [name]: _, ...others } = value;
      yield others;
      for (const one of changesOf(item)) yield { ...value, [name]: one };
    }
  }
}

/** Judges values by both; the schemas without formats, which Ajv does not check here. */
function verdictsOf(judged: readonly Judged[]) {
  const ajv = new Ajv2020({ ...judging, ...compiledQuickly });
  const { add, fits } = interpreter();
  const names = new Map<string, string>();
  return judged.flatMap(({ schema, value }) => {
    const text = JSON.stringify(schema, (key, one) => (key === "format" ? undefined : one));
    const name = names.get(text) ?? `schema-${names.size}`;
    if (!names.has(text)) {
      ajv.addSchema(JSON.parse(text), name);
      add(name, JSON.parse(text));
      names.set(text, name);
    }
    return Array.from(changesOf(value), (one) => ({
      value: one,
      interpreted: fits(name, one),
      compiled: ajv.getSchema(name)?.(one),
    }));
  });
}

describe("an interpreted schema", () => {
  const documents = { "this API": annotated(), "the library": library() };

  it.each(Object.entries(documents))(
    "judges all examples of %s, and misfits, as Ajv does",
    (_, document) => {
      const projected = projectorAt(document);
      const seen = new Set<string>();
      const judged = sample(boundaries(document), 16)
        .flatMap((level) => examplesOf(projected(level)))
        .filter((one) => seen.size < seen.add(JSON.stringify(one)).size);
      const verdicts = verdictsOf(sample(judged));
      expect(verdicts.filter(({ interpreted, compiled }) => interpreted !== compiled)).toEqual([]);
      expect(new Set(verdicts.map(({ compiled }) => compiled))).toEqual(new Set([true, false]));
    },
  );

  it.each<[string, JsonObject]>([
    ["dynamic references", { $dynamicRef: "#it" }],
    ["an address of its own", { $id: "https://schemas.example/own", type: "string" }],
    ["a reference to nothing", { $ref: "nowhere" }],
    ["a pattern that is none", { pattern: "(" }],
  ])("with %s accepts nothing, so that Ajv decides", (_, schema) => {
    const { add, fits } = interpreter();
    add("one", schema);
    expect(fits("one", "text")).toBe(false);
  });
});
