import type { FeatureName } from "../../../generated/feature-levels.gen.ts";
import type { EventCheck, inputChecks } from "../../../generated/sandbox.gen.js";
import type { components } from "../../../generated/types/from-0.js";
import type { Clock } from "./clock.ts";

/** An account of the organization, a person or a bot. */
export interface User {
  user_id: number;
  /** The name to authenticate with, and what `ref` shows before feature level 22. */
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

/** What a sandbox holds at a moment. */
export interface Organization {
  /** Whether its server has the named change. */
  readonly supports: (name: FeatureName) => boolean;
  /** The feature level of its server. */
  readonly featureLevel: number;
  /** The release of its server, for example `12.0`. */
  readonly release: string;
  readonly clock: Clock;
  readonly isDeactivated: boolean;
  /** The judges of what users of a sandbox hand to it, by name. */
  readonly inputChecks: typeof inputChecks;
  /** The judges of the events that its server sends. */
  readonly eventChecks: readonly EventCheck[];
  /** What it holds of a resource. */
  stateOf<State>(resource: StateMaker<State>): State;
}

/** A resource, as far as it makes the state that an organization starts with. */
export interface StateMaker<State> {
  /** `seeded` is a copy of what a completed seed holds of the resource. */
  start(seeded: readonly never[], clock: Clock): State;
}

/** These fields where the server of an organization has the named change, else none. */
export function fieldsSince<Fields extends object>(
  name: FeatureName,
  { supports }: Pick<Organization, "supports">,
  fields: Fields,
) {
  return supports(name) ? fields : {};
}
