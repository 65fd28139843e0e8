// Types for every server from feature level 96 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type { V0_176, V0_222, V0_257, V0_313, V0, V3_176, V22_267, V30, V36, V39, V54_176, V59_240, V60_163, V60_313, V60, V76_135, V76_163, V76_176, V76_257, V76_267, V76_313, V76, V87_210, V87, V89_176, V96_117 } from "./shared.js";

export interface paths extends V0_257.paths, V76_135.paths, V76_163.paths, V76_176.paths, V76_257.paths, V76.paths, V87_210.paths, V89_176.paths, V96_117.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_257.operations, V76_135.operations, V76_163.operations, V76_176.operations, V76_257.operations, V76_267.operations, V76_313.operations, V76.operations, V87_210.operations, V87.operations, V89_176.operations, V96_117.operations {}
interface schemas extends V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V22_267.schemas, V30.schemas, V36.schemas, V54_176.schemas, V59_240.schemas, V60_163.schemas, V60_313.schemas, V60.schemas, V76.schemas, V87_210.schemas, V87.schemas, V89_176.schemas, V96_117.schemas {}
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
    /**
     * Days after which the invitation expires, or `null` for never. Defaults to the setting of the server, which defaults to 10.
     *
     *     Only servers of levels up to 125 (releases up to 5.0) accept it.
     */
    invite_expires_in_days?: number & (number | null);
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

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, RealmUserRemoveEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, ServerSettings } from "./from-0.js";
export type { Role, User, RealmUserAddEvent, ChangedUser, RealmUserUpdateEvent, RealmUserEvent, ServerEvent, EventList, UserList, OwnUser, UpdateUserForm, OneUser } from "./from-60.js";
export type { RestartEvent } from "./from-59.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-22.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-89.js";
export type { EventQueueRegistration } from "./from-3.js";
export type { CreatedUser } from "./from-30.js";
export type { LinkifierList } from "./from-54.js";
export type { DraftList, DraftContent, CreateDraftsForm, DraftIds, InternalServerError, EditDraftForm } from "./from-87.js";
export { UndocumentedValue } from "./shared.js";
