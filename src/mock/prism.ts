import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { OpenApiDocument } from "../document/json.ts";
import { forPrism } from "../generate/prism.ts";
import { published } from "../generate/published.ts";
import { inHome } from "../system/home.ts";
import { freePort, type ServerProcess, startServer } from "../system/processes.ts";
import { inTemporaryFolder } from "../system/temporary.ts";

/** The specification of this API, with its marks. */
export const annotated = (): OpenApiDocument =>
  JSON.parse(readFileSync(inHome("generated/openapi/annotated.json"), "utf8"));

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
      | {
          readonly level: number;
          /** Any API, with marks. Defaults to this one. */
          readonly document?: OpenApiDocument;
        }
      | { /** The file of any API. */ readonly specification: string }
    ),
): Promise<ServerProcess> {
  if ("specification" in options) return startPrismWith(["mock", options.specification], options);
  return withSpecification(options, (file) => startPrismWith(["mock", file], options));
}

/**
 * Starts the stock Prism between a client and a server, as a judge: a request or response that the
 * level's specification does not allow comes back as an error.
 */
export async function startPrismProxy({
  level,
  upstream,
}: {
  readonly level: number;
  /** The server that is judged. */
  readonly upstream: string;
}): Promise<ServerProcess> {
  return withSpecification({ level }, (file) =>
    startPrismWith(["proxy", file, upstream, "--errors"], {}),
  );
}

/**
 * Starts Prism with a specification in a file that stays as long as Prism runs: it watches the
 * file, and ends where it is gone before the watch has begun.
 */
function withSpecification(
  {
    level,
    document = annotated(),
  }: { readonly level: number; readonly document?: OpenApiDocument },
  start: (file: string) => Promise<ServerProcess>,
): Promise<ServerProcess> {
  return new Promise((resolve, reject) => {
    inTemporaryFolder("prism", async (folder) => {
      const file = join(folder, `level-${level}.json`);
      await writeFile(file, JSON.stringify(forPrism(published(document, level))));
      const server = await start(file);
      resolve(server);
      await server.ended;
    }).catch(reject);
  });
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
    program: createRequire(import.meta.url).resolve("@stoplight/prism-cli"),
    arguments: [...command, ...always, "--port", String(port)],
    port,
    announcement: "Prism is listening",
    preload,
    ...(log === undefined ? {} : { log }),
  });
}
