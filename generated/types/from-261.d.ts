// Types for every server from feature level 261 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type { V0_313, V0, V22_267, V30, V36, V39, V60_313, V60, V76_267, V76_313, V76, V87, V135, V163_313, V163_363, V176_471, V202_471, V202, V210, V222_363, V232_288, V232_294, V240_363, V240, V257, V261_267, V261_322 } from "./shared.js";

export interface paths extends V76.paths, V163_313.paths, V163_363.paths, V176_471.paths, V202_471.paths, V210.paths, V232_288.paths, V240_363.paths, V257.paths, V261_267.paths, V261_322.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V76_267.operations, V76_313.operations, V76.operations, V87.operations, V135.operations, V163_363.operations, V176_471.operations, V202.operations, V210.operations, V232_288.operations, V240_363.operations, V257.operations, V261_267.operations, V261_322.operations {}
interface schemas extends V0.schemas, V22_267.schemas, V30.schemas, V36.schemas, V60_313.schemas, V60.schemas, V76.schemas, V87.schemas, V135.schemas, V163_363.schemas, V176_471.schemas, V202.schemas, V210.schemas, V222_363.schemas, V232_288.schemas, V232_294.schemas, V240_363.schemas, V240.schemas, V257.schemas, V261_267.schemas, V261_322.schemas {}
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

/** Parameters of both kinds of invitation. */
export type InvitationForm = {
    /**
     * Role of the user who is created when the invitation is accepted. Defaults to 400.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     * @enum {integer}
     */
    invite_as?: 100 | 200 | 300 | 400 | 600;
    /** Minutes after which the invitation expires, or `null` for never. Defaults to the setting of the server, which defaults to 14400, ten days. Never send 0 or less with an e-mail invitation: servers accept it, and then fail to list invitations for administrators until it is revoked. */
    invite_expires_in_minutes?: number | null;
    /** Whether to subscribe to the default channels of the organization too. Defaults to false. */
    include_realm_default_subscriptions?: boolean;
};
/** The people to invite, and properties of the invitation. */
export type SendInvitationsForm = InvitationForm & {
    /** The addresses, separated by commas or line breaks; `Zoe <zoe@example.com>` is allowed. */
    invitee_emails: string;
    /** IDs of the channels to subscribe to. May be empty. Some older servers require at least one; the changes of this operation name their levels. */
    stream_ids: number[];
};
/** Properties of the link. */
export type CreateInvitationLinkForm = InvitationForm & {
    /** IDs of the channels to subscribe to. Defaults to none. */
    stream_ids?: number[];
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
export type { ResentInvitation, ServerSettings } from "./from-257.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-232.js";
export type { CreatedUser } from "./from-30.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
