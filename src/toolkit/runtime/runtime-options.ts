import { isLoopback } from "../../universal/loopback.ts";
import { describeUnknown } from "../../universal/nearest-name.ts";
import { namedLevel } from "../document/release-lookup.ts";
import { type NoResponseError, OptionError } from "./errors.ts";

/** The options of a client of any API, besides its credentials. An invalid one throws an `OptionError` that names it. */
export interface RuntimeOptions<L = number | string> {
  /** The address of the server, for example `https://chat.example.com`; a gateway may add a path. */
  readonly baseUrl: string;
  /**
   * The lowest feature level that the program supports, or the release that reports it, as `"8.0"`. It decides which
   * operations, arguments and fields the types have, and servers below it are refused. A maintenance release that is not
   * listed is read as the newest listed one of its major version before it.
   */
  readonly featureLevel: L;
  /** The server's feature level, if known. By default, the first call asks the server. */
  readonly serverFeatureLevel?: number;
  /**
   * Sends a request, whose `Authorization` header has the credentials. Must honour `redirect: "manual"`. Defaults to
   * the platform's `fetch`.
   */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * How long one attempt may take, in milliseconds, body included. Defaults to 30 000, or 90 000 for long polls, which
   * never get less. `Infinity` means no limit.
   */
  readonly timeout?: number;
  /**
   * When to retry. Idempotent operations are retried after each failure that `RetryOptions` lists, others only after
   * 429. `false` disables retries.
   */
  readonly retry?: RetryOptions | false;
  /** The largest body that is read, in bytes. Defaults to 64 MiB. */
  readonly maxResponseBytes?: number;
  /** Called after each attempt: for logs, metrics and traces. */
  readonly onAttempt?: (attempt: Attempt) => void;
  /**
   * Allows the client to leave out optional arguments that the server's level does not have. By default, each of them
   * is an `ArgumentError`. A function gets the arguments that the client left out, and those that the server reports as
   * ignored; `ignored` of the result lists the same.
   */
  readonly onIgnoredParameters?: "ignore" | ((ignored: IgnoredParameters) => void);
  /**
   * `Name/Version` of the program, sent as `User-Agent` except in browsers, which send their own. Servers up to feature
   * level 156 (6.0) answer 500 if the name has more than 30 characters (sources §10.20). Defaults to this package's.
   */
  readonly userAgent?: string;
  /** Allows sending credentials over plain http to hosts other than localhost. Defaults to false. */
  readonly allowInsecureHttp?: boolean;
}

/** The options of one call. */
export interface CallOptions {
  /** Ends the call, waits between attempts included. */
  readonly signal?: AbortSignal | undefined;
  /** How long one attempt may take, in milliseconds. Defaults to the client's. */
  readonly timeout?: number | undefined;
  /** When to retry; options that are left out are those of the client. `false` disables retries. */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * Sent with each attempt, in addition to the client's own; `Authorization` is always the account's. In any form that
   * `new Headers` takes.
   */
  readonly headers?: NonNullable<RequestInit["headers"]> | undefined;
}

/** How to retry network failures, timeouts and the statuses 429, 502, 503 and 504. */
export interface RetryOptions {
  /** How many retries a call may take. Defaults to 2. */
  readonly limit?: number;
  /**
   * How long to wait before a retry, in milliseconds, in addition to the wait that the server asks for. Defaults to a
   * random time: 250 to 500, then 500 to 1000, and so on up to 4000 to 8000.
   */
  readonly backoff?: (retry: number) => number;
  /** The longest wait, in milliseconds. If the server asks for more, its response is the result. Defaults to 60 000. */
  readonly maxDelay?: number;
  /** Called before each wait. */
  readonly onRetry?: (retry: Retry) => void;
}

/** A request and its outcome, without credentials. */
export interface Attempt {
  readonly operation: string;
  readonly method: string;
  /** The path of the request, without the query. */
  readonly path: string;
  /** 1 for the first of a call. */
  readonly attempt: number;
  /** When it began, in milliseconds since the UNIX epoch. */
  readonly start: number;
  /** How long it took, in milliseconds, response body included. */
  readonly duration: number;
  /** Of the response; `undefined` if there was none. */
  readonly status: number | undefined;
  /**
   * Why there was no usable response: a `NoResponseError`, or an error of `fetch` that shows a mistake in the program.
   */
  readonly error: unknown;
}

