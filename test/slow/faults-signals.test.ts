// A script that is stopped, at any stage and in any way, leaves nothing running and nothing half-made.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inHome } from "../../src/base/home.ts";
import { freePort } from "../../src/base/processes.ts";
import { filesOf } from "../helpers/files.ts";
import { copyProject, type ProjectCopy } from "../helpers/project-copy.ts";
import { type StartedScript, type StartOptions, startScript } from "../helpers/run-script.ts";

let copy: ProjectCopy;
let script: StartedScript;
beforeAll(async () => {
  copy = await copyProject();
});
beforeEach(() => {
  rmSync(join(copy.project, "generated/docs"), { recursive: true, force: true });
  writeFileSync(join(copy.project, "generated/README.md"), "old");
});
afterEach(() => {
  if (script.child.exitCode === null && script.child.signalCode === null) script.signal("SIGKILL");
});
afterAll(() => copy.remove());

/** A moment in the run of a script. */
type Moment = () => boolean | Promise<boolean>;
const prints =
  (words: string): Moment =>
  () =>
    script.printed().includes(words);
const runs =
  (program: string): Moment =>
  async () =>
    (await copy.processes()).some((line) => line.includes(program));
const holds =
  (folder: string): Moment =>
  () =>
    readdirSync(copy.temporary).some((name) => name.startsWith(folder));

/** Starts a script of the copy and waits for a moment. Throws if the script ends first. */
async function startUntil(moment: Moment, words: readonly string[], options: StartOptions = {}) {
  const [name = "", ...rest] = words;
  script = startScript(name, rest, {
    project: copy.project,
    preload: ["hang-redocly-diff.mjs"],
    ...options,
    environment: { TMPDIR: copy.temporary, ...options.environment },
  });
  while (!(await moment())) {
    if (script.child.exitCode !== null) throw new Error(`It ended:\n${script.printed()}`);
    await delay(50);
  }
}

/** Expects no running process, no temporary file, and complete output. */
async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => copy.processes()).toEqual([]);
  expect(readdirSync(copy.temporary).filter((name) => !name.startsWith("tsx-"))).toEqual([]);
  const entries = readdirSync(copy.project).sort();
  expect(entries.filter((name) => /^(dist|generated)/.test(name))).toEqual(["generated"]);
  const made = join(copy.project, "generated");
  expect([{ ...committed, "README.md": "old" }, committed]).toContainEqual(filesOf(made, "docs"));
  const pages = Object.keys(filesOf(join(made, "docs")));
  if (pages.length > 0) expect(pages).toContain("operations/list-invitations/index.html");
}

const committed = filesOf(inHome("generated"), "docs");
const slow = { environment: { REDOC: "hangs" } };
const ports = async (...options: string[]) =>
  (await Promise.all(options.map(async (option) => [option, String(await freePort())]))).flat();
const threePorts = () => ports("--docs-port", "--mock-port", "--sandbox-port");
const onePort = () => ports("--port");
const noPort = () => ports();

describe("stopped", () => {
  it.each<[string, string, NodeJS.Signals, number, Moment, () => Promise<string[]>, StartOptions?]>(
    [
      ["start", "while it generates", "SIGINT", 130, prints("✔ bundle"), threePorts],
      ["start", "while it builds the site", "SIGTERM", 143, runs("redocly/cli"), threePorts, slow],
      ["start", "while Prism starts", "SIGHUP", 129, runs("prism-cli"), threePorts],
      ["start", "while it serves", "SIGINT", 0, prints("Ctrl-C stops"), threePorts],
      ["mock", "while Prism starts", "SIGINT", 130, runs("prism-cli"), onePort],
      ["mock", "while it serves", "SIGHUP", 0, prints("Mock of"), onePort],
      ["sandbox", "while it serves", "SIGINT", 0, prints("Sandbox of"), onePort],
      ["docs", "while it builds", "SIGINT", 130, runs("redocly/cli"), noPort, slow],
      ["build", "while it compiles", "SIGINT", 130, runs("bin/tsc"), noPort],
      ["lint", "while its programs run", "SIGINT", 130, holds("lint-"), noPort],
      [
        "bench",
        "in the middle",
        "SIGTERM",
        143,
        holds("bench-"),
        async () => ["--only", "sandbox"],
      ],
    ],
  )("%s, %s, by %s, ends with %i", async (name, _, signal, code, moment, words, options) => {
    await startUntil(moment, [name, ...(await words())], options);
    const before = script.printed();
    script.signal(signal);
    script.signal(signal); // As with npm, which forwards a signal that the terminal has sent to the whole group.
    expect((await script.ended).code, script.printed()).toBe(code);
    // It may have reported the end of its current step.
    const after = script.printed().slice(before.length).trim().split("\n");
    expect(after.filter((line) => !/^([✔✖] |$)/.test(line))).toEqual([]);
    await expectNothingLeft();
  });

  it("mock leaves nothing if its parent dies as Prism starts", async () => {
    const shell = '"$@"; exit'; // Keeps the shell alive, as that of npm may be.
    await startUntil(runs("prism-cli"), ["mock", ...(await onePort())], { shell });
    script.child.kill("SIGKILL");
    await expectNothingLeft();
  });

  it("docs, killed with its group while it builds, leaves no temporary files of Redocly", async () => {
    await startUntil(runs("redocly/cli"), ["docs"], { preload: [] });
    script.signal("SIGKILL");
    await expectNothingLeft();
  });

  it("mock, killed before Prism can notice, ends Prism too", async () => {
    const preload = ["late-prism.mjs"];
    await startUntil(runs("prism-cli"), ["mock", ...(await onePort())], { preload });
    script.signal("SIGKILL");
    await expectNothingLeft();
  });

  it("mock, killed with its group while Prism starts, ends Prism too", async () => {
    await startUntil(runs("prism-cli"), ["mock", ...(await onePort())]);
    script.signal("SIGKILL");
    await expectNothingLeft();
  });
});
