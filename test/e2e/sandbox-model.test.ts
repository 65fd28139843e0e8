// Random actions of several users at random feature levels, compared with a minimal model.
import fc from "fast-check";
import { expect, it } from "vitest";
import { releases, unreleased } from "../../generated/feature-levels.gen.ts";
import type { Sandbox, Seed } from "../../src/service/sandbox/index.ts";
import { releaseAt } from "../../src/toolkit/levels/index.ts";
import { type Caller, callerOf, type Read } from "../helpers/caller.ts";
import { createSandbox } from "../helpers/judged-sandbox.ts";
import { triedLevels } from "../helpers/levels.ts";
import { printedSeed, tries } from "../helpers/seed.ts";

const minute = 60_000;
const start = Date.UTC(2026, 0, 1);

/** All users by name: ID, role, whether a bot, whether drafts are synchronized. */
const people = {
  ann: { id: 1, role: 100, bot: false, drafts: true },
  ben: { id: 2, role: 200, bot: false, drafts: true },
  cat: { id: 3, role: 400, bot: false, drafts: true },
  dan: { id: 4, role: 400, bot: false, drafts: false },
  eve: { id: 5, role: 600, bot: true, drafts: true },
  fox: { id: 6, role: 300, bot: true, drafts: true },
} as const;
type Name = keyof typeof people;
const names = Object.keys(people) as Name[];

const linkifiers = [4, 2, 7].map((id) => ({ id, pattern: `p${id}`, url_template: `u${id}` }));
const reverse = { example_input: null, reverse_template: null };
/** The fields of a linkifier at a level. */
const shownAt = (level: number, { id, pattern, url_template }: (typeof linkifiers)[number]) => ({
  id,
  pattern,
  ...(level < 176 ? { url_format: url_template } : { url_template }),
  ...(level < 471 ? {} : reverse),
  ...(level < 478 ? {} : { alternative_url_templates: [] }),
});

const invitations = names
  .flatMap((name, index) =>
    [false, true].map((is_multiuse) => ({
      id: index % 3,
      invited_by_user_id: people[name].id,
      invited: start / 1000,
      expiry_date: index === 0 ? null : start / 1000 + index * 300,
      invited_as: 400 as const,
      ...(is_multiuse
        ? { is_multiuse, link_url: `https://x/join/${name}/` }
        : { is_multiuse, email: `${name}@x` }),
      notify_referrer_on_join: index % 2 === 0,
    })),
  )
  .filter(
    ({ id, is_multiuse }, index, all) =>
      all.findIndex((other) => other.id === id && other.is_multiuse === is_multiuse) === index,
  );
const seed: Partial<Seed> = {
  users: names.map((name) => ({
    user_id: people[name].id,
    email: `${name}@example.com`,
    api_key: `${name}-key`,
    role: people[name].role,
    is_bot: people[name].bot,
    enable_drafts_synchronization: people[name].drafts,
  })),
  drafts: [1, 2, 3, 4].map((id) => ({ id, user_id: id })),
  linkifiers,
  invitations: invitations as Seed["invitations"],
};

interface ModelQueue {
  id: string;
  owner: Name;
  types: readonly string[] | undefined;
  events: Record<string, unknown>[];
  forgotten: number;
  sent: number;
  readAt: number;
  ended: boolean;
}

interface Model {
  level: number;
  time: number;
  drafts: Map<number, number>;
  /** When each draft was last saved, in seconds. */
  saved: Map<number, number>;
  /** The highest ID that a draft has had. */
  lastDraft: number;
  order: number[];
  queues: ModelQueue[];
}

interface Real {
  sandbox: Sandbox;
  advance(milliseconds: number): void;
  as: Record<Name, Caller>;
}

const ok = (fields: object = {}) => ({
  status: 200,
  body: { result: "success", msg: "", ...fields },
});
const no = (code: string, msg: string, status = 400, fields: object = {}) => ({
  status,
  body: { result: "error", code, msg, ...fields },
});
const badQueue = (queue_id: string) =>
  no("BAD_EVENT_QUEUE_ID", `Bad event queue ID: ${queue_id}`, 400, { queue_id });
