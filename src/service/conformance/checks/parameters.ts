import { errorsOf } from "../../../toolkit/document/answers.ts";
import { type ConformanceCheck, plannedCheck } from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { type DocumentedRefusal, situationOf } from "../refusals.ts";
import type { Beyond } from "../report.ts";
import { nobody, type Session } from "../session.ts";
import { beyond, sourceOf } from "../sources.ts";
import { harmlessArguments, type SpecifiedOperation } from "../specification.ts";
import { plannedRequest } from "../wrong-requests/way.ts";
import { plainestVariants } from "../wrong-requests/ways.ts";

/** Ways in which a required parameter is missed, with the ID and the title of the check by its name. */
const missed: readonly (readonly [string, (name: string) => string, (name: string) => string])[] = [
  [
    "missing",
    (name) => `missing-parameter/${name}`,
    (name) => `a request without ${name} is refused with its name`,
  ],
  ["JSON body", () => "json-body", (name) => `a JSON body is not read: ${name} counts as missing`],
];

/** The error about a missing or misplaced required parameter names it. */
export function missingParameterChecks(
  session: Session,
  specified: SpecifiedOperation,
): ConformanceCheck[] {
  if (!documents(specified, "REQUEST_VARIABLE_MISSING") && !isExplainedInWords(specified))
    return [];
  return missed.flatMap(([way, idOf, titleOf]) =>
    plainestVariants(way, specified).flatMap(({ wanted, change }) => {
      if (wanted.is !== "missing") return [];
      const { name } = wanted;
      const refusal = missingOf(specified, name);
      return plannedCheck(specified, idOf(name), titleOf(name), refusal.source, async () => {
        const values = harmlessArguments(specified);
        return expectRefusal(session, specified, refusal, { values, change });
      });
    }),
  );
}

/** Wrong forms of a value, and the part of a check's ID for each. */
const wrongForms = [
  ["not JSON", "not-json"],
  ["wrong type", "wrong-type"],
  ["wrong element", "wrong-element"],
] as const;

/** A parameter with JSON text is refused if the text is not JSON, or has another form. */
export function wrongFormChecks(
  session: Session,
  specified: SpecifiedOperation,
): ConformanceCheck[] {
  if (!documents(specified, "BAD_REQUEST")) return [];
  const { operation } = specified;
  const values = harmlessArguments(specified);
  const plain = plannedRequest(operation, values, nobody.account);
  const forms = wrongForms.map(([way, id]) => ({ id, variants: plainestVariants(way, specified) }));
  return specified.arguments.flatMap(({ name, schema }) =>
    forms.flatMap(({ id, variants }) => {
      const { wanted, change } = variants.find(({ argument }) => argument === name) ?? {};
      // Only schemas with items have elements.
      const isMeant = id !== "wrong-element" || schema?.items !== undefined;
      if (change === undefined || wanted?.is !== "malformed" || !isMeant) return [];
      const { example = id } = wanted;
      const { fields } = change(plain, nobody.account);
      const text = fields.find((field) => field.name === name)?.text;
      return plannedCheck(
        specified,
        `${example === "not-a-list" ? example : id}/${name}`,
        `${name}=${text} is refused`,
        badRequestSituation.source,
        async () => expectRefusal(session, specified, badRequestSituation, { values, change }),
        [example],
      );
    }),
  );
}

/** One fact as the source of all that a refusal is. */
const knownBy = (source: Beyond) => ({ source, statusSource: source, refusedBy: source });

/** A malformed request of any kind. */
export const badRequestSituation: DocumentedRefusal = {
  status: 400,
  code: "BAD_REQUEST",
  fields: {},
  ...knownBy(beyond("§10.10")),
};

function missingOf(specified: SpecifiedOperation, name: string): DocumentedRefusal {
  const { operation } = specified;
  const msg = `Missing '${name}' argument`;
  if (isExplainedInWords(specified)) {
    const fields = { var_name: undefined };
    return { ...badRequestSituation, msg, fields, ...knownBy(beyond("§16.7")) };
  }
  return {
    status: 400,
    code: "REQUEST_VARIABLE_MISSING",
    msg,
    fields: { var_name: name },
    ...knownBy(beyond("§10.9")),
    // The tables of parameters have "Required: yes".
    refusedBy: sourceOf(operation, "§4"),
  };
}

/** Whether only the message names a missing parameter, with the general code (sources §16.7). */
function isExplainedInWords(specified: SpecifiedOperation): boolean {
  return situationOf(specified, "missing-parameter")?.code === badRequestSituation.code;
}

function documents({ operation }: SpecifiedOperation, code: string): boolean {
  return errorsOf(operation).some((error) => error.status === 400 && error.code === code);
}
