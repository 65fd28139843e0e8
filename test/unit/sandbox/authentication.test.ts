// Who is authenticated, and the order of the checks of a request (sources §10).
import { describe, expect, it } from "vitest";
import { operations } from "../../../generated/operations.gen.ts";
import { isLevelIn, rangesOfRow } from "../../../src/toolkit/levels/index.ts";
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
    ["§10.2 one word", "Basic", undecodable],
    ["§10.2 one word, another scheme", "Bearer", undecodable],
    ["§10.2 three words", "Basic Og== Og==", undecodable],
    ["§10.2 three words, another scheme", "Digest a=b, c=d", undecodable],
    ["§10.2 invalid base64", "Basic %%%%", undecodable],
    [
      "§10.2 base64 without its padding",
      `Basic ${btoa("a@b.c:ab").replace(/=+$/, "")}`,
      undecodable,
    ],
    ["§10.2 invalid UTF-8", `Basic ${btoa("\xff\xfe:key")}`, undecodable],
    ["§10.2 no colon", basic("iago@example.com"), undecodable],
    ["§10.2 two colons", basic("iago@example.com:a:b"), undecodable],
    ["§10.4 an empty key", basic("iago@example.com:"), "Malformed API key"],
    ["§10.4 a key of white space", basic("iago@example.com: \t"), "Malformed API key"],
    ["§10.4 a key of two words", basic("iago@example.com:iago key"), "Malformed API key"],
    ["§10.4 a control character", basic("iago@example.com:iago\u0007key"), "Malformed API key"],
    ["§10.4 a key that is not ASCII", basic("iago@example.com:k\xc3\xa9y"), "Malformed API key"],
    ["§10.4 a short key", basic("iago@example.com:nope"), "Malformed API key"],
    ["§10.4 an unknown key", basic(`iago@example.com:${"nope".repeat(8)}`), "Invalid API key"],
    ["§10.4 another user's key", basic("iago@example.com:cordelia-key"), "Invalid API key"],
    ["§10.4 an unknown e-mail", basic("nobody@example.com:iago-key"), "Invalid API key"],
    ["§10.4 a name of Object.prototype", basic("__proto__:constructor"), "Malformed API key"],
  ])("§10.6 responds with 401 and a challenge to the header: %s", async (_, header, msg) => {
    const answer = await invites(header);
    expect(answer).toMatchObject({ status: 401, body: refusal("UNAUTHORIZED", msg) });
    expect(answer.headers.get("www-authenticate")).toBe('Basic realm="zulip"');
  });

  it.each(["Bearer abc", "Digest a=b", "Basically abc"])(
    "§10.3 responds with 400 to two words of another scheme: %j",
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
    basic("iago@example.com:iago-key").replace(" ", "  "),
  ])("§10.7 ignores case in e-mail and scheme: %s", async (header) => {
    expect(await invites(header)).toMatchObject({ status: 200 });
  });

  it("§10.4 ignores white space around e-mail and key", async () => {
    expect(await invites(basic(" iago@example.com\t:\n iago-key "))).toMatchObject({ status: 200 });
  });

  it("§5.1 §10.7 ignores case in an e-mail that is not ASCII", async () => {
    const other = createSandbox({
      users: [{ user_id: 1, email: "Zoë@example.com", api_key: "zoe-key", role: 400 }],
    });
    const bytes = String.fromCharCode(...new TextEncoder().encode("zoë@example.com:zoe-key"));
    const headers = { authorization: basic(bytes) };
    expect((await other.fetch("http://sandbox/api/v1/invites", { headers })).status).toBe(200);
  });

  it("§5.2 accepts bots", async () => {
    const bot = callerOf(sandbox.fetch, "helper-bot");
    expect(await bot("GET", "realm/linkifiers")).toMatchObject({ status: 200 });
  });

  it("§15.1 is not required for the server's settings", async () => {
    expect(await invites(undefined, "GET", "server_settings")).toMatchObject({ status: 200 });
  });
});

