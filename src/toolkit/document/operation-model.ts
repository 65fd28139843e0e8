import type { Subschema } from "./composition.ts";
import { type Credential, credentialAlternatives, declaredCredentials } from "./credentials.ts";
import { methods } from "./grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  join,
  listOf,
  type OpenApiDocument,
  resolve,
} from "./json.ts";
import { isJson } from "./media-type.ts";
import type { ParameterStyle } from "./operation-row.ts";
import {
  chainFrom,
  type Extensions,
  extensionsOf,
  type Schema,
  type SchemaReader,
  schemaReader,
} from "./schema-model.ts";

/** An operation of a document, with references followed. All code that does not rewrite documents reads this. */
export interface Operation extends Described {
  /** Its `operationId`. */
  readonly id: string;
  readonly method: "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH" | "TRACE";
  /** The path template, for example `/api/v1/drafts/{draft_id}`. */
  readonly path: string;
  readonly pointer: string;
  /** Whether the server sends it to its clients. */
  readonly isWebhook: boolean;
  readonly summary: string | undefined;
  readonly tags: readonly string[];
  readonly isDeprecated: boolean;
  /** Whether all calls need credentials. */
  readonly isAuthenticated: boolean;
  /** The declared schemes, if the document does not say which credentials it needs, or that it needs none. */
  readonly silent: readonly Credential[] | undefined;
  /** A page with more about it. */
  readonly externalDocs: { readonly url: string; readonly description: string } | undefined;
  /** The alternatives of its `security`, each with the credentials of a request. */
  readonly ways: readonly (readonly Credential[])[];
  /** The parameters of the operation and of its path; those of the operation take precedence (OpenAPI 3.1 §4.8.9.1). */
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  /** In the order of the document. */
  readonly responses: readonly DocumentedResponse[];
}

/** The description and the extensions of an object. */
export interface Described {
  readonly description: string | undefined;
  readonly extensions: Extensions;
}

/** A parameter in the path, query, headers or cookies. */
interface Parameter extends Described {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  /** Whether its value is sent as JSON text, by its `content`. */
  readonly isJsonText: boolean;
  readonly styled: ParameterStyle;
  readonly schema: Schema | undefined;
  readonly examples: readonly Example[];
}

/** The body of a request. */
interface RequestBody extends Described {
  readonly isRequired: boolean;
  readonly content: readonly MediaType[];
}

/** A response of an operation. */
export interface DocumentedResponse extends Described {
  /** For example `200`, `4XX` or `default`. */
  readonly status: string;
  /** The name of its component, if it is one. */
  readonly component: string | undefined;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
}

/** A header of a response. */
interface Header extends Described {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly schema: Schema | undefined;
}

/** A body in one media type. */
export interface MediaType {
  /** For example `application/json`. */
  readonly name: string;
  readonly schema: Schema | undefined;
  readonly examples: readonly Example[];
  /** The `contentType` of fields of a form (OpenAPI 3.1 §4.8.15), by their names. */
  readonly encodings: ReadonlyMap<string, string>;
  /** The fields of a form with a `style` or `explode` other than the usual ones. */
  readonly styled: readonly string[];
}

/** A named example; one from the keyword `example` has that name. */
export interface Example extends Described {
  readonly name: string;
  readonly summary: string | undefined;
  readonly value: Json;
}

/**
 * Reads the operations of a document, in its order: by default all, otherwise those whose pointers `isWanted` accepts.
 * The document must not change afterwards.
 */
export type ReadOperations = (
  document: OpenApiDocument,
  isWanted?: (pointer: string) => boolean,
) => Operation[];

/** The operations that clients call. */
export const operationsOf: ReadOperations = (document, isWanted) =>
  operationsIn(document, "#/paths", isWanted);

/** The requests that the server sends to its clients; their `path` is the name of the webhook. */
export const webhooksOf: ReadOperations = (document, isWanted) =>
  operationsIn(document, "#/webhooks", isWanted);

function operationsIn(
  document: OpenApiDocument,
  paths: string,
  isWanted: (pointer: string) => boolean = () => true,
): Operation[] {
  const reader = readerOf(document);
  return reader.entries(paths).flatMap(({ name: path, node: item, place }) =>
    methods.flatMap((method): Operation | [] => {
      const node = item[method];
      const pointer = join(place, method);
      if (!isObject(node) || !isWanted(pointer)) return [];
      const security = node.security ?? document.security;
      const ways = credentialAlternatives(document, security);
      return {
        id: String(node.operationId),
        method: method.toUpperCase() as Operation["method"],
        path,
        pointer,
        isWebhook: paths === "#/webhooks",
        summary: textOf(node.summary),
        ...described(node),
        tags: Array.isArray(node.tags) ? node.tags.map(String) : [],
        isDeprecated: node.deprecated === true,
        isAuthenticated: ways.length > 0,
        silent: security === undefined ? declaredCredentials(document) : undefined,
        externalDocs: moreOf(node),
        ways,
        parameters: parametersOf(reader, place, pointer),
        body: bodyOf(reader, pointer),
        responses: responsesOf(reader, pointer),
      };
    }),
  );
}

/** A member of a map or list, with its place after following references. */
interface Entry extends Subschema {
  readonly name: string;
}

/** Follows the references of one document. */
interface Reader {
  readonly schema: SchemaReader;
  /** The object at a place, with references followed. */
  at(place: string): Subschema | undefined;
  /** The members of a map or a list. */
  entries(place: string): Entry[];
}

