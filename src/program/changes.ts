// Prints what a client of one version of an API gains and loses on another, from two plain documents.

import { readArguments } from "../base/arguments.ts";
import { wrongly } from "../base/failure.ts";
import { commandLine } from "../base/home.ts";
import { shownText } from "../base/shown-text.ts";
import { uniform } from "../toolkit/document/uniform.ts";
import { historyLine } from "../toolkit/generate/changes.ts";
import { history } from "../toolkit/levels/index.ts";
import { infer, type Version } from "../toolkit/levels/infer/infer.ts";
import { readPlain } from "./plain-document.ts";
import { namingFiles } from "./versions.ts";

const help = `
Usage: ${commandLine("changes", "A", "B")}

Prints what a client that was made for version A of an API gains and loses where a server speaks version B, as
Markdown, in the words of the change log. A and B are plain OpenAPI 3.1 documents, YAML or JSON, each in one
piece; texts, examples, tags and extensions are not compared.

Options:
  --help  show this text
`;

const sections = [
  ["Gained", ["added"]],
  ["Lost", ["removed"]],
  ["Changed", ["changed", "replaced", "behaviour"]],
] as const;

/** Prints what differs between two versions, as the change log would. */
export async function changes(words: readonly string[]): Promise<void> {
  const options = readArguments(words, help, {}, { takesFiles: true });
  if (options === undefined) return;
  const { files } = options;
  if (files.length !== 2) throw wrongly("Name two versions, as in rooms-1.yaml rooms-2.yaml.");
  const versions: (Version & { readonly file: string })[] = [];
  for (const [level, file] of files.entries()) {
    versions.push({ file, level, document: uniform(await readPlain(file)) });
  }
  const document = namingFiles(versions, () => infer(versions));
  // What the registry says is not said by anybody yet.
  const entries = history(document).map((entry) => ({ ...entry, summary: "", note: "" }));
  const parts = sections.flatMap(([heading, kinds]) => {
    const here = entries.filter(({ kind }) => kinds.some((one) => one === kind));
    const lines = here.map((entry) => `- ${shownText(historyLine(entry))}\n`);
    return lines.length === 0 ? [] : [`## ${heading}\n\n${lines.join("")}`];
  });
  process.stdout.write(parts.length === 0 ? "Nothing differs.\n" : parts.join("\n"));
}
