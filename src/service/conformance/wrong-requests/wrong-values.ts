import type { Json } from "../../../toolkit/document/json.ts";
import { placeholder } from "../../../toolkit/document/placeholder.ts";
import type { Schema } from "../../../toolkit/document/schema.ts";
import type { AskedOperation } from "./way.ts";

/** What a hasty program sends, and a hasty server takes, for a value of a type. */
const nearMisses: Readonly<Record<string, readonly Json[]>> = {
  integer: [{}, 1.5, "1", true, null, [1]],
  number: [{}, "1.5", true, null, [1]],
  boolean: [{}, "true", 1, 0, null, "false"],
  string: [{}, 1, null, true, ["a"]],
  array: [{}, "1", 1, "1,2", { 0: 1 }, null],
  object: [[], "{}", null, [["a", 1]]],
};

const oddities: readonly Json[] = [null, true, 0, -1.5, "", "text", [], [[]], {}, { a: 1 }];

/** Values of another kind than a schema admits. */
export function wrongValues(
  { isValid }: Pick<AskedOperation, "isValid">,
  schema: Schema | undefined,
): Json[] {
  const [type = ""] = schema?.types ?? [];
  const distinct = new Map(
    [...(nearMisses[type] ?? []), ...oddities].map((value) => [JSON.stringify(value), value]),
  );
  return [...distinct.values()].filter((value) => !isValid(schema, value));
}

/** Lists with one wrong element, and objects with one wrong property, where a schema has such. */
export function wrongWithin(asked: Pick<AskedOperation, "isValid">, schema: Schema): Json[] {
  const { items, properties } = schema;
  const lists = wrongValues(asked, items).flatMap((wrong): Json[] => {
    const right = placeholder(items);
    return [[wrong], [right, wrong], [wrong, right]];
  });
  const objects = [...properties.values()].flatMap((property) =>
    [...wrongValues(asked, property.schema), ...wrongWithin(asked, property.schema)].map(
      (wrong): Json => ({ [property.name]: wrong }),
    ),
  );
  return [...lists, ...objects].filter((value) => !asked.isValid(schema, value));
}
