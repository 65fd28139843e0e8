// Known differences of public servers do not count as failures.
import { describe, expect, it } from "vitest";
import { isBroken } from "../../../src/program/conformance/evidence.ts";
import { type Handler, head, sandboxServer, verdictsOf } from "../../helpers/conformance.ts";
import { recordedServer } from "../../helpers/recorded-server.ts";

type Body = Record<string, unknown>;

/** How servers of release 9.0 differ from the service document: the checks that notice it, and the facts. */
const facts = [
  ["deleteDraft/ignored-parameters", "§10.21"],
  ["getServerSettings/ignored-parameters", "§10.21"],
  ["listDrafts/ignored-parameters", "§10.21"],
  ["listInvitations/ignored-parameters", "§10.21"],
  ["listInvitations/notifyReferrerOnJoin", "§12.4"],
  ["listLinkifiers/ignored-parameters", "§10.21"],
] as const;

describe("a server that answers as one of release 9.0 was recorded", () => {
  const report = recordedServer(277).run();

  it("is known to differ, has not failed, and fails only in strict mode", async () => {
    const { failed, errored, differs: none, ...others } = verdictsOf(await report);
    expect({ failed, errored, none }).toEqual({ failed: [], errored: [], none: [] });
    expect(others["known to differ"]).toEqual(facts.map(([id]) => id));
    expect(isBroken(await report, { strict: false })).toBe(false);
    expect(isBroken(await report, { strict: true })).toBe(true);
  });

  it.each(facts)("%s is reported with the number of its fact, %s", async (id, fact) => {
    const found = (await report).checks.find((check) => check.id === id);
    const sources = found?.problems.map(({ source }) => source);
    expect(new Set(sources)).toEqual(new Set([`as public servers do, sources ${fact}`]));
  });

  it("§12.4 fails if an e-mail invitation lacks the field too", async () => {
    const { run } = sandboxServer(277, (handle) => async (request) => {
      const answer = await handle(request);
      if (!request.url.includes("/invites") || !answer.ok) return answer;
      const body = (await answer.json()) as { invites: Body[] };
      const invites = body.invites.map(({ notify_referrer_on_join: _, ...invite }) => invite);
      return Response.json({ ...body, invites }, answer);
    });
    expect(verdictsOf(await run()).failed).toEqual([
      "listInvitations/notifyReferrerOnJoin",
      "listInvitations/success",
    ]);
  });
});

/** How servers up to 6.x differ: sources §11.7, §11.8, §12.6. */
const asOlder =
  (level: number) =>
  (handle: Handler): Handler => {
    const queues = new Set<unknown>();
    return async (request) => {
      const { method } = request;
      if (method === "HEAD") return handle(request);
      const sent = new URLSearchParams(await request.clone().text());
      const answer = await handle(request);
      const body: Body = await answer.clone().json();
      const { invites, queue_id, code } = body;
      if (method === "DELETE" && answer.ok) {
        queues.delete(sent.get("queue_id"));
      } else if (answer.ok) queues.add(queue_id);
      if (code === "BAD_EVENT_QUEUE_ID") {
        const does = method === "GET" ? "get events from" : "access";
        const foreign = {
          result: "error",
          msg: `You are not authorized to ${does} this queue`,
          ...(level < 76 ? {} : { code: "BAD_REQUEST" }),
        };
        const older = { ...body, msg: `Bad event queue id: ${queue_id}` };
        return Response.json(queues.has(queue_id) ? foreign : older, answer);
      }
      if (level >= 96 || !Array.isArray(invites)) return answer;
      const bare = (invites as Body[]).map(({ expiry_date: _, ...invite }) => invite);
      return Response.json({ ...body, invites: bare }, answer);
    };
  };

const ofQueues = [
  "deleteEventQueue/bad-event-queue-id/deleted",
  "deleteEventQueue/bad-event-queue-id/unknown",
  "deleteEventQueue/foreign-queue",
  "getEvents/foreign-queue",
];

describe.each([22, 65])(
  "a server with the public facts of level %i, which no recording has",
  (level) => {
    it("§11.7 §11.8 §12.6 is known to differ, and has not failed", async () => {
      const report = await sandboxServer(level, asOlder(level)).run();
      expect(verdictsOf(report)).toMatchObject({
        failed: [],
        differs: [],
        errored: [],
        "known to differ": [...ofQueues, ...(level < 96 ? ["listInvitations/success"] : [])],
      });
      expect(isBroken(report, { strict: false })).toBe(false);
    });
  },
);

it("§11.7 §11.8 §12.6 these differences are known for older servers and exactly these responses only", async () => {
  const newer = verdictsOf(await sandboxServer(head, asOlder(65)).run());
  expect([...newer.failed, ...newer.differs]).toEqual([
    ...ofQueues.slice(0, 3),
    "listInvitations/success",
    ...ofQueues.slice(3),
  ]);
  const more = sandboxServer(65, (handle) => {
    const older = asOlder(65)(handle);
    return async (request) => {
      const answer = await older(request);
      if (!request.url.includes("/events") || answer.status !== 400) return answer;
      return Response.json({ ...(await answer.json()), more: true }, answer);
    };
  });
  expect(verdictsOf(await more.run()).failed).toEqual(ofQueues.slice(0, 3));
});

describe("a server whose events arrive after the response", () => {
  /** Withholds the events of the first reads after the order is set. */
  const late = (reads: number) =>
    sandboxServer(head, (handle) => {
      let isSet = false;
      return async (request) => {
        const answer = await handle(request);
        isSet ||= request.method === "PATCH" && answer.ok;
        const isRead = isSet && request.method === "GET" && request.url.includes("/events?");
        if (!isRead || reads-- <= 0) return answer;
        return Response.json({ ...(await answer.json()), events: [] }, answer);
      };
    });

  it("§14.6 is read again until the event arrives", async () => {
    const slept: number[] = [];
    const sleep = async (time: number) => void slept.push(time);
    const report = await late(2).run({ sleep });
    expect(verdictsOf(report).passed).toContain("reorderLinkifiers/event");
    expect(verdictsOf(report)).toMatchObject({ failed: [], differs: [] });
    expect(slept).toEqual([100, 200, 100]); // The last one is for the read that waits.
  });

  it("§14.6 is not read again after the run is stopped", async () => {
    const stop = new AbortController();
    const { run, requests } = late(100);
    const reads = () => requests.filter(({ url }) => url.includes("/events?")).length;
    let before = 0;
    const report = await run({
      signal: stop.signal,
      sleep: async () => {
        before = reads();
        stop.abort();
      },
    });
    expect(reads()).toBe(before);
    expect(report.isInterrupted).toBe(true);
    expect(verdictsOf(report).differs).toEqual([]);
  });

  it("§14.6 is not waited for beyond the time limit", async () => {
    let time = 0;
    const slept: number[] = [];
    const sleep = async (length: number) => {
      slept.push(length);
      time += length;
    };
    const report = await late(100).run({ timeLimit: 1_000, now: () => time, sleep });
    expect(slept).toEqual([100, 200, 400, 100]);
    const event = report.checks.find(({ id }) => id === "reorderLinkifiers/event");
    expect(event?.reason).toBe("the run ended before an event came");
  });
});
