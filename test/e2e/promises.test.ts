/** Statements of SECURITY.md, docs/releasing.md and other documents that no other test checks. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import type { RunningServer } from "../../src/node/processes.ts";
import { startSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import { outputOf } from "../helpers/run-script.ts";
import { sharedMock, sharedSite } from "../helpers/shared.ts";
import { api, responding } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const texts = [
  "SECURITY.md",
  "CONTRIBUTING.md",
  "docs/releasing.md",
  "docs/one-property.md",
  "docs/where-things-go.md",
];

describe.each(texts)("%s", (text) => {
  // Also finds tests that are named without their path, because these must be named with it.
  const path = /`((?:docs|scripts|test|src|generated|\.ci)\/[^`*]+|[^`*/ ]+\.test\.ts)`/g;
  const named = [...readFileSync(inHome(text), "utf8").matchAll(path)];
  const paths = new Set(named.map(([, found = ""]) => found));
  /** Files that are named without their path, but are beside one that is named with it. */
  const bareNames = [...readFileSync(inHome(text), "utf8").matchAll(/`([a-z-]+\.ts)`/g)];
  const folders = new Set([...paths].map((path) => dirname(path)));

  it("names files that exist", () => {
    expect(paths.size).toBeGreaterThan(1);
    expect([...paths].filter((path) => !existsSync(inHome(path)))).toEqual([]);
    const isThere = (name: string) =>
      [...folders].some((folder) => existsSync(inHome(folder, name)));
    expect(bareNames.map(([, name = ""]) => name).filter((name) => !isThere(name))).toEqual([]);
  });

  it("names code that exists", () => {
    const code = ["src", "scripts", "test", "generated"].flatMap((folder) =>
      readdirSync(inHome(folder), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.[jt]s$/.test(name))
        .map((name) => readFileSync(inHome(folder, name), "utf8")),
    );
    const words = readFileSync(inHome(text), "utf8").matchAll(/`([a-z]+[A-Z]\w*)[^`\w]*`/g);
    const missing = [...words].filter(([, word = ""]) => !code.some((one) => one.includes(word)));
    expect(missing.map(([word]) => word)).toEqual([]);
  });
});

describe("on this machine only", () => {
  let sandbox: RunningServer;
  beforeAll(async () => {
    sandbox = await startSandbox({ level: 0 });
  });
  afterAll(() => sandbox?.stop());

  it.each([
    ["the documentation", async () => (await sharedSite()).url],
    ["the mock", sharedMock],
    ["the sandbox", async () => sandbox.url],
  ])("%s listens on 127.0.0.1, and not even on 127.0.0.2", async (_, urlOf) => {
    const { hostname, port } = new URL(await urlOf());
    expect(hostname).toBe("127.0.0.1");
    // On Linux, a server on all addresses also gets requests for 127.0.0.0/8. Other systems refuse these anyway.
    const socket = connect(Number(port), "127.0.0.2");
    await expect(once(socket, "connect")).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL/);
  });
});

it("a configuration of Redocly beside a specification runs no code, even in its folder", async () => {
  const folder = temporaryFolder("configuration", onTestFinished);
  const at = (path: string) => join(folder, path);
  const plugin = `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(at("ran"))}, "");`;
  mkdirSync(at("@theme"));
  for (const [path, text] of Object.entries({
    "openapi.json": JSON.stringify(api({ "GET /a": { operationId: "a", ...responding({}) } })),
    "@theme/plugin.mjs": plugin,
    "plugin.mjs": plugin,
    "redocly.yaml": "plugins: [./plugin.mjs]\nextends: [./gone.yaml]\n",
    ".redocly.lint-ignore.yaml": "[",
  })) {
    writeFileSync(at(path), text);
  }
  const words = ["--import", import.meta.resolve("tsx"), inHome("src/program/program.ts")];
  const options = ["generate", "--spec", "openapi.json", "--out", "made"];
  const child = spawn(process.execPath, [...words, ...options], { cwd: folder });
  const { code, stderr } = await outputOf(child).ended;
  expect(stderr).toMatch(/ (\d+) files, \1 files changed, /); // All of them, because the folder is new.
  expect(code).toBe(0);
  expect(existsSync(at("ran"))).toBe(false);
});

it("no command takes an API key as an option, because process lists show options", async () => {
  const helps = readFileSync(inHome("test/fixtures/help.txt"), "utf8"); // A unit test compares it with the commands.
  const options = [...helps.matchAll(/^ {2}--([a-z-]+)/gm)];
  expect(options.length).toBeGreaterThan(40);
  const named = options.map(([, option = ""]) => option);
  expect(named.filter((option) => /key|password|secret|token/.test(option))).toEqual([]);
});
