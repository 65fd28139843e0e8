// The real client against the stock Prism at each level: every operation, every named example of its
// requests and of its responses.
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

/** The named examples of an operation's body, with its other arguments; the ordinary call where it has none. */
function requestExamples(operation: Operation) {
  const ordinary = exampleArguments(operation);
  const named = (fieldsBodyOf(operation)?.media.examples ?? []).map(({ name, value }) => ({
    name,
    given: { ...ordinary, ...(value as object) },
  }));
  return named.length > 0 ? named : [{ name: "ordinary", given: ordinary }];
}

/** Below 76 a deactivated user gets an answer of its own. At each level between, at most ten examples are at none of these. */
const levels = [54, ...fewLevels];

/** What the operations of a level may answer. */
const answersAt = (level: number) =>
  operationsAt(level).flatMap((operation) =>
    responseExamples(operation).map((example) => ({
      id: operation.id,
      ...example,
      given: exampleArguments(operation),
    })),
  );

/** An answer of several levels is handed on at the newest of them. */
const textOf = (row: object): string => JSON.stringify(row);

describe.each(levels)("the client at feature level %i", (level) => {
  let mock = "";
  let prefer = "";
  const call = (id: string, given: object) => {
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
  beforeAll(async () => {
    mock = await mockOf(level);
  });

  const requests = operationsAt(level).flatMap((operation) =>
    requestExamples(operation).map(({ name, given }) => ({
      id: operation.id,
      name,
      given,
    })),
  );
  it.each(requests)("sends a request that the specification allows: $id $name", async (row) => {
    prefer = "";
    const { ok, response } = await call(row.id, row.given);
    expect(response.headers.get("sl-violations")).toBeNull();
    expect(ok).toBe(true);
  });

  const newer = new Set(
    levels.filter((other) => other > level).flatMap((other) => answersAt(other).map(textOf)),
  );
  const answers = answersAt(level).filter((row) => !newer.has(textOf(row)));
  it.each(answers)("hands on the answer as it is: $id $status $name", async (row) => {
    prefer = `code=${row.status}, example=${row.name}`;
    const { ok, data, error, response } = await call(row.id, row.given);
    expect(response.headers.get("sl-violations")).toBeNull();
    expect(response.status).toBe(row.status);
    const isSuccess = row.status < 400;
    expect({ ok, data, error }).toEqual({
      ok: isSuccess,
      data: isSuccess ? row.value : undefined,
      error: isSuccess ? undefined : row.value,
    });
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
