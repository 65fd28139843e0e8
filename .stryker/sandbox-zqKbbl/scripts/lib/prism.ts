// @ts-nocheck
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

/** Starts the stock Prism as a mock, on any free port where none is named. */
export async function startPrism(
  options: {
    /** Defaults to any free port. */
    readonly port?: number;
    /** Receives Prism's log of requests. Defaults to nobody. */
    readonly log?: NodeJS.WritableStream;
  } & (
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
  options: { readonly port?: number; readonly log?: NodeJS.WritableStream },
): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  return startServer({
    name: "Prism",
    program,
    arguments: [...command, "--host", "127.0.0.1", "--port", String(port)],
    port,
    announcement: "Prism is listening",
    ...(options.log === undefined ? {} : { log: options.log }),
  });
}
