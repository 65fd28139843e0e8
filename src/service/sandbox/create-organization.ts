import { releases } from "../../../generated/feature-levels.gen.ts";
import { eventChecks, inputChecks } from "../../../generated/sandbox.gen.js";
import { isLevelIn, releaseAt, spansOfRow } from "../../toolkit/levels/index.ts";
import type { Clock } from "./clock.ts";
import type { Organization, StateMaker } from "./organization.ts";
import { type CompleteSeed, resourcesByName, type SandboxState } from "./resources/index.ts";
import { supportsAt } from "./supports.ts";

/** An organization as its seed describes it. */
export function createOrganization(
  seed: CompleteSeed,
  featureLevel: number,
  clock: Clock,
): Organization {
  const { is_deactivated, ...lists } = structuredClone(seed);
  const seeded: Readonly<Record<string, readonly object[]>> = lists;
  const states = new Map<StateMaker<unknown>, unknown>();
  for (const [name, resource] of resourcesByName) {
    states.set(resource, resource.start(seeded[name] ?? [], clock));
  }
  return {
    supports: supportsAt(featureLevel),
    featureLevel,
    release: releaseAt(releases, featureLevel) ?? "",
    clock,
    isDeactivated: is_deactivated,
    inputChecks,
    eventChecks: eventChecks.filter((check) => isLevelIn(spansOfRow(check), featureLevel)),
    stateOf: <State>(resource: StateMaker<State>) => states.get(resource) as State,
  };
}

/** What an organization holds now, as a copy. */
export function stateOf(organization: Organization): SandboxState {
  const shown = [...resourcesByName].flatMap(([name, resource]) =>
    resource.shown === undefined ? [] : [[name, resource.shown(organization)]],
  );
  return structuredClone(Object.fromEntries(shown));
}
