import { componentPointer, withPointers } from "../../document/component-references.ts";
import { propertiesOf } from "../../document/composition.ts";
import { kindOfComponents, mapChildren, type ObjectKind } from "../../document/grammar.ts";
import {
  changeField,
  dereference,
  grouped,
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
  onlyFields,
  resolve,
  steps,
} from "../../document/json.ts";
import { comparedComponents, componentOfReference } from "../../levels/component-comparison.ts";
import { type LevelRange, rangesAmong } from "../../levels/level-range.ts";
import type { Reading, Revisions } from "../../levels/revisions.ts";

/** A component, path or operation, where it and everything it refers to is the same. */
export interface TypedElement {
  /** `paths`, `webhooks`, `operations`, or a section of `components`. */
  readonly section: string;
  /** Its name in that section. */
  readonly name: string;
  /** The levels at which each reading has it, ascending. One of both may be empty. */
  readonly ranges: Readonly<Record<Reading, readonly LevelRange[]>>;
}

/** The documents of each boundary, with only what types show. */
export type Documents = Pick<Revisions, "boundaries" | "documentAt">;

/** The number at the end of a name in the document of all levels. */
export const numberOf = (name: string): number | undefined => {
  const [, number] = /@(\d+)$/.exec(name) ?? [];
  return number === undefined ? undefined : Number(number);
};

/**
 * All parts of a specification in one document, each once for all levels of both readings at which it is the same, so
 * that one run of openapi-typescript makes all types. In the document, the name of a part ends with its number in the
 * list, as in `Draft@17`, and each reference names the part that is there at the levels of the part with the reference.
 */
export function documentOfAll(
  readings: Readonly<Record<Reading, Documents>>,
): readonly [document: OpenApiDocument, parts: readonly TypedElement[]] {
  const { boundaries } = readings.from;
  const documents = [readings.from, readings.at].flatMap(({ documentAt }) =>
    boundaries.map(documentAt),
  );
  const found = Array.from(comparedComponents(documents)).flatMap(([pointer, all]) =>
    grouped([...all], ([, { meaning }]) => meaning).map(([, some]) => {
      const [[first, { node }]] = some;
      return { pointer, node, first, indexes: some.map(([index]) => index) };
    }),
  );
  const numbers = new Map(
    found.flatMap(({ pointer, indexes }, number) =>
      indexes.map((index) => [`${index}${pointer}`, number] as const),
    ),
  );
  const parts = found.map(({ pointer, node, indexes }): TypedElement => {
    const rangesOf = (start: number) =>
      rangesAmong(
        boundaries,
        indexes.flatMap((index) => boundaries[index - start] ?? []),
      );
    const ranges = { from: rangesOf(0), at: rangesOf(boundaries.length) };
    return { ...placeOf(pointer, node), ranges };
  });
  const sections: Record<string, Record<string, JsonObject>> = {};
  for (const [number, { pointer, node, first }] of found.entries()) {
    const { section = "", name } = parts[number] ?? {};
    if (section === "operations") continue; // It is in its path.
    const document = documents[first] ?? {};
    const renamed = (to: string): string => {
      const place = to.startsWith("#") ? to : componentPointer("schemas", to); // A mapping may have names.
      const part = componentOfReference(place);
      const number = numbers.get(`${first}${part}`);
      return number === undefined ? to : `${part}@${number}${place.slice(part.length)}`;
    };
    const write = (node: JsonObject, kind: ObjectKind, place: string): JsonObject => {
      const typed = kind === "schema" ? withTextDiscriminator(document, node) : node;
      const copy = mapChildren(typed, kind, (child) =>
        write(child.node, child.kind, kind === "pathItem" ? join(place, child.field) : ""),
      );
      const operation = kind === "operation" ? numbers.get(`${first}${place}`) : undefined;
      const own = changeField(copy, "operationId", (id) =>
        operation === undefined ? undefined : `${id}@${operation}`,
      );
      return withPointers(own, renamed);
    };
    sections[section] ??= {};
    sections[section][`${name}@${number}`] = write(
      node,
      kindOfComponents(section) ?? "pathItem",
      pointer,
    );
  }
  const { paths = {}, webhooks = {}, ...components } = sections;
  return [{ openapi: "3.1.1", paths, webhooks, components }, parts];
}

function placeOf(pointer: string, node: JsonObject) {
  const way = steps(pointer);
  const isOperation = way.length > (way[0] === "components" ? 3 : 2);
  if (isOperation) return { section: "operations", name: String(node.operationId) };
  return { section: way.at(-2) ?? "", name: way.at(-1) ?? "" };
}

/**
 * A schema without a discriminator whose values are not texts, because the tool would make them texts. The `const` of
 * each branch still distinguishes the branches.
 */
function withTextDiscriminator(document: OpenApiDocument, schema: JsonObject): JsonObject {
  const { discriminator, oneOf, anyOf } = schema;
  if (!isObject(discriminator)) return schema;
  const { propertyName, mapping } = discriminator;
  const mapped = Object.values(Object(mapping)).map((to) => resolve(document, String(to)));
  const isText = [schema, oneOf ?? [], anyOf ?? [], mapped].flat().every((one) => {
    const { declarations = [] } = propertiesOf(document, one).get(String(propertyName)) ?? {};
    return declarations.every(({ schema }) => mayBeText(dereference(document, schema)));
  });
  return isText ? schema : onlyFields(schema, (name) => name !== "discriminator");
}

function mayBeText(schema: Json | undefined): boolean {
  if (!isObject(schema)) return true;
  const { type = "string", enum: values = [""], const: only = "" } = schema;
  const isListed = [values].flat().some((value) => typeof value === "string");
  return [type].flat().includes("string") && isListed && typeof only === "string";
}