function readerOf(document: OpenApiDocument): Reader {
  const at: Reader["at"] = (place) => {
    const last = chainFrom(document, place).at(-1);
    return last?.node.$ref === undefined ? last : undefined;
  };
  return {
    schema: schemaReader(document),
    at,
    entries(place) {
      const field = resolve(document, place);
      if (typeof field !== "object" || field === null) return [];
      return Object.keys(field).flatMap((name) => {
        const found = at(join(place, name));
        return found === undefined ? [] : { name, ...found };
      });
    },
  };
}

/** An operation with those parameters of its path that it does not override (OpenAPI 3.1 §4.8.10.1), as written. */
export function withParametersOf(
  document: OpenApiDocument,
  { parameters: shared }: JsonObject,
  operation: JsonObject,
): JsonObject {
  const keyOf = (parameter: Json) => {
    const { in: place, name } = Object(dereference(document, parameter)) as JsonObject;
    return `${place} ${name}`;
  };
  const own = listOf(operation.parameters);
  const names = new Set(own.map(keyOf));
  const parameters = [...listOf(shared).filter((one) => !names.has(keyOf(one))), ...own];
  return parameters.length > 0 ? { ...operation, parameters } : operation;
}

function parametersOf(reader: Reader, item: string, operation: string): Parameter[] {
  const parametersIn = (owner: string) =>
    reader.entries(`${owner}/parameters`).map((entry): Parameter => {
      const { node, place } = entry;
      const [media] = reader.entries(`${place}/content`);
      return {
        name: String(node.name),
        in: String(node.in) as Parameter["in"],
        isRequired: node.required === true,
        isDeprecated: node.deprecated === true,
        isJsonText: media !== undefined && isJson(media.name),
        styled: styleOf(node),
        schema: schemaIn(reader, media ?? entry),
        examples: examplesIn(reader, media ?? entry),
        ...described(node),
      };
    });
  const own = parametersIn(operation);
  const isOverridden = (one: Parameter) =>
    own.some(({ name, in: place }) => name === one.name && place === one.in);
  return [...parametersIn(item).filter((parameter) => !isOverridden(parameter)), ...own];
}

/** By default, `form` in queries and cookies, otherwise `simple`; only `form` explodes (OpenAPI 3.1 §4.8.12.2). */
function styleOf(parameter: JsonObject): ParameterStyle {
  const usual = /query|cookie/.test(String(parameter.in)) ? "form" : "simple";
  const style = (parameter.style ?? usual) as ParameterStyle["style"]; // Judged by lint.
  const { explode = style === "form", allowReserved = false } = parameter;
  return { style, explode: explode === true, ...(allowReserved === true && { allowReserved }) };
}

function bodyOf(reader: Reader, operation: string): RequestBody | undefined {
  const body = reader.at(`${operation}/requestBody`);
  if (body === undefined) return undefined;
  const { node, place } = body;
  return {
    isRequired: node.required === true,
    content: contentOf(reader, place),
    ...described(node),
  };
}

function responsesOf(reader: Reader, operation: string): DocumentedResponse[] {
  return reader.entries(`${operation}/responses`).map(({ name, node, place }) => ({
    status: name,
    component: /^#\/components\/responses\/([^/]+)$/.exec(place)?.[1],
    headers: reader.entries(`${place}/headers`).map((entry) => ({
      name: entry.name,
      isRequired: entry.node.required === true,
      isDeprecated: entry.node.deprecated === true,
      schema: schemaIn(reader, entry),
      ...described(entry.node),
    })),
    content: contentOf(reader, place),
    ...described(node),
  }));
}

function contentOf(reader: Reader, holder: string): MediaType[] {
  return reader.entries(`${holder}/content`).map((entry) => ({
    name: entry.name,
    schema: schemaIn(reader, entry),
    examples: examplesIn(reader, entry),
    encodings: new Map(
      reader
        .entries(`${entry.place}/encoding`)
        .flatMap(({ name, node }) =>
          node.contentType === undefined ? [] : [[name, String(node.contentType)]],
        ),
    ),
    styled: reader
      .entries(`${entry.place}/encoding`)
      .filter(({ node: { style = "form", explode = true } }) => style !== "form" || !explode)
      .map(({ name }) => name),
  }));
}

function schemaIn(reader: Reader, { node, place }: Subschema): Schema | undefined {
  return isObject(node.schema) ? reader.schema(`${place}/schema`) : undefined;
}

function examplesIn(reader: Reader, { node, place }: Subschema): Example[] {
  if (node.example !== undefined) {
    const only = { name: "example", summary: undefined, value: node.example };
    return [{ ...only, description: undefined, extensions: {} }];
  }
  return reader.entries(`${place}/examples`).flatMap(({ name, node }) => {
    if (node.value === undefined) return []; // Examples with `externalValue` have nothing to show.
    return { name, summary: textOf(node.summary), value: node.value, ...described(node) };
  });
}

function described(node: JsonObject): Described {
  return { description: textOf(node.description), extensions: extensionsOf(node) };
}

function moreOf({ externalDocs }: JsonObject): Operation["externalDocs"] {
  const { url, description = "" } = isObject(externalDocs) ? externalDocs : {};
  return /^https?:[^<>\s]+$/.test(String(url))
    ? { url: String(url), description: String(description) }
    : undefined;
}

const textOf = (value: Json | undefined) => (typeof value === "string" ? value : undefined);
