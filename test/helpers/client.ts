/** Clients whose requests a function of the test answers, or a sandbox. */
import type { Boundary } from "../../generated/feature-levels.gen.ts";
import { type ClientOptions, createClient, type OperationRow } from "../../src/index.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";

export const account = {
  baseUrl: "https://chat.example.com",
  email: "iago@example.com",
  apiKey: "abcdefghijklmnopqrstuvwxyz012345",
} as const;

/** A JSON response of the service. */
export function answer(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}

export const success = { result: "success", msg: "" } as const;

/** A client whose requests `handler` answers; it does not wait between attempts. */
export function clientOf<const L extends Boundary = 267>(
  handler: (request: Request) => Response | Promise<Response>,
  options: Partial<ClientOptions<L>> = {},
) {
  const requests: Request[] = [];
  const client = createClient<L>({
    ...account,
    featureLevel: 267 as L,
    serverFeatureLevel: 1000,
    ...options,
    retry: options.retry === false ? false : { backoff: () => 0, ...options.retry },
    fetch: async (request) => {
      requests.push(request.clone());
      return handler(request);
    },
  });
  return { client, requests };
}

/** An account of each sandbox. */
export const iago = {
  baseUrl: "https://sandbox",
  email: "iago@example.com",
  apiKey: "iago-key",
} as const;

/** A client of a new sandbox of this level. */
export function sandboxClient(featureLevel: number, options: Partial<ClientOptions<20>> = {}) {
  const sandbox = createSandbox({ featureLevel });
  const client = createClient({ ...iago, featureLevel: 20, fetch: sandbox.fetch, ...options });
  return { client, sandbox };
}

/** The row of an operation without arguments: a POST to `/ID`. */
export const operationRow = (id: string, more: Partial<OperationRow> = {}): OperationRow => ({
  id,
  method: "POST",
  path: `/${id}`,
  isAuthenticated: true,
  isIdempotent: false,
  isLongPoll: false,
  since: 0,
  parameters: {},
  ...more,
});
