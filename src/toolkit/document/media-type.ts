/** A media type without its parameters (`; charset=utf-8`), in lower case: case has no meaning (RFC 9110 §8.3.1). */
const bareType = (name: string): string => name.replace(/;.*/s, "").trim().toLowerCase();

/** Whether a media type is JSON, also by its suffix, as in `application/problem+json` (RFC 6839 §3.1). */
export const isJson = (name: string): boolean => /[/+]json$/.test(bareType(name));

/** Whether a media type is `application/json` itself. */
export const isPlainJson = (name: string): boolean => bareType(name) === "application/json";

/** Whether bodies of a media type are forms whose fields are encoded like a query. */
export const isForm = (name: string): boolean =>
  bareType(name) === "application/x-www-form-urlencoded";

/** Whether bodies of a media type are text: `text/csv`, `image/svg+xml`, lists of JSON values. */
export const isTextual = (name: string): boolean =>
  /^text\/|[/+](xml|yaml)$|json/.test(bareType(name));

/** The JSON media type of a body: preferably `application/json`. */
export function jsonIn<Media extends { readonly name: string }>(
  content: readonly Media[],
): Media | undefined {
  const found = content.filter(({ name }) => isJson(name));
  return found.find(({ name }) => isPlainJson(name)) ?? found[0];
}
