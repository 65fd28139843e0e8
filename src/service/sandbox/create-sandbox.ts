import { releases } from "../../../generated/feature-levels.gen.ts";
import { inputChecks, servedOperations } from "../../../generated/sandbox.gen.js";
import { nearest } from "../../base/nearest.ts";
import { shownText } from "../../base/shown-text.ts";
import { levelOf } from "../../toolkit/levels/releases.ts";
import { type PlainAnswer, responseOf } from "./answers.ts";
import { type Asked, type PlainlyAsked, pathOf } from "./asked.ts";
import {
  checkedBy,
  checkValue,
  type InputProblem,
  jsonOf,
  refuseInput,
  type Taken,
  wholeNumberFrom,
} from "./checked-by.ts";
import { aheadOf, type ManualClock, systemClock } from "./clock.ts";
import { createControl, isControlled } from "./control.ts";
import { createFaults } from "./faults.ts";
import { createJournal } from "./journal.ts";
import { defaultLimits, type Limits, problemOfCount } from "./limits.ts";
import { announceRestart } from "./resources/events.ts";
import { actionsOf, type CompleteSeed, resourcesByName, type Seed } from "./resources/index.ts";
import { ownOperations } from "./routes.ts";
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
import { createRateLimit, createService, type SandboxRun, servedAt, specified } from "./service.ts";

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
  const { now = systemClock.now, sleep = systemClock.sleep } = options;
  const { routes = {} } = options;
  const names = new Set([...servedOperations.map(({ id }) => id), ...Object.keys(routes)]);
  const clock = aheadOf({ now, sleep });
  const limits = { ...defaultLimits, ...options.limits };
  const seed = completeSeed(seedOf(options, startLevel, now()), now());

  refuseInput("The seed", problemsOfSize(seed, limits));

  const begin = (): SandboxRun => ({
    organization: createOrganization(seed, startLevel, clock, {
      limits,
      follow: options.follow ?? "document",
    }),
    journal: createJournal(),
    faults: createFaults([...names]),
    ...(rateLimit !== undefined && { limit: createRateLimit(rateLimit, clock.now) }),
  });
  const serviceAt = (level: number) => {
    const served = servedAt(level);
    const own = ownOperations(routes, served, () => sandbox);
    return createService([...served.map(specified), ...own], () => run);
  };
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
      return run.journal.requests(run.organization);
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
const answering = new WeakMap<
  Sandbox["fetch"],
  (asked: Asked) => Promise<PlainAnswer | Response>
>();

/**
 * Answers requests like `fetch`, which may be any function, not only that of a sandbox.
 *
 * @internal
 */
export function answererOf(
  fetch: Sandbox["fetch"],
): (asked: PlainlyAsked) => Promise<PlainAnswer | Response> {
  return answering.get(fetch) ?? ((asked) => fetch(asked.request()));
}

const checkLimits = checkedBy<Partial<Limits>>("limits", inputChecks.limits);

const problemsOfSize = (seed: CompleteSeed, limits: Limits): InputProblem[] =>
  (Object.keys(defaultLimits) as (keyof Limits)[]).flatMap((kind) => {
    const reason = problemOfCount(kind, seed[kind].length, { limits });
    return reason === undefined ? [] : [{ place: `#/${kind}`, reason }];
  });

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

const aFunction: Taken = { words: "a function", type: "function" };

/** All options except those of the seed, which `checkSeed` checks. `advance` is there if a `manualClock` is spread. */
const options: Readonly<Record<Exclude<keyof (SandboxOptions & ManualClock), keyof Seed>, Taken>> =
  {
    featureLevel: wholeNumberFrom(0),
    rateLimit: wholeNumberFrom(1),
    control: { words: "true or false", type: "boolean" },
    controlToken: { words: "text", type: "string" },
    limits: { words: "an object of numbers by kind", type: "object" },
    follow: {
      words: '"document" or "servers"',
      type: "string",
      isWithin: (value: string) => value === "document" || value === "servers",
    },
    routes: { words: "an object of functions by method and path", type: "object" },
    now: aFunction,
    sleep: aFunction,
    advance: aFunction,
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
    if (name === "limits" && value !== undefined) checkLimits(value);
  }
}
