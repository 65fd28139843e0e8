// Gives changes that are written at `next` their level.

import { readArguments, wholeNumber } from "../base/arguments.ts";
import { Failure, wrongly } from "../base/failure.ts";
import { commandLine, shown } from "../base/home.ts";
import { needPeers } from "../base/peers.ts";
import { tell } from "../base/steps.ts";
import { readWholeText } from "../base/text-file.ts";
import { featureLevels } from "../toolkit/levels/index.ts";
import { bundledSpecification } from "../toolkit/read/bundled-specification.ts";
import { readersOf } from "../toolkit/read/openapi-version.ts";
import { replaceFiles } from "./new-file.ts";
import { foldersNote, specificationOf, specOption } from "./places.ts";

export async function numberChanges(words: readonly string[]): Promise<void> {
  const options = readArguments(words, {
    usage: commandLine("number", "--level LEVEL", "[options]"),
    about: `Gives the changes that an annotated specification has at the level \`next\` the level LEVEL, in the registry and in
each mark. Everything else in its files stays as it is.`,
    options: {
      ...specOption,
      level: { value: "LEVEL", does: "the level, above all others" },
      name: {
        value: "NAME",
        does: "only the entry of the registry with this name, and the marks that name it",
      },
      release: {
        value: "RELEASE",
        does: "the release of entries that have none (default: LEVEL)",
      },
    },
    notes: foldersNote,
  });
  if (options === undefined) return;
  const { spec, name } = options;
  if (options.level === undefined) throw wrongly("--level is missing: name the level.");
  const level = wholeNumber("level", options.level, { min: 1 });
  const specification = specificationOf(spec);
  needPeers("number", ...readersOf(specification), "yaml");
  const registry = featureLevels(await bundledSpecification(specification));
  const waiting = registry.filter((entry) => entry["x-next"] === true);
  if (!waiting.some((entry) => name === undefined || entry.name === name)) {
    const names = waiting.map((entry) => entry.name).join(", ") || "none";
    throw wrongly(`${shown(specification)} has no such entry at \`next\`: it has ${names}.`);
  }
  // `next` is read as the level above all that the registry and the releases have.
  const highest = Math.min(...waiting.map((entry) => entry.level)) - 1;
  if (level <= highest) {
    throw wrongly(`${shown(specification)} goes up to level ${highest}: name a later one.`);
  }
  // Both load peers.
  const { filesOf } = await import("../toolkit/read/references.ts");
  const { numberedText } = await import("../toolkit/write/numbered-text.ts");
  const numbering = { level, name, release: options.release ?? `${level}` };
  const read = new Map<string, string>();
  const texts = new Map<string, string>();
  let places = 0;
  for (const file of await filesOf(specification)) {
    const before = readWholeText(file);
    const made = numberedText(file, before, numbering);
    if (made.unnamed > 0 && waiting.length > 1) {
      throw new Failure(
        `${shown(file)}: ${made.unnamed} marks at \`next\` name no entry: add \`name\` to each, as ${waiting.map((entry) => entry.name).join(", ")} are at \`next\`.`,
      );
    }
    places += made.places;
    if (made.text === before) continue;
    read.set(file, before);
    texts.set(file, made.text);
  }
  replaceFiles(texts, read);
  tell(`${shown(specification)}: level ${level} is in ${places} places now.`);
}
