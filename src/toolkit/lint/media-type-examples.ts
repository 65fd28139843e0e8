import { createRequire } from "node:module";
import { walk } from "../document/grammar.ts";
import {
  isObject,
  type JsonObject,
  leadsSomewhere,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import { componentAt } from "../document/references.ts";
import { projectSharing } from "../levels/projection.ts";
import { untouchedIn } from "../levels/untouched.ts";
import { readOnce } from "./check.ts";
import { inOneDocument, positionKey } from "./in-one-document.ts";
import type { Context, Found, Location, Rule } from "./redocly.ts";
import { levelsUsed } from "./sound-mark.ts";
import type { Specification } from "./specification.ts";

/** Judges the examples of a media type, as Redocly's own rule does. */
export type Judge = (mediaType: JsonObject, context: Context) => void;

/** What makes Redocly's judge, and what lets it forget the schemas that it knows; none without the peer. */
export const redoclys = ((): { judge(options?: object): Judge; forget(): void } | undefined => {
  const load = createRequire(import.meta.url);
  const rules = "@redocly/openapi-core/lib/rules";
  try {
    const { ValidContentExamples } = load(`${rules}/oas3/no-invalid-media-type-examples.js`);
    const { releaseAjvInstance } = load(`${rules}/ajv.js`);
    return {
      judge: (options = {}) => ValidContentExamples(options).MediaType.leave,
      forget: releaseAjvInstance,
    };
  } catch {
    return undefined;
  }
})();

/**
 * Each example of a media type fits its schema at each level at which both are there, while the text of a specification
 * is that of no level. One that does not is told once, where it is written. Without marks this is Redocly's own rule.
 */
export const mediaTypeExamples =
  (judgeBy = redoclys?.judge): Rule =>
  (options) => ({
    Root(root, context) {
      const specification = readOnce(root, context);
      const levels = [...levelsUsed(specification.objects)].sort((one, other) => one - other);
      const judge = judgeBy?.(options);
      if (judge === undefined) return;
      redoclys?.forget();
      if (levels.length > 1) {
        for (const problem of problemsAt(specification, levels, judge)) context.report(problem);
      } else {
        for (const { kind, node, location } of specification.objects) {
          const resolve: Context["resolve"] = (reference, from = location.source.absoluteRef) =>
            context.resolve(reference, from);
          if (kind === "mediaType") judge(node, { ...context, location, resolve });
        }
      }
      redoclys?.forget();
    },
  });

function problemsAt(
  specification: Specification,
  levels: readonly number[],
  judge: Judge,
): Found[] {
  const document = inOneDocument(specification);
  // It has no projections: other rules say what is missing.
  if (!isWhole(document)) return [];
  const untouched = untouchedIn(document);
  /** What is the same at several levels is judged once. */
  const known = new Map<JsonObject, Found[]>();
  const told = new Map<string, { readonly problem: Found; readonly at: number[] }>();
  for (const level of levels) {
    const projection = projectSharing(document, untouched, level);
    redoclys?.forget();
    walk(projection, "document", "#", ({ node, kind }) => {
      if (kind !== "mediaType") return;
      const problems = known.get(node) ?? problemsOf(node, projection, specification, judge);
      known.set(node, problems);
      for (const problem of problems) {
        const { source, pointer } = problem.location;
        const key = JSON.stringify([source.absoluteRef, pointer, problem.message]);
        const { at } = told.get(key) ?? { at: [] };
        told.set(key, { problem, at: at.at(-1) === level ? at : [...at, level] });
      }
    });
  }
  return [...told.values()].map(({ problem, at }) => {
    if (at.length === levels.length) return problem;
    return { ...problem, message: problem.message.replace(/\.?$/, `, at level ${at.join(", ")}.`) };
  });
}

function problemsOf(
  mediaType: JsonObject,
  projection: OpenApiDocument,
  { root, objects }: Specification,
  judge: Judge,
): Found[] {
  const found: Found[] = [];
  const locationOf = (node: unknown): Location =>
    objects[isObject(node) ? Number(node[positionKey]) : -1]?.location ?? root.location;
  judge(mediaType, {
    location: locationOf(mediaType),
    resolve: ({ $ref }) => {
      const node = typeof $ref === "string" ? resolve(projection, $ref) : undefined;
      return { node, location: node === undefined ? undefined : locationOf(node) };
    },
    report: (problem) => found.push(problem),
  });
  return found;
}

/** Whether each reference of a document leads somewhere, and one to a component to an object. */
function isWhole(document: OpenApiDocument): boolean {
  let found = true;
  walk(document, "document", "#", ({ node: { $ref } }) => {
    if (typeof $ref !== "string") return;
    const component = componentAt($ref)?.target;
    if (!leadsSomewhere(document, $ref)) found = false;
    if (component !== undefined && !isObject(resolve(document, component))) found = false;
  });
  return found;
}
