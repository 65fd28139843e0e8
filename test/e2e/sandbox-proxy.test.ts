// Every response of the sandbox passes an unmodified Prism between client and sandbox.
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type OperationId, operations as rows } from "../../generated/operations.gen.ts";
import type { RunningServer, ServerProcess } from "../../src/base/processes.ts";
import { createSandbox, type Sandbox } from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve.ts";
import { supports } from "../../src/service/sandbox/supports.ts";
import { errorsOf, successesOf } from "../../src/toolkit/document/answers.ts";
import { exampleArguments, placedCall } from "../../src/toolkit/document/arguments.ts";
import { published } from "../../src/toolkit/generate/published.ts";
import { startPrism } from "../../src/toolkit/mock/mock.ts";
import { forPrism } from "../../src/toolkit/mock/prism-document.ts";
import { annotated } from "../helpers/annotated.ts";
import { basic, callerOf, encodedFields, newYear, waitForRequest } from "../helpers/caller.ts";
import { fewLevels, newestLevel } from "../helpers/levels.ts";
import { operationsAt } from "../helpers/projection.ts";
import { isThorough } from "../helpers/seed.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("prism-proxy");

/**
 * Starts an unmodified Prism between a client and a server. A request or response that the level's specification does
 * not allow comes back as an error.
 */
async function startPrismProxy(level: number, upstream: string): Promise<ServerProcess> {
  const file = join(folder, `level-${level}.json`);
  writeFileSync(file, JSON.stringify(forPrism(published(annotated(), level))));
  return startPrism(["proxy", file, upstream, "--errors"]);
}

/** A request to the sandbox, with the operation and status that its response must match. */
interface Exchange {
  readonly operation: OperationId;
  readonly path: string;
  readonly status: number;
  readonly fields?: Record<string, string>;
  /** Defaults to Iago. */
  readonly as?: string;
  readonly headers?: Record<string, string>;
  /** Defaults to that of the operation. */
  readonly method?: string;
  /** Prepares the sandbox for the request. */
  readonly prepare?: (sandbox: Sandbox) => void;
  /** The first level at which it is sent. Defaults to 0. */
  readonly since?: number;
}

/** Exchanges of one operation, each with its status, fields and sender. */
const of = (
  operation: OperationId,
  path: string,
  ...sent: readonly (readonly [
    status: number,
    fields?: Readonly<Partial<Record<string, string>>> | undefined,
    as?: string,
    more?: Pick<Exchange, "headers" | "prepare" | "since">,
  ])[]
): Exchange[] =>
  sent.map(([status, fields, as = "iago", more]) => ({
    operation,
    path,
    status,
    as,
    ...(fields && { fields: fields as Record<string, string> }),
    ...more,
  }));

const otherScheme = { headers: { authorization: "Bearer x" } };
const capabilities = '{"notification_settings_null":true,"linkifier_url_template":true,"x":false}';
const draft = JSON.stringify({ type: "stream", to: [7], topic: "council", content: "Kept" });
/** After the year 9999, which servers cannot keep (sources §19.8). */
const late = JSON.stringify({ ...JSON.parse(draft), timestamp: 1e18 });
const pattern = (name: string) => ({
  pattern: `${name}(?P<id>[0-9]+)`,
  url_template: "https://example.com/{id}",
  url_format_string: "https://example.com/%(id)s",
});
const to = (name: string, more = {}) => ({
  invitee_emails: `${name}@example.com`,
  stream_ids: "[7]",
  ...more,
});
const owner = { invite_as: "100" };
const sinceOwners = { since: 20 };
const queue_id = "QUEUE";
const after = (id: string) => `events?queue_id=QUEUE&last_event_id=${id}`;

/**
 * Specified errors that a sandbox never gives: it has no daily limit, and at low levels nobody can be invited as an
 * owner.
 */
const unmetAt = (level: number) => [
  "resendInvitation 400 INVITATION_FAILED",
  ...(supports(level, "ownerInvitations")
    ? []
    : ["sendInvitations", "resendInvitation", "revokeInvitation"].flatMap((id) => [
        `${id} 400 UNAUTHORIZED_PRINCIPAL`,
        ...(id === "resendInvitation" ? [`${id} 400 `] : []),
      ])),
];

