// Types for every server from feature level 89 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type { V0_176, V0_222, V0_257, V0_313, V0, V3_176, V22_267, V30, V36, V39, V54_176, V59_240, V60_163, V60_313, V60, V61_96, V76_96, V76_135, V76_163, V76_176, V76_257, V76_267, V76_313, V76, V87_210, V87, V89_176 } from "./shared.js";

export interface paths extends V0_257.paths, V76_96.paths, V76_135.paths, V76_163.paths, V76_176.paths, V76_257.paths, V76.paths, V87_210.paths, V89_176.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_257.operations, V76_96.operations, V76_135.operations, V76_163.operations, V76_176.operations, V76_257.operations, V76_267.operations, V76_313.operations, V76.operations, V87_210.operations, V87.operations, V89_176.operations {}
interface schemas extends V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V22_267.schemas, V30.schemas, V36.schemas, V54_176.schemas, V59_240.schemas, V60_163.schemas, V60_313.schemas, V60.schemas, V61_96.schemas, V76.schemas, V87_210.schemas, V87.schemas, V89_176.schemas {}
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

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, RealmUserRemoveEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, ServerSettings } from "./from-0.js";
export type { Role, User, RealmUserAddEvent, ChangedUser, RealmUserUpdateEvent, RealmUserEvent, ServerEvent, EventList, UserList, OwnUser, UpdateUserForm, OneUser } from "./from-60.js";
export type { RestartEvent } from "./from-59.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-22.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-61.js";
export type { EventQueueRegistration } from "./from-3.js";
export type { CreatedUser } from "./from-30.js";
export type { LinkifierList } from "./from-54.js";
export type { DraftList, DraftContent, CreateDraftsForm, DraftIds, InternalServerError, EditDraftForm } from "./from-87.js";
export { UndocumentedValue } from "./shared.js";
