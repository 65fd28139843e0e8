/** The package as an integrator gets it: packed, installed into an empty project, compiled, run. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inRoot, root } from "../../scripts/lib/root.ts";
import { bundleEntries } from "../../scripts/package/bundle-entries.ts";
import { packTarball } from "../../scripts/package/stage.ts";
import { runScript } from "../helpers/run-script.ts";
import { mockOf } from "../helpers/shared-mocks.ts";

const run = promisify(execFile);
let project = "";
let tarball = "";
/** The package as it is installed. */
let home = "";

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "consumer-"));
  await run(process.execPath, ["--import", "tsx", inRoot("scripts/build.ts")], { cwd: inRoot() });
  // The release workflow names the tarball that it is about to publish.
  tarball = process.env.TARBALL ?? (await packTarball(project, "https://code.example/owner/name"));
  await writeFile(join(project, "package.json"), '{ "type": "module", "private": true }');
  await run("npm", ["install", tarball, "--prefer-offline", "--no-audit", "--no-fund"], {
    cwd: project,
  });
  home = join(project, "node_modules/administration-service-api");
  await copyFile(inRoot("test/fixtures/consumer/program.ts"), join(project, "program.ts"));
}, 120_000);

afterAll(() => rm(project, { recursive: true, force: true }));

interface Component {
  readonly properties: readonly { readonly value: string }[];
}

/** The files below a folder, sorted. */
async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

/** The repository that an installed package says it is from. */
async function repositoryOf(folder: string): Promise<string> {
  const { repository } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return repository.url.replace(/^git\+(.*)\.git$/, "$1");
}

describe("the package", { timeout: 60_000 }, () => {
  it("holds the modules, their types, the specifications, the notices, and nothing else", async () => {
    const paths = await pathsBelow(home);
    const { metafile } = await bundleEntries(inRoot("dist"));
    const modules = Object.keys(metafile.outputs);
    const specifications = await readdir(inRoot("generated/openapi"));
    const types = paths.filter((path) => path.startsWith("dist/types/"));
    expect(paths).toEqual(
      [
        ...["package.json", "README.md", "LICENSE"],
        ...["dist/THIRD-PARTY-LICENSES.txt", "dist/sbom.cdx.json"],
        ...modules,
        ...types,
        ...specifications.map((name) => `generated/openapi/${name}`),
      ].sort(),
    );
    const sourceOf = (path: string) => path.slice("dist/types/".length).replace(/\.d\.ts$/, "");
    const orphans = types.filter(
      (path) => !["ts", "d.ts"].some((end) => existsSync(inRoot(`${sourceOf(path)}.${end}`))),
    );
    expect(orphans).toEqual([]);
    expect(types.filter((path) => !/^dist\/types\/(src|generated)\//.test(path))).toEqual([]);
  });

  it("says nothing of the machine on which it was made, and maps to no source that is not in it", async () => {
    const texts = await Promise.all(
      (await pathsBelow(home)).map(async (path) => [
        path,
        await readFile(join(home, path), "utf8"),
      ]),
    );
    const telling = texts.filter(
      ([, text]) => text?.includes(root) || /sourceMappingURL=/.test(text ?? ""),
    );
    expect(telling.map(([path]) => path)).toEqual([]);
  });

  it("is small: less than 300 kB to download, and less than 60 kB of it the client", async () => {
    expect((await stat(tarball)).size).toBeLessThan(300_000);
    const { metafile } = await bundleEntries(inRoot("dist"));
    const { bytes = 0, imports = [] } = metafile.outputs["dist/index.js"] ?? {};
    const shared = imports.map(({ path }) => metafile.outputs[path]?.bytes ?? 0);
    expect(shared.reduce((sum, size) => sum + size, bytes)).toBeLessThan(60_000);
  });

  it("is the same to the byte when it is packed again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "again-"));
    const again = await packTarball(folder, await repositoryOf(home));
    expect((await readFile(again)).equals(await readFile(tarball))).toBe(true);
    const { outputFiles } = await bundleEntries(inRoot("dist"));
    for (const { path, text } of outputFiles) {
      expect(await readFile(join(home, "dist", basename(path)), "utf8")).toBe(text);
    }
    await rm(folder, { recursive: true });
  });

  it("is packed by a command that prints its hash, and lists the licences of what is in it", async () => {
    const words = ["--out", project, "--repository", await repositoryOf(home)];
    const packed = await runScript("pack", ...words);
    const hash = createHash("sha512")
      .update(await readFile(tarball))
      .digest("hex");
    expect(packed).toMatchObject({ code: 0, stdout: expect.stringContaining(`${hash}  `) });
    const { code, stdout } = await runScript("licences", "--shipped");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^hono\t\d+\.\d+\.\d+\tMIT\tbundled$/m);
    expect(stdout).not.toContain("development");
    expect(await runScript("pack", "--repository", "owner/name")).toMatchObject({ code: 2 });
  });

  it("runs nothing where it is installed, and may be published, unlike the checkout", async () => {
    const published = JSON.parse(await readFile(`${home}/package.json`, "utf8"));
    expect(Object.keys(published)).not.toContain("scripts");
    expect(Object.keys(published)).not.toContain("devDependencies");
    expect(Object.keys(published)).not.toContain("private");
    expect(published.repository.url).toMatch(/^git\+https:.*\/[^/]+\/[^/]+\.git$/);
    // Nothing listens there: npm refuses before it asks.
    const registry = ["--registry=http://127.0.0.1:9/", "--//127.0.0.1:9/:_authToken=none"];
    const publish = ["publish", "--ignore-scripts", "--fetch-retries=0", ...registry];
    const env = { ...process.env, GITHUB_ACTIONS: undefined }; // There it might be supported.
    await expect(run("npm", publish, { cwd: inRoot(), env })).rejects.toThrow("EPRIVATE");
    await expect(run("npm", [...publish, tarball], { cwd: project, env })).rejects.toThrow(
      "Automatic provenance generation not supported",
    );
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
    const licences = await readFile(`${home}/dist/THIRD-PARTY-LICENSES.txt`, "utf8");
    const { components } = JSON.parse(await readFile(`${home}/dist/sbom.cdx.json`, "utf8"));
    const bundled = components.filter(
      ({ properties }: Component) => properties[0]?.value === "bundled",
    );
    expect(bundled.length).toBeGreaterThan(0);
    for (const { name, version, hashes } of bundled) {
      expect(hashes).toHaveLength(1);
      const text = await readFile(inRoot("node_modules", name, "LICENSE"), "utf8");
      expect(licences).toContain(`${name} ${version}\n\n${text}`);
    }
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
    // `--skipDefaultLibCheck`: the library that a compiler brings is not what is tested.
    const options = [
      ...["--strict", "--exactOptionalPropertyTypes", "--skipDefaultLibCheck"],
      ...["--target", "es2022", "--module", "nodenext", "--resolveJsonModule"],
      ...["--types", "node", "--typeRoots", inRoot("node_modules/@types")],
      ...["--outDir", `out-${version}`],
    ];
    const words = [compiler, ...options, "program.ts"];
    const { stdout } = await run(process.execPath, words, { cwd: project }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe("");
  });

  it("runs against the mock", async () => {
    const { stdout } = await run(process.execPath, ["out-5.9/program.js", await mockOf(267)], {
      cwd: project,
    });
    expect(JSON.parse(stdout)).toMatchObject({
      deleted: true,
      keys: expect.arrayContaining([expect.stringMatching(/^(email|link):\d+$/)]),
      reordered: true,
      openapi: "3.1.1",
      sandbox: "function",
    });
  });
});