const notFound = no("BAD_REQUEST", "Not Found", 404);
const noDrafts = no("BAD_REQUEST", "User has disabled synchronizing drafts.");
const noAdministrator = no("UNAUTHORIZED_PRINCIPAL", "Must be an organization administrator");
const ofOrder = (what: string) => no("BAD_REQUEST", `The ordered list must ${what}`);

function expectAnswer({ status, body }: Read, expected: { status: number; body: object }) {
  expect({ status, body }).toEqual(expected);
}

function send(
  model: Model,
  event: Record<string, unknown> & { type: string },
  isFor: (queue: ModelQueue) => boolean,
) {
  for (const queue of model.queues) {
    if (isOver(model, queue) || !isFor(queue)) continue;
    if (queue.types === undefined || queue.types.includes(event.type)) {
      queue.events.push({ ...event, id: queue.sent++ });
    }
  }
}

const isOver = (model: Model, queue: ModelQueue) =>
  queue.ended || model.time - queue.readAt >= 10 * minute;
const shownLinkifiers = ({ order, level }: Model) =>
  order.flatMap((id) =>
    linkifiers.filter((one) => one.id === id).map((linkifier) => shownAt(level, linkifier)),
  );

/** The state that a registration returns; this seed has none for types that are not described. */
function stateOf(
  model: Model,
  types: readonly string[] | undefined,
  {
    owner,
    knows,
  }: {
    readonly owner: Name;
    readonly knows: boolean;
  },
) {
  const isFetched = (type: string) => types?.includes(type) !== false;
  const own = [...model.drafts.values()].filter((id) => id === people[owner].id);
  const some = (list: readonly unknown[]) => list.map(() => expect.anything());
  return {
    ...(model.level >= 87 &&
      isFetched("drafts") && { drafts: people[owner].drafts ? some(own) : [] }),
    ...(model.level >= 54 &&
      isFetched("realm_linkifiers") && {
        realm_linkifiers: model.level < 176 || knows ? shownLinkifiers(model) : [],
      }),
    ...(isFetched("realm_filters") && {
      realm_filters: model.level < 176 ? some(model.order) : [],
    }),
  };
}

/** Deletes the events of a queue up to this ID, or returns the expected error. */
function forget(queue: ModelQueue, last: number) {
  if (last >= queue.sent) {
    return no("BAD_REQUEST", `Event ${last} was not in this queue`);
  }
  if (last < Math.max(queue.forgotten, -1)) {
    return no("BAD_REQUEST", `An event newer than ${last} has already been pruned!`);
  }
  queue.forgotten = last;
  queue.events = queue.events.filter((event) => Number(event.id) > last);
  return undefined;
}
const isAdmin = (name: Name) => people[name].role <= 200;
const queueAt = (model: Model, index: number) => model.queues[index % (model.queues.length || 1)];

/** A command that runs an operation on the model and on the sandbox, and compares the results. */
const command = (
  label: string,
  run: (model: Model, real: Real) => Promise<void>,
): fc.AsyncCommand<Model, Real> => ({ check: () => true, run, toString: () => label });

const name = fc.constantFrom(...names);
const index = fc.nat(9);

