import { isDeepStrictEqual as isEqual } from "node:util";
import { exampleJudges } from "../document/example-judge.ts";
import { walk } from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import type { Version } from "./versions.ts";

/** The examples of a media type by name; the one in `example` has none, which no other may have. */
type Examples = Readonly<Record<string, Json>>;

/** The fields of a media type with its examples in each version; `undefined` where a version does not have it. */
type ExamplesOfVersions = readonly (JsonObject | undefined)[];

/**
 * The examples of the media types, by pointer, in which some example of the newest version does not fit an older one,
 * though its own does: an example that does not fit a version ends there, and the one before stays. All other examples
 * are those of the newest version.
 */
export function endingExamples(
  versions: readonly Version[],
): ReadonlyMap<string, ExamplesOfVersions> {
  const found = new Map<string, ExamplesOfVersions>();
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
    const all = new Set(shown.filter((one) => one !== undefined));
    if (all.size < 2) continue;
    const fields = new Map([...all].map((one) => [one, fieldsOf(one)]));
    found.set(
      pointer,
      shown.map((one) => one && fields.get(one)),
    );
  }
  return found;
}

/** The fields of a media type with some examples. */
const fieldsOf = ({ "": single, ...named }: Examples): JsonObject => ({
  ...(single !== undefined && { example: Object(single).value }),
  ...(Object.keys(named).length > 0 && { examples: named }),
});

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
  const shown = Object.fromEntries([...kept, ...others]);
  return isEqual(shown, next) ? next : shown;
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
