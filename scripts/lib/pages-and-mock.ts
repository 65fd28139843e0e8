import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "../../src/node/failure.ts";
import { inHome } from "../../src/node/package-root.ts";
import { listenOnPort, type PortOption, runProgram } from "../../src/node/processes.ts";
import { log, step } from "../../src/node/progress.ts";
import { exampleArguments, serializeCall } from "../../src/toolkit/document/arguments.ts";
import { operationsOf } from "../../src/toolkit/document/operation-model.ts";
import type { LevelledDocument } from "../../src/toolkit/levels/levelled-document.ts";
import { docsOutput } from "../../src/toolkit/site/build-site.ts";
import { curl } from "../../src/toolkit/text/curl-command.ts";
import { replaceable } from "../../src/toolkit/write/replace-folder.ts";
import { startDocs } from "./docs-server.ts";

/** After how many milliseconds a step says that it is at work. */
const patience = 2_000;

/** Made-up credentials, which the mock does not check (sources §5). */
const placeholders = "<EMAIL>:<API_KEY>";

/** Builds and serves the documentation, and starts the mock of a level, beside each other. */
export async function servePagesAndMock(
  document: LevelledDocument,
  {
    level,
    docs,
    mock,
  }: {
    readonly level: number;
    readonly docs: PortOption;
    readonly mock: PortOption;
  },
) {
  const folder = inHome("generated/docs");
  replaceable(folder, docsOutput); // Fails before the long work.
  const serveDocs = async () => {
    // In a process of its own, because making pages would leave this process no time to see the mock's response.
    const options = { out: folder, guides: inHome("docs/guides"), site: inHome("scripts/site.ts") };
    const { isOk, stderr } = await runProgram(inHome("node_modules/tsx/dist/cli.mjs"), [
      inHome("src/program/program.ts"),
      "docs",
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ]);
    if (!isOk) throw new Failure(stderr.trim().split("\n"));
    return listenOnPort(docs, (port) => startDocs({ folder, port }));
  };
  const serveMock = async () => {
    const { startMock } = await import("../../src/toolkit/mock/start-mock.ts");
    return listenOnPort(mock, (port) => startMock({ document, level, port }));
  };
  const steps = [longStep("documentation", serveDocs), longStep("mock", serveMock)] as const;
  const [docsServer, mockServer] = await Promise.all(steps);
  return { docs: docsServer, mock: mockServer };
}

/** A step that prints a line if it needs long. */
async function longStep<T>(title: string, work: () => Promise<T>): Promise<T> {
  const isDone = new AbortController();
  delay(patience, undefined, { signal: isDone.signal }).then(
    () => log(`… ${title}`),
    () => {}, // It took less.
  );
  return step(title, work).finally(() => isDone.abort());
}

/** The shortest command line that asks the mock of a level for something. */
export function requestTo(mock: string, { at }: LevelledDocument, level: number): string {
  const requests = operationsOf(at.documentAt(level)).map((operation) => {
    const call = serializeCall(operation, exampleArguments(operation));
    return curl(mock, call, operation.isAuthenticated ? placeholders : undefined);
  });
  return requests.reduce((one, other) => (other.length < one.length ? other : one));
}
