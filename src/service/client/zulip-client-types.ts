import type { CallsFrom, Levels } from "../../../generated/client.gen.ts";
import type { contract } from "../../../generated/contract.gen.ts";
import type {
  ApiOf,
  BoundaryFor,
  CallableIn,
  RuntimeClient,
  RuntimeMembers,
} from "../../toolkit/runtime/contract-types.ts";
import type { UndocumentedError } from "./client-result.ts";
import type { FollowingFrom } from "./event-following.ts";

/** The types of this API. */
export interface ServiceTypes extends ApiOf<typeof contract, UndocumentedError> {
  readonly calls: Calls;
  readonly members: FollowingFrom;
}

/** The calls that all servers from each boundary up have. As an interface, compilers compute its members once. */
export interface Calls extends CallableIn<CallsFrom> {}

/** A feature level, or the release that reports it, as `"8.0"`, up to the highest level that the specification knows. */
export type LevelOrRelease = keyof Levels;

/**
 * The boundary at or below a feature level or release: 209 for 210. Its types hold for all servers from that level up.
 */
export type BoundaryAt<L> =
  BoundaryFor<ServiceTypes, L> extends infer B extends keyof Levels ? B : never;

/**
 * A client for every server from feature level `L` up: one method for each operation that all of them have. A client
 * for a higher level can be used where one for a lower level is expected.
 */
export type Client<L extends LevelOrRelease = 0> = RuntimeClient<ServiceTypes, Levels[L]>;

/** The members of a client that are not operations. */
export type ClientMembers = RuntimeMembers<ServiceTypes>;
