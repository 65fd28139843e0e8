/**
 * Reads an OpenAPI 3.1 document the way a caller of the API would: references followed, `allOf` merged, `oneOf` laid
 * out as alternatives. So tests are about the meaning of a document, not its composition.
 */
import { Ajv2020 } from "ajv/dist/2020.js";

export type Json = Record<string, unknown>;

/**
 * A schema, parameter or response after references are followed; `beyond` is true inside anything marked
 * `x-beyond-document`.
 */
export interface Located {
  node: Json;
  beyond: boolean;
}

/** One alternative of an object schema: its properties that may occur, and the names of those that must. */
export interface Shape {
  properties: Record<string, Located>;
  required: readonly string[];
  beyond: boolean;
}

/** An operation with its method and path. */
export interface Operation extends Located {
  key: string;
  method: string;
  path: string;
}

/** A parameter of a request: in the path, the query, a header or a form. */
export interface Parameter extends Located {
  name: string;
  place: string;
  required: boolean;
  /** `json` if a form field is declared to contain JSON text. */
  encoding: "raw" | "json";
}

/** The body of one response under one media type; `node` is its schema, `beyond` is that of its response. */
export interface Body extends Located {
  status: string;
  mediaType: string;
  examples: readonly { value: unknown; beyond: boolean }[];
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): [string, Json][] =>
  isJson(value)
    ? Object.entries(value).filter((entry): entry is [string, Json] => isJson(entry[1]))
    : [];

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** The node that a local JSON pointer such as `#/components/schemas/Draft` names; throws if there is none. */
export function pointedAt(document: Json, pointer: string): Json {
  let node: unknown = document;
  for (const part of pointer.replace(/^#\/?/, "").split("/").filter(Boolean)) {
    const key = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
    node = isJson(node) || Array.isArray(node) ? (node as Json)[key] : undefined;
  }
  if (!isJson(node)) throw new Error(`${pointer}: no such node in the document`);
  return node;
}

/**
 * Follows `$ref` to the end. Siblings of a reference override its target, because by JSON Schema 2020-12 §8.2.3.1 both
 * apply.
 */
export function follow(document: Json, node: Json, beyond = false): Located {
  const inside = beyond || node["x-beyond-document"] === true;
  if (typeof node.$ref !== "string") return { node, beyond: inside };
  const { $ref, ...siblings } = node;
  const target = follow(document, pointedAt(document, $ref as string), inside);
  return { node: { ...target.node, ...siblings }, beyond: target.beyond };
}

/** A schema with its references followed and its `allOf` members merged in order; later ones override earlier ones. */
export function merge(document: Json, schema: Json, beyond = false): Located {
  const { node, beyond: inside } = follow(document, schema, beyond);
  const { allOf, ...own } = node;
  const members = listOf(allOf).map((member) => merge(document, member, inside));
  return {
    node: Object.assign({}, ...members.map((member) => member.node), own) as Json,
    beyond: inside || members.some((member) => member.beyond),
  };
}

const isForbidden = (schema: unknown): boolean =>
  schema === false ||
  (isJson(schema) && (schema.not === true || (isJson(schema.not) && isEmpty(schema.not))));

const isEmpty = (value: Json): boolean => Object.keys(value).length === 0;

const both = (left: Shape, right: Shape): Shape => ({
  properties: Object.fromEntries(
    [...new Set([...Object.keys(left.properties), ...Object.keys(right.properties)])].map(
      (name) => {
        const [a, b] = [left.properties[name], right.properties[name]];
        return [
          name,
          {
            node: { ...a?.node, ...b?.node },
            // A property that is declared outside a beyond-document part counts as documented, even if such a part
            // refines it.
            beyond: (a?.beyond ?? true) && (b?.beyond ?? true),
          },
        ];
      },
    ),
  ),
  required: [...new Set([...left.required, ...right.required])].sort(),
  beyond: left.beyond || right.beyond,
});

/** Every alternative of an object schema: `allOf` merged, one shape for each way through `oneOf` and `anyOf`. */
export function shapesOf(document: Json, schema: Json, beyond = false): Shape[] {
  const { node, beyond: inside } = follow(document, schema, beyond);
  const forbidden = isJson(node.properties)
    ? Object.keys(node.properties).filter((name) => isForbidden((node.properties as Json)[name]))
    : [];
  const own: Shape = {
    properties: Object.fromEntries(
      entriesOf(node.properties)
        .filter(([name]) => !forbidden.includes(name))
        .map(([name, property]) => [name, merge(document, property, inside)]),
    ),
    required: Array.isArray(node.required) ? (node.required as string[]) : [],
    beyond: inside,
  };
  let shapes = [own];
  for (const member of listOf(node.allOf)) {
    const alternatives = shapesOf(document, member, inside);
    shapes = shapes.flatMap((shape) => alternatives.map((other) => both(shape, other)));
  }
  for (const choice of [listOf(node.oneOf), listOf(node.anyOf)].filter((c) => c.length > 0)) {
    const alternatives = choice.flatMap((branch) => shapesOf(document, branch, inside));
    shapes = shapes.flatMap((shape) => alternatives.map((other) => both(shape, other)));
  }
  return shapes.map((shape) => ({
    ...shape,
    properties: Object.fromEntries(
      Object.entries(shape.properties).filter(([name]) => !forbidden.includes(name)),
    ),
    required: shape.required.filter((name) => !forbidden.includes(name)).sort(),
  }));
}

const typeOfValue = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (Number.isInteger(value)) return "integer";
  return typeof value;
};

