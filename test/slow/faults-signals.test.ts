// A script that is stopped by the terminal, at any stage, leaves nothing running and nothing half-made.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { freePort } from "../../src/node/processes.ts";
import { filesOf } from "../helpers/files.ts";
import { copyProject, type ProjectCopy } from "../helpers/project-copy.ts";
import { type StartedScript, startScript } from "../helpers/run-script.ts";
import { api } from "../helpers/small-api.ts";

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
async function startUntil(moment: Moment, words: readonly string[]) {
  const [name = "", ...rest] = words;
  script = startScript(name, rest, {
    project: copy.project,
    environment: { TMPDIR: copy.temporary },
  });
  while (!(await moment())) {
    if (script.child.exitCode !== null) throw new Error(`It ended:\n${script.printed()}`);
    await delay(50);
  }
}

/** Expects no running process and complete output. */
async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => copy.processes()).toEqual([]);
  const entries = readdirSync(copy.project).sort();
  expect(entries.filter((name) => /^(dist|generated)/.test(name))).toEqual(["generated"]);
  const made = join(copy.project, "generated");
  expect([{ ...committed, "README.md": "old" }, committed]).toContainEqual(filesOf(made, "docs"));
  const pages = Object.keys(filesOf(join(made, "docs")));
  if (pages.length > 0) expect(pages).toContain("operations/list-invitations/index.html");
}

const committed = filesOf(inHome("generated"), "docs");
const ports = async (...options: string[]) =>
  (await Promise.all(options.map(async (option) => [option, String(await freePort())]))).flat();
const threePorts = () => ports("--docs-port", "--mock-port", "--sandbox-port");
const onePort = () => ports("--port");
const noPort = () => ports();

describe("stopped", () => {
  it.each<
    [string, string, NodeJS.Signals, number | NodeJS.Signals, Moment, () => Promise<string[]>]
  >([
    ["start", "while Prism starts", "SIGHUP", 129, runs("prism-cli"), threePorts],
    ["start", "while it serves", "SIGINT", 0, prints("Ctrl-C stops"), threePorts],
    ["mock", "while Prism starts", "SIGINT", 130, runs("prism-cli"), onePort],
    ["mock", "while it serves", "SIGHUP", 0, prints("Mock of"), onePort],
    ["sandbox", "while it serves", "SIGINT", 0, prints("Sandbox of"), onePort],
    ["generate", "while it computes", "SIGTERM", "SIGTERM", prints("✔ bundle"), noPort],
    ["docs", "while it builds", "SIGINT", "SIGINT", prints("✔ bundle"), noPort],
    ["build", "while it compiles", "SIGINT", "SIGINT", runs("bin/tsc"), noPort],
    ["changelog", "while its programs run", "SIGINT", "SIGINT", holds("diff-"), noPort],
  ])("%s, %s, by %s, ends with %s", async (name, _, signal, ends, moment, words) => {
    await startUntil(moment, [name, ...(await words())]);
    const before = script.printed();
    script.signal(signal);
    script.signal(signal); // As with npm, which forwards a signal that the terminal has sent to the whole group.
    const { code } = await script.ended;
    expect(code ?? script.child.signalCode, script.printed()).toBe(ends);
    // It may have reported the end of its current step.
    const after = script.printed().slice(before.length).trim().split("\n");
    expect(after.filter((line) => !/^([✔✖] |$)/.test(line))).toEqual([]);
    await expectNothingLeft();
  });

  it("generate, on a text of 10 MB, ends within a second", async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 8_000 }, (_, at) => {
        const names = Array.from({ length: 20 }, (_, index) => `p${index}`);
        const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
        return [`A${at}`, { type: "object", properties }];
      }),
    );
    const operation = { operationId: "a", responses: { "200": { description: "Done." } } };
    const specification = join(copy.temporary, "large.json");
    const text = JSON.stringify(api({ "GET /a": operation }, { schemas }), null, 2);
    expect(text.length).toBeGreaterThan(10_000_000);
    writeFileSync(specification, text);
    const words = ["generate", "--spec", specification, "--out", join(copy.temporary, "large")];
    await startUntil(() => true, words);
    await delay(8_000); // By then it reads the text, and later it computes types from it, for minutes.
    const asked = performance.now();
    script.signal("SIGINT");
    await script.ended;
    expect(script.child.signalCode).toBe("SIGINT");
    expect(performance.now() - asked).toBeLessThan(1_000);
    await expectNothingLeft();
  });
});
