import {
  type Argument,
  argumentsOf,
  type GivenArgument,
  isPlainText,
} from "../document/arguments.ts";
import type { Steps } from "../document/link.ts";
import { literal, memberOf, propertyKey, stringLiteral } from "../generate/text.ts";
import { keyOf, type OwnClient, pathWords, type SampleCall } from "./sample-call.ts";

/** A call by the method that a client of the API has for it. */
export function clientSample(call: SampleCall, level: number, client: OwnClient): string {
  const request = (one: SampleCall) => {
    const members = membersOf(one);
    const given = members.length === 0 ? "" : objectLiteral(members);
    return `${memberOf("client", one.operation.id)}(${given})`;
  };
  const [user, password] = [client.user.name, client.password.name];
  return `import { createClient } from ${stringLiteral(client.package)};

const { BASE_URL = "", ${user} = "", ${password} = "" } = process.env;

const client = createClient({
  baseUrl: BASE_URL,
  email: ${user},
  apiKey: ${password},
  featureLevel: ${level},
});
${results(call, request)}`;
}

/** What openapi-fetch sends, with the types that are generated of the document. */
export function openapiFetchSample(call: SampleCall, level: number): string {
  const { first, variables } = call;
  const all = [...(first?.secrets ?? []), ...call.secrets];
  const secrets = [...new Map(all.map((one) => [`${one.kind} ${one.name}`, one])).values()];
  const headers = secretHeaders({ secrets });
  const clientOptions = objectLiteral([
    ["baseUrl", "BASE_URL"],
    ...(headers.length === 0 ? [] : [["headers", objectLiteral(headers)] as const]),
  ]);
  const environment = ["BASE_URL", ...variables].map((name) => `${name} = ""`);
  return `import createClient from "openapi-fetch";
import type { PathsFrom } from "./client.gen.js";

const { ${environment.join(", ")} } = process.env;

const client = createClient<PathsFrom[${level}]>(${clientOptions});
${queryMiddleware({ secrets })}${results(call, openapiFetchRequest)}`;
}

function openapiFetchRequest(call: SampleCall): string {
  const { operation, answer } = call;
  const params = (["path", "query", "header"] as const).flatMap((place) => {
    const members = membersOf(call, place);
    return members.length === 0 ? [] : [[place, objectLiteral(members)] as const];
  });
  const options = [
    ...(params.length === 0 ? [] : [["params", objectLiteral(params)] as const]),
    ...bodyOptions(call),
    ...(answer === "text" || answer === "blob" ? [["parseAs", `"${answer}"`] as const] : []),
  ];
  const given = options.length === 0 ? "" : `, ${objectLiteral(options)}`;
  return `client.${operation.method}(${stringLiteral(operation.path)}${given})`;
}

/** What openapi-fetch is told of a body; untold, it calls each `application/json`. */
function bodyOptions(call: SampleCall): (readonly [string, string])[] {
  const { operation, body, form } = call;
  if (body === undefined) return [];
  const { mediaType, json } = body;
  const isEmptyForm = json === undefined && form.length === 0;
  if (isEmptyForm && operation.body?.isRequired !== true) return [];
  const headers = objectLiteral([["Content-Type", stringLiteral(mediaType)]]);
  const fields = objectLiteral(textMembers(form, call));
  return [
    ...(mediaType === "application/json" ? [] : [["headers", headers] as const]),
    ...(json !== undefined
      ? [["body", literal(json)] as const]
      : [
          ["body", objectLiteral(membersOf(call, "form"))] as const,
          ["bodySerializer", `() => new URLSearchParams(${fields})`] as const,
        ]),
  ];
}

/** The call of a client that tells `data` and `error`, and before it the one that gives it what it needs. */
function results(call: SampleCall, request: (call: SampleCall) => string): string {
  const first =
    call.first === undefined
      ? ""
      : `const { data: answer, error: refusal } = await ${request(call.first)};
if (answer === undefined) throw new Error(JSON.stringify(refusal));
`;
  return `${first}const { data, error } = await ${request(call)};
console.log(error ?? data);`;
}

