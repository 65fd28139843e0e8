// Types for every server from feature level 0 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

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

/** Fields of every successful response. */
export type Success = {
    /**
     * Distinguishes a success from an error.
     * @constant
     */
    result: "success";
    /**
     * Always empty on success.
     * @constant
     */
    msg: "";
    /** The parameters of the request that the operation does not support and therefore ignored. Absent when there were none. Some servers also leave it out for operations whose only parameters are in the path. */
    ignored_parameters_unsupported?: string[];
};
/** A saved draft. */
export type Draft = {
    /** ID of the draft, by which it can be deleted. */
    id: number;
    /**
     * Kind of recipient, which is a channel (`stream`), users (`private`), or none yet.
     * @enum {string}
     */
    type: "stream" | "private" | "";
    /** ID of the channel, as the only element, or the IDs of the users. Empty when not chosen yet. */
    to: number[];
    /** Topic in the channel. Empty for a message to users. */
    topic: string;
    /** Text of the message, in Markdown. */
    content: string;
    /** When the draft was last edited, as a UNIX timestamp in UTC seconds. */
    timestamp: number;
} & { [key: string]: unknown; };
/** ID of the event within its queue. IDs rise and may skip. */
export type EventId = number;
/** The user saved new drafts. */
export type DraftsAddEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "drafts";
    /**
     * Kind of change.
     * @constant
     */
    op: "add";
    /** The new drafts. */
    drafts: Draft[];
    id: EventId;
};
/** The user changed a draft. */
export type DraftsUpdateEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "drafts";
    /**
     * Kind of change.
     * @constant
     */
    op: "update";
    draft: Draft;
    id: EventId;
};
/** A draft of the user was deleted. */
export type DraftsRemoveEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "drafts";
    /**
     * Kind of change.
     * @constant
     */
    op: "remove";
    /** ID of the deleted draft. */
    draft_id: number;
    id: EventId;
};
/** Drafts of the user changed. `op` says how. */
export type DraftsEvent = DraftsAddEvent | DraftsUpdateEvent | DraftsRemoveEvent;
/** A pattern that turns matching text in messages and topics into links. */
export type Linkifier = {
    /** ID of the linkifier. */
    id: number;
    /** Regular expression that the text has to match. */
    pattern: string;
    /** Format string of the URL that matching text links to: `%(name)s` stands for a named group of the pattern. */
    url_format?: string;
    /** Template of the URL that matching text links to, in the form of RFC 6570. */
    url_template?: string;
    /** A text that matches the pattern, or `null`. Required for turning URLs back into text. */
    example_input?: string | null;
    /** Template of the text that a URL is turned back into, or `null`: `{name}` stands for a variable of the URL template. */
    reverse_template?: string | null;
    /** Further templates of URLs that are turned back into text. They create no links. */
    alternative_url_templates?: string[];
};
/** A linkifier of the organization, or the order of linkifiers, changed. Sent to the queues of every user that asked for events of this type, whatever the capabilities of the client. */
export type RealmLinkifiersEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "realm_linkifiers";
    /** All linkifiers of the organization, in the order in which they are matched. */
    realm_linkifiers: Linkifier[];
    id: EventId;
};
/** The pattern of a linkifier, its format string and its ID, in this order. */
export type RealmFilter = [
    string,
    string,
    number
];
/** The linkifiers of the organization changed. Sent to every queue that asked for events of this type. */
export type RealmFiltersEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "realm_filters";
    /** All linkifiers of the organization, in the order in which they are matched. */
    realm_filters: RealmFilter[];
    id: EventId;
};
/** The invitations changed; list them again. Sent to the queues of administrators. */
export type InvitesChangedEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "invites_changed";
    id: EventId;
};
/**
 * Role of a user in the organization.
 *
 *     - `100`: Organization owner
 *     - `200`: Organization administrator
 *     - `300`: Organization moderator
 *     - `400`: Member
 *     - `600`: Guest
 * @enum {integer}
 */
