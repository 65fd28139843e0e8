import { connect } from "node:net";

/** Sends a request unchanged, unlike `fetch`, one byte for each character, and returns the response. */
export async function rawRequest(url: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname);
  socket.setEncoding("latin1").write(text, "latin1");
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  return answer;
}

/** A request of HTTP/1.1 as text; the connection ends with it. */
export function requestText(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): string {
  const length = body === undefined ? {} : { "Content-Length": String(body.length) };
  const lines = { Host: "localhost", Connection: "close", ...length, ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...head, "", body ?? ""].join("\r\n");
}

/** The status, body and headers, by lower-case name, of a raw response. */
export function readAnswer(text: string) {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => line.split(/: ?(.*)/) as [string, string]);
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: rest.join("\r\n\r\n"),
  };
}
