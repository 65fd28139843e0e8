// Prism on each level's projection: what it lacks, shows and refuses. Its examples reach the client's test.
import { beforeAll, describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { exampleArguments, placedCall } from "../../src/document/arguments.ts";
import { encodedFields } from "../helpers/encoded-fields.ts";
import { sampleLevels } from "../helpers/levels.ts";
import { operationsAt, operationsLackingAt, table } from "../helpers/projection.ts";
import { mockOf } from "../helpers/shared.ts";

const basic = { authorization: `Basic ${btoa("iago@example.com:key")}` };
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe.each(sampleLevels)("the mock of feature level %i", (level) => {
  let mock = "";
  beforeAll(async () => {
    mock = await mockOf(level);
  });

  it.each(operationsLackingAt(level))("does not know $id", async (operation) => {
    const { path, form } = placedCall(operation, exampleArguments(operation));
    const body = encodedFields(form);
    const answer = await fetch(`${mock}${path}`, {
      method: operation.method,
      headers: basic,
      ...(operation.method === "GET" ? {} : { body }),
    });
    const hasPath = operationsAt(level).some((other) => other.path === operation.path);
    expect(answer.status).toBe(hasPath ? 405 : 404);
  });

  it("shows the invitation fields of its level", async () => {
    const answer = await fetch(`${mock}/api/v1/invites`, { headers: basic });
    const { invites } = (await answer.json()) as { invites: object[] };
    expect(invites.length).toBeGreaterThan(0);
    for (const invitation of invites) {
      expect("ref" in invitation).toBe(level < 22);
      expect("invited_by_user_id" in invitation).toBe(level >= 22);
      expect("notify_referrer_on_join" in invitation).toBe(level >= 267);
    }
  });
});

describe("the mock of the newest feature level", () => {
  let mock = "";
  beforeAll(async () => {
    mock = await mockOf(Math.max(...boundaries));
  });

  const reorder = (text: string | undefined) =>
    fetch(`${mock}/api/v1/realm/linkifiers`, {
      method: "PATCH",
      headers: basic,
      body: form(text === undefined ? { other: "1" } : { ordered_linkifier_ids: text }),
    });

  it.each(["[3,1,2]", "[]", "[ 3, 1 ,2 ]", "[-1]"])("takes %j for a JSON list", async (text) => {
    const answer = await reorder(text);
    expect(await answer.json()).toMatchObject({ result: "success" });
  });

  it.each(['[3,"a"]', "3,1,2", "foo", "[3,1,2", "[01]", "[1.5]", "", undefined])(
    "refuses %j where a JSON list of integers belongs, with the reason",
    async (text) => {
      const answer = await reorder(text);
      expect(answer.status).toBe(400);
      expect(answer.headers.get("sl-violations")).toContain("ordered_linkifier_ids");
    },
  );

  it.each([{}, { queue: "x" }])(
    "never takes a missing queue_id for a bad one: %j",
    async (fields) => {
      const answer = await fetch(`${mock}/api/v1/events`, {
        method: "DELETE",
        headers: basic,
        body: form(fields as Record<string, string>),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: "REQUEST_VARIABLE_MISSING",
        var_name: "queue_id",
      });
    },
  );

  it.each(table.filter(({ isAuthenticated }) => isAuthenticated))(
    "refuses $id without Basic authentication",
    async ({ method, path }) => {
      const answer = await fetch(`${mock}${path.replace(/\{\w+\}/, "17")}`, { method });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ result: "error", code: "UNAUTHORIZED" });
    },
  );
});
