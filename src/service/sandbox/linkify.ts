import type { Linkifier } from "./seed.ts";
import { supports } from "./supports.ts";

/** A piece of text that a linkifier turned into a link. */
export interface Link {
  readonly linkifier_id: number;
  /** Where it begins in the text, in UTF-16 code units. */
  readonly start: number;
  readonly text: string;
  readonly url: string;
}

/** The order in which linkifiers match at a feature level (sources §3). */
export function matchingOrder(
  linkifiers: readonly Linkifier[],
  featureLevel: number,
): readonly Linkifier[] {
  return supports(featureLevel, "linkifierOrder")
    ? linkifiers
    : [...linkifiers].sort((one, other) => one.id - other.id);
}

/**
 * The links that an organization's linkifiers make of a text, from left to right. Each linkifier in
 * turn claims what it matches, and a later one gets no text that an earlier one has claimed: so the
 * order decides wherever patterns overlap.
 */
export function linkify(
  text: string,
  linkifiers: readonly Linkifier[],
  featureLevel: number,
): Link[] {
  const links: Link[] = [];
  for (const { id, pattern, url_template } of matchingOrder(linkifiers, featureLevel)) {
    for (const match of text.matchAll(expressionOf(pattern))) {
      const start = match.index;
      const [matched] = match;
      const isClaimed = links.some(
        (link) => start < link.start + link.text.length && link.start < start + matched.length,
      );
      if (matched === "" || isClaimed) continue;
      const url = url_template.replace(/\{(\w+)\}/g, (_, name: string) =>
        expanded(match.groups?.[name] ?? ""),
      );
      links.push({ linkifier_id: id, start, text: matched, url });
    }
  }
  return links.sort((one, other) => one.start - other.start);
}

/** A value as RFC 6570 §3.2.2 has it: but for letters, digits and `-._~`, all is encoded. */
const expanded = (value: string): string =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\ufffd")) // Half of a pair has no encoding.
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

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
