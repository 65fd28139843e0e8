import { origin } from "../write/output-files.ts";

/** Files that only some specifications have. */
export interface Extras {
  /** Descriptions of the files of `addFiles`, by path. Defaults to none. */
  readonly added?: Readonly<Record<string, string>>;
}

/** `generated/README.md`: describes the folder. */
export const readme = ({ added = {} }: Extras): string => `# Generated

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
