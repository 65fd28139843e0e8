import { afterEach } from "vitest";
import type { ListeningServer } from "../../src/node/server/serve-http.ts";
import { startSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import { callerOf } from "./caller.ts";

/** Sandboxes as servers for the tests of a file. Those in `running` are stopped after each test. */
export function servedSandboxes() {
  const running: ListeningServer[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  });
  return {
    running,
    async started(options: Partial<Parameters<typeof startSandbox>[0]> = {}) {
      const server = await startSandbox({ level: 267, ...options });
      running.push(server);
      return server;
    },
    as: (server: { readonly url: string }, name?: string) =>
      callerOf((input, init) => fetch(input, init), name, server.url),
  };
}
