// Work on versions of an API in a separate thread (src/base/thread.ts); arguments and results are data.

import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Failure, wrongly } from "../base/failure.ts";
import { shown } from "../base/home.ts";
import { step, tell } from "../base/steps.ts";
import type { AddFile } from "../base/thread.ts";
import { uniform } from "../toolkit/document/uniform.ts";
import {
  boundaries,
  history,
  markedObjects,
  type OpenApiDocument,
  project,
  releases,
} from "../toolkit/levels/index.ts";
import { type Held, type InferOptions, infer } from "../toolkit/levels/infer/infer.ts";
import { withNext } from "../toolkit/levels/infer/next-version.ts";
import { possibleRenames, type Rename } from "../toolkit/levels/infer/renames.ts";
import { projectorAt } from "../toolkit/levels/projection.ts";
import { isNamedByLevel, namesOfLevels, releaseInWords } from "../toolkit/levels/releases.ts";
import { unlikePlaces } from "../toolkit/levels/unlike.ts";
import { parsed, textFor } from "./document-text.ts";
import { namingFiles, readVersions } from "./versions.ts";

/** Loaded late, because users of `infer` alone may not have installed the packages. */
const loadOthers = () => import("../toolkit/generate/thread-work.ts");

/** Makes the annotated document of several versions, and returns messages about it. */
export async function inferText(
  add: AddFile,
  files: readonly string[],
  out: string,
  prose: NonNullable<InferOptions["prose"]>,
): Promise<string[]> {
  const versions = await step(`read  ${files.length} versions`, () => readVersions(files));
  for (const one of versions.filter((one) => !isNamedByLevel(one))) {
    tell(`  level ${one.level}  ${one.release}  ${shown(one.file)}`);
  }
  const held: Held[] = [];
  const document = await step("infer, with each projection compared", () =>
    namingFiles(versions, () =>
      infer(versions, {
        prose,
        onCompare: ({ level, release = `${level}` }) =>
          tell(`  compare  ${releaseInWords({ level, release })}`),
        onHeld: (one) => held.push(one),
      }),
    ),
  );
  const newest = versions.at(-1)?.document ?? {};
  const heldLines = held.map((one) => heldLine(one, document));
  for (const line of [...heldLines, ...sizeLines(document, newest)]) tell(line);
  const text = textFor(out, document);
  // The file must equal the compared document.
  if (!isDeepStrictEqual(parsed(out, text), document)) {
    throw new Failure(
      `${shown(out)} cannot be written in YAML without changing its meaning: name a JSON file instead.`,
    );
  }
  add(out, text);
  return possibleRenames(document).map((one) => renameLine(one, document));
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** Explains why a document is much larger than its newest version: lists the largest contents of its marks. */
function sizeLines(document: OpenApiDocument, newest: OpenApiDocument): string[] {
  const ratio = sizeOf(document) / sizeOf(newest);
  if (ratio <= 1.5) return [];
  const kept = markedObjects(document)
    .flatMap(({ pointer, mark: { changes = [] } }) =>
      changes.flatMap(({ level, was }) => (was === undefined ? [] : [{ pointer, level, was }])),
    )
    .map(({ was, ...place }) => ({ ...place, size: sizeOf(was), fields: Object.keys(was) }))
    .sort((one, other) => other.size - one.size);
  return [
    `The document is ${ratio.toFixed(2)} times its newest version. The largest parts of older versions in it:`,
    ...kept
      .slice(0, 5)
      .map(
        ({ pointer, level, size, fields }) =>
          `  ${pointer} before ${nameIn(document, level)}: ${fields.join(", ")}, ${Math.ceil(size / 1000)} kB`,
      ),
  ];
}

const nameIn = (document: OpenApiDocument, level: number): string =>
  namesOfLevels([level], releases(document), boundaries(document));

const heldLine = ({ pointer, place, level }: Held, document: OpenApiDocument): string =>
  `  ${pointer} is stored whole for each version, because at ${nameIn(document, level)} marks inside it would change ${place}.`;

const renameLine = ({ level, pointer, from, to }: Rename, document: OpenApiDocument): string =>
  `${pointer}: at ${nameIn(document, level)} \`${from}\` was removed and \`${to}\`, of the same form, was added; if it is the same property, write \`replacedBy: ${to}\` and \`replaces: ${from}\`.`;

/**
 * Adds a version to the files of an annotated document, checks the result in a temporary folder, and returns the new
 * texts and messages.
 */
export async function inferInto(
  add: AddFile,
  into: string,
  words: readonly string[],
  folder: string,
): Promise<{ lines: string[]; read: ReadonlyMap<string, string> }> {
  const { bundle, bundleSilently, files } = await loadOthers();
  const file = resolve(into);
  const before = await bundle(add, file);
  const known = releases(before);
  const newest = Math.max(boundaries(before).at(-1) ?? 0, known.at(-1)?.level ?? 0);
  const versions = await step("read  1 version", () => readVersions(words, newest + 1));
  const [next] = versions as [(typeof versions)[0]];
  if (next.level <= newest) {
    throw wrongly(
      `${shown(into)} goes up to level ${newest}: name a later one, as in ${next.file}@${newest + 1}.`,
    );
  }
  const areNumbers = known.every(isNamedByLevel);
  if (isNamedByLevel(next) && !areNumbers) {
    throw wrongly(
      `${shown(into)} has named releases: name the new one, as in ${next.file}@RELEASE.`,
    );
  }
  if (known.some(({ release }) => release === next.release)) {
    throw wrongly(`${shown(into)} has the release ${next.release}: give the version another name.`);
  }
  uniform(next.document); // As `before` is.
  // A number is added to a list of releases, but begins none.
  const { release, ...numbered } = next;
  const named = isNamedByLevel(next) && known.length === 0 ? numbered : next;
  const { document, held, wrongIn } = await step("infer, with each projection compared", () =>
    namingFiles(versions, () => withNext(before, named)),
  );
  const { editedFiles } = await import("../toolkit/generate/edited-files.ts");
  const texts = editedFiles(file, before, document);
  const copyOf = (one: string) => join(folder, relative(dirname(file), one));
  for (const one of await files(add, file)) {
    mkdirSync(dirname(copyOf(one)), { recursive: true });
    const text = texts.get(one)?.is;
    if (text === undefined) copyFileSync(one, copyOf(one));
    else writeFileSync(copyOf(one), text);
  }
  const found = await step("check the result", () => bundleSilently(add, copyOf(file)));
  const wrong = [...wrongIn(found)].map(
    ([place, level]) =>
      `${shown(into)}${place}: the result would differ at ${nameIn(found, level)}; nothing was written.`,
  );
  if (wrong.length > 0) throw new Failure(wrong);
  for (const [name, { is }] of texts) add(name, is);
  const added = history(found).filter(({ level }) => level === next.level);
  const lines = [
    ...added.map(({ kind, where }) => `  ${kind}  ${where}`),
    ...held.map((one) => heldLine(one, found)),
    ...possibleRenames(found)
      .filter(({ level }) => level === next.level)
      .map((one) => renameLine(one, found)),
    `${shown(into)} now also describes ${nameIn(found, next.level)} (annotations changed: ${added.length}). All earlier levels are as before.`,
  ];
  return { lines, read: new Map([...texts].map(([name, { was }]) => [name, was])) };
}

/** Lists each place at which an annotated document differs from a version. */
export async function unlikeVersions(
  add: AddFile,
  file: string,
  files: readonly string[],
): Promise<string[]> {
  const document = await (await loadOthers()).bundle(add, file);
  const versions = await step(`read  ${files.length} versions`, () => readVersions(files));
  const known = releases(document);
  const projected = projectorAt(document);
  return versions.flatMap(({ file: name, release, ...version }) => {
    const listed = known.find((one) => one.release === release);
    if (listed === undefined && !isNamedByLevel({ release, ...version })) {
      const names = known.map((one) => one.release).join(", ");
      throw wrongly(`${shown(file)} lists no release ${release}: it has ${names}.`);
    }
    const { level } = listed ?? version;
    const found = projected(level);
    const want = project(uniform(version.document), 0);
    return unlikePlaces(want, found).map(
      (place) =>
        `${shown(name)}${place}: ${shown(file)} differs at ${releaseInWords({ level, release })}.`,
    );
  });
}
