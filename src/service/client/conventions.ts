import type { ClientConventions } from "../../toolkit/runtime/conventions.ts";
import { basicAuthorization } from "../../toolkit/runtime/conventions.ts";
import type { Refusal } from "../../toolkit/runtime/result.ts";
import { type AccountSecrets, defaultUserAgent, secretChecks } from "./options.ts";
import { type ErrorBody, readAnswer, ServiceError, type SuccessBody } from "./result.ts";

/** The operation that reports the level without authentication. */
const levelTeller = "getServerSettings";

/** What the specification does not say of Zulip-compatible servers. */
export const conventions = {
  credentials: {
    checks: secretChecks,
    headers: ({ email, apiKey }) => ({ Authorization: basicAuthorization(email, apiKey) }),
    secrets: ({ apiKey }) => [apiKey],
  },
  read: readAnswer,
  level: {
    operation: levelTeller,
    // A server that reports none there is older than levels.
    of: (data, operation) =>
      Object(data).zulip_feature_level ?? (operation === levelTeller ? 0 : undefined),
  },
  refused: (refusal) => new ServiceError(refusal as Refusal<ErrorBody>), // As `readAnswer` reads it.
  ignored: (data) => (data as SuccessBody).ignored_parameters_unsupported ?? [], // As `readAnswer` reads it.
  body: "form",
  retryField: "retry-after",
  userAgent: defaultUserAgent,
} satisfies ClientConventions<AccountSecrets>;
