// A request that Prism does not answer to its end waits for the next Prism.
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { ask } from "../../../src/toolkit/mock/ask-prism.ts";

async function serverOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  onTestFinished(() => server.close().closeAllConnections());
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A TCP server has one.
}

const handed = {
  method: "GET",
  path: "/",
  headers: [["Host", "mock"] as const],
  body: Buffer.from(""),
};
// The requests only look at its events.
const outgoing = new Writable() as ServerResponse;

it.each<[string, RequestListener]>([
  ["before its answer", (request) => void request.socket.destroy()],
  [
    "in the middle of its answer",
    (request, response) => {
      response.writeHead(200, { "Content-Length": "20" }).write("half of");
      setTimeout(() => request.socket.destroy(), 20);
    },
  ],
])("a request waits if the process ends %s, however late the end is noticed", async (_, end) => {
  const [old, next] = [
    await serverOf(end),
    await serverOf((_, response) => void response.end("whole")),
  ];
  let isNoticed = false;
  void delay(700).then(() => {
    isNoticed = true;
  });
  const { body } = await ask(async () => (isNoticed ? next : old), handed, outgoing);
  expect(body.toString()).toBe("whole");
});

it("a request that ends each process is given up at the third", async () => {
  let asked = 0;
  const dying = () =>
    serverOf((request) => {
      asked += 1;
      request.socket.destroy();
    });
  const urls = [await dying(), await dying(), await dying(), await dying()];
  const answer = ask(async () => urls[asked] ?? "", handed, outgoing);
  await expect(answer).rejects.toMatchObject({ code: "ECONNRESET" });
  expect(asked).toBe(3);
});
