import { exampleJudges } from "../document/example-judge.ts";
import { childrenOf, type ObjectKind } from "../document/grammar.ts";
import { dereference, isObject, type JsonObject } from "../document/json.ts";
import { withoutLostReferences } from "../document/references.ts";
import { rememberedBy } from "../document/remembered.ts";
import { projectorAt } from "../levels/projection.ts";
import { inOneDocument, positionKey } from "./in-one-document.ts";
import type { Location, Rule } from "./redocly.ts";
import { levelsInMessage } from "./rule-of.ts";
import { levelsUsed } from "./sound-mark.ts";
import { type Problem, readSpecification, type Specification } from "./specification.ts";

/**
 * Each example of a media type, a parameter or a header fits its schema at each level at which both exist. A misfit is reported once, where it
 * is written. Like with Redocly's own rule, an example may not have undescribed properties, unless the option
 * `allowAdditionalProperties` is true.
 */
export const mediaTypeExamples: Rule = ({ allowAdditionalProperties }) => ({
  Root(root, context) {
    const specification = readSpecification(root, context);
    for (const problem of problemsIn(specification, allowAdditionalProperties === true)) {
      context.report(problem);
    }
  },
});

const holdsExamples: ReadonlySet<ObjectKind> = new Set(["mediaType", "parameter", "header"]);

function problemsIn(specification: Specification, isOpen: boolean): Problem[] {
  const document = withoutLostReferences(inOneDocument(specification)); // Other rules report lost references.
  const { root, objects } = specification;
  const levels = [...levelsUsed(objects)];
  const projected = projectorAt(document);
  const judgeOf = exampleJudges(isOpen);
  const once = rememberedBy<readonly JsonObject[]>();
  const holdersIn = (node: JsonObject, kind: ObjectKind): readonly JsonObject[] =>
    once(node, kind, () => {
      if (kind === "schema") return [];
      const below = childrenOf(node, kind).flatMap((child) => holdersIn(child.node, child.kind));
      return holdsExamples.has(kind) ? [node, ...below] : below;
    });
  const reported = new Map<string, { readonly problem: Problem; readonly at: number[] }>();
  const locationOf = (node: JsonObject): Location =>
    objects[Number(node[positionKey])]?.location ?? root.location;
  // Without `variants`, which would keep all projections in memory.
  for (const level of levels) {
    const projection = projected(level);
    const judge = judgeOf(projection);
    const examplesOf = ({ examples }: JsonObject): JsonObject[] =>
      Object.values(isObject(examples) ? examples : {})
        .map((one) => dereference(projection, one))
        .filter(isObject);
    const problemsOf = (holder: JsonObject): Problem[] => {
      const { schema, example } = holder;
      if (!isObject(schema)) return [];
      const values = examplesOf(holder).flatMap((one) => {
        if (one.value === undefined) return [];
        return { value: one.value, location: locationOf(one).child(["value"]) };
      });
      if (example !== undefined) {
        values.push({ value: example, location: locationOf(holder).child(["example"]) });
      }
      return values.flatMap(({ value, location }) =>
        judge(schema, value).map(({ path, message }) => ({
          location: path.length === 0 ? location : location.child(path),
          message: `Example value must conform to the schema: ${message}.`,
        })),
      );
    };
    for (const node of holdersIn(projection, "document")) {
      for (const problem of problemsOf(node)) {
        const { source, pointer } = problem.location;
        const written = JSON.stringify([source.absoluteRef, pointer, problem.message]);
        const { at } = reported.get(written) ?? { at: [] };
        reported.set(written, { problem, at: at.at(-1) === level ? at : [...at, level] });
      }
    }
  }
  return [...reported.values()].map(({ problem, at }) => {
    if (at.length === levels.length) return problem;
    const where = levelsInMessage(specification, at);
    return { ...problem, message: problem.message.replace(/\.?$/, `, at ${where}.`) };
  });
}