/** A retry that is about to happen. */
export interface Retry {
  readonly operation: string;
  /** 1 for the first retry of a call. */
  readonly retry: number;
  /** The wait before it, in milliseconds. */
  readonly delay: number;
  /** The outcome of the previous attempt: the status of the response, or why there was none. */
  readonly reason: number | NoResponseError;
  /**
   * The `code` of the error that the service sent, or that of the platform for a failed connection, such as
   * `ECONNRESET`.
   */
  readonly code: string | undefined;
}

/** A success during which parameters were ignored. */
export interface IgnoredParameters {
  readonly operation: string;
  /**
   * First the parameters that the operation does not have at the server's level, which were not sent; then those that
   * the server lists.
   */
  readonly parameters: readonly string[];
}

/**
 * The options with defaults filled in.
 *
 * @internal
 */
export interface Settings
  extends Pick<
      RuntimeOptions,
      "baseUrl" | "serverFeatureLevel" | "timeout" | "onAttempt" | "onIgnoredParameters"
    >,
    Required<Pick<RuntimeOptions, "maxResponseBytes" | "userAgent">> {
  readonly featureLevel: number;
  /** Takes an address and options, from which the platform's `fetch` creates its `Request` anyway. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly retry: Required<RetryOptions>;
}

/** A rule for the value of an option, and its words. */
export type OptionRule = readonly [isValid: (value: unknown) => boolean, rule: string];

/**
 * Whether a value is a whole number from 0 up.
 *
 * @internal
 */
export const isLevel = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isObject = (value: unknown) => Object(value) === value;
const areHeaders = (value: unknown) => {
  try {
    return isObject(value) && new Headers(value as HeadersInit) !== undefined;
  } catch {
    return false;
  }
};
const isFunction = (value: unknown) => typeof value === "function";
const isPositive = (value: unknown) => typeof value === "number" && value > 0;
const aLevel: OptionRule = [isLevel, "must be a feature level, a whole number from 0 up."];
const aFunction: OptionRule = [isFunction, "must be a function."];
const milliseconds: OptionRule = [isPositive, "must be a positive number of milliseconds."];

const checks: { readonly [Name in keyof RuntimeOptions]-?: OptionRule } = {
  baseUrl: [() => true, ""], // readBaseUrl checks it.
  featureLevel: [() => true, ""], // levelNamed checks it.
  serverFeatureLevel: aLevel,
  fetch: aFunction,
  timeout: milliseconds,
  retry: [(value) => value === false || isObject(value), "must be an object or false."],
  maxResponseBytes: [isPositive, "must be a positive number of bytes."],
  onAttempt: aFunction,
  onIgnoredParameters: [
    (value) => value === "ignore" || isFunction(value),
    'must be a function or "ignore".',
  ],
  userAgent: [
    // RFC 9110 §10.1.5: a product and its version are tokens.
    (value) => typeof value === "string" && /^[\w.!#$%&'*+^`|~-]+\/[\x20-\x7e]+$/.test(value),
    'must have the form "Name/Version".',
  ],
  allowInsecureHttp: [(value) => typeof value === "boolean", "must be true or false."],
};

const callChecks: { readonly [Name in keyof CallOptions]-?: OptionRule } = {
  signal: [isObject, "must be an AbortSignal."],
  timeout: milliseconds,
  retry: checks.retry,
  headers: [areHeaders, "must be names and values of header fields."],
};

const retryChecks: { readonly [Name in keyof RetryOptions]-?: OptionRule } = {
  limit: [isLevel, "must be a whole number from 0 up."],
  backoff: aFunction,
  maxDelay: milliseconds,
  onRetry: aFunction,
};

/**
 * Checks the options and fills in the defaults.
 *
 * @param secrets the rules for the credentials, which are required
 *
 * @throws OptionError naming the first option that is missing, unknown or unusable. No message repeats
 *   a credential.
 * @internal
 */
export function readOptions(
  options: RuntimeOptions<unknown>,
  secrets: Readonly<Record<string, OptionRule>>,
  userAgent: string,
  releases: Readonly<Record<string, number>>,
  basePath = "",
): Settings {
  const { serverFeatureLevel, fetch: ownFetch } = options;
  checkOptions(options, { ...checks, ...secrets }, secrets);
  const featureLevel = levelNamed(options.featureLevel, releases);
  if (serverFeatureLevel !== undefined && serverFeatureLevel < featureLevel) {
    throw new OptionError(
      "serverFeatureLevel",
      `is ${serverFeatureLevel}, below the "featureLevel" ${featureLevel} of the program.`,
    );
  }
  return {
    maxResponseBytes: 2 ** 26,
    userAgent,
    ...defined(options),
    featureLevel,
    fetch: ownFetch
      ? async (url, init) => ownFetch(new Request(url, init))
      : (url, init) => fetch(url, init),
    baseUrl: readBaseUrl(options.baseUrl, options.allowInsecureHttp === true, basePath),
    retry: readRetry(options.retry, {
      limit: 2,
      // Added to the wait that the server asks for, and random because many clients fail at the same time.
      backoff: (count) => (0.5 + Math.random() / 2) * Math.min(250 * 2 ** count, 8000),
      maxDelay: 60_000,
      onRetry: () => {},
    }),
  };
}

/**
 * The level of a number, or of the name of a release.
 *
 * @throws OptionError if it is neither; or a number such as 8.0, which probably means the release "8.0".
 */
function levelNamed(name: unknown, releases: Readonly<Record<string, number>>): number {
  const level = typeof name === "string" ? namedLevel(name, releases) : name;
  const isRelease = level === name && Object.hasOwn(releases, `${level}.0`);
  if (isRelease && Number(level) < Math.min(...Object.values(releases).filter(Boolean))) {
    throw new OptionError(
      "featureLevel",
      `is level ${level}, which is older than all releases. Write "${level}.0" for the release, or 0 for all servers.`,
    );
  }
  if (isLevel(level)) return level;
  const names = Object.keys(releases).join(", ");
  throw new OptionError("featureLevel", `${aLevel[1]} The releases are ${names}.`);
}

function readRetry(retry: RuntimeOptions["retry"], defaults: Settings["retry"]): Settings["retry"] {
  if (retry) checkOptions(retry, retryChecks, {}, "retry.");
  return { ...defaults, ...(retry === false ? { limit: 0 } : defined(retry ?? {})) };
}

/**
 * The settings of one call.
 *
 * @throws OptionError naming the first option that is unknown or unusable.
 * @internal
 */
export function readCallOptions(options: CallOptions, { retry }: Settings) {
  checkOptions(options, callChecks);
  return { ...options, retry: readRetry(options.retry, retry) };
}

/**
 * Checks options of a program; `undefined` is the same as left out.
 *
 * @param required has the names of those that cannot be left out
 * @param prefix stands before the name in messages
 * @throws OptionError naming the first option that is unknown, missing or unusable.
 * @internal
 */
export function checkOptions(
  options: object,
  rules: Readonly<Record<string, OptionRule>>,
  required: object = {},
  prefix = "",
): void {
  const names = Object.keys(rules);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new OptionError(prefix + unknown, describeUnknown(unknown, names));
  for (const [name, [isValid, rule]] of Object.entries(rules)) {
    const value = (options as Record<string, unknown>)[name];
    const isLeftOut = value === undefined && !(name in required);
    if (!isLeftOut && !isValid(value)) throw new OptionError(prefix + name, rule);
  }
}

/** Leaves out the properties that are `undefined`. */
function defined<T extends object>(options: T): T {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as T;
}

/**
 * A server's address without a final slash, checked. No message repeats the address, which may hold a secret.
 *
 * @throws OptionError if it is not an http or https address, has credentials, a query or a fragment, or would send
 *   credentials over plain http to another host.
 * @internal
 */
export function readBaseUrl(baseUrl: string, allowInsecureHttp: boolean, basePath = ""): string {
  const refuse = (problem: string) => {
    throw new OptionError("baseUrl", problem);
  };
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined || !["http:", "https:"].includes(url.protocol)) {
    return refuse('must be an http or https address, for example "https://chat.example.com".');
  }
  if (url.username || url.password) {
    return refuse("contains credentials. Pass them as options of their own.");
  }
  // An empty query or fragment shows only in the text, not in the parsed URL.
  if (/[?#]/.test(baseUrl)) return refuse("must not have a query or a fragment.");
  // "/api" and "/api/v1" of "/api/v1"
  const begins = basePath.split("/").map((_, at, steps) => steps.slice(0, at + 1).join("/"));
  if (begins.some((begin) => begin !== "" && url.pathname.replace(/\/$/, "").endsWith(begin))) {
    return refuse(`must end before "${begins[1]}", because the client adds this path.`);
  }
  if (url.protocol === "http:" && !allowInsecureHttp && !isLoopback(url.hostname)) {
    return refuse(
      'would send credentials over plain http. Use https, or set "allowInsecureHttp" to true.',
    );
  }
  return url.origin + url.pathname.replace(/\/$/, "");
}
