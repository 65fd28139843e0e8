import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { freePort, type ServerProcess, startServer } from "../../node/processes.ts";
import { inTemporaryFolder } from "../../node/temporary-folder.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { documentWithNotes } from "../text/change-notes.ts";
import { forPrism } from "./prism-document.ts";

/**
 * Starts the stock Prism as the mock of a feature level. The document's file stays while it runs, because Prism watches
 * the file and ends if it is missing when the watch begins.
 *
 * @throws Failure if Prism ends before it serves; see `startServer`.
 */
export function startMock({
  level,
  document,
  port: requested,
  log,
}: {
  readonly level: number;
  readonly document: LevelledDocument;
  /** The loopback port. Defaults to any free one. */
  readonly port?: number;
  /** Receives Prism's output. Defaults to nobody. */
  readonly log?: NodeJS.WritableStream;
}): Promise<ServerProcess> {
  return new Promise((resolve, reject) => {
    inTemporaryFolder("prism", async (folder) => {
      const file = join(folder, `level-${level}.json`);
      await writeFile(file, JSON.stringify(forPrism(documentWithNotes(document, level))));
      const port = requested ?? (await freePort());
      const server = await startServer({
        name: "Prism",
        program: createRequire(import.meta.url).resolve("@stoplight/prism-cli"),
        arguments: ["mock", file, ...always, "--port", String(port)],
        port,
        announcement: "Prism is listening",
        preload: ["prism-rejections", "prism-decycle"].map(
          (name) => new URL(`./${name}.mjs`, import.meta.url).href,
        ),
        copyTo: log,
      });
      resolve(server);
      await server.ended;
    }).catch(reject);
  });
}

/** By default, Prism answers pages of every origin, and starts a second process if NODE_ENV is `production`. */
const always = ["--cors=false", "--multiprocess=false", "--host", "127.0.0.1"];
