import { errorsOf } from "../../../toolkit/document/answers.ts";
import { type Argument, isPlainText } from "../../../toolkit/document/arguments.ts";
import type { Schema } from "../../../toolkit/document/schema.ts";
import { plannedCheck } from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { type DocumentedRefusal, situationOf } from "../refusals.ts";
import type { Beyond } from "../report.ts";
import { type RequestChange, withFields } from "../request.ts";
import type { ChecksOf } from "../session.ts";
import { beyond, sourceOf } from "../sources.ts";
import { harmlessArguments, type SpecifiedOperation } from "../specification.ts";

/** The error about a missing or misplaced required parameter names it. */
export const missingParameterChecks: ChecksOf = (session, specified) => {
  if (!documents(specified, "REQUEST_VARIABLE_MISSING") && !isExplainedInWords(specified))
    return [];
  const required = specified.arguments.filter(({ in: place, isRequired }) => {
    return isRequired && (place === "query" || place === "form");
  });
  const check = (name: string, id: string, title: string, change: RequestChange) => {
    const refusal = missingOf(specified, name);
    return plannedCheck(specified, id, title, refusal.source, async () =>
      expectRefusal(session, specified, refusal, { values: harmlessArguments(specified), change }),
    );
  };
  const inForm = required.filter((argument) => argument.in === "form").slice(0, 1);
  return [
    ...required.map(({ name }) => {
      const title = `a request without ${name} is refused with its name`;
      return check(name, `missing-parameter/${name}`, title, withFields(name));
    }),
    ...inForm.map(({ name }) => {
      const title = `a JSON body is not read: ${name} counts as missing`;
      return check(name, "json-body", title, (request) => ({ ...request, bodyForm: "json" }));
    }),
  ];
};

/** A parameter with JSON text is refused if the text is not JSON, or has another form. */
export const wrongFormChecks: ChecksOf = (session, specified) => {
  if (!documents(specified, "BAD_REQUEST")) return [];
  const values = harmlessArguments(specified);
  return specified.arguments.flatMap((argument) => {
    const { name, in: place } = argument;
    if (place !== "query" && place !== "form") return [];
    return wrongTexts(argument, specified).map(({ id, example, text }) => {
      const change = withFields(name, { in: place, name, text });
      return plannedCheck(
        specified,
        `${id}/${name}`,
        `${name}=${text} is refused`,
        badRequestSituation.source,
        async () => expectRefusal(session, specified, badRequestSituation, { values, change }),
        [example],
      );
    });
  });
};

/** A text of a wrong form, with the part of a check's ID and the named example of the error. */
interface WrongText {
  readonly id: string;
  readonly example: string;
  readonly text: string;
}

/** Texts that are not JSON, of another type, and with another element. A string may be any text. */
function wrongTexts(argument: Argument, { isValid }: SpecifiedOperation): WrongText[] {
  const { schema } = argument;
  const texts: WrongText[] = [];
  if (!isPlainText(argument) || schema?.values !== undefined) {
    texts.push({ id: "not-json", example: "not-json", text: "not JSON" });
  }
  if (isPlainText(argument)) return texts;
  const wrongOf = (one: Schema | undefined) =>
    (one?.types[0] === "object" ? [[], null] : [{}, [], null]).find(
      (value) => !isValid(one, value),
    );
  const [type] = schema?.types ?? [];
  const wrong = wrongOf(schema);
  if (wrong !== undefined) {
    const example = type === "array" ? "not-a-list" : `not-${type}`;
    const id = type === "array" ? example : "wrong-type";
    texts.push({ id, example, text: JSON.stringify(wrong) });
  }
  const element = schema?.items && wrongOf(schema.items);
  if (element !== undefined) {
    const isInteger = schema?.items?.types[0] === "integer";
    const example = isInteger ? "not-an-integer" : "wrong-element";
    texts.push({ id: "wrong-element", example, text: JSON.stringify([element]) });
  }
  return texts;
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
