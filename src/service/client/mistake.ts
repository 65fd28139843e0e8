/** As the platforms say that there was no connection: undici, Chromium, Firefox, Safari, Workers. */
const failures =
  /^(?:fetch failed|failed to fetch|load failed|terminated|the internet connection|.*network)/i;

/**
 * Whether a `fetch` threw what a program throws by mistake, such as the use of what is not there. A failure
 * of the network is a TypeError, too (Fetch §5.6), but has a cause, a code or words of its own.
 */
export function isMistake(error: unknown): boolean {
  const { name, message, cause, code }: Partial<Error & { code: unknown }> = Object(error);
  return (
    ["TypeError", "ReferenceError", "RangeError"].includes(`${name}`) &&
    (cause ?? code) === undefined &&
    !failures.test(`${message}`)
  );
}
