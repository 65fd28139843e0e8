import type { JsonObject } from "../../../toolkit/document/json.ts";

/** An object with these properties and no other; a refusal of another name lists these. */
export const only = (properties: JsonObject) => ({
  propertyNames: { enum: Object.keys(properties) },
  properties,
});

/** Numbers beyond are rounded when JSON is read, so that two IDs could become one. */
export const id = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

/** Seconds since the UNIX epoch. */
export const time = { type: "integer", minimum: 0 };

/** Text that is not empty. */
export const someText = { type: "string", minLength: 1 };

/** The roles of users. */
export const role = { enum: [100, 200, 300, 400, 600] };

/** A list of such items. */
export const listOf = (items: JsonObject) => ({ type: "array", items });

/** A fault as it may be given. */
export const faultSchema = {
  type: "object",
  ...only({
    count: { type: "integer", minimum: 1 },
    operation: {}, // There may be some of the user's own.
    delay: { type: "number", minimum: 0 },
    status: { type: "integer", minimum: 200, maximum: 599 },
    body: { type: ["object", "string"] },
    retryAfter: { type: "number", minimum: 0 },
    drop: { enum: ["request", "response"] },
  }),
};
