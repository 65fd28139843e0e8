// Every program and command of the guides, run as printed in the folder that the guides set up, with the packed package.
// Programs that list and then change something also run against sandboxes, which show the change.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import { basename, dirname, extname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { inHome } from "../../src/base/home.ts";
import { freePort } from "../../src/base/processes.ts";
import { own } from "../../src/program/places.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve.ts";
import { type Guide, readGuides } from "../../src/toolkit/site/guides.ts";
import { certificate } from "../helpers/certificate.ts";
import { codeBlocks } from "../helpers/markdown.ts";
import { hasRequests, runProgram } from "../helpers/run-program.ts";
import { outputOf } from "../helpers/run-script.ts";
import { sharedBrowserUrl, sharedPackage } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

/** program.test.ts runs the guide for other APIs, with the installed package. */
const { guides: numbered, front, authentication } = await readGuides(own.site.guides);
const guides = [...numbered, front, authentication]
  .filter((guide) => guide !== undefined)
  .filter(({ name }) => name !== "bring-your-own-api");
const { devDependencies } = packageJson;
const day = 24 * 60 * 60;

const blocksOf = ({ text }: Guide) => codeBlocks(text);

/** What each program or command prints, in the order of the guide. */
const prints: Readonly<Record<string, readonly RegExp[]>> = {
  index: [/^$/],
  authentication: [/"invites":/, /^authenticated\n$/],
  "first-call": [
    /"zulip_feature_level":237/,
    /"invites":/,
    /^e-mail 2 .*\ne-mail 3 .*\nlink 2 never expires\nlink 3 .*\n$/,
    /^e-mail 2\ne-mail 3\nlink 2\nlink 3\n$/,
  ],
  "supporting-older-servers": [
    /^feature level 237\ncan reorder linkifiers\n$/,
    /^(?:created by (?:9|11), who is notified\n){4}$/,
    /^reordered: 3, 2, 1\n$/,
    /^https?:\/\/\S+\/join\/\w+\/\n$/,
    /^TICKET.+\nSecond\n$/,
  ],
  "testing-your-integration": [
    /^success BAD_EVENT_QUEUE_ID\n$/,
    /pass 1\n.*fail 0\n/s,
    /^cordelia@example\.com 502 text\/html; charset=utf-8\n$/,
    /^209\n$/,
    /^the queue is gone: fb67bf8a-/,
    /^400 .*ordered_linkifier_ids/,
  ],
  "reordering-linkifiers": [/^the order is 2, 1, 3\n$/, /^reordered\n$/],
  "error-codes": [/^go on\ngo on\n$/],
  "checking-a-server": [
    /feature level 209: nothing broken; \d{3} requests\n$/,
    /feature level 209: nothing broken; \d{3} requests\n$/,
  ],
  "deleting-old-drafts": [/^17 is deleted\n$/],
  "following-events": [/^2 drafts\nadd: 3 drafts\nstopped\n$/, /"ids":\[21\]/],
  client: [/^1 never expire\n$/],
  "client-errors": [/^deleted\n$/],
  sandbox: [
    /^4 invitations, then 2\n$/,
    /^UNAUTHORIZED; getServerSettings 200, listDrafts 401; 0 faults left; zoe@example\.com joined\n$/,
  ],
  levels: [/^\[ 0, 7 \] \{ '\/list': \{ get: \{\} \} \}\n$/],
  "a-queue-by-hand": [
    /"events":\[\].*"result":"success"/s,
    /^\[\]\nsuccess\n$/,
    /^\[\]\nsuccess\n$/,
  ],
  "sandbox-over-http": [
    /^\{"done":"publish"\}\n\{"done":"changeUser"\}\n.*advance.*\n.*upgrade.*\n\{"problem":.*\}\n$/,
    /^\['invites_changed', 'restart'\] 209\nBAD_EVENT_QUEUE_ID\n$/,
  ],
  recipes: [/^http:\S+: nothing to do\n$/, /^(?:(?:e-mail|link) 3: revoked\n){2}$/],
  "your-test-runner": [/pass 2\n.*fail 0\n/s, /^200 3, 2, 1\n$/],
  "accounts-traces-proxies": [
    /^4 invitations\n$/,
    /^true\n$/,
    /^4 invitations\n$/,
    /^there is none\n$/,
  ],
};

/** The output after which programs without an end are stopped. The next program of the guide runs meanwhile. */
const lastWords: Readonly<Record<string, RegExp>> = { "follow.mts": /add: .*\n/ };

/** What other tests run, with packages that this project does not have: slow/test-runners.test.ts. */
const isElsewhere = /\.test\.mjs|\bmsw@|\bjest@/;

/** The commands of the box "How to run these programs", and the programs by which it runs files of each ending. */
const box = (() => {
  const { text } = guides.find(({ name }) => name === "first-call") ?? expect.unreachable();
  const [, part = ""] = /^## How to run these programs\n([\s\S]*?)^## /m.exec(text) ?? [];
  const [setUp = [], [server = ""] = []] = codeBlocks(part).map((block) => linesOf(block.text));
  const runners = [...part.matchAll(/`([a-z0-9 ]+) NAME(\.\w+)`/g)];
  return {
    setUp: setUp.filter((line) => !isExport(line)),
    variables: setUp.filter(isExport),
    server,
    runners: new Map(runners.map(([, program = "", ending = ""]) => [ending, program])),
  };
})();

