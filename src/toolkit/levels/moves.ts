import type { JsonObject } from "../document/json.ts";
import { differencesBetween } from "./differences.ts";
import type { Sameness } from "./sameness.ts";
import type { View } from "./views.ts";

/**
 * Describes the move of an operation to another path or method, and its other differences.
 *
 * @param same resolves the references of both: a difference within a component is not told here, because it has an
 *   entry of its own
 */
export function moveInWords(before: View, after: View, same: Sameness): string {
  return [
    `It moved from ${placeInWords(before)} to ${placeInWords(after)}.`,
    ...differencesBetween(
      "it",
      { same, node: withParametersOf(before, renamedIn(before.path, after.path)) },
      { same, node: withParametersOf(after) },
      "operation",
    ),
  ].join(" ");
}

const placeInWords = ({ path, method }: View): string => `\`${method.toUpperCase()} ${path}\``;

/** An operation with its parameters in place of references to them. Path parameters get their later names. */
function withParametersOf({ node, parameters }: View, names: Names = new Map()): JsonObject {
  const given = Array.from(parameters.values(), (side) => {
    const parameter = side.same.plain(side.node, "parameter");
    const name = parameter.in === "path" ? names.get(`${parameter.name}`) : undefined;
    return name === undefined ? parameter : { ...parameter, name };
  });
  return { ...node, parameters: given };
}

type Names = ReadonlyMap<string, string | undefined>;

/** The parameter names of a path that a later path does not have, each with the later name at its position. */
function renamedIn(path: string, later: string): Names {
  const own = namesIn(path);
  const others = namesIn(later);
  const come = others.filter((name) => !own.includes(name));
  const gone = own.filter((name) => !others.includes(name));
  return new Map(gone.map((name, index) => [name, come[index]]));
}

const namesIn = (path: string): string[] => path.match(/(?<=\{)[^{}]+(?=\})/g) ?? [];
