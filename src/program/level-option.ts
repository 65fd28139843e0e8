import { wrongly } from "../base/failure.ts";
import { levelOf, type Release } from "../toolkit/levels/releases.ts";

/**
 * Reads a feature level from an option: a number or the name of a release.
 *
 * @throws Failure with exit code 2 if it is neither.
 */
export function levelOption(option: string, text: string, releases: readonly Release[]): number {
  try {
    return levelOf(text, releases);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongly(`--${option}: ${error.message}`, error);
  }
}
