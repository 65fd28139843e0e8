// Temporary folders are removed after their work; those of killed processes when the next one starts.
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { inHome } from "../../../src/base/home.ts";
import { runProgram } from "../../../src/base/processes.ts";
import { inTemporaryFolder } from "../../../src/base/temporary.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

let parent: string;
beforeEach(() => {
  parent = temporaryFolder("temporary", onTestFinished);
  vi.stubEnv("TMPDIR", parent);
});
afterEach(() => vi.unstubAllEnvs());

it("only the folder of a killed process is removed by the next run", async () => {
  const killed = join(parent, "killed.mjs");
  writeFileSync(
    killed,
    `import { inTemporaryFolder } from ${JSON.stringify(inHome("src/base/temporary.ts"))};
    await inTemporaryFolder("work", () => process.kill(process.pid, "SIGKILL"));`,
  );
  await runProgram(killed, [], { preload: [import.meta.resolve("tsx")] });
  const [left = ""] = readdirSync(parent).filter((name) => name.startsWith("work-"));
  expect(left).toMatch(/^work-[0-9a-f]{8}-\d+-\w{6}$/);
  const alive = left.replace(/-\d+-/, `-${process.pid}-`);
  const elsewhere = left.replace(/-[0-9a-f]{8}-/, "-00000000-");
  const link = left.replace(/\w{6}$/, "linked");
  const file = left.replace(/\w{6}$/, "a_file");
  mkdirSync(join(parent, alive));
  mkdirSync(join(parent, elsewhere));
  symlinkSync(parent, join(parent, link));
  writeFileSync(join(parent, file), "");
  await inTemporaryFolder("work", async () => {
    const rest = readdirSync(parent).filter((name) => /^work-/.test(name));
    expect(rest).not.toContain(left);
    expect(rest).toEqual(expect.arrayContaining([alive, elsewhere, link, file]));
  });
});

it("names the variable if the folder for temporary ones is missing", async () => {
  vi.stubEnv("TMPDIR", join(parent, "none"));
  await expect(inTemporaryFolder("work", async () => {})).rejects.toMatchObject({
    name: "Failure",
    message: expect.stringMatching(/none, does not exist: .* TMPDIR\.$/),
  });
});

it("a full disk is reported with the folder for temporary files, and other errors as they are", async () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  });
  await expect(inTemporaryFolder("work", () => Promise.reject(full))).rejects.toThrow(
    `${parent}: the disk is full (ENOSPC)`,
  );
  const deep = new RangeError("Maximum call stack size exceeded");
  await expect(inTemporaryFolder("work", () => Promise.reject(deep))).rejects.toBe(deep);
});
