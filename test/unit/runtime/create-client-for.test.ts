/** Clients of APIs with other conventions than this one. */

import { describe, expect, it, vi } from "vitest";
import {
  basicAuth,
  bearer,
  byProblemDetails,
  byStatus,
  bySuccessField,
  type ClientConventions,
  createClientFor,
  fixedLevel,
  keyInHeader,
  levelInField,
  levelInHeader,
  levelReported,
  noCredentials,
} from "../../../src/toolkit/runtime/index.ts";
import { operationRow as row } from "../../helpers/client.ts";

const form = "application/x-www-form-urlencoded";
const body = { body: { in: "body", required: true, encoding: "raw" } } as const;
const operations = {
  getStatus: row("getStatus", { method: "GET", isAuthenticated: false }),
  putLabels: row("putLabels", { method: "PUT", parameters: body }),
  patchDoor: row("patchDoor", {
    mediaType: "application/merge-patch+json",
    path: "/doors/{door}",
    parameters: { ...body, door: { in: "path", required: true, encoding: "raw" } },
  }),
  importForm: row("importForm", { mediaType: form, parameters: body }),
  importText: row("importText", { mediaType: "text/csv", parameters: body }),
  importBytes: row("importBytes", { mediaType: "application/zip", parameters: body }),
  upload: row("upload", { mediaType: "multipart/form-data", parameters: body }),
  search: row("search", {
    method: "GET",
    parameters: { tag: { in: "query", required: false, encoding: "list" } },
  }),
  newest: row("newest", { since: 3 }),
  moved: row("moved", { since: 3, earlier: [row("moved", { path: "/old", until: 3 })] }),
  styled: row("styled", {
    path: "/styled/{door}",
    isStyled: true,
    parameters: {
      door: { in: "path", required: true, encoding: "raw", style: "simple" },
      plain: { in: "query", required: false, encoding: "raw" },
      deep: { in: "query", required: false, encoding: "raw", style: "deepObject", explode: true },
      open: { in: "query", required: false, encoding: "raw", style: "form", allowReserved: true },
      list: { in: "header", required: false, encoding: "json" },
    },
  }),
};

type Given = {
  readonly body?: unknown;
  readonly door?: string | readonly string[];
  readonly tag?: readonly string[];
};
interface AnyCall {
  readonly arguments: Given;
  readonly data: unknown;
  readonly error: unknown;
}
type Calls = { readonly [Id in keyof typeof operations]: AnyCall };
const contract: {
  readonly operations: typeof operations;
  readonly features: { readonly doors: 3 };
  readonly releases: { readonly "2025-01-01": 3 };
  readonly types?: {
    readonly calls: { readonly 0: Calls; readonly 3: Calls };
    readonly later: { readonly 0: object; readonly 3: object };
    readonly levels: { readonly 0: 0; readonly 3: 3; readonly "2025-01-01": 3 };
    readonly newest: 3;
    readonly servers: { readonly 0: object; readonly 3: { readonly 3: true } };
    readonly changes: object;
  };
} = { operations, features: { doors: 3 }, releases: { "2025-01-01": 3 } };

const plain = {
  credentials: noCredentials(),
  read: byStatus,
  level: fixedLevel(3),
  userAgent: "Tidy/2",
} satisfies ClientConventions<object>;

const baseUrl = "https://doors.example";

/** A client with these conventions, and what it sends. */
function clientOf<Secrets extends object>(
  conventions: ClientConventions<Secrets>,
  secrets: Secrets,
  respond: (request: Request) => Response = () => Response.json({}),
) {
  const requests: Request[] = [];
  const client = createClientFor(
    contract,
    conventions,
  )({
    baseUrl,
    featureLevel: 0,
    retry: false,
    fetch: async (request) => {
      requests.push(request.clone());
      return respond(request);
    },
    ...secrets,
  });
  return { client, requests };
}

const jsonType = { headers: { "Content-Type": "application/json" } };