/**
 * The JSON types that a schema allows, sorted; from `type`, otherwise from `const`, `enum` or the branches of `oneOf`.
 */
export function typesOf(document: Json, schema: Json): string[] {
  const { node } = merge(document, schema);
  const named = [node.type ?? []].flat() as string[];
  const valued =
    "const" in node ? [node.const] : Array.isArray(node.enum) ? (node.enum as unknown[]) : [];
  const branched = [...listOf(node.oneOf), ...listOf(node.anyOf)].flatMap((branch) =>
    typesOf(document, branch),
  );
  const types = named.length > 0 ? named : valued.length > 0 ? valued.map(typeOfValue) : branched;
  return [...new Set(types)].sort();
}

/** The values that a schema lists, each with its explanation. */
export function allowedValuesOf(
  document: Json,
  schema: Json,
): { value: unknown; meaning: string }[] {
  const { node } = merge(document, schema);
  const explained = isJson(node["x-enumDescriptions"]) ? node["x-enumDescriptions"] : {};
  if (Array.isArray(node.enum))
    return node.enum.map((value) => ({
      value,
      meaning: String(explained[String(value)] ?? ""),
    }));
  return [...listOf(node.oneOf), ...listOf(node.anyOf)]
    .map((branch) => merge(document, branch).node)
    .filter((branch) => "const" in branch)
    .map((branch) => ({
      value: branch.const,
      meaning: [branch.title, branch.description].filter(Boolean).join(": "),
    }));
}

/** Every operation of a document. */
export function operationsOf(document: Json): Operation[] {
  return entriesOf(document.paths).flatMap(([path, item]) => {
    const { node, beyond } = follow(document, item);
    return methods
      .filter((method) => isJson(node[method]))
      .map((method) => ({
        ...follow(document, node[method] as Json, beyond),
        key: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
      }));
  });
}

/** The media types of the request, in order. */
export function requestMediaTypesOf(document: Json, operation: Operation): string[] {
  if (!isJson(operation.node.requestBody)) return [];
  return Object.keys(follow(document, operation.node.requestBody).node.content as Json);
}

/** Every parameter of an operation: those of its path item, its own, and the fields of its form. */
export function parametersOf(document: Json, operation: Operation): Parameter[] {
  const item = follow(document, (document.paths as Json)[operation.path] as Json);
  const declared = [
    ...listOf(item.node.parameters).map((parameter) => follow(document, parameter)),
    ...listOf(operation.node.parameters).map((parameter) =>
      follow(document, parameter, operation.beyond),
    ),
  ].map(({ node, beyond }) => ({
    ...merge(document, { ...(node.schema as Json), ...pick(node, "description") }, beyond),
    name: String(node.name),
    place: String(node.in),
    required: node.required === true,
    encoding: isJson(node.content) ? ("json" as const) : ("raw" as const),
  }));
  return [...declared, ...fieldsOf(document, operation)];
}

