import { type Arguments, argumentsOf, type GivenArgument } from "../document/arguments.ts";
import type { Operation } from "../document/operation.ts";
import { literal, memberOf, propertyKey, stringLiteral } from "../generate/text.ts";
import type { OwnClient, SampleCall } from "./sample-call.ts";

/** A call by the method that a client of the API has for it. */
export function clientSample(
  operation: Operation,
  values: Arguments,
  level: number,
  client: OwnClient,
): string {
  const names = argumentsOf(operation)
    .map(({ name }) => name)
    .filter((name) => Object.hasOwn(values, name));
  const members = names.map((name) => [name, literal(values[name])] as const);
  const call = `${memberOf("client", operation.id)}(${names.length === 0 ? "" : objectLiteral(members)})`;
  const [user, password] = [client.user.name, client.password.name];
  return `import { createClient } from ${stringLiteral(client.package)};

const { BASE_URL = "", ${user} = "", ${password} = "" } = process.env;

const client = createClient({
  baseUrl: BASE_URL,
  email: ${user},
  apiKey: ${password},
  featureLevel: ${level},
});
const { data, error } = await ${call};
console.log(error ?? data);`;
}

/** What openapi-fetch sends, with the types that are generated of the document. */
export function openapiFetchSample(
  operation: Operation,
  values: Arguments,
  call: SampleCall,
  level: number,
): string {
  const placed = argumentsOf(operation).filter(({ name }) => Object.hasOwn(values, name));
  const membersIn = (place: string) =>
    placed
      .filter((one) => one.in === place)
      .map(({ name }) => [name, literal(values[name])] as const);
  const places = [
    ["path", membersIn("path")],
    ["query", membersIn("query")],
    ["header", membersIn("header")],
  ] as const;
  const params = places.flatMap(([place, members]) =>
    members.length === 0 ? [] : [[place, objectLiteral(members)] as const],
  );
  const headers = secretHeaders(call);
  const options = [
    ...(params.length === 0 ? [] : [["params", objectLiteral(params)] as const]),
    ...(call.body === undefined ? [] : [["body", literal(call.body)] as const]),
    ...(call.form.length === 0
      ? []
      : [
          ["body", objectLiteral(membersIn("form"))] as const,
          [
            "bodySerializer",
            `() => new URLSearchParams(${objectLiteral(call.form.map(memberOfForm))})`,
          ] as const,
        ]),
  ];
  const path = stringLiteral(operation.path);
  const given = options.length === 0 ? "" : `, ${objectLiteral(options)}`;
  const clientOptions = objectLiteral([
    ["baseUrl", "BASE_URL"],
    ...(headers.length === 0 ? [] : [["headers", objectLiteral(headers)] as const]),
  ]);
  const variables = ["BASE_URL", ...call.variables].map((name) => `${name} = ""`);
  return `import createClient from "openapi-fetch";
import type { PathsFrom } from "./client.gen.js";

const { ${variables.join(", ")} } = process.env;

const client = createClient<PathsFrom[${level}]>(${clientOptions});
${queryMiddleware(call)}const { data, error } = await client.${operation.method}(${path}${given});
console.log(error ?? data);`;
}

/** A call by `fetch` alone. */
export function fetchSample(operation: Operation, call: SampleCall): string {
  const { form, body, header } = call;
  const query = [
    ...call.query.map(memberOfForm),
    ...call.secrets
      .filter(({ kind }) => kind === "query")
      .map(({ name, variables: [variable = ""] }) => [name, variable] as const),
  ];
  const headers = [
    ...secretHeaders(call),
    ...header.map(({ name, text }) => [name, stringLiteral(text)] as const),
    ...(body === undefined ? [] : [["Content-Type", '"application/json"'] as const]),
  ];
  const options = [
    ...(operation.method === "GET" ? [] : [`  method: "${operation.method}",\n`]),
    ...(headers.length === 0 ? [] : [`  headers: ${indented(objectLiteral(headers))},\n`]),
    ...(form.length === 0
      ? []
      : [`  body: new URLSearchParams(${indented(objectLiteral(form.map(memberOfForm)))}),\n`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(literal(body))}),\n`]),
  ].join("");
  const path = templateText(call.path);
  const address = `\`\${BASE_URL}${path}${query.length === 0 ? "" : `?\${query}`}\``;
  const variables = ["BASE_URL", ...call.variables].join(", ");
  return `const { ${variables} } = process.env;

${query.length === 0 ? "" : `const query = new URLSearchParams(${objectLiteral(query)});\n`}const response = await fetch(${address}${options === "" ? "" : `, {\n${options}}`});
console.log(response.status, await response.${call.hasJson ? "json" : "text"}());`;
}

/** Credentials in the query are none of an operation's parameters, so a middleware adds them. */
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

/** The headers that hold credentials, with their values in JavaScript. */
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

const memberOfForm = ({ name, value, text, isJsonText }: GivenArgument) =>
  [name, isJsonText ? `JSON.stringify(${literal(value)})` : stringLiteral(text)] as const;

/** A text inside of a template literal. */
const templateText = (text: string): string => text.replaceAll(/\\|`|\$\{/g, "\\$&");

/** An object literal on one line where it fits, and else on several. */
function objectLiteral(members: readonly (readonly [string, string])[]): string {
  const texts = members.map(([name, value]) => `${propertyKey(name)}: ${value}`);
  const line = `{ ${texts.join(", ")} }`;
  if (line.length <= 50 && !line.includes("\n")) return line;
  return `{\n${texts.map((text) => `  ${indented(text)},\n`).join("")}}`;
}

const indented = (code: string): string => code.replaceAll("\n", "\n  ");
