import { describe, expect, it, vi } from "vitest";
import { isClientError, ServiceError, TimeoutError, unwrap } from "../../../src/index.ts";
import { answer, clientOf, success } from "../../helpers/client.ts";

const gone = {
  result: "error",
  code: "BAD_EVENT_QUEUE_ID",
  msg: "Bad event queue ID: q1",
  queue_id: "q1",
};

describe("a result", () => {
  it("of a success has the data", async () => {
    const { client } = clientOf(() => answer({ ...success, invites: [] }));
    const { data, error, response } = await client.listInvitations();
    expect(data).toEqual({ ...success, invites: [] });
    expect(error).toBeUndefined();
    expect(response.status).toBe(200);
    expect(unwrap(await client.listInvitations())).toEqual(data);
  });

  it("of a service error has the error with its extra fields, as received", async () => {
    const { client } = clientOf(() => answer(gone, { status: 400 }));
    const result = await client.deleteEventQueue({ queue_id: "q1" });
    expect(result).toMatchObject({ ok: false, data: undefined, error: gone, attempts: 1 });
    if (result.ok || result.error.code !== "BAD_EVENT_QUEUE_ID") throw new Error("not reached");
    expect(result.error.queue_id).toBe("q1");
  });

  it("keeps an undocumented code with all its fields", async () => {
    const { client } = clientOf(() =>
      answer({ result: "error", code: "BRAND_NEW", msg: "?", hint: 7 }, { status: 418 }),
    );
    const { error } = await client.deleteDraft({ draft_id: 1 });
    expect(error).toEqual({ result: "error", code: "BRAND_NEW", msg: "?", hint: 7 });
  });

  it("is an error if the body says so, whatever the status", async () => {
    const { client } = clientOf(() => answer(gone, { status: 200 }));
    expect(await client.deleteEventQueue({ queue_id: "q1" })).toMatchObject({
      ok: false,
      error: gone,
    });
  });
});

describe("a service error without a code", () => {
  it("is thrown by unwrap without a code", async () => {
    const { client } = clientOf(() => answer({ result: "error", msg: "No." }, { status: 400 }));
    const call = client.deleteDraft({ draft_id: 1 }).then(unwrap);
    await expect(call).rejects.toMatchObject({
      message: "deleteDraft: No. (no code, status 400)",
      code: undefined,
    });
  });
});

it("onIgnoredParameters is not called if the response lists none", async () => {
  const { client } = clientOf(() => answer(success), {
    onIgnoredParameters: () => expect.unreachable(),
  });
  expect(await client.deleteDraft({ draft_id: 1 })).toMatchObject({ ok: true });
});

describe("an error of the client", () => {
  it("that unwrap throws is written as JSON with its name, message and fields", async () => {
    const { client } = clientOf(() => answer(gone, { status: 400 }));
    const error = await client
      .deleteEventQueue({ queue_id: "q1" })
      .then(unwrap)
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ServiceError);
    expect(JSON.parse(JSON.stringify({ error }))).toEqual({
      error: {
        name: "ServiceError",
        message: "deleteEventQueue: Bad event queue ID: q1 (BAD_EVENT_QUEUE_ID, status 400)",
        operation: "deleteEventQueue",
        code: "BAD_EVENT_QUEUE_ID",
        status: 400,
        error: gone,
        mayHaveTakenEffect: false,
      },
    });
  });

  it("is told by its name, also if another copy of the package made it", async () => {
    vi.resetModules();
    const copy = await import("../../../src/index.ts");
    const error: unknown = new copy.TimeoutError("listDrafts", 5);
    expect(error).not.toBeInstanceOf(TimeoutError);
    expect(isClientError(error, "TimeoutError") && error.timeout).toBe(5);
    expect(isClientError(error, "AbortError")).toBe(false);
    const foreign = Object.assign(new Error(), { name: "TimeoutError" });
    expect(isClientError(foreign, "TimeoutError")).toBe(false);
    expect([error, foreign].map((one) => isClientError(one))).toEqual([true, false]);
  });
});
