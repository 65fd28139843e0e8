import type { GivenArgument } from "../../src/toolkit/document/arguments.ts";

/** Arguments as `application/x-www-form-urlencoded` knows them. */
export function encodedFields(given: readonly GivenArgument[]): URLSearchParams {
  return new URLSearchParams(given.map(({ name, text }) => [name, text]));
}
