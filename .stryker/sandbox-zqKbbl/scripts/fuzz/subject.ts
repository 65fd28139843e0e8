// @ts-nocheck
import { dereference, isObject, type Json, type JsonObject } from "../../src/document/json.ts";
import type {
  OperationRow as Operation,
  ParameterRow as OperationParameter,
} from "../../src/document/operation-row.ts";
import { propertiesOf } from "../../src/document/parts.ts";
import { existsAt, lifeOf, type OpenApiDocument } from "../../src/levels/index.ts";
import { nounOf } from "./nouns.ts";

/** What is fuzzed: an operation of one feature level, with the schemas of its parameters. */
export interface Subject {
  readonly document: OpenApiDocument;
  readonly operation: Operation;
  readonly parameters: readonly SubjectParameter[];
  /** What the path answers to at this level; empty where the level does not have the operation. */
  readonly methods: readonly string[];
}

/** One parameter of it. */
export interface SubjectParameter extends OperationParameter {
  readonly name: string;
  readonly schema: Json;
  /** Its example in the specification, where it has one. */
  readonly example?: Json;
  /** Whether its value travels as it is; all that is no string travels as JSON text (wire-facts). */
  readonly isText: boolean;
  /** What it names, where it names something: `queue` of `queue_id`. */
  readonly noun?: string;
  /** Whether it names all of them: `ordered_linkifier_ids`. */
  readonly isList: boolean;
}

/** The operations of a level. */
export function subjectsOf(
  document: OpenApiDocument,
  table: readonly Operation[],
  level: number,
): Subject[] {
  const present = table.filter((operation) => existsAt(lifeOf(operation), level));
  return present.map((operation) => subjectOf(document, operation, present, level));
}

/**
 * The operations that a level does not have, or no longer, as `latest`, the document of a level that has
 * all, describes them.
 */
export function absentSubjectsOf(
  latest: OpenApiDocument,
  table: readonly Operation[],
  level: number,
): Subject[] {
  const isPresent = (operation: Operation) => existsAt(lifeOf(operation), level);
  const present = table.filter(isPresent);
  return table
    .filter((operation) => !isPresent(operation))
    .map((operation) => subjectOf(latest, operation, present, operation.since));
}

function subjectOf(
  document: OpenApiDocument,
  operation: Operation,
  present: readonly Operation[],
  level: number,
): Subject {
  const schemas = declarations(document, operation);
  const parameters = Object.entries(operation.parameters)
    .filter(([, parameter]) => existsAt(lifeOf(parameter), level))
    .map(([name, parameter]): SubjectParameter => {
      const { schema = {}, example } = schemas.get(name) ?? {};
      const target = dereference(document, schema);
      const type = isObject(target) ? target.type : undefined;
      const noun = nounOf(name);
      return {
        ...parameter,
        name,
        schema,
        isText: parameter.encoding === "raw" && type === "string",
        isList: type === "array",
        ...(example === undefined ? {} : { example }),
        ...(noun === undefined ? {} : { noun }),
      };
    });
  const methods = present.filter(({ path }) => path === operation.path).map(({ method }) => method);
  return { document, operation, parameters, methods };
}

interface Declaration {
  readonly schema?: Json;
  readonly example?: Json;
}

/** Schema and example of each parameter, whatever place of the request it stands in. */
function declarations(
  document: OpenApiDocument,
  { path, method }: Operation,
): Map<string, Declaration> {
  const item = at(document, document.paths, path);
  const node = at(document, item, method.toLowerCase());
  const declared = [item?.parameters, node?.parameters]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((parameter) => dereference(document, parameter))
    .filter(isObject)
    .map(({ name, ...rest }) => [String(name), rest as Declaration] as const);
  const content = at(document, at(document, node, "requestBody"), "content");
  const form = at(document, content, "application/x-www-form-urlencoded");
  const [named] = Object.keys(isObject(form?.examples) ? form.examples : {});
  const example = at(document, at(document, form, "examples"), named ?? "")?.value;
  const fields = [...propertiesOf(document, form?.schema)].map(([name, { schema }]) => {
    const value = isObject(example) ? example[name] : undefined;
    return [name, { schema, ...(value === undefined ? {} : { example: value }) }] as const;
  });
  return new Map([...declared, ...fields]);
}

/** The object below a key, references followed on the way. */
export function at(
  document: OpenApiDocument,
  node: Json | undefined,
  key: string,
): JsonObject | undefined {
  const holder = dereference(document, node);
  const child = isObject(holder) ? dereference(document, holder[key]) : undefined;
  return isObject(child) ? child : undefined;
}
