import { checkedBy, type Problem } from "./checked-by.ts";
import { expressionOf } from "./linkify.ts";
import type { Seed } from "./seed.ts";

const roles = { enum: [100, 200, 300, 400, 600] };
const time = { type: "integer", minimum: 0 };
/** Numbers beyond are rounded when JSON is read, so that two IDs could become one. */
export const id = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const text = { type: "string", minLength: 1 };

const user = {
  type: "object",
  required: ["user_id", "email", "api_key", "role"],
  additionalProperties: false,
  properties: {
    user_id: id,
    email: { ...text, pattern: "^[^:\\s]+$" },
    // A colon would end it in a header, and what is not ASCII no server takes for a key (sources §10.4).
    api_key: { ...text, pattern: "^[!-9;-~]+$" },
    role: roles,
    is_bot: { type: "boolean" },
    is_active: { type: "boolean" },
    enable_drafts_synchronization: { type: "boolean" },
  },
};

/** A draft as it may be given; it may have more than its specification says. */
export const draft = {
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
export const newLinkifier = {
  type: "object",
  required: ["pattern", "url_template"],
  additionalProperties: false,
  properties: {
    pattern: text,
    url_template: text,
    example_input: textOrNull,
    reverse_template: textOrNull,
    alternative_url_templates: { type: "array", items: text },
  },
};

const linkifier = {
  ...newLinkifier,
  required: ["id", ...newLinkifier.required],
  properties: { id, ...newLinkifier.properties },
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

const ofKind = (address: "email" | "link_url", format: object) => ({
  required: [address],
  additionalProperties: false,
  properties: { ...base, [address]: format },
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

const list = (items: object) => ({ type: "array", items });

/**
 * A seed as it is.
 *
 * @throws InvalidInputError with place and reason of each mistake: a wrong form; an ID, e-mail or key
 *   that occurs twice; a user who does not exist; a pattern that is no regular expression.
 */
export const checkSeed = checkedBy<Partial<Seed>>(
  "The seed",
  {
    type: "object",
    additionalProperties: false,
    properties: {
      is_deactivated: { type: "boolean" },
      users: list(user),
      drafts: list(draft),
      linkifiers: list(linkifier),
      invitations: list(invitation),
    },
  },
  findProblems,
);

function findProblems(seed: Partial<Seed>): Problem[] {
  const { users = [], drafts = [], linkifiers = [], invitations = [] } = seed;
  // Without users the seed speaks of those of the default organization.
  const known = seed.users && new Set(users.map(({ user_id }) => user_id));
  const isUnknown = (user_id: number) => known?.has(user_id) === false;
  return [
    ...repeated(users, "users", "user_id", ({ user_id }) => user_id),
    ...repeated(users, "users", "email", ({ email }) => email.toLowerCase()),
    ...repeated(users, "users", "api_key", ({ api_key }) => api_key),
    ...repeated(drafts, "drafts", "id", ({ id }) => id),
    ...repeated(linkifiers, "linkifiers", "id", ({ id }) => id),
    ...repeated(invitations, "invitations", "id", ({ id, is_multiuse }) => `${id} ${is_multiuse}`),
    ...drafts.flatMap(({ user_id }, index) =>
      isUnknown(user_id) ? [{ place: `#/drafts/${index}/user_id`, reason: noUser(user_id) }] : [],
    ),
    ...invitations.flatMap(({ invited_by_user_id }, index) =>
      isUnknown(invited_by_user_id)
        ? [
            {
              place: `#/invitations/${index}/invited_by_user_id`,
              reason: noUser(invited_by_user_id),
            },
          ]
        : [],
    ),
    ...linkifiers.flatMap(({ pattern }, index) =>
      patternProblems(`#/linkifiers/${index}/pattern`, pattern),
    ),
  ];
}

/** What is wrong with the pattern of a linkifier. */
export function patternProblems(place: string, pattern: string): Problem[] {
  try {
    expressionOf(pattern);
    return [];
  } catch (error) {
    return [{ place, reason: error instanceof Error ? error.message : String(error) }];
  }
}

/** That there is no such user. */
export const noUser = (user_id: number) => `no user has the ID ${user_id}`;

/** The value itself is not told: it may be a key. */
function repeated<T>(
  items: readonly T[],
  list: string,
  property: string,
  keyOf: (item: T) => unknown,
): Problem[] {
  const first = new Map<unknown, number>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    const before = first.get(key);
    if (before === undefined) first.set(key, index);
    return before === undefined
      ? []
      : [{ place: `#/${list}/${index}/${property}`, reason: `is that of #/${list}/${before} too` }];
  });
}