export type Role = 100 | 200 | 400 | 600 | 300;
/** An account of the organization, as the caller may see it. */
export type User = {
    /** ID of the user. */
    user_id: number;
    /** Name of the user. */
    full_name: string;
    /** E-mail address of the user in the API, which need not be a real one. */
    email: string;
    /** Real e-mail address of the user, or `null` if the caller may not see it. */
    delivery_email?: string | null;
    /** Whether this is a bot. */
    is_bot: boolean;
    /** Whether this is an administrator or an owner. */
    is_admin: boolean;
    /** Whether this is an owner. */
    is_owner?: boolean;
    /** Whether this is a guest. */
    is_guest: boolean;
    /** Whether the account is active. A deactivated account is not. */
    is_active: boolean;
    /** Whether this account is a billing administrator. */
    is_billing_admin?: boolean;
    /**
     * Role of a user in the organization.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    role?: Role;
    /** Whether this is the stub of an account that was imported. */
    is_imported_stub?: boolean;
    /** Name of the time zone, empty where the user has set none. */
    timezone: string;
    /** When the account was created, in the form of ISO 8601. */
    date_joined: string;
    /** URL of the user's avatar, or `null` if the caller computes it from the real address. */
    avatar_url: string | null;
    /** Number that rises with each new avatar. */
    avatar_version?: number;
    /** Kind of the bot, for example 1 for a generic one. Only bots have it. */
    bot_type?: number | null;
    /** E-mail address of the user who owns the bot. Only bots have it. */
    bot_owner?: string;
    /** ID of the user who owns the bot, or `null` if nobody does. Only bots have it. */
    bot_owner_id?: number | null;
    /** Fields of the profile, by their IDs. Present only if the request asks for them. Absent for bots. */
    profile_data?: { [key: string]: { [key: string]: unknown; }; };
};
/** An account was created. */
export type RealmUserAddEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "realm_user";
    /**
     * Kind of change.
     * @constant
     */
    op: "add";
    person: User;
    id: EventId;
};
/** The account, with the fields that changed. Fields of other changes are not listed here. */
export type ChangedUser = {
    /** ID of the user. */
    user_id: number;
    /** New name. */
    full_name?: string;
    /**
     * Role of a user in the organization.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    role?: Role;
    /** Whether the account is active now. */
    is_active?: boolean;
} & { [key: string]: unknown; };
/** An account changed. */
export type RealmUserUpdateEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "realm_user";
    /**
     * Kind of change.
     * @constant
     */
    op: "update";
    person: ChangedUser;
    id: EventId;
};
/** An account was deactivated. */
export type RealmUserRemoveEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "realm_user";
    /**
     * Kind of change.
     * @constant
     */
    op: "remove";
    /** The account. */
    person: {
        /** ID of the user. */
        user_id: number;
        /** Name of the user. */
        full_name: string;
    };
    id: EventId;
};
/** The accounts of the organization changed. `op` says how. */
export type RealmUserEvent = RealmUserAddEvent | RealmUserUpdateEvent | RealmUserRemoveEvent;
/** Sent when nothing happened for 45 to 55 seconds, to show that the connection works. */
export type HeartbeatEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "heartbeat";
    id: EventId;
};
/** The server was restarted, perhaps with another release. Sent to every queue, whatever types it collects. Use the feature level in this event: queues outlast a restart, so the next registration may be far off. */
export type RestartEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "restart";
    /** Release of the server, for example `9.0`, or a development version, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version?: string;
    /** Feature level of the server from now on. */
    zulip_feature_level?: number;
    /** The release or development version that the server is based on. */
    zulip_merge_base?: string;
    /** When the server started, as a UNIX timestamp in UTC seconds. */
    server_generation: number;
    /** Whether clients should reload at once, and not some minutes later. */
    immediate?: boolean;
    id: EventId;
};
/** An event of any other type, for example `message`. Its other fields depend on the type. */
export type OtherEvent = {
    /** Type of the event. */
    type: UndocumentedValue;
    id: EventId;
} & { [key: string]: unknown; };
/** An event on the server, of the type `type`. Only types related to the operations of this specification are described in full. */
export type ServerEvent = DraftsEvent | RealmLinkifiersEvent | RealmFiltersEvent | InvitesChangedEvent | RealmUserEvent | HeartbeatEvent | RestartEvent | OtherEvent;
/** Events of a queue. */
export type EventList = Success & {
    /** The events, oldest first. Empty when `dont_block` is true and nothing has happened, and when a deletion of the queue or another read of it ended the wait. */
    events: ServerEvent[];
    /** ID of the queue. Present only if the request has waited. */
    queue_id?: string;
};
/** No queue has the submitted `queue_id`. It never existed, or was already deleted. */
export type BadEventQueueIdError = {
    /**
     * Distinguishes an error from a success.
     * @constant
     */
    result: "error";
    /** The text "Bad event queue ID: " followed by the submitted ID. */
    msg: string;
    /**
     * Error code for programs.
     * @constant
     */
    code: "BAD_EVENT_QUEUE_ID";
    /** The submitted ID. */
    queue_id: string;
};
/** Fields of every error response. */
export type ErrorEnvelope = {
    /**
     * Distinguishes an error from a success.
     * @constant
     */
    result: "error";
    /** Error message for people, in the language of the user. Programs compare `code`, if there is one. */
    msg: string;
};
/** The server cannot fulfil the request; `msg` gives the reason. */
export type BadRequestError = ErrorEnvelope & {
    /**
     * Error code for programs.
     * @constant
     */
    code: "BAD_REQUEST";
};
/** The credentials are not those of an active account of an active organization. */
export type UnauthorizedError = ErrorEnvelope & {
    /**
     * Error code for programs.
     * @constant
     */
    code?: "UNAUTHORIZED";
};
/** The path exists, but not with this method. */
export type MethodNotAllowedError = ErrorEnvelope & {
    /** The methods that the path supports. */
    allowed_methods: string[];
};
/** The caller has made too many requests in too short a time. */
export type RateLimitError = ErrorEnvelope & {
    /**
     * Error code for programs.
     * @constant
     */
    code?: "RATE_LIMIT_HIT";
    /** Seconds to wait before the next request, possibly with a fraction. May be absent. */
    "retry-after"?: number;
};
/** Which queue to delete. */
export type DeleteEventQueueForm = {
    /** ID of a queue that was registered with `POST /api/v1/register`, which returned it. */
    queue_id: string;
};
/** A required parameter is missing. */
export type MissingParameterError = ErrorEnvelope & {
    /**
     * Error code for programs.
     * @constant
     */
    code: "REQUEST_VARIABLE_MISSING";
    /** Name of the missing parameter. */
    var_name: string;
};
/**
 * Organization-level role of the user who is created when the invitation is accepted.
 *
 *     - `100`: Organization owner
 *     - `200`: Organization administrator
 *     - `300`: Organization moderator
 *     - `400`: Member
 *     - `600`: Guest
 * @enum {integer}
 */
