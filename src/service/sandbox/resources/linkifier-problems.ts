import type { Organization } from "../organization.ts";

/** A linkifier as a server is asked to keep it. */
interface WantedLinkifier {
  readonly pattern: string;
  readonly url_template: string;
  readonly example_input?: string | null;
  readonly reverse_template?: string | null;
}

/** A field of a linkifier that a server refuses, `__all__` where several do not fit, and why. */
interface FieldProblem {
  readonly field: string;
  readonly msg: string;
}

/** The first thing that a server refuses of a linkifier beside these others (sources §20.4). */
export function problemsOfLinkifier(
  linkifier: WantedLinkifier,
  others: readonly Pick<WantedLinkifier, "pattern">[],
  { supports }: Organization,
): FieldProblem | undefined {
  const { pattern, url_template } = linkifier;
  const hasTemplate = supports("linkifierUrlTemplate");
  const words = hasTemplate ? "URL template" : "URL format string";
  const urlField = hasTemplate ? "url_template" : "url_format_string";
  if (pattern === "") return { field: "pattern", msg: "This field cannot be blank." };
  if (url_template === "") return { field: urlField, msg: "This field cannot be blank." };
  if (!urlTemplate.test(url_template)) return { field: urlField, msg: `Invalid ${words}.` };
  let expression: RegExp;
  try {
    expression = expressionOf(pattern);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { field: "pattern", msg: `Bad regular expression: ${reason}` };
  }
  const groups = namesIn(pattern, /\(\?P?<(\w+)>/g);
  const variables = namesIn(url_template, /\{([^{}]*)\}/g).flatMap((list) =>
    list
      .replace(/^[+#./;?&|!@=,]/, "")
      .split(",")
      .map((one) => one.replace(/[*:].*/, "")),
  );
  const unknown = variables.find((name) => !groups.includes(name));
  const unused = groups.find((name) => !variables.includes(name));
  const msg =
    (supports("reverseLinkifiers") ? wayBackProblem(linkifier, expression, groups) : undefined) ??
    (unknown && `Group '${unknown}' in ${words} is not present in linkifier pattern.`) ??
    (unused && `Group '${unused}' in linkifier pattern is not present in ${words}.`) ??
    (others.some((other) => other.pattern === pattern)
      ? "Realm filter with this Realm and Pattern already exists."
      : undefined);
  return msg === undefined ? undefined : { field: "__all__", msg };
}

/**
 * What does not fit between example, pattern and the template of the text that an address is turned back into. The text
 * about a missing example is ours: that of servers is not known (sources §20.5).
 */
function wayBackProblem(
  { example_input = null, reverse_template = null }: WantedLinkifier,
  expression: RegExp,
  groups: readonly string[],
): string | undefined {
  const match = example_input === null ? undefined : expression.exec(example_input);
  if (match === null) return "Example input does not match the linkifier pattern.";
  if (reverse_template === null) return undefined;
  if (match === undefined) return "reverse_template requires example_input.";
  let problem: string | undefined;
  const text = reverse_template.replace(
    /\{\{|\}\}|\{([^{}]*)(\}?)/g,
    (written, name: string | undefined, end: string) => {
      if (name === undefined) return written.slice(1);
      const what =
        end === ""
          ? "Invalid auto-conversion field: missing '}' character."
          : name === ""
            ? "Invalid auto-conversion field: empty field name."
            : groups.includes(name)
              ? undefined
              : `Group '${name}' in auto-conversion field is not present in linkifier pattern.`;
      problem ??= what;
      return match.groups?.[name] ?? "";
    },
  );
  if (problem !== undefined) return problem;
  return text === example_input ? undefined : "Example text does not match auto-conversion field.";
}

const namesIn = (text: string, expression: RegExp): string[] =>
  [...text.matchAll(expression)].map(([, name = ""]) => name);

/** RFC 6570 §2, where a text between expressions is any without braces. */
const urlTemplate = /^(?:[^{}]|\{[+#./;?&|!@=,]?[\w.%]+(?:\*|:\d+)?(?:,[\w.%]+(?:\*|:\d+)?)*\})*$/;

/** A format string as the template that came after it; one that is malformed becomes a malformed template. */
export function templateOfFormat(format: string): string {
  const isSound = /^(?:[^%{}]|%%|%\([\w-]+\)s|%[0-9a-fA-F]{2})*$/.test(format);
  return isSound ? format.replace(/%\(([\w-]+)\)s/g, "{$1}").replaceAll("%%", "%") : `{${format}`;
}

/**
 * A linkifier's pattern as JavaScript reads it; servers write named groups as `(?P<name>…)`, and may escape any
 * sign, as `\-`, where `u` allows those of its syntax only.
 *
 * @throws SyntaxError where it is no regular expression.
 */
export function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll("(?P<", "(?<")
    .replace(/\\([ -~])/g, (written, sign: string) =>
      /[\dA-Za-z^$\\.*+?()[\]{}|/]/.test(sign)
        ? written
        : `\\u{${sign.charCodeAt(0).toString(16)}}`,
    );
  return new RegExp(source, "gu");
}
