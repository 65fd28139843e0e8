import { resolve } from "node:path";
import { requireFile } from "../../../node/command-options.ts";
import { explainError, Failure } from "../../../node/failure.ts";
import { fileAtRevision, type GitRevision, textAtRevision } from "../../../node/git.ts";
import { requirePeers } from "../../../node/optional-peers.ts";
import { displayPath } from "../../../node/package-root.ts";
import { log } from "../../../node/progress.ts";
import { readText } from "../../../node/read-text-file.ts";
import { lostReferences, referencesInExtensions } from "../../document/component-references.ts";
import { childrenOf, type ObjectKind } from "../../document/grammar.ts";
import { type JsonObject, listIn, type OpenApiDocument } from "../../document/json.ts";
import { registryKey } from "../../levels/annotation.ts";
import { checkVersion, upgraded } from "../../read/openapi-version.ts";
import { parsed } from "../../read/yaml-text.ts";
import type { Version } from "../inference-input.ts";
import { repairDefinitions } from "../near-definitions.ts";
import { repairVersion } from "../repair-version.ts";
import { nameComponents } from "../unify-component-names.ts";
import { namedFiles } from "./version-file-names.ts";

export interface VersionFile extends Version {
  readonly file: string;
  readonly release: string;
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
  const versions: VersionFile[] = [];
  // One after another, because each may be large.
  for (const named of namedFiles(words, first)) {
    versions.push({ ...named, document: await readPlain(named.file) });
  }
  return versions;
}

const mostLines = 5;

/**
 * Corrects mistakes of versions that no annotated document may have (`repairVersion`), gives renamed components their
 * newest names, and reports each correction once on stderr, with its versions. The files do not change.
 *
 * @param known returns another document of the same level, to correct like it. Defaults to none.
 */
export function repairVersions(
  versions: readonly VersionFile[],
  known: (version: VersionFile) => readonly OpenApiDocument[] = () => [],
): void {
  const files = new Map<string, string[]>();
  // The newest first, so that older ones get what it has.
  for (const [index, version] of [...versions.entries()].reverse()) {
    const near = [...versions.entries()]
      .filter(([other]) => other !== index)
      .sort(([one], [other]) => Math.abs(one - index) - Math.abs(other - index) || other - one)
      .map(([, { document }]) => document);
    const others = known(version);
    const like = others[0] ?? versions[index + 1]?.document;
    const found = [
      ...repairVersion(version.document, [...others, ...near]),
      ...(like === undefined ? [] : nameComponents(version.document, like)),
    ];
    for (const { pointer, what } of found)
      listIn(files, `${pointer}: ${what}`).push(displayPath(version.file));
  }
  const lines = [...files].map(([correction, [first, ...others]]) => {
    const also = others.length === 0 ? "" : ` (also in ${others.join(", ")})`;
    return `${first}${correction}${also}.`;
  });
  inFew(lines, "corrections").forEach(log);
}

/** The first lines of many that say the same of different places, and how many more of these there are. */
function inFew(lines: readonly string[], things: string): readonly string[] {
  const more = lines.length - mostLines;
  return more > 0
    ? [...lines.slice(0, mostLines), `${more} more ${things} of the same kind.`]
    : lines;
}

/**
 * Reads a plain document from a file, YAML or JSON, also of a Git revision, as in `v1.2:openapi.yaml`. Bundles several
 * files, and converts older versions to OpenAPI 3.1, which is reported on stderr.
 *
 * @throws Failure with exit code 2 if there is no such file; with 1 for other reasons, such as a missing package.
 */
export async function readPlain(word: string): Promise<JsonObject> {
  const revised = await fileAtRevision(word);
  if (revised === undefined) requireFile(word);
  const name = revised === undefined ? displayPath(word) : word;
  try {
    return await plainIn(name, revised?.file ?? resolve(word), revised?.revision);
  } catch (error) {
    throw explainError(error, name);
  }
}

async function plainIn(name: string, file: string, revision?: GitRevision): Promise<JsonObject> {
  const text = revision === undefined ? readText(file) : await textAtRevision(file, revision);
  const document = await parsed(name, text);
  checkVersion(name, document);
  if (registryKey in document) {
    throw new Failure(
      `${name}#/${registryKey}: this document has annotations already. Name plain documents.`,
    );
  }
  const isInOnePiece =
    !refersToFiles(document, "document") && referencesInExtensions(document).length === 0;
  const whole = await upgraded(
    name,
    isInOnePiece ? document : await inOnePiece(name, file, revision),
    (text) => void process.stderr.write(text),
  );
  const [first, ...others] = repairDefinitions(whole);
  if (first !== undefined) {
    const more = others.length === 0 ? "" : ` and ${others.length} more`;
    log(
      `${name}: the \`$defs\` of schemas are now components, as the references require: ${first}${more}.`,
    );
  }
  const lost = lostReferences(whole).map(({ pointer, $ref, where }) => {
    const isApart = /^#\/(\$defs|definitions)\//.test($ref);
    const remedy = isApart ? ". Put the target in `components/schemas`, and refer to it there" : "";
    return `${name}${pointer}: \`$ref: ${$ref}\` ${where}${remedy}.`;
  });
  if (lost.length > 0) throw new Failure(inFew(lost, "references"));
  return whole;
}

async function inOnePiece(name: string, file: string, revision?: GitRevision): Promise<JsonObject> {
  requirePeers(`${name}, which refers to other files,`, "@redocly/openapi-core", "ajv");
  return (await import("../../read/bundle.ts")).bundlePlain(file, revision);
}

function refersToFiles(node: JsonObject, kind: ObjectKind): boolean {
  if (typeof node.$ref === "string" && !node.$ref.startsWith("#")) return true;
  return childrenOf(node, kind).some((child) => refersToFiles(child.node, child.kind));
}
