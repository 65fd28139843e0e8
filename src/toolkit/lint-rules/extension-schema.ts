import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import schema from "../../../openapi/extensions.schema.json" with { type: "json" };
import { lazily, memoizeBy } from "../../universal/memoize.ts";
import { nearestName } from "../../universal/nearest-name.ts";
import { type JsonObject, steps } from "../document/json.ts";
import { compiledQuickly, newAjv } from "../document/schema-validator.ts";
import { joinNames } from "./object-names.ts";
import type { Location } from "./redocly-types.ts";
import type { Problem } from "./source-objects.ts";

/** The definitions of `openapi/extensions.schema.json` with more than one value. */
type Described = "annotation" | "registry" | "releases" | "conventions" | "callers";

const compiler = lazily(() => {
  // The schema names draft-07, which editors support best. The keywords that it uses are the same in both drafts.
  const ajv = newAjv({ allErrors: true, verbose: true, ...compiledQuickly });
  return ajv.addSchema(schema, "annotations");
});

const validatorOf = memoizeBy<Described, ValidateFunction>((name) =>
  compiler().compile({ $ref: `annotations#/definitions/${name}` }),
);

/** Whether a value has the form that the schema describes. */
export const matchesForm = (name: Described, value: unknown): boolean =>
  validatorOf(name)(value) === true;

/** The problems in the form of a value: one for each place, with the description of the schema. */
export function formProblems(name: Described, value: unknown, location: Location): Problem[] {
  const validate = validatorOf(name);
  if (validate(value)) return [];
  const problems = new Map<string, Problem>();
  // Errors in branches of `anyOf` are reported for the whole, those of `if` in its branches.
  const errors = (validate.errors ?? []).filter(
    ({ keyword, schemaPath }) => keyword !== "if" && !schemaPath.includes("/anyOf/"),
  );
  const misspelled = new Set(
    errors.flatMap(({ keyword, instancePath }) =>
      keyword === "additionalProperties" ? [instancePath] : [],
    ),
  );
  for (const error of errors) {
    const { keyword, params, instancePath } = error;
    // A misspelled field also makes its object fit no form.
    const isOwn = keyword === "additionalProperties" || keyword === "required";
    if (!isOwn && misspelled.has(instancePath)) continue;
    const extra: unknown = keyword === "additionalProperties" && params.additionalProperty;
    const path = [...steps(instancePath), ...(typeof extra === "string" ? [extra] : [])];
    const key = JSON.stringify([path, params.missingProperty]);
    if (!problems.has(key)) {
      problems.set(key, {
        location: path.length === 0 ? location : location.child(path),
        message: inWords(error, path.at(-1)),
      });
    }
  }
  return [...problems.values()];
}

const mostShown = 40;

function inWords({ keyword, params, data, parentSchema = {} }: ErrorObject, field = ""): string {
  const { title, description, properties = {} } = parentSchema;
  if (keyword === "additionalProperties") {
    const known = Object.keys(properties);
    const meant = nearestName(field, known);
    const help =
      meant === undefined ? `The fields are ${joinNames(known)}.` : `Did you mean \`${meant}\`?`;
    return `${title} has no field \`${field}\`. ${help}`;
  }
  if (keyword === "required") return `${title} must have \`${params.missingProperty}\`.`;
  const text = /^\d*$/.test(field) ? JSON.stringify(data) : `${field}: ${JSON.stringify(data)}`;
  const shown = text.length > mostShown ? "This" : `\`${text}\``;
  return `${shown} does not fit here. Expected: ${description}`;
}

/** Whether the levels of each list of a well-formed availability ascend. */
export const hasRisingLevels = ({ since, until }: JsonObject): boolean =>
  [since, until].every((levels) => {
    const list = [levels ?? []].flat().map(Number);
    return list.every((level, index) => index === 0 || level > Number(list[index - 1]));
  });
