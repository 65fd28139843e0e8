import { step } from "../../node/progress.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { levelledOperations } from "../levels/revisions.ts";
import { checkReleasedLevels, type ReleasedLevels } from "../release-lock/check-releases.ts";
import { json } from "../text/typescript-text.ts";
import { annotatedFile } from "../write/generated-list.ts";
import { type AddFile, origin } from "../write/output-files.ts";
import { emitChanges } from "./change-log.ts";
import { emitClient, emitPathsAt, emitSchemas } from "./client/client-types.ts";
import { emitFeatureLevels } from "./client/level-table.ts";
import { emitContract, emitOperations } from "./client/operation-table.ts";
import { emitTypes } from "./types/type-files.ts";
import { typedParts } from "./types/typed-parts.ts";

/** Files that only some specifications have. */
export interface Extras {
  /** Descriptions of the files of `addFiles`, by path. Defaults to none. */
  readonly added?: Readonly<Record<string, string>>;
}

/**
 * Makes the files of the client from an annotated bundle: the types for every server from a level up, and of servers of
 * exactly each level.
 */
export async function emitClientFiles(add: AddFile, document: LevelledDocument): Promise<void> {
  const { boundaries, at } = document;
  const reliable = await step(`documents from each of ${boundaries.length} levels up`, () =>
    document.from(typedParts("from")),
  );
  const operations = levelledOperations(reliable);
  await step("operations, client  →  operations.gen.ts, client.gen.ts, schemas.gen.ts", () => {
    add("operations.gen.ts", emitOperations(document));
    add("client.gen.ts", emitClient(document, operations));
    add("schemas.gen.ts", emitSchemas(reliable, operations));
    add("contract.gen.ts", emitContract(document));
  });
  await step("types  →  types/, paths-at.gen.ts", () => {
    add("paths-at.gen.ts", emitPathsAt(document));
    const only = typedParts("at");
    const exact = { ...at, documentAt: (level: number) => only(at.documentAt(level)) };
    for (const [path, text] of emitTypes(reliable, exact)) add(path, text);
  });
}

/** Makes the other generated files. */
export async function emitTables(
  add: AddFile,
  document: LevelledDocument,
  extras: Extras,
  released: ReleasedLevels,
): Promise<void> {
  await step("documents of each level", () => document.at);
  await step("released levels", () => checkReleasedLevels(document, released));
  await step("document, feature levels, change log", () => {
    add("README.md", readme(extras));
    add(annotatedFile, json(document.annotated));
    add("feature-levels.gen.ts", emitFeatureLevels(document));
    add("changes.md", emitChanges(document));
  });
}

/** `generated/README.md`: describes the folder. */
const readme = ({ added = {} }: Extras): string => `# Generated

${origin} Commit it with the change of the specification. With \`--check\`, the command lists stale,
missing and surplus files.

| path | contents |
| --- | --- |
| \`annotated.json\` | the specification in one file, with the annotations of all feature levels; it freezes released levels, and \`--thaw LEVEL\` allows a correction |
| \`client.gen.ts\`, \`contract.gen.ts\`, \`schemas.gen.ts\` | \`PathsFrom\` and more: what holds for every server from a level up |
| \`paths-at.gen.ts\` | \`PathsAt\`: the operations of servers of exactly one level |
| \`types/\` | the types of these files; \`types/from-<N>.d.ts\` is those from level N up |
| \`operations.gen.ts\` | the operations as data: parameters, encodings, errors, levels |
| \`feature-levels.gen.ts\`, \`changes.md\` | the registry of feature levels, the releases and the boundaries; the change log |
${rowsOf(added)}| \`made-files.txt\` | the list of these files; the command refuses a folder with other files |

The modules import nothing from outside this folder, so you can move it.
`;

const rowsOf = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .map(([path, what]) => `| \`${path}\` | ${what} |\n`)
    .join("");
