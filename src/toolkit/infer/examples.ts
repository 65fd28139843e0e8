import { isDeepStrictEqual as isEqual } from "node:util";
import { exampleJudges } from "../document/example-judge.ts";
import { walk } from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  join,
  mapValues,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import type { Version } from "./versions.ts";

/** An example, or the object with a named one, in each version; `undefined` where a version has none. */
type ExampleOfVersions = readonly (Json | undefined)[];

/** The examples of a media type by name; the one in `example` has none, which no other may have. */
type Examples = Readonly<Record<string, Json>>;

/**
 * The examples, by pointer, whose newest form does not fit some older version, though its own does: an example that does
 * not fit a version ends there, and the one before stays. All other examples are those of the newest version.
 */
export function endingExamples(
  versions: readonly Version[],
): ReadonlyMap<string, ExampleOfVersions> {
  const found = new Map<string, ExampleOfVersions>();
  const judgeOf = exampleJudges(true);
  const judges = versions.map(({ document }) => judgeOf(document));
  for (const pointer of new Set(versions.flatMap(({ document }) => placesOfExamples(document)))) {
    let next: Examples | undefined;
    const shown: (Examples | undefined)[] = versions.map(() => undefined);
    for (const [version, { document }] of [...versions.entries()].reverse()) {
      const node = resolve(document, pointer);
      if (!isObject(node)) continue;
      const { schema } = node;
      const isFit = (one: Json) => {
        const { value } = Object(one);
        const isJudged = isObject(schema) && value !== undefined;
        return !isJudged || judges[version]?.(schema, value).length === 0;
      };
      next = fittingExamples(examplesOf(document, node), next, isFit);
      shown[version] = next;
    }
    const newest = shown.findLast((one) => one !== undefined) ?? {};
    for (const name of new Set(shown.flatMap((one) => Object.keys(one ?? {})))) {
      const all = shown.map((one) => one?.[name]);
      const isEnding = shown.some((one) => one !== undefined && one[name] !== newest[name]);
      const place = name === "" ? join(pointer, "example") : join(join(pointer, "examples"), name);
      if (isEnding) found.set(place, all);
    }
  }
  return found;
}

/** The examples that a version shows: those of the next one as long as they fit, and otherwise its own. */
function fittingExamples(
  own: Examples,
  next: Examples | undefined,
  isFit: (example: Json) => boolean,
): Examples {
  if (next === undefined) return own;
  const kept = Object.entries(next).flatMap(([name, example]): [string, Json][] => {
    const before = own[name];
    if (isEqual(before, example) || isFit(example)) return [[name, example]];
    if (before === undefined) return [];
    return [[name, isFit(before) ? before : example]];
  });
  const others = Object.entries(own).filter(([, example]) => kept.length === 0 && isFit(example));
  return Object.fromEntries([...kept, ...others]);
}

/** The media types with examples, except in lists, whose members may have other places in other versions. */
function placesOfExamples(document: OpenApiDocument): string[] {
  const found: string[] = [];
  walk(document, "document", "#", ({ node, kind, pointer }, ancestors) => {
    const hasExamples = (node.example ?? node.examples) !== undefined;
    const isInList = ancestors.some((one) => one.kind === "parameter");
    if (kind === "mediaType" && hasExamples && !isInList) found.push(pointer);
  });
  return found;
}

function examplesOf(document: OpenApiDocument, { example, examples }: JsonObject): Examples {
  const named = mapValues(Object(examples), (one) => dereference(document, one));
  return example === undefined ? named : { ...named, "": { value: example } };
}
