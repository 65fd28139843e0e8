import { commandLine } from "../../base/home.ts";

/** Files and options that only some specifications have. */
export interface Extras {
  /** The options for making the folder again, which the README names. Defaults to `--spec FILE`. */
  readonly options?: readonly string[];
  /** Whether there are types of exactly each level. Defaults to no. */
  readonly isExact?: boolean;
  /** Descriptions of the files of `addFiles`, by path. Defaults to none. */
  readonly added?: Readonly<Record<string, string>>;
}

/** `generated/README.md`: describes the folder. */
export const readme = ({
  options = ["--spec", "FILE"],
  added = {},
  isExact = false,
}: Extras): string => `# Generated

Made from the specification by \`${commandLine("generate")}\`. Do not edit; commit with the change of the specification. \`${commandLine("generate", ...options, ...(options.length > 0 ? ["--out", "DIR"] : []), ...(isExact ? ["--exact"] : []), "--check")}\` lists stale, missing and surplus files.

| path | contents |
| --- | --- |
| \`annotated.json\` | the specification in one file, with the marks of all feature levels |
| \`types/from-<N>.d.ts\` | TypeScript types that hold for every server from level N up; each is declared once, in the file of its first level |
| \`types/shared.d.ts\` | the parts of those files; do not import it |
${isExact ? exactRows : ""}| \`operations.gen.ts\` | the operations as data: parameters, encodings, errors, levels |
| \`feature-levels.gen.ts\` | the registry of feature levels, the boundaries and the history |
| \`client.gen.ts\` | what a client can use from each level up |
| \`contract.gen.ts\` | the operations and types in one value, for \`createClientFor\` |
| \`schemas.gen.ts\` | what servers send from each level up, by the names of the schemas |
${rowsOf(added)}| \`changes.md\` | the change log by feature level |
| \`levels.lock\` | digests of released levels; \`${commandLine("generate", "--thaw", "LEVEL")}\` allows a correction |
| \`made-files.txt\` | the list of these files; a folder with other files is not replaced |
| \`docs/\` | the documentation site, made by \`${commandLine("docs")}\`; not committed |

The modules import nothing from outside this folder, so you can move it.

The plain OpenAPI 3.1 document of a server of level N is \`${commandLine("generate", ...options, "--level", "N")}\`, a mock of it
\`${commandLine("mock", ...options, "--level", "N")}\`.

openapi-fetch with the types of level N is a client of every server from that level up. Put a release in quotation
marks: \`PathsFrom["8.0"]\`.

\`\`\`ts
import createClient from "openapi-fetch";
import type { PathsFrom } from "./client.gen.js";

const client = createClient<PathsFrom[N]>({ baseUrl: "http://127.0.0.1:4010" });
\`\`\`
`;

const exactRows = `| \`types/at-<N>.d.ts\`, \`types/shared-at.d.ts\` | the types of servers of exactly level N |
| \`paths-at.gen.ts\` | \`PathsAt\`: their operations by path, by level or release |
`;

const rowsOf = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .map(([path, what]) => `| \`${path}\` | ${what} |\n`)
    .join("");
