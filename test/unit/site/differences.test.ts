import { describe, expect, it } from "vitest";
import { walk } from "../../../src/toolkit/document/grammar.ts";
import {
  boundaryAt,
  type JsonObject,
  type OpenApiDocument,
} from "../../../src/toolkit/levels/index.ts";
import { variants } from "../../../src/toolkit/levels/variants.ts";
import { type Difference, differencesOf } from "../../../src/toolkit/site/differences.ts";
import { siteOf } from "../../../src/toolkit/site/site.ts";
import { annotated, library } from "../../helpers/annotated.ts";
import { api, registry, responding } from "../../helpers/small-api.ts";

const given = { guides: [], canTry: false };
const mark = (fields: JsonObject): JsonObject => ({ type: "string", "x-feature-level": fields });

/** Each name is used for one thing only. */
const brief = api(
  {
    "GET /a": {
      operationId: "getA",
      ...responding({
        type: "object",
        properties: {
          brief: mark({ since: 5, until: 9 }),
          again: mark({ since: [3, 9], until: [5] }),
          gone: mark({ since: [5], until: [3, 9] }),
          first: mark({ until: 5, replacedBy: "second" }),
          second: mark({ since: 5, until: 9, replaces: "first", replacedBy: "third" }),
          third: mark({ since: 9, replaces: "second" }),
        },
      }),
    },
    "GET /b": {
      operationId: "getB",
      "x-feature-level": { since: 3, until: 9, changes: [{ level: 5, note: "Other." }] },
      ...responding({ type: "object", properties: { within: mark({ since: 5, until: 9 }) } }),
    },
    "GET /c": { operationId: "getC", "x-feature-level": { until: 5 } },
    "GET /d": { operationId: "getC", "x-feature-level": { since: 5 } },
  },
  {},
  registry(3, 5, 9),
);

/** Whether an integrator who supports one of two levels is affected by a difference on a server of the other. */
function isBetween({ entry, unseenFrom }: Difference, lower: number, higher: number): boolean {
  const isCrossed = lower < entry.level && entry.level <= higher;
  return isCrossed && !unseenFrom.has(lower) && !unseenFrom.has(higher);
}

/** The names of the operations and properties of each level. */
function namesIn(document: OpenApiDocument): (level: number) => Set<string> {
  const { boundaries, documentAt } = variants(document, "at");
  const known = new Map(
    boundaries.map((boundary) => {
      const names = new Set<string>();
      walk(documentAt(boundary), "document", "#", ({ kind, field, key, node }) => {
        if (kind === "operation") names.add(String(node.operationId));
        if (field === "properties" && key !== undefined) names.add(key);
      });
      return [boundary, names];
    }),
  );
  return (level) => known.get(boundaryAt(boundaries, level)) ?? expect.unreachable();
}

describe("between two levels", () => {
  it("the differences are exactly what only one of the projections has, once each", () => {
    const site = siteOf(brief, given);
    const found = differencesOf(site);
    const namesAt = namesIn(brief);
    const subjects = (kind: string, from: number, to: number) =>
      found
        .filter((one) => one.kind === kind && isBetween(one, from, to))
        .map(({ subject }) => subject)
        .sort();
    for (const { level: from } of site.levels) {
      for (const { level: to } of site.levels.filter(({ level }) => level > from)) {
        const [before, after] = [namesAt(from), namesAt(to)];
        // What is added or removed with its operation is not a separate difference.
        const only = (these: Set<string>, those: Set<string>) =>
          [...these]
            .filter((name) => !those.has(name) && (name !== "within" || those.has("getB")))
            .sort();
        expect([from, to, subjects("appeared", from, to)]).toEqual([from, to, only(after, before)]);
        expect([from, to, subjects("vanished", from, to)]).toEqual([from, to, only(before, after)]);
        const inBoth = ["getB", "getC"].filter((id) => before.has(id) && after.has(id));
        const differing = from < 5 && to >= 5 ? inBoth : [];
        expect([from, to, subjects("differs", from, to)]).toEqual([from, to, differing]);
      }
    }
  });

  it.each([
    ["this API", annotated()],
    ["the library", library()],
  ])(
    "no operation or property of %s is shown as added if it existed, or as removed if it stays",
    (_, document) => {
      const site = siteOf(document, given);
      const found = differencesOf(site);
      const kinds = new Set<string>();
      const wrong: string[] = [];
      const namesAt = namesIn(document);
      for (const { level: from } of site.levels) {
        for (const { level: to } of site.levels.filter(({ level }) => level > from)) {
          for (const one of found.filter((one) => isBetween(one, from, to))) {
            const { carrier } = one.entry;
            if (carrier !== "operation" && carrier !== "property") continue;
            kinds.add(one.kind);
            // The other side may have another thing of the same name.
            const there = { appeared: [to], vanished: [from], differs: [from, to] }[one.kind];
            if (!there.every((level) => namesAt(level).has(one.subject))) {
              wrong.push(`${one.subject} ${one.kind} from ${from} to ${to}`);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
      expect([...kinds].sort()).toEqual(["appeared", "differs", "vanished"]);
    },
  );
});
