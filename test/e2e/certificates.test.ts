// A real server with an untrusted certificate: the errors of a program, and what the server receives.

import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer as createPlainServer } from "node:http";
import { createServer, type Server } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { certificate } from "../helpers/certificate.ts";
import { codeBlocks } from "../helpers/markdown.ts";
import { runProgram } from "../helpers/run-program.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

/** The authority that the program trusts. */
const issuer = "an authority of a test";

/** Certificates, and the error code of each (Node.js, "TLS", X509 certificate error codes). */
const table = [
  { what: "signs itself", of: certificate({}), code: "DEPTH_ZERO_SELF_SIGNED_CERT" },
  { what: "has expired", of: certificate({ issuer, daysLeft: -1 }), code: "CERT_HAS_EXPIRED" },
  {
    what: "is for another name",
    of: certificate({ issuer, host: { type: 2, value: "other.example.com" } }),
    code: "ERR_TLS_CERT_ALTNAME_INVALID",
  },
  {
    what: "is of an unknown authority",
    of: certificate({ issuer: "another authority" }),
    code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  },
];

/** One call to each server in turn, and a line for how it ends. */
const program = `
  import { createClient } from "administration-service-api";
  for (const baseUrl of process.env.SERVERS.split(" ")) {
    let attempts = 0;
    const account = { email: "iago@example.com", apiKey: "iago-key", serverFeatureLevel: 0 };
    const onAttempt = () => attempts++;
    const client = createClient({ ...account, baseUrl, featureLevel: 0, onAttempt });
    const end = await client.deleteEventQueue({ queue_id: "q" }).then(
      ({ ok }) => ({ ok }),
      ({ name, message, code, isLasting }) => ({ name, message, code, isLasting }),
    );
    console.log(JSON.stringify({ ...end, attempts }));
  }`;

/** The connections to a server, and the credentials in the requests that it could read. */
interface Seen {
  connections: number;
  readonly authorizations: unknown[];
}

describe("a program that trusts an authority by NODE_EXTRA_CA_CERTS", () => {
  const servers: { server: Server; host: string; seen: Seen }[] = [];
  let lines: unknown[] = [];
  const folder = temporaryFolder("certificates");

  async function serve(identity: ReturnType<typeof certificate>) {
    const seen: Seen = { connections: 0, authorizations: [] };
    const server = createServer(identity, ({ headers }, response) => {
      seen.authorizations.push(headers.authorization);
      response.end('{"result":"success","msg":""}');
    });
    server.on("connection", () => seen.connections++);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    servers.push({ server, host, seen });
    return `https://${host}`;
  }

  beforeAll(async () => {
    const authority = join(folder, "authority.pem");
    await writeFile(authority, certificate({ subject: issuer, isAuthority: true }).cert);
    const urls: string[] = [];
    for (const { of } of [...table, { of: certificate({ issuer }) }]) urls.push(await serve(of));
    const { stdout, stderr } = await runProgram("ts", program, {
      SERVERS: urls.join(" "),
      NODE_EXTRA_CA_CERTS: authority,
    });
    expect(stderr).toBe("");
    lines = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  });

  afterAll(async () => {
    for (const { server } of servers) {
      server.close();
      server.closeAllConnections();
    }
  });

  it.each(table.map(({ what, code }, index) => ({ what, code, index })))(
    "gets $code and the host of a certificate that $what, tries once, sends no credentials",
    ({ code, index }) => {
      const { host, seen } = servers[index] ?? expect.unreachable();
      expect(lines[index]).toEqual({
        name: "NetworkError",
        message: `deleteEventQueue: the network failed: ${code} ${host}`,
        code,
        isLasting: true,
        attempts: 1,
      });
      expect(seen).toEqual({ connections: 1, authorizations: [] });
    },
  );

  it("calls a server that the authority certifies", () => {
    expect(lines.at(-1)).toEqual({ ok: true, attempts: 1 });
    const authorizations = [`Basic ${btoa("iago@example.com:iago-key")}`];
    expect(servers.at(-1)?.seen).toEqual({ connections: 1, authorizations });
  });
});

/** The program of the guide for one client, and another line for its dispatcher. */
async function programWith(dispatcher?: string): Promise<string> {
  const guide = await readFile(inHome("docs/guides/accounts-traces-proxies.md"), "utf8");
  const listing = codeBlocks(guide).find(({ text }) => text.includes("new Agent("))?.text ?? "";
  const program =
    dispatcher === undefined
      ? listing
      : listing
          .replace("import { Agent,", "import { ProxyAgent,")
          .replace(/^const ca = .*\n/m, "")
          .replace(/new Agent\(.*?\)(?=;\n)/, dispatcher);
  return `${program}\nawait dispatcher.close();`;
}

describe("a client with an agent of its own", () => {
  it("sends its requests through the proxy that the guide names", async () => {
    const guide = await readFile(inHome("docs/guides/accounts-traces-proxies.md"), "utf8");
    const [dispatcher = ""] = /new ProxyAgent\(.*?\)/.exec(guide) ?? [];
    const tunnels: string[] = [];
    const server = createPlainServer((_, response) => {
      response.end('{"result":"success","msg":"","zulip_feature_level":300}');
    }).listen(0, "127.0.0.1");
    const proxy = createPlainServer()
      .on("connect", ({ url = "" }, socket) => {
        tunnels.push(url);
        const target = connect((server.address() as AddressInfo).port, "127.0.0.1", () => {
          socket.write("HTTP/1.1 200 OK\r\n\r\n");
          target.pipe(socket).pipe(target);
        });
        for (const end of [target, socket]) end.on("error", () => {});
      })
      .listen(0, "127.0.0.1");
    try {
      await Promise.all([once(server, "listening"), once(proxy, "listening")]);
      const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
      const program = await programWith(
        dispatcher.replace("http://proxy.example.com:3128", address),
      );
      const { port } = server.address() as AddressInfo;
      const ended = await runProgram("ts", program, {
        ZULIP_SITE: `http://localhost:${port}`,
        ZULIP_EMAIL: "iago@example.com",
        ZULIP_API_KEY: "iago-key",
      });
      expect(ended).toEqual({ code: 0, stdout: "deleted\n", stderr: "" });
      expect([...new Set(tunnels)]).toEqual([`localhost:${port}`]);
    } finally {
      for (const one of [server, proxy]) one.close();
    }
  });

  it("trusts the authority that the guide names, through the fetch of undici", async () => {
    const folder = temporaryFolder("certificates", onTestFinished);
    const server = createServer(certificate({ issuer }), (_, response) => {
      response.end('{"result":"success","msg":"","zulip_feature_level":300}');
    }).listen(0, "127.0.0.1");
    try {
      await once(server, "listening");
      const authority = join(folder, "authority.pem");
      await writeFile(authority, certificate({ subject: issuer, isAuthority: true }).cert);
      const program = (await programWith()).replace('"authority.pem"', JSON.stringify(authority));
      const ended = await runProgram("ts", program, {
        ZULIP_SITE: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
        ZULIP_EMAIL: "iago@example.com",
        ZULIP_API_KEY: "iago-key",
      });
      expect(ended).toEqual({ code: 0, stdout: "deleted\n", stderr: "" });
    } finally {
      server.close();
    }
  });
});
