// Makes one document with marks out of several plain versions, and proves it before it writes it.

import { isDeepStrictEqual } from "node:util";
import { readArguments } from "../base/arguments.ts";
import { Failure, wrongly } from "../base/failure.ts";
import { commandLine, shown } from "../base/home.ts";
import { needPeers } from "../base/peers.ts";
import { shownText } from "../base/shown-text.ts";
import { step } from "../base/steps.ts";
import { markedObjects, type OpenApiDocument } from "../toolkit/levels/index.ts";
import {
  type Held,
  type InferOptions,
  infer,
  type Version,
} from "../toolkit/levels/infer/infer.ts";
import { possibleRenames } from "../toolkit/levels/infer/renames.ts";
import { parsed, textFor } from "./document-text.ts";
import { heldLine, renameLine } from "./infer-lines.ts";
import { isNewFile, needPlace, writeNewFile } from "./new-file.ts";
import { namingFiles, readVersions } from "./versions.ts";

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
  if (into !== undefined) {
    if (out !== undefined) throw wrongly("--into writes to its own file: leave out --out.");
    if (files.length !== 1) throw wrongly("--into takes one version, as in 30-rooms.yaml.");
    needPeers("infer --into", "@redocly/openapi-core", "yaml");
    const { inferInto } = await import("./infer-into.ts");
    return inferInto(into, files);
  }
  const prose = proseIn(options.prose);
  if (out === undefined) throw wrongly("--out is missing: name the document to make.");
  if (files.length < 2)
    throw wrongly("Name two versions or more, as in 10-rooms.yaml 20-rooms.yaml.");
  needPlace(out);
  const versions = await step(`read  ${files.length} versions`, () => readVersions(files));
  for (const { file, level, release } of versions) {
    if (release === undefined) continue;
    process.stderr.write(`${shownText(`  level ${level}  ${release}  ${shown(file)}`)}\n`);
  }
  const held: Held[] = [];
  const document = await step("infer, with each projection compared", () =>
    namingFiles(versions, () =>
      infer(versions, {
        prose,
        onCompare: reportComparison,
        onHeld: (one) => held.push(one),
      }),
    ),
  );
  const newest = versions.at(-1)?.document ?? {};
  for (const line of [...held.map(heldLine), ...sizeLines(document, newest)]) {
    process.stderr.write(`${shownText(line)}\n`);
  }
  const text = textFor(out, document);
  // The file has to say what was compared.
  if (!isDeepStrictEqual(parsed(out, text), document)) {
    throw new Failure(
      `${shown(out)} would read otherwise than meant: name a file of JSON instead.`,
    );
  }
  const isMissing = isNewFile(out, text);
  for (const rename of possibleRenames(document)) {
    process.stderr.write(`${shownText(renameLine(rename))}\n`);
  }
  if (isMissing) await step(`write  ${shown(out)}`, () => writeNewFile(out, text));
}

function reportComparison({ level }: Version): void {
  process.stderr.write(`  compare  level ${level}\n`);
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** Of a document much larger than its newest version, what makes it so: the largest of what its marks hold. */
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
          `  ${pointer} before level ${level}: ${fields.join(", ")}, ${Math.ceil(size / 1000)} kB`,
      ),
  ];
}

function proseIn(text: string): NonNullable<InferOptions["prose"]> {
  if (text === "newest" || text === "exact") return text;
  throw wrongly(`--prose takes newest or exact, not "${text}".`);
}
