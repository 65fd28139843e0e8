import { describe, expect, it } from "vitest";
import { type ClientOptions, createClient } from "../../../src/index.ts";
import { rawClient } from "../../../src/service/client/raw-client.ts";
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
    for (const request of [...requests, ...plain.requests]) {
      expect(new URL(request.url).host).toBe("evil.example.com");
      expect(request.headers.has("Authorization")).toBe(false);
    }
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

  it("in a page, whose other text stays", async () => {
    const { client } = clientOf(() => new Response(`<p>${pair}</p>`));
    expect(await caught(client.deleteDraft({ draft_id: 1 }))).toMatchObject({
      message: "deleteDraft: the response is not JSON (status 200).",
      excerpt: `<p>${account.email}:[redacted]</p>`,
    });
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
