// `npm start` for a newcomer: all servers answer, each printed line works, and nothing is left running.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { appendFileSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../src/node/processes.ts";
import { copyProject, type ProjectCopy, processesWith } from "../helpers/project-copy.ts";
import { killDescendant, outputOf, preloading, runScript } from "../helpers/run-script.ts";

// A copy, because `npm start` replaces generated files that other tests read.
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

interface Started {
  readonly child: ChildProcess;
  readonly urls: readonly string[];
  readonly stdout: () => string;
  readonly stderr: () => string;
}

/** Runs `npm start` itself, so that npm and the shell between us and the script are part of the test. */
async function start(words: readonly string[], environment = {}): Promise<Started> {
  const ports = [await freePort(), await freePort(), await freePort()];
  const options = ["--docs-port", "--mock-port", "--sandbox-port"].flatMap((option, index) => [
    option,
    String(ports[index]),
  ]);
  const child = spawn(
    "npm",
    ["start", "--silent", "--", ...options, ...words],
    // A group of its own, to which a terminal would send Ctrl-C.
    {
      cwd: copy.project,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    },
  );
  running.push(child);
  const { output } = outputOf(child);
  return {
    child,
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    stdout: () => {
      if (child.exitCode !== null) throw new Error(`npm start ended:\n${output.stderr}`);
      return output.stdout;
    },
    stderr: () => output.stderr,
  };
}

async function ready({ stdout }: Started): Promise<string> {
  while (!stdout().includes("Ctrl-C stops everything.")) await delay(50);
  return stdout();
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** The script and npm's shell, found by a port of this run because their command lines have no path. */
const scriptOf = ({ urls: [url = ""] }: Started) =>
  processesWith(`--docs-port ${new URL(url).port}`);

async function expectAllStopped(started: Started): Promise<void> {
  const { urls } = started;
  const left = async () => [...(await copy.processes()), ...(await scriptOf(started))];
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  for (const url of urls) expect(await answers(url), url).toBe(false);
}

/** `redocly diff` keeps a core busy for seconds, and other tests cover its verdicts. */
const standIn = preloading("stand-in-for-redocly-diff.mjs");

describe("npm start", () => {
  it("completes generated/ once after git has changed the specification, and changes no committed file", async () => {
    const committed = join(copy.project, "generated/changes.md");
    appendFileSync(committed, "Stale.\n");
    utimesSync(join(copy.project, "generated/annotated.json"), new Date(), new Date());
    const words = ["--import", "./scripts/complete.mjs", "--eval", ""];
    const complete = () => promisify(execFile)(process.execPath, words, { cwd: copy.project });
    expect((await complete()).stderr).toContain(
      "generated/ is not complete. Running `npm run generate` first.",
    );
    expect((await complete()).stderr).toBe("");
    expect(readFileSync(committed, "utf8")).toMatch(/\nStale\.\n$/);
  });

  it("serves the sandbox first, then all of a level, and ends by Ctrl-C", async () => {
    appendFileSync(join(copy.project, "openapi/openapi.yaml"), "x-edited: true\n");
    const started = await start(["--level", "201"], standIn);
    const [docs = "", mock = "", sandbox = ""] = started.urls;
    while (!started.stdout().includes("The sandbox is ready")) await delay(20);
    // The printed line works while the rest is made, also for pages of the documentation.
    const [first = ""] = /curl .*/.exec(started.stdout()) ?? [];
    expect(JSON.parse((await promisify(execFile)("sh", ["-c", first])).stdout).result).toBe(
      "success",
    );
    const { headers } = await fetch(`${sandbox}/api/v1/server_settings`, {
      headers: { Origin: docs },
    });
    expect(headers.get("Access-Control-Allow-Origin")).toBe(docs);
    expect(started.stdout()).not.toContain("Documentation");
    const printed = await ready(started);
    const last = printed.trimEnd().split("\n").slice(-5, -2);
    expect(last.map((line) => /http:\S+/.exec(line)?.[0])).toEqual(started.urls);
    expect(printed).toContain("feature level 201");
    for (const url of started.urls) {
      expect(printed).toContain(url);
      expect(await answers(url)).toBe(true);
    }
    const [, ofMock = ""] = printed.split("Try the mock");
    const lines = ofMock.split("\n").filter((line) => line.trim().startsWith("curl "));
    expect(lines).toHaveLength(1);
    const { stdout } = await promisify(execFile)("sh", ["-c", lines.join("\n")]);
    expect(JSON.parse(stdout)).toMatchObject({ result: "success", msg: "" });
    const settings = await (await fetch(`${mock}/api/v1/server_settings`)).json();
    expect(settings.zulip_feature_level).toBe(201); // Its own level, between two boundaries.
    await expect
      .poll(started.stderr)
      .toContain("openapi/ differs from generated/, which this command serves.");
    // When Prism ends, documentation and sandbox go on.
    await killDescendant(started.child.pid, "prism-cli");
    await expect.poll(started.stderr).toContain("The mock exited:");
    for (const url of [docs, sandbox]) expect(await answers(url)).toBe(true);
    process.kill(-(started.child.pid ?? 0), "SIGINT"); // Ctrl-C, to the whole group.
    await expectAllStopped(started);
  });

  it("refuses one port for two servers in one line", async () => {
    const port = String(await freePort());
    const { code, stderr } = await runScript("start", "--docs-port", port, "--mock-port", port);
    expect(stderr).toBe("Documentation, mock and sandbox need three different ports.\n");
    expect(code).toBe(2);
  });
});
