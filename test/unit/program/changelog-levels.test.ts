import { expect, it } from "vitest";
import { comparedLevels } from "../../../src/program/changelog-levels.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { api, responding, since } from "../../helpers/small-api.ts";

const entry = (level: number, release?: string) => ({
  ...{ level, name: `level${level}`, summary: "" },
  ...(release && { release }),
});
const document = levelled(
  api(
    {
      "GET /a": { operationId: "a", ...responding({}) },
      "GET /b": { operationId: "b", ...since(10), ...responding({}) },
      "GET /c": { operationId: "c", ...since(20), ...responding({}) },
    },
    {},
    {
      "x-feature-levels": [entry(10, "2.0"), entry(20, "3.0")],
      "x-releases": [
        { release: "1.0", level: 0 },
        { release: "2.0", level: 12 },
        { release: "2.1", level: 14 },
        { release: "3.0", level: 20 },
      ],
    },
  ),
);

it.each([
  ["the newest level, after the boundary before it", {}, 20, [12, 12]],
  ["a release, after the one before it", { to: "2.1" }, 14, [12, 12]],
  ["a number, after the release of the boundary before it", { to: "13" }, 13, [0, 0]],
  ["two levels", { from: "3", to: "15" }, 15, [3, 3]],
  ["a range of clients", { clients: "1.0..2.1" }, 20, [0, 14]],
] as const)("%s: %j", (_, options, to, clients) => {
  expect(comparedLevels(options, document)).toEqual({ to, clients });
});

it.each([
  [{ to: "5" }, "No level comes before 5"],
  [{ to: "1.0" }, "No level comes before 0"],
  [{ clients: "20..10" }, "--clients must begin with the older level: 10..20."],
  ...["10", "..10", "10..", "1.0..2.0..2.1"].map((clients): [object, string] => [
    { clients },
    `--clients must be two levels or releases, such as 1.44..1.50, not "${clients}".`,
  ]),
])("%j is refused", (options, message) => {
  expect(() => comparedLevels(options, document)).toThrow(message);
});
