import { escapeInvisibleLines } from "../universal/escape-invisible.ts";

/** A place in a file, as GitHub names it. */
interface AnnotatedPlace {
  readonly file: string;
  readonly line?: number;
  readonly col?: number;
}

/**
 * A line that GitHub Actions shows as an annotation of the pull request, at `place` if it is given. Escapes control and
 * invisible characters except line breaks, because people also read the line in the log on terminals.
 */
export function annotation(
  severity: "error" | "warning" | "notice",
  title: string,
  message: string,
  place?: AnnotatedPlace,
): string {
  const fields = Object.entries({ title, ...place }).map(
    ([name, value]) =>
      `${name}=${escaped(`${value}`).replaceAll(":", "%3A").replaceAll(",", "%2C")}`,
  );
  return `::${severity} ${fields.join(",")}::${escaped(message)}\n`;
}

const escaped = (text: string): string =>
  escapeInvisibleLines(text.replaceAll("\r\n", "\n"))
    .replaceAll("%", "%25")
    .replaceAll("\n", "%0A");
