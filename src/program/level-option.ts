import { wrongly } from "../base/failure.ts";
import { tell } from "../base/steps.ts";
import { type Release, readLevel } from "../toolkit/levels/releases.ts";

/**
 * Reads a feature level from an option: a number or the name of a release. Reports on stderr what may be unexpected.
 *
 * @throws Failure with exit code 2 if it is neither.
 */
export function levelOption(option: string, text: string, releases: readonly Release[]): number {
  try {
    const { level, note } = readLevel(text, releases);
    if (note !== undefined) tell(`--${option}: ${note}.`);
    return level;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongly(`--${option}: ${error.message}`, error);
  }
}
