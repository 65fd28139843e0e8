/** An object with a media type as its name, for example `application/json; charset=utf-8`. */
interface Named {
  readonly name: string;
}

/** A media type without its parameters, in lower case: case has no meaning (RFC 9110 §8.3.1). */
const bareType = (name: string): string => name.replace(/;.*/s, "").trim().toLowerCase();

/** Whether a media type is JSON, also by its suffix, as in `application/problem+json` (RFC 6839 §3.1). */
export const isJson = (name: string): boolean => /[/+]json$/.test(bareType(name));

/** Whether a media type is `application/json` itself. */
export const isPlainJson = (name: string): boolean => bareType(name) === "application/json";

/** Whether bodies of a media type are text: `text/csv`, `image/svg+xml`, lists of JSON values. */
export const isTextual = (name: string): boolean =>
  /^text\/|[/+](xml|yaml)$|json/.test(bareType(name));

/** The JSON media type of a body: preferably `application/json`. */
export function jsonIn<Media extends Named>(content: readonly Media[]): Media | undefined {
  const found = content.filter(({ name }) => isJson(name));
  return found.find(({ name }) => isPlainJson(name)) ?? found[0];
}

/** The first listed media type of a body whose fields are arguments of a call: a form or JSON. */
export function fieldsMediaIn<Media extends Named>(
  content: readonly Media[],
): { readonly media: Media; readonly in: "form" | "json" } | undefined {
  const isForm = ({ name }: Named) => bareType(name) === "application/x-www-form-urlencoded";
  const media = content.find((one) => isForm(one) || isJson(one.name));
  return media && { media, in: isForm(media) ? "form" : "json" };
}
