/**
 * Clients of each feature level call sandboxes of each level: supported calls succeed, and unsupported ones are refused
 * before anything is sent (§18.87 among the operations).
 */
import { describe, expect, it } from "vitest";
import annotated from "../../generated/annotated.json" with { type: "json" };
import { boundaries, featureLevels } from "../../generated/feature-levels.gen.ts";
import { createClient } from "../../src/index.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";
import {
  type ArgumentValues,
  argumentsOf,
  exampleArguments,
} from "../../src/toolkit/document/arguments.ts";
import type { OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { type Operation, operationsOf } from "../../src/toolkit/document/operation-model.ts";
import type { OperationRow } from "../../src/toolkit/document/operation-row.ts";
import { jsonBodyOf, successesOf } from "../../src/toolkit/document/responses.ts";
import { validatorOf } from "../../src/toolkit/document/schema-validator.ts";
import { compatibleDocuments } from "../../src/toolkit/levels/compatible-document.ts";
import { isLevelIn, rangesOfRow } from "../../src/toolkit/levels/index.ts";
import { snapshots } from "../../src/toolkit/levels/snapshot.ts";
import { sampleLevels } from "../helpers/levels.ts";
import { isThorough } from "../helpers/seed.ts";
import { table } from "../helpers/snapshot.ts";

const document = annotated as OpenApiDocument;
const head = Math.max(...boundaries);
/** Boundaries, a level between two of them and one above. */
const levels = [...sampleLevels, head - 1, head + 1].sort((one, other) => one - other);
const account = { email: "iago@example.com", apiKey: "iago-key" };

/** A server for clients of all levels. */
interface Server {
  readonly baseUrl: string;
  /** The feature level that it reports. */
  readonly reported: number;
  readonly fetch: (request: Request) => Promise<Response>;
  reset(): void;
}

function startAt(level: number): Server {
  const { fetch, reset } = createSandbox({ featureLevel: level });
  return { baseUrl: "https://sandbox", reported: level, fetch, reset };
}

/** A client as a table of methods, to call also what the types of its level lack. */
type Methods = Readonly<Record<string, (given: unknown) => Promise<Record<string, unknown>>>>;

/** Makes clients of one level for a server, and counts their requests. */
function clientsOf(server: Server, featureLevel: number) {
  const sent = { requests: 0 };
  const make = () =>
    createClient({
      ...account,
      baseUrl: server.baseUrl,
      featureLevel, // Not always a boundary.
      retry: false,
      fetch: (request) => {
        sent.requests++;
        return server.fetch(request);
      },
    }) as unknown as Methods;
  /** The result of some work, and how many requests it sent. */
  const outcomeOf = async (work: () => unknown): Promise<[outcome: unknown, requests: number]> => {
    sent.requests = 0;
    try {
      const value = await work();
      return [["string", "boolean"].includes(typeof value) ? value : "done", sent.requests];
    } catch (error) {
      return [error instanceof Error ? error.name : error, sent.requests];
    }
  };
  return { make, outcomeOf };
}

const [projectedAt, projectedFrom] = [snapshots(document), compatibleDocuments(document)];
const judges = new Map<string, ReturnType<typeof judgeOf>>();
function judgeOf(restricted: OpenApiDocument) {
  const problemsOf = validatorOf(restricted);
  const operations = operationsOf(restricted);
  return (id: string, status: number, body: unknown): string => {
    const operation = operations.find((one) => one.id === id);
    const media = operation && jsonBodyOf(operation, status);
    if (media === undefined) return `${id} ${status} is not specified`;
    return problemsOf("answer", media.schema, body);
  };
}
const known = (key: string, make: () => OpenApiDocument) => {
  const judge = judges.get(key) ?? judgeOf(make());
  judges.set(key, judge);
  return judge;
};

const current = operationsOf(document);
const modelOf = ({ id }: OperationRow): Operation =>
  current.find((operation) => operation.id === id) ?? expect.unreachable(id);

/** The operation whose success has the ID of this name, for example the `queue_id` of a new queue. */
const findSource = (name: string): OperationRow | undefined =>
  table.find((row) => {
    if (!name.endsWith("_id")) return false;
    const operation = modelOf(row);
    const schema = jsonBodyOf(operation, successesOf(operation)[0] ?? 200)?.schema;
    const [type] = schema?.properties.get(name)?.schema.types ?? [];
    return !(name in row.parameters) && (type === "string" || type === "integer");
  });

/** The operations of a level by ID, each with its ordinary arguments. */
const ordinaryAt = (level: number): ReadonlyMap<string, ArgumentValues> => {
  const found =
    ordinary.get(level) ??
    new Map(operationsOf(projectedAt(level)).map((one) => [one.id, exampleArguments(one)]));
  ordinary.set(level, found);
  return found;
};
const ordinary = new Map<number, ReadonlyMap<string, ArgumentValues>>();

/** For each operation, the operations that return some of its arguments. */
const sourcesOf = new Map(
  table.map((row) => {
    const sources = argumentsOf(modelOf(row)).flatMap(({ name }) => findSource(name) ?? []);
    return [row.id, new Set(sources)];
  }),
);

/** The arguments of an ordinary call; those that another operation returns are requested from the server. */
async function argumentsFor(
  row: OperationRow,
  level: number,
  client: Methods,
): Promise<ArgumentValues> {
  const given = { ...ordinaryAt(level).get(row.id) };
  for (const source of sourcesOf.get(row.id) ?? []) {
    if (!isLevelIn(rangesOfRow(source), level)) continue;
    const answer = await client[source.id]?.(ordinaryAt(level).get(source.id) ?? {});
    const values = Object.entries(answer?.data ?? {}).filter(([name]) => name in given);
    Object.assign(given, Object.fromEntries(values));
  }
  return given;
}

/** Calls an operation. Returns "done", or what is wrong with the response for either side. */
async function call(
  client: Methods,
  row: OperationRow,
  given: ArgumentValues,
  server: number,
  own: number,
) {
  const { ok, data, error, response } = (await client[row.id]?.(given)) ?? {};
  if (ok !== true) return `the error ${JSON.stringify(error)}`;
  const { status } = response as Response;
  const promised = Math.max(own, row.since);
  const atServer = known(`at ${server}`, () => projectedAt(server));
  const atClient = known(`from ${promised}`, () => projectedFrom(promised));
  return atServer(row.id, status, data) || atClient(row.id, status, data) || "done";
}

/** The deviations from the expected behaviour between a client of one level and a server. */
async function meet(own: number, server: Server): Promise<unknown[]> {
  const { reported } = server;
  const { make, outcomeOf } = clientsOf(server, own);
  const deviations: unknown[] = [];
  const check = async (what: string, want: unknown, requests: number, work: () => unknown) => {
    const got = await outcomeOf(work);
    if (got[0] !== want || got[1] !== requests) deviations.push({ what, want, requests, got });
  };
  const client = make();
  const lenient = clientsOf(server, 0).make(); // Requests arguments for the other clients.
  const changes = new Map(featureLevels.map(({ name, level }) => [name, level]));
  for (const [name, level] of changes) {
    const want = level <= own ? true : "NotConnectedError";
    await check(`supports ${name} before connect`, want, 0, () => client.supports?.(name));
  }
  const connects = reported >= own;
  await check("connect", connects ? "done" : "ServerTooOldError", 1, () => client.connect?.({}));
  for (const [name, level] of changes) {
    await check(`supports ${name}`, level <= reported, 0, () => client.supports?.(name));
  }
  for (const row of table) {
    const isThere = isLevelIn(rangesOfRow(row), reported);
    const [want, requests] = isThere ? ["done", 1] : ["UnsupportedOperationError", 0];
    // The first call also requests the level, unless its operation reports it.
    const isLevelSource = row.id === "getServerSettings";
    const [first, count] = connects
      ? [want, requests]
      : ["ServerTooOldError", Number(isLevelSource)];
    server.reset();
    const given = await argumentsFor(row, reported, lenient);
    await check(`${row.id} before connect`, first, count + Number(!isLevelSource), () =>
      call(make(), row, given, reported, own),
    );
    server.reset();
    if (!connects) continue;
    const again = await argumentsFor(row, reported, lenient);
    await check(row.id, want, requests, () => call(client, row, again, reported, own));
  }
  return deviations;
}

// Equal and adjacent levels, and the lowest and highest server; the slow tests take all pairs.
const isMet = (client: number, server: number) =>
  isThorough || Math.abs(client - server) <= 1 || [0, levels.length - 1].includes(server);
const pairs = levels.flatMap((own, client) =>
  levels.filter((_, server) => isMet(client, server)).map((level) => ({ own, level })),
);

it.each(pairs)("a level $own client works with a level $level sandbox", async ({ own, level }) => {
  expect(await meet(own, startAt(level))).toEqual([]);
});

describe("the matrix detects", () => {
  type Body = Record<string, unknown>;
  /** A sandbox whose responses are changed in transit. */
  async function changed(
    level: number,
    change: (body: Body, path: string) => object,
    reported = level,
  ) {
    const server = startAt(level);
    const fetch = async (request: Request) => {
      const answer = await server.fetch(request);
      const body = change(await answer.json(), new URL(request.url).pathname);
      return Response.json(body, { status: answer.status });
    };
    return { ...server, reported, fetch };
  }

  it("a server older than it reports", async () => {
    const lies = (body: Body, path: string) =>
      path.endsWith("/server_settings") ? { ...body, zulip_feature_level: 267 } : body;
    const deviations = JSON.stringify(await meet(202, await changed(0, lies, 267)));
    expect(deviations).toMatch(/"listInvitations".*invited_by_user_id/);
    expect(deviations).toMatch(/"reorderLinkifiers","want":"done","requests":1/);
  });

  it("a server that reports no level", async () => {
    const [first] = await meet(
      209,
      await changed(209, ({ zulip_feature_level: _, ...body }) => body),
    );
    expect(first).toMatchObject({ what: "connect", got: ["ServerTooOldError", 1] });
  });

  it("a response without what the client's types promise", async () => {
    const deviations = await meet(22, await changed(167, (body) => ({ ...body, msg: undefined })));
    expect(deviations.length).toBeGreaterThanOrEqual(6);
  });
});
