// Generates everything, then serves documentation, mock and sandbox until it is stopped.
import { boundaries, existsAt, lifeOf, project } from "../src/levels/index.ts";
import { buildDocs } from "./docs/build.ts";
import { operationsTable } from "./emit/operations.ts";
import { readArguments, wholeNumber } from "./lib/arguments.ts";
import { curl } from "./lib/curl.ts";
import { startDocs } from "./lib/docs-server.ts";
import { Failure, run } from "./lib/failure.ts";
import { generate } from "./lib/generate.ts";
import { freePort, type RunningServer, untilStopped } from "./lib/processes.ts";
import { exampleArguments } from "./lib/request-example.ts";
import { step } from "./lib/steps.ts";

const help = `
Usage: npm start -- [options]

Generates everything from openapi/, builds the documentation, and serves it with mock and sandbox until Ctrl-C. Prints their addresses and a working curl line for each operation.

Options:
  --level N         the feature level of mock and sandbox, from 0 up (default: the newest)
  --docs-port P     the loopback port of the documentation (default: 4000)
  --mock-port P     the loopback port of the mock (default: 4010)
  --sandbox-port P  the loopback port of the sandbox (default: 4020)
  --help            show this text
`;

await run(async () => {
  const options = readArguments(help, {
    level: { type: "string" },
    "docs-port": { type: "string", default: "4000" },
    "mock-port": { type: "string", default: "4010" },
    "sandbox-port": { type: "string", default: "4020" },
  });
  if (options === undefined) return;
  const wished =
    options.level === undefined ? undefined : wholeNumber("level", options.level, { min: 0 });
  const port = (option: "docs-port" | "mock-port" | "sandbox-port") =>
    freePort({ port: wholeNumber(option, options[option], { min: 1, max: 65_535 }), option });
  const ports = {
    docs: await port("docs-port"),
    mock: await port("mock-port"),
    sandbox: await port("sandbox-port"),
  };
  if (new Set(Object.values(ports)).size < 3) {
    throw new Failure("Documentation, mock and sandbox need three different ports.", {
      exitCode: 2,
    });
  }

  const servers: RunningServer[] = [];
  const serve = async <S extends RunningServer>(name: string, start: () => Promise<S>) => {
    const server = await step(name, start);
    servers.push(server);
    return server;
  };
  const stopped = untilStopped().then(() => "stopped" as const);
  const work = async () => {
    const document = await generate();
    await buildDocs(document);
    // Only now: these modules read what has just been generated.
    const { startPrism } = await import("./lib/prism.ts");
    const { startSandbox } = await import("./lib/sandbox.ts");
    const level = wished ?? Math.max(...boundaries(document));
    const docs = await serve("documentation", () => startDocs({ port: ports.docs }));
    const mock = await serve("mock", () => startPrism({ level, port: ports.mock }));
    const sandbox = await serve("sandbox", () => startSandbox({ level, port: ports.sandbox }));
    const projection = project(document, level);
    const lines = operationsTable(document)
      .filter((operation) => existsAt(lifeOf(operation), level))
      .map(
        (operation) => `  ${curl(mock.url, operation, exampleArguments(projection, operation))}`,
      );
    process.stdout.write(
      `
Documentation  ${docs.url}
Mock           ${mock.url}  feature level ${level}, stateless, checks each request
Sandbox        ${sandbox.url}  feature level ${level}, remembers; log in as iago@example.com:iago-key

Try the mock; any credentials will do, and the header sl-violations says why a request is refused:
${lines.join("\n")}

Ctrl-C stops everything.
`,
    );
    const output = await mock.ended;
    throw new Failure(`Prism ended by itself:\n${output}`);
  };
  try {
    await Promise.race([work(), stopped]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  process.exit(); // Stopped in the middle of a step: whatever it still does is not wanted any more.
});
