// Types for every server from feature level 240 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type * as From176 from "./from-176.js";
import type * as From222 from "./from-222.js";
import type { V0_257, V0_313, V0, V22_267, V30, V36, V39, V60_313, V60, V76_257, V76_267, V76_313, V76, V87, V126_261, V135, V163_313, V163_363, V176_471, V202_471, V202, V210, V222_363, V232_288, V232_294, V240_363, V240 } from "./shared.js";

export interface paths extends V0_257.paths, V76_257.paths, V76.paths, V126_261.paths, V163_313.paths, V163_363.paths, V176_471.paths, V202_471.paths, V210.paths, V232_288.paths, V240_363.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_257.operations, V76_257.operations, V76_267.operations, V76_313.operations, V76.operations, V87.operations, V126_261.operations, V135.operations, V163_363.operations, V176_471.operations, V202.operations, V210.operations, V232_288.operations, V240_363.operations {}
interface schemas extends V0_257.schemas, V0.schemas, V22_267.schemas, V30.schemas, V36.schemas, V60_313.schemas, V60.schemas, V76.schemas, V87.schemas, V126_261.schemas, V135.schemas, V163_363.schemas, V176_471.schemas, V202.schemas, V210.schemas, V222_363.schemas, V232_288.schemas, V232_294.schemas, V240_363.schemas, V240.schemas {}
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

/** The server was restarted, perhaps with another release. Sent to every queue, whatever types it collects. Use the feature level in this event: queues outlast a restart, so the next registration may be far off. */
export type RestartEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "restart";
    /** Release of the server, for example `9.0`, or a development version, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version: string;
    /** Feature level of the server from now on. */
    zulip_feature_level: number;
    /** The release or development version that the server is based on. */
    zulip_merge_base?: string;
    /** When the server started, as a UNIX timestamp in UTC seconds. */
    server_generation: number;
    id: From0.EventId;
};
/** An event on the server, of the type `type`. Only types related to the operations of this specification are described in full. */
export type ServerEvent = From0.DraftsEvent | From176.RealmLinkifiersEvent | From0.InvitesChangedEvent | From222.RealmUserEvent | From0.HeartbeatEvent | RestartEvent | From0.OtherEvent;
/** Events of a queue. */
export type EventList = From0.Success & {
    /** The events, oldest first. Empty when `dont_block` is true and nothing has happened, and when a deletion of the queue or another read of it ended the wait. */
    events: ServerEvent[];
    /** ID of the queue. Present only if the request has waited. */
    queue_id?: string;
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, ResentInvitation, LinkifierId, LinkifierError, ServerVersion, CreateUserForm, ServerSettings } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, LinkifierForm, EventQueueRegistration, LinkifierList } from "./from-176.js";
export type { Role, ChangedUser, RealmUserUpdateEvent, UpdateUserForm } from "./from-60.js";
export type { User, RealmUserAddEvent, UserList, OwnUser, OneUser } from "./from-163.js";
export type { RealmUserEvent } from "./from-222.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-22.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-126.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-232.js";
export type { CreatedUser } from "./from-30.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
