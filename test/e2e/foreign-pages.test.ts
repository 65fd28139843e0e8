// What a browser sends to this machine for pages of elsewhere, to each of the three servers, as it is typed.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../src/base/processes.ts";
import { serveGuarded } from "../../src/base/serve-guarded.ts";
import { startSandbox } from "../../src/service/sandbox/serve.ts";
import { serveFront } from "../../src/toolkit/mock/front.ts";
import { startDocs } from "../../src/toolkit/site/docs-server.ts";
import { basic } from "../helpers/caller.ts";
import { rawRequest, readAnswer, requestText } from "../helpers/raw-request.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("foreign");
let behind: RunningServer; // In the place of Prism.
beforeAll(async () => {
  behind = await serveGuarded((_, response) => response.end(), {
    allowedHosts: ["dev.example.com"],
  });
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Documentation</title>");
});
afterAll(() => behind.stop());

interface Where {
  readonly allowedHosts?: readonly string[];
}

const servers = {
  documentation: {
    start: (where: Where) => startDocs({ ...where, port: 0, folder }),
    path: "/",
  },
  mock: {
    start: (where: Where) => {
      const malformed = { type: "text/plain", body: "" };
      return serveFront({ ...where, document: {}, malformed, target: async () => behind.url });
    },
    path: "/api/v1/invites",
  },
  sandbox: {
    start: (where: Where) => startSandbox({ ...where, level: 267 }),
    path: "/api/v1/invites",
  },
};

const link = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
const frame = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" };
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
    ["a name that is none", { Host: "{\xe2\x82\xac" }],
    ["no name", { Host: "" }],
    ["another address", { Host: "0.0.0.0:4010" }],
    ["a form or an image of another site", { "Sec-Fetch-Site": "cross-site" }],
    ["a fetch of another site", { Origin: evil, "Sec-Fetch-Site": "cross-site" }],
    ["a browser that only says the origin", { Origin: evil }],
    ["a page without an origin", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["a frame in another site", { "Sec-Fetch-Site": "cross-site", ...frame }],
  ])("refuses %s with 403, and says which option would let it in", async (_, headers) => {
    const { status, body, headers: answered } = await ask(server.url, headers);
    expect(status).toBe(403);
    expect(body).toMatch(/--allow-host [\w.]+\./);
    expect(answered).toMatchObject({ "x-content-type-options": "nosniff" });
  });

  it.each<[string, Record<string, string>]>([
    ["a program", {}],
    ["a name of this machine", { Host: "LOCALHOST:1" }],
    ["a name below it", { Host: "docs.localhost" }],
    ["an address of this machine", { Host: "127.0.0.1:1" }],
    ["the same in IPv6", { Host: "[::1]:1" }],
    ["an address that somebody typed", { "Sec-Fetch-Site": "none", ...link }],
    ["its own page", { "Sec-Fetch-Site": "same-origin" }],
    [
      "a page of another port of this machine",
      { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-site" },
    ],
  ])("answers %s, and gives no page of elsewhere the answer", async (_, headers) => {
    const { status, headers: answered } = await ask(server.url, headers);
    expect(status).toBe(200);
    expect(Object.keys(answered).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it(`${name === "documentation" ? "follows" : "refuses"} a link of another site`, async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", ...link };
    expect((await ask(server.url, headers)).status).toBe(name === "documentation" ? 200 : 403);
    expect((await ask(server.url, headers, "POST")).status).toBe(403);
  });

  it("goes by a name that was allowed, and answers its pages", async () => {
    for (const headers of [
      { Host: "DEV.example.com:8080" },
      { Origin: "https://dev.example.com:8080", "Sec-Fetch-Site": "cross-site" },
    ]) {
      expect((await ask(friendly.url, headers)).status).toBe(200);
      expect((await ask(server.url, headers)).status).toBe(403);
    }
    expect((await ask(friendly.url, { Host: "other.example.com" })).status).toBe(403);
  });
});

describe("a server that others reach", () => {
  it("goes by any address, as no page can rebind one, and by no other name, and answers its own pages", async () => {
    const server = await startSandbox({ level: 267, host: "0.0.0.0" });
    try {
      const ask = async (headers: Record<string, string>) =>
        readAnswer(
          await rawRequest(server.url, requestText("GET", "/api/v1/server_settings", headers)),
        ).status;
      const Host = "192.0.2.7:4020";
      expect(await ask({ Host })).toBe(200);
      expect(await ask({ Host: "evil.example" })).toBe(403);
      expect(await ask({ Host, Origin: "http://192.0.2.7:3000" })).toBe(200);
      expect(await ask({ Host, Origin: "http://198.51.100.1" })).toBe(403);
    } finally {
      await server.stop();
    }
  });
});
