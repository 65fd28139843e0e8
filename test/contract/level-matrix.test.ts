/** A client of each feature level and a server of each: what `npm run matrix` tries, and that it sees what is wrong. */
import { beforeAll, describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { expected, matrixLevels } from "../../scripts/matrix/expected.ts";
import { type Meeting, meet } from "../../scripts/matrix/meet.ts";
import { runMatrix } from "../../scripts/matrix/run.ts";
import { kinds, mockAt, type Server } from "../../scripts/matrix/servers.ts";
import { deviationLines, tableOf } from "../../scripts/matrix/table.ts";
import { boundaryAt } from "../../src/levels/index.ts";
import { runScript } from "../helpers/run-script.ts";
import { mockOf } from "../helpers/shared-mocks.ts";

const levels = matrixLevels();
const pairs = levels.flatMap((client) => levels.map((server) => ({ client, server })));

it("the levels are each boundary, one in between and one above", () => {
  expect(levels).toEqual(expect.arrayContaining([...boundaries]));
  const others = levels.filter((level) => !boundaries.some((boundary) => boundary === level));
  expect(others).toHaveLength(2);
  expect(others[0]).toBeLessThan(Math.max(...boundaries));
  expect(others[1]).toBe(Math.max(...boundaries) + 1);
});

const startShared = async (level: number) => mockAt(await mockOf(level), level);
const tried = { ...kinds, mock: { ...kinds.mock, start: startShared } };

describe.each(Object.entries(tried))("with the %s", (kind, { start, isShared }) => {
  let meetings: readonly Meeting[];
  beforeAll(async () => {
    meetings = await runMatrix(start, isShared);
  });

  it("nothing deviates", () => {
    expect(deviationLines(kind, meetings)).toEqual([]);
  });

  it.each(pairs)("a client of level $client meets a server of level $server", (pair) => {
    const found = meetings.filter(
      ({ clientLevel, serverLevel }) => clientLevel === pair.client && serverLevel === pair.server,
    );
    const reported = isShared ? boundaryAt(boundaries, pair.server) : pair.server;
    const { isMade, connects, operations } = expected(pair.client, reported);
    const isMet = isMade && connects;
    const there = operations.filter(({ isThere }) => isThere).length;
    expect(found).toEqual([
      {
        clientLevel: pair.client,
        serverLevel: pair.server,
        state: isMet ? "met" : isMade ? "too old" : "unmade",
        answered: isMet ? there : 0,
        refused: isMet ? operations.length - there : 0,
        deviations: [],
      },
    ]);
  });
});

describe("what is wrong is seen", () => {
  /** A sandbox whose answers are changed on their way. */
  async function changed(
    level: number,
    change: (body: Record<string, unknown>, path: string) => object,
    reported = level,
  ): Promise<Server> {
    const server = await kinds.sandbox.start(level);
    return {
      ...server,
      reported,
      async fetch(request) {
        const answer = await server.fetch(request);
        const body = change(await answer.json(), new URL(request.url).pathname);
        return Response.json(body, { status: answer.status });
      },
    };
  }

  it("a server that is older than it says", async () => {
    const server = await changed(
      0,
      (body, path) =>
        path.endsWith("/server_settings") ? { ...body, zulip_feature_level: 267 } : body,
      267,
    );
    const lines = deviationLines("server", [await meet(202, 267, server)]);
    expect(lines).toContainEqual(
      expect.stringMatching(/^client 202, server 267: listInvitations: .*invited_by_user_id/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/: reorderLinkifiers: wanted done, 1 request; got /),
    );
  });

  it("a server that does not tell its level", async () => {
    const server = await changed(209, ({ zulip_feature_level: _, ...body }) => body);
    const [first] = deviationLines("server", [await meet(209, 209, server)]);
    expect(first).toBe(
      "client 209, server 209: connect: wanted done, 1 request; got ServerTooOldError, 1 request",
    );
  });

  it("an answer that lacks what the client's types promise", async () => {
    const server = await changed(167, (body) => ({ ...body, msg: undefined }));
    const { deviations, answered } = await meet(22, 167, server);
    expect(deviations.length).toBeGreaterThan(0);
    expect(answered).toBe(0);
    expect(tableOf([await meet(22, 167, server)])).toBe("    167\n22    !");
  });
});

describe("npm run matrix", () => {
  it("prints a row for each client level, of one kind of server", async () => {
    const { code, stdout } = await runScript("matrix", "--only", "sandbox");
    expect(code).toBe(0);
    const [kind, head, ...rows] = stdout.split("\n");
    expect(kind).toBe("sandbox");
    expect(head?.trim().split(/\s+/).map(Number)).toEqual(levels);
    expect(rows.slice(0, levels.length).map((row) => Number.parseInt(row, 10))).toEqual(levels);
    expect(rows.join("\n")).toContain("n -m");
  });

  it("takes only kinds that there are", async () => {
    const { code, stderr } = await runScript("matrix", "--only", "server");
    expect(stderr).toBe('--only takes sandbox or mock, not "server".\n');
    expect(code).toBe(2);
  });
});
