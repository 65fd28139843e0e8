// @ts-nocheck
import { isObject } from "../../src/document/json.ts";
import type { ErrorRow as OperationError } from "../../src/document/operation-row.ts";
import type { Wanted } from "./kind.ts";
import type { World } from "./steps.ts";
import { at, type Subject } from "./subject.ts";
import type { User } from "./users.ts";

/** What the specification documents for one request. */
export interface Documented {
  /** Whether it may succeed. */
  readonly success: boolean;
  /** The errors that it may meet; one without `code` in its table has none on the wire. */
  readonly errors: readonly Pick<OperationError, "status" | "code">[];
}

/** Codes common to every operation (wire-facts, "Common to every operation"). */
const missing = "REQUEST_VARIABLE_MISSING";
const malformed = "BAD_REQUEST";

/** Statuses that HTTP keeps for causes of their own: RFC 9110 §15.5.2 and §15.5.6, RFC 6585 §4. */
const reserved = [401, 405, 429];

/** What is documented for a request of a user to a server that wants so much, from the operations table. */
export function documentedFor(
  subject: Subject,
  wanted: Wanted,
  user: User,
  world: World,
): Documented {
  const isKnown = !["route", "method", "credentials"].includes(wanted.is);
  if (!isKnown || world === "ordinary") return inOrdinaryWorld(subject, wanted, user);
  const { operation } = subject;
  if (world === "deactivated organization" && operation.isAuthenticated) {
    return { success: false, errors: exampleErrors(subject, "organization-deactivated") };
  }
  const { success, errors } = inOrdinaryWorld(subject, wanted, user);
  return {
    success,
    errors: [...errors, ...operation.errors.filter(({ status }) => status === 429)],
  };
}

function inOrdinaryWorld(subject: Subject, wanted: Wanted, user: User): Documented {
  const { errors } = subject.operation;
  const ofState = errors.filter(
    ({ status, code }) => !reserved.includes(status) && code !== missing,
  );
  const ofForm = errors.filter(({ status, code }) => status === 400 && code === malformed);
  const ofMissing = errors.filter(({ code }) => code === missing);
  // Who may do a thing is asked before its parameters are looked at, and no table says who may; but an
  // error with a field of its own is about a parameter.
  const ofRole = user.isUnrestricted ? [] : ofState.filter(({ fields }) => fields.length === 0);
  switch (wanted.is) {
    case "accepted":
    case "same":
      // Only what names something can be refused to a user who may do everything.
      return {
        success: true,
        errors: user.isUnrestricted && !namesSomething(subject) ? [] : ofState,
      };
    case "refused":
      return { success: false, errors: ofState };
    case "judged":
      return { success: true, errors: [...ofState, ...ofMissing] };
    case "malformed":
      return { success: false, errors: [...ofForm, ...ofRole] };
    case "missing":
      return { success: false, errors: [...ofMissing, ...ofRole] };
    case "credentials":
      return { success: false, errors: exampleErrors(subject, wanted.example) };
    case "method":
      return { success: false, errors: [{ status: 405 }] };
    case "route":
      return { success: false, errors: [{ status: 404, code: malformed }] };
  }
}

const namesSomething = ({ parameters }: Subject): boolean =>
  parameters.some(({ noun }) => noun !== undefined);

/** Status and code of a named example among an operation's errors, or any that the status 401 has. */
function exampleErrors({ document, operation }: Subject, name: string): Documented["errors"] {
  const item = at(document, document.paths, operation.path);
  const responses = at(document, at(document, item, operation.method.toLowerCase()), "responses");
  const found = operation.errors.filter(({ status, code }) => {
    const content = at(document, at(document, responses, String(status)), "content");
    const examples = at(document, at(document, content, "application/json"), "examples");
    const value = at(document, examples, name)?.value;
    return isObject(value) && value.code === code;
  });
  return found.length > 0 ? found : operation.errors.filter(({ status }) => status === 401);
}
