import type { releases } from "../../../generated/feature-levels.gen.ts";
import type { Fault } from "./faults.ts";
import type { RecordedRequest } from "./journal.ts";
import type { Organization } from "./organization.ts";
import type { EventActions } from "./resources/events.ts";
import type { SandboxState, Seed } from "./resources/index.ts";
import type { InvitationActions } from "./resources/invitations.ts";
import type { UserActions } from "./resources/user-operations.ts";

/** The name of a release, for example `"8.0"`. One that is not listed, as `"8.5"`, is the newest listed one before it. */
export type ReleaseName =
  | (typeof releases)[number]["release"]
  | (`${number}.${number}` & Record<never, never>);

/**
 * The options of a sandbox, which include the parts of a seed. Lists that are left out are empty if there are `users`,
 * and otherwise those of the default organization.
 */
export interface SandboxOptions extends Partial<Seed> {
  /** The feature level of the server, or the release that reports it. Defaults to the newest release. */
  featureLevel?: number | ReleaseName;
  /**
   * Which decides where the service document and public servers differ: unsupported parameters of operations without
   * parameters, `notify_referrer_on_join` of links, links by members. Defaults to "document".
   */
  follow?: Organization["follow"];
  /** How many requests each user may make in a minute; servers allow 200. Defaults to no limit. */
  rateLimit?: number;
  /** Whether `/_sandbox` offers the state and the methods of the sandbox over HTTP. Defaults to false. */
  control?: boolean;
  /** The token that `/_sandbox` requires as `Authorization: Bearer TOKEN`. Defaults to none. */
  controlToken?: string;
  /**
   * The time at the start, in milliseconds since the UNIX epoch, from which only `advance` moves it. Defaults to the
   * running clock of the machine.
   */
  now?: number;
}

/** A simulated server with state, at one feature level. */
export interface Sandbox extends EventActions, InvitationActions, UserActions {
  /** The feature level of the server now. */
  readonly featureLevel: number;
  /**
   * Responds to a request as the server would. Can replace the global `fetch`: it accepts the same arguments and needs
   * no `this`. The URL may have any origin, which responses name as the server's address. A body of more than 64 KiB
   * gets 413: this limit is the sandbox's own.
   *
   * @throws DroppedConnectionError if a fault drops the connection.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** A copy of the current state of the organization. */
  readonly state: SandboxState;
  /**
   * Copies of the last thousand requests since the start or the last reset, oldest first, without headers.
   */
  readonly requests: readonly RecordedRequest[];
  /** Copies of the faults that still apply to requests, oldest first. `count` is how many requests are left. */
  readonly pendingFaults: readonly Fault[];
  /**
   * Restores the seed, the feature level and the time, and clears queues, faults, recorded requests and request counts.
   * Waiting reads of events end.
   */
  reset(): void;
  /**
   * Upgrades the server to a feature level or release. State, queues and faults are kept, and every queue gets the event
   * `restart`, which reports the new level.
   *
   * @throws RangeError if it is not a level or release, or lower than the current level.
   */
  upgrade(level: number | ReleaseName): void;
  /**
   * Moves the server's time forward. Timers that are due by then fire.
   *
   * @throws RangeError if it is not a number from 0 up, or leads beyond the last time that a Date has.
   */
  advance(milliseconds: number): void;
  /**
   * Makes the next requests fail as the fault describes.
   *
   * @throws InvalidInputError if it is not a fault.
   */
  fault(fault: Fault): void;
}
