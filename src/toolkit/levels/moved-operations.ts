import { operationNodes } from "../document/grammar.ts";
import {
  isObject,
  type JsonObject,
  type OpenApiDocument,
  onlyFields,
  steps,
} from "../document/json.ts";
import { type Operation, withParametersOf } from "../document/operation-model.ts";
import { readAnnotation } from "./annotation.ts";
import { rangesOf } from "./level-range.ts";

/** Behind the paths at which operations stand that some servers have elsewhere. A path has no fragment. */
const suffix = "#moved";

/** Whether a path stands only for the types of its operations, as not every server has them there. */
export const isMovedPath = (path: string): boolean => path.endsWith(suffix);

/** The operations that moved: their places, the newest first, and the level from which on all have the newest. */
export function movedOperations(operations: readonly (readonly Operation[])[]) {
  return operations.flatMap((places) => {
    const [newest, ...earlier] = places.filter(({ isWebhook }) => !isWebhook).map(placeOf);
    if (newest === undefined || earlier.length === 0) return [];
    const since = rangesOf(readAnnotation(places[0]?.extensions as JsonObject)).at(-1)?.from ?? 0;
    return [{ newest, earlier, since }];
  });
}

interface Place {
  readonly path: string;
  readonly method: string;
}

const placeOf = ({ pointer }: Operation): Place => {
  const [path = "", method = ""] = steps(pointer).slice(1);
  return { path, method };
};

/**
 * The document of a level with operations that move later at their newest place, with the parameters of their path: what
 * they take at all levels can then be put together. Nothing changes where the newest place is taken.
 */
export function withNewestPaths(
  document: OpenApiDocument,
  moved: ReturnType<typeof movedOperations>,
): OpenApiDocument {
  let paths: JsonObject = Object(document.paths);
  for (const { newest, earlier } of moved) {
    if (isObject(Object(paths[newest.path])[newest.method])) continue;
    const place = earlier.find(({ path, method }) => isObject(Object(paths[path])[method]));
    if (place !== undefined) paths = withMoved(document, paths, place, newest);
  }
  return paths === document.paths ? document : { ...document, paths };
}

/** What servers from a level up have, without the paths of operations that some of these servers have elsewhere. */
export function withoutMovedPaths(
  document: OpenApiDocument,
  moved: ReturnType<typeof movedOperations>,
  level: number,
): OpenApiDocument {
  let paths: JsonObject = Object(document.paths);
  for (const { newest, since } of moved) {
    const { path, method } = newest;
    if (level >= since || !isObject(Object(paths[path])[method])) continue;
    paths = withMoved(document, paths, newest, { method, path: `${path}${suffix}` });
  }
  return paths === document.paths ? document : { ...document, paths };
}

/** The paths of a document with an operation at another place, with the parameters of its own path. */
function withMoved(
  document: OpenApiDocument,
  paths: JsonObject,
  from: Place,
  to: Place,
): JsonObject {
  const item: JsonObject = Object(paths[from.path]);
  const operation = withParametersOf(document, item, Object(item[from.method]));
  const rest = onlyFields(item, (field) => field !== from.method);
  const others = onlyFields(paths, (name) => name !== from.path);
  const kept =
    operationNodes(rest, "pathItem").length > 0 ? { ...others, [from.path]: rest } : others;
  return { ...kept, [to.path]: { ...Object(kept[to.path]), [to.method]: operation } };
}
