import type { Json, JsonObject } from "../../document/json.ts";
import { annotationKey } from "../../levels/annotation.ts";
import { isOfParent, shapeAt } from "../../levels/object-at-level.ts";
import { joinNames } from "../object-names.ts";
import type { Check, Problem, SpecificationObject } from "../source-objects.ts";
import { annotationOf, wellFormedNode } from "../wellformed-annotation.ts";

/** Earlier fields differ from later ones, and annotated values are in the `enum`. */
export const annotationFields: Check = ({ objects }) =>
  objects.flatMap((object) => [...changeProblems(object), ...valueProblems(object)]);

type Path = readonly (string | number)[];

function changeProblems(object: SpecificationObject): Problem[] {
  const node = wellFormedNode(object);
  return (annotationOf(object).changes ?? []).flatMap(
    ({ level, was = {}, without = [] }, index) => {
      const after = shapeAt(node, object.kind, level);
      const at = (path: Path, message: string | undefined): Problem[] =>
        message === undefined
          ? []
          : [
              {
                location: object.location.child([annotationKey, "changes", index, ...path]),
                message,
              },
            ];
      return [
        ...Object.entries(was).flatMap(([field, value]) =>
          at(["was", field], wrongWas(object, field, value, after, level)),
        ),
        ...without.flatMap((field, position) =>
          at(["without", position], wrongWithout(field, was, after)),
        ),
      ];
    },
  );
}

function wrongWas(
  object: SpecificationObject,
  field: string,
  value: Json,
  after: JsonObject,
  level: number,
): string | undefined {
  if (isOfParent(field, value, object.kind)) return wrongRequired(object, value === true, level);
  if (JSON.stringify(after[field]) === JSON.stringify(value)) {
    return `\`${field}\` has the same value from ${level} on. Remove it from \`was\`.`;
  }
  return field === annotationKey ? noHistory : undefined;
}

function wrongWithout(field: string, was: JsonObject, after: JsonObject): string | undefined {
  if (field in was) return `\`${field}\` is also in \`was\`. Remove one of them.`;
  if (!(field in after)) {
    return `\`${field}\` does not exist from the level on either. Remove it from \`without\`.`;
  }
  return field === annotationKey ? noHistory : undefined;
}

const noHistory =
  "An annotation has no earlier values. Use `changes` for the fields that differed.";

function wrongRequired(
  { field, key, parent }: SpecificationObject,
  wasRequired: boolean,
  level: number,
): string | undefined {
  if (field !== "properties" || parent === undefined) {
    return "`required` is `true` or `false` only on a property; on a schema it is a list of names.";
  }
  const { required } = shapeAt(wellFormedNode(parent), "schema", level);
  const isRequired = Array.isArray(required) && required.includes(String(key));
  if (isRequired !== wasRequired) return undefined;
  return wasRequired
    ? `\`${key}\` is in \`required\` from ${level} on too; remove it there, or write \`required: false\`.`
    : `\`${key}\` is not in \`required\` from ${level} on either; add it there, or write \`required: true\`.`;
}

function valueProblems(object: SpecificationObject): Problem[] {
  const { values = {}, changes = [] } = annotationOf(object);
  if (object.kind !== "schema") return []; // Reported by `annotation-carrier`.
  const lists = [object.node.enum, ...changes.map(({ was }) => was?.enum)].flat();
  const known = new Set(lists.filter((value) => value !== undefined).map(String));
  return Object.keys(values)
    .filter((value) => !known.has(value))
    .map((value) => ({
      location: object.location.child([annotationKey, "values", value]),
      message:
        known.size === 0
          ? `\`${value}\` requires an \`enum\` on this schema.`
          : `\`${value}\` is not in \`enum\`, which lists the values of all levels: ${joinNames([...known])}.`,
    }));
}
