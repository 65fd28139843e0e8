// Requests that browsers send for foreign pages to the documentation and the sandbox on this machine.
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDocs } from "../../scripts/lib/docs-server.ts";
import { startSandbox } from "../../src/service/sandbox/serve.ts";
import { basic } from "../helpers/caller.ts";
import { rawRequest, readAnswer, requestText } from "../helpers/raw-request.ts";
import { sharedBrowser } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("foreign");
beforeAll(() =>
  writeFile(join(folder, "index.html"), "<!doctype html><title>Documentation</title>"),
);

interface Where {
  readonly allowedHosts?: readonly string[];
}

const servers = {
  documentation: {
    start: (where: Where) => startDocs({ ...where, port: 0, folder }),
    path: "/",
  },
  sandbox: {
    start: (where: Where) => startSandbox({ ...where, level: 267 }),
    path: "/api/v1/invites",
  },
};

const link = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
const frame = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" };
const sameSite = { "Sec-Fetch-Site": "same-site" };
const evil = "http://evil.example";

describe.each(Object.entries(servers))("the %s", (name, { start, path }) => {
  let server: Awaited<ReturnType<typeof start>>;
  let friendly: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start({});
    friendly = await start({ allowedHosts: ["dev.example.com"] });
  });
  afterAll(() => Promise.all([server?.stop(), friendly?.stop()]));

  const ask = async (url: string, headers: Record<string, string>, method = "GET") => {
    const authorization = { Authorization: basic("iago@example.com:iago-key") };
    const text = requestText(method, path, { ...authorization, ...headers });
    return readAnswer(await rawRequest(url, text));
  };

  it.each<[string, Record<string, string>]>([
    ["a name that leads here (DNS rebinding)", { Host: "evil.example" }],
    ["the same with a port", { Host: "evil.example:4010" }],
    ["a name that begins like this machine", { Host: "localhost.evil.example" }],
    ["a name behind an address", { Host: "127.0.0.1@evil.example" }],
    ["an invalid name", { Host: "{\xe2\x82\xac" }],
    ["no name", { Host: "" }],
    ["another address", { Host: "0.0.0.0:4010" }],
    ["a form or an image of another site", { "Sec-Fetch-Site": "cross-site" }],
    ["a fetch of another site", { Origin: evil, "Sec-Fetch-Site": "cross-site" }],
    ["a browser that sends only the origin", { Origin: evil }],
    ["a page of another port of this machine", { Origin: "http://localhost:3000", ...sameSite }],
    ["a form or an image of another port", sameSite],
    ["a frame in a page of another port", { ...sameSite, ...frame }],
    ["a page without an origin", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["a sandboxed frame of a browser that sends only the origin", { Origin: "null" }],
    ["an invalid origin", { Origin: "localhost" }],
    ["a frame in another site", { "Sec-Fetch-Site": "cross-site", ...frame }],
  ])("refuses %s with 403, and names the option that allows it", async (_, headers) => {
    const { status, body, headers: answered } = await ask(server.url, headers);
    expect(status).toBe(403);
    const isName = Object.keys(headers).join() === "Host";
    const option = isName ? "--allow-host NAME\\." : "--allow-origin URL\\.";
    const says = isName ? "does not accept the host" : "may not call this server";
    expect(body).toMatch(isName || name === "sandbox" ? new RegExp(`${says}.*${option}`) : says);
    expect(answered).toMatchObject({ "x-content-type-options": "nosniff" });
  });

  it.each<[string, Record<string, string>]>([
    ["a program", {}],
    ["a name of this machine", { Host: "LOCALHOST:1" }],
    ["a name below it", { Host: "docs.localhost" }],
    ["an address of this machine", { Host: "127.0.0.1:1" }],
    ["the same in IPv6", { Host: "[::1]:1" }],
    ["an address that a user typed", { "Sec-Fetch-Site": "none", ...link }],
    ["its own page", { "Sec-Fetch-Site": "same-origin" }],
    ["its own page, in a browser that sends only the origin", { Origin: "http://localhost" }],
    ["the same behind a TLS proxy", { Origin: "https://localhost" }],
    ["its own link, in a browser that sends only the referrer", { Referer: "http://localhost/a" }],
  ])("answers %s, without CORS headers", async (_, headers) => {
    const { status, headers: answered } = await ask(server.url, headers);
    expect(status).toBe(200);
    expect(Object.keys(answered).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it.each([
    ["site", "cross-site", `${evil}/page`],
    ["port of this machine", "same-site", "http://localhost:3000/"],
  ])(
    `${name === "documentation" ? "follows" : "refuses"} a link of another %s`,
    async (_, site, Referer) => {
      const [headers, status] = [
        { "Sec-Fetch-Site": site, ...link },
        name === "documentation" ? 200 : 403,
      ];
      expect((await ask(server.url, headers)).status).toBe(status);
      expect((await ask(server.url, headers, "POST")).status).toBe(403);
      const plain = await ask(server.url, { Referer }); // For plain HTTP, browsers send only this.
      expect(plain.status).toBe(status);
    },
  );

  it("accepts an allowed name, and answers its own pages", async () => {
    const Host = "DEV.example.com:8080";
    for (const headers of [{ Host }, { Host, Origin: "https://dev.example.com:8080" }]) {
      expect((await ask(friendly.url, headers)).status).toBe(200);
      expect((await ask(server.url, headers)).status).toBe(403);
    }
    const elsewhere = { Host, Origin: "https://dev.example.com", "Sec-Fetch-Site": "cross-site" };
    expect((await ask(friendly.url, elsewhere)).status).toBe(403);
    expect((await ask(friendly.url, { Host: "other.example.com" })).status).toBe(403);
  });
});

describe("a server on all interfaces", () => {
  it("accepts any address, which no page can rebind, but no other name, and answers its own pages", async () => {
    const server = await startSandbox({ level: 267, host: "0.0.0.0" });
    try {
      const ask = async (headers: Record<string, string>) =>
        readAnswer(
          await rawRequest(server.url, requestText("GET", "/api/v1/server_settings", headers)),
        ).status;
      const Host = "192.0.2.7:4020";
      expect(await ask({ Host })).toBe(200);
      expect(await ask({ Host: "evil.example" })).toBe(403);
      expect(await ask({ Host, Origin: "http://192.0.2.7:4020" })).toBe(200);
      expect(await ask({ Host, Origin: "http://192.0.2.7:3000" })).toBe(403);
      expect(await ask({ Host, Origin: "http://198.51.100.1" })).toBe(403);
    } finally {
      await server.stop();
    }
  });
});

/** Starts a sandbox and a page of another origin, both under names that browsers do not treat as local. */
async function startWithPage(allowedOrigins: (evil: string) => readonly string[]) {
  const page = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>x</title>"),
  ).listen(0, "127.0.0.1");
  await once(page, "listening");
  const elsewhere = `http://evil.test:${(page.address() as AddressInfo).port}`;
  const server = await startSandbox({
    level: 267,
    control: true,
    host: "127.0.0.1",
    allowedHosts: ["box.test"],
    allowedOrigins: allowedOrigins(elsewhere),
  });
  const url = server.url.replace("127.0.0.1", "box.test");
  const stop = () => Promise.all([server.stop(), page.close()]);
  return { elsewhere, url, stop };
}

describe("in Chromium, a sandbox with a name", () => {
  it("refuses forms, fetches, frames and links of another page, and of a sandboxed frame", async () => {
    const { elsewhere, url, stop } = await startWithPage(() => []);
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
        frame({ src: `${path}?frame` });
        await fetch(`${path}?read`, { mode: "no-cors" });
        await fetch(`${path}?write`, { mode: "no-cors", method: "POST" });
      }, `${url}/api/v1/server_settings`);
      const names = ["form", "sandboxed", "frame", "read", "write"];
      const refused = Object.fromEntries(names.map((name) => [`?${name}`, 403]));
      await expect.poll(() => Object.fromEntries(statuses)).toEqual(refused);
      const followed = page.waitForURL("**?link");
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement("a"), { href });
        document.body.append(link);
        link.click();
      }, `${url}/api/v1/server_settings?link`);
      await followed;
      expect(statuses.get("?link")).toBe(403);
      const own = await page.goto(`${url}/api/v1/server_settings?own`);
      expect(own?.status()).toBe(200);
      const asked = await page.evaluate(
        async () => (await fetch("/api/v1/server_settings?own", { method: "POST" })).status,
      );
      expect(asked).toBe(405);
    } finally {
      await context.close();
      await stop();
    }
  });

  it("lets the page of an allowed origin send requests with credentials and read responses", async () => {
    const { elsewhere, url, stop } = await startWithPage((evil) => [evil]);
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
