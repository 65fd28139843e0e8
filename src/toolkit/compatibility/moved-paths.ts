import { isDeepStrictEqual as isSame } from "node:util";
import { methods } from "../document/grammar.ts";
import { isObject, type JsonObject, join, type OpenApiDocument } from "../document/json.ts";
import { pathShape } from "../document/path-template.ts";

/** A path that clients no longer find, or a prefix of paths. */
interface LostPath {
  readonly pointer: string;
  readonly isRemoved: boolean;
  readonly message: string;
}

/**
 * Two documents without the paths that only one of them has; moved paths have their new names. `redocly diff` treats
 * any two paths with similar names as one renamed path, and compares unrelated operations.
 */
export function withoutLostPaths(before: OpenApiDocument, now: OpenApiDocument) {
  const [old, later] = [before, now].map(({ paths }): JsonObject => Object(paths)) as [
    JsonObject,
    JsonObject,
  ];
  const [lost, added] = [lacking(old, later), lacking(later, old)];
  const prefix = movedPrefix(lost, added);
  const moved = new Map<string, string>();
  for (const path of lost) {
    const hasSameIds = (one: string) => isSame(idsOf(old[path]), idsOf(later[one]));
    const target = prefix?.targetOf(path) ?? added.find(hasSameIds);
    if (target !== undefined) moved.set(path, target);
  }
  const kept = (paths: JsonObject, isKept: (path: string) => boolean) =>
    Object.fromEntries(
      Object.entries(paths).flatMap(([path, item]) =>
        isKept(path) ? [[moved.get(path) ?? path, item]] : [],
      ),
    );
  const targets = new Set(moved.values());
  const found: LostPath[] = lost.map((path) => {
    const to = moved.get(path);
    const pointer = join("#/paths", to ?? path);
    if (to === undefined)
      return { pointer, isRemoved: true, message: `Path \`${path}\` was removed.` };
    return { pointer, isRemoved: false, message: `Path \`${path}\` moved to \`${to}\`.` };
  });
  const whole =
    prefix &&
    `${lost.length} paths moved from \`${prefix.from || "/"}\` to \`${prefix.to || "/"}\`.`;
  return {
    before: { ...before, paths: kept(old, (path) => !lost.includes(path) || moved.has(path)) },
    now: { ...now, paths: kept(later, (path) => !added.includes(path) || targets.has(path)) },
    lost: whole === undefined ? found : [{ pointer: "#/paths", isRemoved: false, message: whole }],
    /** How many paths are new. */
    added: added.length - targets.size,
  };
}

const lacking = (some: JsonObject, others: JsonObject): string[] => {
  const known = new Set(Object.keys(others).map(pathShape));
  return Object.keys(some).filter((path) => !known.has(pathShape(path)));
};

/** The IDs of the operations of a path; without IDs, a unique text, so that the path equals no other. */
function idsOf(item: unknown): unknown {
  const ids = methods.flatMap((method) => {
    const operation: unknown = Object(item)[method];
    return isObject(operation) && operation.operationId !== undefined
      ? [[method, operation.operationId]]
      : [];
  });
  return ids.length > 0 ? ids : Symbol("no id");
}

/** The beginning of paths that all lost ones had, and have otherwise now; for several ones only. */
function movedPrefix(lost: readonly string[], added: readonly string[]) {
  const [first, ...others] = lost;
  if (first === undefined || others.length === 0) return undefined;
  const byShape = new Map(added.map((path) => [pathShape(path), path]));
  const segments = first.split("/");
  for (let count = 1; count < segments.length; count += 1) {
    const from = segments.slice(0, count).join("/");
    const rest = pathShape(first.slice(from.length));
    for (const shape of byShape.keys()) {
      const to = shape.slice(0, shape.length - rest.length);
      const targetOf = (path: string) => byShape.get(to + pathShape(path.slice(from.length)));
      const isMoved = (path: string) => path.startsWith(`${from}/`) && targetOf(path) !== undefined;
      if (shape.endsWith(rest) && lost.every(isMoved)) return { from, to, targetOf };
    }
  }
  return undefined;
}
