import { readFile } from "node:fs/promises";
import { inRoot } from "../lib/root.ts";

/** One package of package-lock.json. */
export interface LockedPackage {
  /** Where it lies, for example `node_modules/ajv`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** As its package.json says: an SPDX expression, other words, or nothing. */
  readonly license?: string;
  /** The hash of its tarball, as Subresource Integrity writes it. */
  readonly integrity?: string;
  readonly resolved?: string;
  /** Not installed where somebody depends on our package. */
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Every package of package-lock.json, sorted by place; our own is not among them. */
export async function lockedPackages(): Promise<LockedPackage[]> {
  const { packages } = JSON.parse(await readFile(inRoot("package-lock.json"), "utf8"));
  return Object.entries<LockedPackage>(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({
      ...entry,
      path,
      // An alias says whose it is (`typescript6`); any other is called what its folder is.
      name: entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
