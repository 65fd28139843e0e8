import { matchingOrder } from "./linkify.ts";
import type { Linkifier } from "./seed.ts";
import { fieldsSince, supports } from "./supports.ts";

/** The linkifiers of an organization in matching order, as its feature level shows them (sources §17.2, §18). */
export function shownLinkifiers({ linkifiers, featureLevel }: ShownOf) {
  const ofUrl = (url_template: string) =>
    supports(featureLevel, "linkifierUrlTemplate")
      ? { url_template }
      : { url_format: urlFormatOf(url_template) };
  return matchingOrder(linkifiers, featureLevel).map(
    ({
      id,
      pattern,
      url_template,
      example_input,
      reverse_template,
      alternative_url_templates,
    }) => ({
      id,
      pattern,
      ...ofUrl(url_template),
      ...fieldsSince("reverseLinkifiers", featureLevel, { example_input, reverse_template }),
      ...fieldsSince("alternativeLinkifierUrls", featureLevel, { alternative_url_templates }),
    }),
  );
}

/** The pairs of pattern and format string that `realm_filters` events hold (sources §18). */
export const realmFilters = ({ linkifiers, featureLevel }: ShownOf): [string, string][] =>
  matchingOrder(linkifiers, featureLevel).map(({ pattern, url_template }) => [
    pattern,
    urlFormatOf(url_template),
  ]);

interface ShownOf {
  readonly featureLevel: number;
  readonly linkifiers: readonly Linkifier[];
}

/** A URL template as the format string that came before it: `%(name)s` for `{name}`. */
const urlFormatOf = (url_template: string): string =>
  url_template.replaceAll("%", "%%").replace(/\{(\w+)\}/g, "%($1)s");
