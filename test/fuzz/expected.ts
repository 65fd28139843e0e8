// Which statuses and codes the specification documents for one request.
import type { Wanted } from "../../src/service/conformance/wrong-requests/index.ts";
import {
  errorsOf,
  jsonBodyOf,
  type SpecifiedError,
  successesOf,
} from "../../src/toolkit/document/answers.ts";
import { isObject } from "../../src/toolkit/document/json.ts";
import type { Operation } from "../../src/toolkit/document/operation.ts";
import { nounOf } from "./known-ids.ts";
import type { FuzzedOperation } from "./level.ts";
import type { User } from "./organization.ts";
import type { Setup } from "./sequences.ts";

/** A status, with the code of its body where it has one. */
export type Outcome = Pick<SpecifiedError, "status" | "code">;

/** Codes common to every operation (sources §10.9, §10.10). */
const missing = "REQUEST_VARIABLE_MISSING";
const malformed = "BAD_REQUEST";

/** Statuses that HTTP keeps for causes of their own: RFC 9110 §15.5.2 and §15.5.6, RFC 6585 §4. */
const reserved = [401, 405, 429];

/** The fields that every error has (sources §7.1). */
const envelope = ["result", "code", "msg"];

/** What is documented for a request of a user to a sandbox of this setup. */
export function expectedOf(
  asked: FuzzedOperation,
  wanted: Wanted,
  user: User,
  setup: Setup,
): Outcome[] {
  const { operation } = asked;
  const isSeenFirst = ["route", "method", "credentials"].includes(wanted.is);
  const ordinary = inOrdinarySetup(asked, wanted, user);
  if (isSeenFirst || setup === "ordinary") return ordinary;
  if (setup === "deactivated organization" && operation.isAuthenticated) {
    return errorsOfExample(operation, "organization-deactivated");
  }
  return [...ordinary, ...errorsOf(operation).filter(({ status }) => status === 429)];
}

function inOrdinarySetup(asked: FuzzedOperation, wanted: Wanted, user: User): Outcome[] {
  const { operation } = asked;
  const errors = errorsOf(operation);
  const successes = successesOf(operation).map((status) => ({ status, code: undefined }));
  const ofState = errors.filter(
    ({ status, code }) => !reserved.includes(status) && code !== missing,
  );
  const ofMalformed = errors.filter(({ status, code }) => status === 400 && code === malformed);
  const ofItsOwn = errors.filter(({ code }) => code === missing);
  const ofMissing = ofItsOwn.length > 0 ? ofItsOwn : ofMalformed;
  // Who may do a thing is asked before its arguments are looked at, and no document says who may; but an
  // error with a field of its own is about an argument.
  const ofRole = user.isUnrestricted
    ? []
    : ofState.filter(({ fields }) => fields.every((name) => envelope.includes(name)));
  // Only what names something can be refused to a user who may do everything.
  const namesSomething = asked.arguments.some(({ name }) => nounOf(name) !== undefined);
  const ofRight = user.isUnrestricted && !namesSomething ? [] : ofState;
  switch (wanted.is) {
    case "accepted":
    case "same":
      return [...successes, ...ofRight];
    case "unknown":
      return nounOf(wanted.name) === undefined ? [...successes, ...ofRight] : ofState;
    case "open":
      return [...successes, ...ofState, ...ofMissing];
    case "malformed":
      return [...ofMalformed, ...ofRole];
    case "missing":
      return [...ofMissing, ...ofRole];
    case "credentials":
      return errorsOfExample(operation, wanted.example);
    case "method":
      return [{ status: 405, code: undefined }];
    case "route":
      return [{ status: 404, code: malformed }];
  }
}

/** Status and code of a named example, or any that the status 401 has. */
function errorsOfExample(operation: Operation, name: string): Outcome[] {
  const errors = errorsOf(operation);
  const named = errors.filter(({ status, code }) => {
    const example = jsonBodyOf(operation, status)?.examples.find((one) => one.name === name);
    return isObject(example?.value) && example.value.code === code;
  });
  return named.length > 0 ? named : errors.filter(({ status }) => status === 401);
}
