// A published client of a third party against the sandbox over HTTP: each understands the other, and responses match
// the specification of the level.
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { RunningServer } from "../../src/node/processes.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import type { Json, JsonObject } from "../../src/toolkit/document/json.ts";
import { operationsOf } from "../../src/toolkit/document/operation-model.ts";
import { jsonBodyOf } from "../../src/toolkit/document/responses.ts";
import { validatorOf } from "../../src/toolkit/document/schema-validator.ts";
import { callerOf } from "../helpers/caller.ts";
import { runProgram } from "../helpers/run-program.ts";
import { snapshot } from "../helpers/snapshot.ts";

// zulip-js replaces the global FormData, which must not affect other tests.
const { FormData: ownFormData } = globalThis;
afterAll(() => {
  globalThis.FormData = ownFormData;
});

/** The parts of zulip-js that are called here. It has no types. */
interface ZulipJs {
  callEndpoint(path: string, method?: string, fields?: object): Promise<JsonObject>;
  readonly server: { settings(): Promise<JsonObject> };
  readonly queues: Record<"register" | "deregister", (fields?: object) => Promise<JsonObject>>;
  readonly users: { readonly me: { getProfile(): Promise<JsonObject> } };
  readonly events: { retrieve(fields: object): Promise<JsonObject> };
}

const zulip: (account: {
  readonly realm: string;
  readonly username: string;
  readonly apiKey: string;
}) => Promise<ZulipJs> = createRequire(import.meta.url)("zulip-js");

