// Generates everything, then serves documentation, mock and sandbox until it is stopped.

import { own } from "../src/cli/places.ts";
import { exampleArguments, placedCall } from "../src/document/arguments.ts";
import { operationsOf } from "../src/document/operation.ts";
import { generate } from "../src/generate/generate.ts";
import { boundaries, project } from "../src/levels/index.ts";
import { buildDocs } from "../src/site/build.ts";
import { curl } from "../src/site/curl.ts";
import { startDocs } from "../src/site/docs-server.ts";
import { hostNames, readArguments, wholeNumber } from "../src/system/arguments.ts";
import { run, wrongly } from "../src/system/failure.ts";
import { freePort, onPort } from "../src/system/processes.ts";
import { step } from "../src/system/steps.ts";
import { exitWhenOrphaned, untilStopped } from "../src/system/stop.ts";
import { tryItScript } from "./lib/try-it.ts";

const help = `
Usage: npm start -- [options]

Generates everything from openapi/, builds the documentation, and serves it with mock and sandbox until Ctrl-C. Prints their addresses and a working curl line for each operation.

Options:
  --level N          the feature level of mock and sandbox, from 0 up (default: the newest)
  --docs-port P      the loopback port of the documentation (default: 4000)
  --mock-port P      the loopback port of the mock (default: 4010)
  --sandbox-port P   the loopback port of the sandbox (default: 4020)
  --allow-host NAME  let all three go by this name too, and its pages ask them; may be repeated
  --help             show this text
`;

await run(async (words) => {
  const options = readArguments(words, help, {
    level: { type: "string" },
    "docs-port": { type: "string", default: "4000" },
    "mock-port": { type: "string", default: "4010" },
    "sandbox-port": { type: "string", default: "4020" },
    "allow-host": { type: "string", multiple: true, default: [] },
  });
  if (options === undefined) return;
  const wished =
    options.level === undefined ? undefined : wholeNumber("level", options.level, { min: 0 });
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
    throw wrongly("Documentation, mock and sandbox need three different ports.");
  }
  const allowedHosts = hostNames("allow-host", options["allow-host"]);
  exitWhenOrphaned();
  for (const port of Object.values(ports)) await freePort(port); // Before the site is built in vain.

  const document = await generate(own.generated);
  await buildDocs(document, { ...own.site, tryIt: await tryItScript() });
  // Only now: these modules read what has just been generated.
  const { startMock } = await import("../src/mock/mock.ts");
  const { startSandbox } = await import("../src/sandbox/start.ts");
  const level = wished ?? Math.max(...boundaries(document));
  const docs = await step("documentation", () =>
    onPort(ports.docs, (port) => startDocs({ folder: own.site.folder, port, allowedHosts })),
  );
  const mock = await step("mock", () =>
    onPort(ports.mock, (port) => startMock({ level, port, allowedHosts })),
  );
  const sandbox = await step("sandbox", () =>
    onPort(ports.sandbox, (port) => startSandbox({ level, port, allowedHosts })),
  );
  const lines = operationsOf(project(document, level)).map((operation) => {
    const call = placedCall(operation, exampleArguments(operation));
    return `  ${curl(mock.url, operation, call)}`;
  });
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
  // Documentation and sandbox go on without a mock that is given up.
  void mock.givenUp.then((output) => process.stderr.write(`Its last words:\n${output}\n`));
  await untilStopped();
});
