// @ts-nocheck
import { Ajv2020 } from "ajv/dist/2020.js";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import annotated from "../../generated/openapi/annotated.json" with { type: "json" };
import { operations } from "../../generated/operations.gen.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import type {
  OperationRow as Operation,
  ParameterRow as OperationParameter,
} from "../document/operation-row.ts";
import { propertiesOf } from "../document/parts.ts";
import { boundaryAt, existsAt, lifeOf, project } from "../levels/index.ts";

/** A named example of a response. */
export interface Example {
  readonly name: string;
  readonly body: object;
  /** Whether it goes beyond the service document (`x-beyond-document`). */
  readonly isBeyondDocument: boolean;
}

/** A parameter of an operation at one feature level. */
export interface Parameter extends OperationParameter {
  readonly name: string;
  /** Whether its value travels as JSON text: everything does that is not a string (wire-facts). */
  readonly isJson: boolean;
  /** References followed at its root. */
  readonly schema: JsonObject;
}

/** An operation at one feature level, and who judges its requests and responses. */
export interface SpecifiedOperation {
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  /** What is wrong with decoded arguments, or `undefined`. */
  checkArguments(values: object): Violation | undefined;
  /** What is wrong with the body of a response, or `undefined`. */
  checkBody(status: number, body: object): string | undefined;
  /** The named examples of a response that the level has, in their order. */
  examples(status: number): Example[];
  /** The first of them, where there is one. */
  firstExample(status: number): Example | undefined;
}

/**
 * One thing wrong with arguments, as Ajv says it. Of our own, because a declaration of the package
 * that named Ajv's would ask its users to install Ajv.
 */
export interface Violation {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly instancePath: string;
}

/** What a sandbox goes by at one feature level. */
export type Specification = readonly SpecifiedOperation[];

/** Between two boundaries nothing changes; and a process may start many sandboxes. */
const specifications = new Map<number, Specification>();

/**
 * The specification of a feature level. Its schemas are compiled when they are first needed.
 *
 * @throws RangeError where the level is not a whole number from 0 up.
 */
export function specificationAt(featureLevel: number): Specification {
  const boundary = boundaryAt(boundaries, featureLevel);
  const known = specifications.get(boundary);
  if (known !== undefined) return known;
  const specification = read(project(annotated as OpenApiDocument, boundary), boundary);
  specifications.set(boundary, specification);
  return specification;
}

function read(document: OpenApiDocument, level: number): Specification {
  const table: readonly Operation[] = Object.values(operations);
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    validateFormats: false,
    validateSchema: false,
  });
  ajv.addSchema(document, "specification");
  return table
    .filter((operation) => existsAt(lifeOf(operation), level))
    .map((operation) => {
      const node = follow(document, ["#/paths", operation.path, operation.method.toLowerCase()]);
      const parameters = parametersOf(document, node, operation, level);
      const checkArguments = lazily(() => ajv.compile(argumentsSchema(document, node, parameters)));
      const checks = new Map<number, () => ReturnType<typeof ajv.compile>>();
      for (const status of statusesOf(operation)) {
        const media = follow(document, [
          node,
          "responses",
          String(status),
          "content",
          "application/json",
        ]);
        checks.set(
          status,
          lazily(() => ajv.compile({ $ref: `specification${uri(join(media, "schema"))}` })),
        );
      }
      const examples = (status: number) => examplesOf(document, node, status);
      return {
        operation,
        parameters,
        checkArguments(values) {
          const check = checkArguments();
          return check(values) ? undefined : check.errors?.[0];
        },
        checkBody(status, body) {
          const check = checks.get(status)?.();
          if (check === undefined) return `status ${status} is not specified`;
          return check(body) ? undefined : ajv.errorsText(check.errors, { dataVar: "body" });
        },
        examples,
        firstExample: (status) => examples(status)[0],
      };
    });
}

function examplesOf(document: OpenApiDocument, node: string, status: number): Example[] {
  const media = ["responses", String(status), "content", "application/json", "examples"];
  const examples = resolve(document, follow(document, [node, ...media]));
  return Object.entries(isObject(examples) ? examples : {}).flatMap(([name, reference]) => {
    const example = dereference(document, reference);
    if (!isObject(example) || !isObject(example.value)) return [];
    return [{ name, body: example.value, isBeyondDocument: example["x-beyond-document"] === true }];
  });
}

function statusesOf({ success, errors }: Operation): Set<number> {
  return new Set([...success, ...errors.map(({ status }) => status)]);
}

function parametersOf(
  document: OpenApiDocument,
  node: string,
  operation: Operation,
  level: number,
): Parameter[] {
  const schemas = new Map<string, Json | undefined>();
  for (const pointer of parameterPointers(document, node)) {
    const parameter = resolve(document, pointer);
    if (isObject(parameter)) schemas.set(String(parameter.name), parameter.schema);
  }
  for (const [name, { schema }] of propertiesOf(
    document,
    resolve(document, formPointer(document, node)),
  )) {
    schemas.set(name, schema);
  }
  return Object.entries(operation.parameters)
    .filter(([, parameter]) => existsAt(lifeOf(parameter), level))
    .map(([name, parameter]) => {
      const schema = dereference(document, schemas.get(name));
      const shape = isObject(schema) ? schema : {};
      const isText = parameter.encoding === "raw" && shape.type === "string";
      return { ...parameter, name, isJson: !isText, schema: shape };
    });
}

/** All arguments of an operation as one object, whatever place of the request they come from. */
function argumentsSchema(
  document: OpenApiDocument,
  node: string,
  parameters: readonly Parameter[],
) {
  const form = formPointer(document, node);
  const declared = parameterPointers(document, node).map((pointer) => {
    const parameter = resolve(document, pointer);
    const name = isObject(parameter) ? String(parameter.name) : "";
    return [name, { $ref: `specification${uri(join(pointer, "schema"))}` }] as const;
  });
  return {
    type: "object",
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(declared),
    ...(resolve(document, form) === undefined
      ? {}
      : { allOf: [{ $ref: `specification${uri(form)}` }] }),
  };
}

function parameterPointers(document: OpenApiDocument, node: string): string[] {
  const item = node.slice(0, node.lastIndexOf("/"));
  return [item, node].flatMap((owner) => {
    const list = resolve(document, `${owner}/parameters`);
    const indexes = Array.isArray(list) ? list.keys() : [];
    return [...indexes].map((index) => follow(document, [owner, "parameters", String(index)]));
  });
}

function formPointer(document: OpenApiDocument, node: string): string {
  const form = "application/x-www-form-urlencoded";
  return follow(document, [node, "requestBody", "content", form, "schema"]);
}

/** The pointer to what lies so many steps below another, references followed on the way. */
export function follow(
  document: OpenApiDocument,
  [start = "#", ...below]: readonly string[],
): string {
  let pointer = start;
  for (const step of below) {
    pointer = join(pointer, step);
    let node = resolve(document, pointer);
    while (isObject(node) && typeof node.$ref === "string") {
      pointer = node.$ref;
      node = resolve(document, pointer);
    }
  }
  return pointer;
}

/** A pointer as part of a URI: the braces of a path template are not allowed there (RFC 6901 §6). */
const uri = (pointer: string): string => pointer.replaceAll("{", "%7B").replaceAll("}", "%7D");

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
