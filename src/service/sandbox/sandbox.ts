import type { releases } from "../../../generated/feature-levels.gen.ts";
import type { RouteName } from "./asked.ts";
import type { Clock } from "./clock.ts";
import type { Fault } from "./faults.ts";
import type { RecordedRequest } from "./journal.ts";
import type { Limits } from "./limits.ts";
import type { Organization, User } from "./organization.ts";
import type { ResourceActions, SandboxState, Seed } from "./resources/index.ts";

/** The name of a release, for example `"8.0"`. One that is not listed, as `"8.5"`, is the newest listed one before it. */
export type ReleaseName =
  | (typeof releases)[number]["release"]
  | (`${number}.${number}` & Record<never, never>);

/**
 * The options of a sandbox, which include the parts of a seed. Lists that are left out are empty if there are `users`,
 * and otherwise those of the default organization.
 */
export interface SandboxOptions extends Partial<Seed>, Partial<Clock> {
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
  /** How many things the sandbox keeps of each kind. Defaults to `Limits`'s own. */
  limits?: Partial<Limits>;
  /**
   * Additional operations, for programs that call operations outside the specification. Authentication, rate limit and
   * faults apply to them too. A reset of the sandbox does not reset what their handlers store. Defaults to none.
   */
  routes?: Routes;
}

/** What the handler of a route gets in addition to the request. */
export interface RouteContext {
  /** The calling account. Requests without valid credentials are refused before the handler runs. */
  readonly user: Omit<User, "api_key">;
  /** The path parameters, decoded: `{ user_id: "9" }`. */
  readonly params: Readonly<Record<string, string>>;
  /** The sandbox that got the request, for its state and its methods. */
  readonly sandbox: Sandbox;
}

/** Answers the requests of a route. */
export type RouteHandler = (
  request: Request,
  context: RouteContext,
) => Response | Promise<Response>;

/** Additional operations, by method and path template. */
export type Routes = Readonly<Record<RouteName, RouteHandler>>;

/** A simulated server with state, at one feature level. */
export interface Sandbox extends ResourceActions {
  /** The feature level of the server now. */
  readonly featureLevel: number;
  /**
   * Responds to a request as the server would. Can replace the global `fetch`: it takes the same arguments and needs no
   * `this`. The URL may have any origin, which responses name as the server's address. A body of more than 64 KiB gets
   * 413: this limit is the sandbox's own.
   *
   * @throws DroppedConnectionError if a fault drops the connection.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** A copy of the current state of the organization. */
  readonly state: SandboxState;
  /**
   * What the sandbox was asked since its start or the last reset, oldest first, without credentials: copies of the last
   * thousand requests, or fewer if they are long.
   */
  readonly requests: readonly RecordedRequest[];
  /** Copies of the faults that still apply to requests, oldest first. `count` is how many requests are left. */
  readonly pendingFaults: readonly Fault[];
  /**
   * Restores the seed, the feature level and the time, and clears queues, faults, recorded requests and request counts. Waiting reads of
   * events end.
   */
  reset(): void;
  /**
   * Upgrades the server to a feature level or release. State, queues and faults are kept, and every queue gets the event
   * `restart`, which reports the new level.
   *
   * @throws TypeError or RangeError if it is not a level or release, or lower than the current level.
   * @throws InvalidInputError if the server then has an operation that is one of the `routes`.
   */
  upgrade(level: number | ReleaseName): void;
  /**
   * Moves the server's time forward, ahead of its clock. Timers that are due by then fire.
   *
   * @throws TypeError or RangeError if it is not a number from 0 up.
   */
  advance(milliseconds: number): void;
  /**
   * Makes the next requests fail as the fault describes.
   *
   * @throws InvalidInputError if it is not a fault.
   */
  fault(fault: Fault): void;
}
