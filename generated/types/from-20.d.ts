// Types for every server from feature level 20 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type { V0_22, V0_30, V0_36, V0_59, V0_60, V0_76, V0_176, V0_222, V0_257, V0_313, V0, V1_39, V3_176, V7_36, V7_60, V8_30, V8_36, V8_59, V16_36, V16_59, V18_36, V18_58, V20_22, V20_36, V20_61, NeedsFeatureLevel } from "./shared.js";

export interface paths extends V0_36.paths, V0_257.paths, V8_30.paths, V8_36.paths, V16_36.paths, V18_36.paths, V20_22.paths, V20_36.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_22.operations, V0_30.operations, V0_36.operations, V0_257.operations, V7_36.operations, V8_36.operations, V16_36.operations, V18_36.operations, V20_36.operations {}
interface schemas extends V0_22.schemas, V0_30.schemas, V0_36.schemas, V0_59.schemas, V0_60.schemas, V0_76.schemas, V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V7_60.schemas, V8_59.schemas, V16_59.schemas, V18_58.schemas, V20_61.schemas {}
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

/** Parameters of both kinds of invitation. */
export type InvitationForm = {
    /** Role of the user who is created when the invitation is accepted. Defaults to 400. */
    invite_as?: ((100 | 200 | 400 | 600) & (100 | 200 | 300 | 400 | 600)) | (300 & NeedsFeatureLevel<61, "client.supports(\"moderatorInvitations\")">);
    /**
     * Days after which the invitation expires, or `null` for never. Defaults to the setting of the server, which defaults to 10.
     *
     *     Only servers of levels 96 to 125 (release 5.0) accept it.
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

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, Role, ChangedUser, RealmUserUpdateEvent, RealmUserRemoveEvent, HeartbeatEvent, RestartEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, UnauthorizedError, MethodNotAllowedError, RateLimitError, DeleteEventQueueForm, MissingParameterError, InvitedAs, InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList, UnauthorizedPrincipalError, InvitationFailedError, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, CreatedUser, ServerSettings } from "./from-0.js";
export type { User, RealmUserAddEvent, RealmUserEvent, ServerEvent, EventList, UserList, OneUser } from "./from-8.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-18.js";
export type { EventQueueRegistration } from "./from-3.js";
export type { OwnUser } from "./from-16.js";
export type { UpdateUserForm, RoleRequest } from "./from-7.js";
export { UndocumentedValue } from "./shared.js";