/** A call by `fetch` alone, and before it the one that gives it what it needs. */
export function fetchSample(call: SampleCall): string {
  const { first } = call;
  const before =
    first === undefined
      ? ""
      : `${fetched(first, "first")}const answer = await first.json();
if (!first.ok) throw new Error(JSON.stringify(answer));

`;
  return `const { ${["BASE_URL", ...call.variables].join(", ")} } = process.env;

${before}${fetched(call, "response")}console.log(response.status, await response.${call.answer ?? "text"}());`;
}

function fetched(call: SampleCall, name: "first" | "response"): string {
  const { form, body, header, operation } = call;
  const query = [
    ...textMembers(call.query, call),
    ...call.secrets
      .filter(({ kind }) => kind === "query")
      .map(({ name, variables: [variable = ""] }) => [name, variable] as const),
  ];
  const headers = [
    ...secretHeaders(call),
    ...header.map(({ name, text }) => [name, stringLiteral(text)] as const),
    ...(body?.json === undefined ? [] : [["Content-Type", stringLiteral(body.mediaType)] as const]),
  ];
  const options = [
    ...(operation.method === "GET" ? [] : [`  method: "${operation.method}",\n`]),
    ...(headers.length === 0 ? [] : [`  headers: ${indented(objectLiteral(headers))},\n`]),
    ...(form.length === 0
      ? []
      : [`  body: new URLSearchParams(${indented(objectLiteral(textMembers(form, call)))}),\n`]),
    ...(body?.json === undefined
      ? []
      : [`  body: JSON.stringify(${indented(literal(body.json))}),\n`]),
  ].join("");
  const path = pathWords(call, {
    text: templateText,
    value: (steps) => `\${encodeURIComponent(${ofAnswer(steps)})}`,
  }).join("");
  const queryName = name === "first" ? "firstQuery" : "query";
  const address = `\`\${BASE_URL}${path}${query.length === 0 ? "" : `?\${${queryName}}`}\``;
  return `${query.length === 0 ? "" : `const ${queryName} = new URLSearchParams(${objectLiteral(query)});\n`}const ${name} = await fetch(${address}${options === "" ? "" : `, {\n${options}}`});
`;
}

/** Credentials in the query are none of an operation's parameters, so a middleware adds them. */
function queryMiddleware({ secrets }: Pick<SampleCall, "secrets">): string {
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
function secretHeaders({ secrets }: Pick<SampleCall, "secrets">): (readonly [string, string])[] {
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

/** The arguments of a call, of one place or of all, as values. */
function membersOf(
  { operation, values, taken }: SampleCall,
  place?: Argument["in"],
): (readonly [string, string])[] {
  return argumentsOf(operation)
    .filter((one) => Object.hasOwn(values, one.name) && (place ?? one.in) === one.in)
    .map(({ name }) => {
      const steps = taken.get(name);
      return [name, steps === undefined ? literal(values[name]) : ofAnswer(steps)];
    });
}

/** Arguments as they travel. */
function textMembers(
  list: readonly GivenArgument[],
  { taken }: SampleCall,
): (readonly [string, string])[] {
  return list.map((one) => {
    const { name, value, text, isJsonText } = one;
    const steps = taken.get(name);
    const given = steps === undefined ? literal(value) : ofAnswer(steps);
    if (isJsonText) return [name, `JSON.stringify(${given})`];
    if (steps === undefined) return [name, stringLiteral(text)];
    return [name, isPlainText(one) ? given : `String(${given})`];
  });
}

/** A value of the first answer. */
const ofAnswer = (steps: Steps): string =>
  steps.reduce(
    (object, step) => (/^\d+$/.test(step) ? `${object}[${keyOf(step)}]` : memberOf(object, step)),
    "answer",
  );

/** A text inside of a template literal. */
const templateText = (text: string): string => text.replaceAll(/\\|`|\$\{/g, "\\$&");

/** An object literal on one line where it fits, and else on several. */
function objectLiteral(members: readonly (readonly [string, string])[]): string {
  if (members.length === 0) return "{}";
  const texts = members.map(([name, value]) => `${propertyKey(name)}: ${value}`);
  const line = `{ ${texts.join(", ")} }`;
  if (line.length <= 50 && !line.includes("\n")) return line;
  return `{\n${texts.map((text) => `  ${indented(text)},\n`).join("")}}`;
}

const indented = (code: string): string => code.replaceAll("\n", "\n  ");
