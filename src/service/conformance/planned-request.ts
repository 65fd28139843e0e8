import {
  type ArgumentValues,
  serializeCall,
  urlEncoded,
} from "../../toolkit/document/arguments.ts";
import type { Operation } from "../../toolkit/document/operation-model.ts";
import { basicAuthorization } from "../../toolkit/runtime/api-conventions.ts";
import { jsonValue } from "../../universal/json-value.ts";
import type { AccountSecrets } from "../client/client-options.ts";

/** A name and its text, in the query string or in the form. */
export interface PlannedField {
  readonly in: "query" | "form";
  readonly name: string;
  readonly text: string;
}

type BodyForm = "urlencoded" | "multipart" | "json";

/** A request before it is encoded, so that a check can change one part of it. */
export interface PlannedRequest {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly PlannedField[];
  readonly authorization?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bodyForm: BodyForm;
}

/** A text with small letters for capitals, and capitals for small letters. */
export const inAnotherCase = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );

/** Changes the plain request of an account, for example to an invalid one. */
export type RequestChange = (request: PlannedRequest, sender: AccountSecrets) => PlannedRequest;

/** An encoded request. */
export interface SerializedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

export function plannedRequest(
  operation: Operation,
  values: ArgumentValues,
  { email, apiKey }: AccountSecrets,
): PlannedRequest {
  const { path, query, form, header } = serializeCall(operation, values);
  const fieldsIn = (place: PlannedField["in"], texts: typeof query): PlannedField[] =>
    texts.map(({ name, text }) => ({ in: place, name, text }));
  return {
    method: operation.method,
    path,
    fields: [...fieldsIn("query", query), ...fieldsIn("form", form)],
    ...(operation.isAuthenticated && { authorization: basicAuthorization(email, apiKey) }),
    headers: header.map(({ name, text }) => [name.toLowerCase(), text]),
    bodyForm: "urlencoded",
  };
}

export const withFields =
  (name: string, ...fields: readonly PlannedField[]): RequestChange =>
  (request) => ({
    ...request,
    fields: [...request.fields.filter((field) => field.name !== name), ...fields],
  });

export const eachField = (
  request: PlannedRequest,
  change: (field: PlannedField) => readonly PlannedField[],
): PlannedRequest => ({ ...request, fields: request.fields.flatMap(change) });

const boundary = "conformance-boundary";

const contentTypes: Readonly<Record<BodyForm, string>> = {
  urlencoded: "application/x-www-form-urlencoded",
  multipart: `multipart/form-data; boundary=${boundary}`,
  json: "application/json",
};

/** Encodes a request. */
export function serializeRequest(request: PlannedRequest): SerializedRequest {
  const { method, path, fields, authorization, headers, bodyForm } = request;
  const query = fields.filter((field) => field.in === "query").map(encode);
  const form = fields.filter((field) => field.in === "form");
  const hasBody = method !== "GET" && form.length > 0;
  return {
    method,
    target: query.length === 0 ? path : `${path}?${query.join("&")}`,
    headers: [
      ...(authorization === undefined ? [] : [["authorization", authorization] as const]),
      ...headers,
      ...(hasBody ? [["content-type", contentTypes[bodyForm]] as const] : []),
    ],
    ...(hasBody && { body: bodyOf(bodyForm, form) }),
  };
}

function bodyOf(bodyForm: BodyForm, form: readonly PlannedField[]): string {
  if (bodyForm === "json") {
    const fields = form.map(({ name, text }) => {
      const value = jsonValue(text);
      return [name, value === undefined ? text : value];
    });
    return JSON.stringify(Object.fromEntries(fields));
  }
  if (bodyForm !== "multipart") return form.map(encode).join("&");
  // RFC 7578 §4, written by hand to be shown in reports.
  const parts = form.map(
    ({ name, text }) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}

const encode = ({ name, text }: PlannedField): string => `${urlEncoded(name)}=${urlEncoded(text)}`;
