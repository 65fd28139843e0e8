// The schemas of all input from users of a sandbox. `npm run generate` compiles them (`inputChecks` of
// generated/sandbox.gen.js), so this module imports nothing that is generated.
import type { JsonObject } from "../../toolkit/document/json.ts";

/** The schema of an object without other properties; the message about another name lists these. */
const only = (properties: JsonObject) => ({
  propertyNames: { enum: Object.keys(properties) },
  properties,
});

const listOf = (items: JsonObject) => ({ type: "array", items });

/** Larger numbers are rounded when JSON is read, so different IDs could become equal. */
const limits = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const id = { type: "integer", ...limits };

/** Properties as a component of the specification has them; the limits are for those that are numbers. */
const propertiesOf = (component: string, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { $ref: `#/components/schemas/${component}/properties/${name}`, ...limits },
    ]),
  );

const someText = { type: "string", minLength: 1 };

const inviters = { enum: ["members", "administrators"] };

const user = {
  type: "object",
  required: ["user_id", "email", "api_key", "role"],
  ...only({
    user_id: id,
    email: { ...someText, pattern: "^[^:\\s]+$" },
    // Servers accept only ASCII in keys (sources §10.4); a colon would end the key in a header.
    api_key: { ...someText, pattern: "^[!-9;-~]+$" },
    full_name: someText,
    ...propertiesOf("User", "role", "is_bot", "bot_owner_id", "is_active", "timezone"),
    enable_drafts_synchronization: { type: "boolean" },
    can_create_users: { type: "boolean" },
    can_change_user_emails: { type: "boolean" },
  }),
};

/** Drafts may have more fields than the specification describes. */
const draft = {
  type: "object",
  required: ["id", "user_id"],
  properties: {
    user_id: id,
    ...propertiesOf("Draft", "id", "type", "topic", "content", "timestamp"),
    to: listOf(id),
  },
};

const linkifier = {
  type: "object",
  required: ["id", "pattern", "url_template"],
  ...only({
    ...propertiesOf("Linkifier", "id", "example_input", "reverse_template"),
    pattern: someText,
    url_template: someText,
    alternative_url_templates: listOf(someText),
  }),
};

const invitationBase = {
  ...propertiesOf("InvitationBase", "id", "invited_by_user_id", "invited", "expiry_date"),
  ...propertiesOf("InvitationBase", "invited_as", "notify_referrer_on_join"),
  is_multiuse: { type: "boolean" },
};

const withAddress = (address: "email" | "link_url", format: JsonObject) => ({
  required: [address],
  propertyNames: { enum: [...Object.keys(invitationBase), address] },
  properties: { [address]: format },
});

const invitation = {
  type: "object",
  required: ["id", "invited_by_user_id", "invited", "expiry_date", "invited_as", "is_multiuse"],
  properties: invitationBase,
  if: { required: ["is_multiuse"], properties: { is_multiuse: { const: true } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: withAddress("link_url", { type: "string", pattern: "/join/[^/]+/$" }),
  else: withAddress("email", someText),
};

const seed = {
  is_deactivated: { type: "boolean" },
  stream_ids: listOf(id),
  registration: { type: "object", additionalProperties: { type: "object" } },
  email_visibility: { enum: ["everyone", "administrators"] },
  email_inviters: inviters,
  link_creators: inviters,
  users: listOf(user),
  drafts: listOf(draft),
  linkifiers: listOf(linkifier),
  invitations: listOf(invitation),
};

/**
 * By name, for the newest document of the specification. The schema of a list in a seed has the name of its resource
 * (resources/index.ts).
 */
export const inputSchemas: Readonly<Record<string, JsonObject>> = {
  seed: { type: "object", ...only(seed) },
  userIds: listOf(id),
  fault: {
    type: "object",
    ...only({
      count: { type: "integer", minimum: 1 },
      operation: { type: "string" },
      delay: { type: "number", minimum: 0 },
      status: { type: "integer", minimum: 200, maximum: 599 },
      body: { type: ["object", "string"] },
      retryAfter: { type: "number", minimum: 0 },
      drop: { enum: ["request", "response"] },
    }),
  },
  userChange: { type: "object", ...only(propertiesOf("User", "role", "is_active")) },
};
