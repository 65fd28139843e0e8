import { shownText } from "../../base/shown-text.ts";

/** What an option or an argument takes. */
export interface Taken {
  /** In words, as in "rateLimit takes a whole number from 1 up". */
  readonly words: string;
  /** What `typeof` says of it. */
  readonly type: string;
  /** Whether a value of this type is within bounds. Defaults to all of them. */
  readonly isWithin?: (value: number) => boolean;
}

/** Whole numbers that are counted exactly. */
export const wholeNumberFrom = (least: number): Taken => ({
  words: `a whole number from ${least} up`,
  type: "number",
  isWithin: (value) => Number.isSafeInteger(value) && value >= least,
});

/** A time or a length of time. */
export const aTime: Taken = {
  words: "milliseconds from 0 up",
  type: "number",
  isWithin: (value) => Number.isFinite(value) && value >= 0,
};

/**
 * Passes a value that the named option or argument takes.
 *
 * @throws TypeError where it is of another type.
 * @throws RangeError where it is out of bounds.
 */
export function checkValue(name: string, value: unknown, { words, type, isWithin }: Taken): void {
  const message = `${name} takes ${words}, not ${shown(value)}.`;
  if (value === null || typeof value !== type) throw new TypeError(message);
  if (isWithin?.(value as number) === false) throw new RangeError(message); // Bounds are of numbers.
}

function shown(value: unknown): string {
  if (typeof value === "string") return shownText(`"${value}"`);
  if (typeof value === "function") return "a function";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
