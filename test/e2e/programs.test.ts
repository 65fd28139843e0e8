// Programs as users write them: compiled and run with the packed package, against sandboxes.
import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, symlink } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { build } from "esbuild";
import ts from "typescript";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import {
  createSandbox,
  type Sandbox,
  type SandboxOptions,
} from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import { callerOf, savedDraft } from "../helpers/caller.ts";
import { compilers } from "../helpers/compile.ts";
import { type Ended, outputOf } from "../helpers/run-script.ts";
import { sharedBrowser, sharedPackage } from "../helpers/shared.ts";

const sources = inHome("test/e2e/programs");
const day = 24 * 60 * 60;
/** Otherwise the listener replaces the Request of every test in this worker. */
const ownGlobals = { overrideGlobalObjects: false };
let project = "";

/** Runs a program of Node.js in the project. */
function start(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, ...environment, NO_COLOR: "1" };
  const child = spawn(process.execPath, words, { cwd: project, env });
  return { child, ...outputOf(child) };
}

const compile = (compiler: string, outDir: string, ...more: string[]): Promise<Ended> =>
  start([inHome("node_modules", compiler, "bin/tsc"), "--outDir", outDir, ...more]).ended;

beforeAll(async () => {
  const { project: shared, home } = await sharedPackage();
  project = await mkdtemp(join(shared, "programs-"));
  await cp(sources, project, { recursive: true });
  await mkdir(join(project, "node_modules/@types"), { recursive: true });
  const link = (to: string, name: string) => symlink(to, join(project, "node_modules", name));
  await link(home, "administration-service-api");
  for (const name of ["vitest", "@types/node"]) {
    await link(inHome("node_modules", name), name);
  }
  expect(await compile("typescript7", "out")).toEqual({ code: 0, stdout: "", stderr: "" });
});

