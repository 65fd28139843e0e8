import type { OperationId } from "../../../generated/operations.gen.ts";
import {
  inputChecks,
  type ServedOperation,
  servedOperations,
} from "../../../generated/sandbox.gen.js";
import { isObject } from "../../toolkit/document/json.ts";
import { type PlainResponse, page, rateLimitHit } from "./sandbox-responses.ts";
import { type InputProblem, invalidChoice, jsonOf, validated } from "./validate-input.ts";

/** A failure that the sandbox produces for the next requests. */
export interface Fault {
  /** How many requests it applies to. Defaults to 1. */
  count?: number;
  /** Applies to requests of this operation only. Defaults to any operation. */
  operation?: OperationId;
  /** How long the response is delayed, in milliseconds. */
  delay?: number;
  /**
   * Responds with this status without carrying out the request. The body is a gateway's page for 502, 503 and 504, the
   * server's own refusal for 429, and otherwise the specification's example of the status.
   */
  status?: number;
  /** Replaces that body: an object is sent as JSON, a text as HTML. */
  body?: object | string;
  /** The header `Retry-After` of that response, in seconds. */
  retryAfter?: number;
  /**
   * Ends the connection without a response: before the request is carried out ("request"), or after it, like a response
   * that is lost on its way.
   */
  drop?: "request" | "response";
}

/** A fault dropped the connection. Like a network error of `fetch`, it is a TypeError. */
export class DroppedConnectionError extends TypeError {
  override readonly name = "DroppedConnectionError";
  constructor() {
    super("The sandbox dropped the connection, as a fault demands.");
  }
}

/** The faults that have not been used up. */
export interface Faults {
  /** @throws InvalidInputError if it is not a fault. */
  add(fault: Fault): void;
  /** The oldest fault that applies to a request of this operation; it counts as used once. */
  take(operation: string): Fault | undefined;
  /** Copies, oldest first; `count` is how many requests each still applies to. */
  pending(): Fault[];
}

const operations: readonly string[] = [...new Set(servedOperations.map(({ id }) => id))];

/** Finds what the schema cannot express. */
function problemsOfFault(fault: Fault): InputProblem[] {
  const { operation, delay, drop, status, body, retryAfter } = fault;
  const problems: InputProblem[] = [];
  if (operation !== undefined && !operations.includes(operation)) {
    problems.push({ place: "#/operation", reason: invalidChoice(operation, operations) });
  }
  if ([delay, drop, status].every((effect) => effect === undefined)) {
    problems.push({ place: "#", reason: "must have delay, status or drop" });
  }
  const reason = "needs a status";
  if (status === undefined && body !== undefined) problems.push({ place: "#/body", reason });
  if (status === undefined && retryAfter !== undefined) {
    problems.push({ place: "#/retryAfter", reason });
  }
  return problems;
}

export function createFaults(): Faults {
  let waiting: { readonly fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      const what = "The fault";
      const checked = jsonOf(
        what,
        validated<Fault>(what, inputChecks.fault, fault, problemsOfFault),
      );
      waiting.push({ fault: checked, left: checked.count ?? 1 });
    },
    take(operation) {
      const next = waiting.find(({ fault }) => (fault.operation ?? operation) === operation);
      if (next === undefined) return undefined;
      next.left -= 1;
      if (next.left === 0) waiting = waiting.filter((entry) => entry !== next);
      return next.fault;
    },
    pending: () => waiting.map(({ fault, left }) => ({ ...structuredClone(fault), count: left })),
  };
}

/** The titles of the error pages of gateways, by status. */
const gatewayTitles: Readonly<Record<number, string>> = {
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** The response of a fault with a status. */
export function faultResponse(
  status: number,
  { body, retryAfter }: Pick<Fault, "body" | "retryAfter">,
  { examples }: Pick<ServedOperation, "examples">,
): PlainResponse {
  const headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  if (typeof body === "string") return page(status, body, headers);
  if (body !== undefined) return { status, body, headers };
  if (status === 429) return rateLimitHit(retryAfter);
  const title = gatewayTitles[status];
  if (title !== undefined) return page(status, gatewayPage(`${status} ${title}`), headers);
  const code = status >= 500 ? "INTERNAL_SERVER_ERROR" : "BAD_REQUEST";
  const example = examples[status]?.value;
  const error = { result: "error", msg: "Fault of the sandbox", code };
  return { status, body: isObject(example) ? example : error, headers };
}

const gatewayPage = (title: string): string =>
  `<!doctype html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
