// Who may call an operation, in the words that its description gets.
import { expect, it } from "vitest";
import { describeCallers } from "../../../src/toolkit/document/callers.ts";
import { type Json, type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { annotate, api } from "../../helpers/small-api.ts";

const roles = { owner: 100, administrator: 200, member: 400, guest: 600 };

/** The description of an operation after the addition. */
const described = (
  operation: JsonObject,
  conventions: JsonObject = { roles },
): Json | undefined => {
  const document = api({ "GET /a": operation }, {}, { "x-conventions": conventions });
  describeCallers(document);
  return resolve(document, "#/paths/~1a/get/description");
};

it.each<[JsonObject, string]>([
  [{}, "every account, including guests and bots."],
  [
    { refused: [{ below: "administrator" }] },
    "administrators and owners, including bots with these roles.",
  ],
  [{ refused: [{ below: "member" }, { bots: true }] }, "members and above; no guests, no bots."],
  [{ refused: [{ bots: true }] }, "every account; no bots."],
  [
    { refused: [{ below: "member" }, { unless: "if the organization allows it" }] },
    "members and above, if the organization allows it; no guests.",
  ],
  [{ others: "administrator" }, "administrators and owners, including bots with these roles."],
  [
    { own: "the inviting user", others: "owner" },
    "owners and the inviting user; guests and bots too.",
  ],
  [
    { own: "the inviting user", more: "Nobody else." },
    "the inviting user; guests and bots too. Nobody else.",
  ],
  [{ own: true }, "every account, including guests and bots."],
])("%j is: %s", (callers, words) => {
  const operation = { description: "Gets it.\n", "x-callers": callers };
  expect(described(operation)).toBe(`Gets it.\n\n**Who may call it:** ${words}\n`);
});

it("nothing is added without roles, or twice; an operation without security is for everybody", () => {
  expect(described({ description: "Gets it." }, {})).toBe("Gets it.");
  const once = described({ security: [] });
  expect(once).toBe("\n\n**Who may call it:** everybody, without credentials.\n");
  expect(described({ security: [], description: once as Json })).toBe(once);
});

it("earlier descriptions and callers are described as they were", () => {
  const [bots, members] = [{ refused: [{ bots: true }] }, { refused: [{ below: "member" }] }];
  const changes = [
    { level: 5, was: { description: "Oldest." } },
    { level: 10, was: { "x-callers": bots } },
    { level: 20, without: ["x-callers"] },
    { level: 30, was: { summary: "Other." } },
  ];
  const operation = annotate({ changes }, { description: "Now.", "x-callers": members });
  const document = api({ "GET /a": operation }, {}, { "x-conventions": { roles } });
  describeCallers(document);
  const words = (text: string, who: string) => `${text}\n\n**Who may call it:** ${who}.\n`;
  const pointer = "#/paths/~1a/get/x-feature-level/changes";
  expect(resolve(document, pointer)).toMatchObject([
    { was: { description: words("Oldest.", "every account; no bots") } },
    { was: { "x-callers": bots, description: words("Now.", "every account; no bots") } },
    { was: { description: words("Now.", "every account, including guests and bots") } },
    { level: 30, was: { summary: "Other." } },
  ]);
  const now = words("Now.", "members and above; no guests");
  expect(resolve(document, "#/paths/~1a/get/description")).toBe(now);
});
