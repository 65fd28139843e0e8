// The real client against the stock Prism at each level: every operation, every named example of its
// requests and of its responses.
import { beforeAll, describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { dereference, isObject } from "../../src/document/json.ts";
import { exampleArguments } from "../../src/generate/request-example.ts";
import { createClient, type OperationRow } from "../../src/index.ts";
import type { OpenApiDocument } from "../../src/levels/index.ts";
import { operationsAt, projection, responseExamples, table } from "../helpers/projection.ts";
import { mockOf } from "../helpers/shared-mocks.ts";

type Call = (given: object) => Promise<{
  readonly ok: boolean;
  readonly data: unknown;
  readonly error: unknown;
  readonly response: Response;
}>;

/** The named examples of an operation's form, with its other arguments; the ordinary call where it has none. */
function requestExamples(document: OpenApiDocument, operation: OperationRow) {
  const item = isObject(document.paths) ? document.paths[operation.path] : undefined;
  const node = isObject(item) ? item[operation.method.toLowerCase()] : undefined;
  const body = isObject(node) ? dereference(document, node.requestBody) : undefined;
  const content = isObject(body) && isObject(body.content) ? Object.values(body.content) : [];
  const ordinary = exampleArguments(document, operation);
  const named = content
    .filter(isObject)
    .flatMap((media) => Object.entries(isObject(media.examples) ? media.examples : {}))
    .flatMap(([name, reference]) => {
      const example = dereference(document, reference);
      return isObject(example) && isObject(example.value)
        ? [{ name, given: { ...ordinary, ...example.value } }]
        : [];
    });
  return named.length > 0 ? named : [{ name: "ordinary", given: ordinary }];
}

describe.each(boundaries)("the client at feature level %i", (level) => {
  const document = projection(level);
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
      middleware: [{ onRequest: ({ request }) => request.headers.set("Prefer", prefer) }],
    });
    return (client as unknown as Record<string, Call>)[id]?.(given) ?? expect.unreachable(id);
  };
  beforeAll(async () => {
    mock = await mockOf(level);
  });

  const requests = operationsAt(level).flatMap((operation) =>
    requestExamples(document, operation).map(({ name, given }) => ({
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

  const answers = operationsAt(level).flatMap((operation) =>
    responseExamples(document, operation).map(({ status, name, value }) => ({
      id: operation.id,
      status,
      name,
      value,
      given: exampleArguments(document, operation),
    })),
  );
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

  const lacking = table.filter((operation) => !operationsAt(level).includes(operation));
  it.each(lacking)("refuses $id before sending, as the level lacks it", async (operation) => {
    const given = exampleArguments(projection(operation.since), operation);
    await expect(call(operation.id, given)).rejects.toMatchObject({
      name: "UnsupportedOperationError",
      neededLevel: operation.since,
      serverLevel: level,
    });
  });
});
