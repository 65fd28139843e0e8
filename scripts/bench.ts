// Measures speed and size next to comparable tools, in the same run, and writes docs/benchmarks.md.
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { readArguments } from "../src/base/arguments.ts";
import { run, wrongly } from "../src/base/failure.ts";
import { inHome, shown } from "../src/base/home.ts";
import { step } from "../src/base/steps.ts";
import { benchClient } from "./bench/client.ts";
import { benchGenerate, benchVersions } from "./bench/generate.ts";
import { machine } from "./bench/machine.ts";
import { pageWith } from "./bench/page.ts";
import { benchSandbox } from "./bench/sandbox.ts";
import { benchSize } from "./bench/size.ts";

/** Returns a part of the page in Markdown, beginning with its title; `quick` is for trying it out. */
type Bench = (options: { readonly quick: boolean }) => Promise<string>;

const benches: Readonly<Record<string, Bench>> = {
  client: benchClient,
  sandbox: benchSandbox,
  size: benchSize,
  generate: benchGenerate,
  versions: benchVersions,
};
const names = Object.keys(benches);

/** Only runs on request, because it takes longer than all others together. */
const long = "versions";

await run(async (words) => {
  const options = readArguments(words, {
    usage: "npm run bench -- [options]",
    about: `Measures client, sandbox, size and generation next to comparable tools, and prints tables in Markdown. "versions"
fetches large public documents from the npm registry into a temporary folder (400 MB).`,
    options: {
      only: {
        value: "NAME",
        does: `one part: ${names.join(", ")}; without it, all but ${long}, which takes longer than they do`,
      },
      quick: { does: "few rounds, to check that it works" },
      write: { does: "also write the results into docs/benchmarks.md" },
    },
  });
  if (options === undefined) return;
  const { only, quick, write } = options;
  if (only !== undefined && !names.includes(only)) {
    throw wrongly(`There is no part "${only}": there are ${names.join(", ")}.`);
  }
  const measured = new Map<string, string>();
  for (const [name, bench] of Object.entries(benches)) {
    if (name !== only && (only !== undefined || name === long)) continue;
    const text = await step(`bench  ${name}`, () => bench({ quick }));
    const day = new Date().toISOString().slice(0, 10);
    const [title = "", ...body] = text.trim().split("\n");
    const caution = quick ? " Measured with --quick: to try out, not to rely on." : "";
    const signed = `${title}\n\n*${day}: ${machine()}.${caution}*\n${body.join("\n")}\n`;
    process.stdout.write(`${signed}\n`);
    measured.set(name, signed);
  }
  if (write) await writePage(measured);
});

async function writePage(measured: ReadonlyMap<string, string>): Promise<void> {
  const path = inHome("docs/benchmarks.md");
  await step(`write  ${shown(path)}`, async () => {
    const page = existsSync(path) ? await readFile(path, "utf8") : "";
    await writeFile(path, pageWith(page, names, measured));
  });
}
