import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerProcess } from "../../src/base/processes.ts";
import { forPrism } from "../../src/toolkit/generate/prism.ts";
import { published } from "../../src/toolkit/generate/published.ts";
import { startPrismWith } from "../../src/toolkit/mock/prism.ts";
import { annotated } from "./annotated.ts";

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
  const folder = mkdtempSync(join(tmpdir(), "prism-proxy-"));
  const file = join(folder, `level-${level}.json`);
  writeFileSync(file, JSON.stringify(forPrism(published(annotated(), level))));
  const server = await startPrismWith(["proxy", file, upstream, "--errors"]);
  void server.ended.then(() => rmSync(folder, { recursive: true }));
  return server;
}
