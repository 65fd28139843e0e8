import { existsSync } from "node:fs";
import { basename } from "node:path";
import { Failure, wrongly } from "../base/failure.ts";
import { shown } from "../base/home.ts";
import { InferenceError, type Version } from "../toolkit/levels/infer/infer.ts";
import { readPlain } from "./plain-document.ts";

/** A version, with the file that it was read from. */
interface VersionFile extends Version {
  readonly file: string;
}

/**
 * The plain documents that a command line names, lowest level first: `FILE@LEVEL`, or a file whose name
 * begins with its level. Or all as `FILE@RELEASE`, the oldest first: these have the levels 1, 2, 3 and so on.
 *
 * @throws Failure with exit code 2 where a level is missing, or a level or release taken, or a file is not there, and
 *   else with 1 where one holds no plain document of OpenAPI 3.1 in one piece.
 */
export async function readVersions(words: readonly string[]): Promise<VersionFile[]> {
  const released = words.flatMap((word) => releaseIn(word) ?? []);
  if (released.length > 0 && released.length < words.length) {
    throw wrongly("Some versions are named by releases: name all of them so, the oldest first.");
  }
  const inOrder = released.map((one, index) => ({ ...one, level: index + 1 }));
  const named = released.length > 0 ? inOrder : words.map(levelIn);
  named.sort((one, other) => one.level - other.level);
  for (const [index, { file, level }] of named.entries()) {
    const previous = named[index - 1];
    if (previous?.level !== level) continue;
    throw wrongly(
      `${previous.file} and ${file} are both of level ${level}: name another, as in ${file}@${level + 1}.`,
    );
  }
  const names = released.map(({ release }) => release);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw wrongly(`Two versions are of release ${twice}: name another.`);
  const versions: VersionFile[] = [];
  // One after the other: each may be large.
  for (const version of named) {
    versions.push({ ...version, document: await readPlain(version.file) });
  }
  return versions;
}

/** The release that a word names behind a file; digits are a level. */
function releaseIn(word: string): { readonly file: string; readonly release: string } | undefined {
  const [, file = "", release = ""] = /^(.+)@([^@/\\]+)$/.exec(word) ?? [];
  return release === "" || /^\d+$/.test(release) || existsSync(word)
    ? undefined
    : { file, release };
}

function levelIn(word: string): { readonly file: string; readonly level: number } {
  const [, file = word, text] = /^(.+)@(\d+)$/.exec(word) ?? [];
  const level = Number(text ?? /^\d+/.exec(basename(file))?.[0] ?? Number.NaN);
  if (Number.isSafeInteger(level)) return { file, level };
  throw wrongly(
    `${word} has no level: let the name of the file begin with it, or write ${word}@LEVEL.`,
  );
}

/**
 * Does work on versions.
 *
 * @throws Failure that names the file and place where a version cannot be said by marks.
 */
export function namingFiles<Result>(versions: readonly VersionFile[], work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InferenceError)) throw error;
    const file = versions.find(({ level }) => level === error.level)?.file ?? "";
    throw new Failure(`${shown(file)}${error.pointer}: ${error.message} (level ${error.level}).`, {
      cause: error,
    });
  }
}
