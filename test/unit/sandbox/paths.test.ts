// Which paths are those of a template.
import { expect, it } from "vitest";
import { pathMatcher } from "../../../src/service/sandbox/asked.ts";

it.each([
  ["/users/9/keys/a%2Fb", { id: "9", name: "a/b" }],
  ["/users/x/keys/a", undefined],
  ["/users/9/keys/", undefined],
])("the places of a template hold a number where an argument is one: %s", (path, params) => {
  const match = pathMatcher({
    path: "/users/{id}/keys/{name}",
    arguments: [
      { name: "id", in: "path", isPlainText: false },
      { name: "name", in: "path", isPlainText: true },
    ],
  });
  expect(match(path)).toEqual(params);
});
