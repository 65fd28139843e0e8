// The parts of the files beside this one, once for each span of levels.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type * as From1 from "./from-1.js";
import type * as From3 from "./from-3.js";
import type * as From6 from "./from-6.js";
import type * as From7 from "./from-7.js";
import type * as From8 from "./from-8.js";
import type * as From10 from "./from-10.js";
import type * as From13 from "./from-13.js";
import type * as From16 from "./from-16.js";
import type * as From18 from "./from-18.js";
import type * as From20 from "./from-20.js";
import type * as From22 from "./from-22.js";
import type * as From30 from "./from-30.js";
import type * as From36 from "./from-36.js";
import type * as From54 from "./from-54.js";
import type * as From58 from "./from-58.js";
import type * as From59 from "./from-59.js";
import type * as From60 from "./from-60.js";
import type * as From61 from "./from-61.js";
import type * as From76 from "./from-76.js";
import type * as From87 from "./from-87.js";
import type * as From89 from "./from-89.js";
import type * as From96 from "./from-96.js";
import type * as From117 from "./from-117.js";
import type * as From126 from "./from-126.js";
import type * as From135 from "./from-135.js";
import type * as From163 from "./from-163.js";
import type * as From176 from "./from-176.js";
import type * as From202 from "./from-202.js";
import type * as From210 from "./from-210.js";
import type * as From222 from "./from-222.js";
import type * as From232 from "./from-232.js";
import type * as From240 from "./from-240.js";
import type * as From257 from "./from-257.js";
import type * as From261 from "./from-261.js";
import type * as From267 from "./from-267.js";
import type * as From288 from "./from-288.js";
import type * as From294 from "./from-294.js";
import type * as From313 from "./from-313.js";
import type * as From315 from "./from-315.js";
import type * as From322 from "./from-322.js";
import type * as From334 from "./from-334.js";
import type * as From363 from "./from-363.js";
import type * as From412 from "./from-412.js";
import type * as From416 from "./from-416.js";
import type * as From419 from "./from-419.js";
import type * as From433 from "./from-433.js";
import type * as From471 from "./from-471.js";
import type * as From478 from "./from-478.js";
import type * as From481 from "./from-481.js";
import type * as From491 from "./from-491.js";

