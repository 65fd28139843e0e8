import type { Organization } from "../organization.ts";

/** A linkifier that a request asks the server to store. */
interface WantedLinkifier {
  readonly pattern: string;
  readonly url_template: string;
  readonly example_input?: string | null;
  readonly reverse_template?: string | null;
}

/**
 * The field for which a server refuses a linkifier, or `__all__` if several fields do not fit together, and the reason.
 */
interface FieldProblem {
  readonly field: string;
  readonly msg: string;
}

/** The first reason why a server refuses a linkifier, given the other ones (sources §20.4). */
export function problemOfLinkifier(
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
 * Checks that the example, the pattern and the template for turning links back into text fit together. The message
 * about a missing example is invented: that of servers is not known (sources §20.5).
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
      problem ??= fieldProblem(name, end, groups);
      return match.groups?.[name] ?? "";
    },
  );
  if (problem !== undefined) return problem;
  return text === example_input ? undefined : "Example text does not match auto-conversion field.";
}

/** Describes what is wrong with a field of a template for turning links back into text. `end` is its last brace. */
function fieldProblem(name: string, end: string, groups: readonly string[]): string | undefined {
  if (end === "") return "Invalid auto-conversion field: missing '}' character.";
  if (name === "") return "Invalid auto-conversion field: empty field name.";
  if (groups.includes(name)) return undefined;
  return `Group '${name}' in auto-conversion field is not present in linkifier pattern.`;
}

const namesIn = (text: string, expression: RegExp): string[] =>
  [...text.matchAll(expression)].map(([, name = ""]) => name);

/** RFC 6570 §2, but text between expressions may have any characters except braces. */
const urlTemplate = /^(?:[^{}]|\{[+#./;?&|!@=,]?[\w.%]+(?:\*|:\d+)?(?:,[\w.%]+(?:\*|:\d+)?)*\})*$/;

/** Converts a format string, the older form, to a URL template; a malformed one becomes a malformed template. */
export function templateOfFormat(format: string): string {
  const isSound = /^(?:[^%{}]|%%|%\([\w-]+\)s|%[0-9a-fA-F]{2})*$/.test(format);
  return isSound ? format.replace(/%\(([\w-]+)\)s/g, "{$1}").replaceAll("%%", "%") : `{${format}`;
}

/**
 * Converts a linkifier's pattern to JavaScript. Servers write named groups as `(?P<name>…)`, and allow escapes of any
 * sign, such as `\-`; the flag `u` allows only those of its syntax.
 *
 * @throws SyntaxError if it is not a regular expression.
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
