import { readFileSync } from "node:fs";
import { needFile } from "../base/arguments.ts";
import { wrongly } from "../base/failure.ts";

/** What `--accept` lists: the form of a line, and what a line is not that has another. */
export const acceptable = {
  checks: {
    form: /^\w+(\/[^\s/]+)+$/,
    isNot: "the ID of a check: write one a line, as in listInvitations/kinds-in-order",
  },
  findings: {
    form: /^[\w-]+ #\/\S+$/,
    isNot:
      "a finding: write its rule and its pointer, as in property-removed #/components/schemas/Room/properties/size",
  },
};

/**
 * Reads the names that `--accept` lists, one on each line. Comments begin with `#` and no slash.
 *
 * @throws Failure with exit code 2 if the file does not exist, or a line has another form.
 */
export function readAccepted(
  file: string | undefined,
  { form, isNot }: (typeof acceptable)["checks"],
): ReadonlySet<string> {
  if (file === undefined) return new Set();
  needFile(file, `--accept ${file}`);
  const lines = readFileSync(file, "utf8")
    .split(/\r?\n/)
    .map((line) => line.replace(/(^|\s)#(?!\/).*$/, "").trim());
  const wrong = lines.findIndex((line) => line !== "" && !form.test(line));
  if (wrong >= 0) throw wrongly(`--accept ${file}:${wrong + 1} is not ${isNot}.`);
  return new Set(lines.filter((line) => line !== ""));
}
