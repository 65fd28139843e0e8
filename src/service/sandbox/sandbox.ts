import type { releases } from "../../../generated/feature-levels.gen.ts";
import type { RouteName } from "./asked.ts";
import type { Clock } from "./clock.ts";
import type { Fault } from "./faults.ts";
import type { User } from "./organization.ts";
import type { ResourceActions, SandboxState, Seed } from "./resources/index.ts";

/** The name of a release, for example `"8.0"`. */
export type ReleaseName = (typeof releases)[number]["release"];

/**
 * The options of a sandbox; those of a seed are its state at the start. With `users`, the lists that are left
 * out are empty; without, they are those of the default organization.
 */
export interface SandboxOptions extends Partial<Seed>, Partial<Clock> {
  /** The feature level of the server, or the release that reports it. Defaults to the newest level. */
  featureLevel?: number | ReleaseName;
  /** How many requests a user may make in a minute; servers allow 200. Defaults to no limit. */
  rateLimit?: number;
  /** Whether `/_sandbox` answers: the state and the methods of the sandbox over HTTP. Defaults to false. */
  control?: boolean;
  /** The token that `/_sandbox` requires as `Authorization: Bearer TOKEN`. Defaults to none required. */
  controlToken?: string;
  /**
   * Additional operations, for a program that calls more of the server than the specification has. Authentication,
   * rate limit and faults apply to them as to all operations. A reset of the sandbox does not reset what their
   * handlers store. Defaults to none.
   */
  routes?: Routes;
}

/** What the handler of a route gets in addition to the request. */
export interface RouteContext {
  /** The account that calls. A request without valid credentials is refused before the handler runs. */
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
   * Answers a request as the server would. Takes what the global `fetch` takes and needs no `this`, so that it
   * can replace it. The URL may have any origin; answers name that origin as the server's address. A body of more
   * than 64 KiB is answered with 413: this limit is the sandbox's own.
   *
   * @throws DroppedConnectionError where a fault drops the connection.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** A copy of the current state of the organization. */
  readonly state: SandboxState;
  /**
   * Returns to the start: the seed, the feature level and the time, no queue, no fault, no request counted. Reads that
   * wait for events end.
   */
  reset(): void;
  /**
   * Upgrades the server to a feature level or release: state, queues and faults are kept.
   *
   * @throws TypeError or RangeError where it is none, or a lower level than now.
   * @throws InvalidInputError where the server then has an operation that is one of the `routes`.
   */
  upgrade(level: number | ReleaseName): void;
  /**
   * Moves the time of the server forward, ahead of its clock, by milliseconds. What waits until then ends.
   *
   * @throws TypeError or RangeError where it is no number from 0 up.
   */
  advance(milliseconds: number): void;
  /**
   * Makes the next requests fail as the fault says.
   *
   * @throws InvalidInputError where it is no fault.
   */
  fault(fault: Fault): void;
}
