import { existsSync } from "node:fs";
import { basename, extname } from "node:path";
import { wrongly } from "../base/failure.ts";
import { shown } from "../base/home.ts";
import { areOrdered, compareReleases, ordered } from "../toolkit/levels/release-order.ts";

interface NamedFile {
  readonly file: string;
  readonly level: number;
  /** The release; the level as a text, if the version has only a number. */
  readonly release: string;
}

/**
 * Reads the files of a command line, lowest level first. Each is `FILE@LEVEL` or `FILE@RELEASE`, or has its level or
 * release in the name of the file or of its git revision: `2024-06-01.yaml`, `rooms-v1.10.3.yaml` and
 * `v1.2:api/openapi.yaml` have releases, `10-rooms.yaml` a level. Releases get the levels from `first` up. If all are
 * dates or all are numbers, they are sorted (1.9 before 1.10); otherwise they keep the order of the command line.
 *
 * @throws Failure with exit code 2 if a name is missing or used twice, or some files have releases and others levels.
 */
export function namedFiles(words: readonly string[], first = 1): NamedFile[] {
  const named = words.map(nameOf);
  const released = named.flatMap(({ file, release }) =>
    release === undefined ? [] : [{ file, release }],
  );
  if (released.length > 0 && released.length < words.length) {
    const without = named.filter(({ release }) => release === undefined);
    const files = without.map(({ file }) => shown(file)).join(", ");
    throw wrongly(
      `Some versions have releases, and these have none: ${files}. Give each one a release, oldest first, as in FILE@RELEASE.`,
    );
  }
  const names = released.map(({ release }) => release);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw wrongly(`Two versions have the release ${twice}: rename one.`);
  if (areOrdered(names)) {
    released.sort((one, other) => compareReleases(one.release, other.release));
  }
  if (released.length > 0) return released.map((one, at) => ({ ...one, level: first + at }));
  const levels = named.flatMap(({ file, level }) => (level === undefined ? [] : [{ file, level }]));
  levels.sort((one, other) => one.level - other.level);
  for (const [index, { file, level }] of levels.entries()) {
    const previous = levels[index - 1];
    if (previous?.level !== level) continue;
    throw wrongly(
      `${previous.file} and ${file} both have level ${level}: give one another level, as in ${file}@${level + 1}.`,
    );
  }
  return levels.map((one) => ({ ...one, release: `${one.level}` }));
}

/** The level or release in a file name; a number at its beginning is a level. */
const said = [
  new RegExp(`^(?:${ordered})(?![a-z\\d.])`, "i"),
  /^\d+/,
  new RegExp(`(?<![a-z\\d.])(?:${ordered})$`, "i"),
];

function nameOf(word: string): { file: string; level?: number; release?: string } {
  const [, file = word, named] = existsSync(word) ? [] : (/^(.+)@([^@/\\]+)$/.exec(word) ?? []);
  const [, revision = ""] = /^([^:]+):/.exec(file) ?? []; // Of git, as in `v1.2:api/openapi.yaml`.
  const stems = [basename(file, extname(file)), basename(revision)];
  const found = stems.flatMap((stem) => said.flatMap((form) => form.exec(stem)?.[0] ?? []));
  const name = named ?? found[0];
  if (name === undefined) {
    throw wrongly(
      `${word} has no level: start the file name with it, or write ${word}@LEVEL or ${word}@RELEASE.`,
    );
  }
  const isLevel = /^\d+$/.test(name) && Number.isSafeInteger(Number(name));
  return isLevel ? { file, level: Number(name) } : { file, release: name };
}
