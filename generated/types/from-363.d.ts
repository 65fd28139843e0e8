// Types for every server from feature level 363 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type * as From60 from "./from-60.js";
import type * as From176 from "./from-176.js";
import type * as From240 from "./from-240.js";
import type { V0, V30, V36, V39, V60, V76, V87, V135, V176_471, V202_471, V202, V210, V240, V257, V267, V313, V322_416, V334_412, V334_419, V363_384, V363_433 } from "./shared.js";

export interface paths extends V76.paths, V176_471.paths, V202_471.paths, V210.paths, V257.paths, V322_416.paths, V334_412.paths, V363_384.paths, V363_433.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V76.operations, V87.operations, V135.operations, V176_471.operations, V202.operations, V210.operations, V257.operations, V267.operations, V313.operations, V322_416.operations, V334_412.operations, V363_384.operations, V363_433.operations {}
interface schemas extends V0.schemas, V30.schemas, V36.schemas, V60.schemas, V76.schemas, V87.schemas, V135.schemas, V176_471.schemas, V202.schemas, V210.schemas, V240.schemas, V257.schemas, V267.schemas, V313.schemas, V322_416.schemas, V334_412.schemas, V334_419.schemas, V363_433.schemas {}
interface responses extends V0.responses, V36.responses, V76.responses, V87.responses {}
interface parameters extends V0.parameters, V39.parameters, V87.parameters, V313.parameters {}
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
    delivery_email: string | null;
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
    /**
     * Role of a user in the organization.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    role: From60.Role;
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
export type RealmUserEvent = RealmUserAddEvent | From60.RealmUserUpdateEvent;
/** An event on the server, of the type `type`. Only types related to the operations of this specification are described in full. */
export type ServerEvent = From0.DraftsEvent | From176.RealmLinkifiersEvent | From0.InvitesChangedEvent | RealmUserEvent | From0.HeartbeatEvent | From240.RestartEvent | From0.OtherEvent;
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
    delivery_email: string;
    /** Whether this is a bot. */
    is_bot: boolean;
    /** Whether this is an administrator or an owner. */
    is_admin: boolean;
    /** Whether this is an owner. */
    is_owner: boolean;
    /** Whether this is a guest. */
    is_guest: boolean;
    /**
     * Role of a user in the organization.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    role: From60.Role;
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
/** One account of the organization. */
export type OneUser = From0.Success & { user: User; };

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, LinkifierId, LinkifierError, ServerVersion, CreateUserForm } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, LinkifierForm, EventQueueRegistration, LinkifierList } from "./from-176.js";
export type { Role, ChangedUser, RealmUserUpdateEvent } from "./from-60.js";
export type { RestartEvent } from "./from-240.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-267.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-322.js";
export type { ResentInvitation, ServerSettings } from "./from-257.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-334.js";
export type { CreatedUser } from "./from-30.js";
export type { UpdateUserForm } from "./from-313.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
