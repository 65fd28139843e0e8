/** The runtime of a client of any API: `createClientFor`, and common conventions. */

export {
  basicAuth,
  bearer,
  byProblemDetails,
  byStatus,
  bySuccessField,
  type ClientConventions,
  type CredentialConvention,
  fixedLevel,
  keyInHeader,
  type LevelConvention,
  levelInField,
  levelInHeader,
  levelReported,
  noCredentials,
  type Read,
} from "./api-conventions.ts";
export type { ErrorResult, Success } from "./call-result.ts";
export type {
  AnyContract,
  ApiOf,
  ApiTypes,
  LevelOf,
  RuntimeClient,
  RuntimeMembers,
} from "./contract-types.ts";
export { createClientFor } from "./create-client-for.ts";
export { isClientError, NoResponseError } from "./errors.ts";
export type { RuntimeOptions } from "./runtime-options.ts";