/** The casts and other unchecked claims in a program. */
function claimsIn(text: string): string[] {
  const { AnyKeyword, AsExpression, NonNullExpression, TypeAssertionExpression } = ts.SyntaxKind;
  const claims = [AnyKeyword, AsExpression, NonNullExpression, TypeAssertionExpression];
  const found = [...(text.match(/@ts-/g) ?? [])];
  const file = ts.createSourceFile("program.ts", text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node) => {
    if (claims.some((kind) => kind === node.kind)) found.push(node.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

describe("the programs", () => {
  const others = Object.values(compilers).filter((name) => name !== "typescript7");
  it.each(others)("compile with %s too", async (compiler) => {
    expect(await compile(compiler, compiler)).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("have declarations that can be emitted, for composite projects and for bundlers", async () => {
    const options = ["--module", "esnext", "--moduleResolution", "bundler"];
    const ended = await compile("typescript7", "bundler", ...options);
    expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
    const library = await readFile(join(project, "bundler/library.d.ts"), "utf8");
    expect(library).toContain("administration-service-api/types/from-");
    expect(library).not.toMatch(/\bany\b|node_modules/);
  });

  it("use no cast and nothing to silence the compiler", async () => {
    const files = (await readdir(sources)).filter((name) => name.endsWith(".ts"));
    expect(files).toHaveLength(7);
    const texts = await Promise.all(files.map((name) => readFile(join(sources, name), "utf8")));
    expect(texts.flatMap(claimsIn)).toEqual([]);
    expect(claimsIn("const a: any = b as C; // @ts-ignore\nd!.e")).toEqual([
      "@ts-",
      "any",
      "b as C",
      "d!",
    ]);
  });
});

/** Serves a sandbox over HTTP, and runs programs with one of its accounts. */
async function serve(options: SandboxOptions = {}) {
  const sandbox = createSandbox(options);
  const server = await serveSandbox(sandbox, {});
  const account = { ZULIP_EMAIL: "iago@example.com", ZULIP_API_KEY: "iago-key" };
  return {
    sandbox,
    url: server.url,
    [Symbol.asyncDispose]: () => server.stop(),
    start: (name: string, ...words: readonly string[]) =>
      start([`out/${name}.js`, ...words], { ...account, ZULIP_SITE: server.url }),
  };
}

const until = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitUntil(isSo, { timeout: 120_000, interval: 5 });

/** Saves a draft of iago as another program of theirs would: the first has the ID 21. */
const saveDraft = ({ fetch }: Sandbox) => savedDraft(callerOf(fetch, "iago"));

/** Deletes a draft of iago as another program of theirs would. */
const deleteDraft = ({ fetch }: Sandbox, id: number) =>
  fetch(`https://chat.example.com/api/v1/drafts/${id}`, {
    method: "DELETE",
    headers: { Authorization: `Basic ${btoa("iago@example.com:iago-key")}` },
  });

/** Deletes a queue of iago, like a server that loses it. */
const deleteQueue = ({ fetch }: Sandbox, queue_id: string) =>
  fetch("https://chat.example.com/api/v1/events", {
    method: "DELETE",
    body: new URLSearchParams({ queue_id }),
    headers: { Authorization: `Basic ${btoa("iago@example.com:iago-key")}` },
  });

describe("the audit of a fleet", () => {
  it("reports on twelve servers, also if one fails or is too old, and stops at once", async () => {
    const levels = [21, 22, 167, 201, 202, 209, 257, 267, 288, 471, 478, 481];
    const served = await Promise.all(levels.map((featureLevel) => serve({ featureLevel })));
    try {
      served[5]?.sandbox.fault({ operation: "listInvitations", status: 502, count: 9 });
      const { code, stdout, stderr } = await start([
        "out/fleet.js",
        "0",
        ...served.map(({ url }) => url),
      ]).ended;
      expect(stdout.split("\n").slice(0, 7)).toEqual([
        "too old: level 21",
        "level 22: 0 permanent, linkifiers by ID",
        "level 167: 1 permanent, linkifiers by ID",
        "level 201: 1 permanent, linkifiers by ID",
        "level 202: 1 permanent, linkifiers ordered",
        "InvalidResponseError",
        "level 257: 1 permanent, linkifiers ordered",
      ]);
      expect([code, stderr]).toEqual([0, ""]);
      for (const { sandbox } of served) {
        sandbox.fault({ operation: "getServerSettings", delay: 60_000 });
      }
      const stopped = await start(["out/fleet.js", "50", ...served.map(({ url }) => url)]).ended;
      expect(stopped.stdout).toBe("AbortError\n".repeat(12));
      expect([stopped.code, stopped.stderr]).toEqual([0, "at once\n"]);
    } finally {
      await Promise.all(served.map((one) => one[Symbol.asyncDispose]()));
    }
  });
});

describe("the synchroniser of drafts", () => {
  it("keeps an exact copy through restart, gateway errors, upgrade and lost events", async () => {
    let sandbox = createSandbox({ featureLevel: 201 });
    let isUp = true;
    const server = createServer(
      getRequestListener(
        (request) => (isUp ? sandbox.fetch(request) : new Response("<html>", { status: 502 })),
        ownGlobals,
      ),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { child, output, ended } = start(["out/synchronise-drafts.js"], {
      ZULIP_EMAIL: "iago@example.com",
      ZULIP_API_KEY: "iago-key",
      ZULIP_SITE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
    const waitForLine = (line: string) => until(() => output.stdout.includes(`${line}\n`));
    try {
      await waitForLine("read: 17 18");
      await saveDraft(sandbox);
      await waitForLine("add: 17 18 21");
      const older = sandbox;
      isUp = false;
      sandbox = createSandbox({ featureLevel: 209 });
      await saveDraft(sandbox);
      // The waiting request ends with the old server. The new one is down for a while, and its first lists fail.
      for (const { queue_id } of older.state.queues) await deleteQueue(older, queue_id);
      sandbox.fault({ operation: "listDrafts", status: 502 });
      sandbox.fault({ operation: "listDrafts", status: 500 });
      setTimeout(() => (isUp = true), 500);
      await waitForLine("read: 17 18 21");
      await waitForLine("upgraded from 201 to 209\nreordered");
      await deleteDraft(sandbox, 17);
      await waitForLine("remove: 18 21");
      child.kill("SIGTERM");
      expect(await ended).toMatchObject({ code: 0, stderr: "" });
      expect(sandbox.state.queues).toEqual([]);
    } finally {
      child.kill("SIGKILL");
      server.closeAllConnections();
      server.close();
    }
  });
});

describe("the cleaner of drafts", () => {
  it("deletes only the old ones, despite errors of gateways and networks", async () => {
    const now = Math.floor(Date.now() / 1000);
    const draft = (id: number, days: number, user_id = 9) => ({
      id,
      user_id,
      timestamp: now - days * day,
    });
    await using served = await serve({
      drafts: [draft(1, 50), draft(2, 40), draft(3, 31), draft(4, 2), draft(5, 90, 11)],
    });
    const { sandbox } = served;
    sandbox.fault({ operation: "listDrafts", drop: "request" });
    sandbox.fault({ operation: "deleteDraft", status: 502 });
    sandbox.fault({ operation: "deleteDraft", status: 429, retryAfter: 0.01 });
    sandbox.fault({ operation: "deleteDraft", drop: "response" });
    const { code, stdout, stderr } = await served.start("clean-drafts").ended;
    expect(stdout).toBe("1: deleted\n2: deleted\n3: deleted\n");
    expect(stderr).toBe(
      [
        "listDrafts again: NetworkError",
        "deleteDraft again: 502",
        "deleteDraft again: 429",
        "deleteDraft again: NetworkError\n",
      ].join("\n"),
    );
    expect(code).toBe(0);
    expect(sandbox.state.drafts.map(({ id }) => id)).toEqual([4, 5]);
  });

  it("fails with a reason if the gateway keeps failing", async () => {
    await using served = await serve();
    served.sandbox.fault({ operation: "deleteDraft", status: 502, count: 4 });
    const { code, stderr } = await served.start("clean-drafts").ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/InvalidResponseError\]?: deleteDraft: /); // In brackets if the code is minified.
    expect(stderr).not.toContain("iago-key");
  });
});

describe("a page under default-src 'self'", () => {
  it("shows drafts and their changes", async () => {
    const sandbox = createSandbox();
    const { outputFiles } = await build({
      entryPoints: ["page.ts"],
      absWorkingDir: project,
      bundle: true,
      format: "esm",
      write: false,
    });
    const html = await readFile(join(sources, "page.html"), "utf8");
    const policy = { "Content-Security-Policy": "default-src 'self'" };
    const asked = getRequestListener((request) => sandbox.fetch(request), ownGlobals);
    const server = createServer((request, response) => {
      if (request.url?.startsWith("/api/")) return void asked(request, response);
      const isScript = request.url === "/page.js";
      const type = isScript ? "text/javascript" : "text/html";
      response.writeHead(200, { ...policy, "Content-Type": type });
      response.end(isScript ? outputFiles[0]?.text : html);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const browser = await sharedBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await page.getByLabel("E-mail").fill("iago@example.com");
      await page.getByLabel("API key").fill("iago-key");
      await page.getByRole("button").click();
      const shows = (...texts: string[]) =>
        until(async () => `${await page.locator("li").allTextContents()}` === `${texts}`);
      await shows("Minutes of the council", "Reply to Desdemona");
      await until(() => sandbox.state.queues.length > 0);
      await saveDraft(sandbox);
      await shows("Minutes of the council", "Reply to Desdemona", "New");
      await deleteDraft(sandbox, 17);
      await shows("Reply to Desdemona", "New");
      expect(await page.locator("output").textContent()).toBe("");
    } finally {
      await browser.close();
      server.closeAllConnections();
      server.close();
    }
  });
});
