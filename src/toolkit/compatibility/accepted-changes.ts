import { requireFile } from "../../node/command-options.ts";
import { wrongUsage } from "../../node/failure.ts";
import { readText } from "../../node/read-text-file.ts";

/**
 * Reads the findings that `--accept` lists: the rule and the pointer of one on each line. Comments begin with `#` and no
 * slash.
 *
 * @throws Failure with exit code 2 if the file does not exist, or a line has another form.
 */
export function readAcceptedChanges(file: string | undefined): ReadonlySet<string> {
  if (file === undefined) return new Set();
  requireFile(file, `--accept ${file}`);
  const lines = readText(file)
    .split(/\r?\n/)
    .map((line) => line.replace(/(^|\s)#(?!\/).*/, "").trim());
  const wrong = lines.findIndex((line) => line !== "" && !/^[\w-]+ #\/\S+$/.test(line));
  if (wrong >= 0) {
    throw wrongUsage(
      `--accept ${file}:${wrong + 1} has no rule and pointer. Write both, as in property-removed #/components/schemas/Room/properties/size.`,
    );
  }
  return new Set(lines.filter((line) => line !== ""));
}
