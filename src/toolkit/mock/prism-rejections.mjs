// Preloaded into Prism, whose server does not await all of its work: a request for which such work fails, for example
// one with an invalid content type, would end the process. This module answers it like the errors that Prism's server
// does catch.
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

const responses = new AsyncLocalStorage();
subscribe("http.server.request.start", ({ response }) => responses.enterWith(response));

process.on("unhandledRejection", (error) => {
  const response = responses.getStore();
  if (response === undefined) throw error; // Outside a request: Prism ends.
  console.error(String(error?.stack ?? error).replace(/[^\n\x20-\x7e]/g, "?")); // The text may contain parts of the request.
  if (response.headersSent) return response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { "Content-Type": "application/json; charset=utf-8" });
  response.end('{"error":{"code":"internal_server_error","message":"Internal Server Error"}}');
});
