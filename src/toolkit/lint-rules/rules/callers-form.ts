import { callersIn, callersKey, rolesOf } from "../../document/callers.ts";
import { conventionsKey } from "../../document/documented-conventions.ts";
import { isError } from "../../document/responses.ts";
import { shapeAt } from "../../levels/object-at-level.ts";
import { existsAt } from "../existence.ts";
import { formProblems, matchesForm } from "../extension-schema.ts";
import { describeLevelsOf } from "../make-rule.ts";
import { joinNames } from "../object-names.ts";
import type { Check, Problem, Specification, SpecificationObject } from "../source-objects.ts";
import { levelsUsed, wellFormedNode } from "../wellformed-annotation.ts";

/** `x-callers` uses roles of the API, and its error responses are error examples of the operation. */
export const callersForm: Check = (specification) => {
  const { objects } = specification;
  return objects.flatMap((object): Problem[] => {
    const { node, kind, location } = object;
    if (!(callersKey in node) || kind === "fields of operation") return [];
    const place = location.child([callersKey]);
    if (kind !== "operation") {
      return [
        { location: place, message: `\`${callersKey}\` is allowed only on operations. Remove it.` },
      ];
    }
    const problems = formProblems("callers", node[callersKey], place);
    return problems.length > 0 ? problems : meaningProblems(object, specification);
  });
};

function meaningProblems(object: SpecificationObject, specification: Specification): Problem[] {
  const location = object.location.child([callersKey]);
  const roles = [...rolesOf(specification.root.node).keys()];
  const have = roles.length === 0 ? "no roles" : `the roles ${joinNames(roles)}`;
  const unknown = new Set<string>();
  const unanswered = new Map<string, number[]>();
  for (const level of levelsUsed(specification.objects)) {
    if (!existsAt(specification, object, level)) continue;
    const value = shapeAt(wellFormedNode(object), "operation", level)[callersKey];
    if (!matchesForm("callers", value)) continue;
    const { refused, others } = callersIn(value);
    const named = [...refused.flatMap(({ below = [] }) => below), ...(others ? [others] : [])];
    for (const role of named) if (!roles.includes(role)) unknown.add(role);
    const errors = errorsAt(specification, object, level);
    for (const { answer: response } of refused) {
      if (response !== undefined && !errors.has(response)) {
        unanswered.set(response, [...(unanswered.get(response) ?? []), level]);
      }
    }
  }
  return [
    ...[...unknown].map((role) => ({
      location,
      message: `\`${role}\` is not a role: \`${conventionsKey}\` has ${have}.`,
    })),
    ...[...unanswered].map(([response, levels]) => ({
      location,
      levels,
      message: `\`answer: ${response}\` names no error example of this operation at ${describeLevelsOf(specification, levels)}.`,
    })),
  ];
}

/** The names of the error examples that an operation has at a level. */
function errorsAt(
  specification: Specification,
  operation: SpecificationObject,
  level: number,
): ReadonlySet<string> {
  const followed = (object: SpecificationObject) => object.target ?? object;
  const within = (objects: readonly SpecificationObject[], field: string) =>
    objects.flatMap((one) => followed(one).children).filter((one) => one.field === field);
  const errors = within([operation], "responses").filter(({ key = "" }) => isError(key));
  const examples = within(within(errors, "content"), "examples");
  return new Set(
    examples.flatMap((one) => (existsAt(specification, one, level) ? (one.key ?? []) : [])),
  );
}
