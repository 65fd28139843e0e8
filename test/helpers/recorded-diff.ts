import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { compareVersions } from "../../src/toolkit/compatibility/rate-changes.ts";
import { type DiffReport, redoclyDiff } from "../../src/toolkit/compatibility/redocly-diff.ts";
import type { OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { isQuick } from "./seed.ts";

/** Leaves out lines and columns, which are those of documents that are not kept. */
const isKept = (field: string) => !/^(file|line|col)$/.test(field);

/** Each report in one line. */
const written = (reports: ReadonlyMap<string, DiffReport>): string => {
  const text = (report: DiffReport) =>
    JSON.stringify(report, (field, value) => (isKept(field) ? value : undefined));
  return `{${[...reports].map(([key, report]) => `"${key}":${text(report)}`).join(",\n")}}\n`;
};

/**
 * `diff` compares two documents, and `compare` rates the change as `compareVersions` does: in `npm test` with the
 * reports that the stock `redocly diff` gave on these documents. Other commands run the tool, and the last test of a file
 * compares its reports with those recorded: `npx vitest run FILE -u` writes them.
 */
export function recordedDiff(name: string) {
  const file = inHome("test/fixtures/redocly-diff", `${name}.json`);
  const recorded: Record<string, DiffReport> = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : {};
  const used = new Map<string, DiffReport>();
  const diff = async (before: OpenApiDocument, now: OpenApiDocument): Promise<DiffReport> => {
    const documents = JSON.stringify([before, now]);
    const key = createHash("sha256").update(documents).digest("hex").slice(0, 12);
    const report = isQuick ? recorded[key] : await redoclyDiff(before, now);
    if (report === undefined) throw new Error(`${file} has no report on these documents.`);
    const { summary, changes } = report;
    used.set(key, { summary, changes });
    return report;
  };
  return {
    diff,
    compare: (base: OpenApiDocument, revision: OpenApiDocument) =>
      compareVersions(base, revision, diff),
    /** Checks that the recorded reports are those of the tool, and that the tests use each. */
    checkReports: () => expect(written(used)).toMatchFileSnapshot(file),
  };
}
