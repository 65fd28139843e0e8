// The control over HTTP: apart from the service, and off unless asked for.
import { describe, expect, it } from "vitest";
import { createSandbox } from "../../../src/sandbox/index.ts";
import { callerOf } from "../../helpers/caller.ts";

const json = { "content-type": "application/json" };

describe("the control", () => {
  it("is off unless asked for", async () => {
    const answer = await createSandbox().fetch("http://sandbox/_sandbox/state");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ result: "error", msg: "Not Found" });
  });

  const sandbox = createSandbox({ control: true });
  const post = (path: string, body = "{}", headers: HeadersInit = json) =>
    sandbox.fetch(`http://sandbox/_sandbox/${path}`, { method: "POST", headers, body });

  it("shows the state, sets a fault and resets", async () => {
    const iago = callerOf(sandbox.fetch, "iago");
    const state = await sandbox.fetch("http://sandbox/_sandbox/state");
    expect(await state.json()).toEqual(sandbox.state);
    expect((await post("faults", '{"status":503,"retryAfter":2}')).status).toBe(200);
    expect((await iago("DELETE", "drafts/17")).headers.get("retry-after")).toBe("2");
    expect((await iago("DELETE", "drafts/17")).status).toBe(200);
    expect((await post("reset")).status).toBe(200);
    expect(sandbox.state.drafts).toHaveLength(4);
  });

  it.each(["{", "[]", '{"status":1}', ""])("refuses a fault that is none: %j", async (body) => {
    expect((await post("faults", body)).status).toBe(400);
  });

  it("refuses a body of more than 64 KiB", async () => {
    const answer = await post("faults", `{"status":503${" ".repeat(64 * 1024)}}`);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ problem: "Send no more than 64 KiB." });
  });

  it("takes nothing that a page of another origin could send", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
      expect((await post("reset", "{}", { "content-type": type })).status).toBe(415);
    }
  });

  it.each([
    ["users", "there are GET /_sandbox/state, POST /_sandbox/reset, POST /_sandbox/faults."],
    ["fault", "did you mean POST /_sandbox/faults?"],
  ])("has no path %s, and says which it has", async (path, hint) => {
    const answer = await post(path);
    expect(answer.status).toBe(404);
    const problem = `There is no POST /_sandbox/${path}: ${hint}`;
    expect(await answer.json()).toEqual({ problem });
  });

  it.each([
    ["no token", undefined, 401],
    ["another token", "Bearer another-token-of-it", 401],
    ["a part of it", "Bearer right-token", 401],
    ["it as a key", `Basic ${btoa("x:right-token-of-it")}`, 400],
    ["the token", "Bearer right-token-of-it", 200],
  ])("with a token answers who sends %s with %s: %i", async (_, authorization, status) => {
    const guarded = createSandbox({ control: true, controlToken: "right-token-of-it" });
    const headers = authorization === undefined ? {} : { authorization };
    for (const [path, init] of [
      ["state", { headers }],
      ["reset", { method: "POST", headers: { ...headers, ...json }, body: "{}" }],
      ["%73tate", { headers }],
    ] as const) {
      const answer = await guarded.fetch(`http://sandbox/_sandbox/${path}`, init);
      expect(answer.status, path).toBe(status);
      if (status !== 200) expect(await answer.json()).toEqual({ problem: expect.any(String) });
    }
    const service = await guarded.fetch("http://sandbox/api/v1/server_settings");
    expect(service.status).toBe(200);
  });
});
