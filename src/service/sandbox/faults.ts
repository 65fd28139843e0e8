import type { OperationId } from "../../../generated/operations.gen.ts";
import {
  inputChecks,
  type ServedOperation,
  servedOperations,
} from "../../../generated/sandbox.gen.js";
import { isObject } from "../../toolkit/document/json.ts";
import { type PlainAnswer, page, rateLimitHit } from "./answers.ts";
import type { RouteName } from "./asked.ts";
import {
  checkedBy,
  type InputProblem,
  InvalidInputError,
  jsonOf,
  wrongChoice,
} from "./checked-by.ts";

/** A failure that the sandbox produces for the next requests. */
export interface Fault {
  /** How many requests it applies to. Defaults to 1. */
  count?: number;
  /** Applies to requests of this operation only. Defaults to any operation. */
  operation?: OperationId | RouteName;
  /** How long the response is delayed, in milliseconds. */
  delay?: number;
  /**
   * Responds with this status without carrying out the request. The body is a gateway's page for 502, 503 and 504, the
   * server's own refusal for 429, and otherwise the specification's example of the status.
   */
  status?: number;
  /** Responds with the documented error of this code, such as `BAD_EVENT_QUEUE_ID`. Needs an `operation` that has it. */
  error?: string;
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

/** The highest number of waiting faults, to limit memory. */
const maximum = 10_000;

const check = checkedBy<Fault>("The fault", inputChecks.fault, (fault) => {
  const { delay, drop, status, error, body, retryAfter } = fault;
  if ([delay, drop, status, error].every((effect) => effect === undefined)) {
    return [{ place: "#", reason: "must have delay, status, error or drop" }];
  }
  if (error !== undefined) return problemsOfError(fault);
  const problems: InputProblem[] = [];
  const reason = "needs a status";
  if (status === undefined && body !== undefined) problems.push({ place: "#/body", reason });
  if (status === undefined && retryAfter !== undefined) {
    problems.push({ place: "#/retryAfter", reason });
  }
  return problems;
});

/** The documented errors of an operation that have a code, at any feature level. */
const codedErrors = (operation: string | undefined) =>
  servedOperations.flatMap(({ id, errors }) =>
    id === operation ? errors.filter(({ code }) => code !== undefined) : [],
  );

function problemsOfError({ error, operation, status, body }: Fault): InputProblem[] {
  if (status !== undefined || body !== undefined) {
    return [{ place: "#/error", reason: "must be alone, without status and body" }];
  }
  if (operation === undefined) return [{ place: "#/error", reason: "needs an operation" }];
  const codes = [...new Set(codedErrors(operation).map(({ code }) => code))];
  if (codes.includes(error)) return [];
  return [{ place: "#/error", reason: wrongChoice(error, codes) }];
}

const tooMany: InputProblem = {
  place: "#",
  reason: `${maximum} faults are waiting already; send requests, or reset`,
};

/** Creates an empty list of faults for the operations of these names. */
export function createFaults(operations: readonly string[]): Faults {
  let waiting: { readonly fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      const checked = jsonOf("The fault", check(fault));
      const { operation } = checked;
      if (operation !== undefined && !operations.includes(operation)) {
        const reason = wrongChoice(operation, operations);
        throw new InvalidInputError("The fault", [{ place: "#/operation", reason }]);
      }
      if (waiting.length >= maximum) throw new InvalidInputError("The fault", [tooMany]);
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

export function faultAnswer(
  { error: code, retryAfter, operation, ...given }: Fault,
  { examples }: Pick<ServedOperation, "examples">,
): PlainAnswer {
  const documented = codedErrors(operation).findLast((one) => one.code === code);
  const { status = documented?.status ?? 500, body } = given;
  const headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  if (typeof body === "string") return page(status, body, headers);
  if (body !== undefined) return { status, body, headers };
  if (status === 429) return rateLimitHit(retryAfter);
  const title = gatewayTitles[status];
  if (title !== undefined) return page(status, gatewayPage(`${status} ${title}`), headers);
  const general = status >= 500 ? "INTERNAL_SERVER_ERROR" : "BAD_REQUEST";
  const ofStatus = examples[status]?.value;
  const isOfCode = isObject(ofStatus) && [undefined, ofStatus.code].includes(code);
  const example = isOfCode ? ofStatus : examples[code ?? status]?.value;
  const error = { result: "error", msg: "Fault of the sandbox", code: code ?? general };
  return {
    status,
    body: isObject(example) ? example : error,
    headers,
  };
}

const gatewayPage = (title: string): string =>
  `<!doctype html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
