// Types for every server from feature level 0 up.
// Made from the specification by `administration-service-api generate`. Do not edit.

import type { V0_1, V0_3, V0_7, V0_8, V0_13, V0_20, V0_22, V0_30, V0_36, V0_59, V0_60, V0_76, V0_176, V0_222, V0_257, V0_313, V0, UndocumentedValue, NeedsFeatureLevel } from "./shared.js";

export interface paths extends V0_1.paths, V0_3.paths, V0_8.paths, V0_20.paths, V0_36.paths, V0_257.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_1.operations, V0_3.operations, V0_7.operations, V0_8.operations, V0_20.operations, V0_22.operations, V0_30.operations, V0_36.operations, V0_257.operations {}
interface schemas extends V0_1.schemas, V0_3.schemas, V0_7.schemas, V0_8.schemas, V0_13.schemas, V0_20.schemas, V0_22.schemas, V0_30.schemas, V0_36.schemas, V0_59.schemas, V0_60.schemas, V0_76.schemas, V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas {}
interface responses extends V0_36.responses, V0_76.responses, V0.responses {}
interface parameters extends V0_313.parameters, V0.parameters {}
interface headers extends V0.headers {}
export interface components {
    schemas: schemas;
    responses: responses;
    parameters: parameters;
    requestBodies: never;
    headers: headers;
    pathItems: never;
}

/** @description Fields of every successful response. */
export type Success = {
    /**
     * @description Distinguishes a success from an error.
     * @constant
     */
    result: "success";
    /**
     * @description Always empty on success.
     * @constant
     */
    msg: "";
    /** @description The parameters of the request that the operation does not support and therefore ignored. Absent when there were none. Some servers also leave it out for operations whose only parameters are in the path. */
    ignored_parameters_unsupported?: string[];
};
/** @description A saved draft. */
export type Draft = {
    /** @description ID of the draft, by which it can be deleted. */
    id: number;
    /**
     * @description Kind of recipient, which is a channel (`stream`), users (`private`), or none yet.
     * @enum {string}
     */
    type: "stream" | "private" | "";
    /** @description ID of the channel, as the only element, or the IDs of the users. Empty when not chosen yet. */
    to: number[];
    /** @description Topic in the channel. Empty for a message to users. */
    topic: string;
    /** @description Text of the message, in Markdown. */
    content: string;
    /** @description When the draft was last edited, as a UNIX timestamp in UTC seconds. */
    timestamp: number;
} & { [key: string]: unknown; };
/** @description ID of the event within its queue. IDs rise and may skip. */
export type EventId = number;
/** @description The user saved new drafts. */
export type DraftsAddEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "drafts";
    /**
     * @description Kind of change.
     * @constant
     */
    op: "add";
    /** @description The new drafts. */
    drafts: Draft[];
    id: EventId;
};
/** @description The user changed a draft. */
export type DraftsUpdateEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "drafts";
    /**
     * @description Kind of change.
     * @constant
     */
    op: "update";
    draft: Draft;
    id: EventId;
};
/** @description A draft of the user was deleted. */
export type DraftsRemoveEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "drafts";
    /**
     * @description Kind of change.
     * @constant
     */
    op: "remove";
    /** @description ID of the deleted draft. */
    draft_id: number;
    id: EventId;
};
/** @description Drafts of the user changed. `op` says how. */
export type DraftsEvent = DraftsAddEvent | DraftsUpdateEvent | DraftsRemoveEvent;
/** @description A pattern that turns matching text in messages and topics into links. */
export type Linkifier = {
    /** @description ID of the linkifier. */
    id: number;
    /** @description Regular expression that the text has to match. */
    pattern: string;
    /** @description Format string of the URL that matching text links to: `%(name)s` stands for a named group of the pattern. */
    url_format?: string;
    /** @description Template of the URL that matching text links to, in the form of RFC 6570. */
    url_template?: string;
    /** @description A text that matches the pattern, or `null`. Required for turning URLs back into text. */
    example_input?: string | null;
    /** @description Template of the text that a URL is turned back into, or `null`: `{name}` stands for a variable of the URL template. */
    reverse_template?: string | null;
    /** @description Further templates of URLs that are turned back into text. They create no links. */
    alternative_url_templates?: string[];
};
/** @description A linkifier of the organization, or the order of linkifiers, changed. Sent to the queues of every user that asked for events of this type, whatever the capabilities of the client. */
export type RealmLinkifiersEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "realm_linkifiers";
    /** @description All linkifiers of the organization, in the order in which they are matched. */
    realm_linkifiers: Linkifier[];
    id: EventId;
};
/** @description The pattern of a linkifier, its format string and its ID, in this order. */
export type RealmFilter = [
    string,
    string,
    number
];
/** @description The linkifiers of the organization changed. Sent to every queue that asked for events of this type. */
export type RealmFiltersEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "realm_filters";
    /** @description All linkifiers of the organization, in the order in which they are matched. */
    realm_filters: RealmFilter[];
    id: EventId;
};
/** @description The invitations changed; list them again. Sent to the queues of administrators. */
export type InvitesChangedEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "invites_changed";
    id: EventId;
};
/**
 * @description Role of a user in the organization.
 *
 *     - `100`: Organization owner
 *     - `200`: Organization administrator
 *     - `300`: Organization moderator
 *     - `400`: Member
 *     - `600`: Guest
 * @enum {integer}
 */
