import { wrongly } from "../base/failure.ts";
import { levelOf, type Release } from "../toolkit/levels/releases.ts";

/**
 * The feature level that an option names, by its number or by the name of a release.
 *
 * @throws Failure with exit code 2 where it names none.
 */
export function levelOption(option: string, text: string, releases: readonly Release[]): number {
  try {
    return levelOf(text, releases);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongly(`--${option}: ${error.message}`, error);
  }
}
