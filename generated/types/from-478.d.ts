// Types for every server from feature level 478 up.
// Made from the specification by `npm run generate`. Do not edit.

export interface paths {
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get events from a queue
         * @description Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
         *     server forget all the others. When there are none, the request waits until one arrives, unless
         *     `dont_block` is true.
         *
         *     To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
         *     to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
         *     longer than a minute is dead. By default, a queue that nobody reads for 10 minutes is deleted by the
         *     server, and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
         *
         *     A queue has one reader: a second read ends the first, which is answered with an empty list.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        /**
         * Delete an event queue
         * @description Deletes a queue that was registered for a client with `POST /api/v1/register`. This ends the
         *     queue: it collects no more events.
         *
         *     Call it when a client shuts down or needs the events no longer. When no queue has this ID,
         *     because it never existed or was already deleted, the answer is the error `BAD_EVENT_QUEUE_ID`.
         *     A retry after a lost answer may therefore meet that error; the queue is gone either way.
         */
        delete: operations["deleteEventQueue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Lists the unexpired invitations that the calling user can manage: e-mail invitations and
         *     reusable invitation links. Administrators can manage the invitations that other users created,
         *     so they get those as well.
         *
         *     | Caller | Listed |
         *     | --- | --- |
         *     | Administrators and owners | the invitations of all users |
         *     | Other users | the invitations that they created (*beyond the service document*) |
         *     | Members who may not invite | none: an empty list (*beyond the service document*) |
         *     | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
         *
         *     The two kinds are stored separately, so one of each may share an ID. Tell them apart by
         *     `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List drafts
         * @description Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
         *     `DELETE /api/v1/drafts/{draft_id}`.
         */
        get: operations["listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts/{draft_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
         *     keeps them synchronized.
         *
         *     When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
         *     exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/realm/linkifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List linkifiers
         * @description Lists the linkifiers of the organization in the order in which they are matched.
         */
        get: operations["listLinkifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reorder linkifiers
         * @description Sets the order in which the linkifiers of the organization are matched. Linkifiers are
         *     regular-expression patterns that are applied to messages and topics; the order matters when
         *     patterns overlap.
         *
         *     The submitted list replaces the whole order: it names every linkifier, even where a single one is
         *     moved. Repeating the request changes nothing more.
         */
        patch: operations["reorderLinkifiers"];
        trace?: never;
    };
    "/api/v1/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an event queue
         * @description Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
         *     delete it with `DELETE /api/v1/events` when the client needs it no longer.
         */
        post: operations["registerEventQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/server_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get server settings
         * @description Tells what the server is: its release and its feature level, which decides which operations,
         *     parameters and fields there are. Ask before anything else. No credentials are needed, and
         *     requests are not counted.
         */
        get: operations["getServerSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Success: Success;
        Draft: Draft;
        EventId: EventId;
        DraftsAddEvent: DraftsAddEvent;
        DraftsUpdateEvent: DraftsUpdateEvent;
        DraftsRemoveEvent: DraftsRemoveEvent;
        DraftsEvent: DraftsEvent;
        Linkifier: Linkifier;
        RealmLinkifiersEvent: RealmLinkifiersEvent;
        HeartbeatEvent: HeartbeatEvent;
        OtherEvent: OtherEvent;
        ServerEvent: ServerEvent;
        EventList: EventList;
        BadEventQueueIdError: BadEventQueueIdError;
        ErrorEnvelope: ErrorEnvelope;
        BadRequestError: BadRequestError;
        UnauthorizedError: UnauthorizedError;
        MethodNotAllowedError: MethodNotAllowedError;
        RateLimitError: RateLimitError;
        DeleteEventQueueForm: DeleteEventQueueForm;
        MissingParameterError: MissingParameterError;
        InvitedAs: InvitedAs;
        InvitationBase: InvitationBase;
        EmailInvitation: EmailInvitation;
        ReusableInvitationLink: ReusableInvitationLink;
        Invitation: Invitation;
        InvitationList: InvitationList;
        DraftList: DraftList;
        LinkifierList: LinkifierList;
        ReorderLinkifiersForm: ReorderLinkifiersForm;
        UnauthorizedPrincipalError: UnauthorizedPrincipalError;
        ClientCapabilities: ClientCapabilities;
        RegisterEventQueueForm: RegisterEventQueueForm;
        ServerVersion: ServerVersion;
        EventQueueRegistration: EventQueueRegistration;
        ServerSettings: ServerSettings;
    };
    responses: {
        /** @description The caller was not identified: the credentials are missing, malformed, wrong or no longer valid. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UnauthorizedError;
            };
        };
        /** @description The path does not answer to this method. Both `allowed_methods` and the header `Allow` name those that it answers to. This error has no `code`. Some servers answer with a page of HTML instead. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": MethodNotAllowedError;
            };
        };
        /** @description Nothing was done, because the caller has made too many requests: by default, a user may make 200 a minute. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": RateLimitError;
            };
        };
    };
    parameters: {
        /**
         * @description ID of the queue, as `POST /api/v1/register` returned it.
         * @example fb67bf8a-c031-47cc-84cf-ed80accacda8
         */
        QueueId: string;
        /**
         * @description Highest `id` among the events received so far, or the `last_event_id` from registration when there are none. Only later events are returned; those up to this one are forgotten.
         * @example 2
         */
        LastEventId: number;
        /**
         * @description Whether to answer at once, even with no events. When left out, the request waits for one.
         * @example true
         */
        DontBlock: boolean;
        /**
         * @description ID of the draft to delete.
         * @example 17
         */
        DraftId: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The authentication scheme to use. May be absent.
         * @example Basic realm="zulip"
         */
        WwwAuthenticate: string;
        /**
         * @description The methods that the path answers to, separated by commas.
         * @example DELETE, GET, HEAD
         */
        Allow: string;
        /**
         * @description Seconds to wait before the next request, possibly with a fraction. May be absent.
         * @example 28.7
         */
        RetryAfter: number;
        /**
         * @description How many requests the caller may make within one period. Absent where no limit was applied.
         * @example 200
         */
        RateLimitLimit: number;
        /**
         * @description How many requests are left in this period. Absent where no limit was applied.
         * @example 0
         */
        RateLimitRemaining: number;
        /**
         * @description When the full number of requests is available again, as a UNIX timestamp in UTC seconds; with status `429`, when a request is free again. Absent where no limit was applied.
         * @example 1757408460
         */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getEvents: {
        parameters: {
            query: {
                /**
                 * @description ID of the queue, as `POST /api/v1/register` returned it.
                 * @example fb67bf8a-c031-47cc-84cf-ed80accacda8
                 */
                queue_id: string;
                /**
                 * @description Highest `id` among the events received so far, or the `last_event_id` from registration when there are none. Only later events are returned; those up to this one are forgotten.
                 * @example 2
                 */
                last_event_id: number;
                /**
                 * @description Whether to answer at once, even with no events. When left out, the request waits for one.
                 * @example true
                 */
                dont_block?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, at least one unless `dont_block` is true or the wait was ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventList;
                };
            };
            /** @description Nothing was returned: a parameter is missing or malformed, there is no such queue, or not for this user, the queue does not know the event, or the authentication scheme is not Basic. Whoever follows a queue that does not know the event has lost it, and registers a new one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadEventQueueIdError | BadRequestError;
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
        };
    };
    deleteEventQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": DeleteEventQueueForm;
            };
        };
        responses: {
            /** @description The queue was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            /** @description Nothing was deleted: `queue_id` is missing or names no queue, or the authentication scheme is not Basic. A queue of another user is answered like none, so that its existence is not revealed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MissingParameterError | BadEventQueueIdError | BadRequestError;
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unexpired invitations that the calling user can manage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationList;
                };
            };
            /** @description Nothing was listed, because the calling user is a guest or a bot, or the authentication scheme is not Basic. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadRequestError;
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drafts of the calling user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DraftList;
                };
            };
            /** @description Nothing was listed, because the user has disabled the synchronization of drafts, or the authentication scheme is not Basic. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadRequestError;
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the draft to delete.
                 * @example 17
                 */
                draft_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            /** @description Nothing was deleted, because the user has disabled the synchronization of drafts, or the authentication scheme is not Basic. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadRequestError;
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Nothing was deleted, because no draft has this ID. A draft of another user is answered the same way, so that its existence is not revealed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadRequestError;
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listLinkifiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linkifiers, in the order in which they are matched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LinkifierList;
                };
            };
            /** @description Nothing was listed, because the authentication scheme is not Basic. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadRequestError;
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
        };
    };
    reorderLinkifiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": ReorderLinkifiersForm;
            };
        };
        responses: {
            /** @description The linkifiers are matched in the submitted order from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            /** @description The order is as it was: `ordered_linkifier_ids` is missing, malformed, or does not hold every linkifier exactly once, the calling user is neither an administrator nor an owner of the organization, or the authentication scheme is not Basic. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MissingParameterError | BadRequestError | UnauthorizedPrincipalError;
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
        };
    };
    registerEventQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": RegisterEventQueueForm;
            };
        };
        responses: {
            /** @description The queue was registered and collects events from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventQueueRegistration;
                };
            };
            /** @description No queue was registered, because a parameter is malformed or the authentication scheme is not Basic. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadRequestError;
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getServerSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release and the feature level of the server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServerSettings;
                };
            };
            405: components["responses"]["MethodNotAllowed"];
        };
    };
}
/** @description What every successful response holds. */
export type Success = {
    /**
     * @description Tells success from error.
     * @constant
     */
    result: "success";
    /**
     * @description Always empty on success.
     * @constant
     */
    msg: "";
    /** @description The parameters of the request that the operation does not support and therefore ignored. Absent when there were none. *Beyond the service document:* some servers leave it out also where an operation takes no parameters but those in its path. */
    ignored_parameters_unsupported?: string[];
};
/** @description A saved draft. */
export type Draft = {
    /** @description ID of the draft, by which it can be deleted. */
    id: number;
    /**
     * @description Where the message is meant to go: to a channel (`stream`), to users (`private`), or nowhere yet.
     * @enum {string}
     */
    type: "stream" | "private" | "";
    /** @description ID of the channel, as the only element, or the IDs of the users. Empty when not chosen yet. */
    to: number[];
    /** @description Topic in the channel. Empty for a message to users. */
    topic: string;
    /** @description Text of the message, in Markdown. */
    content: string;
    /** @description When the draft was last edited, as a UNIX timestamp in UTC seconds. */
    timestamp: number;
} & {
    [key: string]: unknown;
};
/** @description ID of the event within its queue. IDs rise and may skip. */
export type EventId = number;
/** @description The user saved new drafts. */
export type DraftsAddEvent = {
    /**
     * @description What changed.
     * @constant
     */
    type: "drafts";
    /**
     * @description How it changed.
     * @constant
     */
    op: "add";
    /** @description The new drafts. */
    drafts: Draft[];
    id: EventId;
};
/** @description The user changed a draft. */
export type DraftsUpdateEvent = {
    /**
     * @description What changed.
     * @constant
     */
    type: "drafts";
    /**
     * @description How it changed.
     * @constant
     */
    op: "update";
    draft: Draft;
    id: EventId;
};
/** @description A draft of the user was deleted. */
export type DraftsRemoveEvent = {
    /**
     * @description What changed.
     * @constant
     */
    type: "drafts";
    /**
     * @description How it changed.
     * @constant
     */
    op: "remove";
    /** @description ID of the deleted draft. */
    draft_id: number;
    id: EventId;
};
/** @description Drafts of the user changed. `op` says how. */
export type DraftsEvent = DraftsAddEvent | DraftsUpdateEvent | DraftsRemoveEvent;
/** @description A pattern that turns matching text in messages and topics into links. */
export type Linkifier = {
    /** @description ID of the linkifier. */
    id: number;
    /** @description Regular expression that the text has to match. */
    pattern: string;
    /** @description Template of the URL that matching text links to, in the form of RFC 6570. */
    url_template: string;
    /** @description A text that matches the pattern, or `null`. Turning addresses back into text needs it. */
    example_input: string | null;
    /** @description Template of the text that an address is turned back into, or `null`: `{name}` stands for a variable of the URL template. */
    reverse_template: string | null;
    /** @description Further templates of addresses that are turned back into text. They make no links. */
    alternative_url_templates: string[];
};
/** @description The linkifiers of the organization changed, be it one of them or their order. Sent to the queues of every user that asked for events of this type. */
export type RealmLinkifiersEvent = {
    /**
     * @description What changed.
     * @constant
     */
    type: "realm_linkifiers";
    /** @description All linkifiers of the organization, in the order in which they are matched. */
    realm_linkifiers: Linkifier[];
    id: EventId;
};
/** @description Nothing happened for 45 to 55 seconds. It only shows that the connection works. */
export type HeartbeatEvent = {
    /**
     * @description That nothing happened.
     * @constant
     */
    type: "heartbeat";
    id: EventId;
};
/** @description An event of any other type, for example `message`. Its other fields depend on the type. */
export type OtherEvent = {
    /** @description What happened. */
    type: UndocumentedValue;
    id: EventId;
} & {
    [key: string]: unknown;
};
/** @description Something that happened on the server. `type` says what; only the types that concern the operations of this specification are described in full. */
export type ServerEvent = DraftsEvent | RealmLinkifiersEvent | HeartbeatEvent | OtherEvent;
/** @description Events of a queue. */
export type EventList = Success & {
    /** @description The events, oldest first. Empty when `dont_block` is true and nothing has happened, and when the wait was ended: by the deletion of the queue, or by another read of it. */
    events: ServerEvent[];
    /** @description ID of the queue. Only there when the request has waited. */
    queue_id?: string;
};
/** @description No queue has the submitted `queue_id`: it never existed, or was already deleted. */
export type BadEventQueueIdError = {
    /**
     * @description Tells error from success.
     * @constant
     */
    result: "error";
    /** @description The text "Bad event queue ID: " followed by the submitted ID. */
    msg: string;
    /**
     * @description What went wrong, for programs.
     * @constant
     */
    code: "BAD_EVENT_QUEUE_ID";
    /** @description The submitted ID. */
    queue_id: string;
};
/** @description What every error response holds, whatever went wrong. */
export type ErrorEnvelope = {
    /**
     * @description Tells error from success.
     * @constant
     */
    result: "error";
    /** @description What went wrong, for people, in the language of the user. Programs match on `code` where there is one. */
    msg: string;
};
/** @description The request cannot be fulfilled as it is; `msg` says why. */
export type BadRequestError = ErrorEnvelope & {
    /**
     * @description What went wrong, for programs.
     * @constant
     */
    code: "BAD_REQUEST";
};
/** @description The credentials are not those of an active account of an active organization. */
export type UnauthorizedError = ErrorEnvelope & {
    /**
     * @description What went wrong, for programs.
     * @constant
     */
    code: "UNAUTHORIZED";
};
/** @description The path exists, but not with this method. */
export type MethodNotAllowedError = ErrorEnvelope & {
    /** @description The methods that the path answers to. */
    allowed_methods: string[];
};
/** @description The caller has made too many requests in too short a time. */
export type RateLimitError = ErrorEnvelope & {
    /**
     * @description What went wrong, for programs.
     * @constant
     */
    code: "RATE_LIMIT_HIT";
    /** @description Seconds to wait before the next request, possibly with a fraction. May be absent. */
    "retry-after"?: number;
};
/** @description Which queue to delete. */
export type DeleteEventQueueForm = {
    /** @description ID of a queue that was registered with `POST /api/v1/register`, which returned it. */
    queue_id: string;
};
/** @description The request lacks a required parameter. */
export type MissingParameterError = ErrorEnvelope & {
    /**
     * @description What went wrong, for programs.
     * @constant
     */
    code: "REQUEST_VARIABLE_MISSING";
    /** @description Name of the missing parameter. */
    var_name: string;
};
/**
 * @description Organization-level role of the user who is created when the invitation is accepted.
 * @enum {integer}
 */
export type InvitedAs = 100 | 200 | 300 | 400 | 600;
/** @description What both kinds of invitation have in common. */
export type InvitationBase = {
    /** @description Invitation ID, unique only together with `is_multiuse`: an e-mail invitation and a reusable link may share the same ID. */
    id: number;
    /** @description ID of the user who created the invitation. */
    invited_by_user_id: number;
    /** @description When the invitation was created, as a UNIX timestamp in UTC seconds. */
    invited: number;
    /** @description When the invitation expires, as a UNIX timestamp in UTC seconds. It never expires when this is `null`. */
    expiry_date: number | null;
    invited_as: InvitedAs;
    /** @description Whether the referrer chose to receive a direct message from the notification bot when an account is created through this invitation. On servers without this field the referrer always receives it. *Beyond the service document:* some servers leave it out of reusable links. */
    notify_referrer_on_join: boolean;
};
/** @description An invitation sent to one e-mail address. */
export type EmailInvitation = InvitationBase & {
    /**
     * @description False, as this is an e-mail invitation and not a reusable link.
     * @constant
     */
    is_multiuse: false;
    /** @description Address that the invitation was sent to. */
    email: string;
};
/** @description A link with which any number of people can join. */
export type ReusableInvitationLink = InvitationBase & {
    /**
     * @description True, as this is a reusable link and not an e-mail invitation.
     * @constant
     */
    is_multiuse: true;
    /** @description URL of the reusable invitation link. */
    link_url: string;
};
/** @description An unexpired invitation, of one of two kinds told apart by `is_multiuse`. */
export type Invitation = EmailInvitation | ReusableInvitationLink;
/** @description The unexpired invitations that the calling user can manage. */
export type InvitationList = Success & {
    /** @description The invitations, of both kinds. Empty when there are none. */
    invites: Invitation[];
};
/** @description The drafts of the calling user. */
export type DraftList = Success & {
    /** @description How many drafts there are. */
    count: number;
    /** @description The drafts. Empty when there are none. */
    drafts: Draft[];
};
/** @description The linkifiers of the organization. */
export type LinkifierList = Success & {
    /** @description The linkifiers, in the order in which they are matched. Empty when there are none. */
    linkifiers: Linkifier[];
};
/** @description The new order. */
export type ReorderLinkifiersForm = {
    /** @description IDs of all linkifiers of the organization, in the desired new order. */
    ordered_linkifier_ids: number[];
};
/** @description The calling user is known, but lacks the role that the operation requires. */
export type UnauthorizedPrincipalError = ErrorEnvelope & {
    /**
     * @description What went wrong, for programs.
     * @constant
     */
    code: "UNAUTHORIZED_PRINCIPAL";
};
/** @description What the client understands. Some events are only sent to clients that say so here. There are more capabilities than are described here. */
export type ClientCapabilities = {
    /** @description Whether the client understands that settings of notifications may be `null`. Servers insist on this one wherever capabilities are given. */
    notification_settings_null: boolean;
    /** @description Whether the client understands linkifiers with a `url_template`. Without it, no `realm_linkifiers` event is sent. */
    linkifier_url_template?: boolean;
} & {
    [key: string]: boolean;
};
/** @description What the queue is to collect. */
export type RegisterEventQueueForm = {
    /** @description Types of the events to collect, for example `message`. *Beyond the service document:* when left out, all types. */
    event_types?: string[];
    client_capabilities?: ClientCapabilities;
    /** @description Types of which the answer tells the state, where they differ from `event_types`. That part of the answer is not described here. */
    fetch_event_types?: string[];
    /** @description Which messages to collect, as pairs of an operator and what it applies to. */
    narrow?: string[][];
    /** @description Whether to collect messages of all public channels, and not only of those subscribed to. */
    all_public_streams?: boolean;
    /** @description Whether messages are told as HTML, and not as Markdown. */
    apply_markdown?: boolean;
    /** @description Whether the client computes the addresses of avatars from e-mail addresses by itself. */
    client_gravatar?: boolean;
    /** @description Whether presence names users by ID, and not by e-mail address. */
    slim_presence?: boolean;
    /** @description Whether channels are told with their subscribers. */
    include_subscribers?: boolean;
    /** @description Presence older than so many days is not told. */
    presence_history_limit_days?: number;
};
/** @description What a server says of its own release. */
export type ServerVersion = {
    /** @description Feature level of the server. When absent, it is 0. */
    zulip_feature_level?: number;
    /** @description The release, or the state on the way to one, that the server was made from. */
    zulip_merge_base?: string;
};
/** @description The new queue, and the server that keeps it. */
export type EventQueueRegistration = Success & ServerVersion & {
    /** @description Release of the server, for example `9.0`, or a state on the way to one, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version: string;
    /** @description ID of the queue, with which it is read and deleted. */
    queue_id: string;
    /** @description Where to begin reading: the `last_event_id` of the first `GET /api/v1/events`. It is -1, as a fresh queue holds no event yet. */
    last_event_id: number;
    /** @description Seconds after which a client gives a waiting read up, as the server has answered any by then. */
    event_queue_longpoll_timeout_seconds?: number;
    /** @description Seconds after the last read at which the queue is deleted. */
    idle_queue_timeout_secs?: number;
};
/** @description What the server tells about itself to anyone. */
export type ServerSettings = Success & ServerVersion & {
    /** @description Release of the server, for example `9.0`, or a state on the way to one, for example `9.0-dev+git`. It is for people; programs compare the feature level. */
    zulip_version: string;
    /** @description Address of the organization, without a slash at the end. */
    realm_uri: string;
    /** @description Address of the organization, the same as `realm_uri`. */
    realm_url: string;
};

/**
 * The type of a text that is none of those that the specification lists. At run time it is what the server
 * sent: `const type: string = event.type`. It is a type of its own, and not `string`, because `string`
 * could be any listed one too, and comparing it would then tell nothing.
 */
export declare enum UndocumentedValue {
    /** Never occurs: it stands for every text that the specification does not list. */
    anyOther = "any text that the specification does not list"
}
