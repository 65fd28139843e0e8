// Forms of credentials that no recording has, and the order of the checks of a request (sources §10).
import { describe, expect, it } from "vitest";
import { basic, callerOf } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const sandbox = createSandbox();
const invites = async (authorization: string | undefined, method = "GET", path = "invites") => {
  const headers: HeadersInit = authorization === undefined ? {} : { authorization };
  const answer = await sandbox.fetch(`http://sandbox/api/v1/${path}`, { method, headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
const refusal = (code: string, msg: string) => ({ result: "error", code, msg });

describe("authentication", () => {
  const undecodable = "Invalid authorization header for basic auth";

  it.each([
    ["§10.1 none", undefined, "Not logged in: API authentication or user session required"],
    ["§10.2 an empty text", "", undecodable],
    ["§10.2 three words, another scheme", "Digest a=b, c=d", undecodable],
    [
      "§10.2 base64 without its padding",
      `Basic ${btoa("a@b.c:ab").replace(/=+$/, "")}`,
      undecodable,
    ],
    ["§10.2 invalid UTF-8", `Basic ${btoa("\xff\xfe:key")}`, undecodable],
    ["§10.2 two colons", basic("iago@example.com:a:b"), undecodable],
    ["§10.4 a key of white space", basic("iago@example.com: \t"), "Malformed API key"],
    ["§10.4 a control character", basic("iago@example.com:iago\u0007key"), "Malformed API key"],
    ["§10.4 a key that is not ASCII", basic("iago@example.com:k\xc3\xa9y"), "Malformed API key"],
    ["§10.4 a name of Object.prototype", basic("__proto__:constructor"), "Malformed API key"],
  ])("§10.6 responds with 401 and a challenge to the header: %s", async (_, header, msg) => {
    const answer = await invites(header);
    expect(answer).toMatchObject({ status: 401, body: refusal("UNAUTHORIZED", msg) });
    expect(answer.headers.get("www-authenticate")).toBe('Basic realm="zulip"');
  });

  it("§5.1 §10.7 ignores case in an e-mail that is not ASCII", async () => {
    const other = createSandbox({
      users: [{ user_id: 1, email: "Zoë@example.com", api_key: "zoe-key", role: 400 }],
    });
    const bytes = String.fromCharCode(...new TextEncoder().encode("zoë@example.com:zoe-key"));
    const headers = { authorization: basic(bytes) };
    expect((await other.fetch("http://sandbox/api/v1/invites", { headers })).status).toBe(200);
  });
});

describe("the order of checks", () => {
  it.each([
    ["route before method", "POST", "nothing", undefined, 404, "Not Found"],
    ["method before header", "PUT", "invites", undefined, 405, "Method Not Allowed"],
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
      basic("polonius@example.com:iago-key"),
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
  ])("§10.8 is %s", async (_, method, path, header, status, msg) => {
    expect(await invites(header, method, path)).toMatchObject({ status, body: { msg } });
  });

  it("§10.8 has the rate limit after the key and before the role", async () => {
    const limited = createSandbox({ rateLimit: 1 });
    const member = callerOf(limited.fetch, "cordelia");
    expect(await member("PATCH", "realm/linkifiers")).toMatchObject({ status: 400 });
    expect(await member("PATCH", "realm/linkifiers")).toMatchObject({ status: 429 });
    expect(await callerOf(limited.fetch)("GET", "invites")).toMatchObject({ status: 401 });
  });
});

it("a method cannot be overridden by a header or field", async () => {
  const iago = basic("iago@example.com:iago-key");
  const answer = await sandbox.fetch("http://sandbox/api/v1/drafts/18?_method=DELETE", {
    headers: { authorization: iago, "x-http-method-override": "DELETE" },
  });
  expect(answer.status).toBe(405);
  expect(sandbox.state.drafts.map(({ id }) => id)).toContain(18);
});
