// A server that ends is restarted, a limited number of times.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepRunning } from "../../../src/base/keep-running.ts";
import type { ServerProcess } from "../../../src/base/processes.ts";

interface Started extends ServerProcess {
  end(): void;
}

/** Servers that end on command, numbered in the order of their start. */
function servers() {
  const started: Started[] = [];
  const start = async (): Promise<ServerProcess> => {
    let end = () => {};
    const ended = new Promise<string>((resolve) => {
      end = () => resolve("last words");
    });
    const server = { url: `http://${started.length}`, pid: 0, ended, end, stop: async () => end() };
    started.push(server);
    return server;
  };
  return { started, start };
}

describe("a server with keepRunning", () => {
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    vi.spyOn(process.stderr, "write").mockImplementation((text) => written.push(String(text)) > 0);
  });
  afterEach(() => vi.restoreAllMocks());

  it("is restarted when it ends, with a line on stderr, and has the new URL", async () => {
    const { started, start } = servers();
    const kept = await keepRunning("Prism", start);
    expect(await kept.url()).toBe("http://0");
    started[0]?.end();
    await expect.poll(() => kept.url()).toBe("http://1");
    expect(written).toEqual(["Prism has ended, and is started again.\n"]);
  });

  it("is not restarted at its sixth end within a minute", async () => {
    const { started, start } = servers();
    const kept = await keepRunning("Prism", start);
    for (let time = 0; time < 6; time++) {
      await expect.poll(() => started.length).toBe(time + 1);
      started[time]?.end();
    }
    expect(await kept.givenUp).toBe("last words");
    await expect(kept.url()).rejects.toThrow("is not started again");
    expect(started).toHaveLength(6);
    expect(written.at(-1)).toBe(
      "Prism has ended 6 times within a minute, and is not started again.\n",
    );
  });

  it("counts a failed start as an end", async () => {
    const { started, start } = servers();
    let starts = 0;
    const kept = await keepRunning("Prism", () =>
      starts++ === 1 ? Promise.reject(new Error("no port")) : start(),
    );
    started[0]?.end();
    await expect.poll(() => kept.url().catch(() => "")).toBe("http://1");
    expect(starts).toBe(3);
  });

  it("is not restarted after it is stopped", async () => {
    const { started, start } = servers();
    const kept = await keepRunning("Prism", start);
    await kept.stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(started).toHaveLength(1);
    expect(written).toEqual([]);
  });

  it("rejects with the error of its first start", async () => {
    const start = () => Promise.reject(new Error("no specification"));
    await expect(keepRunning("Prism", start)).rejects.toThrow("no specification");
  });
});
