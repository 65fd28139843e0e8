/** Statements of SECURITY.md, docs/releasing.md and other documents that no other test checks. */
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import type { RunningServer } from "../../src/node/processes.ts";
import { startSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import { sharedMock, sharedSite } from "../helpers/shared.ts";

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

it("no command takes an API key as an option, because process lists show options", async () => {
  const helps = readFileSync(inHome("test/fixtures/help.txt"), "utf8"); // A unit test compares it with the commands.
  const options = [...helps.matchAll(/^ {2}--([a-z-]+)/gm)];
  expect(options.length).toBeGreaterThan(40);
  const named = options.map(([, option = ""]) => option);
  expect(named.filter((option) => /key|password|secret|token/.test(option))).toEqual([]);
});
