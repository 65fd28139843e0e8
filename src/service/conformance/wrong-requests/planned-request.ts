import {
  type ArgumentValues,
  placedCall,
  urlEncoded,
} from "../../../toolkit/document/arguments.ts";
import type { Operation } from "../../../toolkit/document/operation.ts";
import type { AccountSecrets } from "../../client/credentials.ts";
import { authorizationOf } from "../../client/credentials.ts";

/** A name and its text, in the query string or in the form. */
export interface PlannedField {
  readonly in: "query" | "form";
  readonly name: string;
  readonly text: string;
  /** What travels in their place, where the encoding itself is wrong. */
  readonly encoded?: string;
}

/** Under which name a body travels. */
export type BodyForm = "urlencoded" | "multipart" | "json" | "unnamed";

/** A request before it is written down, so that one thing about it can be changed. */
export interface PlannedRequest {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly PlannedField[];
  readonly authorization?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bodyForm: BodyForm;
  /** Takes the place of the content type of that form. */
  readonly contentType?: string;
  /** Whether it is sent twice. */
  readonly isRepeated: boolean;
}

/** A request as it travels. */
export interface WrittenRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

/** The request of an account as the specification has it. */
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
    ...(operation.isAuthenticated ? { authorization: authorizationOf(email, apiKey) } : {}),
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

/** Writes a request down. */
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
    ...(hasBody ? { body: bodyOf(bodyForm, form) } : {}),
  };
}

function bodyOf(bodyForm: BodyForm, form: readonly PlannedField[]): string {
  if (bodyForm === "json") {
    return JSON.stringify(Object.fromEntries(form.map(({ name, text }) => [name, jsonOr(text)])));
  }
  if (bodyForm !== "multipart") return form.map(encode).join("&");
  // RFC 7578 §4, written out so that it can be shown.
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
