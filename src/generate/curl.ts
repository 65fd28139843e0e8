import type { Json } from "../document/json.ts";
import type {
  OperationRow as Operation,
  ParameterRow as OperationParameter,
} from "../document/operation-row.ts";
import type { Arguments } from "./request-example.ts";

/** The placeholders of sources §5, quoted for a shell. */
const credentials = "'<EMAIL>:<API_KEY>'";

/** A command line that sends one call with curl; it works in any POSIX shell as it stands. */
export function curl(baseUrl: string, operation: Operation, values: Arguments): string {
  const placed = Object.entries(operation.parameters).flatMap(([name, parameter]) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, parameter, text: wireText(value, parameter) }];
  });
  const data = placed
    .filter(({ parameter }) => parameter.in === "query" || parameter.in === "form")
    .map(({ name, text }) => `--data-urlencode ${shellQuoted(`${name}=${text}`)}`);
  const inQuery = placed.some(({ parameter }) => parameter.in === "query");
  return [
    "curl -sS",
    ...(inQuery ? ["-G"] : operation.method === "GET" ? [] : [`-X ${operation.method}`]),
    ...(operation.isAuthenticated ? [`-u ${credentials}`] : []),
    ...data,
    shellQuoted(`${baseUrl}${filledPath(operation, values)}`),
  ].join(" ");
}

/** The path of a call, its parameters filled in and encoded. */
export function filledPath({ path, parameters }: Operation, values: Arguments): string {
  return Object.entries(parameters).reduce((filled, [name, parameter]) => {
    const value = values[name];
    if (parameter.in !== "path" || value === undefined) return filled;
    return filled.replace(`{${name}}`, encodeURIComponent(wireText(value, parameter)));
  }, path);
}

/** A value as it travels: JSON text where the parameter asks for it, and else as it is. */
export function wireText(value: Json, { encoding }: OperationParameter): string {
  return encoding === "json" || typeof value !== "string" ? JSON.stringify(value) : value;
}

/** A text as one word of a POSIX shell. */
export function shellQuoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