function linesOf(text: string): string[] {
  return text.trim().split("\n");
}

function isExport(line: string): boolean {
  return line.startsWith("export ");
}

/** A program or command of a guide, and what it prints; nothing is known of servers and installations. */
interface Step {
  readonly line: string;
  /** The program, to be saved under its name. */
  readonly file?: string;
  readonly text?: string;
  readonly output?: RegExp;
  /** What runs while a program without an end runs. */
  readonly meanwhile?: Step;
}

/** The steps of a reader of a guide, in order. */
function stepsOf(guide: Guide): Step[] {
  const outputs = [...(prints[guide.name] ?? [])];
  const next = () => outputs.shift() ?? expect.unreachable(`${guide.name} has more programs`);
  const steps = blocksOf(guide).flatMap(({ language, text, file = "" }): Step[] => {
    if (isElsewhere.test(text + file) || language === "diff") return [];
    if (language !== "console") {
      const runner = box.runners.get(extname(file));
      if (runner === undefined || file.includes(".test."))
        return file === "" ? [] : [{ line: "", file, text }];
      return [{ line: `${runner} ${file}`, file, text, output: next() }];
    }
    return linesOf(text).flatMap((line) => {
      if (box.setUp.some((one) => one.startsWith(line))) return [];
      const isRun = !isExport(line) && !isServer.test(line) && !/\binstall /.test(line);
      return [isRun ? { line, output: next() } : { line }];
    });
  });
  expect(outputs, guide.name).toEqual([]);
  return steps.flatMap((step, index) => {
    if (lastWords[steps[index - 1]?.file ?? ""] !== undefined) return [];
    const meanwhile = steps[index + 1];
    return lastWords[step.file ?? ""] === undefined || meanwhile === undefined
      ? [step]
      : [{ ...step, meanwhile }];
  });
}

const isServer = / (?:sandbox|mock) /;

const home = temporaryFolder("guides");
/** The ports of the guides, which may be taken here, and those that take their place. */
const ports = new Map<string, string>();
const withFreePorts = (text: string) =>
  text.replaceAll(/\b40[12]\d\b/g, (port) => ports.get(port) ?? expect.unreachable(port));

