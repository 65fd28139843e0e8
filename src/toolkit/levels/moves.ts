import { mapChildren, methods, type ObjectKind } from "../document/grammar.ts";
import { dereference, isObject, type JsonObject, type OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf } from "../document/operation.ts";
import { sameness } from "./infer/sameness.ts";
import { markKey, readMark } from "./mark.ts";
import { isForReaders, sentenceOf } from "./sentence.ts";
import { shapeAt } from "./shape.ts";
import { isLevelIn, spansOf } from "./span.ts";

/**
 * The operations of a document with marks, those of one id together, the newest first: one that moved to another
 * path or method keeps its id, and no level has it twice. In the order of the document.
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

/** A marked operation, where a path leads to it. */
interface Place {
  readonly path: string;
  readonly method: string;
  readonly item: JsonObject;
  readonly operation: JsonObject;
}

/**
 * Answers, for an operation's id and a level, whether it moved there to another path or method, and says so, with what
 * else of it is not as it was.
 */
export function movesIn(
  document: OpenApiDocument,
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
  /** What a place holds at a level, in short, each parameter and response by its name: of a path, by its later one. */
  const contentsOf = ({ path, method, item }: Place, level: number, { path: later }: Place) => {
    const { parameters: shared = [], [method]: operation } = nodeAt(item, "pathItem", level) ?? {};
    const { operationId: _, parameters = [], responses, ...fields } = Object(operation);
    const renamed = renamedIn(path, later);
    const contents: JsonObject = {};
    for (const [field, value] of Object.entries(fields as JsonObject)) {
      if (isForReaders("operation", field)) continue;
      contents[field] = field === "deprecated" ? value : idOf({ [field]: value }, "operation");
    }
    for (const parameter of [shared, parameters].flat()) {
      const given = Object(dereference(document, parameter)); // A difference in a component is an entry of its own.
      const name = given.in === "path" ? (renamed.get(given.name) ?? given.name) : given.name;
      contents[`${given.in} parameter ${name}`] = idOf({ ...given, name }, "parameter");
    }
    for (const [status, response] of Object.entries(Object(responses))) {
      contents[`response ${status}`] = idOf(response as JsonObject, "response");
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
    const different = Object.entries(before).filter(([name, value]) => after[name] !== value);
    const was = Object.fromEntries(different);
    const without = Object.keys(after).filter((name) => !(name in before));
    const change = { level, was, without };
    const node = { ...after, [markKey]: { changes: [change] } };
    const nameOf = ({ path, method }: Place) => `\`${method.toUpperCase()} ${path}\``;
    const difference = sentenceOf("it", node, "operation", change);
    return [`It moved from ${nameOf(from)} to ${nameOf(to)}.`, difference ?? []].flat().join(" ");
  };
}

/** An object as marks say that it was at a level, all below it, too; references stay. */
function nodeAt(node: JsonObject, kind: ObjectKind, level: number): JsonObject | undefined {
  if (!isLevelIn(spansOf(readMark(node)), level)) return undefined;
  const { [markKey]: _, ...shape } = shapeAt(node, kind, level);
  return mapChildren(shape, kind, (child) => nodeAt(child.node, child.kind, level));
}

/** The names in a path that another one does not have, each with its own in the same order. */
function renamedIn(path: string, later: string): ReadonlyMap<string, string | undefined> {
  const [own, others] = [namesIn(path), namesIn(later)];
  const come = others.filter((name) => !own.includes(name));
  const gone = own.filter((name) => !others.includes(name));
  return new Map(gone.map((name, index) => [name, come[index]]));
}

const namesIn = (path: string): string[] =>
  Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name);
