import type { ErrorName } from "../../../generated/sandbox.gen.js";
import { methodsOf } from "../../toolkit/document/path-template.ts";
import type { Organization } from "./organization.ts";

/** Forbids storing a success, and the responses about methods (sources §10.22). */
const neverStored = {
  "Cache-Control": "max-age=0, no-cache, no-store, must-revalidate, private",
};

/** The headers of every success of an operation (sources §10.22). */
export const successHeaders = ({ isAuthenticated }: { readonly isAuthenticated: boolean }) =>
  isAuthenticated ? neverStored : {};

/** A status and a body, before it is a `Response`. */
export interface PlainResponse {
  readonly status: number;
  /** An object is sent as JSON, a text with the type that the headers name. */
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The error of the calling operation whose example has a name. */
export interface NamedError {
  readonly example: ErrorName;
}

/** An error in the words of an example, which each operation that gives it lists. */
export const errorNamed = (example: ErrorName): NamedError => ({ example });

/** `Response` throws if it is given a body with one of these statuses (Fetch, "null body status"). */
const withoutBody: readonly number[] = [204, 205, 304];

/** The headers and the body of a response as they are sent. */
export function responseParts({ status, body, headers }: PlainResponse): {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
} {
  if (withoutBody.includes(status)) return { headers: headers ?? {}, body: undefined };
  // A text may have come from a `Response`, which writes the names of its headers in small letters.
  if (typeof body === "string") return { headers: headers ?? {}, body };
  const type = { "Content-Type": "application/json" };
  return { headers: { ...type, ...headers }, body: JSON.stringify(body) };
}

/** A response as a `Response`; without the body if the method is HEAD. */
export function responseOf(response: PlainResponse, method: string): Response {
  const { status } = response;
  const { headers, body = null } = responseParts(response);
  return new Response(method === "HEAD" ? null : body, { status, headers });
}

const error = <Status extends number, Fields extends object>(
  status: Status,
  msg: string,
  fields: Fields,
) => ({ status, body: { result: "error" as const, msg, ...fields } });

export const success = <Fields extends object>(fields: Fields) => ({
  status: 200 as const,
  body: { result: "success" as const, msg: "" as const, ...fields },
});

/** The request cannot be fulfilled; `msg` says why. */
export const badRequest = (msg: string) => error(400, msg, { code: "BAD_REQUEST" as const });

/** Values cannot be stored. Each problem has the name of its field and a message; the first message is `msg`. */
export const invalidFields = (
  problems: readonly { readonly field: string; readonly msg: string }[],
) =>
  error(400, problems[0]?.msg ?? "", {
    code: "BAD_REQUEST" as const,
    errors: Object.fromEntries(
      problems.map(({ field }) => [
        field,
        problems.filter((one) => one.field === field).map(({ msg }) => msg),
      ]),
    ),
  });

/** The server failed (sources §19.7). */
export const internalServerError = error(500, "Internal server error", {});

/** The object that the path names does not exist. */
export const notFound = (msg: string) => error(404, msg, { code: "BAD_REQUEST" as const });

/** The queue does not exist, or no longer (sources §7). */
export const badEventQueueId = (queue_id: string) =>
  error(400, `Bad event queue ID: ${queue_id}`, { code: "BAD_EVENT_QUEUE_ID" as const, queue_id });

export interface InvitationFailure {
  readonly msg: string;
  /** The addresses that were not invited. */
  readonly errors: [address: string, reason: string, isDeactivated: boolean][];
  /** Whether the others were invited. */
  readonly sent_invitations: boolean;
}

/** Some or all of the addresses could not be invited (sources §21.6); a sandbox has no other limits. */
export const invitationFailed = (
  { msg, errors, sent_invitations }: InvitationFailure,
  { supports }: Pick<Organization, "supports">,
) =>
  error(400, msg, {
    // The specification says so too, but other errors of this status have a code at all levels.
    ...(supports("authenticationErrorCodes") && { code: "INVITATION_FAILED" as const }),
    errors,
    sent_invitations,
    license_limit_reached: false,
    daily_limit_reached: false,
  });

export const missingParameter = (name: string) =>
  error(400, `Missing '${name}' argument`, {
    code: "REQUEST_VARIABLE_MISSING" as const,
    var_name: name,
  });

/** The caller was not identified. */
export const unauthorized = (msg: string) => ({
  ...error(401, msg, { code: "UNAUTHORIZED" as const }),
  headers: { "WWW-Authenticate": 'Basic realm="zulip"' },
});

/** Refuses an identified caller, as servers did before `unauthorized` (sources §18). */
export const forbidden = (msg: string) => error(403, msg, {});

/**
 * The path does not have the method; `allowed_methods` lists those it has. The body is JSON nevertheless (sources
 * §10.11).
 */
const methodNotAllowed = (allowed_methods: readonly string[]) => ({
  ...error(405, "Method Not Allowed", { allowed_methods }),
  headers: { ...allowing(allowed_methods), ...neverStored },
});

/** The same response of a path that needs no credentials (sources §10.24). */
const emptyMethodNotAllowed = (methods: readonly string[]) => page(405, "", allowing(methods));

/** The response to OPTIONS: the methods of the path, in a header. */
const noContent = (methods: readonly string[]) => ({
  status: 204,
  body: {},
  headers: { ...allowing(methods), ...neverStored },
});

/** Requests to this path are counted apart (sources §10.14), and it refuses OPTIONS (sources §10.12). */
export const eventsPath = "/api/v1/events";

/** Methods of servers that the specification does not describe, by path (sources §10.12). */
const furtherMethods: Readonly<Record<string, readonly string[]>> = {
  "/api/v1/users/me": ["DELETE"],
};

/**
 * On public servers, the process of events answers methods that it does not have itself (sources §24.7). Its text is not
 * known.
 */
const plainMethodNotAllowed: PlainResponse = {
  status: 405,
  body: "Method Not Allowed",
  headers: { "Content-Type": "text/plain" },
};

/** The response to OPTIONS, or to a method that a path does not have; `here` are the operations of the path. */
export function withoutMethod(
  method: string,
  here: readonly {
    readonly method: string;
    readonly path: string;
    readonly isAuthenticated: boolean;
  }[],
  follow: Organization["follow"],
): PlainResponse {
  const further = here.flatMap(({ path }) => furtherMethods[path] ?? []);
  const areEvents = here.some(({ path }) => path === eventsPath);
  if (areEvents && follow === "servers" && method !== "POST") return plainMethodNotAllowed;
  // With HEAD beside GET (sources §10.11, §10.12).
  const methods = [...methodsOf(here), ...further.filter((one) => one !== method)].sort();
  if (!here.some(({ isAuthenticated }) => isAuthenticated)) return emptyMethodNotAllowed(methods);
  return method === "OPTIONS" && !areEvents ? noContent(methods) : methodNotAllowed(methods);
}

const html = { "Content-Type": "text/html; charset=utf-8" };

const allowing = (methods: readonly string[]) => ({ ...html, Allow: methods.join(", ") });

/** An HTML error page, as gateways send it. */
export const page = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) => ({ status, body, headers: { ...html, ...headers } });

