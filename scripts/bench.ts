// Measures speed next to comparable tools, in the same run, and prints the tables of docs/benchmarks.md.
import { oneOfWords, readArguments } from "../src/base/arguments.ts";
import { run } from "../src/base/failure.ts";
import { step } from "../src/base/steps.ts";
import { benchClient } from "./bench/client.ts";
import { benchGenerate, benchVersions } from "./bench/generate.ts";
import { machine } from "./bench/machine.ts";
import { benchSandbox } from "./bench/sandbox.ts";

/** Returns tables in Markdown; `quick` is for trying it out. */
type Bench = (options: { readonly quick: boolean }) => Promise<string>;

const benches: Readonly<Record<string, Bench>> = {
  client: benchClient,
  sandbox: benchSandbox,
  generate: benchGenerate,
  versions: benchVersions,
};
const names = Object.keys(benches);

/** Only runs on request, because it takes longer than all others together. */
const long = "versions";

await run(async (words) => {
  const options = readArguments(words, {
    usage: "npm run bench -- [options]",
    about: `Measures client, sandbox and generation next to comparable tools, and prints tables in Markdown. "versions" fetches
large public documents from the npm registry into a temporary folder (400 MB).`,
    options: {
      only: {
        value: "NAME",
        does: `one part: ${names.join(", ")}; without it, all but ${long}, which takes longer than they do`,
      },
      quick: { does: "few rounds, to check that it works" },
    },
  });
  if (options === undefined) return;
  const { only, quick } = options;
  if (only !== undefined) oneOfWords("only", only, names);
  for (const [name, bench] of Object.entries(benches)) {
    if (name !== only && (only !== undefined || name === long)) continue;
    const tables = await step(`bench  ${name}`, () => bench({ quick }));
    const day = new Date().toISOString().slice(0, 10);
    const caution = quick ? " Measured with --quick: to try out, not to rely on." : "";
    process.stdout.write(`## ${name}\n\n*${day}: ${machine()}.${caution}*\n\n${tables}\n`);
  }
});
