/** The package for users: packed, installed into an empty project, compiled, run. */
import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { copyFile, mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { beforeAll, describe, expect, it } from "vitest";
import { exported } from "../../scripts/lib/package-entries.ts";
import { inHome } from "../../src/node/package-root.ts";
import { compile, compilers } from "../helpers/compile.ts";
import { markdownLinks } from "../helpers/markdown.ts";
import { isThorough } from "../helpers/seed.ts";
import {
  buildAndPack,
  type InstalledPackage,
  sharedMock,
  sharedPackage,
} from "../helpers/shared.ts";

const run = promisify(execFile);
let { project, tarball, home }: InstalledPackage = { project: "", tarball: "", home: "" };

beforeAll(async () => {
  ({ project, tarball, home } = await sharedPackage());
  await copyFile(inHome("test/fixtures/consumer/program.ts"), join(project, "program.ts"));
});

/** The files below a folder, sorted. */
async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

describe("the package", () => {
  it("contains only the modules, types, specifications, guides and metadata", async () => {
    const paths = await pathsBelow(home);
    const modules = paths.filter((path) => /^dist\/[^/]+$/.test(path));
    const entries = Object.keys(exported).flatMap((name) => [`${name}.js`, `${name}.d.ts`]);
    const named = [...entries, "program.js", "prism-rejections.mjs", "prism-decycle.mjs"];
    expect(modules).toEqual(expect.arrayContaining(named.map((name) => `dist/${name}`)));
    // Its reviewers read the names: no hash, and no number that tells one of two with the same name.
    expect(modules.filter((path) => !/^dist\/[a-z-]+\.(?:m?js|d\.ts|txt)$/.test(path))).toEqual([]);
    const guides = await readdir(inHome("docs/guides"));
    const types = paths.filter((path) => path.startsWith("dist/types/"));
    expect(paths).toEqual(
      [
        "package.json",
        "README.md",
        "LICENSE",
        "CHANGELOG.md",
        ...modules,
        ...types,
        ...paths.filter((path) => path.startsWith("dist/assets/")),
        "generated/annotated.json",
        "generated/changes.md",
        "openapi/EXTENSIONS.md",
        "openapi/extensions.schema.json",
        ...guides.map((name) => `docs/guides/${name}`),
      ].sort(),
    );
    const levels = await readdir(inHome("generated/types"));
    const installed = levels.filter((name) => !name.startsWith("at."));
    expect(types).toEqual(installed.map((name) => `dist/types/${name}`).sort());
    // Each level at which types change adds one, and each guide.
    expect(paths.length - types.length - guides.length).toBeLessThan(130);
  });

  it("has a README and guides whose links lead to files of the package", async () => {
    const pages = (await pathsBelow(home)).filter((path) => path.endsWith(".md"));
    const links = await Promise.all(
      pages.map(async (page) =>
        markdownLinks(await readFile(join(home, page), "utf8")).map((link) => ({ page, link })),
      ),
    );
    expect(new Set(links.flat().map(({ page }) => page)).size).toBeGreaterThan(1);
    const isDead = ({ page, link }: { page: string; link: string }) =>
      !existsSync(join(home, dirname(page), link));
    expect(links.flat().filter(isDead)).toEqual([]);
  });

  it("contains no absolute path, and no map to a source that it lacks", async () => {
    const texts = await Promise.all(
      (await pathsBelow(home)).map(async (path) => [
        path,
        await readFile(join(home, path), "utf8"),
      ]),
    );
    // The clone that made it was a temporary folder.
    const places = [inHome(), homedir(), realpathSync(tmpdir()), "file:///"];
    const leaking = texts.filter(
      ([path, text]) => path?.startsWith("dist/") && places.some((place) => text?.includes(place)),
    );
    expect(leaking.map(([path]) => path)).toEqual([]);
    const mapped = texts.filter(([, text]) => text?.includes("sourceMappingURL="));
    expect(mapped.map(([path]) => path)).toEqual([]);
  });

  it("is small: 4 packages of at most 4.1 MB, of which its own has at most 2.9 MB", async () => {
    const { packages } = JSON.parse(
      await readFile(join(project, "node_modules/.package-lock.json"), "utf8"),
    );
    const folders: readonly string[] = Object.keys(packages);
    expect(folders).toHaveLength(4);
    const sizes = folders.map(async (folder) => {
      const paths = await pathsBelow(join(project, folder));
      const stats = paths.map((path) => stat(join(project, folder, path)));
      return (await Promise.all(stats)).reduce((total, { size }) => total + size, 0);
    });
    const [own = 0, ...others] = (await Promise.all(sizes)).sort((one, other) => other - one);
    expect(own).toBeLessThanOrEqual(2_900_000);
    expect(others.reduce((total, size) => total + size, own)).toBeLessThanOrEqual(4_100_000);
  });

  it("has the licence of each bundled library", async () => {
    const licences = await readFile(join(home, "dist/licences.txt"), "utf8");
    const named = [...licences.matchAll(/^([\w@/-]+) \d\S+ \((\S+)\)\n\n(.+)/gm)];
    expect(named.map(([, name, licence]) => [name, licence])).toEqual([
      ["marked", "MIT"],
      ["minisearch", "MIT"],
    ]);
    expect(licences.match(/Permission is hereby granted/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it("cannot be published by accident, and has libraries as dependencies", async () => {
    const manifest = JSON.parse(await readFile(join(home, "package.json"), "utf8"));
    expect(manifest.private).toBe(true); // npm publishes no such package (EPRIVATE).
    expect(Object.keys(manifest.dependencies).length).toBeGreaterThan(0);
    const installed = Object.keys(manifest.dependencies).map((name) =>
      existsSync(join(project, "node_modules", name, "package.json")),
    );
    expect(installed).not.toContain(false);
  });

  it("passes publint without a message", async () => {
    const { messages } = await publint({ pkgDir: home, level: "suggestion", pack: false });
    expect(messages).toEqual([]);
  });

  // Each costs as much as most of the others together: the slow tests run them, and compile with older compilers.
  if (isThorough) {
    it("is identical to the byte when made again", async () => {
      const again = await buildAndPack(await mkdtemp(join(project, "again-")));
      expect((await readFile(again)).equals(await readFile(tarball))).toBe(true);
    });

    it("has correct types in each entry, for ESM only", async () => {
      const attw = inHome("node_modules/@arethetypeswrong/cli/dist/index.js");
      // It exits with a code other than 0 if it finds a problem.
      const { stdout } = await run(process.execPath, [attw, tarball, "--profile", "esm-only"]);
      expect(stdout.match(/node16 \(from ESM\): 🟢 \(ESM\)/g)).toHaveLength(7);
      expect(stdout.match(/bundler: 🟢(?! \(JSON)/g)).toHaveLength(7);
    });
  }
});

describe("a program that uses the package", () => {
  it.each(Object.entries(compilers))("compiles with TypeScript %s", async (version, name) => {
    const compiler = JSON.parse(
      await readFile(inHome("node_modules", name, "package.json"), "utf8"),
    );
    expect(compiler.version.startsWith(`${version}.`)).toBe(true);
    // `--skipDefaultLibCheck`: the compiler's own library is not tested.
    const options = [
      "--strict",
      "--exactOptionalPropertyTypes",
      "--skipDefaultLibCheck",
      "--target",
      "es2022",
      "--module",
      "nodenext",
      "--resolveJsonModule",
      "--types",
      "node",
      "--typeRoots",
      inHome("node_modules/@types"),
      "--outDir",
      `out-${version}`,
    ];
    expect(await compile(project, [...options, "program.ts"], name)).toBe("");
    // The settings that the README names; the others are tested with the newest compiler only.
    const settings = [["node18"], ["node20"], ["preserve", "--moduleResolution", "bundler"]];
    for (const [module = "", ...others] of name === "typescript7" ? settings : []) {
      const given = options.map((word) => (word === "nodenext" ? module : word));
      // The declarations have been checked above; how they are found is what differs.
      const words = [...given, ...others, "--skipLibCheck", "--noEmit", "program.ts"];
      expect(await compile(project, words, name), module).toBe("");
    }
  });

  it("runs against the mock", async () => {
    const { stdout } = await run(process.execPath, ["out-7.0/program.js", await sharedMock()], {
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
