// `npm test` fails when its tests become too dear, though each of them passes.
import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { outputOf } from "../helpers/run-script.ts";

/** Runs a file of cheap tests as `npm test` would, within so many seconds of processor time. */
function testWithin(seconds: number) {
  const words = ["vitest", "run", "--mode", "fast", "test/unit/node/bill"];
  const env = { ...process.env, PROCESSOR_SECONDS: String(seconds) };
  return outputOf(spawn("npx", words, { cwd: inHome(), env })).ended;
}

it("prints what a run has cost, and fails it above the limit only", async () => {
  const cheap = await testWithin(300);
  expect(cheap.stderr).toMatch(/^\d+ s of processor time; the limit is 300 s\.$/m);
  expect(cheap.code, cheap.stderr).toBe(0);
  const dear = await testWithin(0.1);
  expect(dear.stdout).not.toMatch(/failed/);
  expect(dear.stderr).toMatch(/^\d+ s of processor time; the limit is 0\.1 s\.\nToo dear: /m);
  expect(dear.code).toBe(1);
});
