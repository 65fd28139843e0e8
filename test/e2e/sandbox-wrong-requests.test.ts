/**
 * The wrong requests of the conformance suite and random ones are sent to a sandbox in which every text has an owner.
 * Each response must be documented, a rejected request must change nothing, and no user may see another's data.
 */
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { invalidRequestsOf } from "../../src/service/conformance/invalid-requests.ts";
import {
  plannedRequest,
  type SerializedRequest,
  serializeRequest,
} from "../../src/service/conformance/planned-request.ts";
import { specificationAt } from "../../src/service/conformance/specified-operations.ts";
import {
  createSandbox,
  defaultOrganization,
  type Sandbox,
  type Seed,
} from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import { completeArguments } from "../../src/toolkit/document/arguments.ts";
import { mapChildren, type ObjectKind } from "../../src/toolkit/document/grammar.ts";
import { isObject, type JsonObject } from "../../src/toolkit/document/json.ts";
import { type Operation, operationsOf } from "../../src/toolkit/document/operation-model.ts";
import { routesOf } from "../../src/toolkit/document/path-template.ts";
import { jsonBodyOf } from "../../src/toolkit/document/responses.ts";
import { validatorOf } from "../../src/toolkit/document/schema-validator.ts";
import { newestLevel, triedLevels } from "../helpers/levels.ts";
import { randomChange } from "../helpers/random-requests.ts";
import { isThorough, printedSeed } from "../helpers/seed.ts";
import { snapshot, table } from "../helpers/snapshot.ts";

const start = Date.UTC(2026, 0, 1);
const seed = defaultOrganization(start);

/** The sandbox's organization, in which each text of a user names its owner, as in `secret-draft-of-9-`. */
const organization: Seed = {
  ...seed,
  users: seed.users.map((user) => ({
    ...user,
    api_key: `secret-key-of-${user.user_id}-0123456789`,
  })),
  drafts: seed.drafts.map((draft) => ({ ...draft, content: `secret-draft-of-${draft.user_id}-` })),
  invitations: seed.invitations.map((invitation) => {
    const secret = `secret-invitation-of-${invitation.invited_by_user_id}-`;
    return invitation.is_multiuse
      ? { ...invitation, link_url: `https://chat.example.com/join/${secret}/` }
      : { ...invitation, email: `${secret}@example.com` };
  }),
};
const senders = organization.users.map(({ api_key, ...user }) => ({ ...user, apiKey: api_key }));
type Sender = (typeof senders)[number];

/** A copy in which each property, item and body is closed, unless its schema says otherwise. */
function closed(node: JsonObject, kind: ObjectKind): JsonObject {
  return mapChildren(node, kind, (child) => {
    const copy = closed(child.node, child.kind);
    const isWhole = ["properties", "items", "schema"].includes(child.field);
    return child.kind === "schema" && isWhole ? { ...copy, unevaluatedProperties: false } : copy;
  });
}

