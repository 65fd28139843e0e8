// Requests that browsers send for foreign pages to the documentation and the sandbox on this machine.
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDocs } from "../../scripts/lib/docs-server.ts";
import { startSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import { basic } from "../helpers/caller.ts";
import { rawRequest, readAnswer, requestText } from "../helpers/raw-request.ts";
import { sharedBrowser } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("foreign");
beforeAll(() =>
  writeFile(join(folder, "index.html"), "<!doctype html><title>Documentation</title>"),
);

const servers = {
  documentation: { start: () => startDocs({ port: 0, folder }), path: "/" },
  sandbox: { start: () => startSandbox({ level: 267 }), path: "/api/v1/invites" },
};

const evil = "http://evil.example";

describe.each(Object.entries(servers))("the %s", (_, { start, path }) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());

  const ask = async (headers: Record<string, string>) => {
    const authorization = { Authorization: basic("iago@example.com:iago-key") };
    const text = requestText("GET", path, { ...authorization, ...headers });
    return readAnswer(await rawRequest(server.url, text));
  };

  it.each<[string, Record<string, string>]>([
    ["a name that leads here (DNS rebinding)", { Host: "evil.example" }],
    ["the same with a port", { Host: "evil.example:4010" }],
    ["a name that begins like this machine", { Host: "localhost.evil.example" }],
    ["a name behind an address", { Host: "127.0.0.1@evil.example" }],
    ["an invalid name", { Host: "{\xe2\x82\xac" }],
    ["no name", { Host: "" }],
    ["another address", { Host: "0.0.0.0:4010" }],
    ["a fetch of another site", { Origin: evil }],
    ["a page without an origin", { Origin: "null" }],
    ["an invalid origin", { Origin: "localhost" }],
    ["an origin that begins like this machine", { Origin: "http://localhost.evil.example" }],
    ["an origin behind an address", { Origin: "http://127.0.0.1@evil.example" }],
  ])("refuses %s with 403, and says why", async (_, headers) => {
    const { status, body, headers: answered } = await ask(headers);
    expect(status).toBe(403);
    const says = "Host" in headers ? "does not accept the host" : "may not call this server";
    expect(body).toMatch(new RegExp(`${says}.*: it responds only to this machine`));
    expect(answered).toMatchObject({ "x-content-type-options": "nosniff" });
    expect(answered).not.toHaveProperty("access-control-allow-origin");
  });

  it.each<[string, Record<string, string>]>([
    ["a program", {}],
    ["a name of this machine", { Host: "LOCALHOST:1" }],
    ["a name below it", { Host: "docs.localhost" }],
    ["an address of this machine", { Host: "127.0.0.1:1" }],
    ["the same in IPv6", { Host: "[::1]:1" }],
    ["a link of another site", { "Sec-Fetch-Site": "cross-site", Referer: `${evil}/page` }],
  ])("answers %s, without CORS headers", async (_, headers) => {
    const { status, headers: answered } = await ask(headers);
    expect(status).toBe(200);
    expect(Object.keys(answered).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it.each(["http://localhost:3000", "http://127.0.0.1", "https://app.localhost", "http://[::1]:1"])(
    "lets the page of %s read the answer",
    async (Origin) => {
      const { status, headers } = await ask({ Origin });
      expect([status, headers["access-control-allow-origin"]]).toEqual([200, Origin]);
    },
  );
});

it("a sandbox on all interfaces judges neither name nor page", async () => {
  const server = await startSandbox({ level: 267, host: "0.0.0.0" });
  try {
    for (const headers of [{ Host: "box.example:4020" }, { Host: "192.0.2.7", Origin: evil }]) {
      const request = requestText("GET", "/api/v1/server_settings", headers);
      expect(readAnswer(await rawRequest(server.url, request)).status).toBe(200);
    }
  } finally {
    await server.stop();
  }
});

/** Starts a sandbox, and a page of another origin under this name. */
async function startWithPage(name: string) {
  const page = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>x</title>"),
  ).listen(0, "127.0.0.1");
  await once(page, "listening");
  const elsewhere = `http://${name}:${(page.address() as AddressInfo).port}`;
  const server = await startSandbox({ level: 267, control: true });
  const stop = () => Promise.all([server.stop(), page.close()]);
  return { elsewhere, url: server.url, stop };
}

describe("in Chromium, a sandbox", () => {
  it("refuses forms and fetches of foreign pages, frames and rebound names", async () => {
    const { elsewhere, url, stop } = await startWithPage("evil.test");
    const context = await (await sharedBrowser()).newContext();
    try {
      const page = await context.newPage();
      const statuses = new Map<string, number>();
      page.on("response", (answer) => {
        if (answer.url().startsWith(url)) {
          statuses.set(new URL(answer.url()).search, answer.status());
        }
      });
      await page.goto(elsewhere);
      await page.evaluate(async (path) => {
        const form = (name: string) =>
          `<form method="POST" action="${path}?${name}"></form><script>document.forms[0].submit()</script>`;
        const frame = (content: Record<string, string>) =>
          document.body.append(Object.assign(document.createElement("iframe"), content));
        frame({ srcdoc: form("form") });
        const sandboxed = document.createElement("iframe");
        sandboxed.setAttribute("sandbox", "allow-scripts allow-forms");
        sandboxed.srcdoc = form("sandboxed");
        document.body.append(sandboxed);
        await fetch(`${path}?write`, { mode: "no-cors", method: "POST" });
      }, `${url}/api/v1/server_settings`);
      const refused = { "?form": 403, "?sandboxed": 403, "?write": 403 };
      await expect.poll(() => Object.fromEntries(statuses)).toEqual(refused);
      const renamed = url.replace("127.0.0.1", "box.test");
      expect((await page.goto(`${renamed}/api/v1/server_settings`))?.status()).toBe(403);
    } finally {
      await context.close();
      await stop();
    }
  });

  it("lets a page of this machine send requests with credentials and read responses", async () => {
    const { elsewhere, url, stop } = await startWithPage("localhost");
    const context = await (await sharedBrowser()).newContext();
    try {
      const page = await context.newPage();
      await page.goto(elsewhere);
      const answer = await page.evaluate(
        async ([url = "", authorization = ""]) => {
          const answer = await fetch(`${url}/api/v1/drafts/17`, {
            method: "DELETE",
            headers: { authorization },
          });
          return { ...(await answer.json()), status: answer.status };
        },
        [url, basic("iago@example.com:iago-key")],
      );
      expect(answer).toEqual({ status: 200, result: "success", msg: "" });
      const reset = await page.evaluate(async (url) => {
        const headers = { "content-type": "application/json" };
        return (await fetch(url, { method: "POST", headers, body: "{}" })).json();
      }, `${url}/_sandbox/reset`);
      expect(reset).toEqual({ done: "reset" });
    } finally {
      await context.close();
      await stop();
    }
  });
});
