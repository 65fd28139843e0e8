import { boundaries } from "../../generated/feature-levels.gen.ts";
import { createApp, type Life } from "./app.ts";
import { checkDraft, checkNewLinkifier, checkUserIds, jsonOf } from "./check-changes.ts";
import { checkOptions } from "./check-options.ts";
import { checkSeed } from "./check-seed.ts";
import { checkValue } from "./check-value.ts";
import { InvalidInputError } from "./checked-by.ts";
import { type Clock, systemClock } from "./clock.ts";
import { createControl } from "./control.ts";
import { defaultOrganization } from "./default-organization.ts";
import type { NewEvent } from "./event-queues.ts";
import { createFaults, type Fault } from "./faults.ts";
import { type Link, linkify } from "./linkify.ts";
import { createOrganization, saveDraft, setLinkifiers } from "./organization.ts";
import { createRateLimit } from "./rate-limit.ts";
import { type SandboxState, stateOf } from "./sandbox-state.ts";
import type { Draft, Linkifier, Seed } from "./seed.ts";
import { specificationAt } from "./specification.ts";

/**
 * How a sandbox starts. Where `users` are given, all that the seed leaves out is empty; where they are
 * not, it is that of the default organization.
 */
export interface SandboxOptions extends Partial<Seed>, Partial<Clock> {
  /** The feature level of the server that the sandbox stands for. Defaults to the newest. */
  featureLevel?: number;
  /** How many requests a user may make in a minute; 200 is what servers allow. Defaults to any number. */
  rateLimit?: number;
  /** Whether `/_sandbox` answers: state, reset and faults over HTTP. Defaults to false. */
  control?: boolean;
  /** What `/_sandbox` wants to see as `Authorization: Bearer TOKEN`. Defaults to nothing. */
  controlToken?: string;
}

/** A fake server with a memory, at one feature level. */
export interface Sandbox {
  readonly featureLevel: number;
  /**
   * Answers a request as the server would. The origin of its URL does not matter. Needs no `this`, and
   * takes what the global `fetch` takes, so it can stand in its place.
   *
   * @throws DroppedConnectionError where a fault drops the connection.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** What the organization holds at this moment, as a copy. */
  readonly state: SandboxState;
  /** Back to the start: the seed as it was, no queue, no fault, no request counted. Pending waits end. */
  reset(): void;
  /**
   * Lets something go wrong with the next requests.
   *
   * @throws InvalidInputError where it is no fault.
   */
  fault(fault: Fault): void;
  /**
   * The links that the linkifiers make of a text, in the order of this moment and feature level.
   *
   * @throws TypeError where it is no text.
   */
  linkify(text: string): Link[];
  /**
   * Saves a draft as its user would, with the event to the user's clients.
   *
   * @throws InvalidInputError where it is no draft of a user that exists, or its ID is another user's.
   */
  saveDraft(draft: Draft): void;
  /**
   * Adds a linkifier as an administrator would, in the last place, with the event; returns it with its ID.
   *
   * @throws InvalidInputError where it is none.
   */
  addLinkifier(linkifier: Omit<Linkifier, "id">): Linkifier;
  /**
   * Sends an event to the queues of these users that asked for its type. Defaults to all users.
   *
   * @throws InvalidInputError where an event of its type looks different, or a user does not exist.
   */
  publish(event: NewEvent, userIds?: readonly number[]): void;
}

const nobody: Seed = {
  is_deactivated: false,
  users: [],
  drafts: [],
  linkifiers: [],
  invitations: [],
};

/**
 * A sandbox at a feature level, with a seed, by a clock.
 *
 * @throws TypeError where an option is unknown or of the wrong type.
 * @throws RangeError where an option is out of bounds.
 * @throws InvalidInputError with the place of each mistake where the seed is not one.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  checkOptions(options, Object.keys(nobody));
  const { featureLevel = Math.max(...boundaries), rateLimit } = options;
  const { now = systemClock.now, sleep = systemClock.sleep } = options;
  const specification = specificationAt(featureLevel);
  const clock: Clock = { now, sleep };
  const seed = seedOf(options, now());

  const begin = (): Life => ({
    organization: createOrganization(seed, featureLevel, clock),
    faults: createFaults(),
    ...(rateLimit === undefined ? {} : { limit: createRateLimit(rateLimit, now) }),
  });
  let life = begin();
  const app = createApp(specification, () => life);
  const sandbox: Sandbox = {
    featureLevel,
    fetch: async (input, init) =>
      app.fetch(input instanceof Request && init === undefined ? input : new Request(input, init)),
    get state() {
      return stateOf(life.organization);
    },
    reset() {
      const { queues } = life.organization;
      life = begin();
      for (const queue of queues.all()) queues.remove(queue);
    },
    fault: (fault) => life.faults.add(fault),
    linkify(text) {
      checkValue("linkify", text, { words: "a text", type: "string" });
      return linkify(text, life.organization.linkifiers, featureLevel);
    },
    saveDraft: (draft) => saveDraft(life.organization, checkDraft(draft, life.organization)),
    addLinkifier(linkifier) {
      const { linkifiers } = life.organization;
      const id = Math.max(0, ...linkifiers.map(({ id }) => id)) + 1;
      const added = { ...checkNewLinkifier(linkifier), id };
      setLinkifiers(life.organization, [...linkifiers, added]);
      return { ...added };
    },
    publish(event, userIds) {
      const getEvents = specification.find(({ operation }) => operation.id === "getEvents");
      const published = jsonOf("The event", event);
      const body = { result: "success", msg: "", events: [{ ...published, id: 0 }] };
      const mistake = getEvents?.checkBody(200, body);
      if (mistake !== undefined) {
        throw new InvalidInputError("The event", [{ place: "#", reason: mistake }]);
      }
      if (userIds !== undefined) checkUserIds(userIds, life.organization);
      life.organization.queues.publish(
        published,
        ({ user_id }) => userIds?.includes(user_id) !== false,
      );
    },
  };
  if (options.control) app.route("/", createControl(sandbox, options.controlToken));
  return sandbox;
}

function seedOf(options: SandboxOptions, now: number): Seed {
  const given = Object.fromEntries(
    Object.entries(options).filter(([name, value]) => name in nobody && value !== undefined),
  );
  if (Object.keys(given).length === 0) return defaultOrganization(now);
  const seed = { ...("users" in given ? nobody : defaultOrganization(now)), ...given };
  checkSeed(seed);
  return structuredClone(seed);
}
