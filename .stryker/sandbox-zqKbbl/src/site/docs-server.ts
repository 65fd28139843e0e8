// @ts-nocheck
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, resolve, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { inRoot } from "../../scripts/lib/root.ts";
import type { RunningServer } from "../system/processes.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Serves the documentation site on the loopback interface.
 *
 * @throws the error of node:net where the port cannot be had.
 */
export async function startDocs({
  port = 4000,
  folder = inRoot("generated/docs"),
}: {
  /** Defaults to 4000; 0 for any free port. */
  readonly port?: number;
  /** Defaults to generated/docs. */
  readonly folder?: string;
} = {}): Promise<RunningServer> {
  // Redoc's script comes with every page, and takes longest.
  const known = new Map<string, { content: Buffer; body: Buffer }>();
  const zipped = (path: string, content: Buffer) => {
    const found = known.get(path);
    if (found?.content.equals(content)) return found.body;
    const body = gzipSync(content);
    known.set(path, { content, body });
    return body;
  };
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.method !== "GET" && request.method !== "HEAD") return response.writeHead(405);
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const path = fileOf(folder, pathname);
      const content = path === undefined ? undefined : await readFile(path).catch(() => undefined);
      if (path === undefined || content === undefined) {
        response.writeHead(404, { "content-type": "text/plain" });
        return request.method === "GET" ? response.write("Not found\n") : undefined;
      }
      const isZipped = /\bgzip\b/.test(String(request.headers["accept-encoding"]));
      const body = isZipped ? zipped(path, content) : content;
      response.writeHead(200, {
        "content-type": mediaTypes[extname(path)] ?? "application/octet-stream",
        "content-length": body.length,
        "cache-control": "no-cache",
        vary: "accept-encoding",
        ...(isZipped ? { "content-encoding": "gzip" } : {}),
      });
      return request.method === "GET" ? response.write(body) : undefined;
    };
    answer().then(
      () => response.end(),
      () => response.destroy(),
    );
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const taken = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}`,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The file behind an address, or `undefined` where the address leads out of the folder. */
function fileOf(folder: string, pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (path.includes("\0")) return undefined;
  const file = resolve(folder, `.${path}`, ...(path.endsWith("/") ? ["index.html"] : []));
  return file.startsWith(resolve(folder) + sep) ? file : undefined;
}
