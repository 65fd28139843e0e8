// `npm run mock` as a process: what it refuses, how it starts, and that it leaves nothing behind.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { inRoot } from "../../scripts/lib/root.ts";
import { freePort } from "../../src/system/processes.ts";
import { killDescendant } from "../helpers/kill-descendant.ts";
import { runScript, scriptWords } from "../helpers/run-script.ts";

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

/** Starts the mock under a parent of its own, as npm does, and waits for the line that names its URL. */
async function startMock(...words: string[]) {
  const port = String(await freePort());
  const parent = spawn(
    process.execPath,
    [
      "-e",
      `require("node:child_process").spawn(process.execPath, ${JSON.stringify([
        ...scriptWords("mock"),
        "--port",
        port,
        ...words,
      ])}, { stdio: "inherit" }); setInterval(() => {}, 1000)`,
    ],
    { cwd: inRoot(), stdio: ["ignore", "pipe", "pipe"] },
  );
  running.push(parent);
  let log = "";
  parent.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!log.includes("Mock of feature level")) await delay(20);
  return { parent, url, log: () => log };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe("npm run mock", () => {
  it.each([
    { level: 0, boundary: 0, release: "2.1.8", status: 404 },
    { level: 21, boundary: 20, release: "3.0-dev+git", status: 404 },
    { level: 201, boundary: 176, release: "8.0-dev+git", status: 405 },
    { level: 202, boundary: 202, release: "8.0-dev+git", status: 200 },
    { level: 999, boundary: 481, release: "12.0+git", status: 200 },
  ])(
    "at level $level speaks as from $boundary on and tells $level wherever it tells a level",
    async ({ level, boundary, release, status }) => {
      const { url, log } = await startMock("--level", String(level));
      expect(log()).toContain(`Mock of feature level ${level} (as from ${boundary}): ${url}`);
      const headers = { authorization: `Basic ${btoa("iago@example.com:key")}` };
      for (const [method, path] of [
        ["GET", "server_settings"],
        ["POST", "register"],
      ] as const) {
        const answer = await fetch(`${url}/api/v1/${path}`, { method, headers });
        const { zulip_version, zulip_feature_level = 0 } = await answer.json();
        expect({ path, zulip_version, zulip_feature_level }).toEqual({
          path,
          zulip_version: release,
          zulip_feature_level: level,
        });
      }
      const answer = await fetch(`${url}/api/v1/realm/linkifiers`, {
        method: "PATCH",
        headers: { authorization: `Basic ${btoa("iago@example.com:key")}` },
        body: new URLSearchParams({ ordered_linkifier_ids: "[3,1,2]" }),
      });
      expect(answer.status).toBe(status);
    },
  );

  it("starts Prism again when it ends, says so, and lets requests wait meanwhile", async () => {
    const { parent, url, log } = await startMock("--level", "201");
    await killDescendant(parent.pid, "prism-cli");
    await expect.poll(log).toContain("Prism has ended, and is started again.\n");
    const settings = await fetch(`${url}/api/v1/server_settings`);
    expect(await settings.json()).toMatchObject({ zulip_feature_level: 201 });
  });

  it("ends when its parent is killed", async () => {
    const { parent, url } = await startMock();
    expect(await answers(url)).toBe(true);
    parent.kill("SIGKILL");
    await once(parent, "exit");
    await expect.poll(() => answers(url)).toBe(false);
  });

  it("refuses a port that is taken, in one line", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const { code, stderr } = await runScript("mock", "--port", String(port));
    server.close();
    expect(stderr).toBe(`Port ${port} is taken: choose another with --port.\n`);
    expect(code).toBe(1);
  });
});
