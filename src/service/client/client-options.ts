import type { LevelMeant } from "../../toolkit/runtime/contract-types.ts";
import type { OptionRule, RuntimeOptions } from "../../toolkit/runtime/runtime-options.ts";
import type { LevelOrRelease, ServiceTypes } from "./client-types.ts";

/**
 * This package as a `User-Agent`; a test compares the version with package.json.
 *
 * @internal
 */
export const defaultUserAgent = "administration-service-api/0.1.0";

/** The options of `createClient`. An invalid one throws an `OptionError` that names it. */
export interface ClientOptions<L = number | string>
  extends RuntimeOptions<(L & LevelOrRelease) | LevelMeant<ServiceTypes, L>>,
    AccountSecrets {
  /** The address of the organization, for example `https://chat.example.com`; a gateway may add a path. */
  readonly baseUrl: string;
  /** The e-mail address of the account. */
  readonly email: string;
  /** The account's API key. No message or trace of the client shows it; the client returns responses unchanged. */
  readonly apiKey: string;
}

/** The credentials of an account. */
export interface AccountSecrets {
  readonly email: string;
  readonly apiKey: string;
}

/** The rules for credentials. */
export const secretChecks: Readonly<Record<keyof AccountSecrets, OptionRule>> = {
  email: [
    // RFC 7617 §2: a colon would end the username early, and control characters are not allowed.
    (value) => typeof value === "string" && /^[^\s\p{Cc}:]+$/u.test(value),
    "must be the e-mail address of the account.",
  ],
  apiKey: [
    (value) => typeof value === "string" && /^[^\s\p{Cc}\p{Cs}]+$/u.test(value),
    "must be the API key of the account, without white space and control characters.",
  ],
};
