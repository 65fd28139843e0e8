import { Failure } from "./failure.ts";
import type { ServerProcess } from "./processes.ts";

/** A server that is started again when it ends. */
interface KeptServer {
  /** Its current address. Waits while it starts, and rejects if it is no longer started again. */
  url(): Promise<string>;
  /** Resolves with its last output if it ended too often to be started again. */
  readonly givenUp: Promise<string>;
  /** Stops it for good. */
  stop(): Promise<void>;
}

/** How often a server is started again within a period, in milliseconds. */
const patience = { restarts: 5, within: 60_000 };

/**
 * Starts a server, and starts it again whenever it ends by itself, with a line on stderr.
 *
 * @throws the error of its first start.
 */
export async function keepRunning(
  name: string,
  start: () => Promise<ServerProcess>,
): Promise<KeptServer> {
  let current = start();
  let isStopped = false;
  await current;
  return {
    url: async () => (await current).url,
    givenUp: watch(),
    async stop() {
      isStopped = true;
      await current.then(
        (server) => server.stop(),
        () => {}, // There is no server to stop.
      );
    },
  };

  async function watch(): Promise<string> {
    const ends: number[] = [];
    for (;;) {
      const output = await current.then(
        ({ ended }) => ended,
        (error: Error) => error.message,
      );
      if (isStopped) return new Promise(() => {});
      const now = performance.now();
      ends.push(now);
      if (now - (ends.at(-1 - patience.restarts) ?? Number.NEGATIVE_INFINITY) < patience.within) {
        const reason = `${name} has ended ${patience.restarts + 1} times within a minute, and is not started again`;
        process.stderr.write(`${reason}.\n`);
        current = Promise.reject(new Failure(reason));
        current.catch(() => {}); // Only callers of `url` get the error.
        return output;
      }
      process.stderr.write(`${name} has ended, and is started again.\n`);
      current = start();
    }
  }
}
