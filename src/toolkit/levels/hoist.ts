import { fieldOf, type ObjectKind, walk } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  leadsSomewhere,
  type OpenApiDocument,
  resolve,
  steps,
} from "../document/json.ts";
import { changeField } from "./change.ts";
import { boundaries, existsAt, livesOf, markKey, readMark } from "./mark.ts";
import { componentPointer } from "./reach.ts";
import { componentAt, mapPointers } from "./references.ts";
import { shapeAt } from "./shape.ts";

/** Whether each reference of a document leads somewhere, and one to a component to an object. */
export function isWhole(document: OpenApiDocument): boolean {
  let found = true;
  walk(document, "document", "#", ({ node: { $ref } }) => {
    if (typeof $ref !== "string") return;
    const component = componentAt($ref)?.target;
    if (!leadsSomewhere(document, $ref)) found = false;
    if (component !== undefined && !isObject(resolve(document, component))) found = false;
  });
  return found;
}

/**
 * The document with a component for each part of a schema component that is referred to: where several shapes of
 * one become a choice of them, its parts stand at their places no more.
 */
export function hoist(document: OpenApiDocument): OpenApiDocument {
  const parts = new Map<string, string>();
  const schemas: JsonObject = {};
  walk(document, "document", "#", ({ node: { $ref } }) => {
    if (typeof $ref !== "string" || parts.has($ref)) return;
    const { target, kind } = componentAt($ref) ?? {};
    const schema = kind === "schema" && target !== $ref ? partOver(document, $ref) : undefined;
    if (schema === undefined) return;
    const base = steps($ref)
      .slice(2)
      .join("_")
      .replaceAll(/[^\w.-]/g, "_");
    let name = base;
    const isTaken = () => resolve(document, componentPointer("schemas", name)) ?? schemas[name];
    for (let count = 2; isTaken() !== undefined; count++) name = `${base}${count}`;
    schemas[name] = schema;
    parts.set($ref, componentPointer("schemas", name));
  });
  const withParts = changeField(document, "components", (components) =>
    changeField(components as JsonObject, "schemas", (known) => ({
      ...(known as JsonObject),
      ...schemas,
    })),
  );
  return mapPointers(withParts, "document", "client", (pointer) => parts.get(pointer) ?? pointer);
}

/** A part of a component as it was at each level, by a mark of its own; `undefined` where it is at none. */
function partOver(document: OpenApiDocument, pointer: string): JsonObject | undefined {
  const shapes = boundaries(document).flatMap((level) => {
    const node = partAt(document, pointer, level);
    return node === undefined ? [] : [{ level, node }];
  });
  const changes = shapes.flatMap(({ level, node }, index) => {
    const before = shapes[index - 1]?.node;
    if (before === undefined || JSON.stringify(before) === JSON.stringify(node)) return [];
    return [
      { level, was: before, without: Object.keys(node).filter((field) => !(field in before)) },
    ];
  });
  const newest = shapes.at(-1)?.node;
  if (changes.length === 0) return newest;
  return { ...newest, [markKey]: { changes } as JsonObject };
}

function partAt(document: OpenApiDocument, pointer: string, level: number): JsonObject | undefined {
  let node = shapeAt(document, "document", level);
  let kind: ObjectKind = "document";
  const way = steps(pointer).values();
  for (const name of way) {
    const field = fieldOf(kind, name);
    let below: Json | undefined = node[name];
    if (field === undefined) return undefined;
    if (field.holds !== "one") below = Object(below)[way.next().value ?? ""];
    if (!isObject(below) || !existsAt(livesOf(readMark(below)), level)) return undefined;
    kind = field.kind;
    const { [markKey]: _, ...shape } = shapeAt(below, kind, level);
    node = shape;
  }
  return node;
}
