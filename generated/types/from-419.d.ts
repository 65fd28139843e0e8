// Types for every server from feature level 419 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type { V0, V30, V36, V39, V60, V76, V87, V135, V176_471, V202_471, V202, V210, V240, V257, V267, V313, V363_433, V384_433, V384, V416, V419_471, V419_481, V419_491 } from "./shared.js";

export interface paths extends V76.paths, V176_471.paths, V202_471.paths, V210.paths, V257.paths, V363_433.paths, V384_433.paths, V416.paths, V419_471.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V76.operations, V87.operations, V135.operations, V176_471.operations, V202.operations, V210.operations, V257.operations, V267.operations, V313.operations, V363_433.operations, V384_433.operations, V416.operations, V419_471.operations {}
interface schemas extends V0.schemas, V30.schemas, V36.schemas, V60.schemas, V76.schemas, V87.schemas, V135.schemas, V176_471.schemas, V202.schemas, V210.schemas, V240.schemas, V257.schemas, V267.schemas, V313.schemas, V363_433.schemas, V416.schemas, V419_481.schemas, V419_491.schemas {}
interface responses extends V0.responses, V36.responses, V76.responses, V87.responses {}
interface parameters extends V0.parameters, V39.parameters, V87.parameters, V313.parameters, V384.parameters {}
interface headers extends V0.headers {}
export interface components {
    schemas: schemas;
    responses: responses;
    parameters: parameters;
    requestBodies: never;
    headers: headers;
    pathItems: never;
}

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
    /** Whether the client can do without users whom the caller cannot access. */
    user_list_incomplete?: boolean;
    /** Whether the client understands deactivated user groups. Without it, the server leaves them out. */
    include_deactivated_groups?: boolean;
    /** Whether the client understands archived channels. Without it, the server leaves them out. */
    archived_channels?: boolean;
    /** Whether the client understands an empty topic. Without it, the server sends another name instead. */
    empty_topic_name?: boolean;
    /** Whether the client understands events about presence that name users by ID, with two times for each. */
    simplified_presence_events?: boolean;
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
    include_subscribers?: true | false | "partial";
    /** Presence older than this number of days is not sent. */
    presence_history_limit_days?: number;
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, LinkifierId, LinkifierError, ServerVersion, CreateUserForm } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, LinkifierForm, EventQueueRegistration, LinkifierList } from "./from-176.js";
export type { Role, ChangedUser, RealmUserUpdateEvent } from "./from-60.js";
export type { User, RealmUserAddEvent, RealmUserEvent, ServerEvent, EventList, UserList, OwnUser, OneUser } from "./from-363.js";
export type { RestartEvent } from "./from-240.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-267.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-416.js";
export type { ResentInvitation, ServerSettings } from "./from-257.js";
export type { CreatedUser } from "./from-30.js";
export type { UpdateUserForm } from "./from-313.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
