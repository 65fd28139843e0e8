// Types for every server from feature level 54 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type { V0_59, V0_60, V0_76, V0_176, V0_222, V0_257, V0_313, V0, V3_176, V7_60, V8_59, V16_59, V18_58, V20_61, V22_267, V30, V36_57, V36_58, V36_59, V36_60, V36_61, V36_76, V36, V39_59, V39, V54_76, V54_176 } from "./shared.js";

export interface paths extends V0_257.paths, V36_57.paths, V36_58.paths, V36_59.paths, V36_61.paths, V36_76.paths, V39_59.paths, V54_76.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_257.operations, V36_58.operations, V36_59.operations, V36_60.operations, V36_61.operations, V36_76.operations, V39_59.operations, V54_76.operations {}
interface schemas extends V0_59.schemas, V0_60.schemas, V0_76.schemas, V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V7_60.schemas, V8_59.schemas, V16_59.schemas, V18_58.schemas, V20_61.schemas, V22_267.schemas, V30.schemas, V36.schemas, V54_176.schemas {}
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

/** The linkifiers of the organization. */
export type LinkifierList = From0.Success & {
    /** The linkifiers, in the order in which they are matched. Empty when there are none. */
    linkifiers: From0.Linkifier[];
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, Role, ChangedUser, RealmUserUpdateEvent, RealmUserRemoveEvent, HeartbeatEvent, RestartEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, UnauthorizedError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationFailedError, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, ServerSettings } from "./from-0.js";
export type { User, RealmUserAddEvent, RealmUserEvent, ServerEvent, EventList, UserList, OneUser } from "./from-8.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-22.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-20.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-18.js";
export type { EventQueueRegistration } from "./from-3.js";
export type { CreatedUser } from "./from-30.js";
export type { OwnUser } from "./from-16.js";
export type { UpdateUserForm, RoleRequest } from "./from-7.js";
export { UndocumentedValue } from "./shared.js";
