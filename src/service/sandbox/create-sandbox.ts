import { releases } from "../../../generated/feature-levels.gen.ts";
import { levelOf } from "../../toolkit/levels/releases.ts";
import { checkOptions, isLevel, type OptionRule } from "../../toolkit/runtime/runtime-options.ts";
import { createClock, lastMoment } from "./clock.ts";
import { createControl, isControlled } from "./control-routes.ts";
import { createFaults } from "./faults.ts";
import { createJournal } from "./journal.ts";
import { createRateLimit, createService, type SandboxRun, servedAt } from "./request-handler.ts";
import { announceRestart, publish, removeQueues } from "./resources/events.ts";
import type { Seed } from "./resources/index.ts";
import { acceptInvitation } from "./resources/invitations.ts";
import { changeUser } from "./resources/user-operations.ts";
import { pathOf, type SandboxRequest, sandboxRequestOf } from "./sandbox-request.ts";
import { type PlainResponse, responseOf } from "./sandbox-responses.ts";
import type { Sandbox, SandboxOptions } from "./sandbox-types.ts";
import {
  checkSeed,
  completeSeed,
  createOrganization,
  defaultOrganization,
  emptySeed,
  newestReleased,
  serverOf,
  stateOf,
} from "./seed.ts";
import { jsonOf } from "./validate-input.ts";

/**
 * Creates a sandbox.
 *
 * @throws OptionError naming the first option that is unknown or unusable.
 * @throws InvalidInputError if the seed is not valid.
 * @throws RangeError if a text as `featureLevel` is not a release.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  checkOptions(options, optionRules);
  const { rateLimit } = options;
  const startLevel = levelOf(options.featureLevel ?? newestReleased, releases);
  const clock = createClock(options.now);
  const seed = completeSeed(seedOf(options, startLevel, clock.now()), clock.now());

  const begin = (): SandboxRun => ({
    organization: createOrganization(seed, startLevel, clock, options.follow ?? "document"),
    journal: createJournal(),
    faults: createFaults(),
    ...(rateLimit !== undefined && { limit: createRateLimit(rateLimit, clock.now) }),
  });
  const serviceAt = (level: number) => createService(servedAt(level), () => run);
  const serviceAtStart = serviceAt(startLevel);
  let service = serviceAtStart;
  let run = begin();
  const sandbox: Sandbox = {
    publish: (event, userIds) => publish(run.organization, event, userIds),
    acceptInvitation: (id, isLink, email) => acceptInvitation(run.organization, id, isLink, email),
    changeUser: (user_id, change) => changeUser(run.organization, user_id, change),
    get featureLevel() {
      return run.organization.featureLevel;
    },
    async fetch(input, init) {
      const request = sandboxRequestOf(
        init === undefined && input instanceof Request ? input : new Request(input, init),
      );
      request.signal.throwIfAborted();
      return responseOf(await response(request), request.method);
    },
    get state() {
      return stateOf(run.organization);
    },
    reset() {
      const { organization } = run;
      clock.reset();
      service = serviceAtStart;
      run = begin();
      removeQueues(organization);
    },
    fault: (fault) => run.faults.add(fault),
    get pendingFaults() {
      return run.faults.pending();
    },
    get requests() {
      return run.journal.requests();
    },
    upgrade(given) {
      const { organization } = run;
      const level = levelOf(given, releases);
      if (!Number.isSafeInteger(level) || level < organization.featureLevel) {
        throw new RangeError(
          `upgrade requires a level from ${organization.featureLevel} up, the current level.`,
        );
      }
      service = serviceAt(level);
      run = { ...run, organization: { ...organization, ...serverOf(level) } };
      announceRestart(run.organization);
    },
    advance: (milliseconds) => clock.advance(milliseconds),
  };
  const control = options.control ? createControl(sandbox, options.controlToken) : undefined;
  const response = async (request: SandboxRequest) => {
    const path = pathOf(request.url);
    const isOfControl = control !== undefined && isControlled(path);
    return (isOfControl ? control : service)(request, path);
  };
  answerRequests.set(sandbox, response);
  return sandbox;
}

/**
 * For each sandbox, a function that answers without a `Response`, which makes a server twice as fast.
 *
 * @internal
 */
export const answerRequests = new WeakMap<
  Sandbox,
  (request: SandboxRequest) => Promise<PlainResponse>
>();

const isText = (value: unknown) => typeof value === "string";
/** Whatever it is: checkSeed checks it. */
const ofSeed: OptionRule = [() => true, ""];

const optionRules: Readonly<Record<string, OptionRule>> = {
  featureLevel: [
    (value) => isText(value) || isLevel(value),
    "must be a feature level or a release.",
  ],
  follow: [
    (value) => value === "document" || value === "servers",
    'must be "document" or "servers".',
  ],
  rateLimit: [(value) => isLevel(value) && value > 0, "must be a whole number from 1 up."],
  control: [(value) => typeof value === "boolean", "must be true or false."],
  controlToken: [isText, "must be a text."],
  now: [
    (value) => typeof value === "number" && value >= 0 && value <= lastMoment,
    "must be a time in milliseconds since the UNIX epoch.",
  ],
  ...Object.fromEntries(Object.keys(emptySeed).map((name) => [name, ofSeed])),
} satisfies { readonly [Name in Exclude<keyof SandboxOptions, keyof Seed>]: OptionRule };

function seedOf(options: SandboxOptions, featureLevel: number, now: number): Seed {
  const given = Object.fromEntries(
    Object.entries(options).filter(([name, value]) => name in emptySeed && value !== undefined),
  );
  if (Object.keys(given).length === 0) return defaultOrganization(now, featureLevel);
  const start = "users" in given ? emptySeed : defaultOrganization(now, featureLevel);
  const seed = { ...start, ...given };
  checkSeed(seed);
  return jsonOf("The seed", seed);
}