describe("credentials", () => {
  it.each<[string, object, object, object]>([
    ["bearer", bearer(), { token: "t0ken-t0ken" }, { authorization: "Bearer t0ken-t0ken" }],
    ["a scheme", bearer("Token"), { token: "t0ken-t0ken" }, { authorization: "Token t0ken-t0ken" }],
    [
      "basic",
      basicAuth(),
      { username: "ü", password: "passw0rd of 4 words" },
      { authorization: `Basic ${Buffer.from("ü:passw0rd of 4 words").toString("base64")}` },
    ],
    ["a header", keyInHeader("X-Key"), { key: "k3y-k3y-k3y" }, { "x-key": "k3y-k3y-k3y" }],
  ])(
    "by %s are sent where they are needed, and shown in no excerpt",
    async (_, credentials, secrets, want) => {
      const conventions = { ...plain, credentials } as unknown as ClientConventions<object>;
      const secret = String(Object.values(secrets).at(-1));
      const { client, requests } = clientOf(conventions, secrets, ({ url }) =>
        url.endsWith("/putLabels")
          ? new Response(`{"is": "${secret}`, jsonType)
          : Response.json({}),
      );
      await client.getStatus();
      await expect(client.putLabels({ body: [] })).rejects.toMatchObject({
        excerpt: '{"is": "[redacted]',
      });
      const [open, closed] = requests.map(({ headers }) => Object.fromEntries(headers));
      expect(closed).toMatchObject(want);
      for (const name of Object.keys(want)) expect(open).not.toHaveProperty(name);
      expect(() => clientOf(conventions, {})).toThrow(/^Option ".*" must be text/);
    },
  );
});

it("a key is the username of HTTP Basic where the password is empty", async () => {
  const conventions = {
    ...plain,
    credentials: basicAuth(),
  } as unknown as ClientConventions<object>;
  const secrets = { username: "k3y-k3y-k3y", password: "" };
  const { client } = clientOf(conventions, secrets, () => new Response(secrets.username, jsonType));
  await expect(client.getStatus()).rejects.toMatchObject({ excerpt: "[redacted]" });
  const wrong = () => clientOf(conventions, { username: "a:b", password: "" });
  expect(wrong).toThrow('Option "username" must be text without colons.');
});

it("a token is one word", () => {
  const wrong = () => clientOf({ ...plain, credentials: bearer() }, { token: "two words" });
  expect(wrong).toThrow('Option "token" must be text without white space and control characters.');
});

describe("a body", () => {
  it.each<[keyof typeof operations, unknown, string, string]>([
    ["putLabels", ["a", 1], "application/json", '["a",1]'],
    ["patchDoor", { open: null }, "application/merge-patch+json", '{"open":null}'],
    ["importForm", { a: "b c", d: [1] }, form, "a=b%20c&d=%5B1%5D"],
    ["importText", "a;b\n", "text/csv", "a;b\n"],
    ["importBytes", Uint8Array.of(80, 75), "application/zip", "PK"],
  ])("of %s is sent as its media type", async (id, given, type, text) => {
    const { client, requests } = clientOf(plain, {});
    await client[id]({ body: given, ...(id === "patchDoor" && { door: "main" }) });
    expect(requests[0]?.headers.get("Content-Type")).toBe(type);
    expect(await requests[0]?.text()).toBe(text);
  });

  it("of several parts has the boundary that the platform chose", async () => {
    const form = new FormData();
    form.set("picture", new Blob(["x"]), "x.png");
    const { client, requests } = clientOf(plain, {});
    await client.upload({ body: form });
    expect((await requests[0]?.formData())?.get("picture")).toMatchObject({ name: "x.png" });
  });

  it("of a response is a value, a text or bytes, by its media type", async () => {
    const answers: [string, BodyInit | null, unknown][] = [
      ["Application/HAL+JSON; charset=utf-8", '{"a":1}', { a: 1 }],
      ["text/csv", "1,2", "1,2"],
      ["application/xml", "<a/>", "<a/>"],
      ["application/zip", Uint8Array.of(0, 255, 80), Uint8Array.of(0, 255, 80)],
      ["application/json", null, undefined],
    ];
    for (const [type, said, data] of answers) {
      const headers = { "Content-Type": type };
      const { client } = clientOf(plain, {}, () => new Response(said, { headers }));
      expect(await client.getStatus()).toMatchObject({ ok: true, data });
    }
  });
});

it("a list in a query is its name once for each item", async () => {
  const { client, requests } = clientOf(plain, {});
  await client.search({ tag: ["a b", "c"] });
  expect(requests[0]?.url).toBe(`${baseUrl}/search?tag=a%20b&tag=c`);
});

