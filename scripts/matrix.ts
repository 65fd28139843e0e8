// Tries the client at each feature level on a server of each, sandbox and mock, and prints a table.
import { readArguments } from "../src/system/arguments.ts";
import { Failure, run } from "../src/system/failure.ts";
import { step } from "../src/system/steps.ts";
import { runMatrix } from "./matrix/run.ts";
import { kinds } from "./matrix/servers.ts";
import { deviationLines, legend, tableOf } from "./matrix/table.ts";

const names = Object.keys(kinds) as (keyof typeof kinds)[]; // Of a literal, they are its keys.

const help = `
Usage: npm run matrix -- [options]

Lets a client of each feature level meet a server of each: at the levels where something changes, one in
between and one above. What must work works, what must be refused is refused before anything is sent.

Options:
  --only KIND  the servers to try: ${names.join(" or ")} (default: both)
  --help       show this text
`;

await run(async () => {
  const options = readArguments(help, { only: { type: "string" } });
  if (options === undefined) return;
  const { only } = options;
  const chosen = names.filter((name) => only === undefined || only === name);
  if (chosen.length === 0) {
    throw new Failure(`--only takes ${names.join(" or ")}, not "${only}".`, { exitCode: 2 });
  }
  const wrong: string[] = [];
  for (const kind of chosen) {
    const { start, isShared } = kinds[kind];
    const meetings = await step(`${kind}  client levels × server levels`, () =>
      runMatrix(start, isShared),
    );
    process.stdout.write(`${kind}\n${tableOf(meetings)}\n\n`);
    wrong.push(...deviationLines(kind, meetings));
  }
  process.stdout.write(`${legend}\n`);
  if (wrong.length > 0) throw new Failure(`\n${wrong.join("\n")}`);
});
