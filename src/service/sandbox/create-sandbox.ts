import { boundaries, releases } from "../../../generated/feature-levels.gen.ts";
import { servedOperations } from "../../../generated/sandbox.gen.js";
import { levelOf } from "../../toolkit/levels/index.ts";
import { askedOf } from "./asked.ts";
import { checkOptions } from "./check-options.ts";
import { jsonOf } from "./checked-by.ts";
import { type Clock, systemClock } from "./clock.ts";
import { createControl, isControlled } from "./control.ts";
import { createOrganization, stateOf } from "./create-organization.ts";
import { createFaults } from "./faults.ts";
import { pathOf } from "./paths.ts";
import { createRateLimit } from "./rate-limit.ts";
import { actionsOf, resourcesByName, type Seed } from "./resources/index.ts";
import { ownOperations } from "./routes.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";
import { checkSeed, completeSeed, defaultOrganization, emptySeed } from "./seed.ts";
import { createService, type SandboxRun, servedAt, specified } from "./service.ts";

/**
 * A sandbox at a feature level, with a seed, by a clock.
 *
 * @throws TypeError where an option is unknown or of the wrong type.
 * @throws RangeError where an option is out of bounds.
 * @throws InvalidInputError with the place of each mistake where the seed is not one.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  checkOptions(options, Object.keys(emptySeed));
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
    ...actionsOf(() => run.organization),
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
      const { organization } = run;
      run = begin();
      for (const resource of resourcesByName.values()) resource.end?.(organization);
    },
    fault: (fault) => run.faults.add(fault),
  };
  const control = options.control ? createControl(sandbox, options.controlToken) : undefined;
  return sandbox;
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
