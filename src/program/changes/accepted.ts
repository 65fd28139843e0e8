import { readFileSync } from "node:fs";
import { needFile } from "../../base/arguments.ts";
import { wrongly } from "../../base/failure.ts";
import type { BreakingChange } from "../../toolkit/generate/verdict.ts";

/** The name of a finding in a list of accepted ones: its rule and its pointer. */
export const findingName = ({ rule, pointer }: Pick<BreakingChange, "rule" | "pointer">): string =>
  `${rule} ${pointer}`;

/**
 * Reads the names of accepted findings: one on each line, as in `property-removed #/components/schemas/Room/properties/size`.
 * Comments begin with `#` and no slash.
 *
 * @throws Failure with exit code 2 if the file does not exist, or a line names no finding.
 */
export function readAcceptedFindings(file: string | undefined): ReadonlySet<string> {
  if (file === undefined) return new Set();
  needFile(file, `--accept ${file}`);
  const lines = readFileSync(file, "utf8")
    .split(/\r?\n/)
    .map((line) => line.replace(/(^|\s)#(?!\/).*$/, "").trim());
  const wrong = lines.findIndex((line) => line !== "" && !/^[\w-]+ #\/\S+$/.test(line));
  if (wrong >= 0) {
    throw wrongly(
      `--accept ${file}:${wrong + 1} is not a finding: write its rule and its pointer, as in property-removed #/components/schemas/Room/properties/size.`,
    );
  }
  return new Set(lines.filter((line) => line !== ""));
}
