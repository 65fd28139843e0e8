/** Keeps credentials out of what is thrown. */
// @ts-nocheck

export interface Redactor {
  /** The text without credentials. */
  text(text: string): string;
  /** The cause itself or, where it mentions or carries credentials, an error that does not. */
  cause(cause: unknown): unknown;
}

/** A redactor of these secrets. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const text = (text: string) =>
    secrets.reduce((clean, secret) => clean.replaceAll(secret, "[redacted]"), text);

  // A Request carries them in its headers, where no property shows.
  const holds = (value: unknown, depth: number): boolean =>
    typeof value === "string"
      ? text(value) !== value
      : typeof value === "object" &&
        value !== null &&
        (value instanceof Request ||
          value instanceof Headers ||
          (depth > 0 &&
            Object.getOwnPropertyNames(value).some((name) =>
              holds((value as Record<string, unknown>)[name], depth - 1),
            )));

  return {
    text,
    cause: (cause) => (holds(cause, 4) ? new Error(text(String(cause))) : cause),
  };
}
