import { resolve } from "node:path";
import { hostNames, readArguments, wholeNumber } from "../base/arguments.ts";
import { Failure, wrongly } from "../base/failure.ts";
import { commandLine } from "../base/home.ts";
import { needPeers } from "../base/peers.ts";
import { onPort } from "../base/processes.ts";
import { tell } from "../base/steps.ts";
import { exitWhenOrphaned, untilStopped } from "../base/stop.ts";
import { inThread } from "../toolkit/generate/in-thread.ts";
import { boundaries, levelInWords, releases } from "../toolkit/levels/index.ts";
import { defaultLevel } from "../toolkit/levels/releases.ts";
import { startMock } from "../toolkit/mock/mock.ts";
import { readersOf } from "../toolkit/read/openapi-version.ts";
import { levelOption } from "./level-option.ts";
import { ownMock } from "./own-mock.ts";
import { specOptions } from "./places.ts";

const help = `
Usage: ${commandLine("mock", "[options]")}

Runs Prism as a stateless mock: it validates each request against the specification of the level and
answers with a named example. Choose one with the header \`Prefer: code=400, example=bad-event-queue-id\`.
A refused request gets the example that fits the mistake; the header sl-violations has the reason.
The limit of a body is 64 KiB.
Web pages of other hosts are refused with 403.

Options:
  --spec FILE        an annotated specification of any API (default: that of this package)
  --allow-folder DIR another folder that its references may lead to; may be repeated
  --level LEVEL      the feature level of the mocked server, a number from 0 up, or a release,
                     such as 8.0 (default: the newest release)
  --port P           the loopback port to serve on, from 1 to 65535 (default: 4010)
  --allow-host NAME  accept this host name too, also from its pages; may be repeated
  --help             show this text
`;

/** Runs the mock of a level until it is stopped. */
export async function mock(words: readonly string[]): Promise<void> {
  const options = readArguments(words, help, {
    ...specOptions,
    level: { type: "string" },
    port: { type: "string", default: "4010" },
    "allow-host": { type: "string", multiple: true, default: [] },
  });
  if (options === undefined) return;
  const { spec, level: text, "allow-folder": folders } = options;
  if (spec === undefined && folders.length > 0) {
    throw wrongly("--allow-folder belongs to --spec: name the specification too.");
  }
  const wished = {
    port: wholeNumber("port", options.port, { min: 1, max: 65_535 }),
    option: "port",
  };
  const allowedHosts = hostNames("allow-host", options["allow-host"]);
  needPeers(
    "mock",
    "@stoplight/prism-cli",
    ...(spec === undefined ? [] : readersOf(resolve(spec))),
  );
  exitWhenOrphaned();
  const api =
    spec === undefined
      ? ownMock()
      : { document: await inThread("bundle", [resolve(spec), folders]) };
  const levels = boundaries(api.document);
  const known = releases(api.document);
  const level =
    text === undefined ? defaultLevel(known, levels) : levelOption("level", text, known);
  tell("  start  Prism");
  const { url, givenUp } = await onPort(wished, (port) =>
    startMock({ ...api, level, port, allowedHosts, log: process.stderr }),
  );
  tell(`Mock of ${levelInWords(level, known, levels)}: ${url}`);
  const output = await Promise.race([untilStopped(), givenUp]);
  if (output !== undefined) throw new Failure("See the output of Prism above.");
}
