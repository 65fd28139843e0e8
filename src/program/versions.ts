import { readFileSync } from "node:fs";
import { needFile } from "../base/arguments.ts";
import { explained, Failure } from "../base/failure.ts";
import { shown } from "../base/home.ts";
import { childrenOf, type ObjectKind } from "../toolkit/document/grammar.ts";
import { countValues, type JsonObject, mostValues, tooMany } from "../toolkit/document/json.ts";
import { judgeVersion } from "../toolkit/generate/judge-version.ts";
import { InferenceError, type Version } from "../toolkit/levels/infer/infer.ts";
import { registryKey } from "../toolkit/levels/mark.ts";
import { parsed } from "./document-text.ts";
import { namedFiles } from "./version-names.ts";

/** A version, with the file that it was read from. */
interface VersionFile extends Version {
  readonly file: string;
}

/**
 * The plain documents that a command line names (`namedFiles`), lowest level first.
 *
 * @throws Failure with exit code 2 where a level is missing, or a level or release taken, or a file is not there, and
 *   else with 1 where one holds no plain document of OpenAPI 3.1 in one piece.
 */
export function readVersions(words: readonly string[], first?: number): VersionFile[] {
  return namedFiles(words, first).map((named) => ({ ...named, document: readPlain(named.file) }));
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
