import { type Child, childrenOf, type ObjectKind, walk } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  referenceChain,
  resolve,
  typeOf,
} from "../document/json.ts";
import { common, typesIn } from "./combine-schemas.ts";
import { existsAt, livesOf, readMark } from "./mark.ts";
import { requiredOfClient } from "./required.ts";
import { levelsOfShape, shapeAt } from "./shape.ts";

/** The level from which on a request can fit all shapes of an object and of what it cannot do without. */
export type FitsFrom = (node: JsonObject, kind: ObjectKind) => number;

/** The fields whose members a request may leave out, unless it must have them. */
const removable = new Set(["parameters", "properties", "requestBody"]);

/** What a client sends, and is of one shape. */
const sent = new Set<ObjectKind>([
  "parameter",
  "requestBody",
  "mediaType",
  "encoding",
  "header",
  "schema",
]);

/**
 * What has to be the same at all levels, as a client writes a value in one way. A parameter that does not say its style
 * has one (OpenAPI 3.1 §4.8.12.2); an encoding that does is written otherwise (§4.8.15.1).
 */
const written: Partial<Record<ObjectKind, (node: JsonObject) => unknown[]>> = {
  parameter: ({ name, in: place, style: own, explode, allowReserved }) => {
    const style = own ?? (place === "path" || place === "header" ? "simple" : "form");
    return [name, place, style, explode ?? style === "form", allowReserved ?? false];
  },
  mediaType: ({ encoding }) => [encoding],
  encoding: ({ contentType, style, explode, allowReserved }) => [
    contentType,
    style,
    explode,
    allowReserved,
  ],
};

/** Fields of which a request fits one member. */
const alternatives = new Set(["oneOf", "anyOf"]);

/** The schema that a parameter or a media type has of its own. */
const schemaOf = ({ schema }: JsonObject): JsonObject[] => (isObject(schema) ? [schema] : []);

/** Looks through the requests to servers from a level up, each object once. */
export function fitsFrom(document: OpenApiDocument, level: number): FitsFrom {
  const known = new Map<JsonObject, number>();
  const ownFrom = (node: JsonObject, kind: ObjectKind): number => {
    const own = levelsOfShape(node);
    const mayBeClosed = isClosed(node) || own.length > 0;
    const bounds = (mayBeClosed ? livesOfProperties(document, node) : []).flatMap(({ lives }) =>
      lives.flatMap(({ since, until }) => [since, until]),
    );
    const later = [...own, ...bounds].filter(
      (other) => level < other && other < Number.POSITIVE_INFINITY,
    );
    if (later.length === 0) return level;
    const levels = [level, ...later].sort((one, other) => one - other);
    const shapes = levels.map((from) => ({ level: from, node: shapeAt(node, kind, from) }));
    const found = shapes.find((_, index) => {
      const left = shapes.slice(index);
      const nodes = left.map(({ node }) => node);
      if (kind === "schema") return canFit(document, nodes) && canHold(document, left);
      const ways = new Set(nodes.map((one) => JSON.stringify(written[kind]?.(one))));
      return ways.size === 1 && canFit(document, nodes.flatMap(schemaOf));
    });
    return found?.level ?? level;
  };
  /** The level from which on a branch is there for good, and fits. */
  const lastsFrom = ({ node, kind }: Child): number => {
    const begins = referenceChain(document, node).map((object) => {
      const last = livesOf(readMark(object)).at(-1);
      return last?.until === Number.POSITIVE_INFINITY ? last.since : Number.POSITIVE_INFINITY;
    });
    return Math.max(from(node, kind), ...begins);
  };
  const from: FitsFrom = (node, kind) => {
    const before = known.get(node);
    if (before !== undefined || !sent.has(kind)) return before ?? level;
    known.set(node, level); // What comes again within itself asks for nothing more.
    const target = typeof node.$ref === "string" ? resolve(document, node.$ref) : undefined;
    const below = childrenOf(node, kind).filter(({ field }) => !removable.has(field));
    const branches = below.filter(({ field }) => alternatives.has(field));
    const others = below.filter(({ field }) => !alternatives.has(field));
    const found = Math.max(
      ownFrom(node, kind),
      isObject(target) ? from(target, kind) : level,
      ...others.map((child) => from(child.node, child.kind)),
      ...(branches.length > 0 ? [Math.min(...branches.map(lastsFrom))] : []),
    );
    known.set(node, found);
    return found;
  };
  return from;
}

