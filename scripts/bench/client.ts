import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import createFetchClient from "openapi-fetch";
import type { PathsFrom } from "../../generated/client.gen.ts";
import { createClient } from "../../src/index.ts";
import { type Figure, measure } from "../lib/measure.ts";

const account = { email: "iago@example.com", apiKey: "abcdefghijklmnopqrstuvwxyz012345" };
const success = JSON.stringify({ result: "success", msg: "" });
const headers = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** What a call through the client costs, against bare fetch and openapi-fetch, over loopback and without a network. */
export async function benchClient(): Promise<Figure[]> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(200, headers).end(success));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return [
      ...(await compare("over loopback", url, (request) => fetch(request))),
      ...(await compare("without a network", url, async () => new Response(success, { headers }))),
    ];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function compare(
  where: string,
  baseUrl: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<Figure[]> {
  const authorization = `Basic ${btoa(`${account.email}:${account.apiKey}`)}`;
  const plain = createFetchClient<PathsFrom[267]>({
    baseUrl,
    fetch,
    headers: { Authorization: authorization },
  });
  const client = createClient({
    ...account,
    baseUrl,
    fetch,
    featureLevel: 267,
    serverFeatureLevel: 267,
  });
  const queue_id = "fb67bf8a-c031-47cc-84cf-ed80accacda8";
  const times = await measure(
    {
      "bare fetch": async () => {
        const body = new URLSearchParams({ queue_id });
        const init = { method: "DELETE", headers: { Authorization: authorization }, body };
        const response = await fetch(new Request(`${baseUrl}/api/v1/events`, init));
        return response.json();
      },
      "openapi-fetch": () => plain.DELETE("/api/v1/events", { body: { queue_id }, headers: form }),
      "this client": () => client.deleteEventQueue({ queue_id }),
    },
    { rounds: 11, calls: 100 },
  );
  return Object.entries(times).map(([name, value]) => ({
    what: `${name}, ${where}, per call`,
    value,
    unit: "µs",
  }));
}
