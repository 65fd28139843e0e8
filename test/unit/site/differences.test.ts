import { describe, expect, it } from "vitest";
import { walk } from "../../../src/toolkit/document/grammar.ts";
import { type JsonObject, project } from "../../../src/toolkit/levels/index.ts";
import { type Difference, differencesOf } from "../../../src/toolkit/site/differences.ts";
import { siteOf } from "../../../src/toolkit/site/site.ts";
import { annotated, library } from "../../helpers/annotated.ts";
import { api, responding } from "../../helpers/small-api.ts";

const given = { guides: [], canTry: false };
const mark = (fields: JsonObject): JsonObject => ({ type: "string", "x-feature-level": fields });

/** Each name in it is of one thing only. */
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
  {
    "x-feature-levels": [3, 5, 9].map((level) => ({
      ...{ level, release: `${level}`, name: `at${level}`, summary: "Something." },
    })),
  },
);

/** Whether an integrator who supports one of two levels meets a difference on a server of the other. */
function isBetween({ entry, unseenFrom }: Difference, lower: number, higher: number): boolean {
  const isCrossed = lower < entry.level && entry.level <= higher;
  return isCrossed && !unseenFrom.has(lower) && !unseenFrom.has(higher);
}

/** The names of the operations and properties that a projection has. */
function namesAt(document: typeof brief, level: number): Set<string> {
  const names = new Set<string>();
  walk(project(document, level), "document", "#", ({ kind, field, key, node }) => {
    if (kind === "operation") names.add(String(node.operationId));
    if (field === "properties" && key !== undefined) names.add(key);
  });
  return names;
}

describe("from level to level", () => {
  it("is gained and lost what one projection has and the other has not, once", () => {
    const site = siteOf(brief, given);
    const found = differencesOf(site);
    const subjects = (kind: string, from: number, to: number) =>
      found
        .filter((one) => one.kind === kind && isBetween(one, from, to))
        .map(({ subject }) => subject)
        .sort();
    for (const { level: from } of site.levels) {
      for (const { level: to } of site.levels.filter(({ level }) => level > from)) {
        const [before, after] = [namesAt(brief, from), namesAt(brief, to)];
        // What comes or goes together with its operation is no difference of its own.
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
    "of %s no operation or property is gained that was there, nor lost that stays",
    (_, document) => {
      const site = siteOf(document, given);
      const found = differencesOf(site);
      const kinds = new Set<string>();
      const names = new Map(site.levels.map(({ level }) => [level, namesAt(document, level)]));
      for (const [from] of names) {
        for (const [to] of [...names].filter(([to]) => to > from)) {
          for (const one of found.filter((one) => isBetween(one, from, to))) {
            const { carrier } = one.entry;
            if (carrier !== "operation" && carrier !== "property") continue;
            kinds.add(one.kind);
            const has = (level: number) => names.get(level)?.has(one.subject);
            // Another thing of the same name may be on the side that lacks this one.
            if (one.kind !== "vanished") expect(has(to), `${one.subject} at ${to}`).toBe(true);
            if (one.kind !== "appeared") expect(has(from), `${one.subject} at ${from}`).toBe(true);
          }
        }
      }
      expect([...kinds].sort()).toEqual(["appeared", "differs", "vanished"]);
    },
  );
});
