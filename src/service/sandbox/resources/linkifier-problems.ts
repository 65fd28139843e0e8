import { urlTemplateOf } from "../../linkifier-urls.ts";
import type { Organization } from "../organization.ts";
import { type CompiledPattern, compilePattern, hasEarlierForm } from "./linkifier-pattern.ts";

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

/**
 * All reasons why a server refuses a linkifier, given the other ones: those of single fields come first, and a malformed
 * URL hides those of several fields (sources §20.4).
 */
export function problemsOfLinkifier(
  linkifier: WantedLinkifier,
  others: readonly Pick<WantedLinkifier, "pattern">[],
  organization: Organization,
): FieldProblem[] {
  const { supports } = organization;
  const { pattern, url_template } = linkifier;
  const urlField = supports("linkifierUrlTemplate") ? "url_template" : "url_format_string";
  const ofPattern = pattern === "" ? blank : problemOfForm(pattern, organization);
  const ofUrl = url_template === "" ? blank : problemOfUrl(url_template, organization);
  const isWellFormed = ofPattern !== badForm && (ofUrl === undefined || ofUrl === blank);
  const ofBoth = isWellFormed ? problemOfAll(linkifier, organization) : undefined;
  const isKnown = ofPattern === undefined && others.some((other) => other.pattern === pattern);
  return [
    { field: "pattern", msg: ofPattern },
    { field: urlField, msg: ofUrl },
    { field: "__all__", msg: ofBoth },
    { field: "__all__", msg: isKnown ? repeated : undefined },
  ].flatMap(({ field, msg }) => (msg === undefined ? [] : [{ field, msg }]));
}

const blank = "This field cannot be blank.";
const badForm = "Invalid filter pattern.  Valid characters are [ a-zA-Z_#=/:+!-].";
const repeated = "Realm filter with this Realm and Pattern already exists.";

/** RE2 came with release 5.0 and without a level of its own; 117 is a level of that release. */
const problemOfForm = (pattern: string, { supports }: Organization) =>
  supports("permanentInvitations") || hasEarlierForm(pattern) ? undefined : badForm;

function problemOfUrl(url_template: string, { supports }: Organization): string | undefined {
  const isSound = urlTemplate.test(url_template);
  if (supports("linkifierUrlTemplate")) return isSound ? undefined : "Invalid URL template.";
  const written = isSound ? url_template : url_template.slice(1); // See `templateOfFormat`.
  const isUrl = /^(?:https?|ftps?):\/\/\S*$/i.test(written) && URL.canParse(written);
  if (!isUrl) return "Enter a valid URL.";
  return isSound ? undefined : "Invalid format string in URL.";
}

/** The first reason why pattern, URL, example and way back do not fit together. */
function problemOfAll(linkifier: WantedLinkifier, { supports }: Organization): string | undefined {
  const compiled = compilePattern(linkifier.pattern);
  if ("reason" in compiled) return `Bad regular expression: ${compiled.reason}`;
  const words = supports("linkifierUrlTemplate") ? "URL template" : "URL format string";
  const { groups } = compiled;
  const variables = namesIn(linkifier.url_template, /\{([^{}]*)\}/g).flatMap((list) =>
    list
      .replace(/^[+#./;?&|!@=,]/, "")
      .split(",")
      .map((one) => one.replace(/[*:].*/, "")),
  );
  const [unknown] = variables.filter((name) => !groups.includes(name)).sort();
  const [unused] = groups.filter((name) => !variables.includes(name)).sort();
  return (
    (supports("reverseLinkifiers") ? wayBackProblem(linkifier, compiled) : undefined) ??
    (unknown && `Group '${unknown}' in ${words} is not present in linkifier pattern.`) ??
    (unused && `Group '${unused}' in linkifier pattern is not present in ${words}.`)
  );
}

/** In characters. Matching takes time in proportion to this and to the size of the pattern. */
const longestExample = 1000;

/**
 * Checks that the example, the pattern and the template for turning links back into text fit together. The message
 * about a missing example is invented: that of servers is not known (sources §20.5).
 */
function wayBackProblem(
  { example_input = null, reverse_template = null }: WantedLinkifier,
  { expression, groups }: CompiledPattern,
): string | undefined {
  if ((example_input ?? "").length > longestExample) {
    return `A sandbox accepts examples of at most ${longestExample} characters.`;
  }
  const match = example_input === null ? undefined : expression.matcher(example_input);
  if (match?.find() === false) return "Example input does not match the linkifier pattern.";
  if (reverse_template === null) return undefined;
  if (match === undefined) return "reverse_template requires example_input.";
  let problem: string | undefined;
  const text = reverse_template.replace(
    /\{\{|\}\}|\{([^{}]*)(\}?)/g,
    (written, name: string | undefined, end: string) => {
      if (name === undefined) return written.slice(1);
      problem ??= fieldProblem(name, end, groups);
      return problem === undefined ? (match.group(name) ?? "") : "";
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

/** Converts a format string, the older form, to a URL template; a malformed one becomes `{` and itself, malformed too. */
export function templateOfFormat(format: string): string {
  const isSound = /^(?:[^%{}]|%%|%\([\w-]+\)s|%[0-9a-fA-F]{2})*$/.test(format);
  return isSound ? urlTemplateOf(format) : `{${format}`;
}
