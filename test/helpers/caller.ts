import type { SentArgument } from "../../src/toolkit/document/arguments.ts";

/** A response with its body. */
export interface Read {
  readonly status: number;
  /** Parsed if it is JSON. */
  // Tests access any part and compare it with a whole value.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any;
  readonly headers: Headers;
}

/** Where requests go: a sandbox's `fetch`, or the global one. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Sends a request as a user of the default organization, whose keys are `<name>-key`. */
export type Caller = (
  method: string,
  path: string,
  fields?: Record<string, string>,
) => Promise<Read>;

/** A caller with the credentials of a user, by the name before the `@`; without a name, with none. */
export function callerOf(fetch: Fetch, name?: string, origin = "http://sandbox"): Caller {
  return async (method, path, fields) => {
    const answer = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers:
        name === undefined ? {} : { authorization: basic(`${name}@example.com:${name}-key`) },
      ...(fields === undefined ? {} : { body: new URLSearchParams(fields) }),
    });
    const { status, headers } = answer;
    const text = await answer.text();
    // Servers send a 405 as HTML, though its body is JSON (sources §10.11).
    return { status, body: /^[{"]/.test(text) ? JSON.parse(text) : text, headers };
  };
}

/** The unread events of a caller's queue. */
export const eventsOf = async (caller: Caller, queue_id: string) =>
  (await caller("GET", `events?queue_id=${queue_id}&last_event_id=-1&dont_block=true`)).body.events;

/** Saves a draft with this text for a caller, and returns its ID. */
export async function savedDraft(caller: Caller, content = "New"): Promise<number> {
  const draft = { type: "", to: [], topic: "", content };
  return (await caller("POST", "drafts", { drafts: JSON.stringify([draft]) })).body.ids[0];
}

/** The moment at which the clocks of tests begin. */
export const newYear = Date.UTC(2026, 0, 1);

/** The value of an `Authorization` header. */
export const basic = (credentials: string): string => `Basic ${btoa(credentials)}`;

/** Arguments as `application/x-www-form-urlencoded`. */
export function encodedFields(given: readonly SentArgument[]): URLSearchParams {
  return new URLSearchParams(given.map(({ name, text }) => [name, text]));
}

/**
 * Resolves when a request has begun to wait for an event. It counts turns of the event loop: on a busy machine, a time
 * passes before a request has had its turns.
 */
export async function waitForRequest(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
}