describe("successes and errors", () => {
  const problem = { type: "about:blank", title: "Locked", status: 423 };
  const asProblem = { status: 423, headers: { "Content-Type": "application/problem+json" } };
  const page = new Response("<html>", { status: 502, headers: { "Content-Type": "text/html" } });
  it.each<[string, ClientConventions<object>["read"], Response, object]>([
    [
      "the status",
      byStatus,
      Response.json({ a: 1 }, { status: 404 }),
      { ok: false, error: { a: 1 } },
    ],
    [
      "a field",
      bySuccessField("ok", true),
      Response.json({ ok: false }),
      { ok: false, error: { ok: false } },
    ],
    [
      "a field",
      bySuccessField("ok", true),
      Response.json({ ok: true }),
      { ok: true, data: { ok: true } },
    ],
    [
      "a field and the status",
      bySuccessField("ok", true),
      Response.json({ ok: true }, { status: 500 }),
      { ok: false, error: { ok: true } },
    ],
    [
      "problem details",
      byProblemDetails,
      Response.json(problem, asProblem),
      { ok: false, error: problem },
    ],
  ])("are told by %s", async (_, read, response, want) => {
    const { client } = clientOf({ ...plain, read }, {}, () => response.clone());
    expect(await client.getStatus()).toMatchObject(want);
  });

  it.each([
    [byProblemDetails, page, "the error has no problem details"],
    [byProblemDetails, new Response("{", asProblem), "the error has no problem details"],
    [bySuccessField("ok", true), Response.json({}), 'the response has no "ok"'],
    [bySuccessField("ok", true), page, "the response is not a JSON object"],
    [byStatus, new Response("{", jsonType), "the response is not JSON"],
  ])("that are neither are not of the service (%#)", async (read, response, problem) => {
    const { client } = clientOf({ ...plain, read }, {}, () => response.clone());
    await expect(client.getStatus()).rejects.toMatchObject({
      name: "InvalidResponseError",
      message: `getStatus: ${problem} (status ${response.status}).`,
    });
  });
});

describe("a base path", () => {
  const versioned = { ...plain, basePath: "/v2", longPoll: "GET /v2/getStatus" };

  it("stands before each path of the document, and makes an operation a long poll", async () => {
    vi.useFakeTimers();
    const { client, requests } = clientOf(versioned, {});
    await client.putLabels({ body: [] });
    expect(requests[0]?.url).toBe(`${baseUrl}/v2/putLabels`);
    const waits = createClientFor(
      contract,
      versioned,
    )({
      baseUrl,
      featureLevel: 0,
      timeout: 1,
      retry: false,
      fetch: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    }).getStatus();
    const told = expect(waits).rejects.toMatchObject({ name: "TimeoutError", timeout: 90_000 });
    await vi.advanceTimersByTimeAsync(90_000);
    await told;
    vi.useRealTimers();
  });

  it("stands before the paths of `request` too, which are those of the document", async () => {
    const { client, requests } = clientOf({ ...versioned, level: fixedLevel(2) }, {});
    await client.request("GET", "/rooms");
    await client.request("GET", "/v2/rooms");
    const call = client.request("POST", "/newest");
    await expect(call).rejects.toMatchObject({ name: "UnsupportedOperationError" });
    await expect(client.request("GET", "rooms")).rejects.toMatchObject({ argument: "path" });
    await client.moved(); // Where it was at level 2.
    const newer = clientOf(versioned, {}).client.request("POST", "/old");
    await expect(newer).rejects.toMatchObject({ name: "UnsupportedOperationError" });
    const paths = requests.map(({ url }) => url.replace(baseUrl, ""));
    expect(paths).toEqual(["/v2/rooms", "/v2/rooms", "/v2/old"]);
  });

  it.each(["/v2", "/proxy/v2/"])("that an address has already is refused: %s", (path) => {
    const create = createClientFor(contract, versioned);
    expect(() => create({ baseUrl: `${baseUrl}${path}`, featureLevel: 0 })).toThrow(
      'Option "baseUrl" must end before "/v2", because the client adds this path.',
    );
  });
});