/**
 * The places of what every request must have although none fits it at all levels from one up.
 *
 * @param client the document as clients of these levels send it: settle.ts
 */
export function unfitPlaces(
  document: OpenApiDocument,
  client: OpenApiDocument,
  level: number,
): string[] {
  const from = fitsFrom(document, level);
  const required = requiredOfClient(client);
  const found: string[] = [];
  walk(client, "document", "#", ({ node, kind, pointer }) => {
    if (!required.has(node)) return;
    const raw = resolve(document, pointer);
    if (isObject(raw) && from(raw, kind) > level) found.push(pointer);
  });
  return found;
}

/** Whether an object may have all that it needs at some level: where it is closed, it has only what is declared. */
function canHold(
  document: OpenApiDocument,
  shapes: readonly { readonly level: number; readonly node: JsonObject }[],
): boolean {
  const levels = shapes.map(({ level, node }) => {
    const lives = livesOfProperties(document, node);
    const isThere = (name: Json) =>
      lives.every((one) => one.name !== name || existsAt(one.lives, level));
    return {
      needed: [node.required ?? []].flat().filter(isThere),
      admitted: isClosed(node) ? lives.map(({ name }) => name).filter(isThere) : undefined,
    };
  });
  const needed = levels.flatMap(({ needed }) => needed);
  return levels.every(
    ({ admitted }) =>
      admitted === undefined || needed.every((name) => admitted.includes(String(name))),
  );
}

const isClosed = ({ additionalProperties, patternProperties }: JsonObject): boolean =>
  additionalProperties === false && patternProperties === undefined;

/** When each property of a schema exists, with what it refers to. */
function livesOfProperties(document: OpenApiDocument, { properties }: JsonObject) {
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) =>
    referenceChain(document, property).map((object) => ({
      name,
      lives: livesOf(readMark(object)),
    })),
  );
}

/** Whether some value may be of all these schemas, as far as their types and lists of values say. */
function canFit(document: OpenApiDocument, schemas: readonly JsonObject[]): boolean {
  return [typesOf, valuesOf].every((read) => {
    const lists = schemas.flatMap((schema) => {
      const list = admitted(document, schema, read);
      return list === undefined ? [] : [list];
    });
    return lists.length === 0 || common(lists).length > 0;
  });
}

type Read = (schema: JsonObject) => Json[] | undefined;

const valuesOf: Read = (schema) => {
  if (schema.const !== undefined) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
};

const typesOf: Read = (schema) => {
  const own = schema.type === undefined ? [] : [typesIn(schema.type)];
  const values = valuesOf(schema)?.map(typeOf);
  return values === undefined ? own[0] : common([...own, values]);
};

/** What a schema admits with all that it is composed of; `undefined` where it admits anything. */
function admitted(
  document: OpenApiDocument,
  schema: Json | undefined,
  read: Read,
  seen: readonly Json[] = [],
): Json[] | undefined {
  if (!isObject(schema) || seen.includes(schema)) return undefined;
  const below = (part: Json | undefined) => admitted(document, part, read, [...seen, schema]);
  const target = typeof schema.$ref === "string" ? resolve(document, schema.$ref) : undefined;
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  const united = [...alternatives].map((field) => {
    const lists = Array.isArray(schema[field]) ? schema[field].map(below) : [];
    return lists.length > 0 && lists.every((list) => list !== undefined) ? lists.flat() : undefined;
  });
  const lists = [read(schema), below(target), ...parts.map(below), ...united].filter(
    (list) => list !== undefined,
  );
  return lists.length === 0 ? undefined : common(lists as Json[][]);
}
