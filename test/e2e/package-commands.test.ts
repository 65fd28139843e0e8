// Each command and export of the package, installed in a project of its own, when the clone that made it is gone.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { freePort } from "../../src/node/processes.ts";
import { commandNames } from "../../src/program/commands.ts";
import { snapshotAt as projectAt } from "../../src/toolkit/levels/index.ts";
import { annotated, library } from "../helpers/annotated.ts";
import { outputOf } from "../helpers/run-script.ts";
import { sharedPackage } from "../helpers/shared.ts";
import { linkPeers } from "../helpers/with-peers.ts";

let folder = "";
const running: ChildProcess[] = [];
afterAll(() => running.forEach((child) => void child.kill("SIGKILL")));

beforeAll(async () => {
  const { home, project } = await sharedPackage();
  folder = await mkdtemp(join(project, "commands-"));
  await linkPeers(folder);
  await cp(home, join(folder, "node_modules", packageJson.name), { recursive: true });
  const put = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), JSON.stringify(value));
  for (const level of [209, 255, 300]) put(`${level}-own.json`, projectAt(annotated(), level));
  put("library.json", library());
  put("10-library.json", projectAt(library(), 10));
  put("redocly.yaml", {
    plugins: [`${packageJson.name}/lint`],
    extends: ["minimal", "levels/recommended"],
    telemetry: "off",
  });
});

function start(...words: readonly string[]) {
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, API_KEY: "iago-key" },
  });
  running.push(child);
  return { child, ...outputOf(child) };
}
const program = `node_modules/${packageJson.name}/dist/program.js`;
const of = ["--spec", "library.json"];

/** The commands that end, in an order in which later ones read what earlier ones wrote. */
const lines: readonly (readonly [command: string, ...words: string[]])[] = [
  ["generate"],
  ["generate", "--check"],
  ["generate", "--level", "8.0", "--out", "level.json"],
  ["generate", ...of, "--out", "library"],
  ["generate", ...of, "--level", "10"],
  ["lint"],
  ["lint", ...of],
  ["docs", "--out", "site"],
  ["docs", ...of, "--out", "library-site"],
  ["infer", "209-own.json", "255-own.json", "--out", "inferred.yaml"],
  ["infer", "300-own.json", "--into", "inferred.yaml"],
  ["verify", "209-own.json"],
  ["verify", ...of, "10-library.json"],
  ["changelog", "--from", "8.0", "--to", "10.0"],
  ["changelog", ...of, "--from", "10", "--to", "40"],
];
const servers = [["sandbox"], ["mock"], ["mock", ...of]];

describe("the package, without the clone that made it", () => {
  it.each(lines.map((words) => ({ line: words.join(" "), words })))(
    "runs $line",
    async ({ words }) => {
      const { code, stdout, stderr } = await start(program, ...words).ended;
      expect(code, stdout + stderr).toBe(0);
    },
  );

  it.each(servers.map((words) => ({ line: words.join(" "), words })))(
    "serves $line",
    async ({ words }) => {
      const port = String(await freePort());
      const { child, output } = start(program, ...words, "--port", port);
      const isServing = () => output.stderr.includes(`127.0.0.1:${port}`);
      await vi.waitUntil(() => isServing() || child.exitCode !== null, { timeout: 600_000 });
      expect(child.exitCode, output.stderr).toBeNull();
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBeGreaterThan(199);
      if (words[0] !== "sandbox") return;
      const server = ["--base-url", `http://127.0.0.1:${port}`, "--email", "iago@example.com"];
      const { code, stdout, stderr } = await start(program, "conformance", ...server).ended;
      expect(stdout + stderr).toContain("nothing broken");
      expect(code).toBe(0);
    },
  );

  it("has no other command", () => {
    const tried = [...lines, ...servers, ["conformance"]].map(([name]) => name);
    expect(new Set(tried)).toEqual(new Set(commandNames));
  });

  it("is a plugin of Redocly", async () => {
    const redocly = "node_modules/@redocly/cli/bin/cli.js";
    writeFileSync(
      join(folder, "wrong.json"),
      readFileSync(join(folder, "library.json"), "utf8").replace('"since":10', '"since":11'),
    );
    const words = ["--config", "redocly.yaml", "--format", "stylish"];
    const right = await start(redocly, "lint", "library.json", ...words).ended;
    expect(right.code, right.stderr).toBe(0);
    const wrong = await start(redocly, "lint", "wrong.json", ...words).ended;
    expect(wrong.stdout).toContain("levels/annotation-registered");
    expect(wrong.code).toBe(1);
  });

  it("has modules and documents that can be imported", async () => {
    const names = Object.keys(packageJson.exports).filter((name) => name !== "./types/*");
    const specifiers = names.map((name) => packageJson.name + name.slice(1));
    const text = `for (const name of ${JSON.stringify(specifiers)}) {
      const { default: value, ...named } = await import(name, name.endsWith("json") ? { with: { type: "json" } } : {});
      if (Object.keys(value ?? named).length === 0 && typeof value !== "function") throw new Error(name);
    }`;
    const { code, stderr } = await start("--input-type=module", "--eval", text).ended;
    expect(code, stderr).toBe(0);
  });

  it("prints an uncaught error with its class and the names of functions", async () => {
    const text = `import { createClient, unwrap } from "${packageJson.name}";
      import { createSandbox } from "${packageJson.name}/sandbox";
      const { fetch } = createSandbox();
      const client = createClient({ baseUrl: "https://a.test", email: "a@b.test", apiKey: "wrong-key", featureLevel: 1, fetch });
      unwrap(await client.listDrafts());`;
    const { code, stderr } = await start("--input-type=module", "--eval", text).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^ServiceError: /m);
    expect(stderr).toMatch(/^ {4}at unwrap \(/m);
    expect(stderr).not.toMatch(/^.{200}/m); // No minified source.
  });
});
