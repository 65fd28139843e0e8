// Types for every server from feature level 267 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type * as From261 from "./from-261.js";
import type { V0_313, V0, V30, V36, V39, V60_313, V60, V76_313, V76, V87, V135, V163_313, V163_363, V176_471, V202_471, V202, V210, V222_363, V232_288, V232_294, V240_363, V240, V257, V261_322, V267_322, V267 } from "./shared.js";

export interface paths extends V76.paths, V163_313.paths, V163_363.paths, V176_471.paths, V202_471.paths, V210.paths, V232_288.paths, V240_363.paths, V257.paths, V261_322.paths, V267_322.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V76_313.operations, V76.operations, V87.operations, V135.operations, V163_363.operations, V176_471.operations, V202.operations, V210.operations, V232_288.operations, V240_363.operations, V257.operations, V261_322.operations, V267_322.operations, V267.operations {}
interface schemas extends V0.schemas, V30.schemas, V36.schemas, V60_313.schemas, V60.schemas, V76.schemas, V87.schemas, V135.schemas, V163_363.schemas, V176_471.schemas, V202.schemas, V210.schemas, V222_363.schemas, V232_288.schemas, V232_294.schemas, V240_363.schemas, V240.schemas, V257.schemas, V261_322.schemas, V267_322.schemas, V267.schemas {}
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

/** Fields of both kinds of invitation. */
export type InvitationBase = {
    /** Invitation ID, unique only together with `is_multiuse`: an e-mail invitation and a reusable link may share the same ID. */
    id: number;
    /** ID of the user who created the invitation. */
    invited_by_user_id: number;
    /** When the invitation was created, as a UNIX timestamp in UTC seconds. */
    invited: number;
    /** When the invitation expires, as a UNIX timestamp in UTC seconds. It is `null` if the invitation never expires. */
    expiry_date: number | null;
    /**
     * Organization-level role of the user who is created when the invitation is accepted.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    invited_as: From0.InvitedAs;
    /** Whether the referrer chose to receive a direct message from the notification bot when an account is created through this invitation. On servers without this field the referrer always receives it. Some servers leave it out of reusable links. */
    notify_referrer_on_join: boolean;
};
/** An invitation sent to one e-mail address. */
export type EmailInvitation = InvitationBase & {
    /**
     * False for an e-mail invitation.
     * @constant
     */
    is_multiuse: false;
    /** Address that the invitation was sent to. */
    email: string;
};
/** A link with which any number of people can join. */
export type ReusableInvitationLink = InvitationBase & {
    /**
     * True for a reusable link.
     * @constant
     */
    is_multiuse: true;
    /** URL of the reusable invitation link. */
    link_url: string;
};
/** An unexpired invitation, of one of two kinds, distinguished by `is_multiuse`. */
export type Invitation = EmailInvitation | ReusableInvitationLink;
/** The unexpired invitations that the calling user can manage. */
export type InvitationList = From0.Success & {
    /** The invitations, of both kinds. Empty when there are none. */
    invites: Invitation[];
};
/** The people to invite, and properties of the invitation. */
export type SendInvitationsForm = From261.InvitationForm & {
    /** The addresses, separated by commas or line breaks; `Zoe <zoe@example.com>` is allowed. */
    invitee_emails: string;
    /** IDs of the channels to subscribe to. May be empty. Some older servers require at least one; the changes of this operation name their levels. */
    stream_ids: number[];
    /** Whether the caller receives a direct message when an account is created through the invitation. Defaults to true. */
    notify_referrer_on_join?: boolean;
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, LinkifierId, LinkifierError, ServerVersion, CreateUserForm } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, LinkifierForm, EventQueueRegistration, LinkifierList } from "./from-176.js";
export type { Role, ChangedUser, RealmUserUpdateEvent, UpdateUserForm } from "./from-60.js";
export type { User, RealmUserAddEvent, UserList, OwnUser, OneUser } from "./from-163.js";
export type { RealmUserEvent } from "./from-222.js";
export type { RestartEvent, ServerEvent, EventList } from "./from-240.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationForm, CreateInvitationLinkForm } from "./from-261.js";
export type { ResentInvitation, ServerSettings } from "./from-257.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-232.js";
export type { CreatedUser } from "./from-30.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
