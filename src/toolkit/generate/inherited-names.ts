import { createRequire } from "node:module";
import { isObject } from "../document/json.ts";

/** What Redocly knows of a kind of object: its fields by name, and what others hold. */
interface NodeType {
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * A plugin of Redocly (@redocly/openapi-core 1) that makes it fit for names that every object of JavaScript
 * inherits. It looks each name up in a plain object of the fields that it knows, so that a property
 * `constructor` is of no type there, and `valueOf` a crash. As it copies those fields one by one, a null
 * among them as `__proto__` makes the copy inherit nothing. The values of examples have a type that no
 * plugin can reach: they get one here, by whose name Redocly knows that it need not visit them.
 */
export const inheritedNames = {
  id: "inherited-names",
  typeExtension: {
    oas3: (types: Readonly<Record<string, NodeType>>) => {
      const scalar = { properties: {}, additionalProperties: "scalar", items: "scalar" };
      return Object.fromEntries(
        Object.entries({ ...types, scalar }).map(([name, type]) => {
          const fields = Object.entries(type.properties).map(([field, holds]) => [
            field,
            isObject(holds) && holds.isExample === true ? "scalar" : holds,
          ]);
          const properties = Object.fromEntries([...fields, ["__proto__", null]]);
          return [name, { ...type, properties }];
        }),
      );
    },
  },
};

/**
 * What Redocly checks examples with, which it makes by itself and without this option: an example without
 * the property `constructor` had one all the same, of a wrong type.
 */
const validator = createRequire(createRequire(import.meta.url).resolve("@redocly/openapi-core"))(
  "@redocly/ajv/dist/2020",
);
validator.default = class extends validator.default {
  constructor(options: object) {
    super({ ...options, ownProperties: true });
  }
};
