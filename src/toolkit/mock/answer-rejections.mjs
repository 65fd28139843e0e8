// Preloaded into Prism, which awaits what it answers with only in part: a request over which the other
// part fails, such as one with a content type that is none, would end its process. Here it gets the
// answer that Prism's server gives where it does await.
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

const responses = new AsyncLocalStorage();
subscribe("http.server.request.start", ({ response }) => responses.enterWith(response));

process.on("unhandledRejection", (error) => {
  const response = responses.getStore();
  if (response === undefined) throw error; // Of no request: then Prism ends, and is started again.
  console.error(String(error?.stack ?? error).replace(/[^\n\x20-\x7e]/g, "?")); // Holds text of the request.
  if (response.headersSent) return response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { "Content-Type": "application/json; charset=utf-8" });
  response.end('{"error":{"code":"internal_server_error","message":"Internal Server Error"}}');
});
