import { wrongUsage } from "../node/failure.ts";
import { log } from "../node/progress.ts";
import { type Release, readLevel } from "../toolkit/levels/releases.ts";

/** The option that chooses the level of a server to run. */
export const levelOfServer = {
  value: "LEVEL",
  does: "the feature level of the server, a number from 0 up, or a release, such as 8.0 (default: the newest release)",
} as const;

/**
 * Reads a feature level from an option: a number or the name of a release. Reports on stderr what may be unexpected.
 *
 * @throws Failure with exit code 2 if it is neither.
 */
export function levelOption(option: string, text: string, releases: readonly Release[]): number {
  try {
    const { level, note } = readLevel(text, releases);
    if (note !== undefined) log(`--${option}: ${note}.`);
    return level;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongUsage(`--${option}: ${error.message}`, error);
  }
}
