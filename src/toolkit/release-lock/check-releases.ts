import { existsSync, readFileSync } from "node:fs";
import { Failure } from "../../node/failure.ts";
import { committedText } from "../../node/git.ts";
import { commandLine, displayPath } from "../../node/package-root.ts";
import { log } from "../../node/progress.ts";
import { escapeInvisible, quoteForShell } from "../../universal/escape-invisible.ts";
import { isLevelIn } from "../levels/index.ts";
import { type LevelledDocument, levelled } from "../levels/levelled-document.ts";
import { json } from "../text/typescript-text.ts";
import { changesOf, commonChanges, type FrozenChange } from "./released-changes.ts";

/** An earlier edition of a document, as `generate` wrote it, and the command that writes it. */
export interface LevelsLock {
  /** The annotated document; if it does not exist, nothing is frozen. */
  readonly file: string;
  /** The arguments of `generate` that make it, which messages repeat. Defaults to none. */
  readonly words?: readonly string[];
}

/** An earlier edition, and the specification that is compared with it. */
export interface ReleasedLevels extends LevelsLock {
  readonly specification: string;
  /** Levels that may change, each with the adjacent levels that change. Defaults to none. */
  readonly thawed?: readonly number[];
}

/**
 * Compares a document with its earlier edition: what differs from the file, and from what git has committed of it, at
 * released levels is refused. Reports thawed levels on stderr.
 *
 * @throws Failure with the places that differ, or if the file is not a document.
 */
export async function checkReleasedLevels(
  document: LevelledDocument,
  { file, specification, words = [], thawed = [] }: ReleasedLevels,
): Promise<void> {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (text === "" || text === json(document.annotated)) return;
  let changes = changesOf(documentIn(file, text), document);
  if (changes.length === 0) return;
  // A new operation may be edited until it is committed, and an edit may be undone.
  const committed = await committedText(file);
  if (committed !== undefined) {
    changes = commonChanges(changes, changesOf(documentIn(file, committed), document));
  }
  const isMeant = (change: FrozenChange) => thawed.some((level) => isLevelIn([change], level));
  const lineOf = (change: FrozenChange) =>
    `${displayPath(specification)}${escapeInvisible(change.place)}: this edit changes ${document.nameOfRange(change)}.`;
  const frozen = changes.filter((change) => !isMeant(change));
  const [first] = frozen;
  if (first !== undefined) {
    const level = quoteForShell(document.releasesIn(first)[0]?.release ?? `${first.from}`);
    throw new Failure([
      ...frozen.map(lineOf),
      `${displayPath(file)} freezes released levels. Annotate the difference with a newer level. To correct a fact, run \`${commandLine("generate", ...words, "--thaw", level)}\`.`,
    ]);
  }
  for (const change of changes) log(lineOf(change));
  if (changes.length > 0) log("The correction is accepted. Describe it in the change log.");
}

function documentIn(file: string, text: string): LevelledDocument {
  try {
    return levelled(JSON.parse(text));
  } catch (error) {
    const next = "Restore the committed file";
    throw new Failure(`${displayPath(file)} is not JSON. ${next}.`, { cause: error });
  }
}
