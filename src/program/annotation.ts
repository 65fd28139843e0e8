/** A place in a file, as GitHub names it. */
interface AnnotatedPlace {
  readonly file: string;
  readonly line?: number;
  readonly col?: number;
}

/** A line that GitHub Actions shows as an annotation of the pull request, at a place if there is one. */
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
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
