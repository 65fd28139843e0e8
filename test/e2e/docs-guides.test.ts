// Every program of the guides, run from the guide's text against the mock. Programs that list and then change something
// also run against sandboxes, which show the change.

import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { own } from "../../src/program/places.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve.ts";
import { type Guide, readGuides } from "../../src/toolkit/site/guides.ts";
import { certificate } from "../helpers/certificate.ts";
import { codeBlocks } from "../helpers/markdown.ts";
import { type Command, commandNames, runCommand } from "../helpers/run-command.ts";
import { hasRequests, type Language, runProgram } from "../helpers/run-program.ts";
import { mockOf, sharedBrowserUrl } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

/** program.test.ts runs the guide for other APIs, with the installed package. */
const { guides: numbered, front, authentication } = await readGuides(own.site.guides);
const guides = [...numbered, front, authentication]
  .filter((guide) => guide !== undefined)
  .filter(({ name }) => name !== "bring-your-own-api");
const day = 24 * 60 * 60;

const blocksOf = ({ text }: Guide) => codeBlocks(text);

/** What each program prints at the newest level, in the order of the guide. */
const prints: Readonly<Record<string, readonly RegExp[]>> = {
  index: [/^$/],
  authentication: [/"invites":/, /^authenticated\n$/],
  "first-call": [
    /"zulip_feature_level": ?267/,
    /"invites":/,
    /^e-mail 2 .*\nlink 2 never expires\n$/,
  ],
  "supporting-older-servers": [
    /^feature level 267\ncan reorder linkifiers\n$/,
    /^created by 9, who is notified\ncreated by 9, who is not notified\n$/,
    /^reordered: 3, 2, 1\n$/,
    /^.+\n(?:.+\n)?$/,
  ],
  "testing-your-integration": [
    /^success BAD_EVENT_QUEUE_ID\n$/,
    /^cordelia@example\.com 502 text\/html; charset=utf-8\n$/,
    /^the queue is gone: fb67bf8a-/,
    /^400 .*ordered_linkifier_ids/,
  ],
  "reordering-linkifiers": [/^the order is 2, 1, 3\n$/, /^reordered\n$/],
  "error-codes": [/^go on\nwait 28\.7\d* seconds\n$/],
  "checking-a-server": [],
  "deleting-old-drafts": [/^17 is deleted\n18 is deleted\n$/],
  "following-events": [/^2 drafts\nremove: 1 drafts\n(?:2 drafts\n)?stopped\n$/],
  client: [/^1 never expire\n$/],
  "client-errors": [/^deleted\n$/],
  sandbox: [
    /^4 invitations, then 2\n$/,
    /^UNAUTHORIZED; getServerSettings 200, listDrafts 401; 0 faults left; zoe@example\.com joined\n$/,
  ],
  levels: [/^\[ 0, 7 \] \{ '\/list': \{ get: \{\} \} \}\n$/],
  "a-queue-by-hand": [
    /"events":.*"result":"success"/s,
    /'type': 'drafts'.*\nsuccess\n$/s,
    /type: 'drafts'.*\nsuccess\n$/s,
  ],
  "sandbox-over-http": [
    /^\{"done":"publish"\}\n\{"done":"saveDraft"\}\n.*"id":4,.*\n.*"https:\/\/t\.example\/12".*\n.*advance.*\n.*upgrade.*\n\{"problem":.*\}\n$/,
    /^\['invites_changed', 'restart'\] 209\nBAD_EVENT_QUEUE_ID\n$/,
  ],
  recipes: [/^http:\S+: nothing to do\n$/, /^(?:(?:e-mail|link) \d+: revoked\n)*$/],
  "your-test-runner": [/pass 2\n.*fail 0\n/s, /^200 3, 2, 1\n$/],
  "accounts-traces-proxies": [/^2 invitations\n$/, /^true\n$/, /^2 invitations\n$/, /^deleted\n$/],
};

/** The output after which programs without an end are stopped. */
const lastWords: Readonly<Record<string, RegExp>> = { "following-events": /remove: .*\n/ };

