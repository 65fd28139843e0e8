// The real client against an unmodified Prism at each level: every operation with every named example of its requests
// and responses.
import { beforeAll, describe, expect, it } from "vitest";
import { type CallOptions, createClient } from "../../src/index.ts";
import { exampleArguments, fieldsBodyOf } from "../../src/toolkit/document/arguments.ts";
import type { Operation } from "../../src/toolkit/document/operation.ts";
import { fewLevels } from "../helpers/levels.ts";
import {
  operationsAt,
  operationsLackingAt,
  responseExamples,
  table,
} from "../helpers/projection.ts";
import { mockOf } from "../helpers/shared.ts";

type Call = (
  given: object,
  options: CallOptions,
) => Promise<{
  readonly ok: boolean;
  readonly data: unknown;
  readonly error: unknown;
  readonly response: Response;
}>;

/** The named examples of an operation's body, with its other arguments; the ordinary call if it has none. */
function requestExamples(operation: Operation) {
  const ordinary = exampleArguments(operation);
  const named = (fieldsBodyOf(operation)?.media.examples ?? []).map(({ name, value }) => ({
    name,
    given: { ...ordinary, ...(value as object) },
  }));
  return named.length > 0 ? named : [{ name: "ordinary", given: ordinary }];
}

/**
 * The newest first: a response that several levels share is tested at the newest of them. 54 is added because below 76
 * a deactivated user gets a different response. No other level has more than ten examples that are at none of these.
 */
const levels = [54, ...fewLevels].sort((one, other) => other - one);

const tested = new Set<string>();

describe.each(levels)("the client at feature level %i", (level) => {
  let mock = "";
  beforeAll(async () => {
    mock = await mockOf(level);
  });
  const call = (id: string, given: object, prefer = "") => {
    const client = createClient({
      baseUrl: mock,
      email: "iago@example.com",
      apiKey: "abcdefghijklmnopqrstuvwxyz012345",
      featureLevel: level,
      serverFeatureLevel: level,
      retry: false,
    });
    return (
      (client as unknown as Record<string, Call>)[id]?.(given, { headers: { Prefer: prefer } }) ??
      expect.unreachable(id)
    );
  };
  const operations = operationsAt(level);

  it.each(operations)("sends valid requests: $id", async (operation) => {
    for (const { name, given } of requestExamples(operation)) {
      const { ok, response } = await call(operation.id, given);
      const violations = response.headers.get("sl-violations");
      expect({ name, ok, violations }).toEqual({ name, ok: true, violations: null });
    }
  });

  it.each(operations)("returns responses unchanged: $id", async (operation) => {
    const { id } = operation;
    for (const { status, name, value } of responseExamples(operation)) {
      const given = exampleArguments(operation);
      const text = JSON.stringify([id, status, name, value, given]);
      if (tested.has(text)) continue;
      tested.add(text);
      const answer = await call(id, given, `code=${status}, example=${name}`);
      const { ok, data, error, response } = answer;
      const violations = response.headers.get("sl-violations");
      const body = status < 400 ? { ok: true, data: value } : { ok: false, error: value };
      expect({ name, status: response.status, ok, data, error, violations }).toEqual({
        name,
        status,
        violations: null,
        data: undefined,
        error: undefined,
        ...body,
      });
    }
  });

  it.each(operationsLackingAt(level))(
    "refuses $id before sending, as the level lacks it",
    async (operation) => {
      const given = exampleArguments(operation);
      await expect(call(operation.id, given)).rejects.toMatchObject({
        name: "UnsupportedOperationError",
        neededLevel: table.find(({ id }) => id === operation.id)?.since,
        serverLevel: level,
      });
    },
  );
});
