import { outcomes } from "../../../generated/operations.gen.ts";
import { type ErrorBody, ServiceError } from "./client-result.ts";
import type { DocumentedErrorOf, OperationOf, Operations } from "./client-types.ts";

/** The documented errors of all operations. */
type AnyProblem = {
  [Id in keyof Operations<0>]: DocumentedErrorOf<OperationOf<Id>>;
}[keyof Operations<0>];

/** The codes of the documented errors. */
export type DocumentedCode = NonNullable<AnyProblem["code"]>;

/** The errors among `E` that have, at some levels, this code; a `ServiceError` of any operation if `E` is unknown. */
type WithThisCode<E, Code> = unknown extends E
  ? E & ServiceError<WithThisCode<AnyProblem, Code>>
  : E extends ErrorBody
    ? Code extends E["code"]
      ? E
      : never
    : never;

/**
 * Whether an error of a result, or one that `unwrap` threw, is the documented one with this code. Older servers send
 * some errors without their `code`; these are recognized by their fields:
 *
 * ```ts
 * if (isErrorResult(error, "INVITATION_FAILED")) for (const [address, reason] of error.errors) console.log(address, reason);
 * ```
 */
export function isErrorResult<E, Code extends DocumentedCode>(
  error: E,
  code: Code,
): error is WithThisCode<E, Code> {
  const body: object = Object(error instanceof ServiceError ? error.error : error);
  const sent = "code" in body ? body.code : undefined;
  return (sent ?? codeByFields(body)) === code;
}

/** The code of the documented error that an error is most like, if it has fields of one. */
function codeByFields(body: object): string | undefined {
  let best: { readonly code?: string; readonly likeness: number } = { likeness: 0 };
  for (const error of Object.values(outcomes).flatMap(({ errors }) => [...errors])) {
    const shared = error.fields.filter((name) => name in body).length;
    const likeness = 2 * shared - error.fields.length;
    if ("code" in error && likeness > best.likeness) best = { code: error.code, likeness };
  }
  return best.code;
}