/** The body of the request is longer than a sandbox reads. */
export const contentTooLarge = error(413, "Content Too Large", { code: "BAD_REQUEST" });

/** The user has sent too many requests, and may try again after `seconds`. */
export const rateLimitHit = (seconds: number | undefined) => ({
  ...error(429, "API usage exceeded rate limit", {
    code: "RATE_LIMIT_HIT" as const,
    "retry-after": seconds, // JSON leaves it out if it is undefined.
  }),
  headers: seconds === undefined ? {} : { "Retry-After": String(seconds) },
});

/** Says that the sandbox does not simulate the path of a request, and lists the operations that it simulates. */
export const notSimulatedHeader = "X-Sandbox-Not-Simulated";

/** A path that the server does not have, or a sandbox does not simulate (sources §24.4). */
export function noRoute(
  operations: readonly { readonly method: string; readonly path: string }[],
  follow: Organization["follow"],
): PlainResponse {
  const simulated = operations.map(({ method, path }) => `${method} ${path}`).join(", ");
  const { headers, ...response } =
    follow === "servers"
      ? page(404, "<!doctype html><title>Not Found</title><h1>Not Found</h1>")
      : { ...notFound("Not Found"), headers: {} };
  return { ...response, headers: { ...headers, [notSimulatedHeader]: simulated } };
}

/** Names the example that is the response, for operations without a handler. */
export const exampleHeader = "X-Sandbox-Example";
