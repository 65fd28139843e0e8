// Runs the stock Prism as a validating mock of one feature level.
import { boundaries } from "../generated/feature-levels.gen.ts";
import { boundaryAt } from "../src/levels/index.ts";
import { hostNames, readArguments, wholeNumber } from "../src/system/arguments.ts";
import { Failure, run } from "../src/system/failure.ts";
import { onPort } from "../src/system/processes.ts";
import { exitWhenOrphaned, untilStopped } from "../src/system/stop.ts";
import { startMock } from "./lib/mock.ts";

const head = Math.max(...boundaries);

const help = `
Usage: npm run mock -- [options]

Runs Prism as a stateless mock: it validates each request against the specification of the level and
answers with a named example. Choose one with the header \`Prefer: code=400, example=bad-event-queue-id\`.
A request that is refused gets the first example of its status; the reason is in the header sl-violations.
Web pages of other hosts are refused with 403.

Options:
  --level N          the feature level of the mocked server, from 0 up (default: ${head})
  --port P           the loopback port to serve on (default: 4010)
  --allow-host NAME  let the mock go by this name too, and its pages ask it; may be repeated
  --help             show this text
`;

await run(async () => {
  const options = readArguments(help, {
    level: { type: "string", default: String(head) },
    port: { type: "string", default: "4010" },
    "allow-host": { type: "string", multiple: true, default: [] },
  });
  if (options === undefined) return;
  const level = wholeNumber("level", options.level, { min: 0 });
  const wished = {
    port: wholeNumber("port", options.port, { min: 1, max: 65_535 }),
    option: "port",
  };
  const allowedHosts = hostNames("allow-host", options["allow-host"]);
  exitWhenOrphaned();
  const mock = await onPort(wished, (port) =>
    startMock({ level, port, allowedHosts, log: process.stderr }),
  );
  process.stderr.write(
    `Mock of feature level ${level} (as from ${boundaryAt(boundaries, level)}): ${mock.url}\n`,
  );
  const output = await Promise.race([untilStopped(), mock.givenUp]);
  if (output !== undefined) throw new Failure("Prism's last words stand above.");
});
