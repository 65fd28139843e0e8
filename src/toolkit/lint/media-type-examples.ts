import { exampleJudges } from "../document/example-judge.ts";
import { childrenOf, kindOfComponents, type ObjectKind } from "../document/grammar.ts";
import {
  dereference,
  grouped,
  isObject,
  type JsonObject,
  type OpenApiDocument,
  steps,
} from "../document/json.ts";
import { withoutLostReferences } from "../document/references.ts";
import { onceEach } from "../document/remembered.ts";
import { partsOfAll } from "../levels/compared-parts.ts";
import { projectorAt } from "../levels/projection.ts";
import type { Variants } from "../levels/variants.ts";
import { inOneDocument, positionKey } from "./in-one-document.ts";
import type { Location, Rule } from "./redocly.ts";
import { levelsInMessage } from "./rule-of.ts";
import { levelsUsed } from "./sound-mark.ts";
import { type Problem, readSpecification, type Specification } from "./specification.ts";

/**
 * Each example of a media type, a parameter or a header fits its schema at each level at which both exist. A misfit is
 * reported once, where it is written. Like with Redocly's own rule, an example may not have undescribed properties,
 * unless the option `allowAdditionalProperties` is true.
 */
export const mediaTypeExamples: Rule = ({ allowAdditionalProperties }) => ({
  Root(root, context) {
    const specification = readSpecification(root, context);
    for (const problem of misfitsIn(specification, allowAdditionalProperties === true)) {
      context.report(problem);
    }
  },
});

/** The name of the rule in a configuration. */
export const ofExamples = "levels/media-type-examples";

const holdsExamples: ReadonlySet<ObjectKind> = new Set(["mediaType", "parameter", "header"]);

/**
 * Whether the rule, with its default options, finds nothing in the documents of a specification without other errors.
 * The rule projects the files once more, to tell the places; most specifications have no misfits.
 */
export function allExamplesFit({ parts, documentAt }: Variants): boolean {
  const misfitsOf = misfitFinder(false);
  return Array.from(parts).every(([pointer, all]) =>
    all.every(
      ({ node, spans: [{ from }] }) => misfitsOf(pointer, node, documentAt(from)).length === 0,
    ),
  );
}

/** An example, or a part of it, that its schema does not admit. */
interface ExampleMisfit {
  /** The named example, or the object with the field `example`. */
  readonly holder: JsonObject;
  /** The way to it from there. */
  readonly way: readonly string[];
  readonly message: string;
}

/** Finds the misfits in a component or a path of a projection; those of an operation are found in its path. */
function misfitFinder(
  isOpen: boolean,
): (pointer: string, part: JsonObject, projection: OpenApiDocument) => ExampleMisfit[] {
  const judgeOf = onceEach(exampleJudges(isOpen));
  return (pointer, part, projection) => {
    const kind = kindOfPart(pointer);
    if (kind === undefined) return [];
    const judge = judgeOf(projection);
    return holdersIn(part, kind).flatMap((holder) => {
      const { schema, example, examples } = holder;
      if (!isObject(schema)) return [];
      const values = Object.values(isObject(examples) ? examples : {})
        .map((one) => dereference(projection, one))
        .filter(isObject)
        .flatMap((one) => {
          return one.value === undefined ? [] : { value: one.value, holder: one, field: "value" };
        });
      if (example !== undefined) values.push({ value: example, holder, field: "example" });
      return values.flatMap(({ value, holder, field }) =>
        judge(schema, value).map(({ path, message }) => ({
          holder,
          way: [field, ...path],
          message: `Example value must conform to the schema: ${message}.`,
        })),
      );
    });
  };
}

function misfitsIn(specification: Specification, isOpen: boolean): Problem[] {
  const document = withoutLostReferences(inOneDocument(specification)); // Other rules report lost references.
  const { root, objects } = specification;
  const levels = [...levelsUsed(objects)];
  const documents = levels.map(projectorAt(document));
  const misfitsOf = misfitFinder(isOpen);
  const locationOf = (node: JsonObject): Location =>
    objects[Number(node[positionKey])]?.location ?? root.location;
  const reported = new Map<string, { readonly problem: Problem; readonly at: Set<number> }>();
  for (const [pointer, at] of partsOfAll(documents)) {
    for (const [, some] of grouped([...at], ([, { meaning }]) => meaning)) {
      const [[first, { node }]] = some;
      for (const { holder, way, message } of misfitsOf(pointer, node, documents[first] ?? {})) {
        const location = locationOf(holder).child(way);
        const written = JSON.stringify([location.source.absoluteRef, location.pointer, message]);
        const known = reported.get(written) ?? { problem: { location, message }, at: new Set() };
        for (const [index] of some) known.at.add(index);
        reported.set(written, known);
      }
    }
  }
  return [...reported.values()].map(({ problem, at }) => {
    const some = levels.filter((_, index) => at.has(index));
    if (some.length === levels.length) return problem;
    const where = levelsInMessage(specification, some);
    return { ...problem, message: problem.message.replace(/\.?$/, `, at ${where}.`) };
  });
}

/** The objects with examples in a part; those in schemas are of another form. */
function holdersIn(node: JsonObject, kind: ObjectKind): JsonObject[] {
  if (kind === "schema") return [];
  const below = childrenOf(node, kind).flatMap((child) => holdersIn(child.node, child.kind));
  return holdsExamples.has(kind) ? [node, ...below] : below;
}

/** The kind of a component or a path; `undefined` for an operation, which is in its path. */
function kindOfPart(pointer: string): ObjectKind | undefined {
  const [top, section = "", ...way] = steps(pointer);
  if (top !== "components") return way.length === 0 ? "pathItem" : undefined;
  return way.length === 1 ? kindOfComponents(section) : undefined;
}
