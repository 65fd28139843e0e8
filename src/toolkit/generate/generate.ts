import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { explained, Failure } from "../../base/failure.ts";
import { commandLine } from "../../base/home.ts";
import { shown } from "../../base/shown.ts";
import { step } from "../../base/steps.ts";
import { inTemporaryFolder } from "../../base/temporary.ts";
import type { AddFile } from "../../base/thread.ts";
import { boundaries, type OpenApiDocument } from "../levels/index.ts";
import { inThread } from "./in-thread.ts";
import { judgeText } from "./judge-version.ts";
import { levelsInParts } from "./level-types.ts";
import { compareOutput, type Maker, replaceable, swapOutput } from "./output.ts";
import type { Extras } from "./readme.ts";
import { countValues } from "./values.ts";

/** The site is made by the command `docs` and lies in the same folder without being part of this. */
const maker: Maker = { command: commandLine("generate"), keep: "docs" };

/** How many values a document may hold for its files to be made beside each other: of a larger one, threads fill the memory. */
const mostBeside = 100_000;

/** The types of how many levels of such a document one thread makes, which gives back its memory only when it ends. */
const mostInOne = 3;

/**
 * Makes a folder of everything that comes out of a specification with marks, or with `check` only
 * compares it. Answers the specification in one piece, with its marks.
 *
 * @throws Failure where the specification is broken, or with `check` where a file is stale, missing or
 *   surplus; with exit code 2 where the folder holds what was not made here. Nothing is written then.
 */
export async function generate({
  specification,
  folder,
  check = false,
  folders = [],
  isStrict = false,
  command = maker.command,
  addFiles,
  ...extras
}: {
  readonly specification: string;
  readonly folder: string;
  readonly check?: boolean;
  /** Where references may lead besides the folder of the specification. Defaults to nowhere. */
  readonly folders?: readonly string[];
  /** Whether what OpenAPI leaves to the author is an error. Defaults to no: a warning. */
  readonly isStrict?: boolean;
  /** What to run where the folder is stale. Defaults to the command without options. */
  readonly command?: string;
  /** Makes the files that `added` describes. Defaults to none. */
  readonly addFiles?: (document: OpenApiDocument, add: AddFile) => Promise<void>;
} & Extras): Promise<OpenApiDocument> {
  const start = performance.now();
  judgeText(specification);
  if (!check) replaceable(folder, maker); // Before the work that would be in vain.
  const source = [specification, folders, isStrict] as const;
  const document = await inThread("bundle", source);
  const isLarge = countValues(document) > mostBeside;
  const parts = isLarge
    ? Math.ceil(boundaries(document).length / mostInOne)
    : Math.max(1, availableParallelism() - 1); // Of the threads one makes the rest.
  // Each file is put aside as it comes: all texts of a large document at once are hundreds of megabytes.
  const { changed, size } = await inTemporaryFolder("generate", async (aside) => {
    const output = new Map<string, () => string>();
    const take = (path: string, text: string) => {
      const file = join(aside, String(output.size));
      try {
        writeFileSync(file, text);
      } catch (error) {
        throw explained(error, shown(file)); // The system names no place for a full disk.
      }
      output.set(path, () => readFileSync(file, "utf8"));
    };
    const last = check ? undefined : folder;
    const works = [
      async () => {
        await inThread("rest", [document, extras], take);
        await addFiles?.(document, take);
      },
      ...levelsInParts(document, parts).map(
        (levels) => () => inThread("types", [document, levels, last], take),
      ),
    ];
    if (isLarge) for (const work of works) await work();
    else await Promise.all(works.map((work) => work()));
    const problems = Object.entries(await compareOutput(folder, output, maker)).flatMap(
      ([state, paths]) =>
        paths.map((path: string) => `${shown(folder)}/${path} is ${state}: run \`${command}\`.`),
    );
    if (check && problems.length > 0) throw new Failure(problems.sort().join("\n"));
    const size = output.size + 1; // With the list of them.
    if (problems.length > 0) {
      await step(`write  ${size} files  →  ${shown(folder)}/`, () =>
        swapOutput(folder, output, maker),
      );
    }
    return { changed: problems.length, size };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const state = changed > 0 ? `${changed} files changed` : "up to date";
  process.stderr.write(`${shown(folder)}/: ${size} files, ${state}, ${seconds} s\n`);
  return document;
}
