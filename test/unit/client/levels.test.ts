import { describe, expect, it } from "vitest";
import {
  type Boundary,
  boundaries,
  createClient,
  featureLevels,
  type OperationRow,
  operations,
  rawClient,
} from "../../../src/index.ts";
import { createServerLevel } from "../../../src/service/client/server-level.ts";
import { account, answer, clientOf, success } from "../../helpers/client.ts";

/** A server that tells its level and agrees to everything. */
const serverAt =
  (zulip_feature_level: unknown, status = 200) =>
  (request: Request) =>
    request.url.endsWith("/server_settings")
      ? answer({ ...success, zulip_version: "x", zulip_feature_level }, { status })
      : answer(success);

const undiscovered = { serverFeatureLevel: undefined as never };
const paths = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname);

describe("connect", () => {
  it("learns the level once, without credentials, and resolves to the client", async () => {
    const { client, requests } = clientOf(serverAt(300), undiscovered);
    expect(client.serverFeatureLevel).toBeUndefined();
    expect(await client.connect()).toBe(client);
    await client.connect();
    await client.reorderLinkifiers({ ordered_linkifier_ids: [] });
    expect(client.serverFeatureLevel).toBe(300);
    expect(paths(requests)).toEqual(["/api/v1/server_settings", "/api/v1/realm/linkifiers"]);
    expect(requests[0]?.headers.has("Authorization")).toBe(false);
  });

  it("asks once for calls at the same time", async () => {
    const { client, requests } = clientOf(serverAt(300), undiscovered);
    await Promise.all([client.connect(), client.connect(), client.connect()]);
    expect(requests).toHaveLength(1);
  });

  it("asks nothing where the level is given", async () => {
    const { client, requests } = clientOf(serverAt(300), { serverFeatureLevel: 270 });
    await client.connect();
    expect(client.serverFeatureLevel).toBe(270);
    expect(requests).toHaveLength(0);
  });

  it.each(boundaries.slice(1))("refuses a server one level below %i", async (featureLevel) => {
    const { client } = clientOf<Boundary>(serverAt(featureLevel - 1), {
      ...undiscovered,
      featureLevel,
    });
    await expect(client.connect()).rejects.toMatchObject({
      name: "ServerTooOldError",
      message: `This program needs feature level ${featureLevel}; the server has feature level ${featureLevel - 1}.`,
      featureLevel,
      serverLevel: featureLevel - 1,
    });
  });

  it("takes an absent level for 0", async () => {
    const { client } = clientOf<0>(serverAt(undefined), { ...undiscovered, featureLevel: 0 });
    await client.connect();
    expect(client.serverFeatureLevel).toBe(0);
  });

  it("rejects where the server does not tell, and asks again the next time", async () => {
    let respond = serverAt("267");
    const { client } = clientOf((request) => respond(request), undiscovered);
    await expect(client.connect()).rejects.toMatchObject({
      name: "InvalidResponseError",
      message: "getServerSettings: zulip_feature_level is no integer (status 200).",
      excerpt: "",
    });
    respond = () => answer({ result: "error", msg: "no", code: "RATE_LIMIT_HIT" }, { status: 400 });
    await expect(client.connect()).rejects.toMatchObject({ name: "ServiceError" });
    respond = serverAt(267);
    await expect(client.connect()).resolves.toBe(client);
  });
});

const below = { ...undiscovered, featureLevel: 202 } as const;
const oldest = { ...undiscovered, featureLevel: 0 } as const;

