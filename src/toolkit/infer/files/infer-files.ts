// The work of `infer` and `verify` on versions of an API.

import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Failure, wrongUsage } from "../../../node/failure.ts";
import { displayPath } from "../../../node/package-root.ts";
import { log, step } from "../../../node/progress.ts";
import { snapshotAt } from "../../levels/index.ts";
import { describeRelease, isNamedByLevel } from "../../levels/level-names.ts";
import { levelled } from "../../levels/levelled-document.ts";
import { normalize } from "../../levels/normalize.ts";
import { areOrdered, compareReleases } from "../../levels/release-order.ts";
import { snapshots } from "../../levels/snapshot.ts";
import { bundledSpecification } from "../../read/read-specification.ts";
import { parsed, textFor } from "../../read/yaml-text.ts";
import { withNext } from "../add-version.ts";
import {
  comparableVersion,
  differingLocations,
  equalityOfVersions,
  infer,
} from "../infer-annotations.ts";
import { InferenceError } from "../inference-input.ts";
import { levelsFromTexts } from "../levels-from.ts";
import { checkInferred } from "./check-inferred.ts";
import {
  fallbackLines,
  narrowedLines,
  rewrittenLines,
  sideLines,
  sizeLines,
} from "./inference-report.ts";
import { readVersions, repairVersions, type VersionFile } from "./read-version-files.ts";

/** The text of an annotated document of several versions, checked in a temporary folder. */
export async function inferText(
  files: readonly string[],
  out: string,
  folder: string,
  pattern?: RegExp,
): Promise<string> {
  const versions = await step(`read  ${files.length} version${files.length === 1 ? "" : "s"}`, () =>
    readVersions(files),
  );
  for (const one of versions.filter((one) => !isNamedByLevel(one))) {
    log(`  level ${one.level}  ${one.release}  ${displayPath(one.file)}`);
  }
  sideLines(versions).forEach(log);
  repairVersions(versions);
  const sourceOf = (level: number) => {
    const version = versions.find((one) => one.level === level) as VersionFile;
    return { file: version.file, name: describeRelease(version) };
  };
  const { document: inferred, ...others } = await inferring(sourceOf, () =>
    infer(versions, ({ level }) => log(`  compare  ${sourceOf(level).name}`)),
  );
  const narrowed = pattern && levelsFromTexts(inferred, pattern);
  const { document } = narrowed ?? { document: inferred };
  const text = await textFor(out, document);
  // The file must equal the compared document.
  if (!isDeepStrictEqual(await parsed(out, text), document)) {
    throw new Failure(
      `${displayPath(out)} cannot be written in YAML without changing its meaning. Name a JSON file.`,
    );
  }
  const draft = join(folder, basename(out));
  writeFileSync(draft, text);
  await checkInferred(draft, versions);
  const { document: newest } = versions.at(-1) as VersionFile; // There are at least two.
  if (narrowed) narrowedLines(narrowed).forEach(log);
  const annotated = levelled(document);
  for (const line of [...fallbackLines(others, annotated), ...sizeLines(annotated, newest)])
    log(line);
  return text;
}

/**
 * Does the step that infers.
 *
 * @param sourceOf the file that a level comes from, and the name of the level in messages
 * @throws Failure with file, place and level if annotations cannot express a version.
 */
const inferring = <Result>(
  sourceOf: (level: number) => { readonly file: string; readonly name: string },
  work: () => Result,
): Promise<Result> =>
  step("infer, with each snapshot compared", work).catch((error: unknown) => {
    if (!(error instanceof InferenceError)) throw error;
    const { file, name } = sourceOf(error.level);
    const place = `${displayPath(file)}${error.pointer}`;
    throw new Failure(`${place}: ${error.message} (${name}).`, { cause: error });
  });

/**
 * Adds a version to the files of an annotated document, and checks the result in a temporary folder. Returns messages,
 * the new texts of files, and those that were read.
 */
