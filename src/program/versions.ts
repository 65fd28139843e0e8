import { keepBudget } from "../base/budget.ts";
import { Failure } from "../base/failure.ts";
import { shown } from "../base/home.ts";
import { InferenceError, type Version } from "../toolkit/levels/infer/infer.ts";
import { readPlain } from "./plain-document.ts";
import { namedFiles } from "./version-names.ts";

/** A version, with the file that it was read from. */
interface VersionFile extends Version {
  readonly file: string;
}

/**
 * Reads the plain documents of a command line (`namedFiles`), lowest level first.
 *
 * @throws Failure with exit code 2 if a level is missing, a level or release is used twice, or a file does not exist;
 *   with 1 if a file is not a valid plain document.
 */
export async function readVersions(
  words: readonly string[],
  first?: number,
): Promise<VersionFile[]> {
  keepBudget("BUDGET_LEVELS", "the versions", words.length, "leave out versions that nobody has");
  const versions: VersionFile[] = [];
  // One after another, because each may be large.
  for (const named of namedFiles(words, first)) {
    versions.push({ ...named, document: await readPlain(named.file) });
  }
  return versions;
}

/**
 * Does work on versions.
 *
 * @throws Failure with the file and place if marks cannot express a version.
 */
export function namingFiles<Result>(versions: readonly VersionFile[], work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InferenceError)) throw error;
    const version = versions.find(({ level }) => level === error.level);
    const { file = "", release = `level ${error.level}` } = version ?? {};
    throw new Failure(`${shown(file)}${error.pointer}: ${error.message} (${release}).`, {
      cause: error,
    });
  }
}
