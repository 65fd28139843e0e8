import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { needFile } from "../base/arguments.ts";
import { explained, Failure, wrongly } from "../base/failure.ts";
import { shown } from "../base/home.ts";
import { childrenOf, type ObjectKind } from "../toolkit/document/grammar.ts";
import { countValues, type JsonObject, mostValues, tooMany } from "../toolkit/document/json.ts";
import { judgeVersion } from "../toolkit/generate/judge-version.ts";
import { InferenceError, type Version } from "../toolkit/levels/infer/infer.ts";
import { registryKey } from "../toolkit/levels/mark.ts";
import { parsed } from "./document-text.ts";

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
export function readVersions(words: readonly string[]): VersionFile[] {
  const released = words.flatMap((word) => releaseIn(word) ?? []);
  if (released.length > 0 && released.length < words.length) {
    throw wrongly("Some versions are named by releases: name all of them so, the oldest first.");
  }
  const versions = released.map((one, index) => ({ ...one, level: index + 1 }));
  const named = released.length > 0 ? versions : words.map(levelIn);
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
  return named.map((version) => ({ ...version, document: readPlain(version.file) }));
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
 * A plain document of OpenAPI 3.1 in one piece, YAML or JSON.
 *
 * @throws Failure with exit code 2 where there is no such file, and else with 1.
 */
export function readPlain(file: string): JsonObject {
  needFile(file);
  try {
    return plainIn(file);
  } catch (error) {
    throw explained(error, shown(file));
  }
}

function plainIn(file: string): JsonObject {
  const document = parsed(file, readFileSync(file, "utf8"));
  if (countValues(document) > mostValues) {
    throw new Failure(
      `${shown(file)}: with what its aliases repeat it holds ${tooMany}, or itself: write out less by \`*\`.`,
    );
  }
  judgeVersion(file, document);
  if (registryKey in document) {
    throw new Failure(
      `${shown(file)}#/${registryKey}: this document has marks already; name plain ones.`,
    );
  }
  const foreign = foreignReference(document, "document");
  if (foreign !== undefined) {
    throw new Failure(
      `${shown(file)} refers to ${foreign}: make one document of it first, as \`redocly bundle\` does.`,
    );
  }
  return document;
}

function foreignReference(node: JsonObject, kind: ObjectKind): string | undefined {
  if (typeof node.$ref === "string" && !node.$ref.startsWith("#")) return node.$ref;
  for (const child of childrenOf(node, kind)) {
    const found = foreignReference(child.node, child.kind);
    if (found !== undefined) return found;
  }
  return undefined;
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
