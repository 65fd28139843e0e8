import { boundaries, releases } from "../../../generated/feature-levels.gen.ts";
import { servedOperations } from "../../../generated/sandbox.gen.js";
import { levelOf } from "../../toolkit/levels/index.ts";
import { askedOf } from "./asked.ts";
import { checkDraft, checkEvent, checkNewLinkifier, checkUserIds } from "./check-changes.ts";
import { checkOptions } from "./check-options.ts";
import { checkSeed } from "./check-seed.ts";
import { checkValue } from "./check-value.ts";
import { jsonOf } from "./checked-by.ts";
import { type Clock, systemClock } from "./clock.ts";
import {
  type CompleteSeed,
  completeDraft,
  completeLinkifier,
  completeSeed,
} from "./complete-seed.ts";
import { createControl, isControlled } from "./control.ts";
import { defaultOrganization } from "./default-organization.ts";
import { createFaults } from "./faults.ts";
import { linkify } from "./linkify.ts";
import { createOrganization, saveDraft, setLinkifiers } from "./organization.ts";
import { pathOf } from "./paths.ts";
import { createRateLimit } from "./rate-limit.ts";
import { ownOperations } from "./routes.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";
import { stateOf } from "./sandbox-state.ts";
import type { Seed } from "./seed.ts";
import { createService, type SandboxRun, servedAt, specified } from "./service.ts";

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
  const { rateLimit } = options;
  const featureLevel = levelOf(options.featureLevel ?? Math.max(...boundaries), releases);
  const { now = systemClock.now, sleep = systemClock.sleep } = options;
  const served = servedAt(featureLevel);
  const own = ownOperations(options.routes ?? {}, served, () => sandbox);
  const names = new Set([...servedOperations, ...own].map(({ id }) => id));
  const clock: Clock = { now, sleep };
  const seed = completeSeed(seedOf(options, featureLevel, now()), now());

  const begin = (): SandboxRun => ({
    organization: createOrganization(seed, featureLevel, clock),
    faults: createFaults([...names]),
    ...(rateLimit === undefined ? {} : { limit: createRateLimit(rateLimit, now) }),
  });
  let run = begin();
  const service = createService([...served.map(specified), ...own], () => run);
  const sandbox: Sandbox = {
    featureLevel,
    async fetch(input, init) {
      const asked = askedOf(input, init);
      const path = pathOf(asked.url);
      return control !== undefined && isControlled(path)
        ? control(asked, path)
        : service(asked, path);
    },
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
      const published = checkEvent(event, featureLevel);
      if (userIds !== undefined) checkUserIds(userIds, run.organization);
      run.organization.queues.publish(
        published,
        ({ user_id }) => userIds?.includes(user_id) !== false,
      );
    },
  };
  const control = options.control ? createControl(sandbox, options.controlToken) : undefined;
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
  return jsonOf("The seed", seed);
}
