// Types for every server from feature level 7 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type { V0_8, V0_13, V0_20, V0_22, V0_30, V0_36, V0_59, V0_60, V0_76, V0_176, V0_222, V0_257, V0_313, V0, V1_39, V3_13, V3_176, V6_8, V7_8, V7_36, V7_60, NeedsFeatureLevel } from "./shared.js";

export interface paths extends V0_8.paths, V0_20.paths, V0_36.paths, V0_257.paths, V3_13.paths, V6_8.paths, V7_8.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_8.operations, V0_20.operations, V0_22.operations, V0_30.operations, V0_36.operations, V0_257.operations, V3_13.operations, V6_8.operations, V7_36.operations {}
interface schemas extends V0_8.schemas, V0_13.schemas, V0_20.schemas, V0_22.schemas, V0_30.schemas, V0_36.schemas, V0_59.schemas, V0_60.schemas, V0_76.schemas, V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V6_8.schemas, V7_60.schemas {}
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

/** Changes of an account. Fields that are left out do not change. */
export type UpdateUserForm = {
    /** New name: 2 to 100 characters, without `*`, backquotes, `>`, `"` and `@`. An empty name changes nothing. */
    full_name?: string;
    /** Role of a user in the organization. */
    role?: RoleRequest;
    /** New values of fields of the profile. */
    profile_data?: {
        /** ID of the field. */
        id: number;
        /** New value; which form it has depends on the kind of the field. */
        value?: string | number[] | null;
    }[];
};
/** Role of a user in the organization. */
export type RoleRequest = ((100 | 200 | 400 | 600) & (100 | 200 | 300 | 400 | 600)) | (300 & NeedsFeatureLevel<60, "client.supports(\"moderators\")">);

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, Role, ChangedUser, RealmUserUpdateEvent, RealmUserRemoveEvent, HeartbeatEvent, RestartEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, UnauthorizedError, MethodNotAllowedError, RateLimitError, DeleteEventQueueForm, MissingParameterError, InvitedAs, InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList, InvitationForm, SendInvitationsForm, UnauthorizedPrincipalError, InvitationFailedError, CreateInvitationLinkForm, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ClientCapabilities, RegisterEventQueueForm, ServerVersion, CreateUserForm, CreatedUser, OwnUser, ServerSettings } from "./from-0.js";
export type { User, RealmUserAddEvent, RealmUserEvent, ServerEvent, EventList, UserList, OneUser } from "./from-6.js";
export type { EventQueueRegistration } from "./from-3.js";
export { UndocumentedValue } from "./shared.js";
