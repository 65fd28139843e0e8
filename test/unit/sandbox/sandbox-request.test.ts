// A sandbox takes whatever the global `fetch` takes.
import { expect, it } from "vitest";
import { createSandbox } from "../../../src/service/sandbox/index.ts";
import { basic } from "../../helpers/caller.ts";

const url = "http://sandbox/api/v1/drafts/17";
const headers = { authorization: basic("iago@example.com:iago-key") };

it.each<[string, Request | URL | string, RequestInit | undefined, number]>([
  ["a URL", new URL(url), { method: "DELETE", headers }, 200],
  ["a method in lower case", url, { method: "delete", headers }, 200],
  ["a fragment", `${url}#top`, { method: "DELETE", headers }, 200],
  ["a Request", new Request(url, { method: "DELETE", headers }), undefined, 200],
  ["a Request with changes", new Request(url, { headers }), { method: "DELETE" }, 200],
  ["no method", url, undefined, 405],
])("fetch accepts %s", async (_, input, init, status) => {
  expect((await createSandbox().fetch(input, init)).status).toBe(status);
});
