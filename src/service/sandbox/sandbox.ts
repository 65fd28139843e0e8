import type { releases } from "../../../generated/feature-levels.gen.ts";
import type { RouteName } from "./asked.ts";
import type { Clock } from "./clock.ts";
import type { Fault } from "./faults.ts";
import type { User } from "./organization.ts";
import type { ResourceActions, SandboxState, Seed } from "./resources/index.ts";

/** What a release is called: `"8.0"`. */
export type ReleaseName = (typeof releases)[number]["release"];

/**
 * How a sandbox starts. Where `users` are given, all that the seed leaves out is empty; where they are
 * not, it is that of the default organization.
 */
export interface SandboxOptions extends Partial<Seed>, Partial<Clock> {
  /** The feature level of the server that the sandbox stands for, or the release that reports it. Defaults to the newest level. */
  featureLevel?: number | ReleaseName;
  /** How many requests a user may make in a minute; 200 is what servers allow. Defaults to any number. */
  rateLimit?: number;
  /** Whether `/_sandbox` answers: state, reset and faults over HTTP. Defaults to false. */
  control?: boolean;
  /** What `/_sandbox` wants to see as `Authorization: Bearer TOKEN`. Defaults to nothing. */
  controlToken?: string;
  /**
   * Operations of your own, for a program that calls more of the server than the sandbox knows. Whoever calls
   * one authenticates, is limited and meets faults as everywhere. What they remember is theirs: a reset of the
   * sandbox does not reset it. Defaults to none.
   */
  routes?: Routes;
}

/** What an operation of one's own is told beside the request. */
export interface RouteContext {
  /** Who asks. Whoever has no account is answered before, as by every operation. */
  readonly user: Omit<User, "api_key">;
  /** What the request has in the places of the template, decoded: `{ user_id: "9" }`. */
  readonly params: Readonly<Record<string, string>>;
  /** The sandbox that is asked: its state, and how to change it. */
  readonly sandbox: Sandbox;
}

/** How an operation of one's own answers. */
export type RouteHandler = (
  request: Request,
  context: RouteContext,
) => Response | Promise<Response>;

/** Operations of one's own, by method and path template. */
export type Routes = Readonly<Record<RouteName, RouteHandler>>;

/** A fake server with a memory, at one feature level. */
export interface Sandbox extends ResourceActions {
  readonly featureLevel: number;
  /**
   * Answers a request as the server would, whatever the origin of its URL, which the server then takes for
   * its own address. Needs no `this`, and takes what the global `fetch` takes, so it can stand in its place.
   * A body of more than 64 KiB is answered 413 with a line of text, as HTTP servers answer before a service
   * does: this limit is the sandbox's own.
   *
   * @throws DroppedConnectionError where a fault drops the connection.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** What the organization holds at this moment, as a copy. */
  readonly state: SandboxState;
  /** Back to the start: the seed as it was, no queue, no fault, no request counted. Pending waits end. */
  reset(): void;
  /**
   * Lets something go wrong with the next requests.
   *
   * @throws InvalidInputError where it is no fault.
   */
  fault(fault: Fault): void;
}
