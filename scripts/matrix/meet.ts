import annotated from "../../generated/openapi/annotated.json" with { type: "json" };
import { type Arguments, exampleArguments } from "../../src/generate/request-example.ts";
import { createClient } from "../../src/index.ts";
import { existsAt, lifeOf, type OpenApiDocument, project } from "../../src/levels/index.ts";
import type { OperationRow as Operation } from "../../src/document/operation-row.ts";
import { type Expected, expected } from "./expected.ts";
import { account, type Server } from "./servers.ts";
import { judgeAt, judgeFrom, tellerOf } from "./valid-answer.ts";

/** Something that is not as it must be. */
export interface Deviation {
  readonly clientLevel: number;
  readonly serverLevel: number;
  /** An operation, or another member of the client. */
  readonly what: string;
  readonly wanted: string;
  readonly got: string;
}

/** What came of a client of one level and a server of another. */
export interface Meeting {
  readonly clientLevel: number;
  readonly serverLevel: number;
  readonly state: "unmade" | "too old" | "met";
  /** The operations that succeeded, with an answer that is valid for both sides. */
  readonly answered: number;
  /** The operations that the client refused with nothing sent. */
  readonly refused: number;
  readonly deviations: readonly Deviation[];
}

/** A client as a table of methods: what it has at a level is what is tried here. */
type Methods = Readonly<Record<string, (given: unknown) => Promise<Record<string, unknown>>>>;

/**
 * Tries everything that a client of one level can do with a server: to be made, to connect, to be asked
 * for each change, and each operation, before and after it connected. Wrong is what differs from the
 * expectation, a request too many or too few, and an answer that either side's level does not allow.
 */
export async function meet(
  clientLevel: number,
  serverLevel: number,
  server: Server,
): Promise<Meeting> {
  const wanted = expected(clientLevel, server.reported);
  const deviations: Deviation[] = [];
  let sent = 0;
  const make = () =>
    createClient({
      ...account,
      baseUrl: server.baseUrl,
      featureLevel: clientLevel as never, // Also one that is no boundary, as JavaScript could.
      retry: false,
      fetch: (request) => {
        sent++;
        return server.fetch(request);
      },
    }) as unknown as Methods; // Also what the level's types do not have is called.

  async function check(what: string, want: string, requests: number, work: () => unknown) {
    sent = 0;
    const outcome = await outcomeOf(work);
    if (outcome === want && sent === requests) return true;
    const [told, got] = [count(want, requests), count(outcome, sent)];
    deviations.push({ clientLevel, serverLevel, what, wanted: told, got });
    return false;
  }

  async function checkChanges(client: Methods, when: string, want: (change: Change) => string) {
    for (const [name, change] of Object.entries(wanted.changes)) {
      await check(`supports("${name}") ${when}`, want(change), 0, () => client.supports?.(name));
    }
  }

  /** Calls an operation and counts it where all is right. */
  async function checkOperation(client: Methods, expectation: Expectation, isConnected: boolean) {
    const { operation, isThere } = expectation;
    server.reset();
    const given = await argumentsFor(operation, server.reported, make());
    const what = isConnected ? operation.id : `${operation.id} before connect`;
    const outcome = isThere ? "done" : "UnsupportedOperationError";
    const requests = (isThere ? 1 : 0) + (isConnected ? 0 : 1);
    return check(what, outcome, requests, () =>
      callOf(client, expectation, given, server.reported),
    );
  }

  const met = { clientLevel, serverLevel, answered: 0, refused: 0, deviations };
  await check("createClient", wanted.isMade ? "done" : "OptionError", 0, make);
  if (!wanted.isMade) return { ...met, state: "unmade" };
  const client = make();
  await checkChanges(client, "before connect", ({ isSure }) =>
    isSure ? "true" : "NotConnectedError",
  );
  const connected = wanted.connects ? "done" : "ServerTooOldError";
  await check("connect", connected, 1, () => client.connect?.({}));
  await checkChanges(client, "after connect", ({ isThere }) => String(isThere));
  for (const expectation of wanted.operations) {
    // Whether an older server's answer suits the client is what `connect` is there to rule out.
    const isTried = expectation.isBounded && (wanted.connects || !expectation.isThere);
    if (isTried) await checkOperation(make(), expectation, false);
  }
  if (!wanted.connects) return { ...met, state: "too old" };
  for (const expectation of wanted.operations) {
    const isRight = await checkOperation(client, expectation, true);
    if (isRight) met[expectation.isThere ? "answered" : "refused"]++;
  }
  return { ...met, state: "met" };
}

type Expectation = Expected["operations"][number];
type Change = Expected["changes"][string];

const count = (outcome: string, requests: number): string =>
  `${outcome}, ${requests === 1 ? "1 request" : `${requests} requests`}`;

/** What a piece of work came to: the name of what it threw, its answer where that is a word, or "done". */
async function outcomeOf(work: () => unknown): Promise<string> {
  try {
    const value = await work();
    return ["string", "boolean"].includes(typeof value) ? String(value) : "done";
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

/** Calls an operation and answers "done", or what is wrong with the answer. */
async function callOf(
  client: Methods,
  { operation, typesFrom }: Expectation,
  given: Arguments,
  reported: number,
): Promise<string> {
  const { ok, data, error, response } = (await client[operation.id]?.(given)) ?? {};
  if (ok !== true) return `the error ${JSON.stringify(error)}`;
  const { status } = response as Response;
  const atServer = judgeAt(reported)(operation, status, data);
  if (atServer !== undefined) return `an answer that its level does not allow: ${atServer}`;
  const atClient = judgeFrom(typesFrom)(operation, status, data);
  return atClient === undefined ? "done" : `an answer that the client does not expect: ${atClient}`;
}

/**
 * The arguments of an operation's ordinary call. What another operation tells, such as the ID of a queue,
 * is asked for there: of a server that remembers, the one in the example would be unknown.
 */
async function argumentsFor(
  operation: Operation,
  level: number,
  client: Methods,
): Promise<Arguments> {
  const life = lifeOf(operation);
  const own = documentAt(existsAt(life, level) ? level : life.since);
  const given = { ...exampleArguments(own, operation) };
  const tellers = new Set(Object.keys(given).map(tellerOf));
  for (const teller of tellers) {
    if (teller === undefined || !existsAt(lifeOf(teller), level)) continue;
    const answer = await client[teller.id]?.(exampleArguments(documentAt(level), teller));
    const told = Object.entries(answer?.data ?? {}).filter(([name]) => name in given);
    Object.assign(given, Object.fromEntries(told));
  }
  return given;
}

const documents = new Map<number, OpenApiDocument>();

function documentAt(level: number): OpenApiDocument {
  const document = documents.get(level) ?? project(annotated as OpenApiDocument, level);
  documents.set(level, document);
  return document;
}
