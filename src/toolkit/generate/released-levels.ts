import { existsSync, readFileSync } from "node:fs";
import { Failure } from "../../base/failure.ts";
import { commandLine, shown } from "../../base/home.ts";
import { shellQuoted } from "../../base/shown-text.ts";
import { tell } from "../../base/steps.ts";
import {
  changesOf,
  type FrozenChange,
  type Lock,
  lockOf,
  lockText,
  readLock,
} from "../levels/frozen.ts";
import { isLevelIn, type OpenApiDocument } from "../levels/index.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { registryKey, releasesKey } from "../levels/mark.ts";
import { origin } from "./text.ts";

/** A lock file, and the command that makes it. */
export interface LevelsLock {
  readonly file: string;
  /** The arguments of `generate` that make the lock, which messages repeat. Defaults to none. */
  readonly words?: readonly string[];
}

/** A lock file, and the specification that is compared with it. */
export interface ReleasedLevels extends LevelsLock {
  readonly specification: string;
  /** Levels that may change, each with the adjacent levels that change. Defaults to none. */
  readonly thawed?: readonly number[];
}

/**
 * The text of a document's lock file; `undefined` if no level is released. Reports thawed levels on stderr.
 *
 * @throws Failure with the places at which the document differs from the existing lock file at released levels, or if
 *   that file is not a lock.
 */
export function emitLock(document: LevelledDocument, released: ReleasedLevels): string | undefined {
  const lock = lockOf(document);
  const { frozen, thawed } = comparedWith(lock, document, released);
  if (frozen.length > 0) throw new Failure(frozen);
  thawed.forEach(tell);
  if (lock === undefined) return undefined;
  return `// ${origin}
// The digests of released levels: a place, its levels (without the second), the digest of its meaning. An edit that
// changes one of these lines is refused, unless \`--thaw LEVEL\` declares it the correction of a fact.
${lockText(lock)}`;
}

/**
 * Compares a document with the existing lock file.
 *
 * @throws Failure as `emitLock` does.
 */
export function checkReleased(document: LevelledDocument, released: ReleasedLevels): void {
  const { frozen } = comparedWith(lockOf(document), document, released);
  if (frozen.length > 0) throw new Failure(frozen);
}

/** The differences as lines: refused ones, with the next step, and thawed ones. */
function comparedWith(
  lock: Lock | undefined,
  { annotated, nameOfSpan, releasesIn }: LevelledDocument,
  { file, specification, words = [], thawed: meant = [] }: ReleasedLevels,
) {
  const changes = existsSync(file) ? changesOf(lockIn(file), lock, listOf(annotated)) : [];
  const isMeant = (change: FrozenChange) => meant.some((level) => isLevelIn([change], level));
  const lineOf = (change: FrozenChange, said: string) =>
    `${shown(specification)}${change.place}: ${nameOfSpan(change)} ${said}.`;
  const frozen = changes.filter((change) => !isMeant(change));
  const thawed = changes.filter(isMeant).map((change) => lineOf(change, "thawed"));
  const [first] = frozen;
  const level = first && shellQuoted(releasesIn(first)[0]?.release ?? `${first.from}`);
  return {
    frozen:
      level === undefined
        ? []
        : [
            ...frozen.map((change) => lineOf(change, "would change")),
            `Released levels are frozen in ${shown(file)}: mark the difference with a newer level or, if the edit corrects a fact, run \`${commandLine("generate", ...words, "--thaw", level)}\`.`,
          ],
    thawed: thawed.length === 0 ? [] : [...thawed, "Describe the correction in the change log."],
  };
}

/** The key of a document's list of releases or levels. */
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
