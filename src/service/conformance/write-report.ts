import { existsSync, readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { explainError, wrongUsage } from "../../node/failure.ts";
import { displayPath } from "../../node/package-root.ts";
import { replaceFiles, requireCreatable, writeNewFile } from "../../toolkit/write/create-file.ts";
import { jsonValue } from "../../universal/json-value.ts";
import { defaultUserAgent } from "../client/client-options.ts";
import { junitHead } from "./index.ts";

/** Checks before a run that its report can be written, and that its file has no other contents than an earlier report. */
export function requireReportPath(file: string): void {
  requireCreatable(file);
  if (!existsSync(file) || !statSync(file).isFile() || isReport(readFileSync(file, "utf8"))) return;
  throw wrongUsage(
    `${displayPath(file)} exists and is not a report. Move it, or name another file.`,
  );
}

function isReport(text: string): boolean {
  if (text.trim() === "" || text.startsWith(junitHead)) return true;
  const { version, suite, checks } = Object(jsonValue(text));
  const ours = String(suite).split("/")[0] === defaultUserAgent.split("/")[0];
  return ours && Number.isInteger(version) && Array.isArray(checks);
}

/**
 * Writes a report, completely or not at all. For a link, writes the target; pipes and devices are written to directly.
 */
export async function writeReport(file: string, text: string): Promise<void> {
  requireReportPath(file); // It may have been created since the run began.
  if (!existsSync(file)) writeNewFile(file, text);
  else if (statSync(file).isFile()) replaceFiles(new Map([[file, text]]), new Map());
  else {
    await writeFile(file, text).catch((error: unknown) => {
      throw explainError(error, displayPath(file));
    });
  }
}
