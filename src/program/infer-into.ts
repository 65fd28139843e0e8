import {
  copyFileSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { explained, Failure, wrongly } from "../base/failure.ts";
import { shown } from "../base/home.ts";
import { shownText } from "../base/shown-text.ts";
import { step } from "../base/steps.ts";
import { inTemporaryFolder } from "../base/temporary.ts";
import { editedFiles } from "../toolkit/generate/edited-files.ts";
import { inThread } from "../toolkit/generate/in-thread.ts";
import { boundaries, history, releases } from "../toolkit/levels/index.ts";
import { withNext } from "../toolkit/levels/infer/next-version.ts";
import { possibleRenames } from "../toolkit/levels/infer/renames.ts";
import { heldLine, renameLine } from "./infer-lines.ts";
import { namingFiles, readVersions } from "./versions.ts";

/** Adds a version to a document with marks: all of its files are proved before one of them is written. */
export async function inferInto(into: string, words: readonly string[]): Promise<void> {
  const file = resolve(into);
  const before = await inThread("bundle", [file]);
  const known = releases(before);
  const newest = Math.max(boundaries(before).at(-1) ?? 0, known.at(-1)?.level ?? 0);
  const versions = await step("read  1 version", () => readVersions(words, newest + 1));
  const [next] = versions as [(typeof versions)[0]];
  if (next.level <= newest) {
    throw wrongly(
      `${shown(into)} goes up to level ${newest}: name a later one, as in ${next.file}@${newest + 1}.`,
    );
  }
  if (known.length > 0 && next.release === undefined) {
    throw wrongly(
      `${shown(into)} names its releases: name the new one, as in ${next.file}@RELEASE.`,
    );
  }
  if (known.some(({ release }) => release === next.release)) {
    throw wrongly(`${shown(into)} has the release ${next.release}: name the version another.`);
  }
  const { document, held, wrongIn } = await step("infer, with each projection compared", () =>
    namingFiles(versions, () => withNext(before, next)),
  );
  const texts = editedFiles(file, before, document);
  const found = await bundledWith(file, texts);
  for (const [place, level] of wrongIn(found)) {
    throw new Failure(
      `${shown(into)}${place}: what would be written says something else at level ${level}; nothing was written.`,
    );
  }
  await step(`write  ${[...texts.keys()].map(shown).join(", ")}`, () => replaceFiles(texts));
  const added = history(found).filter(({ level }) => level === next.level);
  const lines = [
    ...added.map(({ kind, where }) => `  ${kind}  ${where}`),
    ...held.map(heldLine),
    ...possibleRenames(found)
      .filter(({ level }) => level === next.level)
      .map(renameLine),
    `${shown(into)} says level ${next.level} too, in ${added.length} changes; the ${boundaries(before).length} levels before say what they said.`,
  ];
  for (const line of lines) process.stderr.write(`${shownText(line)}\n`);
}

/** What a specification would say with some of its files of another text. */
async function bundledWith(specification: string, texts: ReadonlyMap<string, string>) {
  const files = await inThread("files", [specification]);
  return inTemporaryFolder("infer", (folder) => {
    for (const file of files) {
      const copy = join(folder, relative(dirname(specification), file));
      mkdirSync(dirname(copy), { recursive: true });
      const text = texts.get(file);
      if (text === undefined) copyFileSync(file, copy);
      else writeFileSync(copy, text);
    }
    return inThread("bundle", [join(folder, basename(specification))]);
  });
}

/** Each file is the old one or the new one, whatever happens meanwhile. */
function replaceFiles(texts: ReadonlyMap<string, string>): void {
  const drafts = [...texts].map(([name, text]) => {
    const file = realpathSync(name); // A link stays one.
    return { file, text, draft: `${file}.${process.pid}.new` };
  });
  try {
    for (const { draft, file, text } of drafts) {
      writeFileSync(draft, text, { flag: "wx", mode: statSync(file).mode });
    }
    for (const { draft, file } of drafts) renameSync(draft, file);
  } catch (error) {
    throw explained(error, drafts.map(({ file }) => shown(file)).join(", "));
  } finally {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  }
}
