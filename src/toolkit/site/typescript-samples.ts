import { encodingOf, type GivenArgument, type SentArgument } from "../document/arguments.ts";
import { literal, memberOf, propertyKey, stringLiteral } from "../text/typescript-text.ts";
import type { OwnClient, SampleCall } from "./sample-call.ts";

/** A call with the API's own client. */
export function clientSample(call: SampleCall, level: number | string, client: OwnClient): string {
  const { given, operation } = call;
  const [user, password] = [client.user.name, client.password.name];
  return `import { createClient } from ${stringLiteral(client.package)};

const { BASE_URL = "", ${user} = "", ${password} = "" } = process.env;

const client = createClient({
  baseUrl: BASE_URL,
  email: ${user},
  apiKey: ${password},
  featureLevel: ${literal(level)},
});
${printed(`${memberOf("client", operation.id)}(${given.length === 0 ? "" : objectLiteral(given.map(member))})`)}`;
}

/** A call with openapi-fetch and the generated types, for an API without a client of its own. */
export function openapiFetchSample(call: SampleCall, level: number | string): string {
  const headers = secretHeaders(call);
  const clientOptions = objectLiteral([
    ["baseUrl", "BASE_URL"],
    ...(headers.length === 0 ? [] : [["headers", objectLiteral(headers)] as const]),
  ]);
  const variables = new Set(call.secrets.flatMap((one) => one.variables));
  const environment = Array.from(variables, (name) => `${name} = ""`);
  return `import createClient from "openapi-fetch";
import type { PathsFrom } from "./client.gen.js";

const { ${[`BASE_URL = ${stringLiteral(call.address)}`, ...environment].join(", ")} } = process.env;

const client = createClient<PathsFrom[${literal(level)}]>(${clientOptions});
${queryMiddleware(call)}${printed(openapiFetchRequest(call))}`;
}

/** Code that makes a request with a client that returns `data` and `error`, and prints the result. */
const printed = (request: string): string => `const { data, error } = await ${request};
console.log(error ?? data);`;

function openapiFetchRequest(call: SampleCall): string {
  const { operation, response } = call;
  const params = (["path", "query", "header"] as const).flatMap((place) => {
    const members = call.given.filter((one) => one.in === place).map(member);
    return members.length === 0 ? [] : [[place, objectLiteral(members)] as const];
  });
  const options = [
    ...(params.length === 0 ? [] : [["params", objectLiteral(params)] as const]),
    ...(isUsualQuery(call)
      ? []
      : [["querySerializer", `() => String(${encodedFields(call.query)})`] as const]),
    ...bodyOptions(call),
    ...(response === "text" || response === "blob" ? [["parseAs", `"${response}"`] as const] : []),
  ];
  const given = options.length === 0 ? "" : `, ${objectLiteral(options)}`;
  return `client.${operation.method}(${stringLiteral(operation.path)}${given})`;
}

/** The options about a body, without which openapi-fetch assumes `application/json`. */
function bodyOptions({ operation, body, form }: SampleCall): (readonly [string, string])[] {
  if (body === undefined) return [];
  const { mediaType, json } = body;
  const isEmptyForm = json === undefined && form.length === 0;
  if (isEmptyForm && operation.body?.isRequired !== true) return [];
  const headers = objectLiteral([["Content-Type", stringLiteral(mediaType)]]);
  return [
    ...(mediaType === "application/json" ? [] : [["headers", headers] as const]),
    ...(json !== undefined
      ? [["body", literal(json)] as const]
      : [
          ["body", objectLiteral(form.map(member))] as const,
          ["bodySerializer", `() => ${encodedFields(form)}`] as const,
        ]),
  ];
}

/** Whether openapi-fetch by itself sends the query as the document says. */
const isUsualQuery = ({ given }: SampleCall): boolean =>
  given.every(
    (one) =>
      one.in !== "query" ||
      (["raw", "list"].includes(encodingOf(one).encoding) && !encodingOf(one).style),
  );

/** An expression for encoded names and texts. */
function encodedFields(sent: readonly SentArgument[]): string {
  const fields = sent.map(
    ({ name, value, text, isJsonText }) =>
      [name, isJsonText ? `JSON.stringify(${literal(value)})` : stringLiteral(text)] as const,
  );
  const isEachOnce = new Set(sent.map(({ name }) => name)).size === sent.length;
  const pairs = fields.map(([name, text]) => `[${stringLiteral(name)}, ${text}]`);
  return `new URLSearchParams(${isEachOnce ? objectLiteral(fields) : `[${pairs.join(", ")}]`})`;
}

/** Credentials in the query are not parameters of an operation, so a middleware adds them. */
function queryMiddleware({ secrets }: SampleCall): string {
  const keys = secrets
    .filter(({ kind }) => kind === "query")
    .map(
      ({ name, variables }) =>
        `    url.searchParams.set(${stringLiteral(name)}, ${variables[0]});\n`,
    );
  if (keys.length === 0) return "";
  return `client.use({
  onRequest({ request }) {
    const url = new URL(request.url);
${keys.join("")}    return new Request(url, request);
  },
});
`;
}

/** The headers with credentials, and their values as JavaScript code. */
function secretHeaders({ secrets }: SampleCall): (readonly [string, string])[] {
  const cookies = secrets.filter(({ kind }) => kind === "cookie");
  const inCookies = cookies.map(
    ({ name, variables: [variable] }) => `${templateText(name)}=\${${variable}}`,
  );
  return [
    ...secrets.flatMap(({ kind, name, prefix, variables: [first = "", second] }) => {
      if (kind === "basic") {
        return [["Authorization", `\`Basic \${btoa(\`\${${first}}:\${${second}}\`)}\``] as const];
      }
      if (kind !== "bearer" && kind !== "header") return [];
      return [[name, prefix === "" ? first : `\`${prefix}\${${first}}\``] as const];
    }),
    ...(cookies.length === 0 ? [] : [["Cookie", `\`${inCookies.join("; ")}\``] as const]),
  ];
}

const member = ({ name, value }: GivenArgument) => [name, literal(value)] as const;

const templateText = (text: string): string => text.replaceAll(/\\|`|\$\{/g, "\\$&");

/** An object literal, on one line if it fits. */
function objectLiteral(members: readonly (readonly [string, string])[]): string {
  if (members.length === 0) return "{}";
  const texts = members.map(([name, value]) => `${propertyKey(name)}: ${value}`);
  const line = `{ ${texts.join(", ")} }`;
  if (line.length <= 50 && !line.includes("\n")) return line;
  return `{\n${texts.map((text) => `  ${text.replaceAll("\n", "\n  ")},\n`).join("")}}`;
}
