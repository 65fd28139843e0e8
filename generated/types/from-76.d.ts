// Types for every server from feature level 76 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type { V0_176, V0_222, V0_257, V0_313, V0, V3_176, V22_267, V30, V36, V39, V54_176, V58_89, V59_240, V60_163, V60_313, V60, V61_96, V76_89, V76_96, V76_135, V76_163, V76_176, V76_257, V76_267, V76_313, V76 } from "./shared.js";

export interface paths extends V0_257.paths, V76_89.paths, V76_96.paths, V76_135.paths, V76_163.paths, V76_176.paths, V76_257.paths, V76.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_257.operations, V76_89.operations, V76_96.operations, V76_135.operations, V76_163.operations, V76_176.operations, V76_257.operations, V76_267.operations, V76_313.operations, V76.operations {}
interface schemas extends V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V3_176.schemas, V22_267.schemas, V30.schemas, V36.schemas, V54_176.schemas, V58_89.schemas, V59_240.schemas, V60_163.schemas, V60_313.schemas, V60.schemas, V61_96.schemas, V76.schemas {}
interface responses extends V0.responses, V36.responses, V76.responses {}
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

/** The credentials are not those of an active account of an active organization. */
export type UnauthorizedError = From0.ErrorEnvelope & {
    /**
     * Error code for programs.
     * @constant
     */
    code: "UNAUTHORIZED";
};
/** Some or all of the addresses could not be invited. */
export type InvitationFailedError = From0.ErrorEnvelope & {
    /**
     * Error code for programs.
     * @constant
     */
    code: "INVITATION_FAILED";
    /** The addresses that were not invited. */
    errors: [
        string,
        string,
        boolean
    ][];
    /** Whether the other addresses were invited. */
    sent_invitations: boolean;
    /** Whether the organization has no licences left. */
    license_limit_reached: boolean;
    /** Whether the organization has invited too many that day. Some older servers leave it out. */
    daily_limit_reached?: boolean;
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, RealmUserRemoveEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, ServerSettings } from "./from-0.js";
export type { Role, User, RealmUserAddEvent, ChangedUser, RealmUserUpdateEvent, RealmUserEvent, ServerEvent, EventList, UserList, OwnUser, UpdateUserForm, OneUser } from "./from-60.js";
export type { RestartEvent } from "./from-59.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-22.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-61.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-58.js";
export type { EventQueueRegistration } from "./from-3.js";
export type { CreatedUser } from "./from-30.js";
export type { LinkifierList } from "./from-54.js";
export { UndocumentedValue } from "./shared.js";
