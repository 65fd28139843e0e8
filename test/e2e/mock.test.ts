// `npm run mock` as a process: its start, an end of Prism, and its own end.
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../../src/base/processes.ts";
import { basic } from "../helpers/caller.ts";
import { killDescendant, type StartedScript, startScript } from "../helpers/run-script.ts";

let script: StartedScript | undefined;
afterAll(() => {
  if (script?.child.signalCode === null) script.signal("SIGKILL");
});

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe("npm run mock", () => {
  it("has the operations of its level, restarts Prism when it ends, and ends when its parent is killed", async () => {
    const port = String(await freePort());
    // Level 0 is not the default. A shell runs the command, as with npm.
    script = startScript("mock", ["--port", port, "--level", "0"], { shell: '"$@"; exit' });
    const { child, printed, waitFor } = script;
    const url = `http://127.0.0.1:${port}`;
    await waitFor("Mock of feature level");
    expect(printed()).toContain(`Mock of feature level 0 (release 2.1.8): ${url}`);
    expect(printed().match(/http:\S+/g)).toEqual([url]); // Not that of Prism behind it.
    const statusOf = async (path: string) => {
      const headers = { authorization: basic("iago@example.com:key") };
      return (await fetch(`${url}/api/v1/${path}`, { headers })).status;
    };
    expect(await statusOf("realm/linkifiers")).toBe(404);
    expect(await statusOf("server_settings")).toBe(200);
    await killDescendant(child.pid, "prism-cli");
    await waitFor("Prism has ended, and is started again.\n");
    expect(await statusOf("server_settings")).toBe(200); // The request waits meanwhile.
    child.kill("SIGKILL");
    await expect.poll(() => answers(url)).toBe(false);
  });
});
