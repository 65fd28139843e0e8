// Types for every server from feature level 60 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type * as From59 from "./from-59.js";
import type { V0_76, V0_176, V0_222, V0_257, V0_313, V0, V3_176, V20_61, V22_267, V30, V36_61, V36_76, V36, V39, V54_76, V54_176, V57_76, V58_76, V58_89, V59_240, V60_76, V60_163, V60_313, V60 } from "./shared.js";

export interface paths extends V0_257.paths, V36_61.paths, V36_76.paths, V54_76.paths, V57_76.paths, V58_76.paths, V60_76.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_257.operations, V36_61.operations, V36_76.operations, V54_76.operations, V57_76.operations, V58_76.operations, V60_76.operations {}
interface schemas extends V0_76.schemas, V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V20_61.schemas, V22_267.schemas, V30.schemas, V36.schemas, V54_176.schemas, V58_89.schemas, V59_240.schemas, V60_163.schemas, V60_313.schemas, V60.schemas {}
interface responses extends V0_76.responses, V0.responses, V36.responses {}
interface parameters extends V0_313.parameters, V0.parameters, V39.parameters {}
interface headers extends V0.headers {}
export interface components {
    schemas: schemas;
    responses: responses;
    parameters: parameters;
    requestBodies: never;
    headers: headers;
    pathItems: never;
}

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
export type Role = 100 | 200 | 300 | 400 | 600;
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
    is_owner: boolean;
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
    role: Role;
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
    id: From0.EventId;
};
/** The accounts of the organization changed. `op` says how. */
export type RealmUserEvent = RealmUserAddEvent | RealmUserUpdateEvent | From0.RealmUserRemoveEvent;
/** An event on the server, of the type `type`. Only types related to the operations of this specification are described in full. */
export type ServerEvent = From0.DraftsEvent | From0.RealmLinkifiersEvent | From0.RealmFiltersEvent | From0.InvitesChangedEvent | RealmUserEvent | From0.HeartbeatEvent | From59.RestartEvent | From0.OtherEvent;
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
    role: Role;
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
/** Changes of an account. Fields that are left out do not change. */
export type UpdateUserForm = {
    /** New name: 2 to 100 characters, without `*`, backquotes, `>`, `"` and `@`. An empty name changes nothing. */
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
    /** New values of fields of the profile. */
    profile_data?: {
        /** ID of the field. */
        id: number;
        /** New value; which form it has depends on the kind of the field. */
        value?: string | number[] | null;
    }[];
};
/** One account of the organization. */
export type OneUser = From0.Success & { user: User; };

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, RealmUserRemoveEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, UnauthorizedError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationFailedError, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, ServerSettings } from "./from-0.js";
export type { RestartEvent } from "./from-59.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-22.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-20.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-58.js";
export type { EventQueueRegistration } from "./from-3.js";
export type { CreatedUser } from "./from-30.js";
export type { LinkifierList } from "./from-54.js";
export { UndocumentedValue } from "./shared.js";
