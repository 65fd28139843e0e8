import { InvalidResponseError } from "./errors.ts";
import type { ErrorBody, Refusal, Success } from "./result.ts";
import type { Call } from "./send.ts";

/** A body that says that all went well (sources §4). */
export interface SuccessBody {
  readonly result: "success";
  readonly ignored_parameters_unsupported?: readonly string[];
}

/**
 * Whether the service did it: success is what both the status and the body's `result` call so, and an
 * error is what `result` calls so.
 *
 * @throws InvalidResponseError where the body is empty, no JSON object or without a known `result`, or
 *   where status and body contradict each other.
 */
export function judge(
  operation: string,
  call: Call,
  response: Response,
  body: unknown,
): Success<SuccessBody> | Refusal<ErrorBody> {
  const { status } = response;
  const invalid = (problem: string, cause?: unknown) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const excerpt = (text ?? "").slice(0, 200);
    return new InvalidResponseError(operation, problem, { status, excerpt, cause });
  };
  let answer = body;
  if (typeof body === "string" && body !== "") {
    try {
      answer = JSON.parse(body);
    } catch {
      // The cause would repeat the body. `excerpt` tells enough.
      throw invalid("the answer is not JSON");
    }
  }
  if (answer === undefined || answer === "") throw invalid("the answer is empty");
  const { attempts, mayHaveTakenEffect } = call;
  const { result } = Object(answer) as { result?: unknown };
  if (result === "success" && response.ok) {
    const data = answer as SuccessBody;
    return { ok: true, data, error: undefined, response, attempts };
  }
  if (result === "error") {
    const error = answer as ErrorBody;
    return { ok: false, data: undefined, error, response, attempts, mayHaveTakenEffect, operation };
  }
  throw invalid(
    result === "success"
      ? "the body says success and the status does not"
      : "the answer does not say whether it is a success",
  );
}
