import type { Redact } from "./redactor.ts";

/**
 * What somebody else threw, as it is where it is plain data without credentials. Else an error with its
 * text, `code` and causes only, as there is no telling what its other properties hold.
 */
export function cleanCause(error: unknown, redact: Redact, depth = 6): unknown {
  if (isHarmless(error, redact, depth)) return error;
  const { code, cause }: { readonly code?: unknown; readonly cause?: unknown } = Object(error);
  // What parsers quote is a piece of the answer, which may begin or end inside of a credential.
  const message = error instanceof SyntaxError ? error.name : redact(String(error));
  const clean = new Error(message, {
    cause: depth > 0 ? cleanCause(cause, redact, depth - 1) : undefined,
  });
  return typeof code === "string" ? Object.assign(clean, { code: redact(code) }) : clean;
}

function isHarmless(value: unknown, redact: Redact, depth: number): boolean {
  const object: Readonly<Record<PropertyKey, unknown>> = Object(value);
  if (object !== value) return redact(String(value)) === String(value);
  if (depth === 0 || value instanceof SyntaxError) return false;
  const isPlain =
    value instanceof Error ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype;
  return (
    isPlain &&
    Reflect.ownKeys(object).every(
      (name) =>
        // Where undici puts what it could not parse.
        name !== "data" &&
        isHarmless(name, redact, depth) &&
        isHarmless(object[name], redact, depth - 1),
    )
  );
}
