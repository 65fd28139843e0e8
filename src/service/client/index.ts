/** The client that integrators import: typed, aware of feature levels, safe by default. */

export { urlFormatOf, urlTemplateOf } from "../../base/linkifier-urls.ts";
export type {
  ArgumentsOf as Arguments,
  Method,
  NeedsFeatureLevel,
  NoArgument,
} from "../../toolkit/runtime/client.ts";
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
export type { BoundaryAt, Client, ClientMembers, LevelOrRelease, ServiceTypes } from "./client.ts";
export { zulipConventions } from "./conventions.ts";
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
  ClientWith,
  Data,
  DocumentedErrorOf as DocumentedError,
  OperationOf,
  Operations,
  Result,
  ResultOf,
} from "./operation-types.ts";
export type { ClientOptions } from "./options.ts";
export type {
  ErrorBody,
  Outcome,
  UndocumentedCode,
  UndocumentedError,
} from "./result.ts";
export { ServiceError, unwrap } from "./result.ts";
