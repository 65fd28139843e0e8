// @ts-nocheck
// The feature levels of the specification and what changed at each.
// Made from the specification by `npm run generate`. Do not edit.

/** The registry, oldest first. */
export const featureLevels = [
  {
    level: 22,
    release: "3.0",
    name: "invitationCreator",
    summary: "Invitations name their creator by user ID, in `invited_by_user_id`; earlier, by display e-mail, in `ref`.",
  },
  {
    level: 167,
    release: "7.0",
    name: "ignoredParameters",
    summary: "A success lists the request's unsupported parameters in `ignored_parameters_unsupported`; earlier, they were ignored without a word.",
  },
  {
    level: 202,
    release: "8.0",
    name: "linkifierOrder",
    summary: "Linkifiers can be reordered; earlier, they were always matched in ascending order of ID.",
  },
  {
    level: 209,
    release: "8.0",
    name: "memberInvitationLinks",
    summary: "Users who are not administrators can create reusable invitation links and see them listed; earlier, the list never included reusable links for them.",
  },
  {
    level: 267,
    release: "9.0",
    name: "notifyReferrerOnJoin",
    summary: "Invitations say, in `notify_referrer_on_join`, whether the referrer chose to receive a direct message when an account is created; earlier, the referrer always received it.",
  },
] as const;

/** The name of a change, for example what `client.supports` is asked for. */
export type FeatureName = (typeof featureLevels)[number]["name"];

/** Every level at which the specification changes, ascending, from 0. */
export const boundaries = [0, 22, 167, 202, 209, 267] as const;

/** A level at which the specification changes; 0 stands for all before the first. */
export type Boundary = (typeof boundaries)[number];

/** Every difference between feature levels, oldest first. */
export const history = [
  {
    level: 22,
    release: "3.0",
    name: "invitationCreator",
    kind: "replaced",
    where: "#/components/schemas/InvitationBase/properties/invited_by_user_id",
    note: "Invitations name their creator by user ID, in `invited_by_user_id`; earlier, by display e-mail, in `ref`.",
    carrier: "property",
    subject: "invited_by_user_id",
    replaced: "ref",
    operations: ["listInvitations"],
  },
  {
    level: 167,
    release: "7.0",
    name: "ignoredParameters",
    kind: "added",
    where: "#/components/schemas/Success/properties/ignored_parameters_unsupported",
    note: "A success lists the request's unsupported parameters in `ignored_parameters_unsupported`; earlier, they were ignored without a word.",
    carrier: "property",
    subject: "ignored_parameters_unsupported",
    operations: [
      "getEvents",
      "deleteEventQueue",
      "listInvitations",
      "deleteDraft",
      "reorderLinkifiers",
      "registerEventQueue",
      "getServerSettings",
    ],
  },
  {
    level: 202,
    release: "8.0",
    name: "linkifierOrder",
    kind: "added",
    where: "#/paths/~1api~1v1~1realm~1linkifiers/patch",
    note: "Linkifiers can be reordered; earlier, they were always matched in ascending order of ID.",
    carrier: "operation",
    subject: "reorderLinkifiers",
    operations: ["reorderLinkifiers"],
  },
  {
    level: 209,
    release: "8.0",
    name: "memberInvitationLinks",
    kind: "behaviour",
    where: "#/paths/~1api~1v1~1invites/get",
    note: "Before, the list never included reusable links for users who are not administrators.",
    carrier: "operation",
    subject: "listInvitations",
    operations: ["listInvitations"],
  },
  {
    level: 267,
    release: "9.0",
    name: "notifyReferrerOnJoin",
    kind: "added",
    where: "#/components/schemas/InvitationBase/properties/notify_referrer_on_join",
    note: "Invitations say, in `notify_referrer_on_join`, whether the referrer chose to receive a direct message when an account is created; earlier, the referrer always received it.",
    carrier: "property",
    subject: "notify_referrer_on_join",
    operations: ["listInvitations"],
  },
] as const;