describe("a deactivated account or organization", () => {
  const hamletIn = (featureLevel: number) =>
    callerOf(createSandbox({ featureLevel }).fetch, "hamlet")("GET", "invites");
  const iagoIn = (featureLevel: number) =>
    callerOf(createSandbox({ featureLevel, is_deactivated: true }).fetch, "iago")("GET", "invites");

  it.each([
    ["account", hamletIn, "Account is deactivated"],
    ["organization", iagoIn, "This organization has been deactivated"],
  ])("§10.5 §10.6 (%s) gets 401 with a challenge", async (_, ask, msg) => {
    const answer = await ask(76);
    expect(answer).toMatchObject({ status: 401, body: refusal("UNAUTHORIZED", msg) });
    expect(answer.headers.get("www-authenticate")).toBe('Basic realm="zulip"');
  });

  it.each([
    ["account", hamletIn, "Account is deactivated"],
    ["organization", iagoIn, "This organization has been deactivated"],
  ])("§18.76 (%s) gets 403 without a code below level 76", async (_, ask, msg) => {
    const answer = await ask(75);
    expect(answer).toMatchObject({ status: 403 });
    expect(answer.body).toEqual({ result: "error", msg });
    expect(answer.headers.get("www-authenticate")).toBeNull();
  });
});

it("§18.76 an authentication error has a code from level 76 on", async () => {
  const bodyAt = async (featureLevel: number) =>
    (await callerOf(createSandbox({ featureLevel }).fetch)("GET", "invites")).body;
  const msg = "Not logged in: API authentication or user session required";
  expect(await bodyAt(75)).toEqual({ result: "error", msg });
  expect(await bodyAt(76)).toEqual({ result: "error", msg, code: "UNAUTHORIZED" });
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

/** The methods of a level's operations for a path, sorted, with HEAD beside GET. */
function methodsAt(level: number, path: string): string[] {
  const here = Object.values(operations).filter(
    (row) =>
      isLevelIn(rangesOfRow(row), level) &&
      new RegExp(`^/api/v1/${path}$`).test(row.path.replace(/\{\w+\}/, path.replace(/.*\//, ""))),
  );
  const methods: string[] = here.map(({ method }) => method);
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].sort();
}

describe("a method", () => {
  it.each([
    ["PUT", "events", 267],
    ["PUT", "drafts/17", 267],
    ["PUT", "realm/linkifiers", 202],
    ["PATCH", "realm/linkifiers", 201],
    ["HEAD", "register", 267],
    ["DELETE", "server_settings", 267],
  ])(
    "§10.11 that a path lacks gets 405 with the allowed ones: %s %s at level %i",
    async (method, path, featureLevel) => {
      const allowed = methodsAt(featureLevel, path);
      const { fetch } = createSandbox({ featureLevel });
      const answer = await fetch(`http://sandbox/api/v1/${path}`, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe(allowed.join(", "));
      const text = await answer.text();
      // Servers have another way for this path (§10.24).
      if (method === "HEAD" || path === "server_settings") return expect(text).toBe("");
      const body = { result: "error", msg: "Method Not Allowed", allowed_methods: allowed };
      expect(JSON.parse(text)).toEqual(body);
    },
  );

  it("§10.12 HEAD responds like GET, without a body", async () => {
    const ask = (method: string, header?: string) =>
      sandbox.fetch("http://sandbox/api/v1/invites", {
        method,
        headers: header === undefined ? {} : { authorization: header },
      });
    for (const header of [basic("iago@example.com:iago-key"), undefined]) {
      const [head, get] = [await ask("HEAD", header), await ask("GET", header)];
      expect(head.status).toBe(get.status);
      expect([...head.headers]).toEqual([...get.headers]);
      expect(await head.text()).toBe("");
    }
  });

  it("§10.12 OPTIONS responds with 204 and Allow, without authentication", async () => {
    const answer = await sandbox.fetch("http://sandbox/api/v1/invites", { method: "OPTIONS" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
    expect(await answer.text()).toBe("");
    // Events are served by another part of the server (sources §10.24).
    const events = await sandbox.fetch("http://sandbox/api/v1/events", { method: "OPTIONS" });
    expect(events.status).toBe(405);
    const nowhere = await sandbox.fetch("http://sandbox/api/v1/nothing", { method: "OPTIONS" });
    expect(nowhere.status).toBe(404);
  });

  it("cannot be overridden by a header or field", async () => {
    const iago = basic("iago@example.com:iago-key");
    const answer = await sandbox.fetch("http://sandbox/api/v1/drafts/18?_method=DELETE", {
      headers: { authorization: iago, "x-http-method-override": "DELETE" },
    });
    expect(answer.status).toBe(405);
    expect(sandbox.state.drafts.map(({ id }) => id)).toContain(18);
  });
});
