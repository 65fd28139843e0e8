import { isDeepStrictEqual as isEqual } from "node:util";
import { lazily } from "../../universal/memoize.ts";
import { walk } from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  namesIn,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import { compiledQuickly, validatorOf } from "../document/schema-validator.ts";
import { readAnnotation } from "../levels/annotation.ts";
import { withAvailability, withEarlier } from "./add-annotation.ts";
import type { Present, Version } from "./inference-input.ts";

/**
 * Ends the examples of a merged document that do not fit an older version, whose own ones stay. All others are those of
 * the newest version. Changes the document.
 */
export function endExamples(document: OpenApiDocument, versions: readonly Version[]): void {
  const levels = versions.map(({ level }) => level);
  const validators = versions.map((version) =>
    lazily(() => validatorOf(version.document, compiledQuickly)),
  );
  /** A schema that cannot be compiled, for example because of its `pattern`, admits everything. */
  const isAdmitted = (version: number, place: string, value: Json) => {
    try {
      return validators[version]?.()("", { place }, value) === "";
    } catch {
      return true;
    }
  };
  for (const pointer of new Set(versions.flatMap((one) => placesOfExamples(one.document)))) {
    const node = resolve(document, pointer);
    if (!isObject(node)) continue;
    let shown: Present = [];
    for (const [version, { document: own }] of [...versions.entries()].reverse()) {
      const media = resolve(own, pointer);
      if (!isObject(media)) continue;
      const isFit = (one: Json | undefined) => {
        const { value } = Object(one);
        const isJudged = isObject(media.schema) && value !== undefined;
        return !isJudged || isAdmitted(version, `${pointer}/schema`, value);
      };
      shown = [[version, fitting(examplesOf(own, media), shown[0]?.[1], isFit)], ...shown];
    }
    for (const name of namesIn(shown.map(([, examples]) => examples))) {
      const having = shown.filter(([, examples]) => name in examples);
      const valuesIn = (some: Present) => some.map(([, { [name]: one }]) => Object(one).value);
      if (name === nameless) {
        Object.assign(node, withEarlier(node, "example", levels, shown, valuesIn(shown)));
        continue;
      }
      const newest = Object(having.at(-1)?.[1][name]);
      const example = withEarlier(newest, "value", levels, having, valuesIn(having));
      const annotated = withAvailability(example, levels, having, shown);
      // Without an annotation, it stays a reference, if the version has it so.
      if (readAnnotation(annotated) !== undefined)
        node.examples = { ...Object(node.examples), [name]: annotated };
    }
  }
}

/** The examples that a version shows: those of the next one as long as they fit, and otherwise its own. */
function fitting(
  own: JsonObject,
  next: JsonObject = own,
  isFit: (example: Json | undefined) => boolean,
): JsonObject {
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

/** The name of the example in `example`, which no other may have. */
const nameless = "";

/** The examples of a media type by name. */
function examplesOf(document: OpenApiDocument, { example, examples }: JsonObject): JsonObject {
  const named = mapValues(Object(examples), (one) => dereference(document, one));
  return example === undefined ? named : { ...named, [nameless]: { value: example } };
}
