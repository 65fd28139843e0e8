import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import createFetchClient from "openapi-fetch";
import type { PathsFrom } from "../../generated/client.gen.ts";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { createClient } from "../../src/index.ts";
import { installed } from "./machine.ts";
import { comparison } from "./markdown.ts";
import { inTurns, type Series, timeOf } from "./measure.ts";

const account = { email: "iago@example.com", apiKey: "abcdefghijklmnopqrstuvwxyz012345" };
const success = JSON.stringify({ result: "success", msg: "" });
const headers = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** What a call through the client costs, against bare fetch and openapi-fetch, over loopback and without a network. */
export async function benchClient({ quick }: { readonly quick: boolean }): Promise<string> {
  const [rounds, calls] = quick ? [3, 100] : [41, 200];
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(200, headers).end(success));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A TCP server has one.
  try {
    const loopback = await compare(url, (request) => fetch(request), rounds, calls);
    const answer = async () => new Response(success, { headers });
    const nowhere = await compare(url, answer, rounds, calls);
    return `
## Client: what a call costs

One call of \`deleteEventQueue\` (DELETE with a form, answered by the shortest success there is), by three programs
that end with the parsed answer. *Bare fetch* encodes the form, authenticates and parses, and checks nothing.
*openapi-fetch* does so from the types. *This client* stands on openapi-fetch and also checks the operation
against the server's feature level, bounds time, follows no redirect, judges the answer and hides the key in
errors. Medians over ${rounds} rounds of ${calls} calls, one after the other.

Over loopback, to a server of \`node:http\` in the same process that does nothing else:

${comparison("µs a call", loopback)}
Without a network, with a \`fetch\` that answers at once: all that is left is the client's own work and
the making of \`Request\` and \`Response\`.

${comparison("µs a call", nowhere)}
Limits: one operation, one call at a time, and no network between client and server.
`;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function compare(
  baseUrl: string,
  fetch: (request: Request) => Promise<Response>,
  rounds: number,
  calls: number,
): Promise<Series[]> {
  const authorization = `Basic ${btoa(`${account.email}:${account.apiKey}`)}`;
  const plain = createFetchClient<PathsFrom[0]>({
    baseUrl,
    fetch,
    headers: { Authorization: authorization },
  });
  const client = createClient({
    ...account,
    baseUrl,
    fetch,
    featureLevel: 0,
    serverFeatureLevel: Math.max(...boundaries),
  });
  const queue_id = "fb67bf8a-c031-47cc-84cf-ed80accacda8";
  const programs: Readonly<Record<string, () => Promise<unknown>>> = {
    async "bare fetch"() {
      const body = new URLSearchParams({ queue_id });
      const init = { method: "DELETE", headers: { Authorization: authorization }, body };
      const response = await fetch(new Request(`${baseUrl}/api/v1/events`, init));
      return response.json();
    },
    [installed("openapi-fetch")]: () =>
      plain.DELETE("/api/v1/events", { body: { queue_id }, headers: form }),
    "this client": () => client.deleteEventQueue({ queue_id }),
  };
  return inTurns(programs, rounds, async (work) => (await timeOf(work, calls)) * 1000);
}
