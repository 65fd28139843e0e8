// Which paths match a template.
import { expect, it } from "vitest";
import { pathMatcher } from "../../../src/service/sandbox/asked.ts";

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
