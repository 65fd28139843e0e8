// @ts-nocheck
// Runs the stock Prism as a validating mock of one feature level.
import { boundaries } from "../generated/feature-levels.gen.ts";
import { boundaryAt } from "../src/levels/index.ts";
import { readArguments, wholeNumber } from "../src/system/arguments.ts";
import { Failure, run } from "../src/system/failure.ts";
import { freePort, onPort } from "../src/system/processes.ts";
import { exitWhenOrphaned, untilStopped } from "../src/system/stop.ts";
import { startPrism } from "./lib/prism.ts";

const head = Math.max(...boundaries);

const help = `
Usage: npm run mock -- [options]

Runs Prism as a stateless mock: it validates each request against the specification of the level and
answers with a named example. Choose one with the header \`Prefer: code=400, example=bad-event-queue-id\`.
A request that is refused gets the first example of its status; the reason is in the header sl-violations.

Options:
  --level N  the feature level of the mocked server, from 0 up (default: ${head})
  --port P   the loopback port to serve on (default: 4010)
  --help     show this text
`;

await run(async () => {
  const options = readArguments(help, {
    level: { type: "string", default: String(head) },
    port: { type: "string", default: "4010" },
  });
  if (options === undefined) return;
  const level = wholeNumber("level", options.level, { min: 0 });
  const wished = {
    port: wholeNumber("port", options.port, { min: 1, max: 65_535 }),
    option: "port",
  };
  exitWhenOrphaned();
  await freePort(wished); // Says at once what Prism would say in a second.
  const mock = await onPort(wished, (port) => startPrism({ level, port, log: process.stderr }));
  process.stderr.write(
    `Mock of feature level ${level} (as from ${boundaryAt(boundaries, level)}): ${mock.url}\n`,
  );
  const output = await Promise.race([untilStopped(), mock.ended]);
  if (output !== undefined) throw new Failure("Prism ended by itself; its last words stand above.");
});