function fieldsOf(document: Json, operation: Operation): Parameter[] {
  if (!isJson(operation.node.requestBody)) return [];
  const body = follow(document, operation.node.requestBody, operation.beyond);
  return entriesOf(body.node.content).flatMap(([mediaType, media]) => {
    const encodings = isJson(media.encoding) ? media.encoding : {};
    return shapesOf(document, media.schema as Json, body.beyond).flatMap((shape) =>
      Object.entries(shape.properties).map(([name, property]) => ({
        ...property,
        name,
        place: mediaType === "application/x-www-form-urlencoded" ? "form" : mediaType,
        // A required field of an optional body is not required.
        required: shape.required.includes(name) && body.node.required === true,
        encoding: isJsonEncoded(encodings[name]) ? ("json" as const) : ("raw" as const),
      })),
    );
  });
}

/** By OpenAPI 3.1 §4.8.15.1 `contentType` is ignored next to `style`, `explode` or `allowReserved`. */
const isJsonEncoded = (encoding: unknown): boolean =>
  isJson(encoding) &&
  encoding.contentType === "application/json" &&
  !["style", "explode", "allowReserved"].some((key) => key in encoding);

const pick = (node: Json, key: string): Json => (key in node ? { [key]: node[key] } : {});

/** The bodies of every response of an operation. A response without content has none. */
export function bodiesOf(document: Json, operation: Operation): Body[] {
  return entriesOf(operation.node.responses).flatMap(([status, response]) => {
    const located = follow(document, response, operation.beyond);
    return entriesOf(located.node.content).map(([mediaType, media]) => ({
      node: (media.schema ?? {}) as Json,
      beyond: located.beyond || media["x-beyond-document"] === true,
      status,
      mediaType,
      examples: [
        ...entriesOf(media.examples)
          .map(([, example]) => follow(document, example))
          .map(({ node, beyond }) => ({ value: node.value, beyond })),
        ...("example" in media ? [{ value: media.example, beyond: false }] : []),
      ],
    }));
  });
}

export const isSuccess = (body: Body): boolean => /^2/.test(body.status);

/** The alternatives of an operation's successful body. */
export const successShapesOf = (document: Json, operation: Operation): Shape[] =>
  bodiesOf(document, operation)
    .filter(isSuccess)
    .flatMap((body) => shapesOf(document, body.node, body.beyond));

/**
 * The alternatives of an operation's error bodies, each with its possible values of `code`, if any. `beyond` is about
 * the error itself; `body.beyond` is about its response, and so its status.
 */
export function errorShapesOf(
  document: Json,
  operation: Operation,
): (Shape & { codes: readonly string[]; body: Body })[] {
  return bodiesOf(document, operation)
    .filter((body) => !isSuccess(body))
    .flatMap((body) =>
      shapesOf(document, body.node).map((shape) => {
        const code = shape.properties.code?.node ?? {};
        const codes = "const" in code ? [code.const] : ((code.enum ?? []) as unknown[]);
        return { ...shape, codes: codes.map(String), body };
      }),
    );
}

/** The security schemes of an operation: one list for each alternative, empty if authentication is optional. */
export function securityOf(document: Json, operation: Operation): Json[][] {
  const requirements = listOf(operation.node.security ?? document.security);
  const schemes = (document.components as Json | undefined)?.securitySchemes as Json;
  return requirements.map((requirement) =>
    Object.keys(requirement).map((name) => follow(document, schemes[name] as Json).node),
  );
}

const validators = new WeakMap<Json, (value: unknown) => boolean>();

/** Validates values by a schema of the document (JSON Schema 2020-12), without formats. */
export function validatorOf(document: Json, schema: Json): (value: unknown) => boolean {
  const known = validators.get(schema);
  if (known !== undefined) return known; // Compiling takes long.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  // `#/components/…` resolves against the root schema, so the components are added.
  const validate = ajv.compile({ ...schema, components: document.components });
  const isValid = (value: unknown) => validate(value) === true;
  validators.set(schema, isValid);
  return isValid;
}
