// Types for every server from feature level 176 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type * as From59 from "./from-59.js";
import type * as From163 from "./from-163.js";
import type { V0_222, V0_257, V0_313, V0, V22_267, V30, V36, V39, V59_240, V60_313, V60, V76_257, V76_267, V76_313, V76, V87_210, V87, V126_261, V135, V163_222, V163_313, V163_363, V176_202, V176_222, V176_232, V176_471 } from "./shared.js";

export interface paths extends V0_257.paths, V76_257.paths, V76.paths, V87_210.paths, V126_261.paths, V163_313.paths, V163_363.paths, V176_202.paths, V176_222.paths, V176_232.paths, V176_471.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_257.operations, V76_257.operations, V76_267.operations, V76_313.operations, V76.operations, V87_210.operations, V87.operations, V126_261.operations, V135.operations, V163_363.operations, V176_222.operations, V176_232.operations, V176_471.operations {}
interface schemas extends V0_222.schemas, V0_257.schemas, V0.schemas, V22_267.schemas, V30.schemas, V36.schemas, V59_240.schemas, V60_313.schemas, V60.schemas, V76.schemas, V87_210.schemas, V87.schemas, V126_261.schemas, V135.schemas, V163_222.schemas, V163_363.schemas, V176_222.schemas, V176_232.schemas, V176_471.schemas {}
interface responses extends V0.responses, V36.responses, V76.responses, V87.responses {}
interface parameters extends V0_313.parameters, V0.parameters, V39.parameters, V87.parameters {}
interface headers extends V0.headers {}
export interface components {
    schemas: schemas;
    responses: responses;
    parameters: parameters;
    requestBodies: never;
    headers: headers;
    pathItems: never;
}

/** A pattern that turns matching text in messages and topics into links. */
export type Linkifier = {
    /** ID of the linkifier. */
    id: number;
    /** Regular expression that the text has to match. */
    pattern: string;
    /** Template of the URL that matching text links to, in the form of RFC 6570. */
    url_template: string;
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
    id: From0.EventId;
};
/** An event on the server, of the type `type`. Only types related to the operations of this specification are described in full. */
export type ServerEvent = From0.DraftsEvent | RealmLinkifiersEvent | From0.InvitesChangedEvent | From163.RealmUserEvent | From0.HeartbeatEvent | From59.RestartEvent | From0.OtherEvent;
/** Events of a queue. */
export type EventList = From0.Success & {
    /** The events, oldest first. Empty when `dont_block` is true and nothing has happened, and when a deletion of the queue or another read of it ended the wait. */
    events: ServerEvent[];
    /** ID of the queue. Present only if the request has waited. */
    queue_id?: string;
};
/** A linkifier in a request. */
export type LinkifierForm = {
    /** Regular expression that text has to match, in the syntax of RE2, with named groups as `(?P<name>…)`. White space around it is stripped. */
    pattern: string;
    /** Template of the URL that matching text links to, in the form of RFC 6570. Its variables are the named groups of the pattern: each group must be used, and nothing else. */
    url_template: string;
};
/** Capabilities of the client. Some events are sent only to clients that declare a capability. Further capabilities are not described here. */
export type ClientCapabilities = {
    /** Whether the client accepts `null` in notification settings. Required if any capability is given. */
    notification_settings_null: boolean;
    /** Whether the client understands events about several deleted messages. Without it, the server sends one event for each. */
    bulk_message_deletion?: boolean;
    /** Whether the client can do without the addresses of avatars, which it can get from `/avatar/{user_id}`. */
    user_avatar_url_field_optional?: boolean;
    /** Whether the client understands events about typing in channels. */
    stream_typing_notifications?: boolean;
    /** Whether the client understands events of type `user_settings`. */
    user_settings_object?: boolean;
    /** Whether the client supports linkifiers with a `url_template`. Without it, the response to the registration has an empty list of linkifiers. */
    linkifier_url_template?: boolean;
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
/** The new queue, and the version of its server. */
export type EventQueueRegistration = From0.Success & From0.ServerVersion & {
    /** Release of the server, for example `9.0`, or a development version, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version: string;
    /** ID of the queue, for reading and deleting it. */
    queue_id: string;
    /** The `last_event_id` for the first `GET /api/v1/events`. It is -1, because a new queue has no events. */
    last_event_id: number;
    /** Drafts of the caller as of the moment of the queue, newest first, at most 1000. Sent only if the state of `drafts`, or of all types, is fetched. */
    drafts?: From0.Draft[];
    /** Linkifiers of the organization as of the moment of the queue, in the order in which they are matched. Sent only if the state of `realm_linkifiers`, or of all types, is fetched. */
    realm_linkifiers?: Linkifier[];
    /**
     * @deprecated
     * @description Linkifiers of the organization in their older form. Sent only if the state of `realm_filters`, or of all types, is fetched.
     */
    realm_filters?: From0.RealmFilter[];
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
/** The linkifiers of the organization. */
export type LinkifierList = From0.Success & {
    /** The linkifiers, in the order in which they are matched. Empty when there are none. */
    linkifiers: Linkifier[];
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, RealmUserRemoveEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, ResentInvitation, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, ServerSettings } from "./from-0.js";
export type { Role, ChangedUser, RealmUserUpdateEvent, UpdateUserForm } from "./from-60.js";
export type { User, RealmUserAddEvent, RealmUserEvent, UserList, OwnUser, OneUser } from "./from-163.js";
export type { RestartEvent } from "./from-59.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-22.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-126.js";
export type { CreatedUser } from "./from-30.js";
export type { DraftList, DraftContent, CreateDraftsForm, DraftIds, InternalServerError, EditDraftForm } from "./from-87.js";
export type { DeactivateUserForm } from "./from-135.js";
export { UndocumentedValue } from "./shared.js";
