// Every answer of the sandbox passes the stock Prism as a judge between the two.
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer, ServerProcess } from "../../src/base/processes.ts";
import { createSandbox, manualClock, type Sandbox } from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve.ts";
import { supports } from "../../src/service/sandbox/supports.ts";
import { errorsOf, successesOf } from "../../src/toolkit/document/answers.ts";
import { exampleArguments, placedCall } from "../../src/toolkit/document/arguments.ts";
import { published } from "../../src/toolkit/generate/published.ts";
import { startPrismWith } from "../../src/toolkit/mock/prism.ts";
import { forPrism } from "../../src/toolkit/mock/prism-document.ts";
import { annotated } from "../helpers/annotated.ts";
import { basic, encodedFields, settled } from "../helpers/caller.ts";
import { fewLevels } from "../helpers/levels.ts";
import { operationsAt } from "../helpers/projection.ts";
import { isThorough } from "../helpers/seed.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("prism-proxy");

/**
 * Starts the stock Prism between a client and a server, as a judge: a request or response that the
 * level's specification does not allow comes back as an error.
 */
async function startPrismProxy(level: number, upstream: string): Promise<ServerProcess> {
  const file = join(folder, `level-${level}.json`);
  writeFileSync(file, JSON.stringify(forPrism(published(annotated(), level))));
  return startPrismWith(["proxy", file, upstream, "--errors"]);
}

/** One request to the sandbox, and the operation and status as which its answer is judged. */
interface Exchange {
  readonly title: string;
  readonly operation: string;
  readonly status: number;
  readonly as?: string;
  readonly method: string;
  readonly path: string;
  readonly fields?: Record<string, string>;
  readonly headers?: Record<string, string>;
  /** The level from which on it is made. Defaults to 0. */
  readonly since?: number;
}

/** What a request does to a sandbox beforehand. */
type Prepare = (sandbox: Sandbox, queue_id: string) => void;

const reorder = { method: "PATCH", path: "realm/linkifiers", operation: "reorderLinkifiers" };
const draft = { method: "DELETE", operation: "deleteDraft" };
const drafts = { method: "GET", path: "drafts", operation: "listDrafts" };
const linkifiers = { method: "GET", path: "realm/linkifiers", operation: "listLinkifiers" };
const invites = { method: "GET", path: "invites", operation: "listInvitations" };
const remove = { method: "DELETE", path: "events", operation: "deleteEventQueue" };
const register = { method: "POST", path: "register", operation: "registerEventQueue" };
const settings = { method: "GET", path: "server_settings", operation: "getServerSettings" };
const read = { method: "GET", operation: "getEvents" };

const own = { method: "GET", path: "users/me", operation: "getOwnUser" };
const otherScheme = { headers: { authorization: "Bearer x" }, status: 400 };
const kept = { type: "stream", to: [7], topic: "council", content: "Kept" };
const pattern = (name: string) => ({
  pattern: `${name}(?P<id>[0-9]+)`,
  url_template: "https://example.com/{id}",
  url_format_string: "https://example.com/%(id)s",
});
const anybody = { invitee_emails: "robin@example.com", stream_ids: "[7]" };

/** Exchanges of one operation, by status, fields, and who sends them. */
const written = (
  operation: string,
  method: string,
  path: string,
  sent: readonly (readonly [
    status: number,
    fields: Readonly<Partial<Record<string, string>>>,
    as?: string,
  ])[],
): Exchange[] =>
  sent.map(([status, fields, as = "iago"], index) => ({
    ...{ title: `${operation} ${index}`, operation, method, path, status, as },
    fields: fields as Record<string, string>,
  }));

const sinceOwners = (exchange: Exchange) => ({ ...exchange, since: 20 });

/** What the specification lists and a sandbox never answers: it has no limit for a day, and at first no owners to invite. */
const unmetAt = (level: number) => [
  "resendInvitation 400 INVITATION_FAILED",
  ...(supports(level, "ownerInvitations")
    ? []
    : ["sendInvitations", "resendInvitation", "revokeInvitation"].flatMap((id) => [
        `${id} 400 UNAUTHORIZED_PRINCIPAL`,
        ...(id === "resendInvitation" ? [`${id} 400 `] : []),
      ])),
];

