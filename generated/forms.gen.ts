// The fields of each operation's form, for all feature levels together.
// Made from the specification by `npm run generate`. Do not edit.

/** The form of each operation, by its ID. */
export const forms: Readonly<Record<string, Form>> = {
  getEvents: {
  title: "Get events from a queue",
  fields: {
    queue_id: { type: "string", isRequired: true, text: "fb67bf8a-c031-47cc-84cf-ed80accacda8" },
    last_event_id: { type: "integer", isRequired: true, text: "2" },
    dont_block: { type: "boolean", text: "true", others: ["false"] },
    apply_markdown: { type: "boolean", text: "true", others: ["false"] },
    narrow: { type: "string", text: "[[\"channel\",\"Denmark\"]]" },
    all_public_streams: { type: "boolean", text: "true", others: ["false"] },
  },
},
  deleteEventQueue: {
  title: "Delete an event queue",
  fields: { queue_id: { type: "string", isRequired: true, text: "fb67bf8a-c031-47cc-84cf-ed80accacda8" } },
},
  listInvitations: { title: "List invitations", fields: {} },
  sendInvitations: {
  title: "Send invitations",
  fields: {
    invite_as: { type: "integer", text: "600", others: ["100", "200", "300", "400"] },
    invite_expires_in_days: { type: "integer or null", text: "7" },
    invite_expires_in_minutes: { type: "integer or null", text: "10080" },
    include_realm_default_subscriptions: { type: "boolean", text: "false", others: ["true"] },
    group_ids: { type: "array of integers, as JSON" },
    welcome_message_custom_text: { type: "string" },
    invitee_emails: {
      type: "string",
      isRequired: true,
      text: "zoe@example.com",
      others: ["roderigo@example.com, Zoe <zoe@example.com>"],
    },
    stream_ids: { type: "array of integers, as JSON", isRequired: true, text: "[7]" },
    notify_referrer_on_join: { type: "boolean", text: "false", others: ["true"] },
  },
},
  createInvitationLink: {
  title: "Create a reusable invitation link",
  fields: {
    invite_as: { type: "integer", others: ["600", "100", "200", "300", "400"] },
    invite_expires_in_days: { type: "integer or null", text: "1" },
    invite_expires_in_minutes: { type: "integer or null", text: "1440" },
    include_realm_default_subscriptions: { type: "boolean", others: ["true", "false"] },
    group_ids: { type: "array of integers, as JSON" },
    welcome_message_custom_text: { type: "string" },
    stream_ids: { type: "array of integers, as JSON", text: "[]", others: ["[7]"] },
  },
},
  revokeInvitationLink: {
  title: "Revoke a reusable invitation link",
  fields: { invite_id: { type: "integer", isRequired: true, text: "2" } },
},
  revokeInvitation: {
  title: "Revoke an e-mail invitation",
  fields: { invite_id: { type: "integer", isRequired: true, text: "2" } },
},
  resendInvitation: {
  title: "Send an e-mail invitation again",
  fields: { invite_id: { type: "integer", isRequired: true, text: "2" } },
},
  listDrafts: { title: "List drafts", fields: {} },
  createDrafts: {
  title: "Save drafts",
  fields: {
    drafts: {
      type: "array of objects, as JSON",
      isRequired: true,
      text: "[{\"type\":\"stream\",\"to\":[7],\"topic\":\"release notes\",\"content\":\"Patterns for links:\",\"timestamp\":1757408400.125},{\"type\":\"private\",\"to\":[9,12],\"topic\":\"\",\"content\":\"Shall we meet on Thursday?\"}]",
      others: ["[]"],
    },
  },
},
  deleteDraft: { title: "Delete a draft", fields: { draft_id: { type: "integer", isRequired: true, text: "17" } } },
  editDraft: {
  title: "Edit a draft",
  fields: {
    draft_id: { type: "integer", isRequired: true, text: "17" },
    draft: {
      type: "object, as JSON",
      isRequired: true,
      text: "{\"type\":\"stream\",\"to\":[7],\"topic\":\"release notes\",\"content\":\"Patterns for links: the order counts\",\"timestamp\":1757408460}",
      others: ["{\"type\":\"private\",\"to\":[9,12],\"topic\":\"\",\"content\":\"Shall we meet on Thursday?\"}"],
    },
  },
},
  createLinkifier: {
  title: "Create a linkifier",
  fields: {
    pattern: { type: "string", isRequired: true, text: "TICKET-(?P<id>[0-9]+)" },
    url_format_string: { type: "string", isRequired: true, text: "https://tickets.example.com/%(id)s" },
    url_template: { type: "string", isRequired: true, text: "https://tickets.example.com/{id}" },
    example_input: { type: "string", text: "TICKET-123" },
    reverse_template: { type: "string", text: "TICKET-{id}" },
    alternative_url_templates: { type: "array of strings, as JSON", text: "[\"https://tickets.example.com/show/{id}\"]" },
  },
},
  deleteLinkifier: {
  title: "Delete a linkifier",
  fields: { filter_id: { type: "integer", isRequired: true, text: "3" } },
},
  editLinkifier: {
  title: "Edit a linkifier",
  fields: {
    filter_id: { type: "integer", isRequired: true, text: "3" },
    pattern: { type: "string", isRequired: true, text: "#zulip-(?P<id>[0-9]+)" },
    url_format_string: {
      type: "string",
      isRequired: true,
      text: "https://github.com/example/zulip/issues/%(id)s",
      others: ["https://github.com/example/server/issues/%(id)s"],
    },
    url_template: {
      type: "string",
      isRequired: true,
      text: "https://github.com/example/zulip/issues/{id}",
      others: ["https://github.com/example/server/issues/{id}"],
    },
    example_input: { type: "string", text: "#zulip-123" },
    reverse_template: { type: "string", text: "#zulip-{id}" },
    alternative_url_templates: { type: "array of strings, as JSON" },
  },
},
  listLinkifiers: { title: "List linkifiers", fields: {} },
  reorderLinkifiers: {
  title: "Reorder linkifiers",
  fields: {
    ordered_linkifier_ids: { type: "array of integers, as JSON", isRequired: true, text: "[3,1,2]", others: ["[]"] },
  },
},
  registerEventQueue: {
  title: "Register an event queue",
  fields: {
    event_types: {
      type: "array of strings, as JSON",
      text: "[\"message\"]",
      others: ["[\"drafts\",\"realm_linkifiers\"]"],
    },
    client_capabilities: {
      type: "object, as JSON",
      others: ["{\"notification_settings_null\":true,\"linkifier_url_template\":true}"],
    },
    fetch_event_types: { type: "array of strings, as JSON", text: "[\"subscription\"]" },
    narrow: { type: "array of arrays of strings, as JSON" },
    all_public_streams: { type: "boolean", others: ["true", "false"] },
    apply_markdown: { type: "boolean", others: ["true", "false"] },
    client_gravatar: { type: "boolean", others: ["true", "false"] },
    slim_presence: { type: "boolean", others: ["true", "false"] },
    include_subscribers: { type: "boolean or string", text: "true", others: ["partial", "false"] },
    presence_history_limit_days: { type: "integer" },
    idle_queue_timeout: { type: "integer or string", others: ["\"mobile\""] },
  },
},
  getOwnUser: { title: "Get the caller's account", fields: {} },
  getServerSettings: { title: "Get server settings", fields: {} },
};

/** The form of an operation. */
interface Form {
  readonly title: string;
  /** Its arguments by name. */
  readonly fields: Readonly<Record<string, FormField>>;
}

/** The field for an argument. */
interface FormField {
  /** Its type in words. */
  readonly type: string;
  readonly isRequired?: true;
  /** Its initial text. */
  readonly text?: string;
  /** Other texts to try. */
  readonly others?: readonly string[];
}
