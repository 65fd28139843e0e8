import type { FeatureName } from "../../../generated/feature-levels.gen.ts";
import type { EventCheck } from "../../../generated/sandbox.gen.js";
import type { components } from "../../../generated/types/from-0.js";
import type { Clock } from "./clock.ts";

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
  role: components["schemas"]["Role"];
  /** Defaults to false. */
  is_bot?: boolean;
  /** The user who owns the bot. Defaults to `null`. */
  bot_owner_id?: number | null;
  /** Defaults to true. */
  is_active?: boolean;
  /** Whether the user's drafts are kept on the server. Defaults to true. */
  enable_drafts_synchronization?: boolean;
  /** The name of the time zone. Defaults to none. */
  timezone?: string;
  /** Whether the user may create users, as an administrator. Defaults to false. */
  can_create_users?: boolean;
  /** Whether the user may change the addresses of users, as an administrator. Defaults to false. */
  can_change_user_emails?: boolean;
}

/** The settings of an organization, which are part of a seed. */
export interface OrganizationSettings {
  /** Whether the whole organization is deactivated. */
  is_deactivated: boolean;
  /** IDs of the channels. Defaults to any ID. */
  stream_ids?: readonly number[];
  /** What a registration returns for types of events that the specification does not describe, by type. */
  registration?: Readonly<Record<string, object>>;
  /** Who sees the real addresses of people. Others see addresses that only the API knows. Defaults to everyone. */
  email_visibility?: "everyone" | "administrators";
  /** Who may invite by e-mail. Defaults to members. */
  email_inviters?: "members" | "administrators";
  /**
   * Who may create reusable links from the feature level at which members can. Defaults to members, as in the service
   * document, or with `follow: "servers"` to administrators.
   */
  link_creators?: "members" | "administrators";
}

/** The state of a type of events as a client gets it that has these capabilities (sources §16.8). */
export type FetchedState = (
  organization: Organization,
  user: User,
  capabilities: ReadonlySet<string>,
) => unknown;

/** The current state of a sandbox. */
export interface Organization {
  /** Whether its server has the named change. */
  readonly supports: (name: FeatureName) => boolean;
  readonly featureLevel: number;
  /** The release of its server, for example `12.0`. */
  readonly release: string;
  readonly clock: Clock;
  readonly settings: OrganizationSettings;
  /** Which of them decides where the service document and public servers differ (sources §24). */
  readonly follow: "document" | "servers";
  /** The checks of the events that the server sends. */
  readonly eventChecks: readonly EventCheck[];
  /** What registrations return, by type of event. */
  readonly fetched: ReadonlyMap<string, FetchedState>;
  stateOf<State>(resource: StateMaker<State>): State;
}

/** The part of a resource that creates the initial state. */
export interface StateMaker<State> {
  /** `seeded` is a copy of the resource's list in the completed seed. */
  start(seeded: readonly never[], clock: Clock): State;
}