/** Saves a file of a guide, and a program in TypeScript also as JavaScript. */
async function save(file: string, text: string): Promise<void> {
  const path = join(home, file.replace(/^~\//, ""));
  await writeFile(path, text);
  if (!file.endsWith(".mts")) return;
  await writeFile(path.replace(/mts$/, "mjs"), (await transform(text, { loader: "ts" })).code);
}

/** The line that runs a program. Starting tsx takes longer than most programs, so only the first one is run by it. */
const compiledLine = (() => {
  let first: string | undefined;
  return (line: string): string => {
    const [, program] = /^npx tsx (\S+)\.mts$/.exec(line) ?? [];
    first ??= program;
    return program === undefined || program === first ? line : `node ${program}.mjs`;
  };
})();

/** Starts a command line in the folder of the box. The programs of npx are called directly, to start fewer processes. */
function type(line: string, variables: readonly string[] = []) {
  const command = line
    .replace(/^npx tsx /, "node --import tsx ")
    .replace(/^((?:[A-Z_]+=\S+ )*)(?:npx )?/, "$1exec ");
  const words = withFreePorts([...variables, command].join("\n"));
  const PATH = `${join(home, "node_modules/.bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH, NO_COLOR: "1", npm_config_prefer_offline: "true" };
  const child = spawn("sh", ["-ec", words], { cwd: home, env, stdio: ["ignore", "pipe", "pipe"] });
  return { child, ...outputOf(child) };
}

beforeAll(async () => {
  for (const port of ["4010", "4020", "4021"]) ports.set(port, String(await freePort()));
  const { tarball } = await sharedPackage();
  await copyFile(tarball, join(home, basename(tarball)));
  await writeFile(join(home, "authority.pem"), certificate({ isAuthority: true }).cert);
  for (const line of box.setUp) {
    // The version of this project, which does not have to be downloaded.
    const { code, stderr } = await type(line.replace(/ tsx$/, `$&@${devDependencies.tsx}`)).ended;
    expect(code, stderr).toBe(0);
  }
});

it("every guide is run, in the folder that `npm init` makes", async () => {
  expect(guides.map(({ name }) => name).sort()).toEqual(Object.keys(prints).sort());
  expect([...box.runners.keys()].sort()).toEqual([".mjs", ".mts", ".py", ".sh"]);
  expect(JSON.parse(await readFile(join(home, "package.json"), "utf8"))).toHaveProperty("main");
});

describe.each(guides.map((guide) => [guide.title, guide] as const))("%s", (_, guide) => {
  const variables = [...box.variables, `export HOME=${home} USERPROFILE=${home}`];
  let server: ReturnType<typeof type> | undefined;
  const stop = async () => {
    server?.child.kill("SIGTERM");
    await server?.ended;
  };
  const serve = async (line: string) => {
    await stop();
    const own = type(/--port/.test(line) ? line : `${line} --port 4020`, variables);
    server = own;
    await vi.waitUntil(() => /http:\/\//.test(own.output.stderr) || own.child.exitCode !== null, {
      timeout: 60_000,
    });
    expect(own.output.stderr).toContain("http://");
  };
  beforeAll(() => serve(box.server));
  afterAll(stop);

  async function take({ line, file, text = "", output, meanwhile }: Step): Promise<void> {
    if (file !== undefined) await save(file, withFreePorts(text));
    if (text.includes("BROWSER_URL"))
      variables.push(`export BROWSER_URL=${await sharedBrowserUrl()}`);
    if (isExport(line)) variables.push(line);
    else if (isServer.test(line)) await serve(line);
    else if (line.startsWith("npm install ")) await link(line);
    if (output === undefined) return;
    const { child, output: printed, ended } = type(compiledLine(line), variables);
    if (meanwhile !== undefined) {
      await vi.waitUntil(() => printed.stdout !== "", { timeout: 60_000 });
      await take(meanwhile);
      await vi.waitUntil(() => lastWords[file ?? ""]?.test(printed.stdout), { timeout: 60_000 });
      child.kill("SIGTERM");
    }
    const { code, stdout, stderr } = await ended;
    expect(line.includes("conformance") ? "" : stderr).toBe("");
    expect(code, stdout).toBe(0);
    expect(stdout).toMatch(output);
  }

  // Programs in Python need `requests`, as the samples do.
  const steps = stepsOf(guide).filter(
    ({ text = "" }) => hasRequests || !text.includes("import requests"),
  );
  it.each(steps.map((step) => [step.line || step.file, step] as const))("%s", (_, step) =>
    take(step),
  );
});

/** Installs packages of this project, whose versions the guides name. */
async function link(line: string): Promise<void> {
  for (const [, name = "", version] of line.matchAll(/ (@?[^\s@]+)@(\S+)/g)) {
    expect(devDependencies, name).toHaveProperty([name], version);
    const place = join(home, "node_modules", name);
    await mkdir(dirname(place), { recursive: true });
    if (!existsSync(place)) await symlink(inHome("node_modules", name), place);
  }
}

/** A program of a guide. */
const programOf = (guide: string, file: string): string =>
  guides
    .filter(({ name }) => name === guide)
    .flatMap(blocksOf)
    .find((block) => block.file === file)?.text ?? expect.unreachable(file);

/** Runs a program of the guides against a sandbox of a level, and returns the resulting state. */
async function runOnSandbox(program: string, { level, email = "iago@example.com" }: Caller) {
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
    const ran = await runProgram("ts", program, {
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
  const run = (caller: Caller) =>
    runOnSandbox(programOf("deleting-old-drafts", "clean-drafts.mts"), caller);

  it.each([87, 481])("are deleted on a server of level %i, and no others", async (level) => {
    expect(await run({ level })).toEqual({
      stdout: "20 is deleted\n17 is deleted\n",
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
  const run = (caller: Caller) =>
    runOnSandbox(programOf("reordering-linkifiers", "reorder.mts"), caller);

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
  const ran = await runOnSandbox(programOf("supporting-older-servers", "create-and-delete.mts"), {
    level,
  });
  expect(ran).toMatchObject({ stdout, stderr: "", code: 0, linkifiers: [1, 2, 3] });
  expect(ran.drafts).toHaveLength(4);
});

/** An account in all the ways that the programs below use; the file is in a separate home folder. */
async function accountOn(url: string) {
  const [email, key] = ["iago@example.com", "iago-key"];
  await writeFile(join(home, ".zuliprc"), `[api]\nemail=${email}\nkey=${key}\nsite=${url}\n`);
  return {
    ZULIP_SITE: url,
    ZULIP_EMAIL: email,
    ZULIP_API_KEY: key,
    HOME: home,
    USERPROFILE: home,
  };
}

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
      ${programOf("accounts-traces-proxies", "traced.mts")}
      const seen = exporter.getFinishedSpans().map(({ name, kind, status, attributes, duration }) =>
        ({ name, kind, code: status.code, attributes, isTimed: duration[1] > 0 }));
      console.log(JSON.stringify(seen));`;
    try {
      const { stdout, stderr } = await runProgram("ts", collecting, await accountOn(server.url));
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
    const account = await accountOn(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
    try {
      const trusting = await runProgram("ts", programOf("accounts-traces-proxies", "account.mts"), {
        ...account,
        NODE_EXTRA_CA_CERTS: file,
      });
      expect(trusting).toEqual({ code: 0, stdout: "4 invitations\n", stderr: "" });
      const { code, stderr } = await runProgram(
        "ts",
        programOf("accounts-traces-proxies", "account.mts"),
        account,
      );
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
      const { stdout, stderr } = await runProgram(
        "ts",
        programOf("accounts-traces-proxies", "proxied.mts"),
        {
          ...(await accountOn(sandbox.url)),
          http_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
          no_proxy: "",
        },
      );
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
