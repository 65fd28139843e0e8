/** The package as an integrator gets it: packed, installed into an empty project, compiled, run. */
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPrism } from "../../scripts/lib/prism.ts";
import { inRoot } from "../../scripts/lib/root.ts";

const run = promisify(execFile);
let project = "";
let tarball = "";

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "consumer-"));
  await run(process.execPath, ["--import", "tsx", inRoot("scripts/build.ts")], { cwd: inRoot() });
  const { stdout } = await run(
    "npm",
    ["pack", "--ignore-scripts", "--json", "--pack-destination", project],
    { cwd: inRoot() },
  );
  tarball = join(project, JSON.parse(stdout)[0].filename);
  await writeFile(join(project, "package.json"), '{ "type": "module", "private": true }');
  await run("npm", ["install", tarball, "--prefer-offline", "--no-audit", "--no-fund"], {
    cwd: project,
  });
  await copyFile(inRoot("test/fixtures/consumer/program.ts"), join(project, "program.ts"));
}, 120_000);

afterAll(() => rm(project, { recursive: true, force: true }));

describe("the package", { timeout: 60_000 }, () => {
  it("holds only what is needed", async () => {
    const { stdout } = await run("tar", ["-tzf", tarball]);
    const paths = stdout.trim().split("\n");
    const other = paths.filter(
      (path) =>
        !/^package\/(dist\/|generated\/openapi\/|package\.json$|README|LICENSE|CHANGELOG)/.test(
          path,
        ),
    );
    expect(other).toEqual([]);
    expect(paths).toContain("package/generated/openapi/level-209.json");
  });

  it("brings openapi-fetch and nothing else at run time", async () => {
    const installed = JSON.parse(
      (await run("npm", ["ls", "--all", "--json"], { cwd: project })).stdout,
    );
    const { dependencies } = installed.dependencies["administration-service-api"];
    expect(Object.keys(dependencies)).toEqual(["openapi-fetch"]);
    // Types only.
    expect(Object.keys(dependencies["openapi-fetch"].dependencies)).toEqual([
      "openapi-typescript-helpers",
    ]);
  });

  it("keeps the licences of the code that it holds", async () => {
    const home = join(project, "node_modules/administration-service-api");
    const licences = await readFile(`${home}/dist/THIRD-PARTY-LICENSES.txt`, "utf8");
    expect(licences).toMatch(/^hono \d/m);
    expect(licences).toMatch(/^ajv \d/m);
    expect(licences).toContain("Permission is hereby granted");
  });

  it("has nothing that publint objects to", async () => {
    const { messages } = await publint({ pkgDir: inRoot(), level: "suggestion", pack: false });
    expect(messages).toEqual([]);
  });

  it("has types that are right in each entry, as far as ESM only allows", async () => {
    const attw = inRoot("node_modules/@arethetypeswrong/cli/dist/index.js");
    // It ends with another code than 0 where it finds a problem.
    const { stdout } = await run(process.execPath, [attw, tarball, "--profile", "esm-only"]);
    expect(stdout.match(/node16 \(from ESM\): 🟢 \(ESM\)/g)).toHaveLength(3);
    expect(stdout.match(/bundler: 🟢(?! \(JSON)/g)).toHaveLength(3);
  });
});

describe("a program that uses the package", { timeout: 60_000 }, () => {
  const compilers = { "5.9": "typescript", "6.0": "typescript6", "7.0": "typescript7" };
  it.each(Object.entries(compilers))("compiles with TypeScript %s", async (version, name) => {
    const home = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const compiler = join(home, "../bin/tsc");
    expect((await run(process.execPath, [compiler, "--version"])).stdout).toContain(version);
    const strict = ["--strict", "--target", "es2022", "--module", "nodenext", "--types", "node"];
    const types = ["--typeRoots", inRoot("node_modules/@types")];
    const args = [
      compiler,
      ...strict,
      ...types,
      "--exactOptionalPropertyTypes",
      "--resolveJsonModule",
    ];
    const out = ["--outDir", `out-${version}`, "program.ts"];
    const { stdout } = await run(process.execPath, [...args, ...out], { cwd: project }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe("");
  });

  it("runs against the mock", async () => {
    const prism = await startPrism({ level: 267 });
    try {
      const { stdout } = await run(process.execPath, ["out-5.9/program.js", prism.url], {
        cwd: project,
      });
      expect(JSON.parse(stdout)).toMatchObject({
        deleted: true,
        keys: expect.arrayContaining([expect.stringMatching(/^(email|link):\d+$/)]),
        reordered: true,
        openapi: "3.1.1",
        sandbox: "function",
      });
    } finally {
      await prism.stop();
    }
  });
});
