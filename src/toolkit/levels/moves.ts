import { fieldOf, mapChildren, methods, type ObjectKind } from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
} from "../document/json.ts";
import { type Operation, operationsOf } from "../document/operation.ts";
import { differencesBetween, type Side } from "./differences.ts";
import { sameness } from "./infer/sameness.ts";
import { markKey, readMark } from "./mark.ts";
import type { Meaning } from "./meaning.ts";
import { isForReaders, securityInWords, sentenceOf } from "./sentence.ts";
import { shapeAt } from "./shape.ts";
import { isLevelIn, spansOf } from "./span.ts";

/**
 * The operations of an annotated document, in its order, grouped by id, the newest first. An operation that moved to
 * another path or method keeps its id, and no level has it twice.
 */
export function operationsById(document: OpenApiDocument): [Operation, ...Operation[]][] {
  const groups = new Map<string, [Operation, ...Operation[]]>();
  for (const operation of operationsOf(document)) {
    const group = groups.get(operation.id);
    if (group === undefined) groups.set(operation.id, [operation]);
    else group.push(operation);
  }
  const newest = ({ extensions }: Operation) => spansOf(readMark(extensions)).at(-1)?.from ?? 0;
  for (const group of groups.values()) group.sort((one, other) => newest(other) - newest(one));
  return [...groups.values()];
}

/** A part of an operation. */
interface Content {
  readonly value: Json;
  readonly kind: ObjectKind;
  readonly id: string;
}

const valuesOf = (contents: readonly (readonly [string, Content])[]): JsonObject =>
  Object.fromEntries(contents.map(([name, { value }]) => [name, value]));

/** A marked operation at its path. */
interface Place {
  readonly path: string;
  readonly method: string;
  readonly item: JsonObject;
  readonly operation: JsonObject;
}

/**
 * Tells, for an operation's id and a level, whether it moved to another path or method there, in a sentence that also
 * lists other differences.
 */
export function movesIn(
  document: OpenApiDocument,
  meaningAt: (level: number) => Meaning,
): (id: string, level: number) => string | undefined {
  const paths = isObject(document.paths) ? document.paths : {};
  const marked = Object.entries(paths).flatMap(([path, reference]) => {
    const item = Object(dereference(document, reference));
    return methods.flatMap((method): Place[] => {
      const operation = item[method];
      return readMark(operation) === undefined ? [] : [{ path, method, item, operation }];
    });
  });
  const { idOf } = sameness(isForReaders);
  /** The contents of a place at a level: each parameter, by its later name, and each response, with a short id. */
  const contentsOf = ({ path, method, item }: Place, level: number, { path: later }: Place) => {
    const { parameters: shared = [], [method]: operation } = nodeAt(item, "pathItem", level) ?? {};
    const { operationId: _, parameters = [], responses, ...fields } = Object(operation);
    const renamed = renamedIn(path, later);
    const contents = new Map<string, Content>();
    const add = (name: string, value: Json, kind: ObjectKind, id = idOf(value, kind)) =>
      contents.set(name, { value, kind, id });
    for (const [field, value] of Object.entries(fields as JsonObject)) {
      if (isForReaders("operation", field)) continue;
      add(
        field,
        value,
        fieldOf("operation", field)?.kind ?? "operation",
        idOf({ [field]: value }, "operation"),
      );
    }
    for (const parameter of [shared, parameters].flat()) {
      const given = Object(dereference(document, parameter)); // Differences in components are entries of their own.
      const name = given.in === "path" ? (renamed.get(given.name) ?? given.name) : given.name;
      add(`${given.in} parameter ${name}`, { ...given, name }, "parameter");
    }
    for (const [status, response] of Object.entries(Object(responses))) {
      add(`response ${status}`, response as JsonObject, "response");
    }
    return contents;
  };
  return (id, level) => {
    const same = marked.filter(({ operation }) => operation.operationId === id);
    const spansIn = ({ operation }: Place) => spansOf(readMark(operation));
    const from = same.find((one) => spansIn(one).some(({ to }) => to === level));
    const to = same.find((one) => spansIn(one).some(({ from }) => from === level));
    if (from === undefined || to === undefined || from === to) return undefined;
    const before = contentsOf(from, level - 1, to);
    const after = contentsOf(to, level, to);
    const different = [...before].filter(([name, { id }]) => after.get(name)?.id !== id);
    const was = valuesOf(different);
    const without = [...after.keys()].filter((name) => !before.has(name));
    const change = { level, was, without };
    const node = { ...valuesOf([...after]), [markKey]: { changes: [change] } };
    const within = (name: string): readonly string[] => {
      const [one, other] = [before.get(name), after.get(name)];
      if (name === "security") {
        const [needs, needed] = [other, one].map((content) => securityInWords(content?.value));
        return [`It requires ${needs}; before, ${needed}.`];
      }
      if (one === undefined) return [`Its ${name} is new.`];
      if (other === undefined) return [`Its ${name} is gone.`];
      // Differences in components are entries of their own.
      const meaning = meaningAt(level);
      const sides = [one, other].map(({ value: node }) => ({ meaning, node })) as [Side, Side];
      return differencesBetween(`its ${name}`, ...sides, other.kind);
    };
    const nameOf = ({ path, method }: Place) => `\`${method.toUpperCase()} ${path}\``;
    const difference = sentenceOf("it", node, "operation", change, (names) =>
      names.flatMap(within),
    );
    return [`It moved from ${nameOf(from)} to ${nameOf(to)}.`, difference ?? []].flat().join(" ");
  };
}

/** An object at a level, with all objects in it; references stay. */
export function nodeAt(node: JsonObject, kind: ObjectKind, level: number): JsonObject | undefined {
  if (!isLevelIn(spansOf(readMark(node)), level)) return undefined;
  const { [markKey]: _, ...shape } = shapeAt(node, kind, level);
  return mapChildren(shape, kind, (child) => nodeAt(child.node, child.kind, level));
}

/** The parameter names of a path that a later path does not have, each with the later name at its position. */
function renamedIn(path: string, later: string): ReadonlyMap<string, string | undefined> {
  const [own, others] = [namesIn(path), namesIn(later)];
  const come = others.filter((name) => !own.includes(name));
  const gone = own.filter((name) => !others.includes(name));
  return new Map(gone.map((name, index) => [name, come[index]]));
}

const namesIn = (path: string): string[] =>
  Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name);
