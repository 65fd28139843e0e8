// What `sandbox` prints of the server that it starts. test/e2e/sandbox.test.ts has the server as a process.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const file = join(temporaryFolder("sandbox"), "team.json");

let runCommand: typeof import("../../helpers/run-command.ts").runCommand;

// Test files share a process: the listeners of an earlier file would end it at the signal.
beforeAll(async () => {
  process.removeAllListeners("SIGTERM");
  vi.resetModules();
  ({ runCommand } = await import("../../helpers/run-command.ts"));
});

/** What the command prints, with the server at `URL`, and a response of the server before it is stopped. */
async function printed(path: string, ...words: readonly string[]) {
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  const { port } = free.address() as AddressInfo;
  await once(free.close(), "close");
  const url = `http://127.0.0.1:${port}`;
  const running = runCommand("sandbox", "--port", String(port), ...words);
  const response = await vi.waitFor(() => fetch(url + path), { timeout: 20_000 });
  const body = await response.json();
  process.emit("SIGTERM");
  const { code, stderr } = await running;
  expect(code).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
  return { body, text: stderr.replaceAll(url, "URL") };
}

it("prints its level, the accounts with their keys, a first request and the control", async () => {
  const { body, text } = await printed("/_sandbox/state", "--level", "209", "--control");
  expect(text).toBe(`Sandbox of feature level 209: URL
Accounts, by role, e-mail and API key:
  owner          desdemona@example.com   desdemona-key
  administrator  iago@example.com        iago-key
  moderator      shiva@example.com       shiva-key
  member         cordelia@example.com    cordelia-key
  member         othello@example.com     othello-key
  guest          polonius@example.com    polonius-key
  member, bot    helper-bot@example.com  helper-bot-key
Try it:
  curl -sS -u iago@example.com:iago-key URL/api/v1/invites
Control: URL/_sandbox
`);
  expect(body).toHaveProperty("users");
});

it("prints the accounts of a file without their keys, which may be secret", async () => {
  const users = [
    { user_id: 1, email: "zoe@example.com", api_key: "zoe-key", role: 100 },
    { user_id: 2, email: "max@example.com", api_key: "max-key", role: 400, is_active: false },
    { user_id: 3, email: "help\u202e@example.com", api_key: "help-key", role: 400, is_bot: true },
  ];
  writeFileSync(file, JSON.stringify({ users }));
  const { body, text } = await printed("/api/v1/server_settings", "--data", file, "--level", "8.0");
  expect(text).toBe(`Sandbox of feature level 237 (release 8.0, like 232): URL
Accounts, by role and e-mail:
  owner        zoe@example.com
  member, bot  help\\u202e@example.com
`);
  expect(body).toMatchObject({ zulip_feature_level: 237 });
});