export async function addVersion(
  into: string,
  words: readonly string[],
  folder: string,
): Promise<Readonly<Record<"texts" | "read", ReadonlyMap<string, string>>> & { lines: string[] }> {
  const file = resolve(into);
  const before = await bundledSpecification(file);
  const { releases: known, newest } = before;
  const waiting = before.registry.filter((entry) => entry["x-next"] === true);
  if (waiting.length > 0) {
    throw wrongUsage(
      `${displayPath(into)} has changes at the level \`next\`. Replace \`next\` by their level first.`,
    );
  }
  const versions = await step("read  1 version", () => readVersions(words, newest + 1));
  const [next] = versions as [(typeof versions)[0]];
  if (next.level <= newest) {
    throw wrongUsage(
      `${displayPath(into)} goes up to level ${newest}. Name a later level, as in ${next.file}@${newest + 1}.`,
    );
  }
  const areNumbers = known.every(isNamedByLevel);
  if (isNamedByLevel(next) && !areNumbers) {
    throw wrongUsage(
      `${displayPath(into)} has named releases. Name the new release, as in ${next.file}@RELEASE.`,
    );
  }
  if (known.some(({ release }) => release === next.release)) {
    throw wrongUsage(
      `${displayPath(into)} has the release ${next.release} already. Give the version another name.`,
    );
  }
  const names = [...known.map(({ release }) => release), next.release];
  const later = names.findLast((name) => compareReleases(name, next.release) > 0);
  if (later !== undefined && areOrdered(names)) {
    throw wrongUsage(
      `${displayPath(into)} has the release ${later}, which is later than ${next.release}, and --into adds only later versions. Infer the document again from all its versions.`,
    );
  }
  repairVersions(versions, () => [snapshotAt(before.annotated, newest)]);
  normalize(next.document, before.annotated); // Normalized, like `before`.
  // A number is added to a list of releases, but begins none.
  const { release, ...numbered } = next;
  const named = isNamedByLevel(next) && known.length === 0 ? numbered : next;
  const { editedFiles } = await import("../../write/edit-yaml-files.ts");
  const { filesOf } = await import("../../read/readable-files.ts");
  const sourceOf = (level: number) =>
    level === next.level
      ? { file: next.file, name: describeRelease(next) }
      : { file: into, name: before.namesOf([level]) };
  const { document, wrongIn, ...others } = await inferring(sourceOf, () => withNext(before, named));
  const edited = editedFiles(file, before.annotated, document);
  const copyOf = (one: string) => join(folder, relative(dirname(file), one));
  for (const one of await filesOf(file)) {
    mkdirSync(dirname(copyOf(one)), { recursive: true });
    const text = edited.get(one)?.is;
    if (text === undefined) copyFileSync(one, copyOf(one));
    else writeFileSync(copyOf(one), text);
  }
  await checkInferred(copyOf(file), versions);
  const { bundlePlain } = await import("../../read/bundle.ts");
  const found = levelled(normalize(structuredClone(await bundlePlain(copyOf(file)))));
  const wrong = [...wrongIn(found.annotated)].map(
    ([place, level]) =>
      `${displayPath(into)}${place}: the result would differ at ${found.namesOf([level])}, so nothing was written.`,
  );
  if (wrong.length > 0) throw new Failure(wrong);
  const added = found.history.filter(({ level }) => level === next.level);
  const versionName = found.namesOf([next.level]);
  const lines = [
    ...added.map(({ kind, where }) => `  ${kind}  ${where}`),
    ...fallbackLines(others, found),
    ...rewrittenLines(others.rewritten, found),
    edited.size === 0
      ? `${displayPath(into)} describes ${versionName} already. Nothing was written.`
      : `${displayPath(into)} now also describes ${versionName} (annotations changed: ${added.length}). Earlier levels are unchanged.`,
  ];
  const texts = new Map([...edited].map(([name, { is }]) => [name, is]));
  const read = new Map([...edited].map(([name, { was }]) => [name, was]));
  return { lines, texts, read };
}

/** Lists each place at which an annotated document differs from a version. */
export async function unlikeVersions(file: string, files: readonly string[]): Promise<string[]> {
  const { annotated, releases } = await bundledSpecification(file);
  const versions = await step(`read  ${files.length} version${files.length === 1 ? "" : "s"}`, () =>
    readVersions(files),
  );
  const projected = snapshots(annotated);
  const levelOf = ({ release, level }: VersionFile) => {
    const listed = releases.find((one) => one.release === release);
    if (listed === undefined && !isNamedByLevel({ release, level })) {
      const names = releases.map((one) => one.release).join(", ");
      throw wrongUsage(
        `${displayPath(file)} has no release ${release}. The releases are ${names}.`,
      );
    }
    return listed?.level ?? level;
  };
  repairVersions(versions, (version) => [projected(levelOf(version))]);
  const same = equalityOfVersions();
  return versions.flatMap((version) => {
    const { file: name, release } = version;
    const level = levelOf(version);
    // Operations in earlier fields of annotations get their ids only now.
    const found = normalize(structuredClone(projected(level)));
    const want = comparableVersion({ level, document: normalize(version.document, found) });
    return differingLocations(found, want, same).map(
      (place) =>
        `${displayPath(name)}${place}: ${displayPath(file)} differs at ${describeRelease({ level, release })}.`,
    );
  });
}
