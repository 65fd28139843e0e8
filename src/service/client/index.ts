/** The client that integrators import: typed, aware of feature levels, safe by default. */

export type { ErrorResult, Success } from "../../toolkit/runtime/call-result.ts";
export type {
  ArgumentsOf as Arguments,
  Method,
  NeedsFeatureLevel,
  NoArgument,
} from "../../toolkit/runtime/contract-types.ts";
export {
  AbortError,
  ArgumentError,
  ClientError,
  InvalidResponseError,
  isClientError,
  NetworkError,
  NoResponseError,
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
} from "../../toolkit/runtime/runtime-options.ts";
export { urlFormatOf, urlTemplateOf } from "../linkifier-urls.ts";
export type { ClientOptions } from "./client-options.ts";
export type {
  ErrorBody,
  Outcome,
  UndocumentedCode,
  UndocumentedError,
} from "./client-result.ts";
export { ServiceError, unwrap } from "./client-result.ts";
export type {
  BoundaryAt,
  Client,
  ClientMembers,
  ClientWith,
  Data,
  DocumentedErrorOf as DocumentedError,
  LevelOrRelease,
  OperationOf,
  Operations,
  Result,
  ResultOf,
  ServiceTypes,
} from "./client-types.ts";
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
export { type DocumentedCode, isErrorResult } from "./is-error-result.ts";
export { zulipConventions } from "./zulip-conventions.ts";
