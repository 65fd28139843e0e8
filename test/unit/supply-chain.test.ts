/** What this package is made with: pinned, whole, without a script at install time, under known licences. */
import { readFileSync } from "node:fs";
import satisfies from "spdx-satisfies";
import { describe, expect, it } from "vitest";
import { inHome } from "../../src/base/home.ts";

/** One package of package-lock.json. */
interface LockedPackage {
  readonly version: string;
  /** As its package.json says: an SPDX expression, other words, or nothing. */
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** Not installed where somebody depends on our package. */
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

  it("runs no script when it is installed", () => {
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
    // esbuild's replaces a launcher of JavaScript by the program that it launches: faster, not needed.
    const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(withScript.map(({ path }) => path)).toEqual(["node_modules/esbuild"]);
  });

  it("comes from a registry, whichever it is, and is what it was", () => {
    const unsure = packages.filter(
      ({ integrity, resolved }) =>
        !/^sha512-[\w+/]+=*$/.test(integrity ?? "") ||
        // `omit-lockfile-registry-resolved` in .npmrc leaves only what is from elsewhere.
        resolved !== undefined,
    );
    expect(unsure).toEqual([]);
  });

  it("is locked for every platform, and not only for that on which the lock file was made", () => {
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
  /** Of what only makes and tests the package: nothing of it is handed on. */
  const forMakers = [
    ...forUsers,
    "CC-BY-3.0",
    "CC-BY-4.0",
    "CC0-1.0",
    "MPL-2.0",
    "PSF-2.0",
    "Python-2.0",
  ];
  /** MIT by the LICENSE file, where package.json names no SPDX licence. */
  const readByHand = [
    ...["compute-gcd@1.2.1", "compute-lcm@1.1.2", "spawndamnit@3.0.1"],
    ...["validate.io-function@1.0.2", "validate.io-integer@1.0.5"],
    ...["validate.io-integer-array@1.0.0", "validate.io-number@1.0.3"],
  ].map((name) => `node_modules/${name}`);
  /** Beside js-yaml, of which only its program loads it: permissive too (PSF), and in use with Redocly anyway. */
  const besideYaml = "node_modules/argparse@2.0.1";
  const isAllowed = ({ path, version, license = "", dev = false }: (typeof packages)[number]) =>
    [...readByHand, besideYaml].includes(`${path}@${version}`) ||
    satisfies(license, dev ? forMakers : forUsers);

  it("is one that may be used, of every package", () => {
    expect(packages.filter((entry) => !isAllowed(entry))).toEqual([]);
  });

  it.each([
    ["GPL-3.0-only", true, false],
    ["MPL-2.0", true, true],
    ["MPL-2.0", false, false],
    ["MIT AND GPL-3.0-only", true, false],
    ["(GPL-3.0-only OR MIT)", false, true],
  ])("%s of a package that is for makers (%s) is allowed: %s", (license, dev, isWanted) => {
    expect(isAllowed({ path: "node_modules/new", version: "1.0.0", license, dev })).toBe(isWanted);
  });
});