/** An account in all the ways that the guides use; the file is in a separate home folder. */
async function accountOn(url: string, home: string, name = "iago") {
  const [email, key] = [`${name}@example.com`, `${name}-key`];
  const authority = join(home, "authority.pem");
  await writeFile(authority, certificate({ isAuthority: true }).cert);
  await writeFile(join(home, ".zuliprc"), `[api]\nemail=${email}\nkey=${key}\nsite=${url}\n`);
  return {
    BASE_URL: url,
    EMAIL: email,
    API_KEY: key,
    ZULIP_SITE: url,
    ZULIP_EMAIL: email,
    ZULIP_API_KEY: key,
    HOME: home,
    USERPROFILE: home,
    AUTHORITY: authority,
  };
}

let mock = "";
/** For the guide that drives a sandbox. */
let controlled: Awaited<ReturnType<typeof serveSandbox>>;
const home = temporaryFolder("guides");

beforeAll(async () => {
  mock = await mockOf(267);
  controlled = await serveSandbox(createSandbox({ featureLevel: 0, control: true }), {});
});
afterAll(() => controlled.stop());

it("every guide is run", () => {
  expect(guides.map(({ name }) => name).sort()).toEqual(Object.keys(prints).sort());
});

describe.each(guides.map((guide) => [guide.title, guide] as const))("%s", (_, guide) => {
  const blocks = blocksOf(guide);
  // Without what program.test.ts and slow/test-runners.test.ts run, and without plain text.
  const programs = blocks.filter(
    ({ language, text, file }) =>
      !/\.test\.mjs$/.test(file ?? "") &&
      !["console", "text"].includes(language) &&
      !(language === "py" && text.includes(packageJson.name)),
  );
  const wanted = prints[guide.name] ?? [];

  it("has a program for each expected output, under a name by which it runs as a module", () => {
    expect(programs).toHaveLength(wanted.length);
    const ending: Record<string, string> = { sh: ".sh", js: ".mjs", ts: ".mts", py: ".py" };
    const wrong = programs.filter(({ language, file }) => !file?.endsWith(`${ending[language]}`));
    expect(wrong).toEqual([]);
  });

  const runs = programs.map((program, index) => [index + 1, program, wanted[index]] as const);
  // Programs in Python need `requests`, as the samples do.
  it.each(runs.filter(([, { language }]) => language !== "py" || hasRequests))(
    "program %i runs unchanged",
    async (_, { language, text }, output) => {
      const url = guide.name === "sandbox-over-http" ? controlled.url : mock;
      const isPage = text.includes("playwright");
      const account = {
        ...(await accountOn(url, home)),
        ...(isPage && { BROWSER_URL: await sharedBrowserUrl() }),
      };
      const { code, stdout, stderr } = await runProgram(
        language as Language,
        text,
        account,
        lastWords[guide.name],
      );
      expect(stderr).toBe("");
      expect(code).toBe(0);
      expect(stdout).toMatch(output ?? /^$/);
    },
  );

  it.each(blocks.filter(({ language }) => language === "console"))(
    "the command exists, and has these options: $text",
    async ({ text }) => {
      const [, name = "", options = ""] =
        /^(?:[A-Z_]+=\S+ )*npx administration-service-api (\w+) (.*)\n$/.exec(text) ?? [];
      expect(commandNames).toContain(name);
      const { stdout } = await runCommand(name as Command, "--help");
      for (const option of options.match(/--[\w-]+/g) ?? []) expect(stdout).toContain(option);
    },
  );
});

/** Runs a program of a guide, by default its first, against a sandbox of a level, and returns the resulting state. */
async function runOnSandbox(
  name: string,
  { level, email = "iago@example.com" }: Caller,
  index = 0,
) {
  const now = Math.floor(Date.now() / 1000);
  const sandbox = createSandbox({
    featureLevel: level,
    drafts: [
      { id: 17, user_id: 9, timestamp: now - 31 * day },
      { id: 18, user_id: 9, timestamp: now - 29 * day },
      { id: 19, user_id: 11, timestamp: now - 400 * day },
      { id: 20, user_id: 9, timestamp: now - 400 * day },
    ],
  });
  const server = await serveSandbox(sandbox, {});
  try {
    const guide = guides.find((guide) => guide.name === name);
    const program = guide && blocksOf(guide)[index];
    const ran = await runProgram("ts", program?.text ?? "", {
      BASE_URL: server.url,
      EMAIL: email,
      API_KEY: `${email.split("@")[0]}-key`,
      ZULIP_SITE: server.url,
      ZULIP_EMAIL: email,
      ZULIP_API_KEY: `${email.split("@")[0]}-key`,
    });
    const { drafts, linkifiers } = sandbox.state;
    const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
    return { ...ran, drafts: ids(drafts), linkifiers: ids(linkifiers) };
  } finally {
    await server.stop();
  }
}

