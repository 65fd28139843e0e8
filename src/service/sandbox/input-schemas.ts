import type { JsonObject } from "../../toolkit/document/json.ts";

/** An object with these properties and no other; which there are is told with what is not one of them. */
const only = (properties: JsonObject) => ({
  propertyNames: { enum: Object.keys(properties) },
  properties,
});

const roles = { enum: [100, 200, 300, 400, 600] };
const time = { type: "integer", minimum: 0 };
/** Numbers beyond are rounded when JSON is read, so that two IDs could become one. */
const id = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const text = { type: "string", minLength: 1 };

const user = {
  type: "object",
  required: ["user_id", "email", "api_key", "role"],
  ...only({
    user_id: id,
    email: { ...text, pattern: "^[^:\\s]+$" },
    // A colon would end it in a header, and what is not ASCII no server takes for a key (sources §10.4).
    api_key: { ...text, pattern: "^[!-9;-~]+$" },
    role: roles,
    is_bot: { type: "boolean" },
    is_active: { type: "boolean" },
    enable_drafts_synchronization: { type: "boolean" },
  }),
};

/** A draft as it may be given; it may have more than its specification says. */
const draft = {
  type: "object",
  required: ["id", "user_id"],
  properties: {
    id,
    user_id: id,
    type: { enum: ["stream", "private", ""] },
    to: { type: "array", items: id },
    topic: { type: "string" },
    content: { type: "string" },
    timestamp: time,
  },
};

const textOrNull = { type: ["string", "null"] };

/** A linkifier as it may be given, without its ID. */
const ofLinkifier = {
  pattern: text,
  url_template: text,
  example_input: textOrNull,
  reverse_template: textOrNull,
  alternative_url_templates: { type: "array", items: text },
};
const required = ["pattern", "url_template"];
const newLinkifier = { type: "object", required, ...only(ofLinkifier) };
const linkifier = {
  type: "object",
  required: ["id", ...required],
  ...only({ id, ...ofLinkifier }),
};

const base = {
  id,
  invited_by_user_id: id,
  invited: time,
  expiry_date: { ...time, type: ["integer", "null"] },
  invited_as: roles,
  notify_referrer_on_join: { type: "boolean" },
  is_multiuse: { type: "boolean" },
};

const ofKind = (address: "email" | "link_url", format: JsonObject) => ({
  required: [address],
  propertyNames: { enum: [...Object.keys(base), address] },
  properties: { [address]: format },
});

const invitation = {
  type: "object",
  required: ["id", "invited_by_user_id", "invited", "expiry_date", "invited_as", "is_multiuse"],
  properties: base,
  if: { required: ["is_multiuse"], properties: { is_multiuse: { const: true } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: ofKind("link_url", { type: "string", pattern: "/join/[^/]+/$" }),
  else: ofKind("email", text),
};

const list = (items: JsonObject) => ({ type: "array", items });

const fault = {
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

const seed = {
  type: "object",
  ...only({
    is_deactivated: { type: "boolean" },
    users: list(user),
    drafts: list(draft),
    linkifiers: list(linkifier),
    invitations: list(invitation),
  }),
};

/**
 * What the users of a sandbox may hand to it. `npm run generate` compiles these with the specification
 * (`inputChecks` of generated/sandbox.gen.js), so this module must not import what is generated.
 */
export const inputSchemas = { seed, draft, newLinkifier, userIds: list(id), fault };
