// One fault of a server is one finding: what follows from it is named under it.
import { describe, expect, it } from "vitest";
import {
  createCauseFinder,
  type FindingContext,
} from "../../../src/service/conformance/failure-causes.ts";

type Given = readonly [
  id: string,
  place: string,
  got: string,
  where?: FindingContext,
  expected?: string,
];

/** The cause of each finding, in their order. */
function causesOf(...findings: readonly Given[]) {
  const causeOf = createCauseFinder();
  return findings.map(([id, place, got, where = {}, expected = "x"]) => {
    const operation = id.split("/")[0] ?? "";
    const differences = [{ place, expected, got }];
    return causeOf({ id, operation, verdict: "differs", differences }, where);
  });
}

const drafts = { scenario: "drafts" };
const shown = { ...drafts, isShowing: true };

describe("a finding follows from an earlier one", () => {
  it.each<[string, readonly Given[]]>([
    [
      "at the same place of the same operation",
      [
        ["a/1", "/msg", "y"],
        ["a/2", "/msg", "z"],
      ],
    ],
    [
      "at the same place of any item",
      [
        ["a/1", "/i/0/id", "y"],
        ["a/2", "/i/7/id", "z"],
      ],
    ],
    [
      "with the same difference elsewhere",
      [
        ["a/1", "Allow", "y"],
        ["b/2", "Allow", "y"],
      ],
    ],
    [
      "with the same place for the same wrong request",
      [
        ["a/HEAD", "status", "405"],
        ["b/HEAD", "status", "4"],
      ],
    ],
    [
      "if both lack a field, whatever it should be",
      [
        ["a/1", "/var_name", "nothing", {}, "x"],
        ["b/2", "/var_name", "nothing", {}, "z"],
      ],
    ],
    [
      "after which the state shown in a scenario is another",
      [
        ["edit/1", "status", "400", drafts],
        ["list/1", "/drafts", "1: a", shown],
      ],
    ],
    [
      "after which the IDs of a scenario are others",
      [
        ["save/1", "/ids", "1: 2", drafts],
        ["list/1", "/drafts", "1: a", shown],
      ],
    ],
    [
      "about what the server shows before the run",
      [
        ["shown", "", "y", { isOfAll: true }],
        ["list/1", "/drafts", "1: a", { isShowing: true }],
      ],
    ],
  ])("%s", (_, findings) => {
    expect(causesOf(...findings)).toEqual([undefined, findings[0]?.[0]]);
  });
});

describe("a finding is one of its own", () => {
  it.each<[string, readonly Given[]]>([
    [
      "with another value elsewhere",
      [
        ["a/1", "/msg", "y"],
        ["b/2", "/msg", "z"],
      ],
    ],
    [
      "in another scenario",
      [
        ["edit/1", "status", "400", drafts],
        ["list/1", "/l", "z", { scenario: "b" }],
      ],
    ],
    [
      "in the same scenario, if the earlier one leaves the state as it is",
      [
        ["edit/1", "/msg", "y", drafts],
        ["list/1", "/drafts", "1: a", shown],
      ],
    ],
  ])("%s", (_, findings) => {
    expect(causesOf(...findings)).toEqual([undefined, undefined]);
  });
});

it("all that follows names the first finding, not the one between", () => {
  const places: Given[] = [
    ["a/1", "Allow", "y"],
    ["b/2", "Allow", "y"],
    ["b/3", "Allow", "y"],
  ];
  expect(causesOf(...places)).toEqual([undefined, "a/1", "a/1"]);
});

it("with another status, only the status tells findings apart", () => {
  const causeOf = createCauseFinder();
  const differing = (status: string) => [
    { place: "status", expected: "200", got: status },
    { place: "/msg", expected: "", got: "No" },
  ];
  const of = (id: string, status: string) =>
    causeOf({ id, operation: id[0] ?? "", verdict: "differs", differences: differing(status) }, {});
  expect([of("a/1", "400"), of("b/2", "500")]).toEqual([undefined, undefined]);
});
