// Types for every server from feature level 313 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From60 from "./from-60.js";
import type { V0, V30, V36, V39, V60, V76, V87, V135, V163_363, V176_471, V202_471, V202, V210, V222_363, V240_363, V240, V257, V261_322, V267_322, V267, V294_315, V313_363, V313 } from "./shared.js";

export interface paths extends V76.paths, V163_363.paths, V176_471.paths, V202_471.paths, V210.paths, V240_363.paths, V257.paths, V261_322.paths, V267_322.paths, V294_315.paths, V313_363.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V76.operations, V87.operations, V135.operations, V163_363.operations, V176_471.operations, V202.operations, V210.operations, V240_363.operations, V257.operations, V261_322.operations, V267_322.operations, V267.operations, V294_315.operations, V313.operations {}
interface schemas extends V0.schemas, V30.schemas, V36.schemas, V60.schemas, V76.schemas, V87.schemas, V135.schemas, V163_363.schemas, V176_471.schemas, V202.schemas, V210.schemas, V222_363.schemas, V240_363.schemas, V240.schemas, V257.schemas, V261_322.schemas, V267_322.schemas, V267.schemas, V294_315.schemas, V313.schemas {}
interface responses extends V0.responses, V36.responses, V76.responses, V87.responses {}
interface parameters extends V0.parameters, V39.parameters, V87.parameters, V313.parameters {}
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
    /**
     * Role of a user in the organization.
     *
     *     - `100`: Organization owner
     *     - `200`: Organization administrator
     *     - `300`: Organization moderator
     *     - `400`: Member
     *     - `600`: Guest
     */
    role?: From60.Role;
    /** New values of fields of the profile. */
    profile_data?: {
        /** ID of the field. */
        id: number;
        /** New value; which form it has depends on the kind of the field. */
        value?: string | number[] | null;
    }[];
    /** New real e-mail address. Only administrators with a special permission may set it. */
    new_email?: string;
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, LinkifierId, LinkifierError, ServerVersion, CreateUserForm } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, LinkifierForm, EventQueueRegistration, LinkifierList } from "./from-176.js";
export type { Role, ChangedUser, RealmUserUpdateEvent } from "./from-60.js";
export type { User, RealmUserAddEvent, UserList, OwnUser, OneUser } from "./from-163.js";
export type { RealmUserEvent } from "./from-222.js";
export type { RestartEvent, ServerEvent, EventList } from "./from-240.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList, SendInvitationsForm } from "./from-267.js";
export type { InvitationForm, CreateInvitationLinkForm } from "./from-261.js";
export type { ResentInvitation, ServerSettings } from "./from-257.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-294.js";
export type { CreatedUser } from "./from-30.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