export type Role = 100 | 200 | 400 | 600 | 300;
/** @description An account of the organization, as the caller may see it. */
export type User = {
    /** @description ID of the user. */
    user_id: number;
    /** @description Name of the user. */
    full_name: string;
    /** @description E-mail address of the user in the API, which need not be a real one. */
    email: string;
    /** @description Real e-mail address of the user, or `null` if the caller may not see it. */
    delivery_email?: string | null;
    /** @description Whether this is a bot. */
    is_bot: boolean;
    /** @description Whether this is an administrator or an owner. */
    is_admin: boolean;
    /** @description Whether this is an owner. */
    is_owner?: boolean;
    /** @description Whether this is a guest. */
    is_guest: boolean;
    /** @description Whether the account is active, which deactivated ones are not. */
    is_active: boolean;
    /** @description Whether this account is a billing administrator. */
    is_billing_admin?: boolean;
    /**
     * @description Role of a user in the organization.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    role?: Role;
    /** @description Whether this is the stub of an account that was imported. */
    is_imported_stub?: boolean;
    /** @description Name of the time zone, empty where the user has set none. */
    timezone: string;
    /** @description When the account was created, in the form of ISO 8601. */
    date_joined: string;
    /** @description URL of the user's avatar, or `null` if the caller computes it from the real address. */
    avatar_url: string | null;
    /** @description Number that rises with each new avatar. */
    avatar_version?: number;
    /** @description Kind of the bot, for example 1 for a generic one. Only bots have it. */
    bot_type?: number | null;
    /** @description E-mail address of the user who owns the bot. Only bots have it. */
    bot_owner?: string;
    /** @description ID of the user who owns the bot, or `null` if nobody does. Only bots have it. */
    bot_owner_id?: number | null;
    /** @description Fields of the profile, by their IDs. Only there if they were asked for. Absent for bots. */
    profile_data?: { [key: string]: { [key: string]: unknown; }; };
};
/** @description An account was created. */
export type RealmUserAddEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "realm_user";
    /**
     * @description Kind of change.
     * @constant
     */
    op: "add";
    person: User;
    id: EventId;
};
/** @description The account, with the fields that changed. Those of other kinds of change are not listed here. */
export type ChangedUser = {
    /** @description ID of the user. */
    user_id: number;
    /** @description New name. */
    full_name?: string;
    /**
     * @description Role of a user in the organization.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    role?: Role;
    /** @description Whether the account is active now. */
    is_active?: boolean;
} & { [key: string]: unknown; };
/** @description An account changed. */
export type RealmUserUpdateEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "realm_user";
    /**
     * @description Kind of change.
     * @constant
     */
    op: "update";
    person: ChangedUser;
    id: EventId;
};
/** @description An account was deactivated. */
export type RealmUserRemoveEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "realm_user";
    /**
     * @description Kind of change.
     * @constant
     */
    op: "remove";
    /** @description The account. */
    person: {
        /** @description ID of the user. */
        user_id: number;
        /** @description Name of the user. */
        full_name: string;
    };
    id: EventId;
};
/** @description The accounts of the organization changed. `op` says how. */
export type RealmUserEvent = RealmUserAddEvent | RealmUserUpdateEvent | RealmUserRemoveEvent;
/** @description Sent when nothing happened for 45 to 55 seconds, to show that the connection works. */
export type HeartbeatEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "heartbeat";
    id: EventId;
};
/** @description The server was restarted, perhaps as another release. Sent to every queue, whatever types it collects. Queues outlast a restart, so the next registration may be far off: believe the feature level reported here. */
export type RestartEvent = {
    /**
     * @description Type of the event.
     * @constant
     */
    type: "restart";
    /** @description Release of the server, for example `9.0`, or a development version, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version?: string;
    /** @description Feature level of the server from now on. */
    zulip_feature_level?: number;
    /** @description The release or development version that the server is based on. */
    zulip_merge_base?: string;
    /** @description When the server started, as a UNIX timestamp in UTC seconds. */
    server_generation: number;
    /** @description Whether clients should reload at once, and not some minutes later. */
    immediate?: boolean;
    id: EventId;
};
/** @description An event of any other type, for example `message`. Its other fields depend on the type. */
export type OtherEvent = {
    /** @description Type of the event. */
    type: UndocumentedValue;
    id: EventId;
} & { [key: string]: unknown; };
/** @description An event on the server, of the type `type`. Only types related to the operations of this specification are described in full. */
export type ServerEvent = DraftsEvent | RealmLinkifiersEvent | RealmFiltersEvent | InvitesChangedEvent | RealmUserEvent | HeartbeatEvent | RestartEvent | OtherEvent;
/** @description Events of a queue. */
export type EventList = Success & {
    /** @description The events, oldest first. Empty when `dont_block` is true and nothing has happened, and when the wait was ended: by the deletion of the queue, or by another read of it. */
    events: ServerEvent[];
    /** @description ID of the queue. Only there when the request has waited. */
    queue_id?: string;
};
/** @description No queue has the submitted `queue_id`. It never existed, or was already deleted. */
export type BadEventQueueIdError = {
    /**
     * @description Distinguishes an error from a success.
     * @constant
     */
    result: "error";
    /** @description The text "Bad event queue ID: " followed by the submitted ID. */
    msg: string;
    /**
     * @description Error code for programs.
     * @constant
     */
    code: "BAD_EVENT_QUEUE_ID";
    /** @description The submitted ID. */
    queue_id: string;
};
/** @description Fields of every error response. */
export type ErrorEnvelope = {
    /**
     * @description Distinguishes an error from a success.
     * @constant
     */
    result: "error";
    /** @description Error message for people, in the language of the user. Programs compare `code`, if there is one. */
    msg: string;
};
/** @description The request cannot be fulfilled; `msg` gives the reason. */
export type BadRequestError = ErrorEnvelope & {
    /**
     * @description Error code for programs.
     * @constant
     */
    code: "BAD_REQUEST";
};
/** @description The credentials are not those of an active account of an active organization. */
export type UnauthorizedError = ErrorEnvelope & {
    /**
     * @description Error code for programs.
     * @constant
     */
    code?: "UNAUTHORIZED";
};
/** @description The path exists, but not with this method. */
export type MethodNotAllowedError = ErrorEnvelope & {
    /** @description The methods that the path supports. */
    allowed_methods: string[];
};
/** @description The caller has made too many requests in too short a time. */
export type RateLimitError = ErrorEnvelope & {
    /**
     * @description Error code for programs.
     * @constant
     */
    code?: "RATE_LIMIT_HIT";
    /** @description Seconds to wait before the next request, possibly with a fraction. May be absent. */
    "retry-after"?: number;
};
/** @description Which queue to delete. */
export type DeleteEventQueueForm = {
    /** @description ID of a queue that was registered with `POST /api/v1/register`, which returned it. */
    queue_id: string;
};
/** @description The request lacks a required parameter. */
export type MissingParameterError = ErrorEnvelope & {
    /**
     * @description Error code for programs.
     * @constant
     */
    code: "REQUEST_VARIABLE_MISSING";
    /** @description Name of the missing parameter. */
    var_name: string;
};
/**
 * @description Organization-level role of the user who is created when the invitation is accepted.
 *
 *     - `100`: Organization owner
 *     - `200`: Organization administrator
 *     - `300`: Organization moderator
 *     - `400`: Member
 *     - `600`: Guest
 * @enum {integer}
 */
