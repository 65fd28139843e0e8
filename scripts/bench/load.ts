import { connect } from "node:net";

/** A request that is sent repeatedly. */
export interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Measures how many requests a server answers in a second, over 32 persistent connections with one pending request
 * each. Uses HTTP/1.1 over plain sockets, because the clients of Node.js are slower than the servers.
 *
 * @throws Error if an answer has another status than 200.
 */
export async function requestsPerSecond(
  url: string,
  { method, path, headers, body }: LoadRequest,
  seconds: number,
): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const fields = { Host: host, ...headers, "Content-Length": String(Buffer.byteLength(body)) };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const request = [`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n");
  const start = performance.now();
  const end = start + seconds * 1000;
  let answered = 0;
  const speak = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request));
      let received = "";
      socket.setEncoding("latin1").on("data", (text: string) => {
        received += text;
        if (!isWhole(received)) return;
        if (!received.startsWith("HTTP/1.1 200 ")) {
          socket.destroy(new Error(`${url} answered ${received.split("\r\n", 1)[0]}.`));
          return;
        }
        received = "";
        answered += 1;
        if (performance.now() < end) socket.write(request);
        else socket.destroy(); // After `end`, some servers reset the connection, which would count as a failure.
      });
      socket.on("error", reject).on("close", () => resolve());
    });
  await Promise.all(Array.from({ length: 32 }, speak));
  return (answered * 1000) / (performance.now() - start);
}

/** Whether an answer is complete, by its length header or its last chunk. */
function isWhole(answer: string): boolean {
  const head = answer.indexOf("\r\n\r\n");
  if (head < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(answer.slice(0, head))?.[1];
  if (length === undefined) return answer.endsWith("\r\n0\r\n\r\n");
  return answer.length >= head + 4 + Number(length);
}
