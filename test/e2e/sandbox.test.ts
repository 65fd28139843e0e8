// The command line of the sandbox.
import { execFile, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { freePort } from "../../src/node/processes.ts";
import { basic } from "../helpers/caller.ts";
import { outputOf, startScript } from "../helpers/run-script.ts";
import { servedSandboxes } from "../helpers/served-sandboxes.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const { as } = servedSandboxes();

describe("npm run sandbox", () => {
  const folder = temporaryFolder("sandbox");
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it("serves a level and an organization from a file until it is stopped", async () => {
    const data = file(
      "team.json",
      '{"users":[{"user_id":1,"email":"zoe@example.com","api_key":"zoe-key","role":100}],"drafts":[{"id":5,"user_id":1}]}',
    );
    const port = await freePort();
    const words = ["--level", "201", "--port", String(port), "--data", data];
    const { child, ended, printed, waitFor } = startScript("sandbox", words);
    await waitFor(`http://127.0.0.1:${port}`);
    expect(printed()).toContain("by role and e-mail:\n  owner  zoe@example.com\n");
    expect(printed()).not.toContain("zoe-key"); // The key may be a secret.
    const zoe = as({ url: `http://127.0.0.1:${port}` }, "zoe");
    expect((await zoe("GET", "server_settings")).body.zulip_feature_level).toBe(201);
    expect(await zoe("DELETE", "drafts/5")).toMatchObject({ status: 200 });
    expect(await zoe("PATCH", "realm/linkifiers")).toMatchObject({ status: 405 });
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
  });

  it("§24.1 §24.3 follows servers with --follow servers, and by default the document", async () => {
    const linkBy = async (words: readonly string[]) => {
      const port = await freePort();
      const { child, ended, waitFor } = startScript("sandbox", ["--port", String(port), ...words]);
      await waitFor(`http://127.0.0.1:${port}`);
      const server = { url: `http://127.0.0.1:${port}` };
      const { msg } = (await as(server, "cordelia")("POST", "invites/multiuse", {})).body;
      const { body } = await as(server, "iago")("GET", "drafts?x=1");
      child.kill("SIGTERM");
      await ended;
      return [msg, body.ignored_parameters_unsupported];
    };
    expect(await linkBy(["--follow", "servers"])).toEqual(["Insufficient permission", undefined]);
    expect(await linkBy([])).toEqual(["", ["x"]]);
  });

  it("prints its accounts, and a curl line that works as printed", async () => {
    const port = await freePort();
    const { child, ended, printed, waitFor } = startScript("sandbox", ["--port", String(port)]);
    await waitFor("/api/v1/invites\n");
    const accounts = [...printed().matchAll(/^ {2}(\w+(?:, bot)?) +(\S+@\S+) +(\S+-key)$/gm)];
    expect(accounts.map(([, role]) => role)).toEqual([
      "owner",
      "administrator",
      "moderator",
      "member",
      "member",
      "guest",
      "member, bot",
    ]);
    for (const [, , email, key] of accounts) {
      const headers = { authorization: basic(`${email}:${key}`) };
      const path = `http://127.0.0.1:${port}/api/v1/realm/linkifiers`;
      expect((await fetch(path, { headers })).status, email).toBe(200);
    }
    const [line = ""] = /^ {2}curl .+$/m.exec(printed()) ?? [];
    const { stdout } = await promisify(execFile)("sh", ["-c", line]);
    expect(JSON.parse(stdout)).toMatchObject({ result: "success", invites: expect.any(Array) });
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
  });

  it("leaves its port when npm, which started it, gets a signal", async () => {
    const port = String(await freePort());
    const npm = spawn("npm", ["run", "sandbox", "--", "--port", port], { cwd: inHome() });
    const { output, ended } = outputOf(npm);
    await expect.poll(() => output.stderr).toContain(`http://127.0.0.1:${port}`);
    npm.kill("SIGTERM"); // Not to its group, as a terminal would.
    await ended; // Its shell has ended, and so has the sandbox: both hold the output.
    expect(await freePort({ port: Number(port), option: "port" })).toBe(Number(port));
  });

  it("requires the token of CONTROL_TOKEN, and never prints it", async () => {
    const token = "aZ09-_aZ09-_aZ09";
    const words = ["--control", "--host", "0.0.0.0", "--port", String(await freePort())];
    const environment = { CONTROL_TOKEN: token };
    const { child, ended, printed, waitFor } = startScript("sandbox", words, { environment });
    await waitFor("Control: ");
    const [, url = ""] = printed().match(/Control: (\S+)/) ?? [];
    const ask = async (headers = {}) => (await fetch(`${url}/state`, { headers })).status;
    expect(await ask()).toBe(401);
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(200);
    child.kill("SIGTERM");
    await ended;
    expect(printed()).not.toContain(token);
  });
});
