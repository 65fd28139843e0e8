// `declare` keeps the fields out of the emitted code: the constructors set all of them.

/** An option of `createClient`, or of one call, that cannot be used. */
export class OptionError extends Error {
  override readonly name = "OptionError";
  declare readonly option: string;

  constructor(option: string, problem: string) {
    super(`Option "${option}" ${problem}`);
    this.option = option;
  }
}

/** An argument that is missing or cannot be sent exactly. Nothing was sent. */
export class ArgumentError extends Error {
  override readonly name = "ArgumentError";
  declare readonly operation: string;
  declare readonly argument: string;

  constructor(operation: string, argument: string, problem: string, cause?: unknown) {
    super(`${operation}: argument "${argument}" ${problem}`, { cause });
    this.operation = operation;
    this.argument = argument;
  }
}

/** The server is known not to have the operation. Nothing was sent. */
export class UnsupportedOperationError extends Error {
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
    const problem = serverLevel < level ? `needs ${bound}` : `is gone from ${bound} on`;
    super(`${operation} ${problem}; the server has feature level ${serverLevel}.`);
    this.operation = operation;
    this.neededLevel = level;
    this.neededRelease = release;
    this.serverLevel = serverLevel;
  }
}

/** The server is older than the lowest level that the program supports. */
export class ServerTooOldError extends Error {
  override readonly name = "ServerTooOldError";
  /** The client's `featureLevel`. */
  declare readonly featureLevel: number;
  declare readonly serverLevel: number;

  constructor(featureLevel: number, serverLevel: number) {
    super(
      `This program needs feature level ${featureLevel}; the server has feature level ${serverLevel}.`,
    );
    this.featureLevel = featureLevel;
    this.serverLevel = serverLevel;
  }
}

/** A call of `supports` needs the server's feature level, which is not known yet. */
export class NotConnectedError extends Error {
  override readonly name = "NotConnectedError";

  constructor(feature: string) {
    super(
      `supports("${feature}") depends on the server: await client.connect() first, or give "serverFeatureLevel".`,
    );
  }
}

/**
 * A call to which the service did not respond. The subclasses give the reason. `cause` is the original error, or a copy
 * of its text, code and causes if it holds more than plain data. The service may have carried out the request.
 */
export abstract class NoAnswerError extends Error {
  declare readonly operation: string;

  constructor(operation: string, problem: string, cause?: unknown) {
    super(`${operation}: ${problem}`, { cause });
    this.operation = operation;
  }
}

/** The connection could not be made, or broke before the response was complete. */
export class NetworkError extends NoAnswerError {
  override readonly name = "NetworkError";
  /** The error code of the platform, for example `ECONNREFUSED`; `undefined` in browsers. */
  declare readonly code: string | undefined;
  /** Whether retries are useless because a certificate or the set-up of the program is wrong. */
  declare readonly isLasting: boolean;

  constructor(operation: string, host: string, cause: unknown) {
    const code = codeOf(cause);
    super(operation, `the network failed: ${code === undefined ? "" : `${code} `}${host}`, cause);
    this.code = code;
    this.isLasting = code !== undefined && lasting.test(code);
  }
}

/**
 * The error codes for untrusted certificates (Node.js, "TLS", X509 certificate error codes), servers without TLS, and
 * values from which no request can be made (Node.js, "Errors"; undici, "Errors").
 */
const lasting =
  /CERT|CRL_|^UNABLE_TO_|HOSTNAME_MISMATCH|PATH_LENGTH|^(?:(?:UND_)?ERR_)?INVALID_|SSL_WRONG_VERSION/;

function codeOf(error: unknown): string | undefined {
  const { code, cause }: { readonly code?: unknown; readonly cause?: unknown } = Object(error);
  if (typeof code === "string") return code;
  return cause === undefined ? undefined : codeOf(cause);
}

/** No complete response came in time. */
export class TimeoutError extends NoAnswerError {
  override readonly name = "TimeoutError";
  /** In milliseconds. */
  declare readonly timeout: number;

  constructor(operation: string, timeout: number) {
    super(operation, `no complete response within ${timeout} ms.`);
    this.timeout = timeout;
  }
}

/** The caller's `signal` ended the call; `cause` is its reason. */
export class AbortError extends NoAnswerError {
  override readonly name = "AbortError";

  constructor(operation: string, cause: unknown) {
    super(operation, "aborted by the caller.", cause);
  }
}

/** The server redirects the request. Nothing was sent to the new address. */
export class RedirectError extends NoAnswerError {
  override readonly name = "RedirectError";
  /** 0 if the platform hides it, as browsers do. */
  declare readonly status: number;
  /** The header `Location`; `undefined` if there is none or the platform hides it. */
  declare readonly location: string | undefined;

  constructor(operation: string, status: number, location: string | undefined) {
    super(
      operation,
      `the server redirects${location === undefined ? "" : ` to ${location}`}, which is not followed. Does "baseUrl" name the server itself?`,
    );
    this.status = status;
    this.location = location;
  }
}

/** A response that is not from the service, for example the page of a gateway. */
export class InvalidResponseError extends NoAnswerError {
  override readonly name = "InvalidResponseError";
  declare readonly status: number;
  /** The first 200 characters of the body. */
  declare readonly excerpt: string;
  /** The header `Retry-After`, unparsed; `null` if there was none. */
  declare readonly retryAfter: string | null;

  constructor(
    operation: string,
    problem: string,
    status: number,
    excerpt = "",
    retryAfter: string | null = null,
  ) {
    super(operation, `${problem} (status ${status}).`);
    this.status = status;
    this.excerpt = excerpt;
    this.retryAfter = retryAfter;
  }
}
