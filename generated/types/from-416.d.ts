// Types for every server from feature level 416 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type { V0, V30, V36, V39, V60, V76, V87, V135, V176_471, V202_471, V202, V210, V240, V257, V267, V313, V334_419, V363_433, V384_433, V384, V412_419, V416 } from "./shared.js";

export interface paths extends V76.paths, V176_471.paths, V202_471.paths, V210.paths, V257.paths, V363_433.paths, V384_433.paths, V412_419.paths, V416.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V76.operations, V87.operations, V135.operations, V176_471.operations, V202.operations, V210.operations, V257.operations, V267.operations, V313.operations, V363_433.operations, V384_433.operations, V412_419.operations, V416.operations {}
interface schemas extends V0.schemas, V30.schemas, V36.schemas, V60.schemas, V76.schemas, V87.schemas, V135.schemas, V176_471.schemas, V202.schemas, V210.schemas, V240.schemas, V257.schemas, V267.schemas, V313.schemas, V334_419.schemas, V363_433.schemas, V412_419.schemas, V416.schemas {}
interface responses extends V0.responses, V36.responses, V76.responses, V87.responses {}
interface parameters extends V0.parameters, V39.parameters, V87.parameters, V313.parameters, V384.parameters {}
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
    /** IDs of the user groups that the user will be a member of. */
    group_ids?: number[];
    /** Welcome message for the new user; empty for none. Defaults to that of the organization. Only administrators may set it. */
    welcome_message_custom_text?: string;
};
/** The people to invite, and properties of the invitation. */
export type SendInvitationsForm = InvitationForm & {
    /** The addresses, separated by commas or line breaks; `Zoe <zoe@example.com>` is allowed. */
    invitee_emails: string;
    /** IDs of the channels to subscribe to. May be empty. Some older servers require at least one; the changes of this operation name their levels. */
    stream_ids: number[];
    /** Whether the caller receives a direct message when an account is created through the invitation. Defaults to true. */
    notify_referrer_on_join?: boolean;
};
/** Properties of the link. */
export type CreateInvitationLinkForm = InvitationForm & {
    /** IDs of the channels to subscribe to. Defaults to none. */
    stream_ids?: number[];
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, LinkifierId, LinkifierError, ServerVersion, CreateUserForm } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, LinkifierForm, EventQueueRegistration, LinkifierList } from "./from-176.js";
export type { Role, ChangedUser, RealmUserUpdateEvent } from "./from-60.js";
export type { User, RealmUserAddEvent, RealmUserEvent, ServerEvent, EventList, UserList, OwnUser, OneUser } from "./from-363.js";
export type { RestartEvent } from "./from-240.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-267.js";
export type { ResentInvitation, ServerSettings } from "./from-257.js";
export type { ClientCapabilities } from "./from-334.js";
export type { RegisterEventQueueForm } from "./from-412.js";
export type { CreatedUser } from "./from-30.js";
export type { UpdateUserForm } from "./from-313.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
