/** The client that integrators import: typed, aware of feature levels, safe by default. */
export type { NeedsFeatureLevel, NoArgument } from "../../toolkit/runtime/client.ts";
export {
  AbortError,
  ArgumentError,
  ClientError,
  InvalidResponseError,
  isClientError,
  NetworkError,
  NoAnswerError,
  NotConnectedError,
  OptionError,
  RedirectError,
  ServerTooOldError,
  TimeoutError,
  UnsupportedOperationError,
} from "../../toolkit/runtime/errors.ts";
export type {
  Attempt,
  CallOptions,
  IgnoredParameters,
  Retry,
  RetryOptions,
  RuntimeOptions,
} from "../../toolkit/runtime/options.ts";
export type { Refusal, Success } from "../../toolkit/runtime/result.ts";
export type { BoundaryAt, LevelOrRelease } from "./boundary-at.ts";
export type {
  Client,
  ClientMembers,
  FreeMethod,
  GivenMethod,
  Method,
  Methods,
} from "./client.ts";
export type { ClientWith } from "./client-with.ts";
export { createClient } from "./create-client.ts";
export type {
  EventFollowing,
  EventOf,
  EventsLost,
  FollowOptions,
  LevelChanged,
  OtherNamed,
} from "./event-following.ts";
export { isEvent } from "./event-following.ts";
export { type DocumentedCode, isRefusal } from "./is-refusal.ts";
export type {
  ArgumentsOf as Arguments,
  Data,
  DocumentedErrorOf as DocumentedError,
  OperationOf,
  Operations,
} from "./operation-types.ts";
export type { ClientOptions } from "./options.ts";
export type {
  ErrorBody,
  Outcome,
  Result,
  ResultOf,
  UndocumentedCode,
  UndocumentedError,
} from "./result.ts";
export { ServiceError, unwrap } from "./result.ts";
