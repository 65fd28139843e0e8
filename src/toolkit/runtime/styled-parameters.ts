import { styledPairs } from "../document/parameter-styles.ts";
import type { encodeFields, encodeValue, pathText } from "./encode-request.ts";
import type { SortedCall } from "./transport.ts";

// Loaded when it is first used, because many APIs do not have these parameters. Functions of other modules are passed
// in: if they were imported, bundlers would split out those modules.

/**
 * A call whose parameters with a style of their own and its query stand in its path or its headers as they are sent.
 *
 * @throws ArgumentError if one has no exact text.
 */
export function styled(
  call: SortedCall,
  textOf: typeof encodeValue,
  inPath: typeof pathText,
  fieldsOf: typeof encodeFields,
): SortedCall {
  const { operation, places } = call;
  const query = { ...places.query };
  const header = { ...places.header };
  let { path } = operation;
  const search: string[] = [];
  for (const [name, { in: place, style, ...row }] of Object.entries(operation.parameters)) {
    const values = places[place] ?? {};
    if (style === undefined || !Object.hasOwn(values, name)) continue;
    const encode = (value: unknown) => {
      const text = textOf(operation, name, value);
      if (place === "header") return text;
      const encoded = encodeURIComponent(text);
      // Not "&", "#", "+" and others that would end the value (OpenAPI 3.1 §4.8.12, `allowReserved`).
      const kept = /%(?:3A|2F|3F|40|24|2C|3B)/g;
      return row.allowReserved ? encoded.replace(kept, decodeURIComponent) : encoded;
    };
    const pairs = styledPairs(name, values[name], { style, ...row }, encode);
    if (place === "query") {
      delete query[name];
      search.push(...pairs.map(([key, value]) => `${encodeURIComponent(key)}=${value}`));
    } else {
      const [[, value] = ["", ""]] = pairs;
      if (place === "header") header[name] = value;
      else path = path.replace(`{${name}}`, () => inPath(operation, name, value));
    }
  }
  const fields = [...search, fieldsOf(operation, query)].filter((text) => text !== "");
  path += fields.length > 0 ? `?${fields.join("&")}` : "";
  return { ...call, operation: { ...operation, path }, places: { ...places, query: {}, header } };
}