export type InvitedAs = 100 | 200 | 300 | 400 | 600;
/** @description Fields of both kinds of invitation. */
export type InvitationBase = {
    /** @description Invitation ID, unique only together with `is_multiuse`: an e-mail invitation and a reusable link may share the same ID. */
    id: number;
    /** @description Display e-mail of the user who created the invitation. */
    ref?: string;
    /** @description ID of the user who created the invitation. */
    invited_by_user_id?: number;
    /** @description When the invitation was created, as a UNIX timestamp in UTC seconds. */
    invited: number;
    /** @description When the invitation expires, as a UNIX timestamp in UTC seconds. It is `null` if the invitation never expires. */
    expiry_date: number | null;
    /**
     * @description Organization-level role of the user who is created when the invitation is accepted.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    invited_as: InvitedAs;
    /** @description Whether the referrer chose to receive a direct message from the notification bot when an account is created through this invitation. On servers without this field the referrer always receives it. Some servers leave it out of reusable links. */
    notify_referrer_on_join?: boolean;
};
/** @description An invitation sent to one e-mail address. */
export type EmailInvitation = InvitationBase & {
    /**
     * @description False for an e-mail invitation.
     * @constant
     */
    is_multiuse: false;
    /** @description Address that the invitation was sent to. */
    email: string;
};
/** @description A link with which any number of people can join. */
export type ReusableInvitationLink = InvitationBase & {
    /**
     * @description True for a reusable link.
     * @constant
     */
    is_multiuse: true;
    /** @description URL of the reusable invitation link. */
    link_url: string;
};
/** @description An unexpired invitation, of one of two kinds, distinguished by `is_multiuse`. */
export type Invitation = EmailInvitation | ReusableInvitationLink;
/** @description The unexpired invitations that the calling user can manage. */
export type InvitationList = Success & {
    /** @description The invitations, of both kinds. Empty when there are none. */
    invites: Invitation[];
};
/** @description Parameters of both kinds of invitation. */
export type InvitationForm = {
    /** @description Role of the user who is created when the invitation is accepted. Defaults to 400. */
    invite_as?: ((200 | 400 | 600) & (100 | 200 | 400 | 600) & (100 | 200 | 300 | 400 | 600)) | (100 & NeedsFeatureLevel<20, "client.supports(\"ownerInvitations\")">) | (300 & NeedsFeatureLevel<61, "client.supports(\"moderatorInvitations\")">);
    /**
     * @description Days after which the invitation expires, or `null` for never. Defaults to the setting of the server, which defaults to 10.
     *
     *     Only servers of levels 96 to 125 (release 5.0) take it.
     */
    invite_expires_in_days?: number & (number | null);
};
/** @description The people to invite, and properties of the invitation. */
export type SendInvitationsForm = InvitationForm & {
    /** @description The addresses, separated by commas or line breaks; `Zoe <zoe@example.com>` is allowed. */
    invitee_emails: string;
    /** @description IDs of the channels to subscribe to. May be empty, except on some older servers. */
    stream_ids: number[];
};
/** @description The calling user is known, but lacks the role that the operation requires. */
export type UnauthorizedPrincipalError = ErrorEnvelope & {
    /**
     * @description Error code for programs.
     * @constant
     */
    code: "UNAUTHORIZED_PRINCIPAL";
};
/** @description Some or all of the addresses could not be invited. */
export type InvitationFailedError = ErrorEnvelope & {
    /**
     * @description Error code for programs.
     * @constant
     */
    code?: "INVITATION_FAILED";
    /** @description The addresses that were not invited. */
    errors: [
        string,
        string,
        boolean
    ][];
    /** @description Whether the other addresses were invited. */
    sent_invitations: boolean;
    /** @description Whether the organization has no licences left. */
    license_limit_reached: boolean;
    /** @description Whether the organization has invited too many that day. Some older servers leave it out. */
    daily_limit_reached?: boolean;
};
/** @description Properties of the link. */
export type CreateInvitationLinkForm = InvitationForm & {
    /** @description IDs of the channels to subscribe to. Defaults to none. */
    stream_ids?: number[];
};
/** @description A new reusable link. */
export type InvitationLink = Success & {
    /** @description URL of the link. */
    invite_link: string;
};
/** @description The response when an invitation was sent again. */
export type ResentInvitation = Success & {
    /** @description When it was sent, as a UNIX timestamp in UTC seconds. */
    timestamp?: number;
};
/** @description A linkifier in a request. */
export type LinkifierForm = {
    /** @description Regular expression that text has to match, in the syntax of RE2, with named groups as `(?P<name>…)`. White space around it is stripped. */
    pattern: string;
    /**
     * @description Format string of the URL that matching text links to: `%(name)s` stands for a named group of the pattern, and `%%` for a percent sign.
     *
     *     Only servers of levels up to 175 (releases up to 6.2) take it.
     */
    url_format_string: string;
    /**
     * @description Template of the URL that matching text links to, in the form of RFC 6570. Its variables are the named groups of the pattern: each group must be used, and nothing else.
     *
     *     Only servers of levels from 176 up (releases from 7.0 up) take it.
     */
    url_template: string;
};
/** @description The ID of a new linkifier. */
export type LinkifierId = Success & {
    /** @description ID of the linkifier. */
    id: number;
};
/** @description The linkifier is invalid; `msg` gives the reason. */
export type LinkifierError = BadRequestError & {
    /** @description Errors by the name of the field, or `__all__` for several fields. Present only if the linkifier itself was refused. */
    errors?: { [key: string]: string[]; };
};
/** @description Capabilities of the client. Some events are sent only to clients that declare a capability. There are further capabilities, which are not described here. */
export type ClientCapabilities = {
    /** @description Whether the client accepts `null` in notification settings. Required if any capability is given. */
    notification_settings_null: boolean;
} & { [key: string]: boolean; };
/** @description What the queue collects. */
export type RegisterEventQueueForm = {
    /** @description Types of the events to collect, for example `message`. When left out, all types. */
    event_types?: string[];
    client_capabilities?: ClientCapabilities;
    /** @description Types whose state the response has, if other than `event_types`. Only some of that state is described here. */
    fetch_event_types?: string[];
    /** @description Which messages to collect, as pairs of an operator and its operand. */
    narrow?: string[][];
    /** @description Whether to collect messages of all public channels, and not only of those subscribed to. Guests may not. */
    all_public_streams?: boolean;
    /** @description Whether messages are sent as HTML, and not as Markdown. */
    apply_markdown?: boolean;
    /** @description Whether the client computes the addresses of avatars from e-mail addresses by itself. Defaults to true. */
    client_gravatar?: boolean;
    /** @description Whether presence names users by ID, and not by e-mail address. */
    slim_presence?: boolean;
    /** @description Whether channels are sent with their subscribers, or with some of them (`partial`). It is sent as it is, without quotes. */
    include_subscribers?: true | false;
};
/** @description The version of a server. */
export type ServerVersion = {
    /** @description Feature level of the server. When absent, it is 0. */
    zulip_feature_level?: number;
    /** @description The release or development version that the server is based on. */
    zulip_merge_base?: string;
};
/** @description The new queue, and the version of its server. */
export type EventQueueRegistration = Success & ServerVersion & {
    /** @description Release of the server, for example `9.0`, or a development version, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version?: string;
    /** @description ID of the queue, with which it is read and deleted. */
    queue_id: string;
    /** @description The `last_event_id` for the first `GET /api/v1/events`. It is -1, because a new queue has no events. */
    last_event_id: number;
    /** @description Drafts of the caller as of the moment of the queue, newest first, at most 1000. Sent only if the state of `drafts`, or of all types, is fetched. */
    drafts?: Draft[];
    /** @description Linkifiers of the organization as of the moment of the queue, in the order in which they are matched. Sent only if the state of `realm_linkifiers`, or of all types, is fetched. */
    realm_linkifiers?: Linkifier[];
    /**
     * @deprecated
     * @description Linkifiers of the organization in their older form. Sent only if the state of `realm_filters`, or of all types, is fetched.
     */
    realm_filters?: RealmFilter[];
    /** @description ID of the newest message that the caller has received, or -1. Sent only if the state of `message`, or of all types, is fetched. */
    max_message_id?: number;
    /**
     * @deprecated
     * @description Address of the organization. Sent only if the state of `realm`, or of all types, is fetched.
     */
    realm_uri?: string;
    /** @description Address of the organization, the same as `realm_uri`. Sent only if the state of `realm`, or of all types, is fetched. */
    realm_url?: string;
    /** @description Whether the server is so old that administrators should upgrade it. Sent only if the state of `realm`, or of all types, is fetched. */
    server_needs_upgrade?: boolean;
    /** @description Seconds after which a client can give up a waiting read, because the server responds earlier. Sent only if the state of `realm`, or of all types, is fetched; otherwise assume 90. */
    event_queue_longpoll_timeout_seconds?: number;
    /** @description Seconds after the last read at which the queue is deleted. */
    idle_queue_timeout_secs?: number;
};
/** @description Accounts of the organization. */
export type UserList = Success & {
    /** @description The accounts, also those of bots and deactivated ones. */
    members: User[];
};
/** @description A new account. */
export type CreateUserForm = {
    /** @description Real e-mail address of the new user, which no account has. */
    email: string;
    /** @description Password of the new user. */
    password: string;
    /** @description Name of the new user: 2 to 100 characters, without `*`, backquotes, `>`, `"` and `@`. */
    full_name: string;
};
/** @description The account was created. */
export type CreatedUser = Success & {
    /** @description ID of the new user. */
    user_id?: number;
};
/** @description The account of the caller. */
export type OwnUser = Success & {
    /** @description ID of the user. */
    user_id: number;
    /** @description Name of the user. */
    full_name: string;
    /** @description E-mail address of the user in the API, which need not be a real one. */
    email: string;
    /** @description Real e-mail address of the user. */
    delivery_email?: string;
    /** @description Whether this is a bot. */
    is_bot: boolean;
    /** @description Whether this is an administrator or an owner. */
    is_admin: boolean;
    /** @description Whether this is an owner. */
    is_owner?: boolean;
    /** @description Whether this is a guest. */
    is_guest?: boolean;
    /** @description Whether this account is a billing administrator. */
    is_billing_admin?: boolean;
    /**
     * @description Role of a user in the organization.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    role?: Role;
    /** @description Whether the account is active. */
    is_active?: boolean;
    /** @description Whether this is the stub of an account that was imported. */
    is_imported_stub?: boolean;
    /** @description Name of the time zone, empty where the user has set none. */
    timezone?: string;
    /** @description When the account was created, in the form of ISO 8601. */
    date_joined?: string;
    /** @description URL of the user's avatar. */
    avatar_url: string;
    /** @description Number that rises with each new avatar. */
    avatar_version?: number;
    /** @description Kind of the bot, for example 1 for a generic one. Only bots have it. */
    bot_type?: number;
    /** @description ID of the user who owns the bot, or `null` if nobody does. Only bots have it. */
    bot_owner_id?: number | null;
    /** @description Fields of the profile, by their IDs. Absent for bots. */
    profile_data?: { [key: string]: { [key: string]: unknown; }; };
    /** @description ID of the newest message that the user has received, or -1. Deprecated. */
    max_message_id: number;
    /** @description ID of a message that the user has read. Some servers leave it out. */
    pointer?: number;
    /** @description Has no meaning. Some servers leave it out. */
    client_id?: string;
    /** @description Has no meaning. Some servers leave it out. */
    short_name?: string;
};
/** @description Changes of an account. What is left out stays. */
export type UpdateUserForm = {
    /** @description New name: 2 to 100 characters, without `*`, backquotes, `>`, `"` and `@`. An empty one changes nothing. */
    full_name?: string;
    /**
     * @description Whether the user is an administrator.
     *
     *     Only servers of levels up to 6 (releases up to 2.1.8) take it.
     */
    is_admin?: boolean;
    /**
     * @description Whether the user is a guest.
     *
     *     Only servers of levels up to 6 (releases up to 2.1.8) take it.
     */
    is_guest?: boolean;
    /** @description New values of fields of the profile. */
    profile_data?: {
        /** @description ID of the field. */
        id: number;
        /** @description New value; which form it has depends on the kind of the field. */
        value?: string | number[] | null;
    }[];
};
/** @description Public information about the server. */
export type ServerSettings = Success & ServerVersion & {
    /** @description Methods of logging in, by name, and whether they are enabled. */
    authentication_methods?: { [key: string]: boolean; };
    /** @description Methods of logging in elsewhere, in the order in which to offer them. */
    external_authentication_methods?: { [key: string]: unknown; }[];
    /** @description Whether users can log in with e-mail address and password. */
    email_auth_enabled?: boolean;
    /** @description Whether the name of a user who logs in has to be an e-mail address. */
    require_email_format_usernames?: boolean;
    /** @description Whether the server can send push notifications to mobile devices. */
    push_notifications_enabled?: boolean;
    /** @description Whether the client, by its `User-Agent`, is too old for the server. */
    is_incompatible?: boolean;
    /** @description Name of the organization. */
    realm_name?: string;
    /** @description Address of the icon of the organization. */
    realm_icon?: string;
    /** @description Description of the organization, as HTML. */
    realm_description?: string;
    /** @description Whether the organization has channels that can be read without an account. */
    realm_web_public_access_enabled?: boolean;
    /** @description Release of the server, for example `9.0`, or a development version, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version: string;
    /**
     * @deprecated
     * @description Address of the organization, without a slash at the end.
     */
    realm_uri: string;
    /** @description Address of the organization, the same as `realm_uri`. */
    realm_url?: string;
};

export { UndocumentedValue } from "./shared.js";
