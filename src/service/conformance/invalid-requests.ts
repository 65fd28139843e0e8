import { operations } from "../../../generated/operations.gen.ts";
import { type Argument, isPlainText } from "../../toolkit/document/arguments.ts";
import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import type { Schema } from "../../toolkit/document/schema-model.ts";
import { isLevelIn, rangesOfRow } from "../../toolkit/levels/index.ts";
import { basicAuthorization } from "../../toolkit/runtime/api-conventions.ts";
import type { AccountSecrets } from "../client/client-options.ts";
import { eachField, inAnotherCase, type RequestChange, withFields } from "./planned-request.ts";
import type { SpecifiedOperation } from "./specified-operations.ts";

/** A way to change the plain request of an operation. The models know whether it is refused or taken. */
export interface InvalidRequest {
  readonly name: string;
  readonly change: RequestChange;
}

type Header = (sender: AccountSecrets) => string | undefined;

const withHeader =
  (header: Header): RequestChange =>
  ({ authorization: _, ...request }, sender) => {
    const authorization = header(sender);
    return { ...request, ...(authorization !== undefined && { authorization }) };
  };

export const withoutCredentials = withHeader(() => undefined);

/** Adds two names that no operation has, not in their order; without a body, to the query. */
export const withMoreNames: RequestChange = ({ fields, ...request }) => {
  const one = { in: request.method === "GET" ? "query" : "form", text: "1" } as const;
  const more = [
    { ...one, name: "conformance_b" },
    { ...one, name: "conformance_a" },
  ];
  return { ...request, fields: [...fields, ...more] };
};

const credentials: Readonly<Record<string, Header>> = {
  "no credentials": () => undefined,
  "wrong key": ({ email }) => basicAuthorization(email, "0".repeat(32)),
};
/** Credentials of another form; each operation gets one of them. */
const malformed: readonly Readonly<Record<string, Header>>[] = [
  { "another scheme": () => "Bearer x" },
  { "undecodable credentials": () => "Basic %%%" },
  { "malformed key": ({ email }) => basicAuthorization(email, "a key") },
];
/** One of several, by turns. */
const oneOf = <Item>(items: readonly Item[], turn: string): Item[] =>
  items.slice(turn.length % items.length).slice(0, 1);

/** Other spellings of right credentials, and a right key with a wrong address. */
const spellings: Readonly<Record<string, Header>> = {
  "key of another": ({ apiKey }) => basicAuthorization("conformance-check@example.com", apiKey),
  "address in capitals": ({ email, apiKey }) => basicAuthorization(email.toUpperCase(), apiKey),
  "key in another case": ({ email, apiKey }) => basicAuthorization(email, inAnotherCase(apiKey)),
  "scheme in small letters": ({ email, apiKey }) =>
    basicAuthorization(email, apiKey).replace("Basic", "basic"),
};

/** Other places for the arguments of a form. */
const places: Readonly<Record<string, RequestChange>> = {
  "in the query": (request) => eachField(request, (field) => [{ ...field, in: "query" }]),
  multipart: (request) => ({ ...request, bodyForm: "multipart" }),
  "in both": (request) =>
    eachField(request, (field) => [{ name: field.name, text: "[]", in: "query" }, field]),
  "as JSON": (request) => ({ ...request, bodyForm: "json" }),
};

const table: readonly OperationRow[] = Object.values(operations);
const methods = ["PUT", "PATCH", "POST", "GET", "DELETE", "PROPFIND"];

/** The variations of a call that names no existing object, so that it has no effect. */
export function invalidRequestsOf(specified: SpecifiedOperation): InvalidRequest[] {
  const { operation, arguments: all } = specified;
  const { id } = operation;
  const headers: Readonly<Record<string, Header>> = {
    ...(operation.isAuthenticated && Object.assign({}, credentials, ...oneOf(malformed, id))),
    ...(id === "listInvitations" && spellings),
  };
  // Operations of all levels, so that no path is one of them by chance.
  const taken = table.filter(({ path }) => path === operation.path).map(({ method }) => method);
  const other = methods.find((method) => !taken.some((one) => one === method)) ?? "PUT";
  const fields = all.filter(({ in: place }) => place === "query" || place === "form");
  const isForm = fields.some(({ in: place, isRequired }) => place === "form" && isRequired);
  const required = fields.filter(({ isRequired }) => isRequired);
  return [
    ...variations(headers, withHeader),
    { name: `method ${other}`, change: withMethod(other) },
    ...(operation.method === "GET" ? [{ name: "HEAD", change: withMethod("HEAD") }] : []),
    ...all.flatMap((argument) => wrongPath(operation.path, argument)),
    ...required.flatMap(({ name }) => [
      { name: `without ${name}`, change: withFields(name) },
      { name: `${name} in capitals`, change: inCapitals(name) },
    ]),
    ...fields.flatMap((argument) => wrongTexts(argument, specified)),
    ...(isForm && !isCreating(operation.id) ? variations(places, (change) => change) : []),
  ];
}

const inCapitals =
  (name: string): RequestChange =>
  (request) =>
    eachField(request, (one) => [one.name === name ? { ...one, name: name.toUpperCase() } : one]);

const variations = <Row>(
  rows: Readonly<Record<string, Row>>,
  changeOf: (row: Row) => RequestChange,
): InvalidRequest[] => Object.entries(rows).map(([name, row]) => ({ name, change: changeOf(row) }));

/** Whether a call of an operation makes something even if its arguments name nothing that exists. */
export const isCreating = (id: string): boolean =>
  /^(createLinkifier|createInvitationLink|createUser|sendInvitations|registerEventQueue)$/.test(id);

/** The operations that servers of a level do not have. */
export const absentAt = (level: number): OperationRow[] =>
  table.filter((operation) => !isLevelIn(rangesOfRow(operation), level));

const withMethod =
  (method: string): RequestChange =>
  (request, sender) =>
    method === "HEAD" ? { ...request, method } : { ...withoutCredentials(request, sender), method };

function wrongPath(path: string, { name, in: place, schema }: Argument): InvalidRequest[] {
  if (place !== "path" || schema?.types[0] !== "integer") return [];
  const at = path.split("/").indexOf(`{${name}}`);
  return ["abc", `${2 ** 31}`].map((text) => ({
    name: `path with the ${name} ${text}`,
    change: (request) => ({ ...request, path: request.path.split("/").with(at, text).join("/") }),
  }));
}

/** Texts that are not JSON, of another type, and with an element of another type; of an optional argument, one. */
function wrongTexts(argument: Argument, { isValid }: SpecifiedOperation): InvalidRequest[] {
  const { name, schema, in: place, isRequired } = argument;
  if (place !== "query" && place !== "form") return [];
  const wrongFor = (one: Schema | undefined) =>
    (one?.types[0] === "object" ? [[], null] : [{}, [], null]).find(
      (value) => !isValid(one, value),
    );
  const isText = isPlainText(argument);
  const wrong = isText ? undefined : wrongFor(schema);
  const element = isText || schema?.items === undefined ? undefined : wrongFor(schema.items);
  const texts = [
    ...(isText && schema?.values === undefined ? [] : ["not JSON"]),
    ...(wrong === undefined ? [] : [JSON.stringify(wrong)]),
    ...(element === undefined ? [] : [JSON.stringify([element])]),
  ];
  return (isRequired ? texts : oneOf(texts, name)).map((text) => ({
    name: `${name}=${text}`,
    change: withFields(name, { in: place, name, text }),
  }));
}
