import { existsSync, readFileSync } from "node:fs";
import { Failure } from "../../base/failure.ts";
import { commandLine, shown } from "../../base/home.ts";
import { shellQuoted, shownText } from "../../base/shown-text.ts";
import {
  changesOf,
  type FrozenChange,
  type Lock,
  lockOf,
  lockText,
  readLock,
} from "../levels/frozen.ts";
import { type OpenApiDocument, releases } from "../levels/index.ts";
import { registryKey } from "../levels/mark.ts";
import { releasesIn, releasesKey, runInWords } from "../levels/releases.ts";
import type { Variants } from "../levels/variants.ts";
import { origin } from "./text.ts";

/** Where a lock file is, and how it is made. */
export interface LevelsLock {
  readonly file: string;
  /** The words behind `generate` by which the lock is made of the specification: the remedy repeats them. Defaults to none. */
  readonly words?: readonly string[];
}

/** A lock file, and the specification that is compared with it. */
export interface ReleasedLevels extends LevelsLock {
  readonly specification: string;
  /** Levels that may change, each with the whole run of levels around it that changes. Defaults to none. */
  readonly thawed?: readonly number[];
}

/**
 * The text of the lock file of a document; `undefined` where no level is released. What is thawed is reported on stderr.
 *
 * @throws Failure naming the places where the document differs at released levels from the lock file that is there, or
 *   where that file is no lock.
 */
export function emitLock(
  document: OpenApiDocument,
  served: Variants,
  released: ReleasedLevels,
): string | undefined {
  const lock = lockOf(document, served);
  const { frozen, thawed } = comparedWith(lock, document, released);
  if (frozen.length > 0) throw new Failure(frozen);
  for (const line of thawed) process.stderr.write(`${shownText(line)}\n`);
  if (lock === undefined) return undefined;
  return `// ${origin}
// What each released level says: a place, its levels (the second excluded), the digest of what is said there.
// An edit that changes one of these lines is refused, unless \`--thaw LEVEL\` says that it corrects a fact.
${lockText(lock)}`;
}

/**
 * Compares a document with the lock file that is there.
 *
 * @throws Failure as `emitLock` does.
 */
export function checkReleased(document: OpenApiDocument, released: ReleasedLevels): void {
  const { frozen } = comparedWith(lockOf(document), document, released);
  if (frozen.length > 0) throw new Failure(frozen);
}

/** What differs, in lines: what is refused, with the next step, and what is not. */
function comparedWith(
  lock: Lock | undefined,
  document: OpenApiDocument,
  { file, specification, words = [], thawed: meant = [] }: ReleasedLevels,
) {
  const changes = existsSync(file) ? changesOf(lockIn(file), lock, listOf(document)) : [];
  const known = releases(document);
  const isMeant = ({ from, last }: FrozenChange) =>
    meant.some((level) => from <= level && level <= last);
  const lineOf = (change: FrozenChange, said: string) =>
    `${shown(specification)}${change.place}: ${runInWords(change, known)} ${said}.`;
  const frozen = changes.filter((change) => !isMeant(change));
  const thawed = changes.filter(isMeant).map((change) => lineOf(change, "thawed"));
  const [first] = frozen;
  const level = first && shellQuoted(releasesIn(known, first)[0]?.release ?? `${first.from}`);
  return {
    frozen:
      level === undefined
        ? []
        : [
            ...frozen.map((change) => lineOf(change, "would say something else")),
            `Released levels are frozen in ${shown(file)}: let what differs begin at a newer level. Where it corrects a fact, say so: \`${commandLine("generate", ...words, "--thaw", level)}\`.`,
          ],
    thawed: thawed.length === 0 ? [] : [...thawed, "Describe the correction in the change log."],
  };
}

/** Where a document says what is released. */
const listOf = (document: OpenApiDocument): string =>
  releasesKey in document ? releasesKey : registryKey;

function lockIn(file: string) {
  try {
    return readLock(readFileSync(file, "utf8"));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const next = "restore the file as it was committed";
    throw new Failure(`${shown(file)}: ${error.message}: ${next}.`, { cause: error });
  }
}
