// Types for every server from feature level 257 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type { V0_313, V0, V22_267, V30, V36, V39, V60_313, V60, V76_267, V76_313, V76, V87, V126_261, V135, V163_313, V163_363, V176_471, V202_471, V202, V210, V222_363, V232_288, V232_294, V240_363, V240, V257 } from "./shared.js";

export interface paths extends V76.paths, V126_261.paths, V163_313.paths, V163_363.paths, V176_471.paths, V202_471.paths, V210.paths, V232_288.paths, V240_363.paths, V257.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V76_267.operations, V76_313.operations, V76.operations, V87.operations, V126_261.operations, V135.operations, V163_363.operations, V176_471.operations, V202.operations, V210.operations, V232_288.operations, V240_363.operations, V257.operations {}
interface schemas extends V0.schemas, V22_267.schemas, V30.schemas, V36.schemas, V60_313.schemas, V60.schemas, V76.schemas, V87.schemas, V126_261.schemas, V135.schemas, V163_363.schemas, V176_471.schemas, V202.schemas, V210.schemas, V222_363.schemas, V232_288.schemas, V232_294.schemas, V240_363.schemas, V240.schemas, V257.schemas {}
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

/** The response when an invitation was sent again. */
export type ResentInvitation = From0.Success;
/** Public information about the server. */
export type ServerSettings = From0.Success & From0.ServerVersion & {
    /** Methods of logging in, by name, and whether they are enabled. */
    authentication_methods?: { [key: string]: boolean; };
    /** Methods of logging in elsewhere, in the order in which to offer them. */
    external_authentication_methods?: { [key: string]: unknown; }[];
    /** Whether users can log in with e-mail address and password. */
    email_auth_enabled?: boolean;
    /** Whether the name of a user who logs in has to be an e-mail address. */
    require_email_format_usernames?: boolean;
    /** Whether the server can send push notifications to mobile devices. */
    push_notifications_enabled?: boolean;
    /** Whether the client, by its `User-Agent`, is too old for the server. */
    is_incompatible?: boolean;
    /** Name of the organization. */
    realm_name?: string;
    /** Address of the icon of the organization. */
    realm_icon?: string;
    /** Description of the organization, as HTML. */
    realm_description?: string;
    /** Whether the organization has channels that can be read without an account. */
    realm_web_public_access_enabled?: boolean;
    /** Release of the server, for example `9.0`, or a development version, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version: string;
    /**
     * @deprecated
     * @description Address of the organization, without a slash at the end.
     */
    realm_uri: string;
    /** Address of the organization, the same as `realm_uri`. */
    realm_url: string;
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, LinkifierId, LinkifierError, ServerVersion, CreateUserForm } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, LinkifierForm, EventQueueRegistration, LinkifierList } from "./from-176.js";
export type { Role, ChangedUser, RealmUserUpdateEvent, UpdateUserForm } from "./from-60.js";
export type { User, RealmUserAddEvent, UserList, OwnUser, OneUser } from "./from-163.js";
export type { RealmUserEvent } from "./from-222.js";
export type { RestartEvent, ServerEvent, EventList } from "./from-240.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-22.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-126.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-232.js";
export type { CreatedUser } from "./from-30.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
