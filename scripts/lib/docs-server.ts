import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { secureHeaders } from "hono/secure-headers";
import type { RunningServer } from "../../src/node/processes.ts";
import { type GuardedServerOptions, serveGuarded } from "../../src/node/server/serve-http.ts";

/**
 * Serves the documentation site on the loopback interface. No page of another origin may frame it.
 *
 * @throws the error of node:net if the port is not available.
 */
export async function startDocs({
  folder,
  ...where
}: {
  readonly folder: string;
} & Pick<GuardedServerOptions, "port">): Promise<RunningServer> {
  const listener = getRequestListener(siteAt(folder).fetch, { overrideGlobalObjects: false });
  return serveGuarded((incoming, outgoing) => void listener(incoming, outgoing), where);
}

/** Serves the files of a folder, which are read at each request because the folder may be rebuilt. */
function siteAt(folder: string): Hono {
  const app = new Hono();
  app.use(methodNotAllowed({ app }));
  app.use(secureHeaders({ strictTransportSecurity: false })); // Loopback has no TLS.
  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
    // Hono does not know this type.
    if (context.res.ok && context.req.path.endsWith(".md")) {
      context.header("Content-Type", "text/markdown; charset=utf-8");
    }
  });
  // Without the trailing slash, relative links would be wrong.
  app.get("*", (context, next) => {
    const { path, url } = context.req;
    if (path.endsWith("/") || !existsSync(join(folder, path, "index.html"))) return next();
    return Promise.resolve(context.redirect(`${basename(path)}/${new URL(url).search}`, 301));
  });
  app.get("*", serveStatic({ root: folder }));
  app.notFound(async (context) => {
    const page = await readFile(join(folder, "404.html"), "utf8").catch(() => undefined);
    return page === undefined ? context.text("Not found\n", 404) : context.html(page, 404);
  });
  return app;
}
