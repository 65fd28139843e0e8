// Types for every server from feature level 22 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type { V0_30, V0_36, V0_59, V0_60, V0_76, V0_176, V0_222, V0_257, V0_313, V0, V1_39, V3_176, V7_36, V7_60, V8_30, V8_36, V8_59, V16_36, V16_59, V18_36, V18_58, V20_36, V20_61, V22_36, V22_267 } from "./shared.js";

export interface paths extends V0_36.paths, V0_257.paths, V8_30.paths, V8_36.paths, V16_36.paths, V18_36.paths, V20_36.paths, V22_36.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_30.operations, V0_36.operations, V0_257.operations, V7_36.operations, V8_36.operations, V16_36.operations, V18_36.operations, V20_36.operations, V22_36.operations {}
interface schemas extends V0_30.schemas, V0_36.schemas, V0_59.schemas, V0_60.schemas, V0_76.schemas, V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V7_60.schemas, V8_59.schemas, V16_59.schemas, V18_58.schemas, V20_61.schemas, V22_267.schemas {}
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
    notify_referrer_on_join?: boolean;
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

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, Role, ChangedUser, RealmUserUpdateEvent, RealmUserRemoveEvent, HeartbeatEvent, RestartEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, UnauthorizedError, MethodNotAllowedError, RateLimitError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationFailedError, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, CreatedUser, ServerSettings } from "./from-0.js";
export type { User, RealmUserAddEvent, RealmUserEvent, ServerEvent, EventList, UserList, OneUser } from "./from-8.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-20.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-18.js";
export type { EventQueueRegistration } from "./from-3.js";
export type { OwnUser } from "./from-16.js";
export type { UpdateUserForm, RoleRequest } from "./from-7.js";
export { UndocumentedValue } from "./shared.js";
