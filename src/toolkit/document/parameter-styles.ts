import type { ParameterStyle } from "./operation-row.ts";

// The client loads this with its first call of an operation with one of these parameters. It imports only types.

/**
 * A value in the style of its parameter (OpenAPI 3.1 §4.8.12.3): names and texts for a query, otherwise one text.
 *
 * @param textOf the text of a value that is no list or object, and of a name or delimiter, encoded for its place
 */
export function styledPairs(
  name: string,
  value: unknown,
  { style, explode }: ParameterStyle,
  textOf: (value: unknown) => string,
): (readonly [name: string, text: string])[] {
  const [prefix, between] = { matrix: [";", ";"], label: [".", "."] }[style as string] ?? ["", ","];
  const isNamed = style === "matrix";
  const first = isNamed ? `;${name}=` : prefix;
  if (Object(value) !== value) return [[name, first + textOf(value)]];
  const isList = Array.isArray(value);
  const members = Object.entries(Object(value))
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => [key, textOf(one)] as const);
  if (style === "deepObject") return members.map(([key, text]) => [`${name}[${key}]`, text]);
  if (!explode) {
    const parts = members.flatMap(([key, text]) => (isList ? [text] : [textOf(key), text]));
    const delimiter = { spaceDelimited: textOf(" "), pipeDelimited: textOf("|") }[style as string];
    return [[name, first + parts.join(delimiter ?? ",")]];
  }
  if (style !== "simple" && style !== "label" && !isNamed) {
    return members.map(([key, text]) => [isList ? name : key, text]);
  }
  const parts = members.map(([key, text]) => {
    if (isList) return isNamed ? `${name}=${text}` : text;
    return `${textOf(key)}=${text}`;
  });
  return [[name, prefix + parts.join(between)]];
}