interface Caller {
  readonly level: number;
  readonly email?: string;
}

describe("old drafts", () => {
  const run = (caller: Caller) => runOnSandbox("deleting-old-drafts", caller);

  it.each([87, 481])("are deleted on a server of level %i, and no others", async (level) => {
    expect(await run({ level })).toEqual({
      stdout: "17 is deleted\n20 is deleted\n",
      stderr: "",
      code: 0,
      drafts: [18, 19],
      linkifiers: [1, 2, 3],
    });
  });

  it("are missing below level 87, as the program reports", async () => {
    expect(await run({ level: 86 })).toMatchObject({
      stdout: "",
      stderr: "A server of level 86 keeps no drafts: they came with level 87, in release 5.0.\n",
      code: 1,
    });
  });

  it("are not listed if synchronization is off", async () => {
    const { code, stderr } = await run({ level: 481, email: "othello@example.com" });
    expect(code).toBe(1);
    expect(stderr).toContain("listDrafts: User has disabled synchronizing drafts. (BAD_REQUEST, ");
  });
});

describe("linkifiers", () => {
  const run = (caller: Caller) => runOnSandbox("reordering-linkifiers", caller);

  it.each([202, 481])("get the wanted order at level %i", async (level) => {
    expect(await run({ level })).toMatchObject({
      stdout: "the order is 2, 1, 3\n",
      stderr: "",
      code: 0,
      linkifiers: [2, 1, 3],
    });
  });

  it("keep their order for a member, who is told whom to ask", async () => {
    expect(await run({ level: 481, email: "cordelia@example.com" })).toMatchObject({
      stdout: "ask an administrator to run this\n",
      stderr: "",
      code: 1,
      linkifiers: [1, 2, 3],
    });
  });

  it.each([54, 201])("can only be listed at level %i, as the program reports", async (level) => {
    const { code, stderr, linkifiers } = await run({ level });
    expect(stderr).toContain(
      `A server of level ${level} matches in ascending order of ID: 1, 2, 3.`,
    );
    expect(stderr).toContain("or upgrade to release 8.0");
    expect({ code, linkifiers }).toEqual({ code: 1, linkifiers: [1, 2, 3] });
  });

  it("cannot be listed below level 54, as the program reports", async () => {
    const { code, stderr } = await run({ level: 53 });
    expect(stderr).toMatch(/ServerTooOldError\]?: .*\b54\b.*\b53\b/); // In brackets if the code is minified.
    expect(code).toBe(1);
  });
});

it.each([
  [54, "T(?P<n>[0-9]+)\n"],
  [202, "TICKET(?P<n>[0-9]+)\nSecond\n"],
  [481, "TICKET(?P<n>[0-9]+)\nSecond\n"],
])("one program creates, changes and deletes what level %i supports", async (level, stdout) => {
  const ran = await runOnSandbox("supporting-older-servers", { level }, 3);
  expect(ran).toMatchObject({ stdout, stderr: "", code: 0, linkifiers: [1, 2, 3] });
  expect(ran.drafts).toHaveLength(4);
});

/** A program of the guide on accounts, traces and proxies. */
const programOf = (index: number): string =>
  guides
    .filter(({ name }) => name === "accounts-traces-proxies")
    .flatMap(blocksOf)
    .at(index)?.text ?? expect.unreachable();

