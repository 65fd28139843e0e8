import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { countValues, keepBudget } from "../../base/budget.ts";
import { freePort, type ServerProcess, startServer } from "../../base/processes.ts";
import { inTemporaryFolder } from "../../base/temporary.ts";
import type { OpenApiDocument } from "../document/json.ts";
import { published } from "../generate/published.ts";
import { forPrism } from "./prism-document.ts";

/** Prism follows each way through references. */
const hint = "look for schemas that contain each other many times";

interface PrismOptions {
  /** Receives Prism's log of requests. */
  readonly log?: NodeJS.WritableStream | undefined;
  /** Modules that Prism loads first. Defaults to none. */
  readonly preload?: readonly string[];
}

/**
 * Starts the stock Prism as a mock, on any free port. Some requests end it: see `startMock`. The document's file stays
 * while it runs, because Prism watches the file and ends if it is missing when the watch begins.
 */
export function startPrism({
  level,
  document,
  ...options
}: PrismOptions & {
  readonly level: number;
  /** The annotated document. */
  readonly document: OpenApiDocument;
}): Promise<ServerProcess> {
  return new Promise((resolve, reject) => {
    inTemporaryFolder("prism", async (folder) => {
      const file = join(folder, `level-${level}.json`);
      const served = forPrism(published(document, level));
      keepBudget("BUDGET_VALUES", "the document for Prism", countValues(served), hint);
      await writeFile(file, JSON.stringify(served));
      const server = await startPrismWith(["mock", file], options);
      resolve(server);
      await server.ended;
    }).catch(reject);
  });
}

/** Starts the stock Prism with a command of its own, on any free port. */
export async function startPrismWith(
  command: readonly string[],
  { log, preload = [] }: PrismOptions = {},
): Promise<ServerProcess> {
  const port = await freePort();
  // By default, Prism answers pages of every origin, and starts a second process if NODE_ENV is `production`.
  const always = ["--cors=false", "--multiprocess=false", "--host", "127.0.0.1"];
  return startServer({
    name: "Prism",
    program: createRequire(import.meta.url).resolve("@stoplight/prism-cli"),
    arguments: [...command, ...always, "--port", String(port)],
    port,
    announcement: "Prism is listening",
    hint,
    preload,
    log,
  });
}
