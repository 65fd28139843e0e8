// Where parameters can be, how they are encoded, and which error a wrong one causes.
import { describe, expect, it } from "vitest";
import { basic } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const send = async (
  method: string,
  path: string,
  body?: RequestInit["body"],
  contentType?: string,
  level?: number,
) => {
  const sandbox = createSandbox(level === undefined ? {} : { featureLevel: level });
  const answer = await sandbox.fetch(`http://sandbox/api/v1/${path}`, {
    method,
    headers: {
      authorization: basic("iago@example.com:iago-key"),
      ...(contentType === undefined ? {} : { "content-type": contentType }),
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, body: await answer.json() };
};
const order = (value: string) => new URLSearchParams({ ordered_linkifier_ids: value });
const missing = (var_name: string) => ({
  status: 400,
  body: {
    result: "error",
    code: "REQUEST_VARIABLE_MISSING",
    msg: `Missing '${var_name}' argument`,
    var_name,
  },
});

describe("a parameter", () => {
  it("§10.17 is read from a body whose type is in capitals", async () => {
    const body = new TextEncoder().encode("queue_id=a");
    const type = "APPLICATION/X-WWW-FORM-URLENCODED ; charset=utf-8";
    expect(await send("DELETE", "events", body, type)).toMatchObject({ body: { queue_id: "a" } });
  });

  it("cannot be a file", async () => {
    const form = new FormData();
    form.set("queue_id", new Blob(["a"]));
    expect(await send("DELETE", "events", form)).toEqual(missing("queue_id"));
  });

  it("of type string can look like a fraction", async () => {
    const body = new URLSearchParams("queue_id=1.5");
    expect(await send("DELETE", "events", body)).toMatchObject({ body: { queue_id: "1.5" } });
  });

  it.each([
    ["[NaN]", "ordered_linkifier_ids is not valid JSON"],
    ["[1e999]", "ordered_linkifier_ids[0] is not an integer"],
    ["[3,1,2e0]", "ordered_linkifier_ids[2] is not an integer"],
    ["[3,1,20E-1]", "ordered_linkifier_ids[2] is not an integer"],
    ["[10,-11,2.0]", "ordered_linkifier_ids[2] is not an integer"],
    ["[1,2,3,4,5,6,7,8,9,10,null]", "ordered_linkifier_ids[10] is not an integer"],
  ])(
    "§10.10 §14.2 of the wrong type causes an error that names the right one: %j",
    async (text, msg) => {
      expect(await send("PATCH", "realm/linkifiers", order(text))).toEqual({
        status: 400,
        body: { result: "error", code: "BAD_REQUEST", msg },
      });
    },
  );

  it.each([
    ["POST", "register", { client_capabilities: "[]" }, "client_capabilities is not a dict"],
    [
      "POST",
      "register",
      { client_capabilities: '{"notification_settings_null":true,"linkifier_url_template":1}' },
      'client_capabilities["linkifier_url_template"] is not a boolean',
    ],
    [
      "POST",
      "register",
      { client_capabilities: '{"notification_settings_null":true,"2nd":1,"v2":true}' },
      'client_capabilities["2nd"] is not a boolean',
    ],
    [
      "POST",
      "register",
      { client_capabilities: '{"notification_settings_null":true,"v2":1}' },
      'client_capabilities["v2"] is not a boolean',
    ],
    [
      "POST",
      "register",
      { client_capabilities: '{"notification_settings_null":"1.0"}' },
      'client_capabilities["notification_settings_null"] is not a boolean',
    ],
    ["GET", "events?queue_id=a&last_event_id=-1.0", undefined, "last_event_id is not an integer"],
    ["GET", "events?queue_id=a&last_event_id=1e0", undefined, "last_event_id is not an integer"],
    [
      "POST",
      "register",
      { client_capabilities: '{"linkifier_url_template":1}' },
      'client_capabilities["notification_settings_null"] field is missing: Field required',
    ],
  ])("§10.10 of the wrong type causes an error in %s %s %j", async (method, path, fields, msg) => {
    const body = fields && new URLSearchParams(fields as Record<string, string>);
    expect(await send(method, path, body)).toMatchObject({ body: { code: "BAD_REQUEST", msg } });
  });

  it("§10.16 can contain strings that look like fractions", async () => {
    const body = new URLSearchParams({ event_types: '["1.0","a\\"2e0","\\u00e9"]' });
    expect(await send("POST", "register", body)).toMatchObject({ status: 200 });
  });
});

describe("parameters that an operation does not support", () => {
  const body = () => new URLSearchParams("zebra=1&Apple=2&__proto__=3&apple=4");

  it("§4.0.2 §9.2 §10.19 are listed, sorted, in a success from level 167 on", async () => {
    const answer = await send("DELETE", "drafts/17?mango=1&draft_id=18", body());
    expect(answer.body).toEqual({
      result: "success",
      msg: "",
      ignored_parameters_unsupported: ["Apple", "__proto__", "apple", "draft_id", "mango", "zebra"],
    });
  });

  it("§16.3 §18.288 do not include those of registering, and `client` in any query", async () => {
    const supported = {
      narrow: '[["stream","Denmark"]]',
      all_public_streams: "false",
      apply_markdown: "true",
      client_gravatar: "true",
      slim_presence: "true",
      fetch_event_types: "[]",
      include_subscribers: "false",
    };
    const ignoredAt = async (level: number, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const answer = await send("POST", "register?client=Test", body, undefined, level);
      expect(answer.status).toBe(200);
      return answer.body.ignored_parameters_unsupported;
    };
    expect(await ignoredAt(167, supported)).toBeUndefined();
    expect((await send("GET", "invites?client=Test")).body).not.toHaveProperty(
      "ignored_parameters_unsupported",
    );
    const days = { presence_history_limit_days: "7" };
    expect(await ignoredAt(287, days)).toEqual(["presence_history_limit_days"]);
    expect(await ignoredAt(288, days)).toBeUndefined();
  });

  it.each([
    [411, "true", 200],
    [411, "partial", 400],
    [412, "false", 200],
    [412, "partial", 200],
    [412, '"partial"', 400],
    [412, "some", 400],
    [412, "1.5", 400],
  ])("§18.412 at level %i, include_subscribers=%s is answered %i", async (level, text, status) => {
    const body = new URLSearchParams({ include_subscribers: text });
    expect((await send("POST", "register", body, undefined, level)).status).toBe(status);
  });
});

describe("a body", () => {
  it("larger than 64 KiB gets 413 as JSON, after authentication", async () => {
    const { fetch } = createSandbox();
    const askedBy = (authorization: string) =>
      fetch("http://sandbox/api/v1/events", {
        method: "DELETE",
        headers: { authorization },
        body: new URLSearchParams({ queue_id: "x".repeat(65 * 1024) }),
      });
    const answer = await askedBy(basic("iago@example.com:iago-key"));
    expect(answer.status).toBe(413);
    expect(answer.headers.get("content-type")).toBe("application/json");
    const msg = "Content Too Large";
    expect(await answer.json()).toEqual({ result: "error", msg, code: "BAD_REQUEST" });
    expect((await askedBy("Basic")).status).toBe(401);
  });

  const form = "application/x-www-form-urlencoded";
  const ask = (
    method: string,
    path: string,
    more: Record<string, string>,
    body?: RequestInit["body"],
  ) => {
    const headers = { authorization: basic("iago@example.com:iago-key"), "content-type": form };
    const init = { method, headers: { ...headers, ...more }, duplex: "half" } as RequestInit;
    const asked = new Request(`http://sandbox/api/v1/${path}`, { ...init, body: body ?? null });
    return createSandbox().fetch(asked);
  };
  const most = 64 * 1024;

  it.each([
    [most, 400],
    [most + 1, 413],
  ])("of %i bytes gets %i, whether by Content-Length or when read", async (length, status) => {
    const body = `queue_id=${"x".repeat(length - "queue_id=".length)}`;
    const said = { "content-length": String(length) };
    expect((await ask("DELETE", "events", {}, body)).status).toBe(status);
    expect((await ask("DELETE", "events", said, "queue_id=x")).status).toBe(status);
  });

  it.each([
    [[most], 200],
    [[most - 1, 1], 200],
    [[most, 1], 413],
    [[1, most, 1, 1], 413],
  ])(
    "in chunks of %j bytes gets %i, and is not read to its end if too large",
    async (lengths, status) => {
      const left = [...lengths];
      let isLeft = false;
      const chunks = new ReadableStream({
        pull(controller) {
          const length = left.shift();
          if (length === undefined) controller.close();
          else controller.enqueue(new Uint8Array(length).fill(0x61));
        },
        cancel() {
          isLeft = true;
        },
      });
      const answer = await ask("POST", "register", { "transfer-encoding": "chunked" }, chunks);
      expect(answer.status).toBe(status);
      expect(isLeft).toBe(status === 413);
    },
  );

  it.each(["GET", "HEAD"])("of %s is not read, whatever its headers say", async (method) => {
    const answer = await ask(method, "invites", { "content-length": String(most + 1) });
    expect(answer.status).toBe(200);
  });

  it.each([
    ["a closing boundary", "--x--\r\n"],
    ["a longer closing boundary", "--xyz-- \r\n"],
    ["an empty line and a closing boundary", "\r\n--x--\r\n"],
    ["nothing", ""],
  ])("§10.18 of type multipart with only %s is an empty form", async (_, text) => {
    const type = "multipart/form-data; boundary=x";
    expect(await send("POST", "register", new TextEncoder().encode(text), type)).toMatchObject({
      status: 200,
    });
    expect(await send("DELETE", "events", new TextEncoder().encode(text), type)).toEqual(
      missing("queue_id"),
    );
  });

  it.each([
    ["multipart/form-data; boundary=x", "--x\r\nrubbish"],
    ["multipart/form-data", "nothing"],
  ])("that is invalid multipart is rejected: %s", async (type, text) => {
    expect(await send("DELETE", "events", new TextEncoder().encode(text), type)).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST", msg: "Malformed multipart body" },
    });
  });
});
