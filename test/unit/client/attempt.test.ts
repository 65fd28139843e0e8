import { getEventListeners } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import { attempt } from "../../../src/toolkit/runtime/attempt.ts";
import { cleanCause } from "../../../src/toolkit/runtime/redact.ts";
import { sleep } from "../../../src/toolkit/runtime/sleep.ts";

afterEach(() => void vi.useRealTimers());

const url = "https://chat.example.com/api/v1/invites";
type AttemptOptions = Parameters<typeof attempt>[2];
const options: AttemptOptions = {
  signal: new AbortController().signal,
  operation: "listInvitations",
  fetch: async () => new Response("whole"),
  timeout: 60_000,
  maxResponseBytes: 100,
  redact: (text) => text,
};
const attempting = (given: Partial<AttemptOptions>) => attempt(url, {}, { ...options, ...given });
const answeredBy = (response: Response) => attempting({ fetch: async () => response });
const redirect = (status: number, headers?: HeadersInit) =>
  new Response(null, { status, ...(headers && { headers }) });

describe("an attempt", () => {
  it.each([300, 399])("that gets status %i reports the target of the redirect", async (status) => {
    const location = "https://other.example.com";
    await expect(answeredBy(redirect(status, { Location: location }))).rejects.toMatchObject({
      name: "RedirectError",
      message: `listInvitations: the server redirects to ${location}, which the client does not follow. Is "baseUrl" the address of the server?`,
      status,
      location,
    });
  });

  it("reports a redirect without a target, also if the platform hides it", async () => {
    const hidden = Object.defineProperty(new Response(""), "type", { value: "opaqueredirect" });
    for (const response of [redirect(307), hidden]) {
      await expect(answeredBy(response)).rejects.toMatchObject({
        name: "RedirectError",
        message:
          'listInvitations: the server redirects, which the client does not follow. Is "baseUrl" the address of the server?',
        location: undefined,
      });
    }
  });

  it("returns 304, which is not a redirect", async () => {
    expect(await answeredBy(redirect(304))).toMatchObject({ response: { status: 304 }, body: "" });
  });

  it.each([2 ** 31, Number.POSITIVE_INFINITY])("can take %d ms", async (timeout) => {
    const fetch = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("late")), 20));
    expect(await attempting({ fetch, timeout })).toMatchObject({ body: "late" });
  });

  it.each([
    [100, true],
    [101, false],
  ])("reads a body of up to 100 bytes: %i: %s", async (length, isRead) => {
    const call = answeredBy(new Response("x".repeat(length))).then(() => true);
    expect(await call.catch(() => false)).toBe(isRead);
  });

  it("decodes a character whose bytes arrive separately", async () => {
    const body = new ReadableStream({
      start(controller) {
        for (const byte of new TextEncoder().encode("ü→🚀"))
          controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await answeredBy(new Response(body))).toMatchObject({ body: "ü→🚀" });
  });

  it("leaves no listener on the caller's signal", async () => {
    const { signal } = new AbortController();
    await attempting({ signal });
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});

describe("a wait", () => {
  it("that is aborted rejects with the reason and leaves no timer", async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const wait = expect(sleep(60_000, controller.signal)).rejects.toBe("enough");
    controller.abort("enough");
    await wait;
    await expect(sleep(60_000, controller.signal)).rejects.toBe("enough");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that is over leaves no listener on the signal", async () => {
    const { signal } = new AbortController();
    await sleep(0, signal);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});

describe("the cause of a failure", () => {
  it("is kept to a depth of seven, even if it is endless", () => {
    class Endless extends Error {
      override readonly cause = this;
      readonly code = "EAGAIN";
      readonly held = () => {};
    }
    const causes = [];
    for (let at = cleanCause(new Endless("again"), (text) => text); at !== undefined; ) {
      causes.push(at);
      at = (at as Error).cause;
    }
    expect(causes.map(String)).toEqual(Array(7).fill("Error: Error: again"));
    expect(causes[6]).toMatchObject({ code: "EAGAIN" });
  });
});
