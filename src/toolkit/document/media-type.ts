/** Something under the name of a media type, for example `application/json; charset=utf-8`. */
interface Named {
  readonly name: string;
}

/** A media type without its parameters, in small letters, in which no two differ (RFC 9110 §8.3.1). */
const bareType = (name: string): string => name.replace(/;.*/s, "").trim().toLowerCase();

/** Whether a media type is JSON: by itself, or by its suffix as `application/problem+json` is (RFC 6839 §3.1). */
export const isJson = (name: string): boolean => /[/+]json$/.test(bareType(name));

/** Whether a media type is `application/json` itself. */
export const isPlainJson = (name: string): boolean => bareType(name) === "application/json";

/** Whether a body of a media type is text, though no single JSON value: `text/csv`, `image/svg+xml`. */
export const isTextual = (name: string): boolean =>
  /^text\/|[/+](xml|yaml)$|json/.test(bareType(name));

/** Of the media types of one body the one that is JSON: `application/json` before others. */
export function jsonIn<Media extends Named>(content: readonly Media[]): Media | undefined {
  const found = content.filter(({ name }) => isJson(name));
  return found.find(({ name }) => isPlainJson(name)) ?? found[0];
}

/** Of the media types of one body the one that has fields of a call: a form before JSON. */
export function fieldsMediaIn<Media extends Named>(
  content: readonly Media[],
): { readonly media: Media; readonly in: "form" | "json" } | undefined {
  const form = content.find(({ name }) => bareType(name) === "application/x-www-form-urlencoded");
  if (form !== undefined) return { media: form, in: "form" };
  const json = jsonIn(content);
  return json && { media: json, in: "json" };
}
