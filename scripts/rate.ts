// Rates what changed in the specification since a release by semver, contract by contract, and holds the
// pending changesets to it. docs/releasing.md has the policy.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readArguments } from "./lib/arguments.ts";
import { Failure, run } from "./lib/failure.ts";
import { inRoot } from "./lib/root.ts";
import { inThread } from "./lib/thread.ts";
import { bumpBetween, bumpFor, pendingBump } from "./rate/bump.ts";
import { impacts, worst } from "./rate/finding.ts";
import { contractOf, type Row, rate } from "./rate/rating.ts";
import { latestRelease, readRelease } from "./rate/releases.ts";

const help = `
Usage: npm run rate -- [options]

Compares the specification with a release, by \`redocly diff\`, for each feature level, for the types of
each range of levels and for the tables that code reads. Prints a rating of each on stdout, and which bump
the changesets in .changeset/ must ask for; exits 1 where they ask for less.

Options:
  --since RELEASE   a git revision, or the folder of an unpacked package (default: the latest tag v*)
  --spec FILE       the specification with marks (default: openapi/openapi.yaml)
  --allow-folder DIR
                    a folder besides its own that its references may lead to; may be given again
  --changesets DIR  the pending changesets (default: .changeset)
  --help            show this text
`;

await run(async () => {
  const options = readArguments(help, {
    since: { type: "string" },
    spec: { type: "string", default: inRoot("openapi/openapi.yaml") },
    "allow-folder": { type: "string", multiple: true, default: [] },
    changesets: { type: "string", default: inRoot(".changeset") },
  });
  if (options === undefined) return;
  const since = options.since ?? (await latestRelease());
  if (since === undefined) {
    process.stderr.write("No release yet (no tag v*): there is nothing to compare with.\n");
    return;
  }
  const release = await readRelease(since);
  const document = await inThread("bundle", [resolve(options.spec), options["allow-folder"]]);
  const rows = await rate(release, contractOf(document));
  process.stdout.write(`${table(rows)}\n\n`);
  for (const line of breaking(rows)) process.stdout.write(`${line}\n`);

  const rating = worst(rows.map(({ rating }) => rating));
  const { version } = JSON.parse(await readFile(inRoot("package.json"), "utf8"));
  const needed = bumpFor(rating, release.version);
  const planned = worst([
    bumpBetween(release.version, version),
    await pendingBump(resolve(options.changesets)),
  ]);
  process.stdout.write(
    `Rated ${rating} since ${release.version}, which needs a bump: ${needed}. Planned: ${planned}.\n`,
  );
  if (impacts.indexOf(planned) < impacts.indexOf(needed)) {
    throw new Failure(
      `The pending changesets ask for ${planned}, and the specification needs ${needed}: run \`npx changeset\` and choose ${needed}.`,
    );
  }
});

/** A line for each contract: its rating, and how many changes have which impact. */
function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ contract }) => contract.length));
  return rows
    .map(({ contract, rating, findings }) => {
      const counts = impacts
        .toReversed()
        .map((impact) => [findings.filter((finding) => finding.impact === impact).length, impact])
        .flatMap(([count, impact]) => (count === 0 ? [] : [`${count} ${impact}`]));
      return [contract.padEnd(width), rating.padEnd(5), counts.join(", ") || "unchanged"].join(
        "  ",
      );
    })
    .join("\n");
}

/** What breaks, once each, with the contracts that it breaks. */
function breaking(rows: readonly Row[]): string[] {
  const places = new Map<string, string[]>();
  for (const { contract, findings } of rows) {
    for (const { impact, where, message } of findings) {
      if (impact !== "major") continue;
      const text = [where, `    ${message}`].filter((line) => line.trim() !== "").join("\n");
      places.set(text, [...(places.get(text) ?? []), contract]);
    }
  }
  return [...places].map(([text, contracts]) => `${text}\n    in ${together(contracts)}\n`);
}

/** `level 0`, `level 22` and `types from 0` as `level 0, 22; types from 0`. */
function together(contracts: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const contract of contracts) {
    const kind = contract.replace(/\d+$/, "");
    groups.set(kind, [...(groups.get(kind) ?? []), contract.slice(kind.length)]);
  }
  return [...groups].map(([kind, levels]) => `${kind}${levels.join(", ")}`).join("; ");
}
