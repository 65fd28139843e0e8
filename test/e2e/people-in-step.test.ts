// The program of the guide keeps people in step on servers of four levels at once: it plans, applies, and is then done.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../src/service/sandbox/serve-sandbox.ts";
import { codeBlocks } from "../helpers/markdown.ts";
import { runProgram } from "../helpers/run-program.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const blocks = codeBlocks(readFileSync(inHome("docs/guides/people-in-step.md"), "utf8"));
const textOf = (name: string) => blocks.find(({ file }) => file === name)?.text ?? "";
const folder = temporaryFolder("people");
const PEOPLE = join(folder, "people.csv");
writeFileSync(PEOPLE, textOf("people.csv"));

/** Sandboxes of these levels behind addresses. */
async function serverOf(featureLevel: number) {
  const sandbox = createSandbox({ featureLevel });
  const { url, stop } = await serveSandbox(sandbox);
  onTestFinished(stop);
  return { sandbox, baseUrl: url, email: "iago@example.com", apiKey: "iago-key" };
}

it("the program of the guide plans, applies and is done, at four levels at once", async () => {
  const servers = await Promise.all([61, 162, 237, 498].map(serverOf));
  const SERVERS = JSON.stringify(servers.map(({ sandbox: _, ...server }) => server));
  const run = (more: Readonly<Record<string, string>>) =>
    runProgram("ts", textOf("sync-people.mts"), { SERVERS, PEOPLE, ...more });
  const plan =
    "~ shiva@example.com 200, ^ hamlet@example.com, + lear@example.com, - polonius@example.com";
  const lines = (words: string) => servers.map(({ baseUrl }) => `${baseUrl}: ${words}\n`).join("");
  expect(await run({})).toMatchObject({ stdout: lines(plan), stderr: "", code: 0 });
  expect(await run({ APPLY: "1" })).toMatchObject({ stdout: lines(plan), stderr: "", code: 0 });
  expect(await run({})).toMatchObject({ stdout: lines("nothing to do"), stderr: "", code: 0 });
  for (const { sandbox } of servers) {
    const { users, invitations } = sandbox.state;
    const [shiva, polonius, hamlet] = [10, 13, 15].map((id) =>
      users.find(({ user_id }) => user_id === id),
    );
    expect([shiva?.role, polonius?.is_active, hamlet?.is_active]).toEqual([200, false, true]);
    expect(invitations.at(-1)).toMatchObject({ email: "lear@example.com", invited_as: 600 });
  }
});

it("the program of the guide creates accounts if permitted, and otherwise says so", async () => {
  const [server] = await Promise.all([237].map(serverOf));
  const { sandbox, baseUrl = "" } = server ?? expect.unreachable();
  const account = { BASE_URL: baseUrl, EMAIL: "desdemona@example.com", API_KEY: "desdemona-key" };
  const run = (more: Readonly<Record<string, string>>) =>
    runProgram("ts", textOf("sync-people.mts"), { PEOPLE, APPLY: "1", CREATE: "1", ...more });
  const refused = await run(account);
  expect(refused.stderr).toBe(
    `${baseUrl}: + lear@example.com: User not authorized to create users\n`,
  );
  expect(refused.code).toBe(1);
  await run({ BASE_URL: baseUrl, EMAIL: "iago@example.com", API_KEY: "iago-key" });
  expect(sandbox.state.users.at(-1)).toMatchObject({ full_name: "King Lear", role: 600 });
});
