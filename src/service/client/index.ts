/** The client that integrators import: typed, aware of feature levels, safe by default. */
export type { BoundaryAt } from "./boundary-at.ts";
export type {
  Client,
  ClientMembers,
  FreeMethod,
  GivenMethod,
  Method,
  Methods,
  NeedsFeatureLevel,
} from "./client.ts";
export { createClient } from "./create-client.ts";
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
} from "./errors.ts";
export type {
  EventFollowing,
  EventOf,
  EventsLost,
  FollowOptions,
  LevelChanged,
  OtherNamed,
} from "./event-following.ts";
export { isEvent } from "./event-following.ts";
export {
  type InvitationIdentity,
  type InvitationKey,
  invitationKey,
  invitationsByKey,
  parseInvitationKey,
} from "./invitations.ts";
export type {
  ArgumentsOf as Arguments,
  Data,
  DocumentedErrorOf as DocumentedError,
  Operations,
} from "./operation-types.ts";
export type {
  Attempt,
  CallOptions,
  ClientOptions,
  IgnoredParameters,
  Retry,
  RetryOptions,
} from "./options.ts";
export type {
  ErrorBody,
  Outcome,
  Refusal,
  Result,
  ResultOf,
  Success,
  UndocumentedCode,
  UndocumentedError,
} from "./result.ts";
export { ServiceError, unwrap } from "./result.ts";
