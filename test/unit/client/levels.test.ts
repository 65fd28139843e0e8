import { describe, expect, it } from "vitest";
import { releases } from "../../../generated/client.gen.ts";
import { createClient, featureLevels, type OperationRow, operations } from "../../../src/index.ts";
import { rawClient } from "../../../src/service/client/openapi-fetch-client.ts";
import { createServerLevel } from "../../../src/toolkit/runtime/server-level.ts";
import { account, answer, clientOf, success } from "../../helpers/client.ts";

/** A server that reports this level and accepts every request. */
const serverAt =
  (zulip_feature_level: unknown, status = 200) =>
  (request: Request) =>
    request.url.endsWith("/server_settings")
      ? answer({ ...success, zulip_version: "x", zulip_feature_level }, { status })
      : answer(success);

const undiscovered = { serverFeatureLevel: undefined as never };
const paths = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname);

describe("connect", () => {
  it("reads and returns the level once, without credentials", async () => {
    const { client, requests } = clientOf(serverAt(300), undiscovered);
    expect(client.serverFeatureLevel).toBeUndefined();
    expect(await client.connect()).toBe(300);
    await client.reorderLinkifiers({ ordered_linkifier_ids: [] });
    expect(client.serverFeatureLevel).toBe(300);
    expect(paths(requests)).toEqual(["/api/v1/server_settings", "/api/v1/realm/linkifiers"]);
    expect(requests[0]?.headers.has("Authorization")).toBe(false);
  });

  it("sends one request for concurrent calls", async () => {
    const { client, requests } = clientOf(serverAt(300), undiscovered);
    await Promise.all([client.connect(), client.connect(), client.connect()]);
    expect(requests).toHaveLength(1);
  });

  it("asks even if the level is given; calls do not", async () => {
    const { client, requests } = clientOf(serverAt(300), { serverFeatureLevel: 270 });
    await client.listInvitations();
    expect([client.serverFeatureLevel, requests.length]).toEqual([270, 1]);
    await client.connect();
    expect([client.serverFeatureLevel, requests.length]).toEqual([300, 2]);
  });

  it("takes the options of a call, such as a signal", async () => {
    const late = new AbortController();
    const { client, requests } = clientOf(() => {
      late.abort(new DOMException("Late.", "TimeoutError"));
      return new Promise<never>(() => {});
    }, undiscovered);
    const connected = client.connect({ signal: late.signal, headers: { "X-Trace": "1" } });
    await expect(connected).rejects.toMatchObject({
      name: "TimeoutError",
      message: "getServerSettings: no complete response before the signal timed out.",
      timeout: undefined,
    });
    expect(requests[0]?.headers.get("X-Trace")).toBe("1");
    expect(requests[0]?.signal.aborted).toBe(true);
    const timed = client.connect({ timeout: 5, retry: false });
    await expect(timed).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("rejects for a server one level below the program's", async () => {
    const { client } = clientOf<209>(serverAt(208), { ...undiscovered, featureLevel: 209 });
    await expect(client.connect()).rejects.toMatchObject({
      name: "ServerTooOldError",
      message: "This program needs feature level 209; the server has feature level 208.",
      featureLevel: 209,
      serverLevel: 208,
    });
  });

  it("takes a missing level as 0", async () => {
    const { client } = clientOf<0>(serverAt(undefined), { ...undiscovered, featureLevel: 0 });
    await client.connect();
    expect(client.serverFeatureLevel).toBe(0);
  });

  it("rejects if the server does not report its level, and asks again the next time", async () => {
    let respond = serverAt("267");
    const { client } = clientOf<0>((request) => respond(request), oldest);
    for (const level of ["267", -1]) {
      respond = serverAt(level);
      await expect(client.connect()).rejects.toMatchObject({
        name: "InvalidResponseError",
        message: "getServerSettings: the reported level is not a feature level (status 200).",
        excerpt: "",
      });
    }
    expect(client.serverFeatureLevel).toBeUndefined();
    respond = () => answer({ result: "error", msg: "no", code: "RATE_LIMIT_HIT" }, { status: 400 });
    await expect(client.connect()).rejects.toMatchObject({ name: "ServiceError" });
    respond = serverAt(267);
    await expect(client.connect()).resolves.toBeGreaterThan(0);
  });
});

const below = { ...undiscovered, featureLevel: 202 } as const;
const oldest = { ...undiscovered, featureLevel: 0 } as const;
const answering = (fields: object) => () => answer({ ...success, ...fields });

describe("the first call", () => {
  it("learns the level before it sends anything; later calls do not ask", async () => {
    const { client, requests } = clientOf<0>(serverAt(300), oldest);
    await Promise.all([client.listInvitations(), client.deleteEventQueue({ queue_id: "q" })]);
    expect(client.serverFeatureLevel).toBe(300);
    expect(client.supports("linkifierOrder")).toBe(true);
    await client.listInvitations();
    const invites = "/api/v1/invites";
    expect(paths(requests).sort()).toEqual(
      ["/api/v1/events", invites, invites, "/api/v1/server_settings"].sort(),
    );
    expect(paths(requests)[0]).toBe("/api/v1/server_settings");
  });

  it("needs no extra request if it is itself the one for the level", async () => {
    const { client, requests } = clientOf<0>(serverAt(300), oldest);
    await client.getServerSettings();
    await client.listInvitations();
    expect(client.serverFeatureLevel).toBe(300);
    expect(requests).toHaveLength(2);
  });

  it("learns by path too, but not from an unread body or another server's response", async () => {
    const raw = rawClient(clientOf<0>(serverAt(300), oldest).client);
    await raw.GET("/api/v1/invites");
    const { client } = clientOf<0>(answering({ zulip_feature_level: 300 }), oldest);
    await rawClient(client).GET("/api/v1/server_settings", { parseAs: "text" });
    await rawClient(client).GET("/api/v1/server_settings", { parseAs: "stream" });
    expect(client.serverFeatureLevel).toBeUndefined();
    await rawClient(client).GET("/api/v1/server_settings");
    expect(client.serverFeatureLevel).toBe(300);
    const portal = clientOf<0>(() => answer({ login: "here" }), oldest).client;
    await rawClient(portal).GET("/api/v1/server_settings");
    expect(portal.serverFeatureLevel).toBeUndefined();
  });

  it("asks again if the call that was asking is aborted", async () => {
    const enough = new AbortController();
    let begun = 0;
    const handler = (): Response | Promise<Response> => {
      if (begun++ > 0) return answer({ ...success, zulip_feature_level: 300 });
      setTimeout(() => enough.abort("enough"));
      return new Promise(() => {});
    };
    const { client } = clientOf<0>(handler, oldest);
    const aborted = expect(
      client.listInvitations({}, { signal: enough.signal }),
    ).rejects.toMatchObject({ name: "AbortError", operation: "listInvitations" });
    expect(await client.listInvitations()).toMatchObject({ ok: true });
    await aborted;
    expect(begun).toBe(3);
  });

  it("is not counted as an attempt if it is aborted while another call asks", async () => {
    const enough = new AbortController();
    const attempts: string[] = [];
    const handler = async (request: Request): Promise<Response> => {
      if (request.url.endsWith("/server_settings")) {
        enough.abort("enough");
        await new Promise((resolve) => setTimeout(resolve));
      }
      return answer({ ...success, zulip_feature_level: 300 });
    };
    const { client } = clientOf<0>(handler, {
      ...oldest,
      onAttempt: ({ operation }) => attempts.push(operation),
    });
    const first = client.listInvitations();
    await expect(client.listInvitations({}, { signal: enough.signal })).rejects.toMatchObject({
      name: "AbortError",
      operation: "listInvitations",
      cause: "enough",
    });
    await first;
    expect(attempts).toEqual(["getServerSettings", "listInvitations"]);
  });

  it("fails for all concurrent calls after one request without a level", async () => {
    const { client, requests } = clientOf<0>(answering({ zulip_feature_level: "x" }), oldest);
    const calls = [client.listInvitations(), client.listInvitations(), client.connect()];
    const failed = await Promise.allSettled(calls);
    expect(failed.map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
    expect(requests).toHaveLength(1);
  });
});

describe("a server that is upgraded or downgraded", () => {
  /** A server whose level can be changed, and a client of it with its requests. */
  function changing(first: number, featureLevel = 0) {
    const state = { level: first };
    const made = clientOf<0>(
      () =>
        answer({ ...success, queue_id: "q", last_event_id: -1, zulip_feature_level: state.level }),
      { ...oldest, featureLevel: featureLevel as 0 },
    );
    return { ...made, state };
  }
  const reorder = { ordered_linkifier_ids: [1] };

  it.each(["registerEventQueue", "connect", "getServerSettings"] as const)(
    "is noticed by %s: supports and operations use the new level",
    async (how) => {
      const { client, state } = changing(201);
      await client.connect();
      // @ts-expect-error: at this level of the client the method needs a question first.
      const call = () => client.reorderLinkifiers(reorder) as Promise<unknown>;
      await expect(call()).rejects.toMatchObject({ name: "UnsupportedOperationError" });
      state.level = 209;
      await client[how]();
      expect([client.serverFeatureLevel, client.supports("linkifierOrder")]).toEqual([209, true]);
      expect(await call()).toMatchObject({ ok: true });
      state.level = 201;
      await client[how]();
      expect(client.supports("linkifierOrder")).toBe(false);
    },
  );

  it("is rejected below the program's level, before further requests, until it is back", async () => {
    const { client, state, requests } = changing(300, 209);
    await client.connect();
    state.level = 208;
    const tooOld = { name: "ServerTooOldError", featureLevel: 209, serverLevel: 208 };
    await expect(client.registerEventQueue()).rejects.toMatchObject(tooOld);
    await expect(client.listInvitations()).rejects.toMatchObject(tooOld);
    expect(requests).toHaveLength(2);
    state.level = 209;
    await client.connect();
    expect(await client.listInvitations()).toMatchObject({ ok: true });
  });

  it("keeps its known level if a registration does not report one", async () => {
    const { client } = clientOf<0>(answering({ queue_id: "q" }), {
      ...oldest,
      serverFeatureLevel: 2,
    });
    await client.registerEventQueue();
    expect(client.serverFeatureLevel).toBe(2);
  });
});

describe("an operation that the server lacks", () => {
  /** As JavaScript can call it: the types at level 201 lack the operation. */
  const lenient = { ...undiscovered, featureLevel: 201 as 202 };

  it("is rejected before it is sent, with both levels and the release", async () => {
    const { client, requests } = clientOf<202>(serverAt(201), lenient);
    await expect(client.reorderLinkifiers({ ordered_linkifier_ids: [1] })).rejects.toMatchObject({
      name: "UnsupportedOperationError",
      message:
        "reorderLinkifiers needs feature level 202 (release 8.0); the server has feature level 201.",
      operation: "reorderLinkifiers",
      neededLevel: 202,
      neededRelease: "8.0",
      serverLevel: 201,
    });
    expect(paths(requests)).toEqual(["/api/v1/server_settings"]);
  });

  it("is rejected by path too", async () => {
    const { client, requests } = clientOf<202>(serverAt(201), lenient);
    const call = rawClient(client).PATCH("/api/v1/realm/linkifiers", {
      body: { ordered_linkifier_ids: [1] },
    });
    await expect(call).rejects.toMatchObject({ name: "UnsupportedOperationError" });
    expect(paths(requests)).toEqual(["/api/v1/server_settings"]);
  });
});

describe("an abort while the client asks for the server's level", () => {
  const abortedBy = (reason: unknown) =>
    clientOf<202>(() => new Promise<never>(() => {}), below).client.reorderLinkifiers(
      { ordered_linkifier_ids: [1] },
      { signal: AbortSignal.abort(reason) },
    );

  it("rejects with AbortError and the caller's reason", async () => {
    await expect(abortedBy("enough")).rejects.toMatchObject({
      name: "AbortError",
      operation: "reorderLinkifiers",
      cause: "enough",
    });
    const { client } = clientOf<202>(() => new Promise<never>(() => {}), below);
    const signal = AbortSignal.abort("enough");
    const byPath = rawClient(client).GET("/api/v1/invites", { signal });
    await expect(byPath).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  });

  it("names the time limit of a signal, and is not retried", async () => {
    const late = new AbortController();
    const { client, requests } = clientOf<202>(
      () => {
        late.abort(new DOMException("Late.", "TimeoutError"));
        return new Promise<never>(() => {});
      },
      { ...below, serverFeatureLevel: 300 },
    );
    const call = client.listDrafts({}, { signal: late.signal, retry: { limit: 3 } });
    await expect(call).rejects.toMatchObject({
      name: "TimeoutError",
      operation: "listDrafts",
      timeout: undefined,
      cause: { name: "TimeoutError" },
    });
    expect(requests).toHaveLength(1);
  });

  it("removes credentials from the reason", async () => {
    await expect(abortedBy(account.apiKey)).rejects.toMatchObject({
      cause: { message: "[redacted]" },
    });
  });
});

describe("an operation of some levels only", () => {
  const gaps = [{ since: 202, until: 237 }];
  it.each<[levels: Partial<OperationRow>, server: number, problem?: string]>([
    [{ since: 87, until: 209 }, 87],
    [{ until: 209 }, 208],
    [{ until: 209 }, 209, "does not exist from feature level 209 (release 8.0) on"],
    [{ until: 5000 }, 6000, "does not exist from feature level 5000 on"],
    [{ gaps }, 201],
    [{ gaps }, 202, "needs feature level 237 (release 8.0)"],
    [{ gaps }, 237],
  ])("%j is sent to a server of level %i unless it: %s", async (levels, server, problem) => {
    const operation: OperationRow = { ...operations.deleteDraft, since: 0, ...levels };
    const level = createServerLevel(
      { featureLevel: 0, serverFeatureLevel: server },
      {},
      releases,
      () => expect.unreachable(),
      String,
    );
    const admitted = level.admit(operation, {});
    if (problem === undefined) await expect(admitted).resolves.toMatchObject(operation);
    else {
      await expect(admitted).rejects.toMatchObject({
        name: "UnsupportedOperationError",
        message: `deleteDraft ${problem}; the server has feature level ${server}.`,
      });
    }
  });
});

describe("supports", () => {
  it.each(featureLevels)("depends for $name on the server's level", ({ level, name }) => {
    const at = (serverFeatureLevel: number) =>
      clientOf<0>(() => answer(success), { featureLevel: 0, serverFeatureLevel }).client;
    expect(at(level - 1).supports(name)).toBe(false);
    expect(at(level).supports(name)).toBe(true);
  });

  it("needs no server for what the program's own level guarantees", () => {
    const client = createClient({ ...account, featureLevel: 202 });
    expect(client.supports("linkifierOrder")).toBe(true);
    expect(() => client.supports("notifyReferrerOnJoin")).toThrow(
      expect.objectContaining({
        name: "NotConnectedError",
        message:
          'supports("notifyReferrerOnJoin") depends on the server. Call connect() first, or set "serverFeatureLevel".',
      }),
    );
  });

  it("rejects an unknown name", () => {
    const client = createClient({ ...account, featureLevel: 202 });
    // @ts-expect-error: no change has this name.
    expect(() => client.supports("toString")).toThrow(
      'supports: argument "toString" is not a known change.',
    );
  });
});
