// A sandbox takes whatever the global `fetch` takes, and rejects what that rejects.
import { expect, it, vi } from "vitest";
import { createSandbox } from "../../../src/service/sandbox/index.ts";
import { basic } from "../../helpers/caller.ts";

const url = "http://sandbox/api/v1/drafts/17";
const headers = { authorization: basic("iago@example.com:iago-key") };

it.each<[string, Request | URL | string, RequestInit | undefined, number]>([
  ["a URL", new URL(url), { method: "DELETE", headers }, 200],
  ["a method in lower case", url, { method: "delete", headers }, 200],
  ["an option that only a Request has", url, { method: "delete", headers, mode: "cors" }, 200],
  ["a fragment", `${url}#top`, { method: "DELETE", headers }, 200],
  ["a body of bytes", url, { method: "DELETE", headers, body: new Uint8Array(1) }, 200],
  ["a Request", new Request(url, { method: "DELETE", headers }), undefined, 200],
  ["a Request with changes", new Request(url, { headers }), { method: "DELETE" }, 200],
  ["no method", url, undefined, 405],
])("fetch accepts %s", async (_, input, init, status) => {
  expect((await createSandbox().fetch(input, init)).status).toBe(status);
});

it.each<[string, URL | string, RequestInit | undefined]>([
  ["a URL as text", url, undefined],
  ["a URL object", new URL("https://sandbox/api/v1/events"), { headers }],
  ["a method", url, { method: "DELETE", headers }],
  ["an empty text body", url, { method: "DELETE", headers, body: "" }],
  ["a form body", url, { method: "DELETE", headers, body: new URLSearchParams() }],
  ["a signal", url, { signal: new AbortController().signal }],
])(
  "fetch makes no Request for %s, as this takes longer than the response",
  async (_, input, init) => {
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
  },
);

it.each<[string, RequestInit, string]>([
  ["a form of fields", { body: new URLSearchParams("queue_id=a") }, "BAD_EVENT_QUEUE_ID"],
  ["a text without a media type", { body: "queue_id=a" }, "REQUEST_VARIABLE_MISSING"],
  [
    "fields with another media type",
    {
      body: new URLSearchParams("queue_id=a"),
      headers: { ...headers, "content-type": "text/plain" },
    },
    "REQUEST_VARIABLE_MISSING",
  ],
  [
    "fields that claim to be chunked",
    {
      body: new URLSearchParams("queue_id=a"),
      headers: { ...headers, "transfer-encoding": "chunked" },
    },
    "BAD_EVENT_QUEUE_ID",
  ],
])("the media type decides how a body is read: %s", async (_, init, code) => {
  const given = { method: "DELETE", headers, ...init };
  const answer = await createSandbox().fetch("http://sandbox/api/v1/events", given);
  expect(await answer.json()).toMatchObject({ code });
});

it.each<[string, string, RequestInit]>([
  ["a GET with a body", url, { body: "queue_id=a" }],
  ["a user in the URL", "http://iago@sandbox/api/v1/drafts/17", {}],
  ["a password in the URL", "http://:key@sandbox/api/v1/drafts/17", {}],
  ["an invalid mode", url, { method: "DELETE", mode: "navigate" }],
  ["a URL without origin", "/api/v1/drafts/17", {}],
])("fetch rejects %s with a TypeError, like the global fetch", async (_, input, init) => {
  await expect(createSandbox().fetch(input, { headers, ...init })).rejects.toThrow(TypeError);
  await expect(fetch(input, { headers, ...init })).rejects.toThrow(TypeError);
});
