import { commandLine } from "../../base/home.ts";

/** What is made of some specifications only. */
export interface Extras {
  /** The options that make the folder again, as its README names them. Defaults to `--spec FILE`. */
  readonly options?: readonly string[];
  /** What the files are that `addFiles` of `generate` makes, by path. Defaults to none. */
  readonly added?: Readonly<Record<string, string>>;
}

/** `generated/README.md`: what the folder is, and what to do with it. */
export const readme = ({ options = ["--spec", "FILE"], added = {} }: Extras): string => `# Generated

Made from the specification by \`${commandLine("generate")}\`; never edited, committed with the change that caused
it. \`${commandLine("generate", ...options, ...(options.length > 0 ? ["--out", "DIR"] : []), "--check")}\` names every file that is stale, missing or surplus.

| path | what it is |
| --- | --- |
| \`annotated.json\` | the specification in one file, with the marks of all feature levels |
| \`types/from-<N>.d.ts\` | TypeScript types that hold for every server from level N up; each stands once, where it begins |
| \`types/shared.d.ts\` | what those files are made of, by spans of levels: not to be imported |
| \`operations.gen.ts\` | the operations as data: parameters, encodings, errors, levels |
| \`feature-levels.gen.ts\` | the registry of feature levels, the boundaries and the history |
| \`client.gen.ts\` | what the client may count on from each level up |
| \`schemas.gen.ts\` | what servers send, by the names of the schemas, from each level up |
${rowsOf(added)}| \`changes.md\` | the change log by feature level |
| \`levels.lock\` | what released levels say, as digests, where levels are released: \`${commandLine("generate", "--thaw", "LEVEL")}\` corrects a fact of one |
| \`made-files.txt\` | the list of these files: a folder with others in it is not replaced |
| \`docs/\` | the documentation site, where \`${commandLine("docs")}\` has made it; not committed |

The modules import nothing from outside this folder, so it can be used wherever it lies.

The plain OpenAPI 3.1 document of a server of level N is \`${commandLine("generate", ...options, "--level", "N")}\`, a mock of it
\`${commandLine("mock", ...options, "--level", "N")}\`.

A client of every server from level N up is openapi-fetch with the types of that level; a release is named in
quotation marks, \`PathsFrom["8.0"]\`:

\`\`\`ts
import createClient from "openapi-fetch";
import type { PathsFrom } from "./client.gen.js";

const client = createClient<PathsFrom[N]>({ baseUrl: "http://127.0.0.1:4010" });
\`\`\`
`;

const rowsOf = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .map(([path, what]) => `| \`${path}\` | ${what} |\n`)
    .join("");
