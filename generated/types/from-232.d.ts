// Types for every server from feature level 232 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type { V0_257, V0_313, V0, V22_267, V30, V36, V39, V59_240, V60_313, V60, V76_257, V76_267, V76_313, V76, V87, V126_261, V135, V163_313, V163_363, V176_471, V202_471, V202, V210, V222_240, V222_363, V232_288, V232_294 } from "./shared.js";

export interface paths extends V0_257.paths, V76_257.paths, V76.paths, V126_261.paths, V163_313.paths, V163_363.paths, V176_471.paths, V202_471.paths, V210.paths, V222_240.paths, V232_288.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_257.operations, V76_257.operations, V76_267.operations, V76_313.operations, V76.operations, V87.operations, V126_261.operations, V135.operations, V163_363.operations, V176_471.operations, V202.operations, V210.operations, V222_240.operations, V232_288.operations {}
interface schemas extends V0_257.schemas, V0.schemas, V22_267.schemas, V30.schemas, V36.schemas, V59_240.schemas, V60_313.schemas, V60.schemas, V76.schemas, V87.schemas, V126_261.schemas, V135.schemas, V163_363.schemas, V176_471.schemas, V202.schemas, V210.schemas, V222_240.schemas, V222_363.schemas, V232_288.schemas, V232_294.schemas {}
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
    /** Whether the client supports linkifiers with a `url_template`. Without it, the response to the registration has an empty list of linkifiers. */
    linkifier_url_template?: boolean;
    /** Whether the client can do without users whom the caller cannot access. */
    user_list_incomplete?: boolean;
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

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, ResentInvitation, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, ServerSettings } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, LinkifierForm, EventQueueRegistration, LinkifierList } from "./from-176.js";
export type { Role, ChangedUser, RealmUserUpdateEvent, UpdateUserForm } from "./from-60.js";
export type { User, RealmUserAddEvent, UserList, OwnUser, OneUser } from "./from-163.js";
export type { RealmUserEvent, ServerEvent, EventList } from "./from-222.js";
export type { RestartEvent } from "./from-59.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-22.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-126.js";
export type { CreatedUser } from "./from-30.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
