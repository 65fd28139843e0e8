/** What this package is made with: pinned, whole, without a script at install time, under known licences. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { inRoot } from "../../scripts/lib/root.ts";
import { bundledFolders, bundleEntries } from "../../scripts/package/bundle-entries.ts";
import {
  type LicensedPackage,
  licenceProblems,
  withLicences,
} from "../../scripts/package/licences.ts";
import { type LockedPackage, lockedPackages } from "../../scripts/package/locked-packages.ts";
import { sbom } from "../../scripts/package/sbom.ts";

const read = (path: string) => readFileSync(inRoot(path), "utf8");
const manifest = JSON.parse(read("package.json"));

let locked: LockedPackage[] = [];
let bundled: string[] = [];
let packages: LicensedPackage[] = [];

beforeAll(async () => {
  locked = await lockedPackages();
  bundled = bundledFolders((await bundleEntries(inRoot("dist"))).metafile);
  packages = withLicences(locked, bundled);
});

describe("a dependency", () => {
  it.each(Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies }))(
    "%s is pinned exactly",
    (_, version) => expect(version).toMatch(/^(npm:(@[^@]+\/)?[^@]+@)?\d+\.\d+\.\d+$/),
  );

  it("runs no script when it is installed", () => {
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
    // esbuild's replaces a launcher of JavaScript by the program that it launches: faster, not needed.
    const withScript = locked.filter(({ hasInstallScript }) => hasInstallScript);
    expect(withScript.map(({ name }) => name)).toEqual(["esbuild"]);
  });

  it("comes from a registry, whichever it is, and is what it was", () => {
    const unsure = locked.filter(
      ({ integrity, resolved }) =>
        !/^sha512-[\w+/]+=*$/.test(integrity ?? "") ||
        // `omit-lockfile-registry-resolved` in .npmrc leaves only what is from elsewhere.
        resolved !== undefined,
    );
    expect(unsure).toEqual([]);
  });

  it("is locked for every platform, and not only for that on which the lock file was made", () => {
    const paths = new Set(locked.map(({ path }) => path));
    const missing = locked.flatMap(({ path, optionalDependencies = {} }) =>
      Object.keys(optionalDependencies)
        .filter((name) => !paths.has(`${path}/node_modules/${name}`))
        .filter((name) => !paths.has(`node_modules/${name}`)),
    );
    expect(missing).toEqual([]);
  });
});

describe("a licence", () => {
  it("is on the list, of every package", () => expect(licenceProblems(packages)).toEqual([]));

  it.each([
    ["GPL-3.0-only", "development"],
    ["MPL-2.0", "bundled"],
    ["MIT AND GPL-3.0-only", "development"],
    [undefined, "dependency"],
  ] as const)("that is new is refused with what to do: %s, %s", (license, role) => {
    const path = "node_modules/new";
    const entry = { path, name: "new", version: "1.0.0", dev: role === "development" };
    const lock = [...locked, license === undefined ? entry : { ...entry, license }];
    expect(licenceProblems(withLicences(lock, role === "bundled" ? [path] : []))).toEqual([
      `new 1.0.0 (${role}) has the licence "${license ?? "none"}", which is not on the list: read node_modules/new/LICENSE, then add it to scripts/package/licences.ts or do without the package.`,
    ]);
  });

  it("of two may be chosen from", () => {
    const entry = { path: "node_modules/new", name: "new", version: "1.0.0" };
    const lock = [...locked, { ...entry, license: "(GPL-3.0-only OR MIT)" }];
    expect(licenceProblems(withLicences(lock, bundled))).toEqual([]);
  });

  it("is reviewed for a version that is here", () => {
    const lock = locked.filter(({ name }) => name !== "spawndamnit");
    expect(licenceProblems(withLicences(lock, bundled))).toEqual([
      "spawndamnit@3.0.1 is not installed: remove its review from scripts/package/licences.ts.",
    ]);
  });
});

describe("the bill of materials", () => {
  const bill = () => JSON.parse(sbom(manifest, packages));

  it("names what is installed with the package and what is inside it, and no more", () => {
    const shipped = packages.filter(({ role }) => role !== "development");
    expect(bill().components.map(({ name }: { name: string }) => name)).toEqual(
      shipped.map(({ name }) => name),
    );
    expect(shipped.map(({ name, role }) => `${name}: ${role}`)).toEqual(
      expect.arrayContaining(["openapi-fetch: dependency", "hono: bundled", "ajv: bundled"]),
    );
  });

  it("has the form of CycloneDX 1.6", () => {
    expect(bill()).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6", version: 1 });
    const { name, version } = manifest;
    expect(bill().metadata.component).toMatchObject({ type: "library", name, version });
    for (const component of bill().components) {
      expect(component).toMatchObject({
        type: "library",
        purl: `pkg:npm/${component.name.replace("@", "%40")}@${component.version}`,
        licenses: [{ license: { id: expect.stringMatching(/^[A-Za-z0-9.-]+$/) } }],
        hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      });
    }
  });

  it("relates only what it names, each once", () => {
    const { metadata, components, dependencies } = bill();
    const refs = [metadata.component, ...components].map((component) => component["bom-ref"]);
    expect(new Set(refs).size).toBe(refs.length);
    expect(dependencies.map(({ ref }: { ref: string }) => ref)).toEqual(refs);
    const related = dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn);
    expect(new Set(related)).toEqual(new Set(refs.slice(1)));
  });

  it("is the same each time, since it has no time and no serial number", () => {
    expect(bill()).not.toHaveProperty("serialNumber");
    expect(bill().metadata).not.toHaveProperty("timestamp");
  });
});