describe("the level", () => {
  it("is fixed", async () => {
    const { client } = clientOf({ ...plain, level: fixedLevel(2) }, {});
    expect(client.serverFeatureLevel).toBe(2);
    await expect(client.newest()).rejects.toMatchObject({ name: "UnsupportedOperationError" });
  });

  it("is that of a header, as a number or a release", async () => {
    const level = levelInHeader("API-Version", { "2025-01-01": 3 });
    const unasked = createClientFor(contract, { ...plain, level })({ baseUrl, featureLevel: 3 });
    expect(await unasked.connect()).toBe(3); // Nothing has reported another.
    for (const [headers, known] of [
      [{ "API-Version": "2025-01-01" }, 3],
      [{ "API-Version": "1" }, 1],
      [{}, undefined],
    ] as const) {
      const { client } = clientOf({ ...plain, level }, {}, () => Response.json({}, { headers }));
      await client.getStatus();
      expect(client.serverFeatureLevel).toBe(known);
    }
  });

  it("is that of the properties that the contract names, of the first before any call", async () => {
    const level = levelReported({ reports: { getStatus: "level", search: "version" } });
    let said: object = { level: 3 };
    const { client, requests } = clientOf({ ...plain, level }, {}, () => Response.json(said));
    await client.newest();
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/getStatus", "/newest"]);
    said = { level: 9, version: 4 };
    await client.search();
    expect(client.serverFeatureLevel).toBe(4);
    said = {};
    await client.search();
    expect(client.serverFeatureLevel).toBe(4);
    await expect(client.getStatus()).rejects.toThrow(
      "getStatus: the server does not report its level (status 200).",
    );
    const older = clientOf({ ...plain, level: { ...level, none: 0 } }, {}).client;
    expect([await older.connect(), older.serverFeatureLevel]).toEqual([0, 0]);
  });

  it("is that of a field, asked for with the first call, whose refusal is thrown", async () => {
    const level = levelInField("getStatus", "level");
    const { client, requests } = clientOf({ ...plain, level }, {}, () =>
      Response.json({ level: 3 }),
    );
    await client.newest();
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/getStatus", "/newest"]);
    const refusing = clientOf({ ...plain, level }, {}, () => Response.json({}, { status: 403 }));
    await expect(refusing.client.newest()).rejects.toMatchObject({
      name: "RefusedError",
      status: 403,
      operation: "getStatus",
    });
  });
});

it("request sends JSON", async () => {
  const { client, requests } = clientOf(plain, {});
  await client.request("PUT", "/rooms/{room_id}", { room_id: 7, name: "Library" });
  expect(requests[0]?.url).toBe(`${baseUrl}/rooms/7`);
  expect(await requests[0]?.json()).toEqual({ name: "Library" });
});

describe("arguments with a style", () => {
  const send = async (given: object) => {
    const { client, requests } = clientOf(plain, {});
    await client.styled({ door: "1", ...given });
    const [request] = requests;
    return [request?.url.replace(`${baseUrl}/styled/`, ""), request?.headers.get("list")];
  };

  it.each<[string, object, string]>([
    ["items", { door: ["a,b", "c/d"] }, "a%2Cb,c%2Fd"],
    ["names and texts", { deep: { "a]&": "=&", gone: undefined } }, "1?deep%5Ba%5D%26%5D=%3D%26"],
    ["what a value may not have", { open: "/a?b:c@d&e=f#g+h" }, "1?open=/a?b:c@d%26e%3Df%23g%2Bh"],
    ["others, which follow", { plain: "?", deep: { a: true } }, "1?deep%5Ba%5D=true&plain=%3F"],
    ["nothing of an empty object", { deep: {}, plain: 1 }, "1?plain=1"],
  ])("escape %s", async (_, given, want) => {
    expect(await send(given)).toEqual([want, null]);
  });

  it("in a header may be JSON text", async () => {
    expect(await send({ list: ["a", 1] })).toEqual(["1", '["a",1]']);
  });

  it.each<[string, object]>([
    ["door", { door: ["."] }],
    ["door", { door: [] }],
    ["deep", { deep: { a: { b: 1 } } }],
    ["deep", { deep: { a: null } }],
    ["open", { open: "\ud800" }],
  ])("are refused if %s has no exact text: %j", async (argument, given) => {
    await expect(send(given)).rejects.toMatchObject({ name: "ArgumentError", argument });
  });
});
