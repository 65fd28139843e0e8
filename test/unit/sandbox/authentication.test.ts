// Who is let in, and in which order a request is looked at (sources §10).
import { describe, expect, it } from "vitest";
import { createSandbox } from "../../../src/sandbox/index.ts";
import { basic, callerOf } from "../../helpers/caller.ts";

const sandbox = createSandbox();
const invites = async (authorization: string | undefined, method = "GET", path = "invites") => {
  const headers: HeadersInit = authorization === undefined ? {} : { authorization };
  const answer = await sandbox.fetch(`http://sandbox/api/v1/${path}`, { method, headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
const refusal = (code: string, msg: string) => ({ result: "error", code, msg });

describe("authentication", () => {
  it.each([
    ["none", undefined, 401, "Not logged in: API authentication or user session required"],
    ["no text", "", 401, "Invalid authorization header for basic auth"],
    ["no base64", "Basic %%%", 401, "Invalid authorization header for basic auth"],
    ["no credentials", "Basic", 401, "Invalid authorization header for basic auth"],
    [
      "no UTF-8",
      `Basic ${btoa("\xff\xfe:key")}`,
      401,
      "Invalid authorization header for basic auth",
    ],
    ["no colon", basic("iago@example.com"), 401, "Invalid authorization header for basic auth"],
    [
      "two colons",
      basic("iago@example.com:a:b"),
      401,
      "Invalid authorization header for basic auth",
    ],
    ["an unknown key", basic("iago@example.com:nope"), 401, "Invalid API key"],
    ["the key of another", basic("iago@example.com:cordelia-key"), 401, "Invalid API key"],
    ["an unknown e-mail", basic("nobody@example.com:iago-key"), 401, "Invalid API key"],
    ["a name of Object.prototype", basic("__proto__:constructor"), 401, "Invalid API key"],
  ])("answers 401 and a challenge where the header holds %s", async (_, header, status, msg) => {
    const answer = await invites(header);
    expect(answer).toMatchObject({ status, body: refusal("UNAUTHORIZED", msg) });
    expect(answer.headers.get("www-authenticate")).toBe('Basic realm="zulip"');
  });

  it.each(["Bearer abc", "Digest a=b", "Bearer"])(
    "answers 400 to the scheme of %j",
    async (header) => {
      expect(await invites(header)).toMatchObject({
        status: 400,
        body: refusal("BAD_REQUEST", "This endpoint requires HTTP basic authentication."),
      });
    },
  );

  it.each([
    basic("IAGO@Example.COM:iago-key"),
    basic("iago@example.com:iago-key").replace("Basic", "bASIC"),
  ])("compares e-mail and scheme without case: %s", async (header) => {
    expect(await invites(header)).toMatchObject({ status: 200 });
  });

  it("finds a key and an e-mail that are not ASCII", async () => {
    const other = createSandbox({
      users: [{ user_id: 1, email: "zoë@example.com", api_key: "kéy", role: 400 }],
    });
    const bytes = String.fromCharCode(...new TextEncoder().encode("zoë@example.com:kéy"));
    const headers = { authorization: basic(bytes) };
    expect((await other.fetch("http://sandbox/api/v1/invites", { headers })).status).toBe(200);
  });

  it("answers 401 without a challenge to a deactivated account", async () => {
    const answer = await invites(basic("hamlet@example.com:hamlet-key"));
    expect(answer).toMatchObject({
      status: 401,
      body: refusal("UNAUTHORIZED", "Account is deactivated"),
    });
    expect(answer.headers.get("www-authenticate")).toBeNull();
  });

  it("answers 401 to everyone where the organization is deactivated", async () => {
    const closed = createSandbox({ is_deactivated: true });
    const answer = await callerOf(closed.fetch, "iago")("GET", "invites");
    expect(answer).toMatchObject({
      status: 401,
      body: refusal("UNAUTHORIZED", "This organization has been deactivated"),
    });
  });

  it("is not asked for the server's settings", async () => {
    expect(await invites(undefined, "GET", "server_settings")).toMatchObject({
      status: 200,
      body: { result: "success", msg: "", zulip_feature_level: 267, zulip_version: "9.0" },
    });
  });
});

describe("the order of checks", () => {
  it.each([
    ["route before method", "POST", "nothing", undefined, 404, "Not Found"],
    ["method before header", "POST", "invites", undefined, 405, "Method Not Allowed"],
    [
      "header before role",
      "GET",
      "invites",
      "Basic",
      401,
      "Invalid authorization header for basic auth",
    ],
    [
      "key before role",
      "PATCH",
      "realm/linkifiers",
      basic("polonius@example.com:x"),
      401,
      "Invalid API key",
    ],
    [
      "role before parameters",
      "PATCH",
      "realm/linkifiers",
      basic("cordelia@example.com:cordelia-key"),
      400,
      "Must be an organization administrator",
    ],
    [
      "parameters before state",
      "DELETE",
      "events",
      basic("iago@example.com:iago-key"),
      400,
      "Missing 'queue_id' argument",
    ],
  ])("looks at %s", async (_, method, path, header, status, msg) => {
    expect(await invites(header, method, path)).toMatchObject({ status, body: { msg } });
  });

  it("looks at the rate limit after the key and before the role", async () => {
    const limited = createSandbox({ rateLimit: 1 });
    const member = callerOf(limited.fetch, "cordelia");
    expect(await member("PATCH", "realm/linkifiers")).toMatchObject({ status: 400 });
    expect(await member("PATCH", "realm/linkifiers")).toMatchObject({ status: 429 });
    expect(await callerOf(limited.fetch)("GET", "invites")).toMatchObject({ status: 401 });
  });
});

describe("a method that a path does not have", () => {
  it.each([
    ["POST", "events", ["GET", "DELETE"]],
    ["GET", "drafts/17", ["DELETE"]],
    ["OPTIONS", "realm/linkifiers", ["PATCH"]],
    ["DELETE", "server_settings", ["GET"]],
  ])("is answered with those that it has: %s %s", async (method, path, allowed) => {
    const { status, body, headers } = await invites(undefined, method, path);
    expect(status).toBe(405);
    expect(body).toEqual({ result: "error", msg: "Method Not Allowed", allowed_methods: allowed });
    expect(headers.get("allow")).toBe(allowed.join(", "));
  });

  it("may be HEAD, which never reads events in passing", async () => {
    const answer = await sandbox.fetch("http://sandbox/api/v1/events", { method: "HEAD" });
    expect(answer.status).toBe(405);
    expect(await answer.text()).toBe("");
  });

  it("is not smuggled in by a header or field", async () => {
    const iago = basic("iago@example.com:iago-key");
    const answer = await sandbox.fetch("http://sandbox/api/v1/drafts/18?_method=DELETE", {
      headers: { authorization: iago, "x-http-method-override": "DELETE" },
    });
    expect(answer.status).toBe(405);
    expect(sandbox.state.drafts.map(({ id }) => id)).toContain(18);
  });
});