const commands = [
  fc
    .record({
      name,
      types: fc.option(fc.subarray(["drafts", "realm_linkifiers", "message"]), { nil: undefined }),
      knowsTemplates: fc.constantFrom(true, false, undefined),
    })
    .map((wish) =>
      command(`register ${JSON.stringify(wish)}`, async (model, real) => {
        const { name, types, knowsTemplates } = wish;
        const answer = await real.as[name]("POST", "register", {
          ...(types === undefined ? {} : { event_types: JSON.stringify(types) }),
          ...(knowsTemplates === undefined
            ? {}
            : {
                client_capabilities: JSON.stringify({
                  notification_settings_null: false,
                  linkifier_url_template: knowsTemplates,
                }),
              }),
        });
        const zulip_version = releaseAt(releases, model.level, unreleased);
        const queue_id: string = answer.body.queue_id;
        expectAnswer(
          answer,
          ok({
            queue_id: expect.any(String),
            last_event_id: -1,
            // Below level 3, a registration for some event types gets the release only if one is `zulip_version`.
            ...(model.level < 3 && types !== undefined ? {} : { zulip_version }),
            ...(model.level < 1 || (model.level < 3 && types !== undefined)
              ? {}
              : { zulip_feature_level: model.level }),
            ...(model.level < 74 || types !== undefined
              ? {}
              : { event_queue_longpoll_timeout_seconds: 90, server_needs_upgrade: false }),
            ...(types === undefined && { realm_uri: "http://sandbox" }),
            ...(types === undefined && model.level >= 257 && { realm_url: "http://sandbox" }),
            ...(model.level < 88 ? {} : { zulip_merge_base: zulip_version }),
            ...stateOf(model, types, { owner: name, knows: knowsTemplates === true }),
            ...(model.level < 481 ? {} : { idle_queue_timeout_secs: 600 }),
          }),
        );
        expect(model.queues.map(({ id }) => id)).not.toContain(queue_id);
        model.queues.push({
          id: queue_id,
          owner: name,
          types,
          events: [],
          forgotten: -1,
          sent: 0,
          readAt: model.time,
          ended: false,
        });
      }),
    ),
  fc
    .record({
      name: fc.option(name, { nil: undefined }),
      index,
      last: fc.integer({ min: -1, max: 4 }),
    })
    .map((wish) =>
      command(`read ${JSON.stringify(wish)}`, async (model, real) => {
        const queue = queueAt(model, wish.index);
        const id = queue?.id ?? "none";
        // Usually the owner, as others get an error.
        const reader = wish.name ?? queue?.owner ?? "ann";
        const query = new URLSearchParams({
          queue_id: id,
          last_event_id: String(wish.last),
          dont_block: "true",
        });
        const answer = await real.as[reader]("GET", `events?${query}`);
        if (queue === undefined || isOver(model, queue) || queue.owner !== reader) {
          return expectAnswer(answer, badQueue(id));
        }
        const refusal = forget(queue, wish.last);
        expectAnswer(answer, refusal ?? ok({ events: queue.events }));
      }),
    ),
  fc.record({ index, last: fc.integer({ min: -1, max: 2 }) }).map((wish) =>
    command(`wait ${JSON.stringify(wish)}`, async (model, real) => {
      const queue = queueAt(model, wish.index);
      if (queue === undefined || isOver(model, queue)) return;
      const query = new URLSearchParams({ queue_id: queue.id, last_event_id: String(wish.last) });
      const waiting = real.as[queue.owner]("GET", `events?${query}`);
      await new Promise((resolve) => setImmediate(resolve));
      const refusal = forget(queue, wish.last);
      if (refusal !== undefined) return expectAnswer(await waiting, refusal);
      queue.readAt = model.time;
      if (queue.events.length > 0) return expectAnswer(await waiting, ok({ events: queue.events }));
      real.advance(minute);
      model.time += minute;
      queue.readAt = model.time;
      queue.events.push({ type: "heartbeat", id: queue.sent++ });
      expectAnswer(await waiting, ok({ events: queue.events, queue_id: queue.id }));
    }),
  ),
  fc.record({ name: fc.option(name, { nil: undefined }), index }).map((wish) =>
    command(`delete queue ${JSON.stringify(wish)}`, async (model, real) => {
      const queue = queueAt(model, wish.index);
      const id = queue?.id ?? "none";
      const user = wish.name ?? queue?.owner ?? "ann";
      const answer = await real.as[user]("DELETE", "events", { queue_id: id });
      if (queue === undefined || isOver(model, queue) || queue.owner !== user) {
        return expectAnswer(answer, badQueue(id));
      }
      queue.ended = true;
      expectAnswer(answer, ok());
    }),
  ),
  fc.record({ name, draft: fc.integer({ min: 1, max: 6 }), extra: fc.boolean() }).map((wish) =>
    command(`delete draft ${JSON.stringify(wish)}`, async (model, real) => {
      const { id, drafts } = people[wish.name];
      const answer = await real.as[wish.name](
        "DELETE",
        `drafts/${wish.draft}${wish.extra ? "?b=1&a=1" : ""}`,
      );
      if (model.level < 87) return expectAnswer(answer, notFound);
      if (!drafts) return expectAnswer(answer, noDrafts);
      if (model.drafts.get(wish.draft) !== id) {
        return expectAnswer(answer, no("BAD_REQUEST", "Draft does not exist", 404));
      }
      model.drafts.delete(wish.draft);
      send(
        model,
        { type: "drafts", op: "remove", draft_id: wish.draft },
        ({ owner }) => owner === wish.name,
      );
      const isListed = wish.extra && model.level >= 167;
      expectAnswer(answer, ok(isListed ? { ignored_parameters_unsupported: ["a", "b"] } : {}));
    }),
  ),
  name.map((user) =>
    command(`save draft as ${user}`, async (model, real) => {
      const { id, drafts } = people[user];
      const sent = { type: "", to: [], topic: "", content: "New" };
      const answer = await real.as[user]("POST", "drafts", { drafts: JSON.stringify([sent]) });
      if (model.level < 87) return expectAnswer(answer, notFound);
      if (!drafts) return expectAnswer(answer, noDrafts);
      const draft = { ...sent, id: ++model.lastDraft, timestamp: Math.floor(model.time / 1000) };
      expectAnswer(answer, ok({ ids: [draft.id] }));
      model.drafts.set(draft.id, id);
      model.saved.set(draft.id, draft.timestamp);
      send(model, { type: "drafts", op: "add", drafts: [draft] }, ({ owner }) => owner === user);
    }),
  ),
  fc
    .record({
      name: fc.constantFrom<Name>("ann", "ben", "ann", "cat", "fox"),
      ids: fc.oneof<fc.MaybeWeightedArbitrary<number[]>[]>(
        { weight: 3, arbitrary: fc.shuffledSubarray<number>([4, 2, 7], { minLength: 3 }) },
        { weight: 1, arbitrary: fc.array(fc.constantFrom(4, 2, 7, 9), { maxLength: 4 }) },
      ),
    })
    .map((wish) =>
      command(`reorder ${JSON.stringify(wish)}`, async (model, real) => {
        const answer = await real.as[wish.name]("PATCH", "realm/linkifiers", {
          ordered_linkifier_ids: JSON.stringify(wish.ids),
        });
        if (model.level < 54) return expectAnswer(answer, notFound);
        if (model.level < 202) {
          return expectAnswer(answer, {
            status: 405,
            body: { result: "error", msg: "Method Not Allowed", allowed_methods: ["GET", "HEAD"] },
          });
        }
        if (!isAdmin(wish.name)) return expectAnswer(answer, noAdministrator);
        if (new Set(wish.ids).size < wish.ids.length) {
          return expectAnswer(answer, ofOrder("not contain duplicated linkifiers"));
        }
        if ([...wish.ids].sort().join() !== "2,4,7") {
          return expectAnswer(answer, ofOrder("enumerate all existing linkifiers exactly once"));
        }
        model.order = wish.ids;
        const realm_linkifiers = shownLinkifiers(model);
        send(model, { type: "realm_linkifiers", realm_linkifiers }, () => true);
        expectAnswer(answer, ok());
      }),
    ),
  name.map((user) =>
    command(`list drafts as ${user}`, async (model, real) => {
      const answer = await real.as[user]("GET", "drafts");
      const { id, drafts } = people[user];
      if (model.level < 87) return expectAnswer(answer, notFound);
      if (!drafts) return expectAnswer(answer, noDrafts);
      const savedAt = (draft: number) => model.saved.get(draft) ?? start / 1000;
      const own = [...model.drafts]
        .flatMap(([draft, owner]) => (owner === id ? [draft] : []))
        .sort((one, other) => savedAt(one) - savedAt(other)); // Sources §17.1.
      expect(answer.body.drafts.map((draft: { id: number }) => draft.id)).toEqual(own);
      expectAnswer(answer, ok({ count: own.length, drafts: expect.any(Array) }));
    }),
  ),
  name.map((user) =>
    command(`list linkifiers as ${user}`, async (model, real) => {
      const answer = await real.as[user]("GET", "realm/linkifiers");
      if (model.level < 54) return expectAnswer(answer, notFound);
      expectAnswer(answer, ok({ linkifiers: shownLinkifiers(model) }));
    }),
  ),
  name.map((user) =>
    command(`list as ${user}`, async (model, real) => {
      const answer = await real.as[user]("GET", "invites");
      if (people[user].role === 600)
        return expectAnswer(answer, no("BAD_REQUEST", "Not allowed for guest users"));
      if (people[user].bot) {
        const msg = "This endpoint does not accept bot requests.";
        return expectAnswer(answer, no("BAD_REQUEST", msg));
      }
      const invites = [false, true].flatMap((kind) =>
        invitations
          .filter(({ is_multiuse }) => is_multiuse === kind)
          .filter(({ expiry_date }) => expiry_date === null || expiry_date > model.time / 1000)
          .filter(
            ({ invited_by_user_id }) => isAdmin(user) || invited_by_user_id === people[user].id,
          )
          .filter(() => !kind || isAdmin(user) || model.level >= 209)
          .map(({ invited_by_user_id, notify_referrer_on_join, ...rest }) => ({
            ...rest,
            ...(model.level < 22
              ? { ref: `${names.find((n) => people[n].id === invited_by_user_id)}@example.com` }
              : { invited_by_user_id }),
            ...(model.level < 267 ? {} : { notify_referrer_on_join }),
          })),
      );
      expectAnswer(answer, ok({ invites }));
    }),
  ),
  fc.constantFrom(1, minute, 5 * minute, 10 * minute - 1).map((time) =>
    command(`${time} ms later`, async (model, real) => {
      model.time += time;
      real.advance(time);
    }),
  ),
  fc.constant(
    command("look at the state", async (model, real) => {
      const { state } = real.sandbox;
      expect(new Map(state.drafts.map(({ id, user_id }) => [id, user_id]))).toEqual(model.drafts);
      expect(state.linkifiers.map(({ id }) => id)).toEqual(model.order);
      expect(new Set(state.queues.map(({ queue_id }) => queue_id))).toEqual(
        new Set(model.queues.filter((queue) => !isOver(model, queue)).map(({ id }) => id)),
      );
    }),
  ),
];

it("the sandbox behaves like the model in random sequences of commands", async () => {
  const levels = fc.constantFrom(...triedLevels, 201, 300);
  await fc.assert(
    fc.asyncProperty(
      levels,
      fc.commands(commands, { maxCommands: 60, size: "+1" }),
      async (level, lives) => {
        await fc.asyncModelRun(() => {
          const sandbox = createSandbox({ ...seed, now: start, featureLevel: level });
          const as = Object.fromEntries(
            names.map((name) => [name, callerOf(sandbox.fetch, name)]),
          ) as Record<Name, Caller>;
          const order = level < 202 ? [2, 4, 7] : [4, 2, 7];
          const drafts = new Map([1, 2, 3, 4].map((id) => [id, id]));
          return {
            model: {
              level,
              time: start,
              drafts,
              saved: new Map(),
              lastDraft: 4,
              order,
              queues: [],
            },
            real: { sandbox, advance: sandbox.advance, as },
          };
        }, lives);
      },
    ),
    { numRuns: tries(100), seed: printedSeed("model of the sandbox") },
  );
});
