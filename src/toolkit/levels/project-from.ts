import { childrenOf, mapChildren, methods } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import { combine, shapesIn } from "./combine.ts";
import { fitsFrom, unfitPlaces } from "./fit.ts";
import { hoist, isWhole } from "./hoist.ts";
import { livesOf, markKey, readMark } from "./mark.ts";
import { restrict } from "./restrict.ts";
import { type ShapeOf, settle } from "./settle.ts";
import { levelsOfShape, shapeAt } from "./shape.ts";
import { type Untouched, untouchedIn } from "./untouched.ts";
import { operationsOf } from "./used-parts.ts";

const always = Number.POSITIVE_INFINITY;

/**
 * What a program can rely on with every server from a level up. Requests intersect, so that each level
 * of the range admits them: an operation or a request field is there only if every level has it, and
 * a field that any level requires is required. (The others read nothing of it.) Of a field that changed,
 * a value fits all shapes; where none does, the field waits for the level from which on one does. Responses
 * unite: a response field is there if any level of the range has it, required only if every one
 * requires it, and of any shape that it has at one of them.
 */
export function projectFrom(document: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(projectFromSharing(document, untouchedIn(document), level));
}

/** The same, which shares what is untouched with the document: neither may be changed. */
export function projectFromSharing(
  document: OpenApiDocument,
  untouched: Untouched,
  level: number,
): OpenApiDocument {
  const found = projectAsIs(document, untouched, level);
  if (isWhole(found)) return found;
  const hoisted = hoist(document);
  return projectAsIs(hoisted, untouchedIn(hoisted), level);
}

function projectAsIs(
  document: OpenApiDocument,
  untouched: Untouched,
  level: number,
): OpenApiDocument {
  return restrict(document, untouched, shapesFrom(document, level), (mark, sender, isRequired) => {
    const lives = livesOf(mark);
    if (lives.some(({ since, until }) => since <= level && until === always)) return "kept";
    if (lives.every(({ until }) => until <= level)) return "gone";
    if (sender === "server") return "optional";
    return isRequired ? "kept" : "gone";
  });
}

/**
 * The places of what requests must have although no request fits every level: what a client of all levels that have
 * the operation has no type for.
 */
export function unfitRequests(document: OpenApiDocument): string[] {
  const untouched = untouchedIn(document);
  const clientFrom = (level: number) =>
    settle(document, untouched, shapesFrom(document, level)).client;
  const client = clientFrom(0);
  if (unfitPlaces(document, client, 0).length === 0) return [];
  const lives = operationsOf(client).flatMap((operation) => livesOf(readMark(operation)));
  const levels = new Set(lives.map(({ since }) => since));
  const found = [...levels].flatMap((level) =>
    unfitPlaces(document, lastingFrom(clientFrom(level), level), level),
  );
  return [...new Set(found)];
}

/** A document without the operations that a client of a level and all above it cannot count on. */
function lastingFrom(document: OpenApiDocument, level: number): OpenApiDocument {
  return mapChildren(document, "document", ({ node: item, kind }) => {
    if (kind !== "pathItem") return item;
    const left = mapChildren(item, kind, ({ node, kind }) => {
      const { since = 0, until = 0 } = livesOf(readMark(node)).at(-1) ?? {};
      return kind !== "operation" || (since <= level && until === always) ? node : undefined;
    });
    return ["$ref", ...methods].some((field) => field in left) ? left : undefined;
  });
}

/** The shapes that an object has from a level up, as one. */
function shapesFrom(document: OpenApiDocument, level: number): ShapeOf {
  const fits = fitsFrom(document, level);
  return (node, kind, sender) => {
    const from = sender === "client" ? fits(node, kind) : level;
    const shapes = shapesIn(node, kind, level, always);
    const combined =
      shapes.length > 0 ? combine(document, shapes, kind, sender) : shapeAt(node, kind, level);
    if (from > level) return { ...combined, [markKey]: { since: from } };
    return sender === "server" ? withOverlaps(document, combined, level) : combined;
  };
}

/**
 * A schema whose branches may overlap where they are not the same at all levels from one up: each is then what
 * several levels send, so that a value of one level may be of two, which `oneOf` would refuse.
 */
function withOverlaps(document: OpenApiDocument, schema: JsonObject, level: number): JsonObject {
  const { oneOf, ...others } = schema;
  if (!Array.isArray(oneOf) || !isLevelled(document, oneOf, level)) return schema;
  if (others.anyOf === undefined) return { ...others, anyOf: oneOf };
  const parts = Array.isArray(others.allOf) ? others.allOf : [];
  return { ...others, allOf: [...parts, { anyOf: oneOf }] };
}

/** Whether schemas, with all that is in them, are not the same at all levels from one up. */
function isLevelled(document: OpenApiDocument, schemas: readonly Json[], level: number): boolean {
  const seen = new Set<Json>();
  const look = (node: Json | undefined): boolean => {
    if (!isObject(node) || seen.has(node)) return false;
    seen.add(node);
    const { since = 0, until = 0 } = readMark(node) ?? {};
    if ([since, until, levelsOfShape(node)].flat().some((one) => one > level)) return true;
    if (typeof node.$ref === "string" && look(resolve(document, node.$ref))) return true;
    return childrenOf(node, "schema").some((child) => look(child.node));
  };
  return schemas.some(look);
}
