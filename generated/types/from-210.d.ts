// Types for every server from feature level 210 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type { V0_222, V0_257, V0_313, V0, V22_267, V30, V36, V39, V59_240, V60_313, V60, V76_257, V76_267, V76_313, V76, V87, V126_261, V135, V163_222, V163_313, V163_363, V176_222, V176_232, V176_471, V202_471, V202, V210 } from "./shared.js";

export interface paths extends V0_257.paths, V76_257.paths, V76.paths, V126_261.paths, V163_313.paths, V163_363.paths, V176_222.paths, V176_232.paths, V176_471.paths, V202_471.paths, V210.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_257.operations, V76_257.operations, V76_267.operations, V76_313.operations, V76.operations, V87.operations, V126_261.operations, V135.operations, V163_363.operations, V176_222.operations, V176_232.operations, V176_471.operations, V202.operations, V210.operations {}
interface schemas extends V0_222.schemas, V0_257.schemas, V0.schemas, V22_267.schemas, V30.schemas, V36.schemas, V59_240.schemas, V60_313.schemas, V60.schemas, V76.schemas, V87.schemas, V126_261.schemas, V135.schemas, V163_222.schemas, V163_363.schemas, V176_222.schemas, V176_232.schemas, V176_471.schemas, V202.schemas, V210.schemas {}
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

/** A draft in a request. */
export type DraftContent = {
    /**
     * Kind of recipient, which is a channel (`stream`), users (`private`), or none yet.
     * @enum {string}
     */
    type: "stream" | "private" | "";
    /** ID of the channel, as the only element, or the IDs of the users. Ignored without a recipient. */
    to: number[];
    /** Topic in the channel, of which servers keep the first 60 characters. Ignored unless the message is for a channel. */
    topic: string;
    /** Text of the message, in Markdown, and not blank. Servers strip white space around it, and cut it to the longest message that the organization allows, by default 10000 characters. */
    content: string;
    /** When the draft was last edited, as a UNIX timestamp in UTC seconds, possibly with a fraction, which servers drop. Defaults to the current time. */
    timestamp?: number | null;
};
/** The drafts to save. */
export type CreateDraftsForm = {
    /** The drafts. May be empty. */
    drafts: DraftContent[];
};
/** The draft in its new form. */
export type EditDraftForm = { draft: DraftContent; };

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, RealmUserRemoveEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, ResentInvitation, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, ServerSettings } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, ServerEvent, EventList, LinkifierForm, ClientCapabilities, RegisterEventQueueForm, EventQueueRegistration, LinkifierList } from "./from-176.js";
export type { Role, ChangedUser, RealmUserUpdateEvent, UpdateUserForm } from "./from-60.js";
export type { User, RealmUserAddEvent, RealmUserEvent, UserList, OwnUser, OneUser } from "./from-163.js";
export type { RestartEvent } from "./from-59.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-22.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-126.js";
export type { CreatedUser } from "./from-30.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