const exchanges: (Exchange & { prepare?: Prepare })[] = [
  { title: "settings", ...settings, status: 200 },
  {
    title: "settings with ignored parameters",
    ...settings,
    path: "server_settings?b=1&a=2",
    status: 200,
  },
  { title: "register", ...register, status: 200 },
  {
    title: "register with everything",
    ...register,
    fields: {
      event_types: '["drafts"]',
      client_capabilities:
        '{"notification_settings_null":true,"linkifier_url_template":true,"x":false}',
      more: "1",
    },
    status: 200,
  },
  { title: "register, not JSON", ...register, fields: { event_types: "drafts" }, status: 400 },
  { title: "register, not a list", ...register, fields: { event_types: '"drafts"' }, status: 400 },
  {
    title: "register, a wrong capability",
    ...register,
    fields: { client_capabilities: '{"notification_settings_null":1}' },
    status: 400,
  },
  {
    title: "register, a missing capability",
    ...register,
    fields: { client_capabilities: "{}" },
    status: 400,
  },
  { title: "list drafts", ...drafts, status: 200 },
  { title: "list no drafts", ...drafts, as: "shiva", path: "drafts?x=1", status: 200 },
  { title: "list drafts that are not synchronized", ...drafts, as: "othello", status: 400 },
  { title: "list linkifiers", ...linkifiers, path: "realm/linkifiers?x=1", status: 200 },
  { title: "invitations of everyone", ...invites, status: 200 },
  { title: "invitations of a member", ...invites, as: "cordelia", status: 200 },
  { title: "no invitations", ...invites, as: "shiva", status: 200 },
  {
    title: "invitations with ignored parameters",
    ...invites,
    path: "invites?zebra=1",
    status: 200,
  },
  { title: "invitations to a guest", ...invites, as: "polonius", status: 400 },
  { title: "invitations to a bot", ...invites, as: "helper-bot", status: 400 },
  { title: "delete a draft", ...draft, path: "drafts/17", status: 200 },
  { title: "delete a draft with ignored parameters", ...draft, path: "drafts/18?x=1", status: 200 },
  { title: "delete a draft again", ...draft, path: "drafts/17", status: 404 },
  { title: "delete a foreign draft", ...draft, path: "drafts/19", status: 404 },
  { title: "delete no number", ...draft, path: "drafts/abc", status: 404 },
  { title: "drafts not synchronized", ...draft, path: "drafts/20", as: "othello", status: 400 },
  {
    title: "read what is there",
    ...read,
    path: "events?queue_id=QUEUE&last_event_id=-1&dont_block=true",
    status: 200,
  },
  {
    title: "read another event",
    ...read,
    path: "events?queue_id=QUEUE&last_event_id=-1",
    prepare: (sandbox) => sandbox.publish({ type: "message", content: "hi" }),
    status: 200,
  },
  {
    title: "read saved drafts",
    ...read,
    path: "events?queue_id=QUEUE&last_event_id=-1",
    prepare: (sandbox) => {
      sandbox.saveDraft({ id: 50, user_id: 9 });
      sandbox.saveDraft({ id: 50, user_id: 9, content: "x" });
    },
    status: 200,
  },
  {
    title: "read linkifiers",
    ...read,
    path: "events?queue_id=QUEUE&last_event_id=-1",
    prepare: (sandbox) => {
      sandbox.addLinkifier({ pattern: "x", url_template: "y" });
    },
    status: 200,
  },
  {
    title: "read with ignored parameters",
    ...read,
    path: "events?queue_id=QUEUE&last_event_id=-1&dont_block=true&x=1",
    status: 200,
  },
  {
    title: "read what comes after an event",
    ...read,
    path: "events?queue_id=QUEUE&last_event_id=0&dont_block=true",
    status: 200,
  },
  {
    title: "read what is forgotten",
    ...read,
    path: "events?queue_id=QUEUE&last_event_id=-1",
    status: 400,
  },
  {
    title: "read what never was",
    ...read,
    path: "events?queue_id=QUEUE&last_event_id=99",
    status: 400,
  },
  { title: "read no queue", ...read, path: "events", status: 400 },
  { title: "read no integer", ...read, path: "events?queue_id=QUEUE&last_event_id=x", status: 400 },
  {
    title: "read an unknown queue",
    ...read,
    path: "events?queue_id=nope&last_event_id=-1",
    status: 400,
  },
  {
    title: "read a foreign queue",
    ...read,
    path: "events?queue_id=QUEUE&last_event_id=-1",
    as: "cordelia",
    status: 400,
  },
  {
    title: "delete a foreign queue",
    ...remove,
    fields: { queue_id: "QUEUE" },
    as: "cordelia",
    status: 400,
  },
  { title: "delete a queue", ...remove, fields: { queue_id: "QUEUE", x: "1" }, status: 200 },
  { title: "delete a queue again", ...remove, fields: { queue_id: "QUEUE" }, status: 400 },
  { title: "delete no queue", ...remove, status: 400 },
  {
    title: "reorder",
    ...reorder,
    fields: { ordered_linkifier_ids: "[3,1,2,4]", x: "1" },
    status: 200,
  },
  { title: "reorder as no administrator", ...reorder, as: "cordelia", status: 400 },
  ...["", "[1,1]", "[1]", "[1,2,3,9]", "7", '["a"]'].map((ordered_linkifier_ids) => ({
    title: `reorder ${ordered_linkifier_ids}`,
    ...reorder,
    fields: { ordered_linkifier_ids },
    status: 400,
  })),
  { title: "reorder nothing", ...reorder, status: 400 },
  { title: "list linkifiers by another scheme", ...linkifiers, ...otherScheme },
  { title: "the own account", ...own, status: 200 },
  { title: "the own account by another scheme", ...own, ...otherScheme },
  ...written("createDrafts", "POST", "drafts", [
    [200, { drafts: JSON.stringify([kept]), x: "1" }],
    [400, { drafts: "[{}]" }],
    [400, {}],
  ]),
  { title: "list the new draft", ...drafts, status: 200 },
  ...written("editDraft", "PATCH", "drafts/51", [
    [200, { draft: JSON.stringify(kept), x: "1" }],
    [400, { draft: "[]" }],
    [400, {}],
  ]),
  ...written("editDraft", "PATCH", "drafts/19", [[404, { draft: JSON.stringify(kept) }]]),
  ...written("createLinkifier", "POST", "realm/filters", [
    [200, { ...pattern("first"), x: "1" }],
    [400, pattern("first")],
    [400, {}],
    [400, pattern("second"), "cordelia"],
  ]),
  ...written("editLinkifier", "PATCH", "realm/filters/5", [
    [200, { ...pattern("third"), x: "1" }],
    [400, pattern("(")],
    [400, {}],
    [400, pattern("fourth"), "cordelia"],
  ]),
  ...written("deleteLinkifier", "DELETE", "realm/filters/5", [
    [400, {}, "cordelia"],
    [200, { x: "1" }],
    [400, {}],
  ]),
  ...written("sendInvitations", "POST", "invites", [
    [200, { invitee_emails: "puck@example.com", stream_ids: "[7]", x: "1" }],
    [400, { invitee_emails: "cordelia@example.com", stream_ids: "[7]" }],
    [400, { invitee_emails: "puck@example.com", stream_ids: "7" }],
    [400, {}],
    [400, { ...anybody, invite_as: "100" }],
  ]),
  ...written("createInvitationLink", "POST", "invites/multiuse", [
    [200, { x: "1" }],
    [400, { stream_ids: "7" }],
    [400, { invite_as: "100" }],
  ]),
  ...written("sendInvitations", "POST", "invites", [
    [200, { ...anybody, invite_as: "100" }, "desdemona"],
  ]).map(sinceOwners),
  ...written("createInvitationLink", "POST", "invites/multiuse", [
    [400, { invite_as: "200" }, "cordelia"],
  ]),
  ...written("createInvitationLink", "POST", "invites/multiuse", [
    [200, { invite_as: "100" }, "desdemona"],
  ]).map(sinceOwners),
  ...written("resendInvitation", "POST", "invites/2/resend", [[200, { x: "1" }]]),
  ...written("resendInvitation", "POST", "invites/5/resend", [[400, {}]]),
  ...written("resendInvitation", "POST", "invites/99/resend", [[400, {}]]),
  ...written("revokeInvitation", "DELETE", "invites/5", [[400, {}]]),
  ...written("revokeInvitation", "DELETE", "invites/2", [
    [200, { x: "1" }],
    [400, {}],
  ]),
  ...written("revokeInvitationLink", "DELETE", "invites/multiuse/5", [[400, {}]]),
  ...written("revokeInvitationLink", "DELETE", "invites/multiuse/2", [
    [400, {}, "cordelia"],
    [200, { x: "1" }],
    [400, {}],
  ]),
];

