// `declare` keeps the fields out of the emitted code: the constructors set all of them.

/** Known to every copy of this module in a program. */
const ofClient = Symbol.for("error of a generated client");

/** What all errors of a client have in common. */
export abstract class ClientError extends Error {
  /** @internal */
  get [ofClient](): true {
    return true;
  }

  constructor(message: string, fields: object, cause?: unknown) {
    super(message, cause === undefined ? cause : { cause }); // `inspect` prints a cause that is undefined.
    Object.assign(this, fields);
  }

  /** The fields, with name and message, for logs in JSON. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/** An option of `createClient`, or of one call, that cannot be used. */
export class OptionError extends ClientError {
  override readonly name = "OptionError";
  declare readonly option: string;

  constructor(option: string, problem: string, cause?: unknown) {
    super(`Option "${option}" ${problem}`, { option }, cause);
  }
}

/** An argument that is missing or cannot be sent exactly. Nothing was sent. */
export class ArgumentError extends ClientError {
  override readonly name = "ArgumentError";
  declare readonly operation: string;
  declare readonly argument: string;

  constructor(operation: string, argument: string, problem: string, cause?: unknown) {
    super(`${operation}: argument "${argument}" ${problem}`, { operation, argument }, cause);
  }
}

/** The server is known not to have the operation. Nothing was sent. */
export class UnsupportedOperationError extends ClientError {
  override readonly name = "UnsupportedOperationError";
  declare readonly operation: string;
  /** The first level that has the operation (again) or, if it was removed, the first without it. */
  declare readonly neededLevel: number;
  /** The first release with that level, for example "8.0". */
  declare readonly neededRelease: string | undefined;
  declare readonly serverLevel: number;

  constructor(
    operation: string,
    { level, release }: { readonly level: number; readonly release: string | undefined },
    serverLevel: number,
  ) {
    const bound = `feature level ${level}${release === undefined ? "" : ` (release ${release})`}`;
    const problem = serverLevel < level ? `needs ${bound}` : `does not exist from ${bound} on`;
    super(`${operation} ${problem}; the server has feature level ${serverLevel}.`, {
      operation,
      neededLevel: level,
      neededRelease: release,
      serverLevel,
    });
  }
}

/** The server is older than the lowest level that the program supports. */
export class ServerTooOldError extends ClientError {
  override readonly name = "ServerTooOldError";
  /** The client's `featureLevel`. */
  declare readonly featureLevel: number;
  declare readonly serverLevel: number;

  constructor(featureLevel: number, serverLevel: number) {
    super(
      `This program needs feature level ${featureLevel}; the server has feature level ${serverLevel}.`,
      { featureLevel, serverLevel },
    );
  }
}

/** A call of `supports` needs the server's feature level, which is not known yet. */
export class NotConnectedError extends ClientError {
  override readonly name = "NotConnectedError";

  constructor(feature: string) {
    super(
      `supports("${feature}") depends on the server. Call connect() first, or set "serverFeatureLevel".`,
      {},
    );
  }
}

/**
 * A call to which the service did not respond. The subclasses give the reason. `cause` is the original error, or a copy
 * of its text, code and causes if it holds more than plain data. The service may have carried out the request.
 */
export abstract class NoResponseError extends ClientError {
  declare readonly operation: string;

  constructor(operation: string, problem: string, fields: object, cause?: unknown) {
    super(`${operation}: ${problem}`, { operation, ...fields }, cause);
  }
}

/** The connection failed, or broke before the response was complete. */
export class NetworkError extends NoResponseError {
  override readonly name = "NetworkError";
  /** The error code of the platform, for example `ECONNREFUSED`; `undefined` in browsers. */
  declare readonly code: string | undefined;
  /** Whether retries are useless because a certificate or the set-up of the program is wrong. */
  declare readonly isLasting: boolean;

