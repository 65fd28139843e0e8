/** Takes the credentials out of a text that the client itself says: a message, an address, an excerpt. */
export type Redact = (text: string) => string;

/** Shorter secrets occur in texts by chance. */
const shortest = 6;

/**
 * Replaces each secret, in capitals or small letters, as hosts are written: as it is, percent-encoded, and as a header
 * field sends it, such as the base64 of HTTP Basic. Responses stay unchanged; only parts that become texts of the
 * client are redacted.
 *
 * @param headers the values of the header fields with the credentials, without the name of a scheme
 */
export function createRedactor(secrets: readonly string[], headers: readonly string[]): Redact {
  const sent = headers.map((value) => value.replace(/^\S+ /, ""));
  const forms = [...new Set([...sent, ...secrets, ...secrets.map(encodeURIComponent)])]
    .filter(({ length }) => length >= shortest)
    .sort((one, other) => other.length - one.length)
    .map((form) => new RegExp(form.replaceAll(/[^\w]/g, "\\$&"), "gi"));
  return (text) => forms.reduce((clean, form) => clean.replaceAll(form, "[redacted]"), text);
}

/**
 * Returns an error of foreign code unchanged if it is plain data without credentials. Otherwise returns a new error
 * with only its text, `code` and causes, as other properties may hold anything.
 */
export function cleanCause(error: unknown, redact: Redact, depth = 6): unknown {
  if (isHarmless(error, redact, depth)) return error;
  const { code, cause }: { readonly code?: unknown; readonly cause?: unknown } = Object(error);
  const clean = new Error(redact(String(error)), {
    cause: depth > 0 ? cleanCause(cause, redact, depth - 1) : undefined,
  });
  return typeof code === "string" ? Object.assign(clean, { code: redact(code) }) : clean;
}

function isHarmless(value: unknown, redact: Redact, depth: number): boolean {
  const object: Readonly<Record<PropertyKey, unknown>> = Object(value);
  if (object !== value) return redact(String(value)) === String(value);
  const isPlain =
    value instanceof Error ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype;
  return (
    depth > 0 &&
    isPlain &&
    Reflect.ownKeys(object).every(
      (name) => isHarmless(name, redact, depth) && isHarmless(object[name], redact, depth - 1),
    )
  );
}

/** By response, which a copy of a refusal has too. */
const redactors = new WeakMap<Response, Redact>();

/** Remembers how to redact what an error later quotes of a refusal. */
export const quotedBy = ({ response }: { readonly response: Response }, redact: Redact): void =>
  void redactors.set(response, redact);

/** A text of a refusal as part of an error's message. */
export const quoted = ({ response }: { readonly response?: Response }, text: string): string =>
  (response && redactors.get(response)?.(text)) ?? text;
