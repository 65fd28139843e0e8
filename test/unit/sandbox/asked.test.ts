// A sandbox takes whatever the global `fetch` takes, and finds the template of a path.
import { expect, it } from "vitest";
import { pathMatcher } from "../../../src/service/sandbox/asked.ts";
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

it.each([
  ["/users/9/keys/a%2Fb", { id: "9", name: "a/b" }],
  ["/users/x/keys/a", undefined],
  ["/users/9/keys/", undefined],
])(
  "a placeholder of a template matches only numbers if its argument is a number: %s",
  (path, params) => {
    const match = pathMatcher({
      path: "/users/{id}/keys/{name}",
      arguments: [
        { name: "id", in: "path", isPlainText: false },
        { name: "name", in: "path", isPlainText: true },
      ],
    });
    expect(match(path)).toEqual(params);
  },
);
