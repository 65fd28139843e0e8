// Types for every server from feature level 6 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type { V0_7, V0_8, V0_13, V0_20, V0_22, V0_30, V0_36, V0_59, V0_60, V0_76, V0_176, V0_222, V0_257, V0_313, V0, V1_39, V3_13, V3_176, V6_7, V6_8 } from "./shared.js";

export interface paths extends V0_8.paths, V0_20.paths, V0_36.paths, V0_257.paths, V3_13.paths, V6_7.paths, V6_8.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_7.operations, V0_8.operations, V0_20.operations, V0_22.operations, V0_30.operations, V0_36.operations, V0_257.operations, V3_13.operations, V6_8.operations {}
interface schemas extends V0_7.schemas, V0_8.schemas, V0_13.schemas, V0_20.schemas, V0_22.schemas, V0_30.schemas, V0_36.schemas, V0_59.schemas, V0_60.schemas, V0_76.schemas, V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V6_8.schemas {}
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
    role?: From0.Role;
    /** Whether this is the stub of an account that was imported. */
    is_imported_stub?: boolean;
    /** Name of the time zone, empty where the user has set none. */
    timezone: string;
    /** When the account was created, in the form of ISO 8601. */
    date_joined: string;
    /** URL of the user's avatar, or `null` if the caller computes it from the real address. */
    avatar_url: string | null;
    /** Number that rises with each new avatar. */
    avatar_version: number;
    /** Kind of the bot, for example 1 for a generic one. Only bots have it. */
    bot_type?: number | null;
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
    id: From0.EventId;
};
/** The accounts of the organization changed. `op` says how. */
export type RealmUserEvent = RealmUserAddEvent | From0.RealmUserUpdateEvent | From0.RealmUserRemoveEvent;
/** An event on the server, of the type `type`. Only types related to the operations of this specification are described in full. */
export type ServerEvent = From0.DraftsEvent | From0.RealmLinkifiersEvent | From0.RealmFiltersEvent | From0.InvitesChangedEvent | RealmUserEvent | From0.HeartbeatEvent | From0.RestartEvent | From0.OtherEvent;
/** Events of a queue. */
export type EventList = From0.Success & {
    /** The events, oldest first. Empty when `dont_block` is true and nothing has happened, and when a deletion of the queue or another read of it ended the wait. */
    events: ServerEvent[];
    /** ID of the queue. Present only if the request has waited. */
    queue_id?: string;
};
/** Accounts of the organization. */
export type UserList = From0.Success & {
    /** The accounts, also those of bots and deactivated ones. */
    members: User[];
};
/** One account of the organization. */
export type OneUser = From0.Success & { user: User; };

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, Role, ChangedUser, RealmUserUpdateEvent, RealmUserRemoveEvent, HeartbeatEvent, RestartEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, UnauthorizedError, MethodNotAllowedError, RateLimitError, DeleteEventQueueForm, MissingParameterError, InvitedAs, InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList, InvitationForm, SendInvitationsForm, UnauthorizedPrincipalError, InvitationFailedError, CreateInvitationLinkForm, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ClientCapabilities, RegisterEventQueueForm, ServerVersion, CreateUserForm, CreatedUser, OwnUser, UpdateUserForm, ServerSettings } from "./from-0.js";
export type { EventQueueRegistration } from "./from-3.js";
export { UndocumentedValue } from "./shared.js";
