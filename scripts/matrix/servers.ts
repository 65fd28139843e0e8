import { boundaries } from "../../generated/feature-levels.gen.ts";
import { boundaryAt } from "../../src/levels/index.ts";
import { createSandbox } from "../../src/sandbox/index.ts";
import { startPrism } from "../lib/prism.ts";

/** A server of one level that clients of all levels are tried on. */
export interface Server {
  readonly baseUrl: string;
  /** The feature level that it tells its clients. */
  readonly reported: number;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Forgets what was done to it. */
  reset(): void;
  stop(): Promise<void>;
}

/** Starts a server of a level. */
export type Start = (level: number) => Promise<Server>;

/** The kinds of servers; a mock serves all levels up to the next boundary alike. */
export const kinds = {
  sandbox: { start: startSandbox, isShared: false },
  mock: { start: startMock, isShared: true },
};

/** An account that both kinds know; the mock knows any. */
export const account = { email: "iago@example.com", apiKey: "iago-key" };

async function startSandbox(level: number): Promise<Server> {
  const { fetch, reset } = createSandbox({ featureLevel: level });
  return { baseUrl: "https://sandbox", reported: level, fetch, reset, stop: async () => {} };
}

async function startMock(level: number): Promise<Server> {
  const { url, stop } = await startPrism({ level });
  return { ...mockAt(url, level), stop };
}

/** A mock that runs already. It reports the boundary whose specification it serves. */
export function mockAt(url: string, level: number): Server {
  return {
    baseUrl: url,
    reported: boundaryAt(boundaries, level),
    fetch: (request) => fetch(request),
    reset: () => {},
    stop: async () => {},
  };
}