describe.each([481, 267, 202, 166, 54])("zulip-js on a sandbox of level %i", (level) => {
  const document = snapshot(level);
  const problemsOf = validatorOf(document);
  const operations = new Map(operationsOf(document).map((one) => [one.id, one]));

  function bodyOf(id: string, status: number) {
    const operation = operations.get(id);
    const body = operation && jsonBodyOf(operation, status);
    if (body === undefined) throw new Error(`${id} has no answer ${status} at level ${level}.`);
    return body;
  }
  /** The violations of a success; empty if there are none. */
  const faultsOf = (id: string, body: JsonObject) =>
    problemsOf("body", bodyOf(id, 200).schema, body);
  const example = (id: string, status: number, name: string): Json | undefined =>
    bodyOf(id, status).examples.find((one) => one.name === name)?.value;

  const sandbox = createSandbox({ featureLevel: level });
  /** Declares a test for servers from a level up; below it, declares none. */
  const itFrom = (since: number) => (level >= since ? it : () => {});
  let server: RunningServer;
  let client: ZulipJs;

  beforeAll(async () => {
    server = await serveSandbox(sandbox, {});
    client = await zulip({ realm: server.url, username: "iago@example.com", apiKey: "iago-key" });
  });

  afterAll(() => server?.stop());

  const registered = async (event_types: readonly string[]) => {
    const { queue_id } = await client.queues.register({ event_types });
    return String(queue_id);
  };
  const desktop = callerOf(sandbox.fetch, "iago");

  it("§15.1 learns the feature level", async () => {
    const settings = await client.server.settings();
    expect(faultsOf("getServerSettings", settings)).toBe("");
    expect(settings.zulip_feature_level).toBe(level);
  });

  it("§10.18 registers without arguments, by an empty multipart body", async () => {
    const answer = await client.queues.register();
    expect(faultsOf("registerEventQueue", answer)).toBe("");
    expect(answer).toMatchObject({
      result: "success",
      last_event_id: -1,
      zulip_feature_level: level,
    });
    expect(sandbox.state.queues.map(({ queue_id }) => queue_id)).toContain(answer.queue_id);
  });

  it("§16.1 §16.2 registers with arguments, and with the required capability", async () => {
    const register = (client_capabilities: object) =>
      client.queues.register({
        event_types: ["drafts"],
        client_capabilities: JSON.stringify(client_capabilities),
      });
    expect(
      faultsOf("registerEventQueue", await register({ notification_settings_null: true })),
    ).toBe("");
    expect(await register({})).toEqual(example("registerEventQueue", 400, "missing-capability"));
  });

  it("§10.19 gets ignored parameters from level 167 on", async () => {
    const answer = await client.queues.register({ event_types: ["drafts"], colour: "red" });
    expect(answer.ignored_parameters_unsupported).toEqual(level >= 167 ? ["colour"] : undefined);
  });

  itFrom(87)("§16.4 §16.6 reads events, but not after an unknown ID", async () => {
    const queue_id = await registered(["drafts"]);
    const read = (last_event_id: number) =>
      client.events.retrieve({ queue_id, last_event_id, dont_block: true });
    expect(await read(-1)).toEqual(example("getEvents", 200, "no-events"));
    await desktop("DELETE", "drafts/18");
    const received = await read(-1);
    expect(faultsOf("getEvents", received)).toBe("");
    expect(received.events).toEqual([{ type: "drafts", op: "remove", draft_id: 18, id: 0 }]);
    expect(await read(5)).toEqual(example("getEvents", 400, "unknown-event"));
  });

  it("§7.2 deregisters a queue, once", async () => {
    const queue_id = await registered(["drafts"]);
    expect(await client.queues.deregister({ queue_id })).toEqual(
      example("deleteEventQueue", 200, "queue-deleted"),
    );
    expect(await client.queues.deregister({ queue_id })).toEqual({
      ...(example("deleteEventQueue", 400, "bad-event-queue-id") as JsonObject),
      msg: `Bad event queue ID: ${queue_id}`,
      queue_id,
    });
  });

  it("§4.2.1 lists invitations", async () => {
    const answer = await client.callEndpoint("/invites");
    expect(faultsOf("listInvitations", answer)).toBe("");
    const invites = answer.invites as JsonObject[];
    expect(invites.map(({ id, is_multiuse }) => [id, is_multiuse])).toEqual([
      [2, false],
      [3, false],
      [2, true],
      [3, true],
    ]);
    for (const invite of invites) {
      expect(Object.hasOwn(invite, "notify_referrer_on_join")).toBe(level >= 267);
    }
  });

  itFrom(87)("§17.1 §13.1 lists drafts and deletes one, once", async () => {
    const listed = await client.callEndpoint("/drafts");
    expect(faultsOf("listDrafts", listed)).toBe("");
    expect((listed.drafts as JsonObject[]).map(({ id }) => id)).toContain(17);
    expect(await client.callEndpoint("/drafts/17", "DELETE")).toEqual(
      example("deleteDraft", 200, "draft-deleted"),
    );
    expect(await client.callEndpoint("/drafts/17", "DELETE")).toEqual(
      example("deleteDraft", 404, "no-such-draft"),
    );
  });

  it("§17.2 §4.4.1 lists linkifiers, and reorders them from level 202 on", async () => {
    const listed = await client.callEndpoint("/realm/linkifiers");
    expect(faultsOf("listLinkifiers", listed)).toBe("");
    const ids = (listed.linkifiers as JsonObject[]).map(({ id }) => id).reverse();
    // It sends the fields of all methods but POST in the query.
    const answer = await client.callEndpoint("/realm/linkifiers", "PATCH", {
      ordered_linkifier_ids: JSON.stringify(ids),
    });
    if (level >= 202) {
      expect(answer).toEqual(example("reorderLinkifiers", 200, "linkifiers-reordered"));
      expect(sandbox.state.linkifiers.map(({ id }) => id)).toEqual(ids);
    } else {
      expect(answer).toMatchObject({ result: "error", msg: "Method Not Allowed" });
      expect(answer.allowed_methods).not.toContain("PATCH");
    }
  });

  it("§22.1 reads the own account", async () => {
    const profile = await client.users.me.getProfile();
    expect(faultsOf("getOwnUser", profile)).toBe("");
    expect(profile).toMatchObject({ email: "iago@example.com", is_admin: true });
  });

  /** Calls an operation at a path, and expects a valid success. */
  async function expectSuccess(id: string, path: string, fields?: object) {
    const { method = "" } = operations.get(id) ?? {};
    const answer = await client.callEndpoint(path, method, fields);
    expect(faultsOf(id, answer), id).toBe("");
    return answer;
  }

  itFrom(87)("§19.1 saves drafts, and replaces one", async () => {
    const draft = { type: "private", to: [11], topic: "", content: "Hi" };
    const { ids } = await expectSuccess("createDrafts", "/drafts", {
      drafts: JSON.stringify([draft]),
    });
    const [id] = ids as number[];
    const edited = JSON.stringify({ ...draft, content: "Hello" });
    await expectSuccess("editDraft", `/drafts/${id}`, { draft: edited });
    expect(sandbox.state.drafts.at(-1)).toMatchObject({ id, content: "Hello" });
  });

  it("§20.1 §20.3 creates a linkifier, edits and deletes it", async () => {
    const url = (template: string, format: string) =>
      level >= 176 ? { url_template: template } : { url_format_string: format };
    const made = {
      pattern: "t(?P<id>[0-9]+)",
      ...url("https://t.example/{id}", "https://t.example/%(id)s"),
    };
    const { id } = await expectSuccess("createLinkifier", "/realm/filters", made);
    expect(sandbox.state.linkifiers.at(-1)).toMatchObject({ id, pattern: made.pattern });
    if (level >= 57) {
      await expectSuccess("editLinkifier", `/realm/filters/${id}`, {
        ...made,
        pattern: "u(?P<id>[0-9]+)",
      });
      expect(sandbox.state.linkifiers.at(-1)).toMatchObject({ id, pattern: "u(?P<id>[0-9]+)" });
    }
    await expectSuccess("deleteLinkifier", `/realm/filters/${id}`);
    expect(sandbox.state.linkifiers.map((one) => one.id)).not.toContain(id);
  });

  it("§21.1 §21.7 invites by e-mail and by link, sends again and revokes", async () => {
    const stream_ids = JSON.stringify([1]);
    const before = sandbox.state.invitations.length;
    await expectSuccess("sendInvitations", "/invites", {
      invitee_emails: "new@example.com",
      stream_ids,
    });
    await expectSuccess("createInvitationLink", "/invites/multiuse", { stream_ids });
    const [sent, link] = sandbox.state.invitations.slice(before);
    expect([sent?.is_multiuse, link?.is_multiuse]).toEqual([false, true]);
    await expectSuccess("resendInvitation", `/invites/${sent?.id}/resend`);
    await expectSuccess("revokeInvitation", `/invites/${sent?.id}`);
    await expectSuccess("revokeInvitationLink", `/invites/multiuse/${link?.id}`);
    expect(sandbox.state.invitations).toHaveLength(before);
  });

  itFrom(87)("§6.1 gets events in its loop", async () => {
    sandbox.reset();
    // The loop never ends, so it runs in a process of its own.
    const program = `import zulip from "zulip-js";
const { BASE_URL, EMAIL, API_KEY } = process.env;
const client = await zulip({ realm: BASE_URL, username: EMAIL, apiKey: API_KEY });
await client.callOnEachEvent(
  (event) => {
    console.log(JSON.stringify(event));
    if (event.draft_id === 18) process.exit();
  },
  ["drafts"],
);`;
    const ran = runProgram("ts", program, {
      BASE_URL: server.url,
      EMAIL: "iago@example.com",
      API_KEY: "iago-key",
    });
    await vi.waitFor(() => expect(sandbox.state.queues).toHaveLength(1), {
      timeout: 120_000, // The package may have to be built first.
    });
    await desktop("DELETE", "drafts/17");
    await desktop("DELETE", "drafts/18");
    const { stdout, stderr } = await ran;
    expect(stderr).toBe("");
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { type: "drafts", op: "remove", draft_id: 17, id: 0 },
      { type: "drafts", op: "remove", draft_id: 18, id: 1 },
    ]);
  });
});
