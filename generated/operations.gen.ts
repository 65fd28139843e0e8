// The operations of the specification, all feature levels together.
// Made from the specification by `npm run generate`. Do not edit.

/** Every operation by its id. */
export const operations = {
  getEvents: {
    id: "getEvents",
    method: "GET",
    path: "/api/v1/events",
    isAuthenticated: true,
    isIdempotent: true,
    isLongPoll: true,
    since: 0,
    parameters: {
      queue_id: { in: "query", required: true, encoding: "raw" },
      last_event_id: { in: "query", required: true, encoding: "raw" },
      dont_block: { in: "query", required: false, encoding: "raw" },
    },
  },
  deleteEventQueue: {
    id: "deleteEventQueue",
    method: "DELETE",
    path: "/api/v1/events",
    isAuthenticated: true,
    isIdempotent: true,
    isLongPoll: false,
    since: 0,
    parameters: { queue_id: { in: "form", required: true, encoding: "raw" } },
  },
  listInvitations: {
    id: "listInvitations",
    method: "GET",
    path: "/api/v1/invites",
    isAuthenticated: true,
    isIdempotent: true,
    isLongPoll: false,
    since: 0,
    parameters: {},
  },
  listDrafts: {
    id: "listDrafts",
    method: "GET",
    path: "/api/v1/drafts",
    isAuthenticated: true,
    isIdempotent: true,
    isLongPoll: false,
    since: 87,
    parameters: {},
  },
  deleteDraft: {
    id: "deleteDraft",
    method: "DELETE",
    path: "/api/v1/drafts/{draft_id}",
    isAuthenticated: true,
    isIdempotent: true,
    isLongPoll: false,
    since: 87,
    parameters: { draft_id: { in: "path", required: true, encoding: "raw" } },
  },
  listLinkifiers: {
    id: "listLinkifiers",
    method: "GET",
    path: "/api/v1/realm/linkifiers",
    isAuthenticated: true,
    isIdempotent: true,
    isLongPoll: false,
    since: 54,
    parameters: {},
  },
  reorderLinkifiers: {
    id: "reorderLinkifiers",
    method: "PATCH",
    path: "/api/v1/realm/linkifiers",
    isAuthenticated: true,
    isIdempotent: true,
    isLongPoll: false,
    since: 202,
    parameters: { ordered_linkifier_ids: { in: "form", required: true, encoding: "json" } },
  },
  registerEventQueue: {
    id: "registerEventQueue",
    method: "POST",
    path: "/api/v1/register",
    isAuthenticated: true,
    isIdempotent: false,
    isLongPoll: false,
    since: 0,
    parameters: {
      event_types: { in: "form", required: false, encoding: "json" },
      client_capabilities: { in: "form", required: false, encoding: "json" },
      fetch_event_types: { in: "form", required: false, encoding: "json" },
      narrow: { in: "form", required: false, encoding: "json" },
      all_public_streams: { in: "form", required: false, encoding: "raw" },
      apply_markdown: { in: "form", required: false, encoding: "raw" },
      client_gravatar: { in: "form", required: false, encoding: "raw" },
      slim_presence: { in: "form", required: false, encoding: "raw" },
      include_subscribers: { in: "form", required: false, encoding: "raw" },
      presence_history_limit_days: { in: "form", required: false, encoding: "raw", since: 288 },
      idle_queue_timeout: { in: "form", required: false, encoding: "raw", since: 481 },
    },
  },
  getServerSettings: {
    id: "getServerSettings",
    method: "GET",
    path: "/api/v1/server_settings",
    isAuthenticated: false,
    isIdempotent: true,
    isLongPoll: false,
    since: 0,
    parameters: {},
  },
} as const;

/** How each operation answers, by its id. */
export const outcomes = {
  getEvents: {
    success: [200],
    errors: [
      { status: 400, code: "BAD_EVENT_QUEUE_ID", fields: ["queue_id"] },
      { status: 400, code: "BAD_REQUEST", fields: [] },
      { status: 401, code: "UNAUTHORIZED", fields: [] },
      { status: 403, code: "UNAUTHORIZED", fields: [] },
      { status: 405, fields: ["allowed_methods"] },
      { status: 429, code: "RATE_LIMIT_HIT", fields: ["retry-after"] },
    ],
  },
  deleteEventQueue: {
    success: [200],
    errors: [
      { status: 400, code: "REQUEST_VARIABLE_MISSING", fields: ["var_name"] },
      { status: 400, code: "BAD_EVENT_QUEUE_ID", fields: ["queue_id"] },
      { status: 400, code: "BAD_REQUEST", fields: [] },
      { status: 401, code: "UNAUTHORIZED", fields: [] },
      { status: 403, code: "UNAUTHORIZED", fields: [] },
      { status: 405, fields: ["allowed_methods"] },
      { status: 429, code: "RATE_LIMIT_HIT", fields: ["retry-after"] },
    ],
  },
  listInvitations: {
    success: [200],
    errors: [
      { status: 400, code: "BAD_REQUEST", fields: [] },
      { status: 401, code: "UNAUTHORIZED", fields: [] },
      { status: 403, code: "UNAUTHORIZED", fields: [] },
      { status: 405, fields: ["allowed_methods"] },
      { status: 429, code: "RATE_LIMIT_HIT", fields: ["retry-after"] },
    ],
  },
  listDrafts: {
    success: [200],
    errors: [
      { status: 400, code: "BAD_REQUEST", fields: [] },
      { status: 401, code: "UNAUTHORIZED", fields: [] },
      { status: 405, fields: ["allowed_methods"] },
      { status: 429, code: "RATE_LIMIT_HIT", fields: ["retry-after"] },
    ],
  },
  deleteDraft: {
    success: [200],
    errors: [
      { status: 400, code: "BAD_REQUEST", fields: [] },
      { status: 401, code: "UNAUTHORIZED", fields: [] },
      { status: 404, code: "BAD_REQUEST", fields: [] },
      { status: 405, fields: ["allowed_methods"] },
      { status: 429, code: "RATE_LIMIT_HIT", fields: ["retry-after"] },
    ],
  },
  listLinkifiers: {
    success: [200],
    errors: [
      { status: 400, code: "BAD_REQUEST", fields: [] },
      { status: 401, code: "UNAUTHORIZED", fields: [] },
      { status: 403, code: "UNAUTHORIZED", fields: [] },
      { status: 405, fields: ["allowed_methods"] },
      { status: 429, code: "RATE_LIMIT_HIT", fields: ["retry-after"] },
    ],
  },
  reorderLinkifiers: {
    success: [200],
    errors: [
      { status: 400, code: "REQUEST_VARIABLE_MISSING", fields: ["var_name"] },
      { status: 400, code: "BAD_REQUEST", fields: [] },
      { status: 400, code: "UNAUTHORIZED_PRINCIPAL", fields: [] },
      { status: 401, code: "UNAUTHORIZED", fields: [] },
      { status: 405, fields: ["allowed_methods"] },
      { status: 429, code: "RATE_LIMIT_HIT", fields: ["retry-after"] },
    ],
  },
  registerEventQueue: {
    success: [200],
    errors: [
      { status: 400, code: "BAD_REQUEST", fields: [] },
      { status: 401, code: "UNAUTHORIZED", fields: [] },
      { status: 403, code: "UNAUTHORIZED", fields: [] },
      { status: 405, fields: ["allowed_methods"] },
      { status: 429, code: "RATE_LIMIT_HIT", fields: ["retry-after"] },
    ],
  },
  getServerSettings: { success: [200], errors: [{ status: 405, fields: ["allowed_methods"] }] },
} as const;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
