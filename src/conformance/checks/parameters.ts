import { errorsOf } from "../../document/answers.ts";
import type { SpecifiedOperation } from "../../sandbox/specification.ts";
import { type Check, check } from "../check.ts";
import { harmlessText, wrongForms } from "../harmless.ts";
import type { Session } from "../session.ts";
import { sourceOf } from "../sources.ts";
import type { Wanted } from "../wanted.ts";
import { refusal } from "./refusal.ts";

/** A required parameter that is missing, or stands where it is not read, is missed by its name. */
export function missingParameterChecks(session: Session, specified: SpecifiedOperation): Check[] {
  if (!documents(specified, "REQUEST_VARIABLE_MISSING")) return [];
  const required = specified.arguments.filter(
    ({ isRequired, in: place }) => isRequired && place !== "path",
  );
  const missing = required.map(({ name }) => {
    const title = `a request without ${name} is refused with its name`;
    const source = "beyond the document";
    return check(specified, `missing-parameter/${name}`, title, source, async () => {
      const { [name]: _, ...values } = harmlessArguments(specified);
      return refusal(session, specified, missingOf(specified, name), { values });
    });
  });
  const [first] = required;
  if (first?.in !== "form") return missing;
  const title = `a JSON body is not read: ${first.name} counts as missing`;
  const json = check(specified, "json-body", title, "beyond the document", async () =>
    refusal(session, specified, missingOf(specified, first.name), {
      values: harmlessArguments(specified),
      body: "json",
    }),
  );
  return [...missing, json];
}

/** A parameter that travels as JSON text is refused where it is none, or JSON of another form. */
export function wrongFormChecks(session: Session, specified: SpecifiedOperation): Check[] {
  if (!documents(specified, "BAD_REQUEST")) return [];
  return specified.arguments
    .filter((argument) => argument.in !== "path")
    .flatMap((argument) =>
      wrongForms(argument).map(({ situation, name, text }) => {
        const title = `${argument.name}=${text} is refused`;
        const source = "beyond the document";
        return check(
          specified,
          `${name}/${argument.name}`,
          title,
          source,
          async () => {
            const values = { ...harmlessArguments(specified), [argument.name]: text };
            return refusal(session, specified, badRequest, { values });
          },
          [situation],
        );
      }),
    );
}

/** A malformed request of any kind. */
export const badRequest: Wanted = {
  status: 400,
  code: "BAD_REQUEST",
  fields: {},
  source: "beyond the document",
  refusedBy: "beyond the document",
};

function missingOf({ operation }: SpecifiedOperation, name: string): Wanted {
  return {
    status: 400,
    code: "REQUEST_VARIABLE_MISSING",
    msg: `Missing '${name}' argument`,
    fields: { var_name: name },
    source: "beyond the document",
    // "Required: yes" stands in the tables of parameters.
    refusedBy: sourceOf(operation, "§4"),
  };
}

/** The required arguments of an operation, of the right form, naming nothing that exists. */
export function harmlessArguments(specified: SpecifiedOperation): Record<string, string> {
  return Object.fromEntries(
    specified.arguments
      .filter(({ isRequired }) => isRequired)
      .map((argument) => [argument.name, harmlessText(argument)]),
  );
}

/** What the path of an operation needs, of the right form, naming nothing that exists. */
export function pathArguments(specified: SpecifiedOperation): Record<string, string> {
  return Object.fromEntries(
    specified.arguments
      .filter((argument) => argument.in === "path")
      .map((argument) => [argument.name, harmlessText(argument)]),
  );
}

function documents({ operation }: SpecifiedOperation, code: string): boolean {
  return errorsOf(operation).some((error) => error.status === 400 && error.code === code);
}
