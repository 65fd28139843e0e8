import { fieldOf, type ObjectKind, type Sender } from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
} from "../document/json.ts";
import { combineSchemas } from "./combine-schemas.ts";
import { existsAt, livesOf, markKey, readMark } from "./mark.ts";
import { commonRequirements } from "./requirements.ts";
import { levelsOfShape, shapeAt } from "./shape.ts";

/** What an object is from a level to the next at which it changes. */
export interface Shape {
  readonly from: number;
  readonly to: number;
  readonly node: JsonObject;
}

/** The shapes that an object has from a level to another, oldest first; none where it does not exist. */
export function shapesIn(node: JsonObject, kind: ObjectKind, from: number, to: number): Shape[] {
  const lives = livesOf(readMark(node));
  const levels = [from, ...lives.map(({ since }) => since), ...levelsOfShape(node)]
    .filter((level) => from <= level && level < to && existsAt(lives, level))
    .sort((one, other) => one - other);
  return levels.map((level, index) => ({
    from: level,
    to: levels[index + 1] ?? to,
    node: shapeAt(node, kind, level),
  }));
}

/**
 * Several shapes of one object, oldest first, as one: what a client sends has to fit all of them, what a
 * server sends is of any. Of what only a reader needs, the newest counts.
 */
export function combine(
  document: OpenApiDocument,
  shapes: readonly Shape[],
  kind: ObjectKind,
  sender: Sender,
): JsonObject {
  const nodes = shapes.map(({ node }) => node);
  const newest = nodes.at(-1) ?? {};
  if (nodes.length < 2) return newest;
  if (kind === "schema") return combineSchemas(nodes, newest, sender);
  const combined: JsonObject = { ...newest };
  for (const name of new Set(nodes.toReversed().flatMap((node) => Object.keys(node)))) {
    const texts = new Set(nodes.map((node) => JSON.stringify(node[name])));
    if (texts.size === 1) continue;
    const value = combineField(document, shapes, kind, name, sender);
    if (value === undefined) delete combined[name];
    else combined[name] = value;
  }
  return combined;
}

/** A field that is not the same in all shapes. */
function combineField(
  document: OpenApiDocument,
  shapes: readonly Shape[],
  kind: ObjectKind,
  name: string,
  sender: Sender,
): Json | undefined {
  const values = shapes.map(({ node }) => node[name]);
  const newest = values.at(-1);
  if (name === "required") return sender === "client" && values.includes(true);
  if (name === "security") {
    const ways = shapes.map(
      ({ node, from }) => node.security ?? shapeAt(document, "document", from).security ?? [],
    );
    return commonRequirements(ways.toReversed() as Json[][]);
  }
  const field = fieldOf(kind, name);
  if (field === undefined || (field.holds === "list" && name !== "parameters")) return newest;
  const by = field.turns === true ? "server" : sender;
  const members = shapes.map(({ node }) => membersOf(document, node[name], field.holds));
  const combined = [...new Set(members.toReversed().flatMap((map) => [...map.keys()]))].flatMap(
    (key): [string, Json][] => {
      const found = members.map((map) => map.get(key));
      if (new Set(found.map((member) => JSON.stringify(member))).size === 1) {
        return [[key, found[0] as Json]];
      }
      const parts = shapes.map(({ from, to }, index) => {
        // What has no schema may be anything; a component that is not there is nothing.
        const isAnything = name === "schema" && (found[index] ?? true) === true;
        const own = isAnything ? {} : found[index];
        const member = field.kind === "schema" ? own : dereference(document, own);
        return isObject(member) ? shapesIn(member, field.kind, from, to) : [];
      });
      const all = parts.flat();
      const isAbsent = parts.some((part) => part.length === 0);
      const isNeeded = kind === "components" || all.some(({ node }) => node.required === true);
      if (isAbsent && by === "client" && !isNeeded) return [];
      const { [markKey]: _, ...one } = combine(document, all, field.kind, by);
      return [[key, isAbsent && field.kind === "header" ? { ...one, required: false } : one]];
    },
  );
  if (field.holds === "one") return combined[0]?.[1];
  return field.holds === "map"
    ? Object.fromEntries(combined)
    : combined.map(([, member]) => member);
}

/** What a field holds, by what a reader knows it by: a parameter by place and name (OpenAPI 3.1 §4.8.12). */
function membersOf(
  document: OpenApiDocument,
  value: Json | undefined,
  holds: "one" | "map" | "list",
): Map<string, Json | undefined> {
  if (holds === "one") return new Map([["", value]]);
  if (!Array.isArray(value)) return new Map(isObject(value) ? Object.entries(value) : []);
  return new Map(
    value.map((member) => {
      const { in: place, name } = Object(dereference(document, member));
      return [`${place} ${name}`, member];
    }),
  );
}
