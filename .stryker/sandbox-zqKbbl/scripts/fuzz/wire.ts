/** A name and its text, in the query string or in the body. */
// @ts-nocheck

export interface Field {
  readonly in: "query" | "form";
  readonly name: string;
  readonly text: string;
  /** What travels in their place, where the encoding itself is wrong. */
  readonly encoded?: string;
}

/** Under which name a body travels. */
export type BodyForm = "urlencoded" | "multipart" | "json" | "unnamed";

/** A request before it is written down, so that one thing about it can be changed. */
export interface Draft {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly Field[];
  readonly authorization?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bodyForm: BodyForm;
  /** Takes the place of the content type of that form. */
  readonly contentType?: string;
  /** Whether it is sent twice. */
  readonly isRepeated: boolean;
}

/** A request as it travels. */
export interface WireRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const boundary = "fuzz-boundary";

const contentTypes: Readonly<Record<BodyForm, string | undefined>> = {
  urlencoded: "application/x-www-form-urlencoded",
  multipart: `multipart/form-data; boundary=${boundary}`,
  json: "application/json",
  unnamed: undefined,
};

/** Writes a request down. */
export function written(draft: Draft): WireRequest {
  const query = draft.fields.filter((field) => field.in === "query").map(encode);
  const form = draft.fields.filter((field) => field.in === "form");
  const type = draft.contentType ?? contentTypes[draft.bodyForm];
  const hasBody = draft.method !== "GET" && (form.length > 0 || draft.contentType !== undefined);
  return {
    method: draft.method,
    target: query.length === 0 ? draft.path : `${draft.path}?${query.join("&")}`,
    headers: [
      ...(draft.authorization === undefined
        ? []
        : [["authorization", draft.authorization] as const]),
      ...draft.headers,
      ...(hasBody && type !== undefined ? [["content-type", type] as const] : []),
    ],
    ...(hasBody ? { body: bodyOf(draft.bodyForm, form) } : {}),
  };
}

function bodyOf(bodyForm: BodyForm, form: readonly Field[]): string {
  if (bodyForm === "json") {
    return JSON.stringify(Object.fromEntries(form.map(({ name, text }) => [name, jsonOr(text)])));
  }
  if (bodyForm !== "multipart") return form.map(encode).join("&");
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

const encode = ({ name, text, encoded }: Field): string =>
  encoded ?? `${percentEncoded(name)}=${percentEncoded(text)}`;

/** Halves of surrogate pairs do not travel: they have no UTF-8. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/**
 * The names that a server reads from a request beside those it supports, sorted; `undefined` where
 * readers of forms may differ.
 */
export function unsupportedNames(
  { fields, bodyForm, method }: Draft,
  supported: readonly string[],
): string[] | undefined {
  if (fields.some(({ encoded }) => encoded !== undefined)) return undefined;
  const isForm = bodyForm === "urlencoded" || bodyForm === "multipart";
  const read = fields.filter((field) => field.in === "query" || (isForm && method !== "GET"));
  const names = new Set(read.map(({ name }) => name));
  return [...names].filter((name) => !supported.includes(name)).sort();
}