  constructor(operation: string, host: string, cause: unknown, code: string | undefined) {
    const isLasting = code !== undefined && lasting.test(code);
    const named = code === undefined ? host : `${code} ${host}`;
    super(operation, `the network failed: ${named}`, { code, isLasting }, cause);
  }
}

/**
 * The error codes for untrusted certificates (Node.js, "TLS", X509 certificate error codes), servers without TLS, and
 * values that no request can have (Node.js, "Errors"; undici, "Errors").
 */
const lasting =
  /CERT|CRL_|^UNABLE_TO_|HOSTNAME_MISMATCH|PATH_LENGTH|^(?:(?:UND_)?ERR_)?INVALID_|SSL_WRONG_VERSION/;

/** The code of an error of the platform, or of its cause. */
export function platformCode(error: unknown): string | undefined {
  const { code, cause }: { readonly code?: unknown; readonly cause?: unknown } = Object(error);
  if (typeof code === "string") return code;
  return cause === undefined ? undefined : platformCode(cause);
}

/** No complete response came in time: within `timeout`, or before a signal of `AbortSignal.timeout` aborted. */
export class TimeoutError extends NoResponseError {
  override readonly name = "TimeoutError";
  /** In milliseconds; `undefined` if the caller's signal ended the call. */
  declare readonly timeout: number | undefined;

  constructor(operation: string, timeout: number | undefined, cause?: unknown) {
    const limit = timeout === undefined ? "before the signal timed out" : `within ${timeout} ms`;
    super(operation, `no complete response ${limit}.`, { timeout }, cause);
  }
}

/** The caller's `signal` ended the call; `cause` is its reason. */
export class AbortError extends NoResponseError {
  override readonly name = "AbortError";

  constructor(operation: string, cause: unknown) {
    super(operation, "aborted by the caller.", {}, cause);
  }
}

/** The error of a call that the caller's signal ended, by the reason of the signal. */
export function abortedBy(operation: string, reason: unknown): AbortError | TimeoutError {
  return Object(reason).name === "TimeoutError"
    ? new TimeoutError(operation, undefined, reason)
    : new AbortError(operation, reason);
}

/** The server redirects the request. Nothing was sent to the new address. */
export class RedirectError extends NoResponseError {
  override readonly name = "RedirectError";
  /** 0 if the platform hides it, as browsers do. */
  declare readonly status: number;
  /** The origin of the header `Location`; `undefined` without the header, or if the platform hides it. */
  declare readonly location: string | undefined;

  constructor(operation: string, status: number, location: string | undefined) {
    super(
      operation,
      `the server redirects${location === undefined ? "" : ` to ${location}`}, which the client does not follow. Is "baseUrl" the address of the server?`,
      { status, location },
    );
  }
}

/** A response that is not from the service, for example the page of a gateway. */
export class InvalidResponseError extends NoResponseError {
  override readonly name = "InvalidResponseError";
  declare readonly status: number;
  /** The first 200 characters of the body. */
  declare readonly excerpt: string;
  /** The header `Retry-After`, unparsed; `null` if there was none. */
  declare readonly retryAfter: string | null;
  /** The header `Date`, to which a date in `retryAfter` refers; `null` if there was none. */
  declare readonly date: string | null;

  constructor(
    operation: string,
    problem: string,
    status: number,
    excerpt = "",
    headers: Headers = new Headers(),
  ) {
    super(operation, `${problem} (status ${status}).`, {
      status,
      excerpt,
      retryAfter: headers.get("Retry-After"),
      date: headers.get("Date"),
    });
  }
}

/** The errors of a client by name. */
interface ClientErrors {
  readonly OptionError: OptionError;
  readonly ArgumentError: ArgumentError;
  readonly UnsupportedOperationError: UnsupportedOperationError;
  readonly ServerTooOldError: ServerTooOldError;
  readonly NotConnectedError: NotConnectedError;
  readonly NetworkError: NetworkError;
  readonly TimeoutError: TimeoutError;
  readonly AbortError: AbortError;
  readonly RedirectError: RedirectError;
  readonly InvalidResponseError: InvalidResponseError;
}

/**
 * Whether an error is a client's, or the one with this name. Unlike `instanceof`, it holds for the errors of another
 * copy of this package in the same program.
 */
export function isClientError(error: unknown): error is ClientError;
export function isClientError<Name extends keyof ClientErrors>(
  error: unknown,
  name: Name,
): error is ClientErrors[Name];
export function isClientError(error: unknown, name?: string): boolean {
  const isOurs = error instanceof Error && ofClient in error;
  return isOurs && (name === undefined || error.name === name);
}