/** A response that describes no headers, with its bodies by media type. */
export interface Answer<Content> {
    headers: { [name: string]: unknown; };
    content: Content;
}
export namespace V0_1 {
    export interface paths {
        "/api/v1/events": {
            get: V0_1.operations["getEvents"];
            delete: V0_36.operations["deleteEventQueue"];
        };
        "/api/v1/users": { get: V0_1.operations["listUsers"]; post: V0_30.operations["createUser"]; };
        "/api/v1/users/{user_id}": {
            delete: V0_36.operations["deactivateUser"];
            patch: V0_7.operations["updateUser"];
        };
    }
    export interface schemas {
        User: From0.User;
        RealmUserAddEvent: From0.RealmUserAddEvent;
        RealmUserEvent: From0.RealmUserEvent;
        ServerEvent: From0.ServerEvent;
        EventList: From0.EventList;
        UserList: From0.UserList;
    }
    export interface operations {
        getEvents: {
            parameters: {
                query: {
                    /** ID of the queue, as `POST /api/v1/register` returned it. */
                    queue_id: string;
                    /** Highest `id` among the events received so far, or the `last_event_id` from registration when there are none. Only later events are returned; those up to this one are forgotten. */
                    last_event_id: number;
                    /** Whether to respond at once, even with no events. When left out, the request waits for one. */
                    dont_block?: boolean;
                    /** Accepted without effect, because the queue was registered with or without it. */
                    apply_markdown?: boolean;
                    /** Operators and their operands, as the JSON text of a list of pairs. Accepted without effect, because the queue was registered with or without it. */
                    narrow?: string;
                    /** Accepted without effect, because the queue was registered with or without it. Guests may not. */
                    all_public_streams?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From0.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: Answer<{ "application/json": From0.BadEventQueueIdError | From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: {
                query?: {
                    /** Whether `avatar_url` may be `null` where the caller can compute it from the real address. */
                    client_gravatar?: boolean;
                    /** Whether to return the fields of profiles, in `profile_data`. Defaults to `false`. */
                    include_custom_profile_fields?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From0.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V0_3 {
    export interface paths {
        "/api/v1/register": { post: V0_3.operations["registerEventQueue"]; };
    }
    export interface schemas {
        EventQueueRegistration: From0.EventQueueRegistration;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From0.RegisterEventQueueForm; };
            };
            responses: {
                /** The queue was registered and collects events from now on. */
                200: Answer<{ "application/json": From0.EventQueueRegistration; }>;
                /** No queue was registered, because a parameter is malformed or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V0_7 {
    export interface schemas {
        UpdateUserForm: From0.UpdateUserForm;
    }
    export interface operations {
        updateUser: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the user, or an e-mail address of the user that the caller may see. */
                    user_id: number & (number | string);
                };
                cookie?: never;
            };
            requestBody?: { content: { "application/x-www-form-urlencoded": From0.UpdateUserForm; }; };
            responses: {
                /** The account has these values. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The account was not changed: no account has this ID or address; the calling user may not do this; a parameter is malformed; the name is too short, too long or has wrong characters; the organization would have no owner; or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.BadRequestError | From0.UnauthorizedPrincipalError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V0_8 {
    export interface paths {
        "/api/v1/users/me": { get: V0_8.operations["getOwnUser"]; };
    }
    export interface schemas {
        OwnUser: From0.OwnUser;
    }
    export interface operations {
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From0.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V0_13 {
    export interface schemas {
        ClientCapabilities: From0.ClientCapabilities;
        RegisterEventQueueForm: From0.RegisterEventQueueForm;
    }
}
export namespace V0_20 {
    export interface paths {
        "/api/v1/invites": {
            get: V0_22.operations["listInvitations"];
            post: V0_20.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: V0_20.operations["createInvitationLink"]; };
    }
    export interface schemas {
        InvitationForm: From0.InvitationForm;
        SendInvitationsForm: From0.SendInvitationsForm;
        CreateInvitationLinkForm: From0.CreateInvitationLinkForm;
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From0.SendInvitationsForm; };
            };
            responses: {
                /** The invitations were sent. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Some or all people were not invited: the calling user is a guest, a bot, or may not do this; a parameter is missing or malformed; a channel or user group does not exist; an address is invalid or already has an account; the organization has reached its daily limit or has no licences left; the caller's account is too new; or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.MissingParameterError | From0.BadRequestError | From0.UnauthorizedPrincipalError | From0.InvitationFailedError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From0.CreateInvitationLinkForm; };
            };
            responses: {
                /** The link was created. */
                200: Answer<{ "application/json": From0.InvitationLink; }>;
                /** No link was created: the calling user is a guest, a bot, or may not do this; a parameter is malformed; a channel or user group does not exist; or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.BadRequestError | From0.UnauthorizedPrincipalError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V0_22 {
    export interface schemas {
        InvitationBase: From0.InvitationBase;
        EmailInvitation: From0.EmailInvitation;
        ReusableInvitationLink: From0.ReusableInvitationLink;
        Invitation: From0.Invitation;
        InvitationList: From0.InvitationList;
    }
    export interface operations {
        listInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The unexpired invitations that the calling user can manage. */
                200: Answer<{ "application/json": From0.InvitationList; }>;
                /** Nothing was listed, because the calling user is a guest or a bot, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V0_30 {
    export interface schemas {
        CreatedUser: From0.CreatedUser;
    }
    export interface operations {
        createUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.CreateUserForm; }; };
            responses: {
                /** The account was created. */
                200: Answer<{ "application/json": From0.CreatedUser; }>;
                /** No account was created: the calling user may not do this; a parameter is missing; the name is too short, too long or has wrong characters; the address is invalid, is not allowed or has an account; the password is too weak; or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.MissingParameterError | From0.BadRequestError | From0.UnauthorizedPrincipalError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V0_36 {
    export interface paths {
        "/api/v1/invites/multiuse/{invite_id}": { delete: V0_36.operations["revokeInvitationLink"]; };
        "/api/v1/invites/{invite_id}": { delete: V0_36.operations["revokeInvitation"]; };
        "/api/v1/invites/{invite_id}/resend": { post: V0_36.operations["resendInvitation"]; };
        "/api/v1/realm/filters": { post: V0_36.operations["createLinkifier"]; };
        "/api/v1/realm/filters/{filter_id}": { delete: V0_36.operations["deleteLinkifier"]; };
        "/api/v1/users/{user_id}/reactivate": { post: V0_36.operations["reactivateUser"]; };
    }
    export interface schemas {
        RateLimitError: From0.RateLimitError;
    }
    export interface responses {
        /** Nothing was done, because the caller has made too many requests: by default, a user may make 200 a minute. */
        RateLimited: {
            headers: {
                "Retry-After": V0.headers["RetryAfter"];
                "X-RateLimit-Limit": V0.headers["RateLimitLimit"];
                "X-RateLimit-Remaining": V0.headers["RateLimitRemaining"];
                "X-RateLimit-Reset": V0.headers["RateLimitReset"];
                [name: string]: unknown;
            };
            content: { "application/json": From0.RateLimitError; };
        };
    }
    export interface operations {
        deleteEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From0.DeleteEventQueueForm; };
            };
            responses: {
                /** The queue was deleted. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was deleted: `queue_id` is missing, no queue has this ID, or the authentication scheme is not Basic. A queue of another user gets the same response, so that its existence is not revealed. */
                400: Answer<{
                    "application/json": From0.MissingParameterError | From0.BadEventQueueIdError | From0.BadRequestError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        revokeInvitationLink: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the invitation, among those of its kind. */
                    invite_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The link was revoked. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was revoked: no link has this ID, it was already revoked, the calling user is a guest, a bot or may not revoke it, or the authentication scheme is not Basic. Older servers report that an already revoked link does not exist; the level of this change is not known. */
                400: Answer<{
                    "application/json": From0.BadRequestError | From0.UnauthorizedPrincipalError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        revokeInvitation: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the invitation, among those of its kind. */
                    invite_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The invitation was revoked. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was revoked: no e-mail invitation has this ID, the calling user is a guest, a bot or may not revoke it, or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.BadRequestError | From0.UnauthorizedPrincipalError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        resendInvitation: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the invitation, among those of its kind. */
                    invite_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The e-mail was sent again. */
                200: Answer<{ "application/json": From0.ResentInvitation; }>;
                /** Nothing was sent: no e-mail invitation has this ID, the calling user is a guest, a bot or may not send it again, the organization has reached its daily limit, or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.BadRequestError | From0.UnauthorizedPrincipalError | From0.InvitationFailedError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        createLinkifier: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.LinkifierForm; }; };
            responses: {
                /** The linkifier was created. */
                200: Answer<{ "application/json": From0.LinkifierId; }>;
                /** Nothing was created: a parameter is missing, malformed or does not fit the others, a linkifier with this pattern exists, the calling user is neither an administrator nor an owner of the organization, or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.MissingParameterError | From0.LinkifierError | From0.UnauthorizedPrincipalError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        deleteLinkifier: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the linkifier. */
                    filter_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The linkifier was deleted. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was deleted: no linkifier has this ID, the calling user is neither an administrator nor an owner of the organization, or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.BadRequestError | From0.UnauthorizedPrincipalError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        deactivateUser: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the user. */
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The account is deactivated. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The account was not deactivated: no account of a person has this ID; it was deactivated before; the calling user may not do this; the organization would have no owner; the comment is too long; or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.BadRequestError | From0.UnauthorizedPrincipalError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        reactivateUser: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the user. */
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The account is active. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The account was not reactivated: no account has this ID; the calling user may not do this; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V0_59 {
    export interface schemas {
        RestartEvent: From0.RestartEvent;
    }
}
export namespace V0_60 {
    export interface schemas {
        Role: From0.Role;
        ChangedUser: From0.ChangedUser;
        RealmUserUpdateEvent: From0.RealmUserUpdateEvent;
    }
}
export namespace V0_76 {
    export interface schemas {
        UnauthorizedError: From0.UnauthorizedError;
        InvitationFailedError: From0.InvitationFailedError;
    }
    export interface responses {
        /** The caller was not identified: the credentials are missing, malformed, wrong or no longer valid. */
        Unauthorized: {
            headers: { "WWW-Authenticate": V0.headers["WwwAuthenticate"]; [name: string]: unknown; };
            content: { "application/json": From0.UnauthorizedError; };
        };
        /** The account of the caller, or its organization, is deactivated. */
        Deactivated: Answer<{ "application/json": From0.UnauthorizedError; }>;
    }
}
export namespace V0_176 {
    export interface schemas {
        Linkifier: From0.Linkifier;
        RealmLinkifiersEvent: From0.RealmLinkifiersEvent;
        RealmFiltersEvent: From0.RealmFiltersEvent;
        LinkifierForm: From0.LinkifierForm;
    }
}
export namespace V0_222 {
    export interface schemas {
        RealmUserRemoveEvent: From0.RealmUserRemoveEvent;
    }
}
export namespace V0_257 {
    export interface paths {
        "/api/v1/server_settings": { get: V0_257.operations["getServerSettings"]; };
    }
    export interface schemas {
        ResentInvitation: From0.ResentInvitation;
        ServerSettings: From0.ServerSettings;
    }
    export interface operations {
        getServerSettings: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The release and the feature level of the server. */
                200: Answer<{ "application/json": From0.ServerSettings; }>;
                /** The path does not support this method. The header `Allow` lists those that it supports. The response has no body. */
                405: {
                    headers: { Allow: V0.headers["Allow"]; [name: string]: unknown; };
                    content?: never;
                };
            };
        };
    }
}
export namespace V0_313 {
    export interface parameters {
        /** ID of the user, or an e-mail address of the user that the caller may see. */
        UserToChange: number & (number | string);
    }
}
export namespace V0 {
    export interface schemas {
        Success: From0.Success;
        Draft: From0.Draft;
        EventId: From0.EventId;
        DraftsAddEvent: From0.DraftsAddEvent;
        DraftsUpdateEvent: From0.DraftsUpdateEvent;
        DraftsRemoveEvent: From0.DraftsRemoveEvent;
        DraftsEvent: From0.DraftsEvent;
        RealmFilter: From0.RealmFilter;
        InvitesChangedEvent: From0.InvitesChangedEvent;
        HeartbeatEvent: From0.HeartbeatEvent;
        OtherEvent: From0.OtherEvent;
        BadEventQueueIdError: From0.BadEventQueueIdError;
        ErrorEnvelope: From0.ErrorEnvelope;
        BadRequestError: From0.BadRequestError;
        MethodNotAllowedError: From0.MethodNotAllowedError;
        DeleteEventQueueForm: From0.DeleteEventQueueForm;
        MissingParameterError: From0.MissingParameterError;
        InvitedAs: From0.InvitedAs;
        UnauthorizedPrincipalError: From0.UnauthorizedPrincipalError;
        InvitationLink: From0.InvitationLink;
        LinkifierId: From0.LinkifierId;
        LinkifierError: From0.LinkifierError;
        ServerVersion: From0.ServerVersion;
        CreateUserForm: From0.CreateUserForm;
    }
    export interface responses {
        /** The path does not support this method. `allowed_methods` and the header `Allow` list those that it supports. This error has no `code`. Servers send it with the type `text/html`, though its body is JSON; this specification says `application/json`, so that programs read the body as JSON. */
        MethodNotAllowed: {
            headers: { Allow: V0.headers["Allow"]; [name: string]: unknown; };
            content: { "application/json": From0.MethodNotAllowedError; };
        };
        /** Nothing was done, because the authentication scheme is not Basic. */
        NotBasic: Answer<{ "application/json": From0.BadRequestError; }>;
    }
    export interface parameters {
        /** ID of the queue, as `POST /api/v1/register` returned it. */
        QueueId: string;
        /** Highest `id` among the events received so far, or the `last_event_id` from registration when there are none. Only later events are returned; those up to this one are forgotten. */
        LastEventId: number;
        /** Whether to respond at once, even with no events. When left out, the request waits for one. */
        DontBlock: boolean;
        /** Accepted without effect, because the queue was registered with or without it. */
        ApplyMarkdown: boolean;
        /** Operators and their operands, as the JSON text of a list of pairs. Accepted without effect, because the queue was registered with or without it. */
        Narrow: string;
        /** Accepted without effect, because the queue was registered with or without it. Guests may not. */
        AllPublicStreams: boolean;
        /** ID of the invitation, among those of its kind. */
        InvitationId: number;
        /** ID of the linkifier. */
        FilterId: number;
        /** Whether `avatar_url` may be `null` where the caller can compute it from the real address. */
        ClientGravatar: boolean;
        /** Whether to return the fields of profiles, in `profile_data`. Defaults to `false`. */
        IncludeCustomProfileFields: boolean;
        /** ID of the user. */
        UserId: number;
    }
    export interface headers {
        /** The authentication scheme to use. May be absent. */
        WwwAuthenticate: string;
        /** The methods that the path supports, separated by commas. */
        Allow: string;
        /** Seconds to wait before the next request, possibly with a fraction. May be absent. */
        RetryAfter: number;
        /** How many requests the caller may make within one period. Absent where no limit was applied. */
        RateLimitLimit: number;
        /** How many requests are left in this period. Absent where no limit was applied. */
        RateLimitRemaining: number;
        /** When the full number of requests is available again, as a UNIX timestamp in UTC seconds; with status `429`, when the next request is allowed. Absent where no limit was applied. */
        RateLimitReset: number;
    }
}
export namespace V1_6 {
    export interface paths {
        "/api/v1/events": {
            get: V1_6.operations["getEvents"];
            delete: V0_36.operations["deleteEventQueue"];
        };
        "/api/v1/users": { get: V1_6.operations["listUsers"]; post: V0_30.operations["createUser"]; };
        "/api/v1/users/{user_id}": {
            get: V1_6.operations["getUser"];
            delete: V0_36.operations["deactivateUser"];
            patch: V0_7.operations["updateUser"];
        };
    }
    export interface schemas {
        User: From1.User;
        RealmUserAddEvent: From1.RealmUserAddEvent;
        RealmUserEvent: From1.RealmUserEvent;
        ServerEvent: From1.ServerEvent;
        EventList: From1.EventList;
        UserList: From1.UserList;
        OneUser: From1.OneUser;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From1.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From1.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: {
                query?: {
                    /** Whether `avatar_url` may be `null` where the caller can compute it from the real address. */
                    client_gravatar?: boolean;
                    /** Whether to return the fields of profiles, in `profile_data`. Defaults to `false`. */
                    include_custom_profile_fields?: boolean;
                };
                header?: never;
                path: {
                    /** ID of the user, or an e-mail address of the user that the caller may see. */
                    user_id: number & (number | string);
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The account. */
                200: Answer<{ "application/json": From1.OneUser; }>;
                /** No account was returned: no account has this ID or address; a parameter is malformed; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V1_39 {
    export interface parameters {
        /** ID of the user, or an e-mail address of the user that the caller may see. */
        UserToGet: number & (number | string);
    }
}
export namespace V3_13 {
    export interface paths {
        "/api/v1/register": { post: V3_13.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V0_3.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                /** The queue was registered and collects events from now on. */
                200: Answer<{ "application/json": From3.EventQueueRegistration; }>;
                /** No queue was registered, because a parameter is malformed or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V3_176 {
    export interface schemas {
        EventQueueRegistration: From3.EventQueueRegistration;
    }
}
export namespace V6_7 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: V6_8.operations["getUser"];
            delete: V0_36.operations["deactivateUser"];
            patch: V0_7.operations["updateUser"];
        };
    }
}
export namespace V6_8 {
    export interface paths {
        "/api/v1/events": {
            get: V6_8.operations["getEvents"];
            delete: V0_36.operations["deleteEventQueue"];
        };
        "/api/v1/users": { get: V6_8.operations["listUsers"]; post: V0_30.operations["createUser"]; };
    }
    export interface schemas {
        User: From6.User;
        RealmUserAddEvent: From6.RealmUserAddEvent;
        RealmUserEvent: From6.RealmUserEvent;
        ServerEvent: From6.ServerEvent;
        EventList: From6.EventList;
        UserList: From6.UserList;
        OneUser: From6.OneUser;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From6.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From6.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V1_6.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                /** The account. */
                200: Answer<{ "application/json": From6.OneUser; }>;
                /** No account was returned: no account has this ID or address; a parameter is malformed; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V7_8 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: V6_8.operations["getUser"];
            delete: V0_36.operations["deactivateUser"];
            patch: V7_36.operations["updateUser"];
        };
    }
}
export namespace V7_36 {
    export interface operations {
        updateUser: {
            parameters: V0_7.operations["updateUser"]["parameters"];
            requestBody?: { content: { "application/x-www-form-urlencoded": From7.UpdateUserForm; }; };
            responses: V0_7.operations["updateUser"]["responses"];
        };
    }
}
export namespace V7_60 {
    export interface schemas {
        UpdateUserForm: From7.UpdateUserForm;
        RoleRequest: From7.RoleRequest;
    }
}
export namespace V8_10 {
    export interface paths {
        "/api/v1/users/me": { get: V8_10.operations["getOwnUser"]; };
    }
    export interface schemas {
        OwnUser: From8.OwnUser;
    }
    export interface operations {
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From8.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V8_30 {
    export interface paths {
        "/api/v1/users": { get: V8_36.operations["listUsers"]; post: V0_30.operations["createUser"]; };
    }
}
export namespace V8_36 {
    export interface paths {
        "/api/v1/events": {
            get: V8_36.operations["getEvents"];
            delete: V0_36.operations["deleteEventQueue"];
        };
        "/api/v1/users/{user_id}": {
            get: V8_36.operations["getUser"];
            delete: V0_36.operations["deactivateUser"];
            patch: V7_36.operations["updateUser"];
        };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From8.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From8.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V1_6.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                /** The account. */
                200: Answer<{ "application/json": From8.OneUser; }>;
                /** No account was returned: no account has this ID or address; a parameter is malformed; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V8_59 {
    export interface schemas {
        User: From8.User;
        RealmUserAddEvent: From8.RealmUserAddEvent;
        RealmUserEvent: From8.RealmUserEvent;
        ServerEvent: From8.ServerEvent;
        EventList: From8.EventList;
        UserList: From8.UserList;
        OneUser: From8.OneUser;
    }
}
export namespace V10_16 {
    export interface paths {
        "/api/v1/users/me": { get: V10_16.operations["getOwnUser"]; };
    }
    export interface schemas {
        OwnUser: From10.OwnUser;
    }
    export interface operations {
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From10.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V13_18 {
    export interface paths {
        "/api/v1/register": { post: V13_18.operations["registerEventQueue"]; };
    }
    export interface schemas {
        ClientCapabilities: From13.ClientCapabilities;
        RegisterEventQueueForm: From13.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From13.RegisterEventQueueForm; };
            };
            responses: V3_13.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V16_36 {
    export interface paths {
        "/api/v1/users/me": { get: V16_36.operations["getOwnUser"]; };
    }
    export interface operations {
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From16.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V16_59 {
    export interface schemas {
        OwnUser: From16.OwnUser;
    }
}
export namespace V18_36 {
    export interface paths {
        "/api/v1/register": { post: V18_36.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From18.RegisterEventQueueForm; };
            };
            responses: V3_13.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V18_58 {
    export interface schemas {
        ClientCapabilities: From18.ClientCapabilities;
        RegisterEventQueueForm: From18.RegisterEventQueueForm;
    }
}
export namespace V20_22 {
    export interface paths {
        "/api/v1/invites": {
            get: V0_22.operations["listInvitations"];
            post: V20_36.operations["sendInvitations"];
        };
    }
}
export namespace V20_36 {
    export interface paths {
        "/api/v1/invites/multiuse": { post: V20_36.operations["createInvitationLink"]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From20.SendInvitationsForm; };
            };
            responses: V0_20.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From20.CreateInvitationLinkForm; };
            };
            responses: V0_20.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace V20_61 {
    export interface schemas {
        InvitationForm: From20.InvitationForm;
        SendInvitationsForm: From20.SendInvitationsForm;
        CreateInvitationLinkForm: From20.CreateInvitationLinkForm;
    }
}
export namespace V22_36 {
    export interface paths {
        "/api/v1/invites": {
            get: V22_36.operations["listInvitations"];
            post: V20_36.operations["sendInvitations"];
        };
    }
    export interface operations {
        listInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The unexpired invitations that the calling user can manage. */
                200: Answer<{ "application/json": From22.InvitationList; }>;
                /** Nothing was listed, because the calling user is a guest or a bot, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V22_267 {
    export interface schemas {
        InvitationBase: From22.InvitationBase;
        EmailInvitation: From22.EmailInvitation;
        ReusableInvitationLink: From22.ReusableInvitationLink;
        Invitation: From22.Invitation;
        InvitationList: From22.InvitationList;
    }
}
export namespace V30_36 {
    export interface paths {
        "/api/v1/users": { get: V8_36.operations["listUsers"]; post: V30_36.operations["createUser"]; };
    }
    export interface operations {
        createUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.CreateUserForm; }; };
            responses: {
                /** The account was created. */
                200: Answer<{ "application/json": From30.CreatedUser; }>;
                /** No account was created: the calling user may not do this; a parameter is missing; the name is too short, too long or has wrong characters; the address is invalid, is not allowed or has an account; the password is too weak; or the authentication scheme is not Basic. */
                400: V0_30.operations["createUser"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace V30 {
    export interface schemas {
        CreatedUser: From30.CreatedUser;
    }
}
export namespace V36_39 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: V36_39.operations["getUser"];
            delete: V36_76.operations["deactivateUser"];
            patch: V36_60.operations["updateUser"];
        };
    }
    export interface operations {
        getUser: {
            parameters: V1_6.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                /** The account. */
                200: Answer<{ "application/json": From8.OneUser; }>;
                /** No account was returned: no account has this ID or address; a parameter is malformed; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V36_57 {
    export interface paths {
        "/api/v1/realm/filters/{filter_id}": { delete: V36_76.operations["deleteLinkifier"]; };
    }
}
export namespace V36_58 {
    export interface paths {
        "/api/v1/register": { post: V36_58.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V18_36.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                /** The queue was registered and collects events from now on. */
                200: Answer<{ "application/json": From3.EventQueueRegistration; }>;
                /** No queue was registered, because a parameter is malformed or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V36_59 {
    export interface paths {
        "/api/v1/events": {
            get: V36_59.operations["getEvents"];
            delete: V36_76.operations["deleteEventQueue"];
        };
        "/api/v1/users": { get: V36_59.operations["listUsers"]; post: V36_76.operations["createUser"]; };
        "/api/v1/users/me": { get: V36_59.operations["getOwnUser"]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From8.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From8.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From16.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V36_60 {
    export interface operations {
        updateUser: {
            parameters: V0_7.operations["updateUser"]["parameters"];
            requestBody?: { content: { "application/x-www-form-urlencoded": From7.UpdateUserForm; }; };
            responses: {
                /** The account has these values. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The account was not changed: no account has this ID or address; the calling user may not do this; a parameter is malformed; the name is too short, too long or has wrong characters; the organization would have no owner; or the authentication scheme is not Basic. */
                400: V0_7.operations["updateUser"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V36_61 {
    export interface paths {
        "/api/v1/invites": {
            get: V36_76.operations["listInvitations"];
            post: V36_61.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: V36_61.operations["createInvitationLink"]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: V20_36.operations["sendInvitations"]["requestBody"];
            responses: {
                /** The invitations were sent. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Some or all people were not invited: the calling user is a guest, a bot, or may not do this; a parameter is missing or malformed; a channel or user group does not exist; an address is invalid or already has an account; the organization has reached its daily limit or has no licences left; the caller's account is too new; or the authentication scheme is not Basic. */
                400: V0_20.operations["sendInvitations"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V20_36.operations["createInvitationLink"]["requestBody"]>;
            responses: {
                /** The link was created. */
                200: Answer<{ "application/json": From0.InvitationLink; }>;
                /** No link was created: the calling user is a guest, a bot, or may not do this; a parameter is malformed; a channel or user group does not exist; or the authentication scheme is not Basic. */
                400: V0_20.operations["createInvitationLink"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V36_76 {
    export interface paths {
        "/api/v1/invites/multiuse/{invite_id}": { delete: V36_76.operations["revokeInvitationLink"]; };
        "/api/v1/invites/{invite_id}": { delete: V36_76.operations["revokeInvitation"]; };
        "/api/v1/invites/{invite_id}/resend": { post: V36_76.operations["resendInvitation"]; };
        "/api/v1/realm/filters": { post: V36_76.operations["createLinkifier"]; };
        "/api/v1/users/{user_id}/reactivate": { post: V36_76.operations["reactivateUser"]; };
    }
    export interface operations {
        deleteEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: V0_36.operations["deleteEventQueue"]["requestBody"];
            responses: {
                /** The queue was deleted. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was deleted: `queue_id` is missing, no queue has this ID, or the authentication scheme is not Basic. A queue of another user gets the same response, so that its existence is not revealed. */
                400: V0_36.operations["deleteEventQueue"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The unexpired invitations that the calling user can manage. */
                200: Answer<{ "application/json": From22.InvitationList; }>;
                /** Nothing was listed, because the calling user is a guest or a bot, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        revokeInvitationLink: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the invitation, among those of its kind. */
                    invite_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The link was revoked. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was revoked: no link has this ID, it was already revoked, the calling user is a guest, a bot or may not revoke it, or the authentication scheme is not Basic. Older servers report that an already revoked link does not exist; the level of this change is not known. */
                400: V0_36.operations["revokeInvitationLink"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        revokeInvitation: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the invitation, among those of its kind. */
                    invite_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The invitation was revoked. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was revoked: no e-mail invitation has this ID, the calling user is a guest, a bot or may not revoke it, or the authentication scheme is not Basic. */
                400: V0_36.operations["revokeInvitation"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        resendInvitation: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the invitation, among those of its kind. */
                    invite_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The e-mail was sent again. */
                200: Answer<{ "application/json": From0.ResentInvitation; }>;
                /** Nothing was sent: no e-mail invitation has this ID, the calling user is a guest, a bot or may not send it again, the organization has reached its daily limit, or the authentication scheme is not Basic. */
                400: V0_36.operations["resendInvitation"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createLinkifier: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.LinkifierForm; }; };
            responses: {
                /** The linkifier was created. */
                200: Answer<{ "application/json": From0.LinkifierId; }>;
                /** Nothing was created: a parameter is missing, malformed or does not fit the others, a linkifier with this pattern exists, the calling user is neither an administrator nor an owner of the organization, or the authentication scheme is not Basic. */
                400: V0_36.operations["createLinkifier"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        deleteLinkifier: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the linkifier. */
                    filter_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The linkifier was deleted. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was deleted: no linkifier has this ID, the calling user is neither an administrator nor an owner of the organization, or the authentication scheme is not Basic. */
                400: V0_36.operations["deleteLinkifier"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.CreateUserForm; }; };
            responses: {
                /** The account was created. */
                200: Answer<{ "application/json": From30.CreatedUser; }>;
                /** No account was created: the calling user may not do this; a parameter is missing; the name is too short, too long or has wrong characters; the address is invalid, is not allowed or has an account; the password is too weak; or the authentication scheme is not Basic. */
                400: V0_30.operations["createUser"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        deactivateUser: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the user. */
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The account is deactivated. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The account was not deactivated: no account of a person has this ID; it was deactivated before; the calling user may not do this; the organization would have no owner; the comment is too long; or the authentication scheme is not Basic. */
                400: V0_36.operations["deactivateUser"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        reactivateUser: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the user. */
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The account is active. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The account was not reactivated: no account has this ID; the calling user may not do this; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V36 {
    export interface schemas {
        RateLimitError: From36.RateLimitError;
    }
    export interface responses {
        /** Nothing was done, because the caller has made too many requests: by default, a user may make 200 a minute. */
        RateLimited: {
            headers: {
                "Retry-After": V0.headers["RetryAfter"];
                "X-RateLimit-Limit": V0.headers["RateLimitLimit"];
                "X-RateLimit-Remaining": V0.headers["RateLimitRemaining"];
                "X-RateLimit-Reset": V0.headers["RateLimitReset"];
                [name: string]: unknown;
            };
            content: { "application/json": From36.RateLimitError; };
        };
    }
}
export namespace V39_59 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: V39_59.operations["getUser"];
            delete: V36_76.operations["deactivateUser"];
            patch: V36_60.operations["updateUser"];
        };
    }
    export interface operations {
        getUser: {
            parameters: {
                query?: {
                    /** Whether `avatar_url` may be `null` where the caller can compute it from the real address. */
                    client_gravatar?: boolean;
                    /** Whether to return the fields of profiles, in `profile_data`. Defaults to `false`. */
                    include_custom_profile_fields?: boolean;
                };
                header?: never;
                path: {
                    /** ID of the user, or an e-mail address of the user that the caller may see. */
                    user_id: number | string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: V36_39.operations["getUser"]["responses"];
        };
    }
}
export namespace V39 {
    export interface parameters {
        /** ID of the user, or an e-mail address of the user that the caller may see. */
        UserToGet: number | string;
    }
}
export namespace V54_76 {
    export interface paths {
        "/api/v1/realm/linkifiers": { get: V54_76.operations["listLinkifiers"]; };
    }
    export interface operations {
        listLinkifiers: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The linkifiers, in the order in which they are matched. */
                200: Answer<{ "application/json": From54.LinkifierList; }>;
                400: V0.responses["NotBasic"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V54_176 {
    export interface schemas {
        LinkifierList: From54.LinkifierList;
    }
}
export namespace V57_76 {
    export interface paths {
        "/api/v1/realm/filters/{filter_id}": {
            delete: V36_76.operations["deleteLinkifier"];
            patch: V57_76.operations["editLinkifier"];
        };
    }
    export interface operations {
        editLinkifier: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the linkifier. */
                    filter_id: number;
                };
                cookie?: never;
            };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.LinkifierForm; }; };
            responses: {
                /** The linkifier was edited. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The linkifier was not changed: a parameter is missing, malformed or does not fit the others, no linkifier has this ID, another linkifier has this pattern, the calling user is neither an administrator nor an owner of the organization, or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.MissingParameterError | From0.LinkifierError | From0.UnauthorizedPrincipalError;
                }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V58_76 {
    export interface paths {
        "/api/v1/register": { post: V58_76.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From58.RegisterEventQueueForm; };
            };
            responses: V36_58.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V58_89 {
    export interface schemas {
        ClientCapabilities: From58.ClientCapabilities;
        RegisterEventQueueForm: From58.RegisterEventQueueForm;
    }
}
export namespace V59_60 {
    export interface paths {
        "/api/v1/events": {
            get: V59_60.operations["getEvents"];
            delete: V36_76.operations["deleteEventQueue"];
        };
        "/api/v1/users": { get: V59_60.operations["listUsers"]; post: V36_76.operations["createUser"]; };
        "/api/v1/users/me": { get: V59_60.operations["getOwnUser"]; };
        "/api/v1/users/{user_id}": {
            get: V59_60.operations["getUser"];
            delete: V36_76.operations["deactivateUser"];
            patch: V36_60.operations["updateUser"];
        };
    }
    export interface schemas {
        User: From59.User;
        RealmUserAddEvent: From59.RealmUserAddEvent;
        RealmUserEvent: From59.RealmUserEvent;
        ServerEvent: From59.ServerEvent;
        EventList: From59.EventList;
        UserList: From59.UserList;
        OwnUser: From59.OwnUser;
        OneUser: From59.OneUser;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From59.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From59.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From59.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                /** The account. */
                200: Answer<{ "application/json": From59.OneUser; }>;
                /** No account was returned: no account has this ID or address; a parameter is malformed; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V59_240 {
    export interface schemas {
        RestartEvent: From59.RestartEvent;
    }
}
export namespace V60_76 {
    export interface paths {
        "/api/v1/events": {
            get: V60_76.operations["getEvents"];
            delete: V36_76.operations["deleteEventQueue"];
        };
        "/api/v1/users": { get: V60_76.operations["listUsers"]; post: V36_76.operations["createUser"]; };
        "/api/v1/users/me": { get: V60_76.operations["getOwnUser"]; };
        "/api/v1/users/{user_id}": {
            get: V60_76.operations["getUser"];
            delete: V36_76.operations["deactivateUser"];
            patch: V60_76.operations["updateUser"];
        };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From60.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From60.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From60.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        updateUser: {
            parameters: V0_7.operations["updateUser"]["parameters"];
            requestBody?: { content: { "application/x-www-form-urlencoded": From60.UpdateUserForm; }; };
            responses: V36_60.operations["updateUser"]["responses"];
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                /** The account. */
                200: Answer<{ "application/json": From60.OneUser; }>;
                /** No account was returned: no account has this ID or address; a parameter is malformed; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V0_76.responses["Unauthorized"];
                403: V0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V60_163 {
    export interface schemas {
        User: From60.User;
        RealmUserAddEvent: From60.RealmUserAddEvent;
        RealmUserEvent: From60.RealmUserEvent;
        ServerEvent: From60.ServerEvent;
        EventList: From60.EventList;
        UserList: From60.UserList;
        OwnUser: From60.OwnUser;
        OneUser: From60.OneUser;
    }
}
export namespace V60_313 {
    export interface schemas {
        UpdateUserForm: From60.UpdateUserForm;
    }
}
export namespace V60 {
    export interface schemas {
        Role: From60.Role;
        ChangedUser: From60.ChangedUser;
        RealmUserUpdateEvent: From60.RealmUserUpdateEvent;
    }
}
export namespace V61_76 {
    export interface paths {
        "/api/v1/invites": {
            get: V36_76.operations["listInvitations"];
            post: V61_76.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: V61_76.operations["createInvitationLink"]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From61.SendInvitationsForm; };
            };
            responses: V36_61.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From61.CreateInvitationLinkForm; };
            };
            responses: V36_61.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace V61_96 {
    export interface schemas {
        InvitationForm: From61.InvitationForm;
        SendInvitationsForm: From61.SendInvitationsForm;
        CreateInvitationLinkForm: From61.CreateInvitationLinkForm;
    }
}
export namespace V76_89 {
    export interface paths {
        "/api/v1/register": { post: V76_89.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V58_76.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                /** The queue was registered and collects events from now on. */
                200: Answer<{ "application/json": From3.EventQueueRegistration; }>;
                /** No queue was registered, because a parameter is malformed or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V76_96 {
    export interface paths {
        "/api/v1/invites": {
            get: V76_267.operations["listInvitations"];
            post: V76_96.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: V76_96.operations["createInvitationLink"]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: V61_76.operations["sendInvitations"]["requestBody"];
            responses: {
                /** The invitations were sent. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Some or all people were not invited: the calling user is a guest, a bot, or may not do this; a parameter is missing or malformed; a channel or user group does not exist; an address is invalid or already has an account; the organization has reached its daily limit or has no licences left; the caller's account is too new; or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.MissingParameterError | From0.BadRequestError | From0.UnauthorizedPrincipalError | From76.InvitationFailedError;
                }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V61_76.operations["createInvitationLink"]["requestBody"]>;
            responses: {
                /** The link was created. */
                200: Answer<{ "application/json": From0.InvitationLink; }>;
                /** No link was created: the calling user is a guest, a bot, or may not do this; a parameter is malformed; a channel or user group does not exist; or the authentication scheme is not Basic. */
                400: V0_20.operations["createInvitationLink"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V76_135 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: V76_163.operations["getUser"];
            delete: V76_135.operations["deactivateUser"];
            patch: V76_313.operations["updateUser"];
        };
    }
    export interface operations {
        deactivateUser: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the user. */
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The account is deactivated. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The account was not deactivated: no account of a person has this ID; it was deactivated before; the calling user may not do this; the organization would have no owner; the comment is too long; or the authentication scheme is not Basic. */
                400: V0_36.operations["deactivateUser"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V76_163 {
    export interface paths {
        "/api/v1/events": {
            get: V76_163.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
        "/api/v1/users": { get: V76_163.operations["listUsers"]; post: V76.operations["createUser"]; };
        "/api/v1/users/me": { get: V76_163.operations["getOwnUser"]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From60.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From60.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From60.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                /** The account. */
                200: Answer<{ "application/json": From60.OneUser; }>;
                /** No account was returned: no account has this ID or address; a parameter is malformed; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V76_176 {
    export interface paths {
        "/api/v1/realm/filters": { post: V76_176.operations["createLinkifier"]; };
        "/api/v1/realm/filters/{filter_id}": {
            delete: V76.operations["deleteLinkifier"];
            patch: V76_176.operations["editLinkifier"];
        };
        "/api/v1/realm/linkifiers": { get: V76_176.operations["listLinkifiers"]; };
    }
    export interface operations {
        createLinkifier: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.LinkifierForm; }; };
            responses: {
                /** The linkifier was created. */
                200: Answer<{ "application/json": From0.LinkifierId; }>;
                /** Nothing was created: a parameter is missing, malformed or does not fit the others, a linkifier with this pattern exists, the calling user is neither an administrator nor an owner of the organization, or the authentication scheme is not Basic. */
                400: V0_36.operations["createLinkifier"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listLinkifiers: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The linkifiers, in the order in which they are matched. */
                200: Answer<{ "application/json": From54.LinkifierList; }>;
                400: V0.responses["NotBasic"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        editLinkifier: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the linkifier. */
                    filter_id: number;
                };
                cookie?: never;
            };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.LinkifierForm; }; };
            responses: {
                /** The linkifier was edited. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The linkifier was not changed: a parameter is missing, malformed or does not fit the others, no linkifier has this ID, another linkifier has this pattern, the calling user is neither an administrator nor an owner of the organization, or the authentication scheme is not Basic. */
                400: V57_76.operations["editLinkifier"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V76_257 {
    export interface paths {
        "/api/v1/invites/{invite_id}/resend": { post: V76_257.operations["resendInvitation"]; };
    }
    export interface operations {
        resendInvitation: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the invitation, among those of its kind. */
                    invite_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The e-mail was sent again. */
                200: Answer<{ "application/json": From0.ResentInvitation; }>;
                /** Nothing was sent: no e-mail invitation has this ID, the calling user is a guest, a bot or may not send it again, the organization has reached its daily limit, or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.BadRequestError | From0.UnauthorizedPrincipalError | From76.InvitationFailedError;
                }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V76_267 {
    export interface operations {
        listInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The unexpired invitations that the calling user can manage. */
                200: Answer<{ "application/json": From22.InvitationList; }>;
                /** Nothing was listed, because the calling user is a guest or a bot, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V76_313 {
    export interface operations {
        updateUser: {
            parameters: V0_7.operations["updateUser"]["parameters"];
            requestBody?: { content: { "application/x-www-form-urlencoded": From60.UpdateUserForm; }; };
            responses: {
                /** The account has these values. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The account was not changed: no account has this ID or address; the calling user may not do this; a parameter is malformed; the name is too short, too long or has wrong characters; the organization would have no owner; or the authentication scheme is not Basic. */
                400: V0_7.operations["updateUser"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V76 {
    export interface paths {
        "/api/v1/invites/multiuse/{invite_id}": { delete: V76.operations["revokeInvitationLink"]; };
        "/api/v1/invites/{invite_id}": { delete: V76.operations["revokeInvitation"]; };
        "/api/v1/users/{user_id}/reactivate": { post: V76.operations["reactivateUser"]; };
    }
    export interface schemas {
        UnauthorizedError: From76.UnauthorizedError;
        InvitationFailedError: From76.InvitationFailedError;
    }
    export interface responses {
        /** The caller was not identified: the credentials are missing, malformed, wrong or no longer valid. */
        Unauthorized: {
            headers: { "WWW-Authenticate": V0.headers["WwwAuthenticate"]; [name: string]: unknown; };
            content: { "application/json": From76.UnauthorizedError; };
        };
    }
    export interface operations {
        deleteEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: V0_36.operations["deleteEventQueue"]["requestBody"];
            responses: {
                /** The queue was deleted. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was deleted: `queue_id` is missing, no queue has this ID, or the authentication scheme is not Basic. A queue of another user gets the same response, so that its existence is not revealed. */
                400: V0_36.operations["deleteEventQueue"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        revokeInvitationLink: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the invitation, among those of its kind. */
                    invite_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The link was revoked. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was revoked: no link has this ID, it was already revoked, the calling user is a guest, a bot or may not revoke it, or the authentication scheme is not Basic. Older servers report that an already revoked link does not exist; the level of this change is not known. */
                400: V0_36.operations["revokeInvitationLink"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        revokeInvitation: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the invitation, among those of its kind. */
                    invite_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The invitation was revoked. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was revoked: no e-mail invitation has this ID, the calling user is a guest, a bot or may not revoke it, or the authentication scheme is not Basic. */
                400: V0_36.operations["revokeInvitation"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        deleteLinkifier: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the linkifier. */
                    filter_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The linkifier was deleted. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was deleted: no linkifier has this ID, the calling user is neither an administrator nor an owner of the organization, or the authentication scheme is not Basic. */
                400: V0_36.operations["deleteLinkifier"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.CreateUserForm; }; };
            responses: {
                /** The account was created. */
                200: Answer<{ "application/json": From30.CreatedUser; }>;
                /** No account was created: the calling user may not do this; a parameter is missing; the name is too short, too long or has wrong characters; the address is invalid, is not allowed or has an account; the password is too weak; or the authentication scheme is not Basic. */
                400: V0_30.operations["createUser"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        reactivateUser: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the user. */
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The account is active. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The account was not reactivated: no account has this ID; the calling user may not do this; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V87_210 {
    export interface paths {
        "/api/v1/drafts": { get: V87.operations["listDrafts"]; post: V87_210.operations["createDrafts"]; };
        "/api/v1/drafts/{draft_id}": {
            delete: V87.operations["deleteDraft"];
            patch: V87_210.operations["editDraft"];
        };
    }
    export interface schemas {
        DraftContent: From87.DraftContent;
        CreateDraftsForm: From87.CreateDraftsForm;
        EditDraftForm: From87.EditDraftForm;
    }
    export interface operations {
        createDrafts: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From87.CreateDraftsForm; }; };
            responses: {
                /** The drafts were saved. */
                200: Answer<{ "application/json": From87.DraftIds; }>;
                /** Nothing was saved: the user has disabled the synchronization of drafts, `drafts` is missing or malformed, one of them is for a channel or user that does not exist, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.MissingParameterError | From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
                500: V87.responses["DraftServerError"];
            };
        };
        editDraft: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the draft. */
                    draft_id: number;
                };
                cookie?: never;
            };
            requestBody: { content: { "application/x-www-form-urlencoded": From87.EditDraftForm; }; };
            responses: {
                /** The draft was replaced. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The draft was not changed: the user has disabled the synchronization of drafts, `draft` is missing, malformed or for a channel or user that does not exist, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.MissingParameterError | From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                /** Nothing was changed, because no draft has this ID. A draft of another user gets the same response. */
                404: Answer<{ "application/json": From0.BadRequestError; }>;
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
                500: V87.responses["DraftServerError"];
            };
        };
    }
}
export namespace V87 {
    export interface schemas {
        DraftList: From87.DraftList;
        DraftIds: From87.DraftIds;
        InternalServerError: From87.InternalServerError;
    }
    export interface responses {
        /** The server failed, because the `timestamp` of a draft is after the year 9999. Nothing was saved. */
        DraftServerError: Answer<{ "application/json": From87.InternalServerError; }>;
    }
    export interface parameters {
        /** ID of the draft. */
        DraftId: number;
    }
    export interface operations {
        listDrafts: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The drafts of the calling user. */
                200: Answer<{ "application/json": From87.DraftList; }>;
                /** Nothing was listed, because the user has disabled the synchronization of drafts, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        deleteDraft: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the draft. */
                    draft_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The draft was deleted. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** Nothing was deleted, because the user has disabled the synchronization of drafts, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                /** Nothing was deleted, because no draft has this ID. A draft of another user gets the same response, so that its existence is not revealed. */
                404: Answer<{ "application/json": From0.BadRequestError; }>;
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V89_176 {
    export interface paths {
        "/api/v1/register": { post: V89_176.operations["registerEventQueue"]; };
    }
    export interface schemas {
        ClientCapabilities: From89.ClientCapabilities;
        RegisterEventQueueForm: From89.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From89.RegisterEventQueueForm; };
            };
            responses: V76_89.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V96_117 {
    export interface paths {
        "/api/v1/invites": {
            get: V76_267.operations["listInvitations"];
            post: V96_117.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: V96_117.operations["createInvitationLink"]; };
    }
    export interface schemas {
        InvitationForm: From96.InvitationForm;
        SendInvitationsForm: From96.SendInvitationsForm;
        CreateInvitationLinkForm: From96.CreateInvitationLinkForm;
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From96.SendInvitationsForm; };
            };
            responses: V76_96.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From96.CreateInvitationLinkForm; };
            };
            responses: V76_96.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace V117_126 {
    export interface paths {
        "/api/v1/invites": {
            get: V76_267.operations["listInvitations"];
            post: V117_126.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: V117_126.operations["createInvitationLink"]; };
    }
    export interface schemas {
        InvitationForm: From117.InvitationForm;
        SendInvitationsForm: From117.SendInvitationsForm;
        CreateInvitationLinkForm: From117.CreateInvitationLinkForm;
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From117.SendInvitationsForm; };
            };
            responses: V76_96.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From117.CreateInvitationLinkForm; };
            };
            responses: V76_96.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace V126_261 {
    export interface paths {
        "/api/v1/invites": {
            get: V76_267.operations["listInvitations"];
            post: V126_261.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: V126_261.operations["createInvitationLink"]; };
    }
    export interface schemas {
        InvitationForm: From126.InvitationForm;
        SendInvitationsForm: From126.SendInvitationsForm;
        CreateInvitationLinkForm: From126.CreateInvitationLinkForm;
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From126.SendInvitationsForm; };
            };
            responses: V76_96.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From126.CreateInvitationLinkForm; };
            };
            responses: V76_96.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace V135_163 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: V76_163.operations["getUser"];
            delete: V135.operations["deactivateUser"];
            patch: V76_313.operations["updateUser"];
        };
    }
}
export namespace V135 {
    export interface schemas {
        DeactivateUserForm: From135.DeactivateUserForm;
    }
    export interface operations {
        deactivateUser: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the user. */
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From135.DeactivateUserForm; };
            };
            responses: V76_135.operations["deactivateUser"]["responses"];
        };
    }
}
export namespace V163_176 {
    export interface paths {
        "/api/v1/events": {
            get: V163_176.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: From163.ServerEvent;
        EventList: From163.EventList;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From163.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V163_222 {
    export interface schemas {
        RealmUserEvent: From163.RealmUserEvent;
    }
}
export namespace V163_313 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: V163_363.operations["getUser"];
            delete: V135.operations["deactivateUser"];
            patch: V76_313.operations["updateUser"];
        };
    }
}
export namespace V163_363 {
    export interface paths {
        "/api/v1/users": { get: V163_363.operations["listUsers"]; post: V76.operations["createUser"]; };
        "/api/v1/users/me": { get: V163_363.operations["getOwnUser"]; };
    }
    export interface schemas {
        User: From163.User;
        RealmUserAddEvent: From163.RealmUserAddEvent;
        UserList: From163.UserList;
        OwnUser: From163.OwnUser;
        OneUser: From163.OneUser;
    }
    export interface operations {
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From163.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From163.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                /** The account. */
                200: Answer<{ "application/json": From163.OneUser; }>;
                /** No account was returned: no account has this ID or address; a parameter is malformed; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V176_202 {
    export interface paths {
        "/api/v1/realm/linkifiers": { get: V176_471.operations["listLinkifiers"]; };
    }
}
export namespace V176_222 {
    export interface paths {
        "/api/v1/events": {
            get: V176_222.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: From176.ServerEvent;
        EventList: From176.EventList;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From176.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V176_232 {
    export interface paths {
        "/api/v1/register": { post: V176_232.operations["registerEventQueue"]; };
    }
    export interface schemas {
        ClientCapabilities: From176.ClientCapabilities;
        RegisterEventQueueForm: From176.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From176.RegisterEventQueueForm; };
            };
            responses: {
                /** The queue was registered and collects events from now on. */
                200: Answer<{ "application/json": From176.EventQueueRegistration; }>;
                /** No queue was registered, because a parameter is malformed or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V176_471 {
    export interface paths {
        "/api/v1/realm/filters": { post: V176_471.operations["createLinkifier"]; };
        "/api/v1/realm/filters/{filter_id}": {
            delete: V76.operations["deleteLinkifier"];
            patch: V176_471.operations["editLinkifier"];
        };
    }
    export interface schemas {
        Linkifier: From176.Linkifier;
        RealmLinkifiersEvent: From176.RealmLinkifiersEvent;
        LinkifierForm: From176.LinkifierForm;
        EventQueueRegistration: From176.EventQueueRegistration;
        LinkifierList: From176.LinkifierList;
    }
    export interface operations {
        createLinkifier: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From176.LinkifierForm; }; };
            responses: V76_176.operations["createLinkifier"]["responses"];
        };
        listLinkifiers: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The linkifiers, in the order in which they are matched. */
                200: Answer<{ "application/json": From176.LinkifierList; }>;
                400: V0.responses["NotBasic"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        editLinkifier: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the linkifier. */
                    filter_id: number;
                };
                cookie?: never;
            };
            requestBody: { content: { "application/x-www-form-urlencoded": From176.LinkifierForm; }; };
            responses: V76_176.operations["editLinkifier"]["responses"];
        };
    }
}
export namespace V202_471 {
    export interface paths {
        "/api/v1/realm/linkifiers": {
            get: V176_471.operations["listLinkifiers"];
            patch: V202.operations["reorderLinkifiers"];
        };
    }
}
export namespace V202 {
    export interface schemas {
        ReorderLinkifiersForm: From202.ReorderLinkifiersForm;
    }
    export interface operations {
        reorderLinkifiers: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From202.ReorderLinkifiersForm; };
            };
            responses: {
                /** The order was changed. */
                200: Answer<{ "application/json": From0.Success; }>;
                /** The order was not changed: `ordered_linkifier_ids` is missing, malformed, or does not have every linkifier exactly once, the calling user is neither an administrator nor an owner of the organization, or the authentication scheme is not Basic. */
                400: Answer<{
                    "application/json": From0.MissingParameterError | From0.BadRequestError | From0.UnauthorizedPrincipalError;
                }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V210 {
    export interface paths {
        "/api/v1/drafts": { get: V87.operations["listDrafts"]; post: V210.operations["createDrafts"]; };
        "/api/v1/drafts/{draft_id}": { delete: V87.operations["deleteDraft"]; patch: V210.operations["editDraft"]; };
    }
    export interface schemas {
        DraftContent: From210.DraftContent;
        CreateDraftsForm: From210.CreateDraftsForm;
        EditDraftForm: From210.EditDraftForm;
    }
    export interface operations {
        createDrafts: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From210.CreateDraftsForm; }; };
            responses: V87_210.operations["createDrafts"]["responses"];
        };
        editDraft: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the draft. */
                    draft_id: number;
                };
                cookie?: never;
            };
            requestBody: { content: { "application/x-www-form-urlencoded": From210.EditDraftForm; }; };
            responses: V87_210.operations["editDraft"]["responses"];
        };
    }
}
export namespace V222_240 {
    export interface paths {
        "/api/v1/events": {
            get: V222_240.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: From222.ServerEvent;
        EventList: From222.EventList;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From222.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V222_363 {
    export interface schemas {
        RealmUserEvent: From222.RealmUserEvent;
    }
}
export namespace V232_288 {
    export interface paths {
        "/api/v1/register": { post: V232_288.operations["registerEventQueue"]; };
    }
    export interface schemas {
        RegisterEventQueueForm: From232.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From232.RegisterEventQueueForm; };
            };
            responses: V176_232.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V232_294 {
    export interface schemas {
        ClientCapabilities: From232.ClientCapabilities;
    }
}
export namespace V240_363 {
    export interface paths {
        "/api/v1/events": {
            get: V240_363.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: From240.ServerEvent;
        EventList: From240.EventList;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From240.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V240 {
    export interface schemas {
        RestartEvent: From240.RestartEvent;
    }
}
export namespace V257 {
    export interface paths {
        "/api/v1/invites/{invite_id}/resend": { post: V257.operations["resendInvitation"]; };
        "/api/v1/server_settings": { get: V257.operations["getServerSettings"]; };
    }
    export interface schemas {
        ResentInvitation: From257.ResentInvitation;
        ServerSettings: From257.ServerSettings;
    }
    export interface operations {
        resendInvitation: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the invitation, among those of its kind. */
                    invite_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** The e-mail was sent again. */
                200: Answer<{ "application/json": From257.ResentInvitation; }>;
                /** Nothing was sent: no e-mail invitation has this ID, the calling user is a guest, a bot or may not send it again, the organization has reached its daily limit, or the authentication scheme is not Basic. */
                400: V76_257.operations["resendInvitation"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getServerSettings: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The release and the feature level of the server. */
                200: Answer<{ "application/json": From257.ServerSettings; }>;
                /** The path does not support this method. The header `Allow` lists those that it supports. The response has no body. */
                405: V0_257.operations["getServerSettings"]["responses"]["405"];
            };
        };
    }
}
export namespace V261_267 {
    export interface paths {
        "/api/v1/invites": {
            get: V76_267.operations["listInvitations"];
            post: V261_267.operations["sendInvitations"];
        };
    }
    export interface schemas {
        SendInvitationsForm: From261.SendInvitationsForm;
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From261.SendInvitationsForm; };
            };
            responses: V76_96.operations["sendInvitations"]["responses"];
        };
    }
}
export namespace V261_322 {
    export interface paths {
        "/api/v1/invites/multiuse": { post: V261_322.operations["createInvitationLink"]; };
    }
    export interface schemas {
        InvitationForm: From261.InvitationForm;
        CreateInvitationLinkForm: From261.CreateInvitationLinkForm;
    }
    export interface operations {
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From261.CreateInvitationLinkForm; };
            };
            responses: V76_96.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace V267_322 {
    export interface paths {
        "/api/v1/invites": {
            get: V267.operations["listInvitations"];
            post: V267_322.operations["sendInvitations"];
        };
    }
    export interface schemas {
        SendInvitationsForm: From267.SendInvitationsForm;
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From267.SendInvitationsForm; };
            };
            responses: V76_96.operations["sendInvitations"]["responses"];
        };
    }
}
export namespace V267 {
    export interface schemas {
        InvitationBase: From267.InvitationBase;
        EmailInvitation: From267.EmailInvitation;
        ReusableInvitationLink: From267.ReusableInvitationLink;
        Invitation: From267.Invitation;
        InvitationList: From267.InvitationList;
    }
    export interface operations {
        listInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The unexpired invitations that the calling user can manage. */
                200: Answer<{ "application/json": From267.InvitationList; }>;
                /** Nothing was listed, because the calling user is a guest or a bot, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V288_294 {
    export interface paths {
        "/api/v1/register": { post: V288_294.operations["registerEventQueue"]; };
    }
    export interface schemas {
        RegisterEventQueueForm: From288.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From288.RegisterEventQueueForm; };
            };
            responses: V176_232.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V294_315 {
    export interface paths {
        "/api/v1/register": { post: V294_315.operations["registerEventQueue"]; };
    }
    export interface schemas {
        ClientCapabilities: From294.ClientCapabilities;
        RegisterEventQueueForm: From294.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From294.RegisterEventQueueForm; };
            };
            responses: V176_232.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V313_363 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: V163_363.operations["getUser"];
            delete: V135.operations["deactivateUser"];
            patch: V313.operations["updateUser"];
        };
    }
}
export namespace V313 {
    export interface schemas {
        UpdateUserForm: From313.UpdateUserForm;
    }
    export interface parameters {
        /** ID of the user, or an e-mail address of the user that the caller may see. */
        UserToChange: number | string;
    }
    export interface operations {
        updateUser: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the user, or an e-mail address of the user that the caller may see. */
                    user_id: number | string;
                };
                cookie?: never;
            };
            requestBody?: { content: { "application/x-www-form-urlencoded": From313.UpdateUserForm; }; };
            responses: V76_313.operations["updateUser"]["responses"];
        };
    }
}
export namespace V315_334 {
    export interface paths {
        "/api/v1/register": { post: V315_334.operations["registerEventQueue"]; };
    }
    export interface schemas {
        ClientCapabilities: From315.ClientCapabilities;
        RegisterEventQueueForm: From315.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From315.RegisterEventQueueForm; };
            };
            responses: V176_232.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V322_416 {
    export interface paths {
        "/api/v1/invites": {
            get: V267.operations["listInvitations"];
            post: V322_416.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: V322_416.operations["createInvitationLink"]; };
    }
    export interface schemas {
        InvitationForm: From322.InvitationForm;
        SendInvitationsForm: From322.SendInvitationsForm;
        CreateInvitationLinkForm: From322.CreateInvitationLinkForm;
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From322.SendInvitationsForm; };
            };
            responses: V76_96.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From322.CreateInvitationLinkForm; };
            };
            responses: V76_96.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace V334_412 {
    export interface paths {
        "/api/v1/register": { post: V334_412.operations["registerEventQueue"]; };
    }
    export interface schemas {
        RegisterEventQueueForm: From334.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From334.RegisterEventQueueForm; };
            };
            responses: V176_232.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V334_419 {
    export interface schemas {
        ClientCapabilities: From334.ClientCapabilities;
    }
}
export namespace V363_384 {
    export interface paths {
        "/api/v1/users": { get: V363_384.operations["listUsers"]; post: V76.operations["createUser"]; };
    }
    export interface operations {
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From363.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V363_433 {
    export interface paths {
        "/api/v1/events": {
            get: V363_433.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
        "/api/v1/users/me": { get: V363_433.operations["getOwnUser"]; };
        "/api/v1/users/{user_id}": {
            get: V363_433.operations["getUser"];
            delete: V135.operations["deactivateUser"];
            patch: V313.operations["updateUser"];
        };
    }
    export interface schemas {
        User: From363.User;
        RealmUserAddEvent: From363.RealmUserAddEvent;
        RealmUserEvent: From363.RealmUserEvent;
        ServerEvent: From363.ServerEvent;
        EventList: From363.EventList;
        UserList: From363.UserList;
        OwnUser: From363.OwnUser;
        OneUser: From363.OneUser;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From363.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From363.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                /** The account. */
                200: Answer<{ "application/json": From363.OneUser; }>;
                /** No account was returned: no account has this ID or address; a parameter is malformed; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V384_433 {
    export interface paths {
        "/api/v1/users": { get: V384_433.operations["listUsers"]; post: V76.operations["createUser"]; };
    }
    export interface operations {
        listUsers: {
            parameters: {
                query?: {
                    /** Whether `avatar_url` may be `null` where the caller can compute it from the real address. */
                    client_gravatar?: boolean;
                    /** Whether to return the fields of profiles, in `profile_data`. Defaults to `false`. */
                    include_custom_profile_fields?: boolean;
                    /** IDs of the users to return. Defaults to all. */
                    user_ids?: number[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: V363_384.operations["listUsers"]["responses"];
        };
    }
}
export namespace V384 {
    export interface parameters {
        /** IDs of the users to return. Defaults to all. */
        UserIds: number[];
    }
}
export namespace V412_419 {
    export interface paths {
        "/api/v1/register": { post: V412_419.operations["registerEventQueue"]; };
    }
    export interface schemas {
        RegisterEventQueueForm: From412.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From412.RegisterEventQueueForm; };
            };
            responses: V176_232.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V416 {
    export interface paths {
        "/api/v1/invites": {
            get: V267.operations["listInvitations"];
            post: V416.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: V416.operations["createInvitationLink"]; };
    }
    export interface schemas {
        InvitationForm: From416.InvitationForm;
        SendInvitationsForm: From416.SendInvitationsForm;
        CreateInvitationLinkForm: From416.CreateInvitationLinkForm;
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": From416.SendInvitationsForm; };
            };
            responses: V76_96.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From416.CreateInvitationLinkForm; };
            };
            responses: V76_96.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace V419_471 {
    export interface paths {
        "/api/v1/register": { post: V419_471.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From419.RegisterEventQueueForm; };
            };
            responses: V176_232.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V419_481 {
    export interface schemas {
        RegisterEventQueueForm: From419.RegisterEventQueueForm;
    }
}
export namespace V419_491 {
    export interface schemas {
        ClientCapabilities: From419.ClientCapabilities;
    }
}
export namespace V433_471 {
    export interface paths {
        "/api/v1/events": {
            get: V433_471.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: From433.ServerEvent;
        EventList: From433.EventList;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From433.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V433 {
    export interface paths {
        "/api/v1/users": { get: V433.operations["listUsers"]; post: V76.operations["createUser"]; };
        "/api/v1/users/me": { get: V433.operations["getOwnUser"]; };
        "/api/v1/users/{user_id}": {
            get: V433.operations["getUser"];
            delete: V135.operations["deactivateUser"];
            patch: V313.operations["updateUser"];
        };
    }
    export interface schemas {
        User: From433.User;
        RealmUserAddEvent: From433.RealmUserAddEvent;
        RealmUserEvent: From433.RealmUserEvent;
        UserList: From433.UserList;
        OwnUser: From433.OwnUser;
        OneUser: From433.OneUser;
    }
    export interface operations {
        listUsers: {
            parameters: V384_433.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                /** The accounts. */
                200: Answer<{ "application/json": From433.UserList; }>;
                /** Nothing was listed, because a parameter is malformed, or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The account of the caller. */
                200: Answer<{ "application/json": From433.OwnUser; }>;
                400: V0.responses["NotBasic"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                /** The account. */
                200: Answer<{ "application/json": From433.OneUser; }>;
                /** No account was returned: no account has this ID or address; a parameter is malformed; or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V471_478 {
    export interface paths {
        "/api/v1/events": {
            get: V471_478.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
        "/api/v1/realm/filters": { post: V471_478.operations["createLinkifier"]; };
        "/api/v1/realm/filters/{filter_id}": {
            delete: V76.operations["deleteLinkifier"];
            patch: V471_478.operations["editLinkifier"];
        };
        "/api/v1/register": { post: V471_478.operations["registerEventQueue"]; };
        "/api/v1/realm/linkifiers": {
            get: V471_478.operations["listLinkifiers"];
            patch: V202.operations["reorderLinkifiers"];
        };
    }
    export interface schemas {
        Linkifier: From471.Linkifier;
        RealmLinkifiersEvent: From471.RealmLinkifiersEvent;
        ServerEvent: From471.ServerEvent;
        EventList: From471.EventList;
        LinkifierForm: From471.LinkifierForm;
        EventQueueRegistration: From471.EventQueueRegistration;
        LinkifierList: From471.LinkifierList;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From471.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createLinkifier: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From471.LinkifierForm; }; };
            responses: V76_176.operations["createLinkifier"]["responses"];
        };
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V419_471.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                /** The queue was registered and collects events from now on. */
                200: Answer<{ "application/json": From471.EventQueueRegistration; }>;
                /** No queue was registered, because a parameter is malformed or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listLinkifiers: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The linkifiers, in the order in which they are matched. */
                200: Answer<{ "application/json": From471.LinkifierList; }>;
                400: V0.responses["NotBasic"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        editLinkifier: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the linkifier. */
                    filter_id: number;
                };
                cookie?: never;
            };
            requestBody: { content: { "application/x-www-form-urlencoded": From471.LinkifierForm; }; };
            responses: V76_176.operations["editLinkifier"]["responses"];
        };
    }
}
export namespace V478_481 {
    export interface paths {
        "/api/v1/register": { post: V478_481.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V419_471.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                /** The queue was registered and collects events from now on. */
                200: Answer<{ "application/json": From478.EventQueueRegistration; }>;
                /** No queue was registered, because a parameter is malformed or the authentication scheme is not Basic. */
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace V478 {
    export interface paths {
        "/api/v1/events": {
            get: V478.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
        "/api/v1/realm/filters": { post: V478.operations["createLinkifier"]; };
        "/api/v1/realm/filters/{filter_id}": {
            delete: V76.operations["deleteLinkifier"];
            patch: V478.operations["editLinkifier"];
        };
        "/api/v1/realm/linkifiers": {
            get: V478.operations["listLinkifiers"];
            patch: V202.operations["reorderLinkifiers"];
        };
    }
    export interface schemas {
        Linkifier: From478.Linkifier;
        RealmLinkifiersEvent: From478.RealmLinkifiersEvent;
        ServerEvent: From478.ServerEvent;
        EventList: From478.EventList;
        LinkifierForm: From478.LinkifierForm;
        EventQueueRegistration: From478.EventQueueRegistration;
        LinkifierList: From478.LinkifierList;
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                /** The events, at least one unless `dont_block` is true or the wait was ended. */
                200: Answer<{ "application/json": From478.EventList; }>;
                /** Nothing was returned: a parameter is missing or malformed, the queue does not exist or belongs to another user, the queue does not have the event, or the authentication scheme is not Basic. If the queue does not have the event, register a new queue. */
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createLinkifier: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From478.LinkifierForm; }; };
            responses: V76_176.operations["createLinkifier"]["responses"];
        };
        listLinkifiers: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                /** The linkifiers, in the order in which they are matched. */
                200: Answer<{ "application/json": From478.LinkifierList; }>;
                400: V0.responses["NotBasic"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        editLinkifier: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** ID of the linkifier. */
                    filter_id: number;
                };
                cookie?: never;
            };
            requestBody: { content: { "application/x-www-form-urlencoded": From478.LinkifierForm; }; };
            responses: V76_176.operations["editLinkifier"]["responses"];
        };
    }
}
export namespace V481_491 {
    export interface paths {
        "/api/v1/register": { post: V481_491.operations["registerEventQueue"]; };
    }
    export interface schemas {
        RegisterEventQueueForm: From481.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From481.RegisterEventQueueForm; };
            };
            responses: V478_481.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace V491 {
    export interface paths {
        "/api/v1/register": { post: V491.operations["registerEventQueue"]; };
    }
    export interface schemas {
        ClientCapabilities: From491.ClientCapabilities;
        RegisterEventQueueForm: From491.RegisterEventQueueForm;
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": From491.RegisterEventQueueForm; };
            };
            responses: V478_481.operations["registerEventQueue"]["responses"];
        };
    }
}

/**
 * The type of a text that the specification does not list. At run time it is what the server sent: `const type: string
 * = event.type`. It is not typed as `string`, because `string` includes the listed texts, and comparing it would
 * then narrow nothing.
 */
export declare enum UndocumentedValue {
    /** Never occurs: it represents every text that the specification does not list. */
    anyOther = "any text that the specification does not list"
}

/** A value that only some servers from the client's level up accept. Send it after this check. */
export interface NeedsFeatureLevel<Level extends number, Ask extends string> {
    /** At compile time only. */
    readonly "needs a feature level": readonly [Level, Ask];
}
