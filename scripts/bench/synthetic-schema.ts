import type { JsonObject } from "../../src/document/json.ts";

/** A reference to a component of a made-up specification, from the file of a path as well. */
export const reference = (section: string, name: string, from = ""): JsonObject => ({
  $ref: `${from}#/components/${section}/${name}`,
});

/** A schema of an object. */
export const object = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: "object",
  ...(required.length > 0 ? { required } : {}),
  properties,
});

/** A schema of a list. */
export const listOf = (items: JsonObject): JsonObject => ({ type: "array", items });

/** A schema with its description first. */
export const described = (description: string, schema: JsonObject): JsonObject => ({
  description,
  ...schema,
});

/** A name such as `user_group` as one of a schema: `UserGroup`. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
