import type { Json, JsonObject } from "../document/json.ts";
import {
  type Annotation,
  annotationKey,
  type Change,
  readAnnotation,
} from "../levels/annotation.ts";
import type { Present } from "./inference-input.ts";

/** Annotates an object with the levels at which it exists, if only some of the versions around it have it. */
export const withAvailability = (
  node: JsonObject,
  levels: readonly number[],
  some: Present,
  around: Present,
): JsonObject =>
  some.length === around.length
    ? node
    : withAnnotation(node, {
        ...readAnnotation(node),
        ...availabilityIn(levels, versionsIn(some), [...versionsIn(around)]),
      });

const versionsIn = (present: Present) => new Set(present.map(([version]) => version));

/** Gives an object the newest value of a field, and its annotate the earlier one at each level at which it changed. */
export function withEarlier(
  node: JsonObject,
  name: string,
  levels: readonly number[],
  present: Present,
  values: readonly (Json | undefined)[],
): JsonObject {
  const newest = values.at(-1);
  let annotated = newest === undefined ? node : { ...node, [name]: newest };
  for (const [index, [version]] of present.entries()) {
    const before = values[index - 1];
    if (index === 0 || before === values[index]) continue;
    const change = before === undefined ? { without: [name] } : { was: { [name]: before } };
    annotated = withChange(annotated, levels[version] as number, change);
  }
  return annotated;
}

/** Adds to an object's annotation how it was below a level. */
export function withChange(
  node: JsonObject,
  level: number,
  { was, without }: Omit<Change, "level">,
): JsonObject {
  const { changes = [], ...annotation } = readAnnotation(node) ?? {};
  const known = changes.find((change) => change.level === level);
  const change = {
    ...known,
    level,
    ...((was ?? known?.was) && { was: { ...known?.was, ...was } }),
    ...((without ?? known?.without) && {
      without: [...(known?.without ?? []), ...(without ?? [])],
    }),
  };
  const others = changes.filter((other) => other !== known);
  const sorted = [...others, change].sort((one, other) => one.level - other.level);
  return withAnnotation(node, { ...annotation, changes: sorted });
}

/**
 * When an object exists that only some of the versions around it have, by the numbers of the versions: in the shortest
 * form that lint accepts, which refuses plain numbers if the object was removed and came back.
 */
export function availabilityIn(
  levels: readonly number[],
  having: ReadonlySet<number>,
  around: readonly number[],
): Pick<Annotation, "since" | "until"> {
  const since: number[] = [];
  const until: number[] = [];
  for (const [index, version] of around.entries()) {
    const before = around[index - 1];
    if (before === undefined || having.has(before) === having.has(version)) continue;
    (having.has(version) ? since : until).push(levels[version] as number);
  }
  const isBack = Number(since[0]) > Number(until[0]);
  const shortest = (list: readonly number[]) =>
    isBack || list.length > 1 ? list : (list[0] as number);
  return {
    ...(since.length > 0 && { since: shortest(since) }),
    ...(until.length > 0 && { until: shortest(until) }),
  };
}

/** Replaces the annotation of an object. */
export function withAnnotation(
  node: JsonObject,
  { since, until, changes, values, ...others }: Annotation,
): JsonObject {
  const annotation = {
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...others,
    ...(changes !== undefined && { changes }),
    ...(values !== undefined && { values }),
  };
  return { ...node, [annotationKey]: annotation as JsonObject };
}
