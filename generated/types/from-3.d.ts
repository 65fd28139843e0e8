// Types for every server from feature level 3 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type { V0_7, V0_8, V0_13, V0_20, V0_22, V0_30, V0_36, V0_59, V0_60, V0_76, V0_176, V0_222, V0_257, V0_313, V0, V1_6, V1_39, V3_13, V3_176 } from "./shared.js";

export interface paths extends V0_8.paths, V0_20.paths, V0_36.paths, V0_257.paths, V1_6.paths, V3_13.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_7.operations, V0_8.operations, V0_20.operations, V0_22.operations, V0_30.operations, V0_36.operations, V0_257.operations, V1_6.operations, V3_13.operations {}
interface schemas extends V0_7.schemas, V0_8.schemas, V0_13.schemas, V0_20.schemas, V0_22.schemas, V0_30.schemas, V0_36.schemas, V0_59.schemas, V0_60.schemas, V0_76.schemas, V0_176.schemas, V0_222.schemas, V0_257.schemas, V0.schemas, V1_6.schemas, V3_176.schemas {}
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

/** The new queue, and the version of its server. */
export type EventQueueRegistration = From0.Success & From0.ServerVersion & {
    /** Release of the server, for example `9.0`, or a development version, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version: string;
    /** ID of the queue, for reading and deleting it. */
    queue_id: string;
    /** The `last_event_id` for the first `GET /api/v1/events`. It is -1, because a new queue has no events. */
    last_event_id: number;
    /** Drafts of the caller as of the moment of the queue, newest first, at most 1000. Sent only if the state of `drafts`, or of all types, is fetched. */
    drafts?: From0.Draft[];
    /** Linkifiers of the organization as of the moment of the queue, in the order in which they are matched. Sent only if the state of `realm_linkifiers`, or of all types, is fetched. */
    realm_linkifiers?: From0.Linkifier[];
    /**
     * @deprecated
     * @description Linkifiers of the organization in their older form. Sent only if the state of `realm_filters`, or of all types, is fetched.
     */
    realm_filters?: From0.RealmFilter[];
    /** ID of the newest message that the caller has received, or -1. Sent only if the state of `message`, or of all types, is fetched. */
    max_message_id?: number;
    /**
     * @deprecated
     * @description Address of the organization. Sent only if the state of `realm`, or of all types, is fetched.
     */
    realm_uri?: string;
    /** Address of the organization, the same as `realm_uri`. Sent only if the state of `realm`, or of all types, is fetched. */
    realm_url?: string;
    /** Whether the server is so old that administrators should upgrade it. Sent only if the state of `realm`, or of all types, is fetched. */
    server_needs_upgrade?: boolean;
    /** Seconds after which a client can give up a waiting read, because the server responds earlier. Sent only if the state of `realm`, or of all types, is fetched; otherwise assume 90. */
    event_queue_longpoll_timeout_seconds?: number;
    /** Seconds after the last read at which the queue is deleted. */
    idle_queue_timeout_secs?: number;
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, Role, ChangedUser, RealmUserUpdateEvent, RealmUserRemoveEvent, HeartbeatEvent, RestartEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, UnauthorizedError, MethodNotAllowedError, RateLimitError, DeleteEventQueueForm, MissingParameterError, InvitedAs, InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList, InvitationForm, SendInvitationsForm, UnauthorizedPrincipalError, InvitationFailedError, CreateInvitationLinkForm, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ClientCapabilities, RegisterEventQueueForm, ServerVersion, CreateUserForm, CreatedUser, OwnUser, UpdateUserForm, ServerSettings } from "./from-0.js";
export type { User, RealmUserAddEvent, RealmUserEvent, ServerEvent, EventList, UserList, OneUser } from "./from-1.js";
export { UndocumentedValue } from "./shared.js";
