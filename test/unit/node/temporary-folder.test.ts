// What a temporary folder reports that cannot be made or filled.
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { inTemporaryFolder } from "../../../src/node/temporary-folder.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

let parent: string;
beforeEach(() => {
  parent = temporaryFolder("temporary", onTestFinished);
  vi.stubEnv("TMPDIR", parent);
});
afterEach(() => vi.unstubAllEnvs());

it("names the variable if the folder for temporary ones is missing", async () => {
  vi.stubEnv("TMPDIR", join(parent, "none"));
  await expect(inTemporaryFolder("work", async () => {})).rejects.toMatchObject({
    name: "Failure",
    message: expect.stringMatching(/none, does not exist\. .* TMPDIR\.$/),
  });
});

it("a full disk is reported with the temporary folder, other errors unchanged", async () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  });
  await expect(inTemporaryFolder("work", () => Promise.reject(full))).rejects.toThrow(
    `${parent}: no space left on device (ENOSPC).`,
  );
  const deep = new RangeError("Maximum call stack size exceeded");
  await expect(inTemporaryFolder("work", () => Promise.reject(deep))).rejects.toBe(deep);
});
