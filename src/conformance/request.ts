import { authorizationOf } from "../client/authorization.ts";
import { defaultUserAgent } from "../client/user-agent.ts";
import { argumentsOf, fieldsBodyOf } from "../document/arguments.ts";
import type { Credentials, Question } from "./exchange.ts";
import type { Sent } from "./report.ts";

/** A question as it travels, and as a report shows it: without credentials. */
export function requestOf(question: Question): { readonly init: RequestInit; readonly sent: Sent } {
  const { operation, credentials, method = operation.method } = question;
  const { body, contentType } = formOf(question);
  const authorization = headerOf(credentials);
  const content = body === undefined ? {} : { body };
  return {
    sent: { method, path: pathOf(question), credentials: credentials.as, ...content },
    init: {
      method,
      headers: {
        ...fieldsOf(question, "header"),
        Accept: "application/json",
        // Messages are translated to the language of the user where nothing else is asked for.
        "Accept-Language": "en",
        "User-Agent": defaultUserAgent.replace("/", "-conformance/"),
        ...(contentType === undefined ? {} : { "Content-Type": contentType }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      ...content,
    },
  };
}

function headerOf(credentials: Credentials): string | undefined {
  if (!("account" in credentials)) return credentials.authorization;
  return authorizationOf(credentials.account.email, credentials.account.apiKey);
}

/** The path of a request with its arguments and its query string. */
function pathOf(question: Question): string {
  const { operation, values = {}, unsupported = {}, query = {}, body = "form" } = question;
  const path = operation.parameters
    .filter((parameter) => parameter.in === "path")
    .reduce(
      (path, { name }) => path.replace(`{${name}}`, () => encodeURIComponent(values[name] ?? "")),
      operation.path,
    );
  const fields = new URLSearchParams(fieldsOf(question, "query"));
  if (body === "query") append(fields, fieldsOf(question, "form"));
  if (!hasForm(question)) append(fields, unsupported);
  append(fields, query);
  return fields.size === 0 ? path : `${path}?${fields}`;
}

/** The body of a request and its media type; neither where it has no field to send. */
function formOf(question: Question): { body?: string; contentType?: string } {
  const { unsupported = {}, body = "form" } = question;
  if (!hasForm(question) || body === "query") return {};
  const fields = { ...fieldsOf(question, "form"), ...unsupported };
  if (body === "json") return { body: JSON.stringify(fields), contentType: "application/json" };
  if (body === "multipart") return multipart(fields);
  if (Object.keys(fields).length === 0) return {};
  return {
    body: new URLSearchParams(fields).toString(),
    contentType: "application/x-www-form-urlencoded",
  };
}

function hasForm({ operation }: Question): boolean {
  return fieldsBodyOf(operation)?.in === "form";
}

function fieldsOf(
  { operation, values = {} }: Question,
  place: "query" | "form" | "header",
): Record<string, string> {
  const names = argumentsOf(operation)
    .filter((argument) => argument.in === place)
    .map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function append(fields: URLSearchParams, more: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(more)) fields.append(name, value);
}

/** Written out (RFC 7578 §4), so that the report can show what was sent. */
function multipart(fields: Readonly<Record<string, string>>): {
  body: string;
  contentType: string;
} {
  const boundary = "conformance-boundary";
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    body: `${parts.join("")}--${boundary}--\r\n`,
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
