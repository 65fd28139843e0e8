// Types for every server from feature level 13 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type { V0_20, V0_22, V0_30, V0_36, V0_59, V0_60, V0_76, V0_176, V0_222, V0_257, V0_313, V0, V1_39, V3_176, V7_36, V7_60, V8_30, V8_36, V8_59, V10_16, V13_18 } from "./shared.js";

export interface paths extends V0_20.paths, V0_36.paths, V0_257.paths, V8_30.paths, V8_36.paths, V10_16.paths, V13_18.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_20.operations, V0_22.operations, V0_30.operations, V0_36.operations, V0_257.operations, V7_36.operations, V8_36.operations, V10_16.operations, V13_18.operations {}
interface schemas extends V0_20.schemas, V0_22.schemas, V0_30.schemas, V0_36.schemas, V0_59.schemas, V0_60.schemas, V0_76.schemas, V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V7_60.schemas, V8_59.schemas, V10_16.schemas, V13_18.schemas {}
interface responses extends V0_36.responses, V0_76.responses, V0.responses {}
interface parameters extends V0_313.parameters, V0.parameters, V1_39.parameters {}
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

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, Role, ChangedUser, RealmUserUpdateEvent, RealmUserRemoveEvent, HeartbeatEvent, RestartEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, UnauthorizedError, MethodNotAllowedError, RateLimitError, DeleteEventQueueForm, MissingParameterError, InvitedAs, InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList, InvitationForm, SendInvitationsForm, UnauthorizedPrincipalError, InvitationFailedError, CreateInvitationLinkForm, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, CreatedUser, ServerSettings } from "./from-0.js";
export type { User, RealmUserAddEvent, RealmUserEvent, ServerEvent, EventList, UserList, OneUser } from "./from-8.js";
export type { EventQueueRegistration } from "./from-3.js";
export type { OwnUser } from "./from-10.js";
export type { UpdateUserForm, RoleRequest } from "./from-7.js";
export { UndocumentedValue } from "./shared.js";
