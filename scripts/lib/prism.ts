import { createRequire } from "node:module";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { boundaryAt } from "../../src/levels/index.ts";
import { freePort, type ServerProcess, startServer } from "../../src/system/processes.ts";
import { inRoot } from "./root.ts";

const program = createRequire(import.meta.url).resolve("@stoplight/prism-cli");

/** The specification that Prism serves for a feature level: the one of the boundary at or below it. */
export function prismSpecification(level: number): string {
  return inRoot("generated/prism", `level-${boundaryAt(boundaries, level)}.json`);
}

interface PrismOptions {
  /** Receives Prism's log of requests. Defaults to nobody. */
  readonly log?: NodeJS.WritableStream;
  /** Modules that Prism loads first. Defaults to none. */
  readonly preload?: readonly string[];
}

/** Starts the stock Prism as a mock, on any free port. Some requests end it: see `startMock`. */
export async function startPrism(
  options: PrismOptions &
    (
      | { /** Of this API. */ readonly level: number }
      | { /** The file of any API. */ readonly specification: string }
    ),
): Promise<ServerProcess> {
  const specification =
    "level" in options ? prismSpecification(options.level) : options.specification;
  return startPrismWith(["mock", specification], options);
}

/**
 * Starts the stock Prism between a client and a server, as a judge: a request or response that the
 * level's specification does not allow comes back as an error.
 */
export async function startPrismProxy(options: {
  readonly level: number;
  /** The server that is judged. */
  readonly upstream: string;
}): Promise<ServerProcess> {
  return startPrismWith(
    ["proxy", prismSpecification(options.level), options.upstream, "--errors"],
    {},
  );
}

async function startPrismWith(
  command: readonly string[],
  { log, preload = [] }: PrismOptions,
): Promise<ServerProcess> {
  const port = await freePort();
  // By itself Prism answers pages of every origin, and goes into a second process where NODE_ENV is
  // `production`.
  const always = ["--cors=false", "--multiprocess=false", "--host", "127.0.0.1"];
  return startServer({
    name: "Prism",
    program,
    arguments: [...command, ...always, "--port", String(port)],
    port,
    announcement: "Prism is listening",
    preload,
    ...(log === undefined ? {} : { log }),
  });
}
