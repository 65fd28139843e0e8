import { requirePeers } from "../node/optional-peers.ts";
import { log } from "../node/progress.ts";
import { textFor, writersOf } from "../toolkit/read/yaml-text.ts";
import { documentWithNotes } from "../toolkit/text/change-notes.ts";
import { isNewFile, requireCreatable, writeNewFile } from "../toolkit/write/create-file.ts";
import { levelOption } from "./level-option.ts";
import { documentOf, readersFor } from "./specification-options.ts";

/**
 * Writes the plain document of a level or release to a new file or to stdout.
 *
 * @throws Failure with exit code 2 if there is no such level, or the file exists with other contents.
 */
export async function generateLevel(
  named: string,
  { spec, out }: { readonly spec: string | undefined; readonly out: string | undefined },
): Promise<void> {
  if (out !== undefined) requireCreatable(out);
  const file = out ?? "level.json";
  requirePeers("generate", ...readersFor(spec), ...writersOf(file));
  const document = await documentOf(spec);
  const level = levelOption("level", named, document.releases);
  log(document.nameOf(level));
  const text = await textFor(file, documentWithNotes(document, level));
  if (out === undefined) process.stdout.write(text);
  else if (isNewFile(out, text)) writeNewFile(out, text);
}
