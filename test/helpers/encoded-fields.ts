import type { GivenArgument } from "../../src/document/arguments.ts";

/** Arguments as `application/x-www-form-urlencoded` knows them. */
export function encodedFields(given: readonly GivenArgument[]): URLSearchParams {
  return new URLSearchParams(given.map(({ name, text }) => [name, text]));
}
