/**
 * Each request of the catalogue of wrong requests is sent by several users to a sandbox in which every text has an
 * owner. Each response must be documented, a rejected request must change nothing, and no user may see another's
 * data.
 */
import { describe, expect, it, onTestFinished } from "vitest";
import {
  type PlannedRequest,
  plannedRequest,
  type WrittenRequest,
  written,
} from "../../src/service/conformance/request.ts";
import {
  createSandbox,
  defaultOrganization,
  exampleHeader,
  type Sandbox,
  type Seed,
} from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve.ts";
import { errorsOf, jsonBodyOf, successesOf } from "../../src/toolkit/document/answers.ts";
import { argumentsOf, completeArguments } from "../../src/toolkit/document/arguments.ts";
import { mapChildren, type ObjectKind } from "../../src/toolkit/document/grammar.ts";
import { isObject, type JsonObject } from "../../src/toolkit/document/json.ts";
import { type Operation, operationsOf } from "../../src/toolkit/document/operation.ts";
import { validatorOf } from "../../src/toolkit/document/validator.ts";
import type { RequestVariant, Wanted } from "../fuzz/way.ts";
import { wayOfDeactivated, ways } from "../fuzz/ways.ts";
import { asReceived, unsupportedNames } from "../helpers/as-read.ts";
import { newestLevel as newest, triedLevels } from "../helpers/levels.ts";
import { once } from "../helpers/once.ts";
import { operationsLackingAt, projection, table } from "../helpers/projection.ts";
import { isThorough } from "../helpers/seed.ts";

/** A user who sends requests. */
interface Sender {
  readonly email: string;
  readonly apiKey: string;
  readonly userId: number;
  /** Whether no request is rejected because of the user: an owner, not a bot, with every setting on. */
  readonly isUnrestricted: boolean;
  /** Whether the user manages the invitations of others (sources §5.3). */
  readonly isAdministrator: boolean;
}

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

const senders = organization.users.map((user) => ({
  email: user.email,
  apiKey: user.api_key,
  userId: user.user_id,
  isActive: user.is_active !== false,
  isUnrestricted: user.role === 100 && !user.is_bot && user.enable_drafts_synchronization !== false,
  isAdministrator: user.role <= 200,
}));
const active = senders.filter(({ isActive }) => isActive);
const everyWay = [...ways, wayOfDeactivated(senders.filter(({ isActive }) => !isActive))];

/** An operation to send requests to. */
type Asked = ReturnType<typeof readLevel>["operations"][number];

/** The operations that a level has and lacks, and a check of bodies that rejects undeclared fields. */
function readLevel(level: number) {
  const document = projection(level);
  const operations = operationsOf(document);
  const problemsOf = validatorOf(document);
  const asked = (operation: Operation) => ({
    operation,
    arguments: argumentsOf(operation),
    methods: operations
      .filter(({ path }) => path === operation.path)
      .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])),
    isValid: (schema: Parameters<typeof problemsOf>[1], value: unknown) =>
      problemsOf("value", schema, value) === "",
    row: table.find(({ id }) => id === operation.id),
  });
  const closedDocument = closed(document, "document");
  const closedOperations = operationsOf(closedDocument);
  const judge = validatorOf(closedDocument);
  return {
    operations: operations.map(asked),
    lacking: operationsLackingAt(level).map(asked),
    bodyFault({ id }: Operation, status: number, body: unknown): string | undefined {
      const operation = closedOperations.find((one) => one.id === id);
      const media = operation && jsonBodyOf(operation, status);
      if (media === undefined) return `status ${status} is not declared`;
      return judge("body", media.schema, body) || undefined;
    },
  };
}

/** A copy in which each property, item and body is closed, unless its schema says otherwise. */
function closed(node: JsonObject, kind: ObjectKind): JsonObject {
  return mapChildren(node, kind, (child) => {
    const copy = closed(child.node, child.kind);
    const isWhole = ["properties", "items", "schema"].includes(child.field);
    return child.kind === "schema" && isWhole ? { ...copy, unevaluatedProperties: false } : copy;
  });
}

// ---- Which responses are documented ---------------------------------------------------------------------------------------

interface Outcome {
  readonly status: number;
  readonly code: string | undefined;
}

