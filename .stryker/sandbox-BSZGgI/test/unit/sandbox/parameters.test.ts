// @ts-nocheck
// Where parameters may stand, how they are encoded, and what is said of those that are wrong.
import { describe, expect, it } from "vitest";
import { createSandbox } from "../../../src/sandbox/index.ts";
import { basic, callerOf } from "../../helpers/caller.ts";

const send = async (
  method: string,
  path: string,
  body?: RequestInit["body"],
  contentType?: string,
  level = 267,
) => {
  const sandbox = createSandbox({ featureLevel: level });
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
  it("counts in an URL-encoded body", async () => {
    expect(await send("PATCH", "realm/linkifiers", order("[3,1,2]"))).toMatchObject({
      status: 200,
    });
  });

  it("counts in a multipart body", async () => {
    const form = new FormData();
    form.set("ordered_linkifier_ids", "[3,1,2]");
    expect(await send("PATCH", "realm/linkifiers", form)).toMatchObject({ status: 200 });
  });

  it("counts in the query string", async () => {
    const path = "realm/linkifiers?ordered_linkifier_ids=%5B3,1,2%5D";
    expect(await send("PATCH", path)).toMatchObject({ status: 200 });
  });

  it("counts from the body where the query string has it too", async () => {
    const answer = await send(
      "DELETE",
      "events?queue_id=query",
      new URLSearchParams("queue_id=body"),
    );
    expect(answer).toMatchObject({ status: 400, body: { queue_id: "body" } });
  });

  it("counts the last time where it is repeated: that is no list", async () => {
    const body = new URLSearchParams("queue_id=first&queue_id=last");
    expect(await send("DELETE", "events", body)).toMatchObject({ body: { queue_id: "last" } });
  });

  it.each([
    ["application/json", '{"queue_id":"a"}'],
    ["text/plain", "queue_id=a"],
    ["", "queue_id=a"],
  ])("is missing in a body of type %j", async (type, text) => {
    expect(await send("DELETE", "events", new TextEncoder().encode(text), type)).toEqual(
      missing("queue_id"),
    );
  });

  it("is there when it is empty", async () => {
    const answer = await send("DELETE", "events", new URLSearchParams("queue_id="));
    expect(answer.body).toMatchObject({ code: "BAD_EVENT_QUEUE_ID", queue_id: "" });
  });

  it.each([
    ["GET", "events", "queue_id"],
    ["GET", "events?queue_id=a", "last_event_id"],
    ["DELETE", "events", "queue_id"],
    ["PATCH", "realm/linkifiers", "ordered_linkifier_ids"],
  ])("that is required and missing in %s %s is named", async (method, path, name) => {
    expect(await send(method, path)).toEqual(missing(name));
  });

  it.each([
    ["", "ordered_linkifier_ids is not valid JSON"],
    ["3,1,2", "ordered_linkifier_ids is not valid JSON"],
    ["[1", "ordered_linkifier_ids is not valid JSON"],
    ["[NaN]", "ordered_linkifier_ids is not valid JSON"],
    ["1", "ordered_linkifier_ids is not a list"],
    ["null", "ordered_linkifier_ids is not a list"],
    ['{"0":1}', "ordered_linkifier_ids is not a list"],
    ['["1"]', "ordered_linkifier_ids[0] is not an integer"],
    ["[1,2.5]", "ordered_linkifier_ids[1] is not an integer"],
    ["[1,true]", "ordered_linkifier_ids[1] is not an integer"],
    ["[1,2,[3]]", "ordered_linkifier_ids[2] is not an integer"],
    ["[1e999]", "ordered_linkifier_ids[0] is not an integer"],
  ])("of the wrong form is told what it is not: %j", async (text, msg) => {
    expect(await send("PATCH", "realm/linkifiers", order(text))).toEqual({
      status: 400,
      body: { result: "error", code: "BAD_REQUEST", msg },
    });
  });

  it.each([
    ["POST", "register", { event_types: "drafts" }, "event_types is not valid JSON"],
    ["POST", "register", { event_types: '["a",1]' }, "event_types[1] is not a string"],
    ["POST", "register", { client_capabilities: "[]" }, "client_capabilities is not an object"],
    [
      "POST",
      "register",
      { client_capabilities: '{"linkifier_url_template":1}' },
      'client_capabilities["linkifier_url_template"] is not a boolean',
    ],
    ["GET", "events?queue_id=a&last_event_id=x", undefined, "last_event_id is not valid JSON"],
    ["GET", "events?queue_id=a&last_event_id=1.5", undefined, "last_event_id is not an integer"],
    [
      "GET",
      "events?queue_id=a&last_event_id=1&dont_block=1",
      undefined,
      "dont_block is not a boolean",
    ],
  ])("of the wrong form is told so in %s %s %j", async (method, path, fields, msg) => {
    const body = fields && new URLSearchParams(fields as Record<string, string>);
    expect(await send(method, path, body)).toMatchObject({ body: { code: "BAD_REQUEST", msg } });
  });

  it.each(["abc", "1.5", "-1", "17%20", "%F0%9F%92%A9", "1e3", ""])(
    "in the path that is no whole number matches no route: %j",
    async (id) => {
      expect(await send("DELETE", `drafts/${id}`)).toMatchObject({
        status: 404,
        body: { msg: "Not Found" },
      });
    },
  );

  it.each(["99999999999999999999", "000"])(
    "in the path may be any whole number: %s",
    async (id) => {
      expect(await send("DELETE", `drafts/${id}`)).toMatchObject({
        status: 404,
        body: { msg: "Draft does not exist" },
      });
    },
  );
});

describe("parameters that an operation does not support", () => {
  const body = () => new URLSearchParams("zebra=1&Apple=2&__proto__=3&apple=4");

  it("are named on success, sorted, from both places, from feature level 167 on", async () => {
    const answer = await send("DELETE", "drafts/17?mango=1&draft_id=18", body());
    expect(answer.body).toEqual({
      result: "success",
      msg: "",
      ignored_parameters_unsupported: ["Apple", "__proto__", "apple", "draft_id", "mango", "zebra"],
    });
  });

  it("are ignored without a word at feature level 166", async () => {
    const answer = await send("DELETE", "drafts/17?mango=1", body(), undefined, 166);
    expect(answer.body).toEqual({ result: "success", msg: "" });
  });

  it("are not named on an error", async () => {
    const answer = await send("DELETE", "drafts/1?mango=1", body());
    expect(answer.body).not.toHaveProperty("ignored_parameters_unsupported");
  });

  it("leave out the supported ones and a success without any", async () => {
    expect((await send("PATCH", "realm/linkifiers", order("[1,2,3]"))).body).toEqual({
      result: "success",
      msg: "",
    });
  });
});

describe("a body", () => {
  it("of more than 64 KiB is refused, after authentication", async () => {
    const fields = { queue_id: "x".repeat(65 * 1024) };
    const { fetch } = createSandbox();
    expect(await callerOf(fetch, "iago")("DELETE", "events", fields)).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST", msg: "Request body is too large" },
    });
    expect(await callerOf(fetch)("DELETE", "events", fields)).toMatchObject({ status: 401 });
  });

  it.each([
    ["multipart/form-data; boundary=x", "--x\r\nrubbish"],
    ["multipart/form-data", "nothing"],
  ])("that is no multipart is refused: %s", async (type, text) => {
    expect(await send("DELETE", "events", new TextEncoder().encode(text), type)).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST", msg: "Malformed multipart body" },
    });
  });
});
