import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../../node/failure.ts";
import { runRedocly } from "../../node/redocly-command.ts";
import { inTemporaryFolder } from "../../node/temporary-folder.ts";
import type { Json, OpenApiDocument } from "../document/json.ts";
import { json } from "../text/typescript-text.ts";

/** The impact of a change on users of an API, as in semantic versioning, the least first. */
export const impacts = ["none", "patch", "minor", "major"] as const;
export type Impact = (typeof impacts)[number];

/** How many changes have each impact. */
export type ImpactCounts = Readonly<Record<Exclude<Impact, "none">, number>>;

/** One side of a change. */
interface Side {
  readonly pointer: string;
  readonly value?: Json;
}

/** A change in Redocly's report. */
export interface ReportedChange {
  /** Where it is used; `base` and `revision` have the location in the document. */
  readonly path: string;
  readonly typeName: string;
  readonly kind: "added" | "removed" | "modified";
  /** The changed field of a modified object. */
  readonly property?: string;
  readonly base?: Side;
  readonly revision?: Side;
  readonly impact: Exclude<Impact, "none">;
  /** The rules that object to it. */
  readonly verdicts: readonly {
    readonly ruleId: string;
    readonly impact: Impact;
    readonly message: string;
    readonly location: { readonly pointer: string };
  }[];
}

/** The place of a change in the newer document, or in the older one if it was removed. */
export function changedPlace({ base, revision }: ReportedChange): string {
  const { pointer } = (revision ?? base) as Side; // Each change has a side.
  return pointer;
}

/** The parts of Redocly's report that are read. */
export interface DiffReport {
  readonly summary: ImpactCounts;
  readonly changes: readonly ReportedChange[];
}

/**
 * Runs the stock `redocly diff` on two plain documents. Needs the peer `@redocly/cli`, and takes one to three seconds in
 * a separate process.
 *
 * @throws Failure with Redocly's message if it cannot compare the documents.
 */
export const redoclyDiff = (before: OpenApiDocument, now: OpenApiDocument): Promise<DiffReport> =>
  inTemporaryFolder("diff", async (folder) => {
    // Without waiting, so that its process works while the caller does.
    writeFileSync(join(folder, "base.json"), json(before));
    writeFileSync(join(folder, "revision.json"), json(now));
    // The folder has no configuration.
    const words = ["diff", "base.json", "revision.json", "--format=json", "--fail-on=none"];
    const { isOk, stdout, stderr } = await runRedocly([...words, "--output=report.json"], folder);
    if (!isOk) throw new Failure(`redocly diff: ${stderr.trim() || stdout.trim()}`);
    return JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
  });