/** What is checked first, in this order (sources §10.8); the order of other checks is not guaranteed. */
const order = ["route", "method", "credentials"];

/**
 * The noun in an argument's name, by convention of this API: `queue` in `queue_id`, `linkifier` in
 * `ordered_linkifier_ids`.
 */
const nounOf = (name: string) => /(?:^|_)([a-z]+)_ids?$/.exec(name)?.[1];

/** The documented responses to a request (codes common to all operations: sources §10.9, §10.10). */
function documented(asked: Asked, wanted: Wanted, sender: Sender): readonly Outcome[] {
  const { operation } = asked;
  const errors = errorsOf(operation);
  const successes = successesOf(operation).map((status) => ({ status, code: undefined }));
  const isMissing = ({ code }: Outcome) => code === "REQUEST_VARIABLE_MISSING";
  // HTTP reserves these statuses for other causes: RFC 9110 §15.5.2 and §15.5.6, RFC 6585 §4.
  const ofState = errors.filter((one) => ![401, 405, 429].includes(one.status) && !isMissing(one));
  const ofMalformed = errors.filter(({ status, code }) => status === 400 && code === "BAD_REQUEST");
  const ofMissing = errors.some(isMissing) ? errors.filter(isMissing) : ofMalformed;
  // Roles are checked before arguments, and no schema describes them; but an error with a field of its own is about
  // an argument.
  const envelope = ["result", "code", "msg"];
  const ofRole = sender.isUnrestricted
    ? []
    : ofState.filter(({ fields }) => fields.every((name) => envelope.includes(name)));
  // A user with all rights is rejected only by arguments that name something.
  const namesSomething = asked.arguments.some(({ name }) => nounOf(name) !== undefined);
  const ofRight = sender.isUnrestricted && !namesSomething ? [] : ofState;
  // No schema describes the meaning of a text such as a pattern; errors with `errors` report it by argument.
  const ofMeaning = ofState.filter(({ fields }) => fields.includes("errors"));
  switch (wanted.is) {
    case "accepted":
    case "same":
      return [...successes, ...ofRight, ...ofMeaning];
    case "unknown": {
      const ofAny = [...successes, ...ofRight, ...ofMeaning];
      return nounOf(wanted.name) === undefined ? ofAny : ofState;
    }
    case "open":
      return [...successes, ...ofState, ...ofMissing];
    case "malformed":
      return [...ofMalformed, ...ofRole];
    case "missing": {
      // A read without a queue registers one if it does not wait (sources §16.10).
      const isTaken = operation.id === "getEvents" && wanted.name === "queue_id";
      return [...ofMissing, ...ofRole, ...(isTaken ? successes : [])];
    }
    case "credentials": {
      const named = errors.filter(({ status, code }) => {
        const examples = jsonBodyOf(operation, status)?.examples ?? [];
        const value = examples.find(({ name }) => name === wanted.example)?.value;
        return isObject(value) && value.code === code;
      });
      return named.length > 0 ? named : errors.filter(({ status }) => status === 401);
    }
    case "method":
      return [{ status: 405, code: undefined }];
    case "route":
      return [{ status: 404, code: "BAD_REQUEST" }];
  }
}

// ---- What is wrong with one response --------------------------------------------------------------------------------------

