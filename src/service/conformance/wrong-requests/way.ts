import {
  type Argument,
  type ArgumentValues,
  isPlainText,
  placedCall,
  urlEncoded,
} from "../../../toolkit/document/arguments.ts";
import type { Json } from "../../../toolkit/document/json.ts";
import type { Operation } from "../../../toolkit/document/operation.ts";
import type { Schema } from "../../../toolkit/document/schema.ts";
import { authorizationOf } from "../../client/credentials.ts";
import type { AccountSecrets } from "../../client/options.ts";

/**
 * The answer that the specification wants to a changed request; `example` names the example of the documented error, if
 * there is one:
 * - `accepted`: its form is valid; only role or state may cause a refusal;
 * - `same`: it is the plain request in another form, with the same answer;
 * - `unknown`: its form is valid, but the argument names nothing that exists;
 * - `open`: the specification does not tell whether its form is valid;
 * - `missing`, `malformed`: an argument is missing or malformed;
 * - `credentials`: the credentials are wrong;
 * - `method`, `route`: the path does not have the method, or does not exist.
 */
export type Wanted =
  | { readonly is: "accepted" | "same" | "open" | "route" }
  | { readonly is: "unknown" | "missing"; readonly name: string }
  | { readonly is: "malformed"; readonly example?: string }
  | { readonly is: "credentials" | "method"; readonly example: string };

/** An operation, with the data that ways use. */
export interface AskedOperation {
  readonly operation: Operation;
  readonly arguments: readonly Argument[];
  /** The methods of its path, sorted, and HEAD if there is GET (sources §10.11, §10.12). */
  readonly methods: readonly string[];
  /** Whether a value is valid for a schema of its document. */
  isValid(schema: Schema | undefined, value: Json): boolean;
}

/** A change to the plain request of an operation, and the wanted answer. */
export interface RequestVariant {
  /** Distinguishes it from other variants of its way; absent if no check needs that. */
  readonly name?: string;
  readonly wanted: Wanted;
  /** The argument that it changes; absent if it changes none. */
  readonly argument?: string;
  /** A description of the changed credentials, without secrets. */
  readonly credentials?: string;
  change(request: PlannedRequest, sender: AccountSecrets): PlannedRequest;
}

/** A named way in which requests differ from the plain one. */
export interface Way {
  readonly name: string;
  /** Its variants for an operation, the plainest first; none if the way does not apply. */
  variantsOf(asked: AskedOperation): readonly RequestVariant[];
}

/** An argument in the query string or the form. */
export type NamedArgument = Argument & { readonly in: PlannedField["in"] };

/** The arguments of an operation in its query string and form. */
export function namedArguments({ arguments: all }: AskedOperation): NamedArgument[] {
  return all.filter((argument): argument is NamedArgument =>
    ["query", "form"].includes(argument.in),
  );
}

/** A way that changes one argument at a time. */
export function ofArgument(
  name: string,
  variantsOf: (
    argument: NamedArgument,
    asked: AskedOperation,
  ) => readonly Omit<RequestVariant, "argument">[],
): Way {
  return {
    name,
    variantsOf: (asked) =>
      namedArguments(asked).flatMap((argument) =>
        variantsOf(argument, asked).map((variant) => ({ ...variant, argument: argument.name })),
      ),
  };
}

/** A variant that replaces an argument's fields by these. */
export function instead(
  { name, in: place }: NamedArgument,
  wanted: Wanted,
  ...fields: readonly Omit<PlannedField, "in">[]
): Pick<RequestVariant, "wanted" | "change"> {
  return {
    wanted,
    change: (request) => ({
      ...request,
      fields: [
        ...request.fields.filter((field) => field.name !== name),
        ...fields.map((field) => ({ ...field, in: place })),
      ],
    }),
  };
}

/** The wanted answer to a request without an argument. */
export const ifAbsent = ({ name, isRequired }: Argument): Wanted =>
  isRequired ? { is: "missing", name } : { is: "accepted" };

/** Replaces an argument by each of these texts. */
export const texts = (argument: NamedArgument, all: readonly string[], wanted: Wanted) =>
  all.map((text) => instead(argument, wanted, { name: argument.name, text }));

const formArguments = (asked: AskedOperation) =>
  namedArguments(asked).filter((argument) => argument.in === "form");

/** A way that applies to operations with a form. */
export const ofForm = (
  name: string,
  variantsOf: (asked: AskedOperation) => readonly RequestVariant[],
): Way => ({
  name,
  variantsOf: (asked) => (formArguments(asked).length === 0 ? [] : variantsOf(asked)),
});

