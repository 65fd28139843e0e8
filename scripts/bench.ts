// Measures what the parts cost, all in one run, so that figures can be compared with each other.
import { benchClient } from "./bench/client.ts";
import { benchSandbox } from "./bench/sandbox.ts";
import { readArguments } from "./lib/arguments.ts";
import { Failure, run } from "./lib/failure.ts";
import type { Figure } from "./lib/measure.ts";
import { step } from "./lib/steps.ts";

const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  client: benchClient,
  sandbox: benchSandbox,
};

const help = `
Usage: npm run bench -- [options]

Measures, and prints one figure a line.

Options:
  --only NAME  one part: ${Object.keys(benches).join(", ")}
  --help       show this text
`;

await run(async () => {
  const options = readArguments(help, { only: { type: "string" } });
  if (options === undefined) return;
  const { only } = options;
  if (only !== undefined && !Object.hasOwn(benches, only)) {
    throw new Failure(
      `There is no bench "${only}": there are ${Object.keys(benches).join(", ")}.`,
      {
        exitCode: 2,
      },
    );
  }
  for (const [name, bench] of Object.entries(benches)) {
    if (only !== undefined && name !== only) continue;
    for (const { what, value, unit } of await step(`bench  ${name}`, bench)) {
      process.stdout.write(`${value.toFixed(1).padStart(10)} ${unit}  ${what}\n`);
    }
  }
});
