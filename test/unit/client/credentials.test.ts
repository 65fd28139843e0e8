import { describe, expect, it } from "vitest";
import { type ClientOptions, createClient, unwrap } from "../../../src/index.ts";
import { rawClient } from "../../../src/service/client/openapi-fetch-client.ts";
import { account, answer, clientOf, success } from "../../helpers/client.ts";
import { visibleForms } from "../../helpers/values.ts";

const pair = `${account.email}:${account.apiKey}`;
const secrets = [account.apiKey, btoa(pair)];

const expectNoSecret = (value: unknown) => {
  const text = visibleForms(value);
  for (const secret of secrets) expect(text).not.toContain(secret);
};

const caught = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe("credentials are sent", () => {
  it("as HTTP Basic in UTF-8, in each request that requires them", async () => {
    const { client, requests } = clientOf(() => answer({ ...success, zulip_feature_level: 267 }), {
      email: "jürgen@example.com",
    });
    await client.deleteDraft({ draft_id: 1 });
    await client.getServerSettings();
    const [first, second] = requests.map((request) => request.headers.get("Authorization"));
    const bytes = Buffer.from(first?.replace("Basic ", "") ?? "", "base64");
    expect(bytes.toString("utf8")).toBe(`jürgen@example.com:${account.apiKey}`);
    expect(second).toBeNull();
  });

  it("to no other server, even if middleware or a path call redirects a request there", async () => {
    const { client, requests } = clientOf(() => answer(success));
    rawClient(client).use({
      onRequest: ({ request }) => new Request("https://evil.example.com/", request),
    });
    await client.deleteDraft({ draft_id: 1 });
    const plain = clientOf(() => answer(success));
    await rawClient(plain.client).GET("/api/v1/invites", { baseUrl: "https://evil.example.com" });
    const chat = clientOf(() => answer(success), { baseUrl: "https://evil.example.com/chat" });
    rawClient(chat.client).use({
      onRequest: () => new Request("https://evil.example.com/chat/../other/"),
    });
    await chat.client.deleteDraft({ draft_id: 1 });
    const all = [...requests, ...plain.requests, ...chat.requests];
    expect(all.map(({ url }) => new URL(url).host)).toEqual(Array(3).fill("evil.example.com"));
    for (const { headers } of all) expect(headers.has("Authorization")).toBe(false);
  });

  it("with `redirect: manual`, so that they do not follow a redirect", async () => {
    const { client, requests } = clientOf(() => answer(success));
    await client.deleteDraft({ draft_id: 1 });
    await rawClient(client).GET("/api/v1/invites", { redirect: "follow" });
    expect(requests.map(({ redirect }) => redirect)).toEqual(["manual", "manual"]);
  });

  it("and a fetch that follows a redirect anyway causes a RedirectError", async () => {
    const followed = answer(success);
    Object.defineProperty(followed, "redirected", { value: true });
    const { client } = clientOf(() => followed);
    expect(await caught(client.listInvitations())).toMatchObject({ name: "RedirectError" });
  });
});

describe("credentials do not appear", () => {
  it("in the client, its methods, its raw client and their inspection", async () => {
    const { client } = clientOf(() => answer(success));
    await client.deleteDraft({ draft_id: 1 });
    expectNoSecret(client);
    expectNoSecret(rawClient(client));
    for (const member of Object.values(client)) expectNoSecret(member);
  });

  it("in requests and responses that middleware sees", async () => {
    const observed: unknown[] = [];
    const { client } = clientOf(() => answer(success));
    rawClient(client).use({
      onRequest: ({ request, options }) =>
        void observed.push(request, [...request.headers], options),
      onResponse: ({ response }) => void observed.push(response),
    });
    await client.deleteDraft({ draft_id: 1 });
    expect(observed).toHaveLength(4);
    expectNoSecret(observed);
  });

  it("in the errors of a timeout, an abort and a bad argument", async () => {
    const { client } = clientOf(() => new Promise<Response>(() => {}), { timeout: 10 });
    expectNoSecret(await caught(client.deleteDraft({ draft_id: 1 })));
    const signal = AbortSignal.abort(new Error(account.apiKey));
    expectNoSecret(await caught(client.deleteDraft({ draft_id: 1 }, { signal })));
    expectNoSecret(await caught(client.deleteDraft({ draft_id: Number.NaN })));
  });

  it.each(["email", "apiKey"])("in the error for a bad %s", (option) => {
    const given = { ...account, featureLevel: 0, [option]: `${account.apiKey}\n${pair}` };
    try {
      createClient(given as ClientOptions<0>);
      expect.unreachable();
    } catch (error) {
      expectNoSecret(error);
    }
  });
});