const exchanges: readonly Exchange[] = [
  ...of("getServerSettings", "server_settings", [200]),
  ...of("getServerSettings", "server_settings?b=1&a=2", [200]),
  ...of(
    "registerEventQueue",
    "register",
    [200],
    [200, { event_types: '["drafts"]', client_capabilities: capabilities, more: "1" }],
    [400, { event_types: "drafts" }],
    [400, { event_types: '"drafts"' }],
    [400, { client_capabilities: '{"notification_settings_null":1}' }],
    [400, { client_capabilities: "{}" }],
  ),
  ...of("listDrafts", "drafts", [200], [400, undefined, "othello"]),
  ...of("listDrafts", "drafts?x=1", [200, undefined, "shiva"]),
  ...of("listLinkifiers", "realm/linkifiers?x=1", [200]),
  ...of(
    "listInvitations",
    "invites",
    [200],
    [200, undefined, "cordelia"],
    [200, undefined, "shiva"],
    [400, undefined, "polonius"],
    [400, undefined, "helper-bot"],
  ),
  ...of("listInvitations", "invites?zebra=1", [200]),
  ...of("deleteDraft", "drafts/17", [200], [404]),
  ...of("deleteDraft", "drafts/18?x=1", [200]),
  ...of("deleteDraft", "drafts/19", [404]),
  ...of("deleteDraft", "drafts/abc", [404]),
  ...of("deleteDraft", "drafts/20", [400, undefined, "othello"]),
  ...of("getEvents", `${after("-1")}&dont_block=true`, [200]),
  ...of(
    "getEvents",
    after("-1"),
    [
      200,
      undefined,
      "iago",
      { prepare: (sandbox) => sandbox.publish({ type: "message", content: "hi" }) },
    ],
    [
      200,
      undefined,
      "iago",
      {
        prepare: (sandbox) => {
          if (sandbox.featureLevel < 87) return; // They have no drafts.
          const draft = { id: 50, type: "", to: [], topic: "", content: "x", timestamp: 0 };
          sandbox.publish({ type: "drafts", op: "add", drafts: [draft] });
          sandbox.publish({ type: "drafts", op: "update", draft });
          sandbox.publish({ type: "realm_linkifiers", realm_linkifiers: [] });
        },
      },
    ],
  ),
  ...of("getEvents", `${after("-1")}&dont_block=true&x=1`, [200]),
  ...of("getEvents", `${after("0")}&dont_block=true`, [200]),
  ...of("getEvents", after("-1"), [400], [400, undefined, "cordelia"]),
  ...of("getEvents", after("99"), [400]),
  ...of("getEvents", "events", [400]),
  ...of("getEvents", after("x"), [400]),
  ...of("getEvents", "events?queue_id=nope&last_event_id=-1", [400]),
  ...of(
    "deleteEventQueue",
    "events",
    [400, { queue_id }, "cordelia"],
    [200, { queue_id, x: "1" }],
    [400, { queue_id }],
    [400],
  ),
  ...of(
    "reorderLinkifiers",
    "realm/linkifiers",
    [200, { ordered_linkifier_ids: "[3,1,2]", x: "1" }],
    [400, undefined, "cordelia"],
    ...["", "[1,1]", "[1]", "[1,2,3,9]", "7", '["a"]'].map(
      (ordered_linkifier_ids) => [400, { ordered_linkifier_ids }] as const,
    ),
    [400],
  ),
  ...of("listLinkifiers", "realm/linkifiers", [400, undefined, "iago", otherScheme]),
  ...of("getOwnUser", "users/me", [200], [400, undefined, "iago", otherScheme]),
  ...of(
    "createDrafts",
    "drafts",
    [200, { drafts: `[${draft}]`, x: "1" }],
    [400, { drafts: "[{}]" }],
    [400, {}],
    [500, { drafts: `[${late}]` }],
  ),
  ...of("listDrafts", "drafts", [200]),
  ...of(
    "editDraft",
    "drafts/21",
    [200, { draft, x: "1" }],
    [400, { draft: "[]" }],
    [400, {}],
    [500, { draft: late }],
  ),
  ...of("editDraft", "drafts/19", [404, { draft }]),
  ...of(
    "createLinkifier",
    "realm/filters",
    [200, { ...pattern("first"), x: "1" }],
    [400, pattern("first")],
    [400, {}],
    [400, pattern("second"), "cordelia"],
  ),
  ...of(
    "editLinkifier",
    "realm/filters/4",
    [200, { ...pattern("third"), x: "1" }],
    [400, pattern("(")],
    [400, {}],
    [400, pattern("fourth"), "cordelia"],
  ),
  ...of("deleteLinkifier", "realm/filters/4", [400, {}, "cordelia"], [200, { x: "1" }], [400, {}]),
  ...of(
    "sendInvitations",
    "invites",
    [200, to("puck", { x: "1" })],
    [400, to("cordelia")],
    [400, to("puck", { stream_ids: "7" })],
    [400, {}],
    [400, to("robin", owner)],
    [200, to("robin", owner), "desdemona", sinceOwners],
  ),
  ...of(
    "createInvitationLink",
    "invites/multiuse",
    [200, { x: "1" }],
    [400, { stream_ids: "7" }],
    [400, owner],
    [400, { invite_as: "200" }, "cordelia"],
    [200, owner, "desdemona", sinceOwners],
  ),
  ...of("resendInvitation", "invites/2/resend", [200, { x: "1" }]),
  ...of("resendInvitation", "invites/5/resend", [400, {}]),
  ...of("resendInvitation", "invites/99/resend", [400, {}]),
  ...of("revokeInvitation", "invites/5", [400, {}]),
  ...of("revokeInvitation", "invites/2", [200, { x: "1" }], [400, {}]),
  ...of("revokeInvitationLink", "invites/multiuse/5", [400, {}]),
  ...of(
    "revokeInvitationLink",
    "invites/multiuse/2",
    [400, {}, "cordelia"],
    [200, { x: "1" }],
    [400, {}],
  ),
];