/** The same request in another form (sources §10.17). */
export const same = (change: RequestVariant["change"]): RequestVariant => ({
  wanted: { is: "same" },
  change,
});

/** The wanted answer if a server does not read the body. */
export function ifUnread(asked: AskedOperation): Wanted {
  const required = formArguments(asked).find(({ isRequired }) => isRequired);
  return required === undefined ? { is: "accepted" } : ifAbsent(required);
}

/** Sends the body in another encoding, or under another content type. */
export const asForm =
  (bodyForm: BodyForm, contentType?: string) =>
  (request: PlannedRequest): PlannedRequest => ({
    ...request,
    bodyForm,
    ...(contentType !== undefined && { contentType }),
  });

/** Replaces each field of the form. */
export const inForm = (
  request: PlannedRequest,
  change: (field: PlannedField) => readonly PlannedField[],
): PlannedRequest => ({
  ...request,
  fields: request.fields.flatMap((field) => (field.in === "form" ? change(field) : [field])),
});

/** Whether an argument may be any text. */
export const isFreeText = (argument: Argument): boolean =>
  isPlainText(argument) && argument.schema?.values === undefined;

/** The wanted answer to a text that is not JSON, which is valid for a string. */
export const unlessText = (argument: Argument, example?: string): Wanted => {
  if (isFreeText(argument)) return { is: "accepted" };
  return { is: "malformed", ...(example !== undefined && { example }) };
};

/** A name and its text, in the query string or in the form. */
export interface PlannedField {
  readonly in: "query" | "form";
  readonly name: string;
  readonly text: string;
  /** An encoded pair that is sent instead, for a wrong encoding. */
  readonly encoded?: string;
}

/** The encoding of a body. */
export type BodyForm = "urlencoded" | "multipart" | "json" | "unnamed";

/** A request before it is encoded, so that a variant can change one part of it. */
export interface PlannedRequest {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly PlannedField[];
  readonly authorization?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bodyForm: BodyForm;
  /** Replaces the content type of `bodyForm`. */
  readonly contentType?: string;
  /** Whether it is sent twice. */
  readonly isRepeated: boolean;
}

/** An encoded request. */
export interface WrittenRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

/** The plain request of an account. */
export function plannedRequest(
  operation: Operation,
  values: ArgumentValues,
  { email, apiKey }: AccountSecrets,
): PlannedRequest {
  const { path, query, form, header } = placedCall(operation, values);
  const fieldsIn = (place: PlannedField["in"], texts: typeof query): PlannedField[] =>
    texts.map(({ name, text }) => ({ in: place, name, text }));
  return {
    method: operation.method,
    path,
    fields: [...fieldsIn("query", query), ...fieldsIn("form", form)],
    ...(operation.isAuthenticated && { authorization: authorizationOf(email, apiKey) }),
    headers: header.map(({ name, text }) => [name.toLowerCase(), text]),
    bodyForm: "urlencoded",
    isRepeated: false,
  };
}

const boundary = "conformance-boundary";

const contentTypes: Readonly<Record<BodyForm, string | undefined>> = {
  urlencoded: "application/x-www-form-urlencoded",
  multipart: `multipart/form-data; boundary=${boundary}`,
  json: "application/json",
  unnamed: undefined,
};

/** Encodes a request. */
export function written(request: PlannedRequest): WrittenRequest {
  const { method, path, fields, authorization, headers, bodyForm, contentType } = request;
  const query = fields.filter((field) => field.in === "query").map(encode);
  const form = fields.filter((field) => field.in === "form");
  const type = contentType ?? contentTypes[bodyForm];
  const hasBody = method !== "GET" && (form.length > 0 || contentType !== undefined);
  return {
    method,
    target: query.length === 0 ? path : `${path}?${query.join("&")}`,
    headers: [
      ...(authorization === undefined ? [] : [["authorization", authorization] as const]),
      ...headers,
      ...(hasBody && type !== undefined ? [["content-type", type] as const] : []),
    ],
    ...(hasBody && { body: bodyOf(bodyForm, form) }),
  };
}

function bodyOf(bodyForm: BodyForm, form: readonly PlannedField[]): string {
  if (bodyForm === "json") {
    return JSON.stringify(Object.fromEntries(form.map(({ name, text }) => [name, jsonOr(text)])));
  }
  if (bodyForm !== "multipart") return form.map(encode).join("&");
  // RFC 7578 §4, written by hand to be shown in reports.
  const parts = form.map(
    ({ name, text }) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const encode = ({ name, text, encoded }: PlannedField): string =>
  encoded ?? `${urlEncoded(name)}=${urlEncoded(text)}`;
