import type { Question } from "./ask.ts";

/** The path of a request with its arguments and its query string. */
export function pathOf(question: Question): string {
  const { operation, values = {}, unsupported = {}, query = {}, body = "form" } = question;
  const path = Object.entries(operation.parameters).reduce(
    (path, [name, parameter]) =>
      parameter.in === "path"
        ? path.replace(`{${name}}`, encodeURIComponent(values[name] ?? ""))
        : path,
    operation.path,
  );
  const fields = new URLSearchParams(fieldsOf(question, "query"));
  if (body === "query") append(fields, fieldsOf(question, "form"));
  if (!hasForm(question)) append(fields, unsupported);
  append(fields, query);
  return fields.size === 0 ? path : `${path}?${fields}`;
}

/** The body of a request and its media type; neither where it has no field to send. */
export function formOf(question: Question): { body?: string; contentType?: string } {
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

/** The arguments that travel as headers of their own. */
export function headersOf(question: Question): Record<string, string> {
  return fieldsOf(question, "header");
}

function hasForm({ operation }: Question): boolean {
  return Object.values(operation.parameters).some((parameter) => parameter.in === "form");
}

function fieldsOf(
  { operation, values = {} }: Question,
  place: "query" | "form" | "header",
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => operation.parameters[name]?.in === place),
  );
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
