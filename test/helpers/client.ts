/** A client whose requests a function of the test answers. */
import type { Boundary } from "../../generated/feature-levels.gen.ts";
import { type ClientOptions, createClient } from "../../src/index.ts";

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
