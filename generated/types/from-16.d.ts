// Types for every server from feature level 16 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type { V0_20, V0_22, V0_30, V0_36, V0_59, V0_60, V0_76, V0_176, V0_222, V0_257, V0_313, V0, V1_39, V3_176, V7_36, V7_60, V8_30, V8_36, V8_59, V13_18, V16_36, V16_59 } from "./shared.js";

export interface paths extends V0_20.paths, V0_36.paths, V0_257.paths, V8_30.paths, V8_36.paths, V13_18.paths, V16_36.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_20.operations, V0_22.operations, V0_30.operations, V0_36.operations, V0_257.operations, V7_36.operations, V8_36.operations, V13_18.operations, V16_36.operations {}
interface schemas extends V0_20.schemas, V0_22.schemas, V0_30.schemas, V0_36.schemas, V0_59.schemas, V0_60.schemas, V0_76.schemas, V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V7_60.schemas, V8_59.schemas, V13_18.schemas, V16_59.schemas {}
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

/** The account of the caller. */
export type OwnUser = From0.Success & {
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
    is_owner: boolean;
    /** Whether this is a guest. */
    is_guest: boolean;
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
    /** Whether the account is active. */
    is_active: boolean;
    /** Whether this is the stub of an account that was imported. */
    is_imported_stub?: boolean;
    /** Name of the time zone, empty where the user has set none. */
    timezone: string;
    /** When the account was created, in the form of ISO 8601. */
    date_joined: string;
    /** URL of the user's avatar. */
    avatar_url: string;
    /** Number that rises with each new avatar. */
    avatar_version: number;
    /** Kind of the bot, for example 1 for a generic one. Only bots have it. */
    bot_type?: number;
    /** ID of the user who owns the bot, or `null` if nobody does. Only bots have it. */
    bot_owner_id?: number | null;
    /** Fields of the profile, by their IDs. Absent for bots. */
    profile_data?: { [key: string]: { [key: string]: unknown; }; };
    /** ID of the newest message that the user has received, or -1. Deprecated. */
    max_message_id: number;
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, Role, ChangedUser, RealmUserUpdateEvent, RealmUserRemoveEvent, HeartbeatEvent, RestartEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, UnauthorizedError, MethodNotAllowedError, RateLimitError, DeleteEventQueueForm, MissingParameterError, InvitedAs, InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList, InvitationForm, SendInvitationsForm, UnauthorizedPrincipalError, InvitationFailedError, CreateInvitationLinkForm, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, CreatedUser, ServerSettings } from "./from-0.js";
export type { User, RealmUserAddEvent, RealmUserEvent, ServerEvent, EventList, UserList, OneUser } from "./from-8.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-13.js";
export type { EventQueueRegistration } from "./from-3.js";
export type { UpdateUserForm, RoleRequest } from "./from-7.js";
export { UndocumentedValue } from "./shared.js";