interface Answered {
  readonly asked: Asked;
  readonly wanted: Wanted;
  readonly sender: Sender;
  readonly request: PlannedRequest;
  readonly sent: WrittenRequest;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What is wrong with a response, in words; empty if nothing is. */
function problemsOf(
  answered: Answered,
  bodyFault: ReturnType<typeof readLevel>["bodyFault"],
): string[] {
  const { asked, wanted, sender, sent, status, headers, text } = answered;
  const { operation, methods } = asked;
  if (status === 413) {
    const { length } = new TextEncoder().encode(sent.body);
    return length > 64 * 1024 ? [] : [`413 to a body of ${length} bytes`];
  }
  // Servers send a 405 as HTML, though it has a JSON body, or none where they need no credentials (§10.11, §10.24).
  if (status === 405 && text === "" && !operation.isAuthenticated) return [];
  const type = status === 405 ? "text/html; charset=utf-8" : "application/json";
  if (headers.get("content-type") !== type) return ["it is no JSON"];
  const body: unknown = JSON.parse(text);
  if (!isObject(body)) return ["it is no object"];
  const code = status >= 400 ? body.code : undefined;
  const isDocumented = documented(asked, wanted, sender).some(
    (one) => one.status === status && one.code === code,
  );
  const isDescribed = wanted.is !== "route" && methods.includes(operation.method);
  const isEnvelope = body.result === "error" && typeof body.msg === "string" && body.msg !== "";
  const fault = isDescribed
    ? bodyFault(operation, status, body)
    : isEnvelope
      ? undefined
      : "no error";
  return [
    ...(isDocumented ? [] : [`${status} ${code} is not what is wanted`]),
    ...(fault === undefined ? [] : [fault]),
    ...undeclaredHeaders(answered),
    ...(status === 405 ? wrongMethods(answered, body) : []),
    ...(status >= 400 ? wrongParameters(answered, body) : wronglyIgnored(answered, body)),
    ...leaks(answered),
  ];
}

/** Headers of HTTP, of cross-origin requests, and of the sandbox's rate limit, which operations need not declare. */
const common =
  /^(?:content-(?:type|length)|cache-control|date|connection|keep-alive|transfer-encoding|vary|access-control-.*|x-ratelimit-.*)$/;

function undeclaredHeaders({ asked, status, headers }: Answered): string[] {
  const response = asked.operation.responses.find((one) => one.status === String(status));
  const known = (response?.headers ?? []).map(({ name }) => name.toLowerCase());
  const own = [...(status === 405 ? ["allow"] : []), exampleHeader.toLowerCase()];
  return [...headers.keys()]
    .filter((name) => !common.test(name) && ![...known, ...own].includes(name))
    .map((name) => `the header ${name} is not declared`);
}

function wrongMethods({ asked, headers }: Answered, { allowed_methods: named }: JsonObject) {
  const inOrder = (methods: readonly unknown[]) => methods.map(String).sort().join();
  const allow = (headers.get("allow") ?? "").split(",").map((name) => name.trim());
  const told = [allow, Array.isArray(named) ? named : []].map(inOrder);
  // Servers also have DELETE of the own account, which is not described (sources §10.12).
  const further = asked.operation.path === "/api/v1/users/me" ? ["DELETE"] : [];
  const known = [inOrder(asked.methods), inOrder([...asked.methods, ...further])];
  return told.every((one) => known.includes(one)) ? [] : [`it names ${told.join(" ")}`];
}

/** A field of an error that has the name of an argument must have its value; `var_name` must name the missing one. */
function wrongParameters({ asked, wanted, request }: Answered, body: JsonObject): string[] {
  const wants = new Map(wanted.is === "missing" ? [["var_name", wanted.name]] : []);
  for (const { name } of asked.arguments) {
    const [field, ...more] = request.fields.filter((field) => field.name === name);
    const isSure = field !== undefined && more.length === 0 && field.encoded === undefined;
    if (isSure) wants.set(name, asReceived(field.text));
  }
  return [...wants]
    .filter(([name, value]) => Object.hasOwn(body, name) && body[name] !== value)
    .map(([name, value]) => `${name} is not ${JSON.stringify(value)}`);
}

const ignoredKey = "ignored_parameters_unsupported";

function wronglyIgnored({ asked, wanted, request, status }: Answered, body: JsonObject): string[] {
  const schema = jsonBodyOf(asked.operation, status)?.schema;
  if (schema?.properties.has(ignoredKey) !== true || wanted.is === "open") return [];
  const supported = asked.arguments.filter((argument) => argument.in !== "path");
  const names = unsupportedNames(
    request,
    supported.map(({ name }) => name),
  );
  const told = JSON.stringify(body[ignoredKey] ?? []);
  const isRight = names === undefined || told === JSON.stringify(names);
  return isRight ? [] : [`${JSON.stringify(names)} were sent, and ${told} are named`];
}

/** Keys must not appear, nor data of another user, except invitations, which administrators see. */
function leaks({ wanted, sender, request, sent, status, headers, text }: Answered): string[] {
  const isKnown =
    status !== 401 && wanted.is !== "credentials" && request.authorization !== undefined;
  const shown = `${JSON.stringify([...headers])} ${text}`;
  const isSent = (secret: string) => JSON.stringify([sent, request.fields]).includes(secret);
  return [...shown.matchAll(/secret-(key|draft|invitation)-of-(\d+)-/g)].flatMap(
    ([secret, kind, id]) => {
      if (kind === "key") return [`it shows ${secret}`];
      const isOwn = isKnown && Number(id) === sender.userId;
      const isManaged = isKnown && kind === "invitation" && sender.isAdministrator;
      return isOwn || isManaged || isSent(secret) ? [] : [`it shows ${secret}`];
    },
  );
}

// ---- The requests ---------------------------------------------------------------------------------------------------------

/**
 * The plain request, each of its variants in the catalogue, and combinations of two, one of which is checked first.
 * `plainest` has the first variant of each way and argument.
 */
const variantsOf = once((asked: Asked) => {
  const plain: RequestVariant = { wanted: { is: "accepted" }, change: (request) => request };
  const all = everyWay.flatMap(({ name, variantsOf }) =>
    variantsOf(asked).map((variant) => ({ ...variant, way: name })),
  );
  const plainest = all.filter(
    ({ way, argument }, index) =>
      all.findIndex((one) => one.way === way && one.argument === argument) === index,
  );
  const rank = ({ wanted }: RequestVariant) =>
    order.includes(wanted.is) ? order.indexOf(wanted.is) : 3;
  // Variants that change the path or make the body unreadable leave open which problem is found first.
  const isClear = ({ wanted, argument }: RequestVariant) =>
    wanted.is !== "open" || argument !== undefined;
  const firsts = order.flatMap((is) => all.find(({ wanted }) => wanted.is === is) ?? []);
  const two = firsts.flatMap((first) =>
    plainest
      .filter((other) => rank(first) < rank(other) && isClear(other))
      .map((other) => ({
        way: `${first.way}, and ${other.way}`,
        wanted: first.wanted,
        change: (request: PlannedRequest, account: Sender) =>
          first.change(other.change(request, account), account),
      })),
  );
  const asItIs = { ...plain, way: "plain" };
  return { every: [asItIs, ...all, ...two], plainest: [asItIs, ...plainest] };
});

/** A plain request to an operation that the level lacks. */
const lacked = ({ methods }: Asked): RequestVariant & { readonly way: string } => ({
  way: "operation of another level",
  wanted: methods.length === 0 ? { is: "route" } : { is: "method", example: "method-not-allowed" },
  change: (request) => request,
});

async function send(
  { fetch }: Pick<Sandbox, "fetch">,
  { method, target, headers, body }: WrittenRequest,
  server = "http://sandbox",
) {
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

/** Status and body, without the names of ignored parameters, and with equal text for random parts. */
function comparable({ status, text }: { readonly status: number; readonly text: string }): string {
  if (!text.startsWith("{")) return `${status} ${text}`;
  const { [ignoredKey]: _, ...body } = JSON.parse(text);
  return `${status} ${JSON.stringify(body)}`.replaceAll(random, "ID");
}

const withoutRandom = (state: Sandbox["state"]) => JSON.stringify(state).replaceAll(random, "ID");

/** The state without events, which a repeated request may send again without changing anything. */
const withoutEvents = ({ queues, ...rest }: Sandbox["state"]) => ({
  ...rest,
  queues: queues.map(({ events: _, ...queue }) => queue),
});

/** Sends everything as one user, each request to the same state, and collects the problems. */
async function sendAll(level: number, read: ReturnType<typeof readLevel>, sender: Sender) {
  const { operations, lacking, bodyFault } = read;
  const isWhole = isThorough || (sender.isUnrestricted && level === newest);
  const sandbox = createSandbox({ ...organization, now: start, featureLevel: level });
  const problems: string[] = [];
  let isChanged = true;
  let state = sandbox.state;
  let stateText = "";
  let ids: { readonly [name: string]: string | number } = {};
  const renew = async () => {
    if (!isChanged) return;
    sandbox.reset();
    const register = operations.find(({ operation }) => operation.id === "registerEventQueue");
    const request = plannedRequest(register?.operation ?? expect.unreachable(), {}, sender);
    const { queue_id } = JSON.parse((await send(sandbox, written(request))).text);
    const draft = organization.drafts.find((one) => one.user_id === sender.userId)?.id;
    sandbox.publish({ type: "message" }); // So that no read of the queue waits.
    ids = { queue_id, last_event_id: -1, ...(draft === undefined ? {} : { draft_id: draft }) };
    isChanged = false;
    state = sandbox.state;
    stateText = JSON.stringify(state);
  };
  for (const asked of [...operations, ...lacking]) {
    const { operation, row } = asked;
    const complete = Object.entries(completeArguments(operation));
    const values = () =>
      Object.fromEntries(complete.map(([name, value]) => [name, ids[name] ?? value]));
    let plainAnswer = "";
    for (const { way, wanted, change } of lacking.includes(asked)
      ? [lacked(asked)]
      : variantsOf(asked)[isWhole ? "every" : "plainest"]) {
      await renew();
      const request = change(plannedRequest(operation, values(), sender), sender);
      const sent = written(request);
      for (let time = 0; time < (request.isRepeated ? 2 : 1); time++) {
        const before = state;
        const answer = await send(sandbox, sent).catch((error) => String(error));
        const found: string[] = [];
        if (typeof answer === "string") found.push(answer);
        else {
          found.push(...problemsOf({ asked, wanted, sender, request, sent, ...answer }, bodyFault));
          const told = comparable(answer);
          if (way === "plain") plainAnswer = told;
          if (wanted.is === "same" && time === 0 && told !== plainAnswer) {
            found.push(`the plain request gets ${plainAnswer}`);
          }
          const isReading = operation.method === "GET" && row?.isLongPoll !== true;
          state = sandbox.state;
          const textBefore = stateText;
          stateText = JSON.stringify(state);
          const isSame = textBefore === stateText;
          if (!isSame && (answer.status >= 400 || isReading))
            found.push("it changes what is there");
          const [first, second] = [before, state].map(withoutEvents);
          if (
            time > 0 &&
            row?.isIdempotent === true &&
            JSON.stringify(first) !== JSON.stringify(second)
          ) {
            found.push("to repeat it changes more");
          }
          isChanged ||= !isSame;
        }
        const polluted = Object.keys(Object.prototype);
        for (const name of polluted) Reflect.deleteProperty(Object.prototype, name);
        if (polluted.length > 0) found.push(`every object has ${polluted}`);
        const answered = typeof answer === "string" ? "" : ` → ${answer.status} ${answer.text}`;
        for (const problem of found) {
          const { method, target, body = "" } = sent;
          const line = `${method} ${target} ${body}${answered}`.slice(0, 300);
          problems.push(`${operation.id}, ${way}, ${JSON.stringify(wanted)}: ${problem}: ${line}`);
        }
      }
    }
  }
  return problems;
}

/** At the newest level, the user with all rights sends all variants; other levels and users only the plainest. */
describe.each(isThorough ? triedLevels : [0, newest])(
  "at level %i each response is documented, and shows and changes only what it may",
  (level) => {
    const read = readLevel(level); // Compiling the schemas takes longer than all requests.
    // The user with all rights gets furthest; the others are used at the newest level, which has all operations.
    const others = ["iago@example.com", "cordelia@example.com"];
    const some = active.filter(
      ({ isUnrestricted, email }) =>
        isThorough || isUnrestricted || (level === newest && others.includes(email)),
    );

    it.each(some)("to $email", async (sender) => {
      expect(await sendAll(level, read, sender)).toEqual([]);
    });

    it("and the plainest variant of each way gets the same response over HTTP as in process", async () => {
      const [sender = expect.unreachable()] = active;
      const [served, inProcess] = [1, 2].map(() =>
        createSandbox({ ...organization, now: start, featureLevel: level }),
      ) as [Sandbox, Sandbox];
      const server = await serveSandbox(served);
      onTestFinished(() => server.stop());
      for (const asked of read.operations) {
        const { operation } = asked;
        const plain = plannedRequest(operation, completeArguments(operation), sender);
        for (const { name, variantsOf } of everyWay) {
          const [variant] = variantsOf(asked);
          if (variant === undefined) continue;
          const sent = written(variant.change(plain, sender));
          const answer = comparable(await send({ fetch }, sent, server.url));
          const want = comparable(await send(inProcess, sent, server.url));
          expect(answer, `${operation.id}, ${name}`).toBe(want);
        }
      }
      expect(withoutRandom(served.state)).toBe(withoutRandom(inProcess.state));
    });
  },
);