const statusOfDeactivated = (level: number) =>
  supports(level, "deactivatedUnauthorized") ? 401 : 403;

/** What each operation that asks for credentials says to those who have none, and to whom it is closed. */
const refusalsAt = (level: number) => [
  { title: "no credentials", headers: { authorization: "" }, as: "", status: 401 },
  { title: "undecodable credentials", headers: { authorization: "Basic %" }, status: 401 },
  { title: "a wrong key", headers: { authorization: basic("iago@example.com:no") }, status: 401 },
  { title: "a malformed key", headers: { authorization: basic("iago@example.com:") }, status: 401 },
  { title: "a deactivated account", as: "hamlet", status: statusOfDeactivated(level) },
  { title: "another scheme", headers: { authorization: "Bearer x" }, status: 400 },
];

/**
 * Stands behind Prism. Prism hands on only requests that the specification allows, so the test sends it
 * an allowed request of the operation; this relay puts the meant request in its place, and Prism judges
 * the answer.
 */
async function startRelay(): Promise<RunningServer & { meant: () => Promise<Response> }> {
  const relay = { meant: async () => new Response(null, { status: 500 }) };
  const server = createServer(async (incoming: IncomingMessage, outgoing) => {
    incoming.resume();
    const answer = await relay.meant();
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

// The first and the newest, as the conformance suite holds the sandbox to every level, and the slow tests two between.
describe.each(isThorough ? fewLevels : [0, 481])(
  "at feature level %i, Prism finds no fault in",
  (level) => {
    const operations = operationsAt(level);
    let relay: Awaited<ReturnType<typeof startRelay>>;
    let judge: RunningServer;
    beforeAll(async () => {
      relay = await startRelay();
      judge = await startPrismProxy(level, relay.url);
    });
    afterAll(async () => {
      await judge?.stop();
      await relay?.stop();
    });

    /** The answers that were judged, as the specification lists them. */
    const seen = new Set<string>();
    const row = (id: string, status: number, code: string | undefined) =>
      [id, status, code ?? ""].join(" ");

    /** The answer of an operation, as Prism hands it on. */
    async function judged(id: string, meant: () => Promise<Response>): Promise<Response> {
      const operation = operations.find((candidate) => candidate.id === id);
      if (operation === undefined) throw new Error(`${id} does not exist at level ${level}.`);
      relay.meant = meant;
      const { path, query, form } = placedCall(operation, exampleArguments(operation));
      return fetch(`${judge.url}${path}?${encodedFields(query)}`, {
        method: operation.method,
        headers: { authorization: basic("iago@example.com:iago-key") },
        ...(form.length > 0 ? { body: encodedFields(form) } : {}),
      });
    }

    const sender =
      (server: RunningServer, queue_id: string) =>
      ({
        method,
        path,
        fields,
        as = "iago",
        headers,
      }: Omit<Exchange, "title" | "operation" | "status" | "since">) => {
        const put = (text: string) => text.replace("QUEUE", queue_id);
        const entries = Object.entries(fields ?? {}).map(([name, value]) => [name, put(value)]);
        const { authorization = basic(`${as}@example.com:${as}-key`), ...rest } = headers ?? {};
        return fetch(`${server.url}/api/v1/${put(path)}`, {
          method,
          headers: { ...rest, ...(authorization === "" ? {} : { authorization }) },
          ...(fields === undefined ? {} : { body: new URLSearchParams(entries) }),
        });
      };

    async function expectPassed(id: string, status: number, meant: () => Promise<Response>) {
      let original: { status: number; body: unknown } | undefined;
      const passed = await judged(id, async () => {
        const answer = await meant();
        original = { status: answer.status, body: await answer.clone().json() };
        return new Response(await answer.text(), {
          status: answer.status,
          headers: [...answer.headers].filter(
            ([name]) => !/^(connection|keep-alive|content-length|transfer-encoding)$/.test(name),
          ),
        });
      });
      const body = await passed.json();
      expect({
        status: passed.status,
        body,
        violations: passed.headers.get("sl-violations"),
      }).toEqual({
        ...original,
        violations: null,
      });
      expect(passed.status, JSON.stringify(body)).toBe(status);
      seen.add(row(id, status, body.code));
    }

    it("the exchanges of a whole life", async () => {
      const sandbox = createSandbox({ featureLevel: level });
      const server = await serveSandbox(sandbox);
      const fresh = await sender(
        server,
        "",
      )({
        ...register,
        fields: {
          client_capabilities: '{"notification_settings_null":true,"linkifier_url_template":true}',
        },
      });
      const { queue_id } = (await fresh.json()) as { queue_id: string };
      const send = sender(server, queue_id);
      try {
        for (const { prepare, status, operation, since = 0, ...request } of exchanges) {
          if (since > level || !operations.some(({ id }) => id === operation)) continue;
          prepare?.(sandbox, queue_id);
          await expectPassed(operation, status, () => send(request));
        }
      } finally {
        await server.stop();
      }
    });

    it("a heartbeat", async () => {
      const clock = manualClock();
      const sandbox = createSandbox({ featureLevel: level, ...clock });
      const authorization = basic("iago@example.com:iago-key");
      const queue = await sandbox.fetch("http://sandbox/api/v1/register", {
        method: "POST",
        headers: { authorization },
      });
      const { queue_id } = (await queue.json()) as { queue_id: string };
      await expectPassed("getEvents", 200, async () => {
        const waiting = sandbox.fetch(
          `http://sandbox/api/v1/events?queue_id=${queue_id}&last_event_id=-1`,
          { headers: { authorization } },
        );
        await settled();
        clock.advance(60_000);
        return waiting;
      });
    });

    it("what each operation answers to the unauthenticated, to other methods and to the hasty", async () => {
      const hasty = await serveSandbox(createSandbox({ featureLevel: level, rateLimit: 1 }));
      const closed = await serveSandbox(
        createSandbox({ featureLevel: level, is_deactivated: true }),
      );
      try {
        for (const { id, path, method, isAuthenticated } of operations) {
          const meant = { method, path: path.replace("/api/v1/", "").replace(/\{\w+\}/, "2") };
          for (const { status, title: _, ...request } of isAuthenticated ? refusalsAt(level) : []) {
            await expectPassed(id, status, () => sender(hasty, "")({ ...meant, ...request }));
          }
          await expectPassed(id, 405, () => sender(hasty, "")({ ...meant, method: "PUT" }));
          if (!isAuthenticated) continue;
          await expectPassed(id, statusOfDeactivated(level), () => sender(closed, "")(meant));
          await sender(hasty, "")(meant);
          await expectPassed(id, 429, () => sender(hasty, "")(meant));
        }
      } finally {
        await Promise.all([hasty.stop(), closed.stop()]);
      }
    });

    it("any answer that the specification lists, and no answer beside them was given", () => {
      const listed = operations.flatMap((operation) => [
        ...successesOf(operation).map((status) => row(operation.id, status, undefined)),
        ...errorsOf(operation).map(({ status, code }) => row(operation.id, status, code)),
      ]);
      expect([...seen].sort()).toEqual(
        listed.filter((one) => !unmetAt(level).includes(one)).sort(),
      );
    });

    it("nothing else: a wrong answer does not pass", async () => {
      for (const [status, body] of [
        [200, { result: "success" }],
        [200, { result: "success", msg: "", invites: [{}] }],
        [400, { result: "error", msg: "no code" }],
      ] as const) {
        const answer = await judged("listInvitations", async () => Response.json(body, { status }));
        expect(answer.status).toBe(500);
        expect(answer.headers.get("sl-violations") ?? (await answer.text())).toContain("response");
      }
    });
  },
);
