import { existsSync } from "node:fs";
import { basename, extname } from "node:path";
import { wrongUsage } from "../../../node/failure.ts";
import { displayPath } from "../../../node/package-root.ts";
import { areOrdered, compareReleases, ordered } from "../../levels/release-order.ts";

interface NamedFile {
  readonly file: string;
  readonly level: number;
  /** The release; the level as a text, if the version has only a number. */
  readonly release: string;
}

/**
 * Reads the files of a command line, lowest level first. Each is `FILE@LEVEL`, `FILE@RELEASE` or `FILE@LEVEL=RELEASE`, or
 * has its level or release in the name of the file or of its git revision: `2024-06-01.yaml`, `rooms-v1.10.3.yaml` and
 * `v1.2:api/openapi.yaml` have releases, `10-rooms.yaml` a level. Releases without levels get those from `first` up. If
 * all are dates or all are numbers, they are sorted (1.9 before 1.10); otherwise they keep the order of the command line.
 *
 * @throws Failure with exit code 2 if a name is missing or used twice, or some files have releases or levels and others
 *   none.
 */
export function namedFiles(words: readonly string[], first = 1): NamedFile[] {
  const named = words.map(nameOf);
  needAll(named, "release", "FILE@RELEASE");
  const [{ release = undefined } = {}] = named;
  if (release !== undefined && named.some(({ level }) => level !== undefined)) {
    needAll(named, "level", "FILE@LEVEL=RELEASE");
  }
  const names = named.flatMap((one) => one.release ?? []);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined)
    throw wrongUsage(`Two versions have the release ${twice}. Rename one of them.`);
  if (areOrdered(names)) {
    named.sort((one, other) => compareReleases(one.release ?? "", other.release ?? ""));
  }
  const versions = named.map(({ file, level, release }, index) => {
    const own = level ?? first + index;
    return { file, level: own, release: release ?? `${own}` };
  });
  versions.sort((one, other) => one.level - other.level);
  for (const [index, { file, level }] of versions.entries()) {
    const previous = versions[index - 1];
    if (previous?.level !== level) continue;
    throw wrongUsage(
      `${previous.file} and ${file} both have level ${level}. Give one of them another level, as in ${file}@${level + 1}.`,
    );
  }
  return versions;
}

/** @throws Failure if only some versions have a level or release. */
function needAll(named: readonly Named[], what: "level" | "release", form: string): void {
  const without = named.filter((one) => one[what] === undefined);
  if (without.length === 0 || without.length === named.length) return;
  const files = without.map(({ file }) => displayPath(file)).join(", ");
  throw wrongUsage(
    `Some versions have no ${what}: ${files}. Give each version a ${what}, oldest first, as in ${form}.`,
  );
}

/** The level or release in a file name; a number at its beginning is a level. */
const namePatterns = [
  new RegExp(`^(?:${ordered})(?![a-z\\d.])`, "i"),
  /^\d+/,
  new RegExp(`(?<![a-z\\d.])(?:${ordered})$`, "i"),
];

interface Named {
  readonly file: string;
  readonly level?: number;
  readonly release?: string;
}

function nameOf(word: string): Named {
  const [, file = word, named] = existsSync(word) ? [] : (/^(.+)@([^@/\\]+)$/.exec(word) ?? []);
  const [, revision = ""] = /^([^:]+):/.exec(file) ?? []; // A git revision, as in `v1.2:api/openapi.yaml`.
  const stems = [basename(file, extname(file)), basename(revision)];
  const found = stems.flatMap((stem) => namePatterns.flatMap((form) => form.exec(stem)?.[0] ?? []));
  const name = named ?? found[0];
  if (name === undefined) {
    if (revision === "" && !existsSync(file)) throw wrongUsage(`${word} does not exist.`);
    throw wrongUsage(
      `${word} has no level. Begin the file name with the level, or write ${word}@LEVEL, ${word}@RELEASE or ${word}@LEVEL=RELEASE.`,
    );
  }
  const [, number = "", release] = /^(\d+)(?:=(.+))?$/.exec(name) ?? [];
  const level = Number(number);
  if (number === "" || !Number.isSafeInteger(level)) return { file, release: name };
  return { file, level, ...(release !== undefined && { release }) };
}
