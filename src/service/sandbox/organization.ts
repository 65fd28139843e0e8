import type { FeatureName } from "../../../generated/feature-levels.gen.ts";
import type { EventCheck, inputChecks } from "../../../generated/sandbox.gen.js";
import type { components } from "../../../generated/types/from-0.js";
import type { Clock } from "./clock.ts";
import type { Limits } from "./limits.ts";

/** An account of the organization, a person or a bot. */
export interface User {
  user_id: number;
  /** Authenticates the user. Before feature level 22, `ref` shows it. */
  email: string;
  /** The password to authenticate with. */
  api_key: string;
  /** Defaults to the part of the address before the `@`. */
  full_name?: string;
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
  role: components["schemas"]["InvitedAs"];
  /** Defaults to false. */
  is_bot?: boolean;
  /** Defaults to true. */
  is_active?: boolean;
  /** Whether the user's drafts are kept on the server. Defaults to true. */
  enable_drafts_synchronization?: boolean;
}

/** The current state of a sandbox. */
export interface Organization {
  /** Whether its server has the named change. */
  readonly supports: (name: FeatureName) => boolean;
  /** The feature level of its server. */
  readonly featureLevel: number;
  /** The release of its server, for example `12.0`. */
  readonly release: string;
  readonly clock: Clock;
  readonly isDeactivated: boolean;
  readonly limits: Limits;
  /** The checks of input from users of a sandbox, by name. */
  readonly inputChecks: typeof inputChecks;
  /** The checks of the events that the server sends. */
  readonly eventChecks: readonly EventCheck[];
  /** The state of a resource. */
  stateOf<State>(resource: StateMaker<State>): State;
}

/** The part of a resource that creates the initial state. */
export interface StateMaker<State> {
  /** `seeded` is a copy of the resource's list in the completed seed. */
  start(seeded: readonly never[], clock: Clock): State;
}

/** Returns these fields if the server has the named change, otherwise none. */
export function fieldsSince<Fields extends object>(
  name: FeatureName,
  { supports }: Pick<Organization, "supports">,
  fields: Fields,
) {
  return supports(name) ? fields : {};
}
