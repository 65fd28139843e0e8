/** The dependencies are pinned, complete, without install scripts, and under known licences. */
import { readFileSync } from "node:fs";
import satisfies from "spdx-satisfies";
import { describe, expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";

/** One package of package-lock.json. */
interface LockedPackage {
  readonly version: string;
  /** As in its package.json: an SPDX expression, other words, or nothing. */
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** Not installed for packages that depend on ours. */
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (path: string) => readFileSync(inHome(path), "utf8");
const manifest = JSON.parse(read("package.json"));
const { "": _, ...locked }: Record<string, LockedPackage> = JSON.parse(
  read("package-lock.json"),
).packages;
const packages = Object.entries(locked).map(([path, entry]) => ({ path, ...entry }));

describe("a dependency", () => {
  it.each(Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies }))(
    "%s is pinned exactly",
    (_, version) => expect(version).toMatch(/^(npm:(@[^@]+\/)?[^@]+@)?\d+\.\d+\.\d+$/),
  );

  it("runs no install script", () => {
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
    // esbuild's script only replaces a JavaScript launcher by the program, for speed.
    const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(withScript.map(({ path }) => path)).toEqual(["node_modules/esbuild"]);
  });

  it("comes from a registry, any one, and has an integrity hash", () => {
    const unsure = packages.filter(
      ({ integrity, resolved }) =>
        !/^sha512-[\w+/]+=*$/.test(integrity ?? "") ||
        // With `omit-lockfile-registry-resolved` in .npmrc, only packages from elsewhere have `resolved`.
        resolved !== undefined,
    );
    expect(unsure).toEqual([]);
  });

  it("is locked for every platform, not only that of the lock file's author", () => {
    const missing = packages.flatMap(({ path, optionalDependencies = {} }) =>
      Object.keys(optionalDependencies)
        .filter((name) => locked[`${path}/node_modules/${name}`] === undefined)
        .filter((name) => locked[`node_modules/${name}`] === undefined),
    );
    expect(missing).toEqual([]);
  });
});

describe("a licence", () => {
  const forUsers = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "ISC",
    "MIT",
  ];
  /** For packages that only build and test this one, and are not distributed. */
  const forMakers = [
    ...forUsers,
    "CC-BY-3.0",
    "CC-BY-4.0",
    "CC0-1.0",
    "MPL-2.0",
    "PSF-2.0",
    "Python-2.0",
  ];
  /** MIT by their LICENSE files; package.json has no SPDX licence. */
  const readByHand = [
    "compute-gcd@1.2.1",
    "compute-lcm@1.1.2",
    "spawndamnit@3.0.1",
    "validate.io-function@1.0.2",
    "validate.io-integer@1.0.5",
    "validate.io-integer-array@1.0.0",
    "validate.io-number@1.0.3",
  ].map((name) => `node_modules/${name}`);
  /** A dependency of js-yaml, which Redocly uses, for its command line only: permissive too (PSF). */
  const besideYaml = "node_modules/argparse@2.0.1";
  const isAllowed = ({ path, version, license = "", dev = false }: (typeof packages)[number]) =>
    [...readByHand, besideYaml].includes(`${path}@${version}`) ||
    satisfies(license, dev ? forMakers : forUsers);

  it("is allowed for every package", () => {
    expect(packages.filter((entry) => !isAllowed(entry))).toEqual([]);
  });

  it.each([
    ["GPL-3.0-only", true, false],
    ["MPL-2.0", true, true],
    ["MPL-2.0", false, false],
    ["MIT AND GPL-3.0-only", true, false],
    ["(GPL-3.0-only OR MIT)", false, true],
  ])("%s of a development dependency (%s) is allowed: %s", (license, dev, isWanted) => {
    expect(isAllowed({ path: "node_modules/new", version: "1.0.0", license, dev })).toBe(isWanted);
  });
});
