import { boundaries } from "../../generated/feature-levels.gen.ts";
import { createApp, type SandboxRun } from "./app.ts";
import { checkDraft, checkNewLinkifier, checkUserIds, jsonOf } from "./check-changes.ts";
import { checkOptions } from "./check-options.ts";
import { checkSeed } from "./check-seed.ts";
import { checkValue } from "./check-value.ts";
import { InvalidInputError } from "./checked-by.ts";
import { type Clock, systemClock } from "./clock.ts";
import {
  type CompleteSeed,
  completeDraft,
  completeLinkifier,
  completeSeed,
} from "./complete-seed.ts";
import { createControl } from "./control.ts";
import { defaultOrganization } from "./default-organization.ts";
import { createFaults } from "./faults.ts";
import { linkify } from "./linkify.ts";
import { createOrganization, saveDraft, setLinkifiers } from "./organization.ts";
import { createRateLimit } from "./rate-limit.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";
import { stateOf } from "./sandbox-state.ts";
import type { Seed } from "./seed.ts";
import { specificationAt } from "./specification.ts";

const nobody: CompleteSeed = {
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
  const seed = completeSeed(seedOf(options, featureLevel, now()), now());

  const begin = (): SandboxRun => ({
    organization: createOrganization(seed, featureLevel, clock),
    faults: createFaults(),
    ...(rateLimit === undefined ? {} : { limit: createRateLimit(rateLimit, now) }),
  });
  let run = begin();
  const app = createApp(specification, () => run);
  const sandbox: Sandbox = {
    featureLevel,
    fetch: async (input, init) =>
      app.fetch(input instanceof Request && init === undefined ? input : new Request(input, init)),
    get state() {
      return stateOf(run.organization);
    },
    reset() {
      const { queues } = run.organization;
      run = begin();
      for (const queue of queues.all()) queues.remove(queue);
    },
    fault: (fault) => run.faults.add(fault),
    linkify(text) {
      checkValue("linkify", text, { words: "a text", type: "string" });
      return linkify(text, run.organization.linkifiers, featureLevel);
    },
    saveDraft(draft) {
      const checked = checkDraft(draft, run.organization);
      saveDraft(run.organization, completeDraft(checked, now()));
    },
    addLinkifier(linkifier) {
      const { linkifiers } = run.organization;
      const id = Math.max(0, ...linkifiers.map(({ id }) => id)) + 1;
      const added = completeLinkifier(id, structuredClone(checkNewLinkifier(linkifier)));
      setLinkifiers(run.organization, [...linkifiers, added]);
      return structuredClone(added);
    },
    publish(event, userIds) {
      const getEvents = specification.find(({ operation }) => operation.id === "getEvents");
      const published = jsonOf("The event", event);
      const body = { result: "success", msg: "", events: [{ ...published, id: 0 }] };
      const mistake = getEvents?.checkBody(200, body);
      if (mistake !== undefined) {
        throw new InvalidInputError("The event", [{ place: "#", reason: mistake }]);
      }
      if (userIds !== undefined) checkUserIds(userIds, run.organization);
      run.organization.queues.publish(
        published,
        ({ user_id }) => userIds?.includes(user_id) !== false,
      );
    },
  };
  if (options.control) app.route("/", createControl(sandbox, options.controlToken));
  return sandbox;
}

function seedOf(options: SandboxOptions, featureLevel: number, now: number): Seed {
  const given = Object.fromEntries(
    Object.entries(options).filter(([name, value]) => name in nobody && value !== undefined),
  );
  if (Object.keys(given).length === 0) return defaultOrganization(now, featureLevel);
  const start = "users" in given ? nobody : defaultOrganization(now, featureLevel);
  const seed = { ...start, ...given };
  checkSeed(seed);
  return seed;
}
