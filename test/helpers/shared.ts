// What takes long to start or to make and remembers nothing: all tests of a run share it.
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { startMock } from "../../scripts/lib/mock.ts";
import { own } from "../../scripts/lib/places.ts";
import { buildDocs } from "../../src/site/build.ts";
import { startDocs } from "../../src/site/docs-server.ts";
import type { RunningServer } from "../../src/system/processes.ts";
import { annotated } from "./annotated.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a test asks for what is shared: followed by `site` or the level of a mock. */
    readonly shared: string;
  }
}

/** Runs beside the tests of all workers; makes what is shared when it is first asked for. */
export default async function share({ provide }: TestProject): Promise<() => Promise<void>> {
  const servers = new Map<string, Promise<RunningServer>>();
  const broker = createServer(async ({ url = "" }, response) => {
    const name = url.slice(1);
    const start = () => (name === "site" ? serveSite() : startMock({ level: Number(name) }));
    const server = servers.get(name) ?? start();
    servers.set(name, server);
    await server.then(
      (server) => response.end(JSON.stringify(server)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(broker.listen(0, "127.0.0.1"), "listening");
  provide("shared", `http://127.0.0.1:${(broker.address() as AddressInfo).port}/`);
  return async () => {
    broker.close();
    await Promise.all([...servers.values()].map(async (server) => (await server).stop()));
  };
}

/** The documentation of the specification, built and served. */
async function serveSite(): Promise<RunningServer & { readonly folder: string }> {
  const parent = await mkdtemp(join(tmpdir(), "docs-site-"));
  const folder = join(parent, "docs");
  await buildDocs(annotated(), { ...own.site, folder });
  const server = await startDocs({ port: 0, folder });
  return {
    url: server.url,
    folder,
    stop: async () => {
      await server.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

async function shared(name: string) {
  const answer = await fetch(`${inject("shared")}${name}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The address of the mock of a level. */
export const mockOf = async (level: number): Promise<string> => (await shared(`${level}`)).url;

/** The documentation of the specification: where it is served, and its folder, which nobody may change. */
export const sharedSite = (): Promise<{ readonly url: string; readonly folder: string }> =>
  shared("site");
