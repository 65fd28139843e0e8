/**
 * The guide's programs in test runners that are installed beside the package without install scripts, and a suite in
 * Vitest.
 */
import { spawn } from "node:child_process";
import { copyFile, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { codeBlocks } from "../helpers/markdown.ts";
import { outputOf } from "../helpers/run-script.ts";
import { sharedPackage } from "../helpers/shared.ts";

const jest = ["--experimental-vm-modules", "node_modules/jest/bin/jest.js"];
/** What `npm init -y` says of modules. */
const initialized = '{ "type": "commonjs", "private": true }';
let project = "";

const run = (program: string, words: readonly string[]) =>
  outputOf(spawn(program, words, { cwd: project, env: { ...process.env, NO_COLOR: "1" } })).ended;

beforeAll(async () => {
  const { tarball } = await sharedPackage();
  project = await mkdtemp(join(tmpdir(), "runners-"));
  await writeFile(join(project, "package.json"), initialized);
  const guide = await readFile(inHome("docs/guides/your-test-runner.md"), "utf8");
  // Not Jest 30, which has an install script.
  const [msw2, msw3, jest29, ...others] = guide.match(/\b(?:msw|jest)@\d+\.\d+\.\d+/g) ?? [];
  expect([msw2, msw3, jest29, others]).toEqual(["msw@2.15.0", "msw@3.0.5", "jest@29.7.0", []]);
  const [major = 0] = process.versions.node.split(".").map(Number);
  const tools = [major < 22 ? "msw@2.15.0" : "msw@3.0.5", "jest@29.7.0"];
  const words = ["install", tarball, ...tools, "--ignore-scripts", "--prefer-offline"];
  expect(await run("npm", [...words, "--no-audit", "--no-fund"])).toMatchObject({ code: 0 });
  for (const { file, text } of codeBlocks(guide)) {
    if (file !== undefined && /\.test\.mjs$/.test(file)) await writeFile(join(project, file), text);
  }
}, 300_000);

it("Mock Service Worker forwards requests; a dropped connection is a network error", async () => {
  const { code, stdout } = await run(process.execPath, ["--test", "invitations.test.mjs"]);
  expect(stdout).toMatch(/pass 2\n.*fail 0\n/s);
  expect(code).toBe(0);
});

it("Vitest runs the guide's program and a user's suite with the sandbox", async () => {
  for (const file of ["expiring-invitations.ts", "expiring-invitations.spec.ts"]) {
    await copyFile(inHome("test/e2e/programs", file), join(project, file));
  }
  await symlink(inHome("node_modules/vitest"), join(project, "node_modules/vitest"));
  const words = ["node_modules/vitest/vitest.mjs", "run", "expiring-invitations", "deleted"];
  const { code, stdout, stderr } = await run(process.execPath, words);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/Tests +(\d+) passed \(\1\)/);
  expect(code).toBe(0);
});

it("Jest imports the package in both module systems with the guide's variable", async () => {
  const own = await run(process.execPath, [...jest, "--testMatch", "**/drafts.test.mjs"]);
  expect(own.stderr).toMatch(/Tests: +2 passed, 2 total/);
  await writeFile(
    join(project, "common.test.js"),
    'test("x", () => import("administration-service-api"));\n',
  );
  const common = await run(process.execPath, [...jest, "common.test.js"]);
  expect(common.stderr).toMatch(/Tests: +1 passed, 1 total/);
  await writeFile(
    join(project, "common.test.js"),
    'test("x", () => void require("administration-service-api"));\n',
  );
  expect((await run(process.execPath, [...jest.slice(1), "common.test.js"])).stderr).toContain(
    "Cannot use import statement outside a module",
  );
  const required = await run(process.execPath, [
    "-p",
    'typeof require("administration-service-api").createClient',
  ]);
  expect(required.stdout).toBe("function\n");
});
