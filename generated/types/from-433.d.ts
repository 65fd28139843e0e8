// Types for every server from feature level 433 up.
// Made from the specification by `administration-service-api generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type { V0, V36, V76, V87, V176_471, V202_471, V202, V210, V240_471, V240, V257, V267, V416, V419_471, V419_481, V419_491, V433 } from "./shared.js";

export interface paths extends V76.paths, V176_471.paths, V202_471.paths, V210.paths, V240_471.paths, V257.paths, V416.paths, V419_471.paths, V433.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V76.operations, V87.operations, V176_471.operations, V202.operations, V210.operations, V240_471.operations, V257.operations, V267.operations, V416.operations, V419_471.operations, V433.operations {}
interface schemas extends V0.schemas, V36.schemas, V76.schemas, V87.schemas, V176_471.schemas, V202.schemas, V210.schemas, V240_471.schemas, V240.schemas, V257.schemas, V267.schemas, V416.schemas, V419_481.schemas, V419_491.schemas, V433.schemas {}
interface responses extends V0.responses, V36.responses, V76.responses, V87.responses {}
interface parameters extends V0.parameters, V87.parameters {}
interface headers extends V0.headers {}
export interface components {
    schemas: schemas;
    responses: responses;
    parameters: parameters;
    requestBodies: never;
    headers: headers;
    pathItems: never;
}

/** @description The account of the caller. */
export type OwnUser = From0.Success & {
    /** @description ID of the user. */
    user_id: number;
    /** @description Name of the user. */
    full_name: string;
    /** @description E-mail address of the user in the API, which need not be a real one. */
    email: string;
    /** @description Real e-mail address of the user. */
    delivery_email: string;
    /** @description Whether this is a bot. */
    is_bot: boolean;
    /** @description Whether this is an administrator or an owner. */
    is_admin: boolean;
    /** @description Whether this is an owner. */
    is_owner: boolean;
    /** @description Whether this is a guest. */
    is_guest: boolean;
    /**
     * @description Role of the user in the organization.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     * @enum {integer}
     */
    role: 100 | 200 | 300 | 400 | 600;
    /** @description Whether the account is active. */
    is_active: boolean;
    /** @description Whether this is the stub of an account that was imported. */
    is_imported_stub: boolean;
    /** @description Name of the time zone, empty where the user has set none. */
    timezone: string;
    /** @description When the account was created, in the form of ISO 8601. */
    date_joined: string;
    /** @description URL of the user's avatar. */
    avatar_url: string;
    /** @description Number that rises with each new avatar. */
    avatar_version: number;
    /** @description Kind of the bot, for example 1 for a generic one. Only bots have it. */
    bot_type?: number;
    /** @description ID of the user who owns the bot, or `null` if nobody does. Only bots have it. */
    bot_owner_id?: number | null;
    /** @description Fields of the profile, by their IDs. Absent for bots. */
    profile_data?: { [key: string]: { [key: string]: unknown; }; };
    /** @description ID of the newest message that the user has received, or -1. Deprecated. */
    max_message_id: number;
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, LinkifierId, LinkifierError, ServerVersion } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, LinkifierForm, EventQueueRegistration, LinkifierList } from "./from-176.js";
export type { RestartEvent, ServerEvent, EventList } from "./from-240.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-267.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-416.js";
export type { ResentInvitation, ServerSettings } from "./from-257.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-419.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
