import { InvalidResponseError } from "./errors.ts";
import type { ErrorBody, Refusal, Success } from "./result.ts";
import type { Call } from "./send.ts";

/** A body that says that all went well (sources §4). */
export interface SuccessBody {
  readonly result: "success";
  readonly ignored_parameters_unsupported?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether the service did it: success is what both the status and the body's `result` call so, and an
 * error is what `result` calls so.
 *
 * @throws InvalidResponseError where the body is empty, no JSON object or without a known `result`, or
 *   where status and body contradict each other.
 */
export function readResult(
  operation: string,
  call: Call,
  response: Response,
  body: unknown,
): Success<SuccessBody & Fields> | Refusal<ErrorBody> {
  const invalid = (problem: string) =>
    new InvalidResponseError(
      operation,
      problem,
      response.status,
      excerptOf(body),
      response.headers.get("Retry-After"),
    );
  if (body === undefined || body === "") throw invalid("the answer is empty");
  let answer = body;
  if (typeof body === "string") {
    try {
      answer = JSON.parse(body);
    } catch {
      // The cause would repeat the body. `excerpt` tells enough.
      throw invalid("the answer is not JSON");
    }
  }
  const { attempts, mayHaveTakenEffect } = call;
  // What `result` says of a body is believed: servers add fields, and an answer of theirs is no failure.
  const said: (SuccessBody & Fields) | ErrorBody | { readonly result?: never } = Object(answer);
  if (said.result === "success" && response.ok) {
    return { ok: true, data: said, error: undefined, response, attempts };
  }
  if (said.result === "error") {
    const error = said;
    return { ok: false, data: undefined, error, response, attempts, mayHaveTakenEffect, operation };
  }
  throw invalid(
    said.result === "success"
      ? "the body says success and the status does not"
      : "the answer does not say whether it is a success",
  );
}

/** How a body begins; nothing of one that is nested deeper than `JSON.stringify` can go. */
function excerptOf(body: unknown): string {
  try {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return (text ?? "").slice(0, 200);
  } catch {
    return "";
  }
}
