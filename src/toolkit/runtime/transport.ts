import type { OperationRow } from "../document/operation-row.ts";
import {
  type ArgumentsByLocation,
  encodeFields,
  encodePath,
  encodeValue,
} from "./encode-request.ts";
import type { ReadResponse } from "./read-response.ts";
import type { Redact } from "./redact.ts";
import type { Settings } from "./runtime-options.ts";
import type { CallProgress, PlainRequest, Send } from "./send-with-retries.ts";
import type { ServerLevel } from "./server-level.ts";

/** A call whose arguments are sorted by their places. */
export interface SortedCall {
  readonly operation: OperationRow;
  readonly places: ArgumentsByLocation;
  readonly signal?: AbortSignal | null | undefined;
  readonly headers?: RequestInit["headers"] | undefined;
}

/** Sends the requests of a client's methods. */
export interface Transport {
  readonly settings: Settings;
  readonly send: Send;
  readonly level: ServerLevel;
  readonly redact: Redact;
  /** Carries out a call. Replaced by `rawClient` when a program adds middleware, which reads a `Request`. */
  carry: (call: SortedCall, progress: CallProgress) => Promise<ReadResponse>;
}

/** The transport of each client. It is not a member, so that it is never printed and compilers do not compare it. */
export const transports = new WeakMap<object, Transport>();

/** The request of a call, without credentials. */
export function sentRequest(call: SortedCall, settings: Settings): PlainRequest {
  const { operation, places, signal, headers: ofCall } = call;
  const { path = {}, query = {}, header = {} } = places;
  const search = encodeFields(operation, query);
  const body = bodyOf(call);
  const headers = new Headers(ownHeaders(settings));
  if (body?.type) headers.set("Content-Type", body.type);
  for (const [name, value] of Object.entries(header))
    headers.set(name, encodeValue(operation, name, value));
  if (ofCall) for (const [name, value] of new Headers(ofCall)) headers.set(name, value);
  return {
    url: `${settings.baseUrl}${encodePath(operation, operation.path, path)}${search && `?${search}`}`,
    init: {
      ...platformInit(),
      method: operation.method,
      headers,
      ...(signal && { signal }),
      ...(body && { body: body.content }),
    },
  };
}

/** The body of a call. The platform itself gives `FormData` its type, which names a boundary. */
export function bodyOf({ operation, places: { form, json, body } }: SortedCall):
  | {
      readonly type: string | undefined;
      readonly content: NonNullable<RequestInit["body"]>;
    }
  | undefined {
  const { mediaType = "application/json" } = operation;
  if (form) {
    const type = "application/x-www-form-urlencoded";
    return { type, content: encodeFields(operation, form) };
  }
  if (json) return { type: mediaType, content: JSON.stringify(json) };
  if (!body) return undefined;
  const [whole] = Object.values(body);
  if (/x-www-form-urlencoded/.test(mediaType)) {
    return { type: mediaType, content: encodeFields(operation, Object(whole)) };
  }
  if (/[/+]json$/.test(mediaType)) return { type: mediaType, content: JSON.stringify(whole) };
  const type = whole instanceof FormData ? undefined : mediaType;
  return { type, content: whole as NonNullable<RequestInit["body"]> }; // The type guarantees it.
}

/** The headers of each request. Browsers send their own `User-Agent`; setting it needs permission of other origins. */
export const ownHeaders = ({ userAgent }: Settings): Record<string, string> =>
  isBrowser() ? {} : { "User-Agent": userAgent };

/**
 * Keeps browsers from adding cookies, and from opening a log-in window on a 401. Other runtimes do neither, and some
 * refuse the option.
 */
export const platformInit = (): RequestInit => (isBrowser() ? { credentials: "omit" } : {});

const isBrowser = () => "document" in globalThis || "importScripts" in globalThis;
