import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import createFetchClient from "openapi-fetch";
import type { PathsFrom } from "../../generated/client.gen.ts";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { inTemporaryFolder } from "../../src/base/temporary.ts";
import type { createClient } from "../../src/index.ts";
import { bundled } from "./bundled.ts";
import { installed } from "./machine.ts";
import { comparison } from "./markdown.ts";
import { inTurns, processorTimeOf } from "./measure.ts";

const account = { email: "iago@example.com", apiKey: "abcdefghijklmnopqrstuvwxyz012345" };
const known = { featureLevel: 0, serverFeatureLevel: Math.max(...boundaries) } as const;
const success = JSON.stringify({ result: "success", msg: "" });
const headers = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** Measures a call with the client next to bare fetch and openapi-fetch, over loopback and without a network. */
export async function benchClient({ quick }: { readonly quick: boolean }): Promise<string> {
  const [rounds, calls] = quick ? [3, 100] : [41, 200];
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(200, headers).end(success));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A TCP server has one.
  try {
    const { createClient } = await inTemporaryFolder("bench-client", importClient);
    const compared = (given: Fetch) =>
      inTurns(programs(createClient, url, given), rounds, async (work) => {
        return (await processorTimeOf(work, calls)) * 1000;
      });
    const loopback = await compared(fetch);
    const nowhere = await compared(async () => new Response(success, { headers }));
    return [
      `Over loopback, to a server of \`node:http\` in the same process, ${rounds} rounds of ${calls} calls:\n`,
      comparison("µs a call", loopback),
      "Without a network, with a `fetch` that answers immediately:\n",
      comparison("µs a call", nowhere),
    ].join("\n");
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The packaged client, because a TypeScript loader would set the name of each function at each call. */
async function importClient(
  folder: string,
): Promise<{ readonly createClient: typeof createClient }> {
  const file = await bundled('export * from "./src/index.ts";', join(folder, "client.mjs"));
  return import(pathToFileURL(file).href);
}

type Fetch = (request: Request) => Promise<Response>;

function programs(create: typeof createClient, baseUrl: string, given: Fetch) {
  const authorization = `Basic ${btoa(`${account.email}:${account.apiKey}`)}`;
  const plain = createFetchClient<PathsFrom[0]>({
    baseUrl,
    fetch: given,
    headers: { Authorization: authorization },
  });
  const client = create({ ...account, ...known, baseUrl, fetch: given });
  const queue_id = "fb67bf8a-c031-47cc-84cf-ed80accacda8";
  const url = `${baseUrl}/api/v1/events`;
  return {
    "bare fetch": async () => {
      const body = new URLSearchParams({ queue_id });
      const request = { method: "DELETE", headers: { Authorization: authorization }, body };
      return (await given(new Request(url, request))).json();
    },
    [installed("openapi-fetch")]: () =>
      plain.DELETE("/api/v1/events", { body: { queue_id }, headers: form }),
    "this client": () => client.deleteEventQueue({ queue_id }),
  };
}
