// `npm run mock` as a process: how it starts, that Prism may end, and that it leaves nothing behind.
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../../src/base/processes.ts";
import { basic } from "../helpers/caller.ts";
import { killDescendant } from "../helpers/kill-descendant.ts";
import { type StartedScript, startScript } from "../helpers/start-script.ts";

const started: StartedScript[] = [];
afterAll(() => {
  for (const { child, signal } of started) if (child.signalCode === null) signal("SIGKILL");
});

/** Starts the mock of a level below a shell, as npm does, and waits for the line that names its URL. */
async function startMock(level: string) {
  const port = String(await freePort());
  const words = ["--port", port, "--level", level];
  const script = startScript("mock", words, { shell: '"$@"; exit' });
  started.push(script);
  await script.says("Mock of feature level");
  return { ...script, url: `http://127.0.0.1:${port}` };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe("npm run mock", () => {
  const headers = { authorization: basic("iago@example.com:key") };
  const levelAt = async (url: string) => {
    const answer = await fetch(`${url}/api/v1/server_settings`, { headers });
    return (await answer.json()).zulip_feature_level;
  };

  it("at level 0, which is not the default, has the operations of that level", async () => {
    const { url, said } = await startMock("0");
    expect(said()).toContain(`Mock of feature level 0 (release 2.1.8): ${url}`);
    expect(said().match(/http:\S+/g)).toEqual([url]); // Not that of Prism behind it.
    expect((await fetch(`${url}/api/v1/realm/linkifiers`, { headers })).status).toBe(404);
  });

  it("speaks as from the boundary below its level, starts Prism again when it ends, and ends when its parent is killed", async () => {
    const { child, url, said, says } = await startMock("201");
    expect(said()).toContain(`Mock of feature level 201 (like 180): ${url}`);
    expect(await levelAt(url)).toBe(201);
    await killDescendant(child.pid, "prism-cli");
    await says("Prism has ended, and is started again.\n");
    expect(await levelAt(url)).toBe(201); // The request waits meanwhile.
    child.kill("SIGKILL");
    await expect.poll(() => answers(url)).toBe(false);
  });
});