/** Describes what is wrong with the status and the body of a response, with undeclared fields. */
function faultsAt(level: number) {
  const document = closed(snapshot(level), "document");
  const operations = operationsOf(document);
  const problemsOf = validatorOf(document);
  return ({ id }: Operation, status: number, body: unknown): string => {
    const operation = operations.find((one) => one.id === id);
    const media = operation && jsonBodyOf(operation, status);
    if (media === undefined) return `status ${status} is not declared`;
    return problemsOf("body", media.schema, body);
  };
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function send(
  { fetch }: Pick<Sandbox, "fetch">,
  { method, target, headers, body }: SerializedRequest,
  server = "http://sandbox",
): Promise<Answered> {
  const answer = await fetch(`${server}${target}`, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    // Bytes have no default content type, unlike a text.
    ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Queue IDs, and the secret part of an invitation link. */
const random = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\/join\/)\w+/g;

/** Headers of HTTP, of cross-origin requests, and of the sandbox's rate limit, which operations need not declare. */
const common =
  /^(?:content-(?:type|length)|cache-control|date|connection|keep-alive|transfer-encoding|vary|allow|access-control-.*|x-ratelimit-.*|x-sandbox-.*)$/;

/** Keys must not appear, nor data of another user, except invitations, which administrators see. */
function leaks({ user_id, role }: Sender, { headers, text }: Answered): string[] {
  const shown = `${JSON.stringify([...headers])} ${text}`;
  return [...shown.matchAll(/secret-(key|draft|invitation)-of-(\d+)-/g)].flatMap(
    ([secret, kind, id]) => {
      const isManaged = kind === "invitation" && role <= 200;
      return kind !== "key" && (Number(id) === user_id || isManaged) ? [] : [`it shows ${secret}`];
    },
  );
}

/** Whether a request has the credentials of its sender, who is active, in a spelling that servers take. */
function isFrom({ email, apiKey, is_active }: Sender, { headers }: SerializedRequest): boolean {
  const [, value = ""] = headers.find(([name]) => name === "authorization") ?? [];
  const [, encoded = ""] = /^basic ([\w+/]+=*)$/i.exec(value) ?? [];
  const [address = "", key] = atob(encoded).split(":");
  return is_active !== false && address.toLowerCase() === email && key === apiKey;
}

/** A sandbox with what the plain requests of a user name, which is made anew after each change. */
async function prepared(level: number, sender: Sender) {
  const sandbox = createSandbox({ ...organization, now: start, featureLevel: level });
  const { operation = expect.unreachable() } =
    specificationAt(level).find((one) => one.operation.id === "registerEventQueue") ?? {};
  const { queue_id } = JSON.parse(
    (await send(sandbox, serializeRequest(plannedRequest(operation, {}, sender)))).text,
  );
  // So that no read of the queue waits, wherever it begins.
  for (let count = 0; count < 20; count++) sandbox.publish({ type: "message" });
  const draft_id = organization.drafts.find(({ user_id }) => user_id === sender.user_id)?.id;
  const ids = { queue_id, last_event_id: -1, ...(draft_id === undefined ? {} : { draft_id }) };
  return { sandbox, ids: new Map(Object.entries(ids)) };
}

/** Sends requests of one user, and reports what is wrong with the responses. */
function judge(level: number, sender: Sender) {
  const faultOf = faultsAt(level);
  const operations = specificationAt(level).map(({ operation }) => operation);
  const routes = routesOf(operations, () => true); // All parameters of paths are whole numbers.
  let ready: Awaited<ReturnType<typeof prepared>> | undefined;
  return async (
    asked: Operation,
    change: (request: SerializedRequest) => SerializedRequest,
    planned = (values: Parameters<typeof plannedRequest>[1]) =>
      plannedRequest(asked, values, sender),
  ): Promise<string[]> => {
    ready ??= await prepared(level, sender);
    const { sandbox, ids } = ready;
    const complete = Object.entries(completeArguments(asked));
    const values = Object.fromEntries(
      complete.map(([name, value]) => [name, ids.get(name) ?? value]),
    );
    const sent = change(serializeRequest(planned(values)));
    const before = JSON.stringify(sandbox.state);
    const answer = await send(sandbox, sent);
    const after = JSON.stringify(sandbox.state);
    if (after !== before) ready = undefined;
    const { status, headers, text } = answer;
    const { pathname } = new URL(`http://sandbox${sent.target}`);
    const { operation } =
      routes(pathname).find(({ operation: { method } }) => method === sent.method) ?? {};
    const found: string[] = [];
    const isRead = operation?.method === "GET" && operation.id !== "getEvents";
    if ((status >= 400 || isRead) && after !== before) found.push("it changes what is there");
    if (status < 400 && operation?.isAuthenticated && !isFrom(sender, sent))
      found.push("it succeeds for wrong credentials");
    if (operation === undefined && status < 400 && !/^(HEAD|OPTIONS)$/.test(sent.method))
      found.push(`${status} to a request that is not described`);
    const body: unknown = text.startsWith("{") ? JSON.parse(text) : undefined;
    const isEnvelope = isObject(body) && status < 400 === (body.result === "success");
    const mayBeEmpty = status === 405 || /^(HEAD|OPTIONS)$/.test(sent.method);
    if (!isEnvelope && !(mayBeEmpty && text === "")) found.push("it is no JSON");
    if (operation && status !== 413) {
      const fault = faultOf(operation, status, body);
      if (fault !== "") found.push(fault);
      const response = operation.responses.find((one) => one.status === `${status}`);
      const known = (response?.headers ?? []).map(({ name }) => name.toLowerCase());
      for (const name of headers.keys())
        if (!common.test(name) && !known.includes(name))
          found.push(`the header ${name} is not declared`);
    }
    found.push(...leaks(sender, answer));
    for (const name of Object.keys(Object.prototype)) {
      found.push(`every object has ${name}`);
      Reflect.deleteProperty(Object.prototype, name);
    }
    const line = `${sent.method} ${sent.target} ${sent.body ?? ""}`.slice(0, 300);
    return found.map((problem) => `${problem}: ${line} → ${status} ${text.slice(0, 300)}`);
  };
}

const unchanged = (request: SerializedRequest) => request;
const some = ["desdemona", "iago", "cordelia", "hamlet"].map((name) => `${name}@example.com`);

// The slow tests send as many requests for each level and user, but for all of them.
describe.each(isThorough ? triedLevels : [0, newestLevel])("at level %i", (level) => {
  const asked = senders.filter(({ email }) => isThorough || some.includes(email));
  const operations = specificationAt(level).map(({ operation }) => operation);

  it.each(asked)(
    "each wrong request of the conformance suite is answered rightly to $email",
    async (sender) => {
      const problemsOf = judge(level, sender);
      const found: string[] = [];
      for (const specified of specificationAt(level)) {
        const { operation } = specified;
        found.push(...(await problemsOf(operation, unchanged)));
        for (const { change } of invalidRequestsOf(specified))
          found.push(
            ...(await problemsOf(operation, unchanged, (values) =>
              change(plannedRequest(operation, values, sender), sender),
            )),
          );
      }
      expect(found).toEqual([]);
    },
  );

  it.each(asked)("random requests are answered rightly to $email", async (sender) => {
    const problemsOf = judge(level, sender);
    const property = fc.asyncProperty(
      fc.constantFrom(...operations),
      randomChange,
      async (operation, change) => {
        expect(await problemsOf(operation, change)).toEqual([]);
      },
    );
    await fc.assert(property, { seed: printedSeed("wrong requests"), numRuns: 1_000 });
  });

  it("random requests get the same response over HTTP as in process", async () => {
    const [sender = expect.unreachable()] = senders;
    const [served, inProcess] = [1, 2].map(() =>
      createSandbox({ ...organization, now: start, featureLevel: level }),
    ) as [Sandbox, Sandbox];
    const server = await serveSandbox(served);
    onTestFinished(() => server.stop());
    const comparable = ({ status, text }: Answered) => `${status} ${text}`.replaceAll(random, "ID");
    const isQuick = ({ id }: Operation) => table.find((row) => row.id === id)?.isLongPoll !== true;
    const property = fc.asyncProperty(
      fc.constantFrom(...operations.filter(isQuick)),
      randomChange,
      async (operation, change) => {
        const plain = serializeRequest(
          plannedRequest(operation, completeArguments(operation), sender),
        );
        const sent = change(plain);
        fc.pre(sent.target.length < 10_000); // Node has a limit of its own.
        const answer = comparable(await send({ fetch }, sent, server.url));
        const want = comparable(await send(inProcess, sent, server.url));
        expect(answer, JSON.stringify(sent).slice(0, 500)).toBe(want);
      },
    );
    await fc.assert(property, { seed: printedSeed("requests over HTTP"), numRuns: 200 });
  });
});