describe("OpenTelemetry", () => {
  it("gets a span per attempt, without credentials", async () => {
    const sandbox = createSandbox();
    sandbox.fault({ operation: "deleteDraft", status: 503 });
    const server = await serveSandbox(sandbox, {});
    const collecting = `
      import { trace as api } from "@opentelemetry/api";
      import * as sdk from "@opentelemetry/sdk-trace-base";
      const exporter = new sdk.InMemorySpanExporter();
      const spanProcessors = [new sdk.SimpleSpanProcessor(exporter)];
      api.setGlobalTracerProvider(new sdk.BasicTracerProvider({ spanProcessors }));
      ${programOf(1)}
      const seen = exporter.getFinishedSpans().map(({ name, kind, status, attributes, duration }) =>
        ({ name, kind, code: status.code, attributes, isTimed: duration[1] > 0 }));
      console.log(JSON.stringify(seen));`;
    try {
      const { stdout, stderr } = await runProgram(
        "ts",
        collecting,
        await accountOn(server.url, home),
      );
      expect(stderr).toBe("");
      const [isDeleted, spans = ""] = stdout.split("\n");
      expect(isDeleted).toBe("true");
      expect(spans).not.toContain("iago");
      const deletions = JSON.parse(spans).filter(
        ({ name }: { name: string }) => name === "deleteDraft",
      );
      const span = (code: number, count: number, status: number) => ({
        name: "deleteDraft",
        kind: 2,
        code,
        isTimed: true,
        attributes: {
          "http.request.method": "DELETE",
          "http.request.resend_count": count,
          "http.response.status_code": status,
          "url.path": "/api/v1/drafts/17",
        },
      });
      expect(deletions).toEqual([span(2, 0, 503), span(0, 1, 200)]);
    } finally {
      await server.stop();
    }
  });
});

describe("a self-signed certificate", () => {
  it("is trusted only if NODE_EXTRA_CA_CERTS names it", async () => {
    const own = certificate({ isAuthority: true });
    const file = join(home, "own.pem");
    await writeFile(file, own.cert);
    const { fetch } = createSandbox();
    const server = createSecureServer(
      own,
      // Otherwise it replaces the Request of every test in this worker.
      getRequestListener((request) => fetch(request), { overrideGlobalObjects: false }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const account = await accountOn(
      `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
      home,
    );
    try {
      const trusting = await runProgram("ts", programOf(0), {
        ...account,
        NODE_EXTRA_CA_CERTS: file,
      });
      expect(trusting).toEqual({ code: 0, stdout: "4 invitations\n", stderr: "" });
      const { code, stderr } = await runProgram("ts", programOf(0), account);
      expect(stderr).toContain("the network failed: DEPTH_ZERO_SELF_SIGNED_CERT 127.0.0.1:");
      expect(code).toBe(1);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});

describe("a proxy", () => {
  it("is used if the environment names one", async () => {
    const sandbox = await serveSandbox(createSandbox(), {});
    const asked: string[] = [];
    const proxy = createServer().on("connect", ({ url = "" }, socket: Socket) => {
      asked.push(url);
      const { hostname, port } = new URL(`tcp://${url}`);
      const server = connect(Number(port), hostname, () => {
        socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
        server.pipe(socket).pipe(server);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    try {
      const { stdout, stderr } = await runProgram("ts", programOf(2), {
        ...(await accountOn(sandbox.url, home)),
        http_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
        no_proxy: "",
      });
      expect({ stdout, stderr }).toEqual({ stdout: "4 invitations\n", stderr: "" });
      expect(new Set(asked)).toEqual(new Set([new URL(sandbox.url).host]));
    } finally {
      proxy.close();
      await sandbox.stop();
    }
  });
});

describe("the table of error codes", () => {
  it("lists exactly the documented codes with their statuses", async () => {
    const { outcomes } = await import("../../generated/operations.gen.ts");
    const documented = new Map<string, Set<number>>();
    for (const { errors } of Object.values(outcomes)) {
      for (const error of errors) {
        const code = "code" in error ? error.code : "none";
        documented.set(code, (documented.get(code) ?? new Set()).add(error.status));
      }
    }
    const guide = guides.find(({ name }) => name === "error-codes");
    const rows = [...(guide?.text ?? "").matchAll(/^\| `?(\w+)`? \| ([\d, ]+) \|/gm)];
    expect(new Map(rows.map(([, code, statuses]) => [code, statuses]))).toEqual(
      new Map([...documented].map(([code, statuses]) => [code, [...statuses].sort().join(", ")])),
    );
  });
});
