/** Fields that servers may have otherwise than the specification says, and have not failed: answers as if they had not. */
import { isObject, type Json } from "../../toolkit/document/json.ts";
import {
  alternativesOf,
  constantsOf,
  type Property,
  type Schema,
} from "../../toolkit/document/schema.ts";
import { harmlessValue } from "./harmless.ts";

/** Whether a field of an object of this schema is taken as right, be it there or not. */
type IsSpared = (field: Property, around: Schema, item: Json | undefined) => boolean;

/** An answer with what it lacks and `x-left-out` names: the rest is left to be judged. */
export const completed = (schema: Schema | undefined, body: Json): Json =>
  spare(
    schema,
    body,
    ({ name }, { extensions }, item) =>
      item === undefined && [extensions["x-left-out"] ?? []].flat().includes(name),
  );

/** An answer with nothing to be said against what the service document does not show of it. */
export const asDocumented = (schema: Schema | undefined, body: Json): Json =>
  spare(schema, body, ({ schema: { extensions } }) => extensions["x-beyond-document"] === true);

function spare(schema: Schema | undefined, value: Json, isSpared: IsSpared): Json {
  if (schema === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => spare(schema.items, item, isSpared));
  if (!isObject(value)) return value;
  const around = alternativesOf(schema).find((branch) =>
    Object.entries(constantsOf(branch)).every(([name, only]) => value[name] === only),
  );
  if (around === undefined) return value;
  const fields = [...around.properties.values()].flatMap((field) => {
    const { name, schema: below } = field;
    const item = Object.hasOwn(value, name) ? value[name] : undefined;
    if (isSpared(field, around, item)) return [[name, harmlessValue(below)]];
    return item === undefined ? [] : [[name, spare(below, item, isSpared)]];
  });
  return { ...value, ...Object.fromEntries(fields) };
}
