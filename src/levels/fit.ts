import { type Child, childrenOf, type ObjectKind, walk } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  referenceChain,
  resolve,
} from "../document/json.ts";
import { common, typesIn } from "./combine.ts";
import { livesOf, readMark } from "./mark.ts";
import { requiredOfClient } from "./required.ts";
import { levelsOfShape, shapeAt } from "./shape.ts";

/** The level from which on a request can fit all shapes of an object and of what it cannot do without. */
export type FitsFrom = (node: JsonObject, kind: ObjectKind) => number;

/** The fields whose members a request may leave out, unless it must have them. */
const removable = new Set(["parameters", "properties", "requestBody"]);

/** What a client sends, and is of one shape. */
const sent = new Set<ObjectKind>(["parameter", "requestBody", "mediaType", "header", "schema"]);

/** Fields of which a request fits one member. */
const alternatives = new Set(["oneOf", "anyOf"]);

/** Looks through the requests to servers from a level up, each object once. */
export function fitsFrom(document: OpenApiDocument, level: number): FitsFrom {
  const known = new Map<JsonObject, number>();
  const ownFrom = (node: JsonObject, kind: ObjectKind): number => {
    const later = levelsOfShape(node).filter((other) => other > level);
    const levels = [level, ...later].sort((one, other) => one - other);
    if (kind !== "schema" || later.length === 0) return level;
    const found = levels.find((_, index) =>
      canFit(
        document,
        levels.slice(index).map((from) => shapeAt(node, kind, from)),
      ),
    );
    return found ?? level;
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
    const below = childrenOf(node, kind).filter(
      ({ field, turns }) => turns === undefined && !removable.has(field),
    );
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
 * The places of what every request must have although none fits it at all levels.
 *
 * @param client the document as clients of all levels send it: settle.ts
 */
export function unfitPlaces(document: OpenApiDocument, client: OpenApiDocument): string[] {
  const from = fitsFrom(document, 0);
  const required = requiredOfClient(client);
  const found: string[] = [];
  walk(client, "document", "#", ({ node, kind, pointer }) => {
    if (!required.has(node)) return;
    const raw = resolve(document, pointer);
    if (isObject(raw) && from(raw, kind) > 0) found.push(pointer);
  });
  return found;
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
  const values = valuesOf(schema)?.flatMap(typesOfValue);
  return values === undefined ? own[0] : common([...own, values]);
};

function typesOfValue(value: Json): Json[] {
  if (value === null) return ["null"];
  if (Array.isArray(value)) return ["array"];
  return Number.isInteger(value) ? ["integer", "number"] : [typeof value];
}

/** What a schema admits with all that it is composed of; `undefined` where it admits anything. */
function admitted(
  document: OpenApiDocument,
  schema: Json,
  read: Read,
  seen: readonly Json[] = [],
): Json[] | undefined {
  if (!isObject(schema) || seen.includes(schema)) return undefined;
  const below = (part: Json) => admitted(document, part, read, [...seen, schema]);
  const target = typeof schema.$ref === "string" ? resolve(document, schema.$ref) : undefined;
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  const united = [...alternatives].map((field) => {
    const lists = Array.isArray(schema[field]) ? schema[field].map(below) : [];
    return lists.length > 0 && lists.every((list) => list !== undefined) ? lists.flat() : undefined;
  });
  const lists = [
    read(schema),
    ...(target === undefined ? [] : [below(target)]),
    ...parts.map(below),
    ...united,
  ].filter((list) => list !== undefined);
  return lists.length === 0 ? undefined : common(lists as Json[][]);
}
