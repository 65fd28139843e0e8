import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../../base/failure.ts";
import { runRedocly } from "../../base/redocly.ts";
import { inTemporaryFolder } from "../../base/temporary.ts";
import { withoutLostReferences } from "../document/references.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { json } from "./text.ts";

/** How much a change asks of those who use an API, in the words of semantic versioning, the least first. */
export const impacts = ["none", "patch", "minor", "major"] as const;
export type Impact = (typeof impacts)[number];

/** A change to which a rule of `redocly diff` objects. */
export interface Objection {
  /** Where, in the document that has it: the newer one, or what was removed in the older one. */
  readonly pointer: string;
  /** Whether it is gone from the newer document. */
  readonly isRemoved: boolean;
  /** The name of the rule, for example `property-removed`. */
  readonly rule: string;
  readonly impact: Impact;
  /** What changed, in the words of Redocly. */
  readonly message: string;
}

/** What `redocly diff` says of two plain documents. */
export interface ReleaseVerdict {
  /** The greatest impact of all changes. */
  readonly impact: Impact;
  /** How many changes have which impact. */
  readonly counts: Readonly<Record<Exclude<Impact, "none">, number>>;
  readonly objections: readonly Objection[];
}

/** The parts of Redocly's report that are read. */
interface Report {
  /** Left out where nothing changed. */
  readonly bump?: Impact;
  readonly summary: ReleaseVerdict["counts"];
  readonly changes: readonly {
    readonly kind: "added" | "removed" | "modified";
    readonly verdicts: readonly {
      readonly ruleId: string;
      readonly impact: Impact;
      readonly message: string;
      readonly location: { readonly pointer: string };
    }[];
  }[];
}

/**
 * What a change from one plain document to another means for those who use the first, as the stock `redocly diff` rates
 * it. It needs the peer `@redocly/cli`, and takes one to three seconds of a process of its own.
 *
 * @throws Failure with Redocly's message where it cannot compare the documents.
 */
export function verdictOn(
  base: OpenApiDocument,
  revision: OpenApiDocument,
): Promise<ReleaseVerdict> {
  return inTemporaryFolder("diff", async (folder) => {
    await writeFile(join(folder, "base.json"), json(withoutLostReferences(base)));
    await writeFile(join(folder, "revision.json"), json(withoutLostReferences(revision)));
    // In that folder no configuration is found.
    const words = ["diff", "base.json", "revision.json", "--format=json", "--fail-on=none"];
    const { isOk, stdout, stderr } = await runRedocly([...words, "--output=report.json"], folder);
    if (!isOk) throw new Failure(`redocly diff: ${stderr.trim() || stdout.trim()}`);
    const report: Report = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
    const objections = report.changes.flatMap(({ kind, verdicts }) =>
      verdicts.map(({ ruleId: rule, impact, message, location: { pointer } }): Objection => {
        return { pointer, isRemoved: kind === "removed", rule, impact, message };
      }),
    );
    return { impact: report.bump ?? "none", counts: report.summary, objections };
  });
}
