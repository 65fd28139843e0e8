/** What a client of any API runs on: `createClientFor`, and the conventions that are common. */
export type {
  AnyContract,
  ApiOf,
  ApiTypes,
  LevelOf,
  RuntimeClient,
  RuntimeMembers,
} from "./client.ts";
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
} from "./conventions.ts";
export { createClientFor } from "./create-client-for.ts";
export { isClientError, NoAnswerError } from "./errors.ts";
export type { RuntimeOptions } from "./options.ts";
export type { Refusal, Success } from "./result.ts";
