// Serves the sandbox, then documentation and mock too, until it is stopped.
import { isDeepStrictEqual } from "node:util";
import { readArguments, wholeNumber } from "../src/node/command-options.ts";
import { run, wrongUsage } from "../src/node/failure.ts";
import { inHome } from "../src/node/package-root.ts";
import { freePort, listenOnPort, type PortOption, startServer } from "../src/node/processes.ts";
import { log } from "../src/node/progress.ts";
import { untilStopped } from "../src/node/signals.ts";
import { levelOfServer } from "../src/program/level-option.ts";
import { ownDocument } from "../src/program/specification-options.ts";
import type { OpenApiDocument } from "../src/toolkit/levels/index.ts";

await run(async (words) => {
  const options = readArguments(words, {
    usage: "npm start -- [options]",
    about: `Starts the sandbox, builds the documentation, and serves it with the mock until Ctrl-C. Prints a curl command for sandbox and mock, and at the end the three addresses.`,
    options: {
      level: levelOfServer,
      "docs-port": { value: "P", does: "the loopback port of the documentation", default: "4000" },
      "mock-port": { value: "P", does: "the loopback port of the mock", default: "4010" },
      "sandbox-port": { value: "P", does: "the loopback port of the sandbox", default: "4020" },
    },
  });
  if (options === undefined) return;
  const wish = (option: "docs-port" | "mock-port" | "sandbox-port") => ({
    port: wholeNumber(option, options[option], { min: 1, max: 65_535 }),
    option,
  });
  const ports = {
    docs: wish("docs-port"),
    mock: wish("mock-port"),
    sandbox: wish("sandbox-port"),
  };
  if (new Set(Object.values(ports).map(({ port }) => port)).size < 3) {
    throw wrongUsage("Documentation, mock and sandbox need three different ports.");
  }
  for (const port of Object.values(ports)) await freePort(port);

  // First, and in a process of its own, so that it responds while this process loads and builds the rest.
  const starting = sandboxOn(ports.sandbox, options.level);
  const loading = Promise.all([
    import("./lib/pages-and-mock.ts"),
    import("../src/toolkit/levels/releases.ts"),
    import("../src/program/level-option.ts"),
  ]);
  const sandbox = await starting;
  const request = `curl -sS -u iago@example.com:iago-key ${sandbox.url}/api/v1/invites`;
  process.stdout.write(`The sandbox is ready; documentation and mock will follow:\n  ${request}\n`);
  const [{ requestTo, servePagesAndMock }, { defaultLevel }, { levelOption }] = await loading;

  const document = ownDocument();
  const { boundaries, releases } = document;
  const level =
    options.level === undefined
      ? defaultLevel(releases, boundaries)
      : levelOption("level", options.level, releases);
  const { docs, mock } = await servePagesAndMock(document, { ...ports, level });
  const served = document.nameOf(level);
  process.stdout.write(
    `
Try the mock with any credentials. If it refuses a request, the header sl-violations gives the reason:
  ${requestTo(mock.url, document, level)}

Documentation  ${docs.url}
Mock           ${mock.url}  ${served}, without state, checks each request
Sandbox        ${sandbox.url}  ${served}, with state; log in as iago@example.com:iago-key

Ctrl-C stops everything.
`,
  );
  // The others continue if one ends.
  for (const [name, { ended }] of Object.entries({ mock, sandbox })) {
    void ended.then((output) => process.stderr.write(`The ${name} exited:\n${output}\n`));
  }
  void noteIfOlder(document.annotated);
  await untilStopped();
});

/** Says so if the generated document differs from the specification as it is written now, or that cannot be read. */
async function noteIfOlder(document: OpenApiDocument): Promise<void> {
  const { bundleSpecification } = await import("../src/toolkit/read/bundle.ts");
  const written = await bundleSpecification(inHome("openapi/openapi.yaml"), true, () => {}).catch(
    () => undefined,
  );
  if (isDeepStrictEqual(written, document)) return;
  log(
    "openapi/ differs from generated/, which this command serves. Run `npm run generate`, and start again.",
  );
}

/** Starts the sandbox. */
function sandboxOn(requested: PortOption, level: string | undefined) {
  return listenOnPort(requested, (port) =>
    startServer({
      name: "Sandbox",
      program: inHome("src/program/program.ts"),
      preload: [import.meta.resolve("tsx")],
      arguments: [
        "sandbox",
        ...["--port", String(port)],
        ...(level === undefined ? [] : ["--level", level]),
      ],
      port,
      announcement: `: http://127.0.0.1:${port}`,
    }),
  );
}
