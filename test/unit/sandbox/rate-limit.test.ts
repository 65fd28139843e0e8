// The rate limit, which is off by default.
import { expect, it } from "vitest";
import { callerOf, newYear } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

it("§10.14 is off by default, and then no header mentions it", async () => {
  const iago = callerOf(createSandbox().fetch, "iago");
  for (let time = 0; time < 300; time++) {
    const { status, headers } = await iago("GET", "invites");
    expect(status).toBe(200);
    expect(headers.has("x-ratelimit-limit")).toBe(false);
  }
});

it("§10.13 §10.14 responds with 429 and a wait, per user, and accepts after it", async () => {
  const { fetch, advance } = createSandbox({ now: 1_000_000_000_500, rateLimit: 2 });
  const iago = callerOf(fetch, "iago");
  const remaining = async () => {
    const { status, headers } = await iago("GET", "drafts/1");
    return [status, headers.get("x-ratelimit-remaining")];
  };
  expect(await remaining()).toEqual([405, null]);
  const first = await iago("GET", "invites");
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "x-ratelimit-limit": "2",
    "x-ratelimit-remaining": "1",
    "x-ratelimit-reset": "1000000061",
  });
  advance(10_250);
  expect((await iago("DELETE", "drafts/1")).headers.get("x-ratelimit-remaining")).toBe("0");
  const hit = await iago("GET", "invites");
  expect(hit).toMatchObject({
    status: 429,
    body: {
      result: "error",
      code: "RATE_LIMIT_HIT",
      msg: "API usage exceeded rate limit",
      "retry-after": 49.75,
    },
  });
  expect(hit.headers.get("retry-after")).toBe("49.75");
  expect(hit.headers.get("x-ratelimit-remaining")).toBe("0");
  expect(hit.headers.get("x-ratelimit-reset")).toBe("1000000061");
  expect(await callerOf(fetch, "cordelia")("GET", "invites")).toMatchObject({ status: 200 });
  advance(49_749);
  expect(await iago("GET", "invites")).toMatchObject({ status: 429 });
  advance(1);
  expect(await iago("GET", "invites")).toMatchObject({ status: 200 });
});

it("§10.14 ignores requests for server settings, which mention no limit", async () => {
  const { fetch } = createSandbox({ rateLimit: 1 });
  for (let time = 0; time < 3; time++) {
    const { status, headers } = await callerOf(fetch, "iago")("GET", "server_settings");
    expect(status).toBe(200);
    expect([...headers.keys()].filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
  }
});

it("§18.36 the error has a code from level 36 on", async () => {
  const bodyAt = async (featureLevel: number) => {
    const iago = callerOf(
      createSandbox({ now: newYear, featureLevel, rateLimit: 1 }).fetch,
      "iago",
    );
    await iago("GET", "invites");
    return (await iago("GET", "invites")).body;
  };
  const hit = { result: "error", msg: "API usage exceeded rate limit", "retry-after": 60 };
  expect(await bodyAt(35)).toEqual(hit);
  expect(await bodyAt(36)).toEqual({ ...hit, code: "RATE_LIMIT_HIT" });
});
