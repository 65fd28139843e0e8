// Lists every package that this one is made with, its licence and its role, and holds each licence to the
// list of those that may be used for it (scripts/package/licences.ts).
import { readArguments } from "./lib/arguments.ts";
import { Failure, run } from "./lib/failure.ts";
import { inRoot } from "./lib/root.ts";
import { bundledFolders, bundleEntries } from "./package/bundle-entries.ts";
import { licenceProblems, withLicences } from "./package/licences.ts";
import { lockedPackages } from "./package/locked-packages.ts";

const help = `
Usage: npm run licences -- [options]

Prints the name, version, licence and role of every package of package-lock.json, tab-separated, and exits
1 where a licence is not on the list of those that may be used. Roles: dependency (installed with ours),
bundled (inside its modules), development (needed only to make and test it).

Options:
  --shipped  only what is installed with our package or inside it
  --help     show this text
`;

await run(async () => {
  const options = readArguments(help, { shipped: { type: "boolean", default: false } });
  if (options === undefined) return;
  const { metafile } = await bundleEntries(inRoot("dist"));
  const packages = withLicences(await lockedPackages(), bundledFolders(metafile));
  const rows = packages
    .filter(({ role }) => !options.shipped || role !== "development")
    .map(({ name, version, licence, role }) => [name, version, licence, role].join("\t"));
  for (const row of [...new Set(rows)].sort()) process.stdout.write(`${row}\n`);
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([licence, count]) => `${count} ${licence}`);
  process.stderr.write(`${packages.length} packages: ${summary.join(", ")}\n`);
  const problems = licenceProblems(packages);
  if (problems.length > 0) throw new Failure(problems.join("\n"));
});