const statusOfDeactivated = (level: number) =>
  supports(level, "deactivatedUnauthorized") ? 401 : 403;

/** Requests that every operation with authentication refuses. */
const refusalsAt = (level: number) => [
  { headers: { authorization: "" }, status: 401 },
  { headers: { authorization: "Basic %" }, status: 401 },
  { headers: { authorization: basic("iago@example.com:no") }, status: 401 },
  { headers: { authorization: basic("iago@example.com:") }, status: 401 },
  { as: "hamlet", status: statusOfDeactivated(level) },
  { ...otherScheme, status: 400 },
];

/**
 * Runs behind Prism. Prism forwards only valid requests, so the test sends it a valid request of the operation. This
 * relay replaces it with the intended request, and Prism validates the response.
 */
async function startRelay(): Promise<RunningServer & { intended: () => Promise<Response> }> {
  const relay = { intended: async () => new Response(null, { status: 500 }) };
  const server = createServer(async (incoming: IncomingMessage, outgoing) => {
    incoming.resume();
    const answer = await relay.intended();
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return Object.assign(relay, {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

// The first and the newest level. The conformance suite checks the sandbox at every level, and the slow tests add two.
describe.each(isThorough ? fewLevels : [0, newestLevel])(
  "at feature level %i, Prism finds no fault in",
  (level) => {
    const operations = operationsAt(level);
    let relay: Awaited<ReturnType<typeof startRelay>>;
    let prism: RunningServer;
    beforeAll(async () => {
      relay = await startRelay();
      prism = await startPrismProxy(level, relay.url);
    });
    afterAll(async () => {
      await prism?.stop();
      await relay?.stop();
    });

    /** The validated responses, in the form in which the specification lists them. */
    const seen = new Set<string>();
    const row = (id: string, status: number, code: string | undefined) =>
      [id, status, code ?? ""].join(" ");

    /** The response of an operation, as Prism forwards it. */
    async function throughPrism(id: string, intended: () => Promise<Response>): Promise<Response> {
      const operation = operations.find((candidate) => candidate.id === id);
      if (operation === undefined) throw new Error(`${id} does not exist at level ${level}.`);
      relay.intended = intended;
      const { path, query, form } = placedCall(operation, exampleArguments(operation));
      return fetch(`${prism.url}${path}?${encodedFields(query)}`, {
        method: operation.method,
        headers: { authorization: basic("iago@example.com:iago-key") },
        ...(form.length > 0 ? { body: encodedFields(form) } : {}),
      });
    }

    const sender =
      (server: RunningServer, queue_id: string) =>
      ({ operation, path, fields, as = "iago", headers, method }: Omit<Exchange, "status">) => {
        const put = (text: string) => text.replace("QUEUE", queue_id);
        const entries = Object.entries(fields ?? {}).map(([name, value]) => [name, put(value)]);
        const { authorization = basic(`${as}@example.com:${as}-key`), ...rest } = headers ?? {};
        return fetch(`${server.url}/api/v1/${put(path)}`, {
          method: method ?? rows[operation].method,
          headers: { ...rest, ...(authorization === "" ? {} : { authorization }) },
          ...(fields === undefined ? {} : { body: new URLSearchParams(entries) }),
        });
      };

    /** The JSON of a body; `undefined` if it is empty. */
    const parsed = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));

    async function expectPassed(id: string, status: number, intended: () => Promise<Response>) {
      let original: { status: number; body: unknown } | undefined;
      const passed = await throughPrism(id, async () => {
        const answer = await intended();
        const text = await answer.text();
        original = { status: answer.status, body: parsed(text) };
        const headers = new Headers(
          [...answer.headers].filter(
            ([name]) => !/^(connection|keep-alive|content-length|transfer-encoding)$/.test(name),
          ),
        );
        // Servers call the JSON of a 405 a page of HTML (sources §10.11). Prism would read it as a text.
        if (answer.status === 405 && text !== "") headers.set("Content-Type", "application/json");
        return new Response(text, { status: answer.status, headers });
      });
      const body = parsed(await passed.text());
      expect({
        status: passed.status,
        body,
        violations: passed.headers.get("sl-violations"),
      }).toEqual({
        ...original,
        violations: null,
      });
      expect(passed.status, JSON.stringify(body)).toBe(status);
      seen.add(row(id, status, Object(body).code));
    }

    it("exchanges with all operations", async () => {
      const sandbox = createSandbox({ featureLevel: level });
      const server = await serveSandbox(sandbox);
      const iago = callerOf(sandbox.fetch, "iago");
      const { body } = await iago("POST", "register", { client_capabilities: capabilities });
      const send = sender(server, body.queue_id);
      onTestFinished(() => server.stop());
      for (const { prepare, status, since = 0, ...request } of exchanges) {
        if (since > level || !operations.some(({ id }) => id === request.operation)) continue;
        prepare?.(sandbox);
        await expectPassed(request.operation, status, () => send(request));
      }
    });

    it("a heartbeat", async () => {
      const sandbox = createSandbox({ featureLevel: level, now: newYear });
      const headers = { authorization: basic("iago@example.com:iago-key") };
      const { queue_id } = (await callerOf(sandbox.fetch, "iago")("POST", "register")).body;
      const path = `events?queue_id=${queue_id}&last_event_id=-1`;
      await expectPassed("getEvents", 200, async () => {
        const waiting = sandbox.fetch(`http://sandbox/api/v1/${path}`, { headers });
        await waitForRequest();
        sandbox.advance(60_000);
        return waiting;
      });
    });

    it("refusals by each operation: credentials, method, deactivation and rate limit", async () => {
      const limited = await serveSandbox(createSandbox({ featureLevel: level, rateLimit: 1 }));
      const closed = await serveSandbox(
        createSandbox({ featureLevel: level, is_deactivated: true }),
      );
      onTestFinished(async () => void (await Promise.all([limited.stop(), closed.stop()])));
      for (const { id, path, isAuthenticated } of operations) {
        const intended = {
          operation: id as OperationId,
          path: path.replace("/api/v1/", "").replace(/\{\w+\}/, "2"),
        };
        for (const { status, ...request } of isAuthenticated ? refusalsAt(level) : []) {
          await expectPassed(id, status, () => sender(limited, "")({ ...intended, ...request }));
        }
        await expectPassed(id, 405, () => sender(limited, "")({ ...intended, method: "PUT" }));
        if (!isAuthenticated) continue;
        await expectPassed(id, statusOfDeactivated(level), () => sender(closed, "")(intended));
        await sender(limited, "")(intended);
        await expectPassed(id, 429, () => sender(limited, "")(intended));
      }
    });

    it("any response in the specification, and the sandbox has given no others", () => {
      const listed = operations.flatMap((operation) => [
        ...successesOf(operation).map((status) => row(operation.id, status, undefined)),
        ...errorsOf(operation).map(({ status, code }) => row(operation.id, status, code)),
      ]);
      expect([...seen].sort()).toEqual(
        listed.filter((one) => !unmetAt(level).includes(one)).sort(),
      );
    });

    it("only valid responses: a wrong one fails", async () => {
      for (const [status, body] of [
        [200, { result: "success" }],
        [200, { result: "success", msg: "", invites: [{}] }],
        [400, { result: "error", msg: "no code" }],
      ] as const) {
        const answer = await throughPrism("listInvitations", async () =>
          Response.json(body, { status }),
        );
        expect(answer.status).toBe(500);
        expect(answer.headers.get("sl-violations") ?? (await answer.text())).toContain("response");
      }
    });
  },
);
