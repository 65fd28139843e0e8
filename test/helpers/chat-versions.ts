import type { Json, JsonObject } from "../../src/toolkit/document/json.ts";

// Two releases of a chat API as their service would publish them, in OpenAPI 3.0: what was in the query moves to the
// form, a shared part of each answer goes, and the security requirement has other capitals than its scheme.

const text = { type: "string" };
const whole = { type: "integer" };
const list = (items: Json): JsonObject => ({ type: "array", items });
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  ...more,
});
const part = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The arguments of an operation, by name; those in `needed` are required. */
interface Sent {
  readonly fields: JsonObject;
  readonly needed?: readonly string[];
}

/** A version: `isNewest` has forms, one part less in each answer, and one operation more. */
export function chatVersion(isNewest: boolean): JsonObject {
  const answer = (properties: JsonObject, example: JsonObject): JsonObject => {
    const own = object({ result: {}, msg: {}, ...properties }, { additionalProperties: false });
    const words = isNewest ? [] : [part("Words")];
    const allOf = [part("Base"), ...words, own];
    const content = {
      "application/json": {
        schema: { allOf },
        example: { result: "success", msg: "", ...example },
      },
    };
    return { responses: { "200": { description: "Success.", content } } };
  };
  const inQuery = ({ fields, needed = [] }: Sent) =>
    Object.entries(fields).map(([name, schema]) => ({
      name,
      in: "query",
      ...(needed.includes(name) && { required: true }),
      // As JSON text, which both places declare.
      ...(Object(schema).type === "array"
        ? { content: { "application/json": { schema } } }
        : { schema }),
    }));
  const form = ({ fields, needed = [] }: Sent): JsonObject => {
    const lists = Object.keys(fields).filter((name) => Object(fields[name]).type === "array");
    const encoding = Object.fromEntries(
      lists.map((name) => [name, { contentType: "application/json" }]),
    );
    const schema = object(fields, needed.length > 0 ? { required: [...needed] } : {});
    const media = { schema, ...(lists.length > 0 && { encoding }) };
    return { required: needed.length > 0, content: { "application/x-www-form-urlencoded": media } };
  };
  const changing = (id: string, sent: Sent, answered = answer({}, {}), inPath: string[] = []) => ({
    operationId: id,
    parameters: [
      ...inPath.map((name) => ({ name, in: "path", required: true, schema: whole })),
      ...(isNewest ? [] : inQuery(sent)),
    ],
    ...(isNewest && { requestBody: form(sent) }),
    ...answered,
  });
  const showing = (
    id: string,
    fields: JsonObject,
    answered: JsonObject,
    inPath: string[] = [],
  ) => ({
    operationId: id,
    parameters: [
      ...inPath.map((name) => ({ name, in: "path", required: true, schema: whole })),
      ...inQuery({ fields }),
    ],
    ...answered,
  });
  const user = object({ user_id: whole, full_name: text, ...(isNewest && { role: whole }) });
  const flag = { type: "boolean" };
  const narrow = isNewest
    ? { oneOf: [object({ operator: text, operand: text }), list(text)] }
    : { type: "object" };
  return {
    openapi: "3.0.1",
    info: { title: "Chat", version: isNewest ? "8.0" : "6.0" },
    servers: [{ url: "https://chat.example.com/api/v1" }],
    security: [{ basicAuth: [] }],
    paths: {
      "/server_settings": {
        get: {
          ...showing("get-server-settings", {}, answer({ zulip_feature_level: whole }, {})),
          security: [],
        },
      },
      "/users": {
        get: showing(
          "get-users",
          { client_gravatar: flag },
          answer({ members: list(user) }, { members: [{ user_id: 9, full_name: "Ann" }] }),
        ),
        post: changing(
          "create-user",
          {
            fields: { email: text, password: text, full_name: text },
            needed: ["email", "password", "full_name"],
          },
          answer({ user_id: whole }, { user_id: 9 }),
        ),
      },
      "/users/{user_id}": {
        get: showing("get-user", {}, answer({ user }, { user: { user_id: 9 } }), ["user_id"]),
        patch: changing("update-user", { fields: { full_name: text, role: whole } }, undefined, [
          "user_id",
        ]),
      },
      "/users/me/subscriptions": {
        post: changing("subscribe", {
          fields: { subscriptions: list(object({ name: text })), principals: list(whole) },
          needed: ["subscriptions"],
        }),
      },
      "/streams": {
        get: showing(
          "get-streams",
          { include_public: flag },
          answer({ streams: list(object({ name: text })) }, {}),
        ),
      },
      "/user_groups": {
        get: showing(
          "get-user-groups",
          {},
          answer({ user_groups: list(object({ id: whole })) }, {}),
        ),
      },
      "/user_groups/create": {
        post: changing("create-user-group", {
          fields: { name: text, description: text, members: list(whole) },
          needed: ["name", "description", "members"],
        }),
      },
      "/user_groups/{user_group_id}/members": {
        post: changing(
          "update-user-group-members",
          { fields: { add: list(whole), delete: list(whole) } },
          undefined,
          ["user_group_id"],
        ),
      },
      "/messages": {
        get: showing("get-messages", { narrow: list(narrow) }, answer({}, {})),
        post: changing(
          "send-message",
          {
            fields: { type: text, to: list(whole), content: text },
            needed: ["type", "to", "content"],
          },
          answer({ id: whole }, { id: 1 }),
        ),
      },
      ...(isNewest && {
        "/linkifiers": {
          patch: {
            description: "Reorders linkifiers.\n\nNew in 8.0 (feature level 202).",
            ...changing("reorder-linkifiers", {
              fields: { order: list(whole) },
              needed: ["order"],
            }),
          },
        },
      }),
    },
    components: {
      schemas: {
        Base: object({ result: text, msg: text }, { required: ["result", "msg"] }),
        Words: { description: "The call succeeded." },
      },
      securitySchemes: { BasicAuth: { type: "http", scheme: "basic" } },
    },
  };
}