describe("an older server", () => {
  const answering = (fields: object) => () => answer({ ...success, ...fields });
  const tooOld = (serverLevel?: number) => ({
    name: "ServerTooOldError",
    message: `This program needs feature level 22; the server ${serverLevel === undefined ? "answers like an older one" : `has feature level ${serverLevel}`}.`,
    featureLevel: 22,
    serverLevel,
  });
  const from22 = (respond: () => Response) =>
    clientOf<22>(respond, { ...undiscovered, featureLevel: 22 });
  const invitation = { id: 1, is_multiuse: false };

  it("is told by a field that its answer lacks, with no further request", async () => {
    const { client, requests } = from22(answering({ invites: [{ ...invitation, ref: "a" }] }));
    await expect(client.listInvitations()).rejects.toMatchObject(tooOld());
    expect(paths(requests)).toEqual(["/api/v1/invites"]);
    const call = rawClient(client).GET("/api/v1/invites");
    await expect(call).rejects.toMatchObject(tooOld());
  });

  it("is told by no answer that has what the types say", async () => {
    const invites = [{ ...invitation, invited_by_user_id: 7 }];
    const { client, requests } = from22(answering({ invites }));
    expect((await client.listInvitations()).data).toMatchObject({ invites });
    expect(client.serverFeatureLevel).toBeUndefined();
    expect(requests).toHaveLength(1);
  });

  it("§12.4 is told by an e-mail invitation without notify_referrer_on_join, and by no link, as servers leave it out there", async () => {
    const list = (is_multiuse: boolean) => {
      const invites = [{ id: 1, invited_by_user_id: 7, is_multiuse }];
      return clientOf(answering({ invites }), undiscovered).client.listInvitations();
    };
    await expect(list(false)).rejects.toMatchObject({ featureLevel: 267, serverLevel: undefined });
    await expect(list(true)).resolves.toMatchObject({ ok: true });
  });

  it("is not told by what the raw client does not read, nor by what is none of the service's", async () => {
    const { client } = from22(answering({ zulip_feature_level: 300 }));
    await rawClient(client).GET("/api/v1/server_settings", { parseAs: "text" });
    await rawClient(client).GET("/api/v1/server_settings", { parseAs: "stream" });
    expect(client.serverFeatureLevel).toBeUndefined();
    await rawClient(client).GET("/api/v1/server_settings");
    expect(client.serverFeatureLevel).toBe(300);
    const portal = from22(() => answer({ login: "here" })).client;
    await rawClient(portal).GET("/api/v1/server_settings");
    expect(portal.serverFeatureLevel).toBeUndefined();
  });

  it.each(["registerEventQueue", "getServerSettings"] as const)(
    "is told by the level in the answer of %s, and then refused before anything is sent",
    async (id) => {
      const { client, requests } = from22(answering({ zulip_feature_level: 21 }));
      await expect(client[id]()).rejects.toMatchObject(tooOld(21));
      await expect(client.deleteEventQueue({ queue_id: "a" })).rejects.toMatchObject(tooOld(21));
      expect(requests).toHaveLength(1);
    },
  );

  it("that does not tell its level is of level 0", async () => {
    const { client } = from22(answering({}));
    await expect(client.getServerSettings()).rejects.toMatchObject(tooOld(0));
  });

  it("is told of events by the kind of each", async () => {
    const events = [{ type: "drafts" }, { type: "realm_linkifiers", realm_linkifiers: [{}] }];
    const ask = (featureLevel: number) =>
      clientOf<0>(answering({ events }), {
        ...oldest,
        featureLevel: featureLevel as 0,
      }).client.getEvents({ queue_id: "a", last_event_id: -1 });
    await expect(ask(175)).resolves.toMatchObject({ ok: true });
    await expect(ask(176)).rejects.toMatchObject({ featureLevel: 176, serverLevel: undefined });
  });

  it("is refused below exactly the level that was asked for", async () => {
    const connect = (level: number) =>
      clientOf<0>(serverAt(level), { ...oldest, featureLevel: 210 as 0 }).client.connect();
    await expect(connect(209)).rejects.toMatchObject({ featureLevel: 210, serverLevel: 209 });
    await expect(connect(210)).resolves.toMatchObject({ serverFeatureLevel: 210 });
  });
});

describe("a field that every server has from level 22 up is missed by a program for level 22", () => {
  type At = NonNullable<OperationRow["promises"]>[number]["at"];
  const rows: readonly (readonly [At, object, boolean])[] = [
    [["a"], {}, true],
    [["a"], { a: null }, false],
    [["a", "b"], { a: {} }, true],
    [["a", "b"], {}, false],
    [["a", "b"], { a: null }, false],
    [["a", "b"], { a: "text" }, false],
    [["list", {}, "b"], { list: {} }, false],
    [["list", {}, "b"], { list: [{ b: 1 }, {}] }, true],
    [["list", { of: 1, by: 2 }, "b"], { list: [null, 7, { of: 1, b: 3 }, { by: 2 }] }, false],
    [["list", { of: 1, by: 2 }, "b"], { list: [null, 7, { of: 1, by: 2 }] }, true],
    [["list", {}], { list: [{}] }, false],
  ];
  it.each(rows)("at %j of %j: %s", (at, data, isMissed) => {
    const judge = (since: number, serverFeatureLevel?: number) => () =>
      createServerLevel({ featureLevel: 22, serverFeatureLevel }, expect.unreachable, String).judge(
        { ...operations.deleteDraft, promises: [{ since, at }] },
        { ...data },
      );
    expect(judge(23)).not.toThrow();
    expect(judge(22, 22)).not.toThrow(); // What the server has told counts.
    if (isMissed) expect(judge(22)).toThrow(expect.objectContaining({ name: "ServerTooOldError" }));
    else expect(judge(22)).not.toThrow();
  });
});

describe("a level that an answer tells", () => {
  it("is known from then on", async () => {
    const { client, requests } = clientOf<0>(serverAt(300), oldest);
    await client.getServerSettings();
    expect(client.serverFeatureLevel).toBe(300);
    expect(client.supports("linkifierOrder")).toBe(true);
    expect(requests).toHaveLength(1);
  });
});

