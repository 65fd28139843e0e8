import { readArguments, wholeNumber } from "../node/command-options.ts";
import { Failure } from "../node/failure.ts";
import { requirePeers } from "../node/optional-peers.ts";
import { commandLine } from "../node/package-root.ts";
import { freePort, listenOnPort } from "../node/processes.ts";
import { log } from "../node/progress.ts";
import { untilStopped } from "../node/signals.ts";
import { defaultLevel } from "../toolkit/levels/releases.ts";
import { startMock } from "../toolkit/mock/start-mock.ts";
import { levelOfServer, levelOption } from "./level-option.ts";
import { documentOf, foldersNote, readersFor, specOption } from "./specification-options.ts";

/** Runs the mock of a level until it is stopped. */
export async function mock(words: readonly string[]): Promise<void> {
  const options = readArguments(words, {
    usage: commandLine("mock", "[options]"),
    about: `Runs Prism as a mock of a level without state: it validates each request and returns an example. The header
\`Prefer: code=400, example=bad-event-queue-id\` selects another example. Responses to wrong requests (422 or 400) and to
unknown paths are Prism's own; \`sandbox\` responds like a server of this API.`,
    options: {
      ...specOption,
      level: levelOfServer,
      port: { value: "P", does: "the port to listen on, from 1 to 65535", default: "4010" },
    },
    notes: foldersNote,
  });
  if (options === undefined) return;
  const { spec, level: text } = options;
  const portOption = {
    port: wholeNumber("port", options.port, { min: 1, max: 65_535 }),
    option: "port",
  };
  requirePeers("mock", "@stoplight/prism-cli", ...readersFor(spec));
  const document = await documentOf(spec);
  const { releases, boundaries } = document;
  const level =
    text === undefined ? defaultLevel(releases, boundaries) : levelOption("level", text, releases);
  await freePort(portOption); // Fails before Prism prints anything.
  const { url, ended } = await listenOnPort(portOption, (port) =>
    startMock({ document, level, port, log: process.stderr }),
  );
  log(`Mock of ${document.nameOf(level)}: ${url}`);
  const output = await Promise.race([untilStopped(), ended]);
  if (output !== undefined) throw new Failure("Prism exited. See its output above.");
}
