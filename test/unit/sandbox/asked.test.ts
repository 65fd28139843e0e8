// What a sandbox is asked with: whatever the global `fetch` takes, and it refuses what that refuses.
import { expect, it, vi } from "vitest";
import { createSandbox } from "../../../src/service/sandbox/index.ts";
import { basic } from "../../helpers/caller.ts";

const url = "http://sandbox/api/v1/drafts/17";
const headers = { authorization: basic("iago@example.com:iago-key") };

it.each<[string, Request | URL | string, RequestInit | undefined, number]>([
  ["a URL", new URL(url), { method: "DELETE", headers }, 200],
  ["a method in small letters", url, { method: "delete", headers }, 200],
  ["an option that only a Request knows", url, { method: "delete", headers, mode: "cors" }, 200],
  ["a fragment", `${url}#top`, { method: "DELETE", headers }, 200],
  ["a body of bytes", url, { method: "DELETE", headers, body: new Uint8Array(1) }, 200],
  ["a Request", new Request(url, { method: "DELETE", headers }), undefined, 200],
  ["a Request that is changed", new Request(url, { headers }), { method: "DELETE" }, 200],
  ["no method", url, undefined, 405],
])("%s is understood", async (_, input, init, status) => {
  expect((await createSandbox().fetch(input, init)).status).toBe(status);
});

it.each<[string, URL | string, RequestInit | undefined]>([
  ["an address", url, undefined],
  ["a safe address", new URL("https://sandbox/api/v1/events"), { headers }],
  ["a method", url, { method: "DELETE", headers }],
  ["a text", url, { method: "DELETE", headers, body: "" }],
  ["a form", url, { method: "DELETE", headers, body: new URLSearchParams() }],
  ["a signal", url, { signal: new AbortController().signal }],
])("of %s no Request is made, which takes longer than the answer", async (_, input, init) => {
  const made = vi.fn();
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(...given: ConstructorParameters<typeof Request>) {
        super(...given);
        made();
      }
    },
  );
  try {
    expect((await createSandbox().fetch(input, init)).status).toBeLessThan(500);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(made).not.toHaveBeenCalled();
});

it.each<[string, RequestInit, string]>([
  ["a form of fields", { body: new URLSearchParams("queue_id=a") }, "BAD_EVENT_QUEUE_ID"],
  ["a text without a type", { body: "queue_id=a" }, "REQUEST_VARIABLE_MISSING"],
  [
    "fields of another type",
    {
      body: new URLSearchParams("queue_id=a"),
      headers: { ...headers, "content-type": "text/plain" },
    },
    "REQUEST_VARIABLE_MISSING",
  ],
  [
    "fields that are said to come in chunks",
    {
      body: new URLSearchParams("queue_id=a"),
      headers: { ...headers, "transfer-encoding": "chunked" },
    },
    "BAD_EVENT_QUEUE_ID",
  ],
])("%s is read as its type says", async (_, init, code) => {
  const given = { method: "DELETE", headers, ...init };
  const answer = await createSandbox().fetch("http://sandbox/api/v1/events", given);
  expect(await answer.json()).toMatchObject({ code });
});

it.each<[string, string, RequestInit]>([
  ["a GET with a body", url, { body: "queue_id=a" }],
  ["a user in the address", "http://iago@sandbox/api/v1/drafts/17", {}],
  ["a password in the address", "http://:key@sandbox/api/v1/drafts/17", {}],
  ["a mode that is none", url, { method: "DELETE", mode: "navigate" }],
  ["an address without origin", "/api/v1/drafts/17", {}],
])("%s is refused with a TypeError, as by the global fetch", async (_, input, init) => {
  await expect(createSandbox().fetch(input, { headers, ...init })).rejects.toThrow(TypeError);
  await expect(fetch(input, { headers, ...init })).rejects.toThrow(TypeError);
});
