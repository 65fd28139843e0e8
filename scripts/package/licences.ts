import type { LockedPackage } from "./locked-packages.ts";

/** Licences of code that goes into the package or comes with it: they ask for their text to be kept. */
const shipped = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
]);

/** Further licences of what is only run to build and test: nothing of it is handed on. */
const development = new Set([...shipped, "CC0-1.0", "MPL-2.0", "Python-2.0"]);

/** What was read in the LICENSE file of a package whose package.json names no SPDX licence. */
const reviewed: Readonly<Record<string, string>> = {
  "compute-gcd@1.2.1": "MIT", // `licenses`, the field of before 2014, says MIT, and so does its LICENSE.
  "compute-lcm@1.1.2": "MIT", // As above, by the same author.
  "spawndamnit@3.0.1": "MIT", // "SEE LICENSE IN LICENSE", which is the text of MIT without its title.
  "validate.io-function@1.0.2": "MIT", // As compute-gcd, by the same author, and so are the next three.
  "validate.io-integer@1.0.5": "MIT",
  "validate.io-integer-array@1.0.0": "MIT",
  "validate.io-number@1.0.3": "MIT",
};

/** What a package is to ours: installed with it, inside its modules, or needed only to make it. */
export type Role = "dependency" | "bundled" | "development";

/** A package with its licence and why it is here. */
export interface LicensedPackage extends LockedPackage {
  readonly role: Role;
  /** An SPDX expression, or what its package.json says instead. */
  readonly licence: string;
}

/** Says of each package what licence it has and what it is to ours, given the folders that are bundled. */
export function withLicences(
  packages: readonly LockedPackage[],
  bundled: readonly string[],
): LicensedPackage[] {
  return packages.map((entry) => ({
    ...entry,
    role: bundled.includes(entry.path) ? "bundled" : entry.dev ? "development" : "dependency",
    licence: reviewed[`${entry.name}@${entry.version}`] ?? entry.license ?? "none",
  }));
}

/** What is wrong with the licences, a line each, with what to do; and which reviews are of nothing here. */
export function licenceProblems(packages: readonly LicensedPackage[]): string[] {
  const here = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  return [
    ...packages
      .filter(
        ({ licence, role }) => !isAllowed(licence, role === "development" ? development : shipped),
      )
      .map(
        ({ name, version, licence, role, path }) =>
          `${name} ${version} (${role}) has the licence "${licence}", which is not on the list: read ${path}/LICENSE, then add it to scripts/package/licences.ts or do without the package.`,
      ),
    ...Object.keys(reviewed)
      .filter((name) => !here.has(name))
      .map(
        (name) => `${name} is not installed: remove its review from scripts/package/licences.ts.`,
      ),
  ];
}

/** Whether one alternative of an SPDX expression is on a list; `AND` needs a look by a person. */
function isAllowed(expression: string, list: ReadonlySet<string>): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, "$1").split(" OR ");
  return alternatives.some((licence) => list.has(licence));
}