describe("a server that echoes the key", () => {
  const email = "jürgen@example.com";
  const apiKey = "Zk9/+&<%'=qW8?";
  const authorization = Buffer.from(`${email}:${apiKey}`, "utf8").toString("base64");
  const echoes = { plain: apiKey, percent: encodeURIComponent(apiKey), base64: authorization };
  const json = (body: object, status: number) => new Response(JSON.stringify(body), { status });

  it.each(Object.entries(echoes))("gets it passed on in its answer: %s", async (_, echo) => {
    const refused = { result: "error", code: "BAD_REQUEST", msg: echo };
    const { client } = clientOf(() => json(refused, 400), { email, apiKey });
    const { error, response } = await client.deleteDraft({ draft_id: 1 });
    expect(error).toEqual(refused);
    expect(await response.text()).toBe(JSON.stringify(refused));
  });

  /** Where a server's text becomes words of the client, each as what the client says. */
  const words: Readonly<Record<string, (echo: string) => Promise<unknown>>> = {
    "the message of a ServiceError": async (echo) => {
      const body = { result: "error", code: "BAD_REQUEST", msg: `no: ${echo}` };
      const { client } = clientOf(() => json(body, 400), { email, apiKey });
      const error = await caught(client.deleteDraft({ draft_id: 1 }).then(unwrap));
      return (error as Error).message;
    },
    "the message about a copy of a refusal": async (echo) => {
      const body = { result: "error", code: "BAD_REQUEST", msg: `no: ${echo}` };
      const { client } = clientOf(() => json(body, 400), { email, apiKey });
      const refusal = { ...(await client.deleteDraft({ draft_id: 1 })) };
      return ((await caught((async () => unwrap(refusal))())) as Error).message;
    },
    "an error about the level": async (echo) => {
      const refusal = { result: "error", msg: echo };
      const { client } = clientOf(() => json(refusal, 400), { email, apiKey });
      return ((await caught(client.connect())) as Error).message;
    },
    "the excerpt of a page": async (echo) => {
      const { client } = clientOf(() => new Response(`${"x".repeat(190)}${echo}`), {
        email,
        apiKey,
      });
      return visibleForms(await caught(client.deleteDraft({ draft_id: 1 })));
    },
    "what a failed fetch holds": async (echo) => {
      const failed = Object.assign(new TypeError(`failed: ${echo}`), { request: { body: echo } });
      const { client } = clientOf(() => Promise.reject(failed), { email, apiKey, retry: false });
      return visibleForms(await caught(client.deleteDraft({ draft_id: 1 })));
    },
    "the code that a retry reports": async (echo) => {
      const heard: unknown[] = [];
      const refused = { result: "error", code: `NO_${echo}`, msg: "", "retry-after": 0 };
      const { client } = clientOf(() => json(refused, 429), {
        email,
        apiKey,
        retry: { limit: 1, backoff: () => 0, onRetry: (retry) => heard.push(retry) },
      });
      await client.listInvitations();
      expect(heard).toHaveLength(1);
      return visibleForms(heard);
    },
    "traces and retries": async (echo) => {
      const heard: unknown[] = [];
      const { client } = clientOf(() => Promise.reject(new TypeError("failed", { cause: echo })), {
        email,
        apiKey,
        retry: { limit: 1, backoff: () => 0, onRetry: (retry) => heard.push(retry) },
        onAttempt: (attempt) => heard.push(attempt),
      });
      await caught(client.request("GET", `/api/v1/${echo.replaceAll(/[?#]/g, "")}`, {}));
      await caught(client.listInvitations());
      expect(heard.length).toBeGreaterThan(2);
      return visibleForms(heard);
    },
  };
  const each = Object.entries(words).flatMap(([place, say]) =>
    Object.entries(echoes).map(([form, echo]) => [place, form, say, echo] as const),
  );
  it.each(each)("does not find it in %s, %s", async (_, __, say, echo) => {
    const said = await say(echo);
    expect(said).toContain("[redacted]");
    for (const form of Object.values(echoes)) expect(said).not.toContain(form);
  });

  it.each([
    [
      `https://a.example/?${[...account.apiKey].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join("")}`,
      "https://a.example",
    ],
    [`https://a.example/${btoa(`:${account.apiKey}`)}`, "https://a.example"],
    [`https://${account.apiKey.toUpperCase()}.example/a`, "https://[redacted].example"],
    [`https://me:${account.apiKey}@a.example/`, "https://a.example"],
    [`/login?${account.apiKey}`, account.baseUrl],
    [`data:,${account.apiKey}`, undefined],
    [`https://[${account.apiKey}`, undefined],
  ])(
    "in any spelling in the target of a redirect, %s, has only its origin quoted",
    async (target, origin) => {
      const redirect = () => new Response(null, { status: 302, headers: { Location: target } });
      const error = await caught(clientOf(redirect).client.deleteDraft({ draft_id: 1 }));
      expect(error).toMatchObject({ name: "RedirectError", location: origin });
      const to = origin === undefined ? "" : ` to ${origin}`;
      expect((error as Error).message).toContain(`the server redirects${to}, which`);
    },
  );

  it.each([{ body: account.apiKey }, { [account.apiKey]: 1 }])(
    "does not find it in the cause of a failed fetch, which held %j",
    async (request) => {
      const failed = Object.assign(new TypeError("fetch failed"), { request });
      const { client } = clientOf(() => Promise.reject(failed), { retry: false });
      const error = await caught(client.deleteDraft({ draft_id: 1 }));
      expectNoSecret(error);
      expect(error).toMatchObject({ cause: { message: "TypeError: fetch failed" } });
    },
  );

  it("whose key is longer than an excerpt, finds no part of it there", async () => {
    const long = "k3y-".repeat(1_000);
    const { client } = clientOf(() => new Response(`an ${long} is`), { apiKey: long });
    const error = await caught(client.deleteDraft({ draft_id: 1 }));
    expect(error).toMatchObject({ excerpt: "an [redacted] is" });
  });

  it("whose key is too short to be one, is quoted as it is", async () => {
    const { client } = clientOf(() => new Response("an abcde"), { apiKey: "abcde" });
    expect(await caught(client.deleteDraft({ draft_id: 1 }))).toMatchObject({
      excerpt: "an abcde",
    });
  });
});