export type InvitedAs = 100 | 200 | 300 | 400 | 600;
/** Fields of both kinds of invitation. */
export type InvitationBase = {
    /** Invitation ID, unique only together with `is_multiuse`: an e-mail invitation and a reusable link may share the same ID. */
    id: number;
    /** Display e-mail of the user who created the invitation. */
    ref?: string;
    /** ID of the user who created the invitation. */
    invited_by_user_id?: number;
    /** When the invitation was created, as a UNIX timestamp in UTC seconds. */
    invited: number;
    /** When the invitation expires, as a UNIX timestamp in UTC seconds. It is `null` if the invitation never expires. */
    expiry_date: number | null;
    /**
     * Organization-level role of the user who is created when the invitation is accepted.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    invited_as: InvitedAs;
    /** Whether the referrer chose to receive a direct message from the notification bot when an account is created through this invitation. On servers without this field the referrer always receives it. Some servers leave it out of reusable links. */
    notify_referrer_on_join?: boolean;
};
/** An invitation sent to one e-mail address. */
export type EmailInvitation = InvitationBase & {
    /**
     * False for an e-mail invitation.
     * @constant
     */
    is_multiuse: false;
    /** Address that the invitation was sent to. */
    email: string;
};
/** A link with which any number of people can join. */
export type ReusableInvitationLink = InvitationBase & {
    /**
     * True for a reusable link.
     * @constant
     */
    is_multiuse: true;
    /** URL of the reusable invitation link. */
    link_url: string;
};
/** An unexpired invitation, of one of two kinds, distinguished by `is_multiuse`. */
export type Invitation = EmailInvitation | ReusableInvitationLink;
/** The unexpired invitations that the calling user can manage. */
export type InvitationList = Success & {
    /** The invitations, of both kinds. Empty when there are none. */
    invites: Invitation[];
};
/** Parameters of both kinds of invitation. */
export type InvitationForm = {
    /** Role of the user who is created when the invitation is accepted. Defaults to 400. */
    invite_as?: ((200 | 400 | 600) & (100 | 200 | 400 | 600) & (100 | 200 | 300 | 400 | 600)) | (100 & NeedsFeatureLevel<20, "client.supports(\"ownerInvitations\")">) | (300 & NeedsFeatureLevel<61, "client.supports(\"moderatorInvitations\")">);
    /**
     * Days after which the invitation expires, or `null` for never. Defaults to the setting of the server, which defaults to 10.
     *
     *     Only servers of levels 96 to 125 (release 5.0) accept it.
     */
    invite_expires_in_days?: number & (number | null);
};
/** The people to invite, and properties of the invitation. */
export type SendInvitationsForm = InvitationForm & {
    /** The addresses, separated by commas or line breaks; `Zoe <zoe@example.com>` is allowed. */
    invitee_emails: string;
    /** IDs of the channels to subscribe to. May be empty. Some older servers require at least one; the changes of this operation name their levels. */
    stream_ids: number[];
};
/** The calling user is known, but does not have the role that the operation requires. */
export type UnauthorizedPrincipalError = ErrorEnvelope & {
    /**
     * Error code for programs.
     * @constant
     */
    code: "UNAUTHORIZED_PRINCIPAL";
};
/** Some or all of the addresses could not be invited. */
export type InvitationFailedError = ErrorEnvelope & {
    /**
     * Error code for programs.
     * @constant
     */
    code?: "INVITATION_FAILED";
    /** The addresses that were not invited. */
    errors: [
        string,
        string,
        boolean
    ][];
    /** Whether the other addresses were invited. */
    sent_invitations: boolean;
    /** Whether the organization has no licences left. */
    license_limit_reached: boolean;
    /** Whether the organization has invited too many that day. Some older servers leave it out. */
    daily_limit_reached?: boolean;
};
/** Properties of the link. */
export type CreateInvitationLinkForm = InvitationForm & {
    /** IDs of the channels to subscribe to. Defaults to none. */
    stream_ids?: number[];
};
/** A new reusable link. */
export type InvitationLink = Success & {
    /** URL of the link. */
    invite_link: string;
};
/** The response when an invitation was sent again. */
export type ResentInvitation = Success & {
    /** When it was sent, as a UNIX timestamp in UTC seconds. */
    timestamp?: number;
};
/** A linkifier in a request. */
export type LinkifierForm = {
    /** Regular expression that text has to match, in the syntax of RE2, with named groups as `(?P<name>…)`. White space around it is stripped. */
    pattern: string;
    /**
     * Format string of the URL that matching text links to: `%(name)s` stands for a named group of the pattern, and `%%` for a percent sign.
     *
     *     Only servers of levels up to 175 (releases up to 6.2) accept it.
     */
    url_format_string: string;
    /**
     * Template of the URL that matching text links to, in the form of RFC 6570. Its variables are the named groups of the pattern: each group must be used, and nothing else.
     *
     *     Only servers of levels from 176 up (releases from 7.0 up) accept it.
     */
    url_template: string;
};
/** The ID of a new linkifier. */
export type LinkifierId = Success & {
    /** ID of the linkifier. */
    id: number;
};
/** The linkifier is invalid; `msg` gives the reason. */
export type LinkifierError = BadRequestError & {
    /** Errors by the name of the field, or `__all__` for several fields. Present only if the linkifier itself was refused. */
    errors?: { [key: string]: string[]; };
};
/** Capabilities of the client. Some events are sent only to clients that declare a capability. Further capabilities are not described here. */
export type ClientCapabilities = {
    /** Whether the client accepts `null` in notification settings. Required if any capability is given. */
    notification_settings_null: boolean;
} & { [key: string]: boolean; };
/** What the queue collects. */
export type RegisterEventQueueForm = {
    /** Types of the events to collect, for example `message`. When left out, all types. */
    event_types?: string[];
    client_capabilities?: ClientCapabilities;
    /** Types whose state the response has, if other than `event_types`. Only some of that state is described here. */
    fetch_event_types?: string[];
    /** Which messages to collect, as pairs of an operator and its operand. */
    narrow?: string[][];
    /** Whether to collect messages of all public channels, and not only of those subscribed to. Guests may not. */
    all_public_streams?: boolean;
    /** Whether messages are sent as HTML, and not as Markdown. */
    apply_markdown?: boolean;
    /** Whether the client computes the addresses of avatars from e-mail addresses by itself. Defaults to true. */
    client_gravatar?: boolean;
    /** Whether presence names users by ID, and not by e-mail address. */
    slim_presence?: boolean;
    /** Whether channels are sent with their subscribers, or with some of them (`partial`). It is sent as it is, without quotes. */
    include_subscribers?: true | false;
};
/** The version of a server. */
export type ServerVersion = {
    /** Feature level of the server. When absent, it is 0. */
    zulip_feature_level?: number;
    /** The release or development version that the server is based on. */
    zulip_merge_base?: string;
};
/** The new queue, and the version of its server. */
export type EventQueueRegistration = Success & ServerVersion & {
    /** Release of the server, for example `9.0`, or a development version, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version?: string;
    /** ID of the queue, for reading and deleting it. */
    queue_id: string;
    /** The `last_event_id` for the first `GET /api/v1/events`. It is -1, because a new queue has no events. */
    last_event_id: number;
    /** Drafts of the caller as of the moment of the queue, newest first, at most 1000. Sent only if the state of `drafts`, or of all types, is fetched. */
    drafts?: Draft[];
    /** Linkifiers of the organization as of the moment of the queue, in the order in which they are matched. Sent only if the state of `realm_linkifiers`, or of all types, is fetched. */
    realm_linkifiers?: Linkifier[];
    /**
     * @deprecated
     * @description Linkifiers of the organization in their older form. Sent only if the state of `realm_filters`, or of all types, is fetched.
     */
    realm_filters?: RealmFilter[];
    /** ID of the newest message that the caller has received, or -1. Sent only if the state of `message`, or of all types, is fetched. */
    max_message_id?: number;
    /**
     * @deprecated
     * @description Address of the organization. Sent only if the state of `realm`, or of all types, is fetched.
     */
    realm_uri?: string;
    /** Address of the organization, the same as `realm_uri`. Sent only if the state of `realm`, or of all types, is fetched. */
    realm_url?: string;
    /** Whether the server is so old that administrators should upgrade it. Sent only if the state of `realm`, or of all types, is fetched. */
    server_needs_upgrade?: boolean;
    /** Seconds after which a client can give up a waiting read, because the server responds earlier. Sent only if the state of `realm`, or of all types, is fetched; otherwise assume 90. */
    event_queue_longpoll_timeout_seconds?: number;
    /** Seconds after the last read at which the queue is deleted. */
    idle_queue_timeout_secs?: number;
};
/** Accounts of the organization. */
export type UserList = Success & {
    /** The accounts, also those of bots and deactivated ones. */
    members: User[];
};
/** A new account. */
export type CreateUserForm = {
    /** Real e-mail address of the new user, which no account has. */
    email: string;
    /** Password of the new user. */
    password: string;
    /** Name of the new user: 2 to 100 characters, without `*`, backquotes, `>`, `"` and `@`. */
    full_name: string;
};
/** The account was created. */
export type CreatedUser = Success & {
    /** ID of the new user. */
    user_id?: number;
};
/** The account of the caller. */
export type OwnUser = Success & {
    /** ID of the user. */
    user_id: number;
    /** Name of the user. */
    full_name: string;
    /** E-mail address of the user in the API, which need not be a real one. */
    email: string;
    /** Real e-mail address of the user. */
    delivery_email?: string;
    /** Whether this is a bot. */
    is_bot: boolean;
    /** Whether this is an administrator or an owner. */
    is_admin: boolean;
    /** Whether this is an owner. */
    is_owner?: boolean;
    /** Whether this is a guest. */
    is_guest?: boolean;
    /** Whether this account is a billing administrator. */
    is_billing_admin?: boolean;
    /**
     * Role of a user in the organization.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    role?: Role;
    /** Whether the account is active. */
    is_active?: boolean;
    /** Whether this is the stub of an account that was imported. */
    is_imported_stub?: boolean;
    /** Name of the time zone, empty where the user has set none. */
    timezone?: string;
    /** When the account was created, in the form of ISO 8601. */
    date_joined?: string;
    /** URL of the user's avatar. */
    avatar_url: string;
    /** Number that rises with each new avatar. */
    avatar_version?: number;
    /** Kind of the bot, for example 1 for a generic one. Only bots have it. */
    bot_type?: number;
    /** ID of the user who owns the bot, or `null` if nobody does. Only bots have it. */
    bot_owner_id?: number | null;
    /** Fields of the profile, by their IDs. Absent for bots. */
    profile_data?: { [key: string]: { [key: string]: unknown; }; };
    /** ID of the newest message that the user has received, or -1. Deprecated. */
    max_message_id: number;
    /** ID of a message that the user has read. Some servers leave it out. */
    pointer?: number;
    /** Has no meaning. Some servers leave it out. */
    client_id?: string;
    /** Has no meaning. Some servers leave it out. */
    short_name?: string;
};
/** Changes of an account. Fields that are left out do not change. */
export type UpdateUserForm = {
    /** New name: 2 to 100 characters, without `*`, backquotes, `>`, `"` and `@`. An empty name changes nothing. */
    full_name?: string;
    /**
     * Whether the user is an administrator.
     *
     *     Only servers of levels up to 6 (releases up to 2.1.8) accept it.
     */
    is_admin?: boolean;
    /**
     * Whether the user is a guest.
     *
     *     Only servers of levels up to 6 (releases up to 2.1.8) accept it.
     */
    is_guest?: boolean;
    /** New values of fields of the profile. */
    profile_data?: {
        /** ID of the field. */
        id: number;
        /** New value; which form it has depends on the kind of the field. */
        value?: string | number[] | null;
    }[];
};
/** Public information about the server. */
export type ServerSettings = Success & ServerVersion & {
    /** Methods of logging in, by name, and whether they are enabled. */
    authentication_methods?: { [key: string]: boolean; };
    /** Methods of logging in elsewhere, in the order in which to offer them. */
    external_authentication_methods?: { [key: string]: unknown; }[];
    /** Whether users can log in with e-mail address and password. */
    email_auth_enabled?: boolean;
    /** Whether the name of a user who logs in has to be an e-mail address. */
    require_email_format_usernames?: boolean;
    /** Whether the server can send push notifications to mobile devices. */
    push_notifications_enabled?: boolean;
    /** Whether the client, by its `User-Agent`, is too old for the server. */
    is_incompatible?: boolean;
    /** Name of the organization. */
    realm_name?: string;
    /** Address of the icon of the organization. */
    realm_icon?: string;
    /** Description of the organization, as HTML. */
    realm_description?: string;
    /** Whether the organization has channels that can be read without an account. */
    realm_web_public_access_enabled?: boolean;
    /** Release of the server, for example `9.0`, or a development version, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version: string;
    /**
     * @deprecated
     * @description Address of the organization, without a slash at the end.
     */
    realm_uri: string;
    /** Address of the organization, the same as `realm_uri`. */
    realm_url?: string;
};

export { UndocumentedValue } from "./shared.js";
