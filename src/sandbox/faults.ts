import { type OperationId, operations } from "../../generated/operations.gen.ts";
import { isObject } from "../document/json.ts";
import { type PlainAnswer, rateLimitHit } from "./answers.ts";
import { checkedBy, InvalidInputError, type Problem } from "./checked-by.ts";
import type { SpecifiedOperation } from "./specification.ts";

/** What goes wrong with requests to come. */
export interface Fault {
  /** How many requests it befalls. Defaults to 1. */
  count?: number;
  /** Befalls requests of this operation only. Defaults to any operation. */
  operation?: OperationId;
  /** How long the answer is held back, in milliseconds. */
  delay?: number;
  /** Nothing is done, and this status is the answer. */
  status?: number;
  /** Seconds, for the header `Retry-After` of that answer. */
  retryAfter?: number;
  /**
   * The connection ends without an answer: before the request is carried out, or after it, as when an
   * answer is lost on its way.
   */
  drop?: "request" | "response";
}

/** Raised by `fetch` where a fault drops the connection, as a network error is. */
export class DroppedConnectionError extends TypeError {
  override readonly name = "DroppedConnectionError";
  constructor() {
    super("The sandbox dropped the connection, as a fault told it to.");
  }
}

/** Faults that wait for their requests. */
export interface Faults {
  /** @throws InvalidInputError where it is no fault. */
  add(fault: Fault): void;
  /** The fault that befalls a request of this operation, oldest first. */
  take(operation: string): Fault | undefined;
}

/** More can hardly be meant, and memory has an end. */
const maximum = 10_000;

const schema = {
  type: "object",
  additionalProperties: false,
  properties: {
    count: { type: "integer", minimum: 1 },
    operation: { enum: Object.keys(operations) },
    delay: { type: "number", minimum: 0 },
    status: { type: "integer", minimum: 200, maximum: 599 },
    retryAfter: { type: "number", minimum: 0 },
    drop: { enum: ["request", "response"] },
  },
};

const check = checkedBy<Fault>("The fault", schema, ({ delay, status, drop, retryAfter }) => {
  if (delay === undefined && status === undefined && drop === undefined) {
    return [{ place: "#", reason: "must have delay, status or drop" }];
  }
  if (retryAfter === undefined || status !== undefined) return [];
  const reason = "is of an answer with a status, and there is none";
  return [{ place: "#/retryAfter", reason }];
});

const tooMany: Problem = {
  place: "#",
  reason: `${maximum} wait already; let requests meet them, or reset`,
};

export function createFaults(): Faults {
  let waiting: { readonly fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      const checked = { ...check(fault) };
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
  };
}

/** The answer of a fault with a status: the specification's example of that status, where it has one. */
export function faultAnswer(
  { status = 500, retryAfter }: Fault,
  { examples }: SpecifiedOperation,
): PlainAnswer {
  if (status === 429) return rateLimitHit(retryAfter);
  const code = status >= 500 ? "INTERNAL_SERVER_ERROR" : "BAD_REQUEST";
  const [example] = examples(status);
  return {
    status,
    body: isObject(example?.value)
      ? example.value
      : { result: "error", msg: "Fault of the sandbox", code },
    headers: retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) },
  };
}
