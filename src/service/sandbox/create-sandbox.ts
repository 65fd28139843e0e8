import { releases } from "../../../generated/feature-levels.gen.ts";
import { nearest } from "../../base/nearest.ts";
import { shownText } from "../../base/shown-text.ts";
import { levelOf } from "../../toolkit/levels/releases.ts";
import { type PlainAnswer, responseOf } from "./answers.ts";
import { type Asked, type PlainlyAsked, pathOf } from "./asked.ts";
import { checkValue, jsonOf, type Taken, wholeNumberFrom } from "./checked-by.ts";
import { createClock, isMoment } from "./clock.ts";
import { createControl, isControlled } from "./control.ts";
import { createFaults } from "./faults.ts";
import { createJournal } from "./journal.ts";
import { announceRestart } from "./resources/events.ts";
import { actionsOf, resourcesByName, type Seed } from "./resources/index.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";
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
import { createRateLimit, createService, type SandboxRun, servedAt } from "./service.ts";

/**
 * Creates a sandbox.
 *
 * @throws TypeError if an option is unknown or of the wrong type.
 * @throws RangeError if an option is out of bounds.
 * @throws InvalidInputError if the seed is not valid.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  checkOptions(options);
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
    ...actionsOf(() => run.organization),
    get featureLevel() {
      return run.organization.featureLevel;
    },
    async fetch(input, init) {
      const asked =
        init === undefined && input instanceof Request ? input : new Request(input, init);
      asked.signal.throwIfAborted();
      return responseOf(await answer(asked), asked.method);
    },
    get state() {
      return stateOf(run.organization);
    },
    reset() {
      const { organization } = run;
      clock.reset();
      service = serviceAtStart;
      run = begin();
      for (const resource of resourcesByName.values()) resource.end?.(organization);
    },
    fault: (fault) => run.faults.add(fault),
    get pendingFaults() {
      return run.faults.pending();
    },
    get requests() {
      return run.journal.requests();
    },
    upgrade(given) {
      if (typeof given !== "string") checkValue("upgrade", given, wholeNumberFrom(0));
      const { organization } = run;
      const level = levelOf(given, releases);
      if (level < organization.featureLevel) {
        throw new RangeError(
          `upgrade takes a level from ${organization.featureLevel} up, the current level.`,
        );
      }
      service = serviceAt(level);
      run = { ...run, organization: { ...organization, ...serverOf(level) } };
      announceRestart(run.organization);
    },
    advance: (milliseconds) => clock.advance(milliseconds),
  };
  const control = options.control ? createControl(sandbox, options.controlToken) : undefined;
  const answer = async (asked: Asked) => {
    const path = pathOf(asked.url);
    const isOfControl = control !== undefined && isControlled(path);
    return (isOfControl ? control : service)(asked, path);
  };
  answering.set(sandbox.fetch, answer);
  return sandbox;
}

/**
 * For the `fetch` of each sandbox, a function that answers without a `Response`, which makes a server twice as fast.
 */
const answering = new WeakMap<Sandbox["fetch"], (asked: Asked) => Promise<PlainAnswer>>();

/**
 * Answers requests like `fetch`, which may be any function, not only that of a sandbox.
 *
 * @internal
 */
export function answererOf(fetch: Sandbox["fetch"]): (asked: PlainlyAsked) => Promise<PlainAnswer> {
  const answer = async (asked: PlainlyAsked) => {
    const response = await fetch(asked.request());
    const { status, headers } = response;
    return { status, headers: Object.fromEntries(headers), body: await response.text() };
  };
  return answering.get(fetch) ?? answer;
}

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

/** All options except those of the seed, which `checkSeed` checks. */
const options: Readonly<Record<Exclude<keyof SandboxOptions, keyof Seed>, Taken>> = {
  featureLevel: wholeNumberFrom(0),
  rateLimit: wholeNumberFrom(1),
  control: { words: "true or false", type: "boolean" },
  controlToken: { words: "text", type: "string" },
  follow: {
    words: '"document" or "servers"',
    type: "string",
    isWithin: (value: string) => value === "document" || value === "servers",
  },
  now: {
    words: "milliseconds from 0 up, to a time that a Date has",
    type: "number",
    isWithin: isMoment,
  },
};

const byName: ReadonlyMap<string, Taken> = new Map(Object.entries(options));

/**
 * Checks the names and values of options. `undefined` is the same as left out.
 *
 * @throws TypeError if there is no such option, or its value is of another type.
 * @throws RangeError if its value is out of bounds or not a release.
 */
function checkOptions(given: SandboxOptions): void {
  checkValue("createSandbox", given, { words: "an object of options", type: "object" });
  const names = [...byName.keys(), ...Object.keys(emptySeed)];
  for (const [name, value] of Object.entries(given)) {
    if (!names.includes(name)) {
      const meant = nearest(name, names);
      const hint = meant === undefined ? `it has ${names.join(", ")}` : `did you mean "${meant}"?`;
      throw new TypeError(`createSandbox has no option "${shownText(name)}": ${hint}`);
    }
    const taken = byName.get(name);
    if (name === "featureLevel" && typeof value === "string") levelOf(value, releases);
    else if (taken !== undefined && value !== undefined) checkValue(name, value, taken);
  }
}