describe("an operation that the server lacks", () => {
  /** As JavaScript may call it: the types of this level lack the operation. */
  const lenient = { ...undiscovered, featureLevel: 201 as 202 };

  it("is not what is told of a server that is older than the program needs anyway", async () => {
    const { client } = clientOf<202>(serverAt(201), below);
    await expect(client.reorderLinkifiers({ ordered_linkifier_ids: [1] })).rejects.toMatchObject({
      name: "ServerTooOldError",
      serverLevel: 201,
    });
  });

  it("is refused before sending, with both levels and the release", async () => {
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

  it("cannot be told from one that it has where it does not tell its level", async () => {
    const { client } = clientOf<202>(serverAt("201"), lenient);
    await expect(client.reorderLinkifiers({ ordered_linkifier_ids: [1] })).rejects.toMatchObject({
      name: "InvalidResponseError",
      operation: "getServerSettings",
    });
  });

  it("is refused by path too", async () => {
    const { client, requests } = clientOf<202>(serverAt(201), lenient);
    const call = rawClient(client).PATCH("/api/v1/realm/linkifiers", {
      body: { ordered_linkifier_ids: [1] },
    });
    await expect(call).rejects.toMatchObject({ name: "UnsupportedOperationError" });
    expect(paths(requests)).toEqual(["/api/v1/server_settings"]);
  });

  it("does not keep operations that every server has from being called without asking", async () => {
    const { client, requests } = clientOf<202>(serverAt(201), below);
    await client.deleteEventQueue({ queue_id: "a" });
    expect(paths(requests)).toEqual(["/api/v1/events"]);
  });
});

describe("an abort while the server is asked for its level", () => {
  const abortedBy = (reason: unknown) =>
    clientOf<202>(() => new Promise<never>(() => {}), below).client.reorderLinkifiers(
      { ordered_linkifier_ids: [1] },
      { signal: AbortSignal.abort(reason) },
    );

  it("is an AbortError of the operation, with the caller's reason", async () => {
    await expect(abortedBy("enough")).rejects.toMatchObject({
      name: "AbortError",
      message: "reorderLinkifiers: aborted by the caller.",
      operation: "reorderLinkifiers",
      cause: "enough",
    });
  });

  it("tells no credential that the reason holds", async () => {
    await expect(abortedBy(account.apiKey)).rejects.toMatchObject({
      cause: { message: "[redacted]" },
    });
  });
});

describe("an operation that is gone", () => {
  const gone: OperationRow = { ...operations.deleteDraft, since: 0, until: 209 };
  const serverOf = (serverFeatureLevel: number) =>
    createServerLevel({ featureLevel: 0, serverFeatureLevel }, () => expect.unreachable(), String);

  it.each([209, 300])("is refused before sending at level %i", async (level) => {
    const server = serverOf(level);
    await expect(server.requireOperation(gone)).rejects.toMatchObject({
      name: "UnsupportedOperationError",
      message: `deleteDraft is gone from feature level 209 (release 8.0) on; the server has feature level ${level}.`,
    });
  });

  it("says no release where none is known for the level", async () => {
    const server = serverOf(300);
    await expect(server.requireOperation({ ...gone, until: 210 })).rejects.toMatchObject({
      message: "deleteDraft is gone from feature level 210 on; the server has feature level 300.",
      neededRelease: undefined,
    });
  });

  it.each([87, 208])("is there at level %i, between its first and that", async (level) => {
    const server = serverOf(level);
    await expect(server.requireOperation({ ...gone, since: 87 })).resolves.toBeUndefined();
  });

  it("is there before and after a gap, and needs the level that has it again within", async () => {
    const again = { ...operations.deleteDraft, since: 0, gaps: [{ since: 202, until: 209 }] };
    for (const level of [201, 209]) {
      await expect(serverOf(level).requireOperation(again)).resolves.toBeUndefined();
    }
    await expect(serverOf(202).requireOperation(again)).rejects.toMatchObject({
      message:
        "deleteDraft needs feature level 209 (release 8.0); the server has feature level 202.",
    });
  });
});

describe("supports", () => {
  it.each(featureLevels)("answers for $name from the server's level", ({ level, name }) => {
    const at = (serverFeatureLevel: number) =>
      clientOf<0>(() => answer(success), { featureLevel: 0, serverFeatureLevel }).client;
    expect(at(level - 1).supports(name)).toBe(false);
    expect(at(level).supports(name)).toBe(true);
  });

  it("needs no server for what the program requires anyway", () => {
    const client = createClient({ ...account, featureLevel: 202 });
    expect(client.supports("linkifierOrder")).toBe(true);
    expect(() => client.supports("notifyReferrerOnJoin")).toThrow(
      expect.objectContaining({
        name: "NotConnectedError",
        message:
          'supports("notifyReferrerOnJoin") depends on the server: await client.connect() first, or give "serverFeatureLevel".',
      }),
    );
  });

  it("refuses a name that is none", () => {
    const client = createClient({ ...account, featureLevel: 202 });
    // @ts-expect-error: no change has this name.
    expect(() => client.supports("toString")).toThrow(
      'supports: argument "toString" is no known change.',
    );
  });
});
