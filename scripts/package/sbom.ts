import type { LicensedPackage } from "./licences.ts";

/** What an SBOM says of the package that it is of. */
export interface Subject {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * The software bill of materials of our package (CycloneDX 1.6): what is installed with it and what is
 * inside its modules. `npm sbom` knows only the first. It has neither a serial number nor a time, so
 * that the same package has the same bill.
 */
export function sbom(subject: Subject, packages: readonly LicensedPackage[]): string {
  const parts = packages.filter(({ role }) => role !== "development");
  const refs = new Map(parts.map((part) => [part.name, purl(part)]));
  const refsOf = (names: readonly string[]) => names.flatMap((name) => refs.get(name) ?? []).sort();
  const bundled = parts.filter(({ role }) => role === "bundled").map(({ name }) => name);
  return `${JSON.stringify(
    {
      $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      version: 1,
      metadata: {
        lifecycles: [{ phase: "build" }],
        component: {
          "bom-ref": purl(subject),
          ...about(subject),
          licenses: [{ license: { id: subject.license } }],
        },
      },
      components: parts.map((part) => ({
        "bom-ref": purl(part),
        ...about(part),
        scope: "required",
        hashes: [hashOf(part)],
        licenses: [{ license: { id: part.licence } }],
        properties: [{ name: `${subject.name}:role`, value: part.role }],
      })),
      dependencies: [
        {
          ref: purl(subject),
          dependsOn: refsOf([...new Set([...Object.keys(subject.dependencies), ...bundled])]),
        },
        ...parts.map((part) => ({
          ref: purl(part),
          dependsOn: refsOf(Object.keys(part.dependencies ?? {})),
        })),
      ],
    },
    undefined,
    2,
  )}\n`;
}

const about = ({ name, version }: Pick<Subject, "name" | "version">) => ({
  type: "library",
  name,
  version,
  purl: purl({ name, version }),
});

/** The package URL (purl-spec, type npm): `pkg:npm/%40scope/name@1.0.0`. */
const purl = ({ name, version }: Pick<Subject, "name" | "version">) =>
  `pkg:npm/${name.replace(/^@/, "%40")}@${version}`;

/** The hash of a package's tarball, which the lock file writes in base64 and CycloneDX in hexadecimal. */
function hashOf({ integrity = "" }: LicensedPackage): { alg: string; content: string } {
  const [algorithm = "", hash = ""] = integrity.split("-");
  return {
    alg: algorithm.toUpperCase().replace(/^SHA/, "SHA-"),
    content: Buffer.from(hash, "base64").toString("hex"),
  };
}
