// Makes one document with marks out of several plain versions, and proves it before it writes it.

import { readArguments } from "../base/arguments.ts";
import { wrongly } from "../base/failure.ts";
import { commandLine, shown } from "../base/home.ts";
import { needPeers } from "../base/peers.ts";
import { shownText } from "../base/shown-text.ts";
import { step } from "../base/steps.ts";
import { inTemporaryFolder } from "../base/temporary.ts";
import { inProgramThread } from "./in-thread.ts";
import { isNewFile, needPlace, replaceFiles, writeNewFile } from "./new-file.ts";

const help = `
Usage: ${commandLine("infer", "FILE...", "--out", "ANNOTATED", "[options]")}
       ${commandLine("infer", "NEXT", "--into", "ANNOTATED")}

Makes one document with marks out of plain OpenAPI 3.1 documents, one a version of an API, so that the projection
of each level says the same as its version. It compares them all before it writes; where one differs whatever
marks say, it names the version and the place, and writes nothing. Properties that may be one under another name
are named, and left to you.

FILE is YAML or JSON, and says what it is a version of: FILE@LEVEL, or a file whose name begins with its feature
level, as in 10-rooms.yaml. Or all are named by releases, FILE@RELEASE or a file with a date or a version in its
name, as in 2024-06-01.yaml, rooms-v1.10.3.yaml: these get the levels 1, 2, 3 and so on, in their order.

With --into, adds one version to ANNOTATED, a document that such a run made and people have edited: its comments, orders,
names, texts, files and references stay, and only what is new is marked. All levels of before and the new one are
compared before anything is written.

Options:
  --into FILE   the document with marks to add a version to
  --out FILE    the document to make, YAML or JSON by its name; a file that is there stays as it is
  --prose WHAT  newest: texts, examples, tags and extensions are those of the newest version;
                exact: they are marked too (default: newest)
  --help        show this text
`;

/** Writes the document that says what several versions say. */
export async function inferMarks(words: readonly string[]): Promise<void> {
  const known = {
    into: { type: "string" },
    out: { type: "string" },
    prose: { type: "string", default: "newest" },
  } as const;
  const options = readArguments(words, help, known, { takesFiles: true });
  if (options === undefined) return;
  const { files, out, into } = options;
  const texts = new Map<string, string>();
  const addText = (file: string, text: string) => void texts.set(file, text);
  const tell = (lines: readonly string[]) => {
    for (const line of lines) process.stderr.write(`${shownText(line)}\n`);
  };
  if (into !== undefined) {
    if (out !== undefined) throw wrongly("--into writes to its own file: leave out --out.");
    if (files.length !== 1) throw wrongly("--into takes one version, as in 30-rooms.yaml.");
    needPeers("infer --into", "@redocly/openapi-core", "yaml");
    const { lines, read } = await inTemporaryFolder("infer", (folder) =>
      inProgramThread("inferInto", [into, files, folder], addText),
    );
    await step(`write  ${[...texts.keys()].map(shown).join(", ")}`, () =>
      replaceFiles(texts, read),
    );
    return tell(lines);
  }
  const prose = proseIn(options.prose);
  if (out === undefined) throw wrongly("--out is missing: name the document to make.");
  if (files.length < 2)
    throw wrongly("Name two versions or more, as in 10-rooms.yaml 20-rooms.yaml.");
  needPlace(out);
  const renames = await inProgramThread("inferText", [files, out, prose], addText);
  const text = texts.get(out) ?? "";
  const isMissing = isNewFile(out, text);
  tell(renames);
  if (isMissing) await step(`write  ${shown(out)}`, () => writeNewFile(out, text));
}

function proseIn(text: string): "newest" | "exact" {
  if (text === "newest" || text === "exact") return text;
  throw wrongly(`--prose takes newest or exact, not "${text}".`);
}
