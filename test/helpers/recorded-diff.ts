import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { compareVersions } from "../../src/toolkit/compatibility/rate-changes.ts";
import { type DiffReport, redoclyDiff } from "../../src/toolkit/compatibility/redocly-diff.ts";
import type { OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { isQuick } from "./seed.ts";

/** Reports in one line for each change, without the lines and columns of documents that are not kept. */
const written = (reports: ReadonlyMap<string, DiffReport>): string => {
  const text = (value: unknown) =>
    JSON.stringify(value, (key, part) => (/^(file|line|col)$/.test(key) ? undefined : part));
  const entries = [...reports].map(
    ([key, { summary, changes }]) =>
      `"${key}":{"summary":${text(summary)},"changes":[\n${changes.map((change) => text(change)).join(",\n")}]}`,
  );
  return `{${entries.join(",\n")}}\n`;
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
    used.set(key, report);
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
