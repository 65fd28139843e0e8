// What a seed may contain: input-schemas.ts.
import {
  boundaries,
  type FeatureName,
  releases,
  unreleased,
} from "../../../generated/feature-levels.gen.ts";
import { eventChecks, inputChecks } from "../../../generated/sandbox.gen.js";
import { isLevelIn, rangesOfRow } from "../../toolkit/levels/level-range.ts";
import { defaultLevel, releaseAt } from "../../toolkit/levels/releases.ts";
import type { Clock } from "./clock.ts";
import type { Organization, OrganizationSettings, StateMaker } from "./organization.ts";
import {
  type CompleteSeed,
  fetchedStates,
  resourcesByName,
  type SandboxState,
  type Seed,
  seededResources,
} from "./resources/index.ts";
import { noUser } from "./resources/users.ts";
import { supports } from "./supports.ts";
import { type InputProblem, validated } from "./validate-input.ts";

type SeededResource = (typeof seededResources)[number];

const listIn = (seed: Partial<Seed>, { name }: SeededResource) =>
  (seed as Readonly<Record<string, unknown>>)[name] as readonly object[] | undefined;

/** Creates a list for each resource of a seed. */
const listsOf = (listOf: (resource: SeededResource) => readonly object[]) =>
  Object.fromEntries(seededResources.map((resource) => [resource.name, listOf(resource)]));

const noSettings: Record<keyof OrganizationSettings, unknown> = {
  is_deactivated: false,
  stream_ids: undefined,
  registration: undefined,
  email_visibility: undefined,
  email_inviters: undefined,
  link_creators: undefined,
};

export const emptySeed = { ...noSettings, ...listsOf(() => []) } as CompleteSeed;

/** A seed, completed. `now` is in milliseconds. */
export function completeSeed(given: Seed, now: number): CompleteSeed {
  const lists = listsOf((resource) =>
    (listIn(given, resource) ?? []).map((item) => resource.seed.complete(item, now)),
  );
  return { ...given, ...lists } as CompleteSeed;
}

/** The default level of a server: the level of the newest release. */
export const newestReleased = defaultLevel(releases, boundaries);

/**
 * The default seed: a person of each role, a bot and a deactivated account; drafts of two users; linkifiers, two of
 * them for the same text; invitations of both kinds, two of them with the same ID and one expired. The IDs are those of
 * the specification's examples, and every `api_key` is `<name>-key`. It has no permanent invitations below the feature
 * level that introduced them (sources §18). `now` is in milliseconds; `featureLevel` defaults to that of the newest
 * release.
 */
export function defaultOrganization(
  now: number,
  featureLevel: number = newestReleased,
): CompleteSeed {
  const today = Math.floor(now / 1000);
  const lists = listsOf(({ seed }) => seed.byDefault(today, featureLevel));
  const registration = { message: { max_message_id: -1 } };
  return { ...emptySeed, stream_ids: [1, 7], registration, ...lists };
}

/**
 * Returns a valid seed unchanged.
 *
 * @throws InvalidInputError with place and reason of each mistake: a wrong form; an ID, e-mail or key that occurs
 *   twice; a user who does not exist; a pattern that is not a regular expression.
 */
export const checkSeed = (seed: unknown): Partial<Seed> =>
  validated<Partial<Seed>>("The seed", inputChecks.seed, seed, (seed) => [
    ...seededResources.flatMap((resource) => repeatedIn(seed, resource)),
    ...seededResources.flatMap((resource) => problemsIn(seed, resource)),
  ]);

/** Finds repeated values. The messages do not show them, because they may be API keys. */
function repeatedIn(given: Partial<Seed>, resource: SeededResource): InputProblem[] {
  const keys = (listIn(given, resource) ?? []).map((item) => resource.seed.unique(item));
  return Object.keys(keys[0] ?? {}).flatMap((property) => {
    const first = new Map<unknown, number>();
    return keys.flatMap(({ [property]: key }, index) => {
      const before = first.get(key);
      if (before === undefined) first.set(key, index);
      const place = `#/${resource.name}/${index}/${property}`;
      const reason = `is also in #/${resource.name}/${before}`;
      return before === undefined ? [] : [{ place, reason }];
    });
  });
}

function problemsIn(given: Partial<Seed>, resource: SeededResource): InputProblem[] {
  // Without `users`, a seed refers to those of the default organization.
  const known = given.users && new Set<unknown>(given.users.map(({ user_id }) => user_id));
  const { userId, problems } = resource.seed;
  return (listIn(given, resource) ?? []).flatMap((item, index) => {
    const place = `#/${resource.name}/${index}`;
    const user = userId === undefined ? undefined : Object(item)[userId];
    const isKnown = userId === undefined || known?.has(user) !== false;
    return [
      ...(isKnown ? [] : [{ place: `${place}/${userId}`, reason: noUser(user) }]),
      ...(problems?.(place, item) ?? []),
    ];
  });
}

/** Creates the organization that a seed describes. */
export function createOrganization(
  seed: CompleteSeed,
  featureLevel: number,
  clock: Clock,
  follow: Organization["follow"],
): Organization {
  const settings = structuredClone(seed);
  const seeded: Readonly<Record<string, unknown>> = { ...settings };
  const states = new Map<StateMaker<unknown>, unknown>();
  for (const [name, resource] of resourcesByName) {
    states.set(resource, resource.start((seeded[name] ?? []) as never[], clock));
  }
  return {
    ...serverOf(featureLevel),
    clock,
    follow,
    settings,
    fetched: fetchedStates,
    stateOf: <State>(resource: StateMaker<State>) => states.get(resource) as State,
  };
}

/** The properties of an organization that depend on the feature level. An upgrade replaces only these. */
export const serverOf = (featureLevel: number) => ({
  supports: (name: FeatureName) => supports(featureLevel, name),
  featureLevel,
  release: releaseAt(releases, featureLevel, unreleased) ?? "",
  eventChecks: eventChecks.filter((check) => isLevelIn(rangesOfRow(check), featureLevel)),
});

/** A copy of the current state of an organization. */
export function stateOf(organization: Organization): SandboxState {
  const shown = [...resourcesByName].map(([name, resource]) => [
    name,
    resource.shown(organization),
  ]);
  return structuredClone(Object.fromEntries(shown));
}
