import { oneOfWords, readArguments } from "../node/command-options.ts";
import { Failure, wrongUsage } from "../node/failure.ts";
import { requirePeers } from "../node/optional-peers.ts";
import { commandLine, displayPath } from "../node/package-root.ts";
import { log } from "../node/progress.ts";
import { readAcceptedChanges } from "../toolkit/compatibility/accepted-changes.ts";
import {
  type ChangeReport,
  describeLevelList,
  isAtLeast,
  reportAnnotations,
  reportJson,
  reportMarkdown,
  unacceptedImpact,
  unmatchedNames,
} from "../toolkit/compatibility/breaking-report.ts";
import { rateChanges } from "../toolkit/compatibility/rate-changes.ts";
import { impacts } from "../toolkit/compatibility/redocly-diff.ts";
import { escapeInvisible, quoteForShell } from "../universal/escape-invisible.ts";
import { comparedLevels } from "./changelog-levels.ts";
import {
  documentOf,
  foldersNote,
  readersFor,
  specificationOf,
  specOption,
} from "./specification-options.ts";

const formats = ["markdown", "json", "github-actions"] as const;

export async function changelogCommand(words: readonly string[]): Promise<void> {
  const options = readArguments(words, {
    usage: commandLine("changelog", "[options]"),
    about: `Prints the differences between two levels of an annotated specification, and which of them break clients.
\`redocly diff\` rates the differences between the plain documents; changes of behaviour have no rating. With --clients,
it rates the newer level for each level of a range, and the report lists the levels whose clients break.`,
    options: {
      ...specOption,
      from: {
        value: "LEVEL",
        does: "the level or release of the clients (default: if --to names a release, the previous one; otherwise the last level at which something differs)",
      },
      to: { value: "LEVEL", does: "the level or release of the server (default: the newest)" },
      clients: {
        value: "FIRST..LAST",
        does: "clients of all levels from the first level or release to the last, instead of --from",
      },
      format: {
        value: "NAME",
        does: "markdown, json, or github-actions: annotations of a pull request",
        default: "markdown",
      },
      "fail-on": {
        value: "IMPACT",
        does: "exit with 1 if a change has this impact or a greater one: patch, minor or major",
        default: "none",
      },
      accept: {
        value: "FILE",
        does: "a file of reviewed breaks, which do not fail the run: rule and pointer of one break on each line",
      },
    },
    notes: foldersNote,
    takesFiles: true,
  });
  if (options === undefined) return;
  if (options.files.length > 0) throw wrongUsage(ofPlainFiles(options.files));
  const format = oneOfWords("format", options.format, formats);
  const failOn = oneOfWords("fail-on", options["fail-on"], impacts);
  const accepted = readAcceptedChanges(options.accept);
  if (options.clients !== undefined && options.from !== undefined)
    throw wrongUsage("--clients cannot be combined with --from. Remove one of them.");
  const specification = specificationOf(options.spec);
  requirePeers("changelog", "@redocly/cli", ...readersFor(options.spec));

  const document = await documentOf(options.spec);
  const { boundaries, releases } = document;
  if (boundaries.length < 2 && releases.length < 2) {
    throw wrongUsage(
      `${displayPath(specification)} has no feature levels. Make an annotated document from several versions with \`infer\`.`,
    );
  }
  const { clients, to } = comparedLevels(options, document);
  const judgement = await rateChanges(document, clients, to);
  const report: ChangeReport = { document, clients, to, judgement, accepted };
  if (format === "json") process.stdout.write(reportJson(report));
  else if (format === "markdown") process.stdout.write(reportMarkdown(report));
  else {
    const pointers = report.judgement.breaks.map(({ pointer }) => pointer);
    const { sourceLocations } = await import("../toolkit/read/source-locations.ts"); // Loads a peer.
    const places = await sourceLocations(specification, pointers);
    process.stdout.write(reportAnnotations(report, places, failOn));
  }
  for (const name of unmatchedNames(report)) {
    log(`--accept: \`${name}\` matches no change. Remove the line.`);
  }
  const impact = unacceptedImpact(report);
  if (isAtLeast(impact, failOn)) {
    throw new Failure(
      escapeInvisible(
        `The change ${describeLevelList(report)} is ${impact}, and --fail-on is ${failOn}.`,
      ),
    );
  }
}

/** The next step for plain documents, which this command does not accept. */
function ofPlainFiles(files: readonly string[]): string {
  const named = files.map(quoteForShell);
  const [base = "", revision = ""] = [named[0], named.at(-1)];
  const inferred = commandLine("infer", ...named, "--out", "annotated.yaml");
  return `This command requires one annotated document. Make it with \`${inferred}\` and name it with --spec, or compare two plain documents with \`npx redocly diff ${base} ${revision}\`.`;
}
