import { commandLine } from "../../base/home.ts";

const generateCommand = (isOwn: boolean, ...words: readonly string[]) =>
  commandLine("generate", ...(isOwn ? [] : ["--spec", "FILE"]), ...words);

/** `generated/README.md`: what the folder is and what to do with it, for whoever opens it first. */
export const readme = ({ withSandbox }: { readonly withSandbox: boolean }): string => `# Generated

Made from the specification by \`${commandLine("generate")}\`; never edited, committed with the change that caused
it. \`${generateCommand(withSandbox, ...(withSandbox ? [] : ["--out", "DIR"]), "--check")}\` names every file that is stale, missing or surplus.

| path | what it is |
| --- | --- |
| \`annotated.json\` | the specification in one file, with the marks of all feature levels |
| \`types/from-<N>.d.ts\` | TypeScript types that hold for every server from level N up; each stands once, where it begins |
| \`types/shared.d.ts\` | what those files are made of, by spans of levels: not to be imported |
| \`operations.gen.ts\` | the operations as data: parameters, encodings, errors, levels |
| \`feature-levels.gen.ts\` | the registry of feature levels, the boundaries and the history |
| \`client.gen.ts\` | what the client may count on from each level up |
| \`schemas.gen.ts\` | what servers send, by the names of the schemas, from each level up |
${withSandbox ? sandboxRow : ""}| \`changes.md\`, \`changes.json\` | the change log by feature level |
| \`levels.lock\` | what released levels say, as digests, where the specification names releases: \`${commandLine("generate", "--thaw", "LEVEL")}\` corrects a fact of one |
| \`made-files.txt\` | the list of these files: a folder with others in it is not replaced |
| \`docs/\` | the documentation site, where \`${commandLine("docs")}\` has made it; not committed |

The modules import nothing from outside this folder, so it can be used wherever it lies.

The plain OpenAPI 3.1 document of a server of level N is \`${generateCommand(withSandbox, "--level", "N")}\`, a mock of it
\`${commandLine("mock", ...(withSandbox ? [] : ["--spec", "FILE"]), "--level", "N")}\`.

A client of every server from level N up is openapi-fetch with the types of that level:

\`\`\`ts
import createClient from "openapi-fetch";
import type { PathsFrom } from "./client.gen.js";

const client = createClient<PathsFrom[N]>({ baseUrl: "http://127.0.0.1:4010" });
\`\`\`
`;

const sandboxRow = `| \`sandbox.gen.js\` | what the sandbox goes by: operations, examples, and who judges requests |
| \`forms.gen.ts\` | what the forms of Try it show: the arguments of each operation, with their examples |
`;
