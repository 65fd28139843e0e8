// Types for every server from feature level 471 up.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type * as From240 from "./from-240.js";
import type * as From433 from "./from-433.js";
import type { V0, V30, V36, V39, V60, V76, V87, V135, V202, V210, V240, V257, V267, V313, V384, V416, V419_481, V419_491, V433, V471_478 } from "./shared.js";

export interface paths extends V76.paths, V210.paths, V257.paths, V416.paths, V433.paths, V471_478.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V76.operations, V87.operations, V135.operations, V202.operations, V210.operations, V257.operations, V267.operations, V313.operations, V416.operations, V433.operations, V471_478.operations {}
interface schemas extends V0.schemas, V30.schemas, V36.schemas, V60.schemas, V76.schemas, V87.schemas, V135.schemas, V202.schemas, V210.schemas, V240.schemas, V257.schemas, V267.schemas, V313.schemas, V416.schemas, V419_481.schemas, V419_491.schemas, V433.schemas, V471_478.schemas {}
interface responses extends V0.responses, V36.responses, V76.responses, V87.responses {}
interface parameters extends V0.parameters, V39.parameters, V87.parameters, V313.parameters, V384.parameters {}
interface headers extends V0.headers {}
export interface components {
    schemas: schemas;
    responses: responses;
    parameters: parameters;
    requestBodies: never;
    headers: headers;
    pathItems: never;
}

/** A pattern that turns matching text in messages and topics into links. */
export type Linkifier = {
    /** ID of the linkifier. */
    id: number;
    /** Regular expression that the text has to match. */
    pattern: string;
    /** Template of the URL that matching text links to, in the form of RFC 6570. */
    url_template: string;
    /** A text that matches the pattern, or `null`. Required for turning URLs back into text. */
    example_input: string | null;
    /** Template of the text that a URL is turned back into, or `null`: `{name}` stands for a variable of the URL template. */
    reverse_template: string | null;
    /** Further templates of URLs that are turned back into text. They create no links. */
    alternative_url_templates?: string[];
};
/** A linkifier of the organization, or the order of linkifiers, changed. Sent to the queues of every user that asked for events of this type, whatever the capabilities of the client. */
export type RealmLinkifiersEvent = {
    /**
     * Type of the event.
     * @constant
     */
    type: "realm_linkifiers";
    /** All linkifiers of the organization, in the order in which they are matched. */
    realm_linkifiers: Linkifier[];
    id: From0.EventId;
};
/** An event on the server, of the type `type`. Only types related to the operations of this specification are described in full. */
export type ServerEvent = From0.DraftsEvent | RealmLinkifiersEvent | From0.InvitesChangedEvent | From433.RealmUserEvent | From0.HeartbeatEvent | From240.RestartEvent | From0.OtherEvent;
/** Events of a queue. */
export type EventList = From0.Success & {
    /** The events, oldest first. Empty when `dont_block` is true and nothing has happened, and when a deletion of the queue or another read of it ended the wait. */
    events: ServerEvent[];
    /** ID of the queue. Present only if the request has waited. */
    queue_id?: string;
};
/** A linkifier in a request. */
export type LinkifierForm = {
    /** Regular expression that text has to match, in the syntax of RE2, with named groups as `(?P<name>…)`. White space around it is stripped. */
    pattern: string;
    /** Template of the URL that matching text links to, in the form of RFC 6570. Its variables are the named groups of the pattern: each group must be used, and nothing else. */
    url_template: string;
    /** A text that matches the pattern; empty for none. */
    example_input?: string;
    /** Template of the text that a URL is turned back into: `{name}` stands for a named group of the pattern, `{{` and `}}` for braces. Must turn the URL of `example_input` back into that text, so send both. Leave empty for none. */
    reverse_template?: string;
};
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
    realm_linkifiers?: Linkifier[];
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
/** The linkifiers of the organization. */
export type LinkifierList = From0.Success & {
    /** The linkifiers, in the order in which they are matched. Empty when there are none. */
    linkifiers: Linkifier[];
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, RealmFilter, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, LinkifierId, LinkifierError, ServerVersion, CreateUserForm } from "./from-0.js";
export type { Role, ChangedUser, RealmUserUpdateEvent } from "./from-60.js";
export type { User, RealmUserAddEvent, RealmUserEvent, UserList, OwnUser, OneUser } from "./from-433.js";
export type { RestartEvent } from "./from-240.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-267.js";
export type { InvitationForm, SendInvitationsForm, CreateInvitationLinkForm } from "./from-416.js";
export type { ResentInvitation, ServerSettings } from "./from-257.js";
export type { ClientCapabilities, RegisterEventQueueForm } from "./from-419.js";
export type { CreatedUser } from "./from-30.js";
export type { UpdateUserForm } from "./from-313.js";
export type { DraftList, DraftIds, InternalServerError } from "./from-87.js";
export type { DraftContent, CreateDraftsForm, EditDraftForm } from "./from-210.js";
export type { DeactivateUserForm } from "./from-135.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
