// The paths of servers of exactly each feature level.
// Made from the specification by `administration-service-api generate`. Do not edit.

import type * as From0 from "./from-0.js";
import type * as From60 from "./from-60.js";
import type * as From240 from "./from-240.js";
import type * as From433 from "./from-433.js";
import type * as From478 from "./from-478.js";
import type { V0_1, V0_3, V0_7, V0_20, V0_30, V0_36, V0_257, V0, V13_18, V18_36, V36, V39_59, V57_76, V58_76, V76_96, V76_176, V76_257, V76_313, V76, V87_210, V87, V89_176, V126_261, V135, V176_232, V176_471, V202, V210, V232_288, V257, V261_267, V261_322, V267_322, V288_294, V294_315, V313, V315_334, V322_416, V334_412, V384_433, V412_419, V416, V419_471, V433, V471_478, V478, V481_491, V491, Answer } from "./shared.js";

export namespace At0_1 {
    export interface paths {
        "/api/v1/events": {
            get: At0_1.operations["getEvents"];
            delete: At0_36.operations["deleteEventQueue"];
        };
        "/api/v1/register": { post: At0_1.operations["registerEventQueue"]; };
        "/api/v1/users": { get: At0_1.operations["listUsers"]; post: At0_30.operations["createUser"]; };
        "/api/v1/users/{user_id}": {
            delete: At0_36.operations["deactivateUser"];
            patch: At0_7.operations["updateUser"];
        };
        "/api/v1/server_settings": { get: At0_1.operations["getServerSettings"]; };
    }
    export interface schemas {
        User: {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_guest: boolean;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string | null;
            bot_type?: number | null;
            bot_owner?: string;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
        };
        RealmUserAddEvent: {
            type: "realm_user";
            op: "add";
            person: At0_1.schemas["User"];
            id: From0.EventId;
        };
        RealmUserEvent: At0_1.schemas["RealmUserAddEvent"] | At0_7.schemas["RealmUserUpdateEvent"] | From0.RealmUserRemoveEvent;
        ServerEvent: From0.RealmFiltersEvent | From0.InvitesChangedEvent | At0_1.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At0_59.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At0_1.schemas["ServerEvent"][]; queue_id?: string; };
        EventQueueRegistration: At0_167.schemas["Success"] & {
            zulip_version?: string;
            queue_id: string;
            last_event_id: number;
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
        };
        UserList: At0_167.schemas["Success"] & { members: At0_1.schemas["User"][]; };
        ServerSettings: At0_167.schemas["Success"] & {
            authentication_methods?: { [key: string]: boolean; };
            external_authentication_methods?: { [key: string]: unknown; }[];
            email_auth_enabled?: boolean;
            require_email_format_usernames?: boolean;
            push_notifications_enabled?: boolean;
            is_incompatible?: boolean;
            realm_name?: string;
            realm_icon?: string;
            realm_description?: string;
            zulip_version: string;
            realm_uri: string;
        };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_1.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V0_3.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At0_1.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_1.schemas["UserList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        getServerSettings: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_1.schemas["ServerSettings"]; }>;
                405: V0_257.operations["getServerSettings"]["responses"]["405"];
            };
        };
    }
}
export namespace At0_7 {
    export interface schemas {
        ChangedUser: { user_id: number; full_name?: string; } & { [key: string]: unknown; };
        RealmUserUpdateEvent: {
            type: "realm_user";
            op: "update";
            person: At0_7.schemas["ChangedUser"];
            id: From0.EventId;
        };
        UpdateUserForm: {
            full_name?: string;
            is_admin?: boolean;
            is_guest?: boolean;
            profile_data?: { id: number; value?: string | number[] | null; }[];
        };
    }
    export interface operations {
        updateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": At0_7.schemas["UpdateUserForm"]; };
            };
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_7.operations["updateUser"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At0_8 {
    export interface paths {
        "/api/v1/users/me": { get: At0_8.operations["getOwnUser"]; };
    }
    export interface schemas {
        OwnUser: At0_167.schemas["Success"] & {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            avatar_url: string;
            bot_type?: number;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
            max_message_id: number;
            pointer?: number;
            client_id?: string;
            short_name?: string;
        };
    }
    export interface operations {
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_8.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At0_20 {
    export interface paths {
        "/api/v1/invites": {
            get: At0_22.operations["listInvitations"];
            post: At0_20.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: At0_20.operations["createInvitationLink"]; };
    }
    export interface schemas {
        InvitationForm: { invite_as?: 200 | 400 | 600; };
        SendInvitationsForm: At0_20.schemas["InvitationForm"] & { invitee_emails: string; stream_ids: number[]; };
        CreateInvitationLinkForm: At0_20.schemas["InvitationForm"] & { stream_ids?: number[]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": At0_20.schemas["SendInvitationsForm"]; };
            };
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: Answer<{
                    "application/json": From0.MissingParameterError | From0.BadRequestError | From0.UnauthorizedPrincipalError | At0_76.schemas["InvitationFailedError"];
                }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: {
                    "application/x-www-form-urlencoded": At0_20.schemas["CreateInvitationLinkForm"];
                };
            };
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["InvitationLink"]; }>;
                400: V0_20.operations["createInvitationLink"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At0_22 {
    export interface schemas {
        InvitationBase: {
            id: number;
            ref: string;
            invited: number;
            expiry_date: number | null;
            invited_as: From0.InvitedAs;
        };
        EmailInvitation: At0_22.schemas["InvitationBase"] & { is_multiuse: false; email: string; };
        ReusableInvitationLink: At0_22.schemas["InvitationBase"] & { is_multiuse: true; link_url: string; };
        Invitation: At0_22.schemas["EmailInvitation"] | At0_22.schemas["ReusableInvitationLink"];
        InvitationList: At0_167.schemas["Success"] & { invites: At0_22.schemas["Invitation"][]; };
    }
    export interface operations {
        listInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_22.schemas["InvitationList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At0_30 {
    export interface schemas {
        CreatedUser: At0_167.schemas["Success"];
    }
    export interface operations {
        createUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.CreateUserForm; }; };
            responses: {
                200: Answer<{ "application/json": At0_30.schemas["CreatedUser"]; }>;
                400: V0_30.operations["createUser"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At0_36 {
    export interface paths {
        "/api/v1/invites/multiuse/{invite_id}": { delete: At0_36.operations["revokeInvitationLink"]; };
        "/api/v1/invites/{invite_id}": { delete: At0_36.operations["revokeInvitation"]; };
        "/api/v1/invites/{invite_id}/resend": { post: At0_36.operations["resendInvitation"]; };
        "/api/v1/realm/filters": { post: At0_36.operations["createLinkifier"]; };
        "/api/v1/realm/filters/{filter_id}": { delete: At0_36.operations["deleteLinkifier"]; };
        "/api/v1/users/{user_id}/reactivate": { post: At0_36.operations["reactivateUser"]; };
    }
    export interface schemas {
        RateLimitError: From0.ErrorEnvelope & { "retry-after"?: number; };
    }
    export interface responses {
        RateLimited: {
            headers: {
                "Retry-After": V0.headers["RetryAfter"];
                "X-RateLimit-Limit": V0.headers["RateLimitLimit"];
                "X-RateLimit-Remaining": V0.headers["RateLimitRemaining"];
                "X-RateLimit-Reset": V0.headers["RateLimitReset"];
                [name: string]: unknown;
            };
            content: { "application/json": At0_36.schemas["RateLimitError"]; };
        };
    }
    export interface operations {
        deleteEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: V0_36.operations["deleteEventQueue"]["requestBody"];
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["deleteEventQueue"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        revokeInvitationLink: {
            parameters: { query?: never; header?: never; path: { invite_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["revokeInvitationLink"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        revokeInvitation: {
            parameters: { query?: never; header?: never; path: { invite_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["revokeInvitation"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        resendInvitation: {
            parameters: { query?: never; header?: never; path: { invite_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["ResentInvitation"]; }>;
                400: Answer<{
                    "application/json": From0.BadRequestError | From0.UnauthorizedPrincipalError | At0_76.schemas["InvitationFailedError"];
                }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        createLinkifier: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": At0_176.schemas["LinkifierForm"]; };
            };
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["LinkifierId"]; }>;
                400: V0_36.operations["createLinkifier"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        deleteLinkifier: {
            parameters: { query?: never; header?: never; path: { filter_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["deleteLinkifier"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        deactivateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["deactivateUser"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        reactivateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At0_59 {
    export interface schemas {
        RestartEvent: {
            type: "restart";
            server_generation: number;
            immediate: boolean;
            id: From0.EventId;
        };
    }
}
export namespace At0_76 {
    export interface schemas {
        UnauthorizedError: From0.ErrorEnvelope;
        InvitationFailedError: From0.ErrorEnvelope & {
            errors: [
                string,
                string,
                boolean
            ][];
            sent_invitations: boolean;
            license_limit_reached: boolean;
            daily_limit_reached?: boolean;
        };
    }
    export interface responses {
        Unauthorized: {
            headers: { "WWW-Authenticate": V0.headers["WwwAuthenticate"]; [name: string]: unknown; };
            content: { "application/json": At0_76.schemas["UnauthorizedError"]; };
        };
        Deactivated: Answer<{ "application/json": At0_76.schemas["UnauthorizedError"]; }>;
    }
}
export namespace At0_167 {
    export interface schemas {
        Success: { result: "success"; msg: ""; };
        InvitationLink: At0_167.schemas["Success"] & { invite_link: string; };
        ResentInvitation: At0_167.schemas["Success"] & { timestamp?: number; };
        LinkifierId: At0_167.schemas["Success"] & { id: number; };
    }
}
export namespace At0_176 {
    export interface schemas {
        LinkifierForm: { pattern: string; url_format_string: string; };
    }
}
export namespace At0 {
    export interface schemas {
        OtherEvent: { type: string; id: From0.EventId; } & { [key: string]: unknown; };
    }
}
export namespace At1_3 {
    export interface paths {
        "/api/v1/register": { post: At1_3.operations["registerEventQueue"]; };
    }
    export interface schemas {
        EventQueueRegistration: At0_167.schemas["Success"] & At1_88.schemas["ServerVersion"] & {
            zulip_version?: string;
            queue_id: string;
            last_event_id: number;
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
        };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V0_3.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At1_3.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At1_6 {
    export interface paths {
        "/api/v1/events": {
            get: At1_6.operations["getEvents"];
            delete: At0_36.operations["deleteEventQueue"];
        };
        "/api/v1/users": { get: At1_6.operations["listUsers"]; post: At0_30.operations["createUser"]; };
        "/api/v1/users/{user_id}": {
            get: At1_6.operations["getUser"];
            delete: At0_36.operations["deactivateUser"];
            patch: At0_7.operations["updateUser"];
        };
    }
    export interface schemas {
        User: {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_guest: boolean;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string | null;
            bot_type?: number | null;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
        };
        RealmUserAddEvent: {
            type: "realm_user";
            op: "add";
            person: At1_6.schemas["User"];
            id: From0.EventId;
        };
        RealmUserEvent: At1_6.schemas["RealmUserAddEvent"] | At0_7.schemas["RealmUserUpdateEvent"] | From0.RealmUserRemoveEvent;
        ServerEvent: From0.RealmFiltersEvent | From0.InvitesChangedEvent | At1_6.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At0_59.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At1_6.schemas["ServerEvent"][]; queue_id?: string; };
        UserList: At0_167.schemas["Success"] & { members: At1_6.schemas["User"][]; };
        OneUser: At0_167.schemas["Success"] & { user: At1_6.schemas["User"]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At1_6.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At1_6.schemas["UserList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: {
                query?: { client_gravatar?: boolean; include_custom_profile_fields?: boolean; };
                header?: never;
                path: { user_id: number; };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At1_6.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At1_88 {
    export interface paths {
        "/api/v1/server_settings": { get: At1_88.operations["getServerSettings"]; };
    }
    export interface schemas {
        ServerVersion: { zulip_feature_level?: number; };
        ServerSettings: At0_167.schemas["Success"] & At1_88.schemas["ServerVersion"] & {
            authentication_methods?: { [key: string]: boolean; };
            external_authentication_methods?: { [key: string]: unknown; }[];
            email_auth_enabled?: boolean;
            require_email_format_usernames?: boolean;
            push_notifications_enabled?: boolean;
            is_incompatible?: boolean;
            realm_name?: string;
            realm_icon?: string;
            realm_description?: string;
            zulip_version: string;
            realm_uri: string;
        };
    }
    export interface operations {
        getServerSettings: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At1_88.schemas["ServerSettings"]; }>;
                405: V0_257.operations["getServerSettings"]["responses"]["405"];
            };
        };
    }
}
export namespace At3_13 {
    export interface paths {
        "/api/v1/register": { post: At3_13.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V0_3.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At3_54.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At3_54 {
    export interface schemas {
        EventQueueRegistration: At0_167.schemas["Success"] & At1_88.schemas["ServerVersion"] & {
            zulip_version: string;
            queue_id: string;
            last_event_id: number;
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
        };
    }
}
export namespace At6_7 {
    export interface paths {
        "/api/v1/events": {
            get: At6_7.operations["getEvents"];
            delete: At0_36.operations["deleteEventQueue"];
        };
        "/api/v1/users/{user_id}": {
            get: At6_8.operations["getUser"];
            delete: At0_36.operations["deactivateUser"];
            patch: At0_7.operations["updateUser"];
        };
    }
    export interface schemas {
        RealmUserEvent: At6_8.schemas["RealmUserAddEvent"] | At0_7.schemas["RealmUserUpdateEvent"] | From0.RealmUserRemoveEvent;
        ServerEvent: From0.RealmFiltersEvent | From0.InvitesChangedEvent | At6_7.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At0_59.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At6_7.schemas["ServerEvent"][]; queue_id?: string; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At6_7.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At6_8 {
    export interface paths {
        "/api/v1/users": { get: At6_8.operations["listUsers"]; post: At0_30.operations["createUser"]; };
    }
    export interface schemas {
        User: {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_guest: boolean;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string | null;
            avatar_version: number;
            bot_type?: number | null;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
        };
        RealmUserAddEvent: {
            type: "realm_user";
            op: "add";
            person: At6_8.schemas["User"];
            id: From0.EventId;
        };
        UserList: At0_167.schemas["Success"] & { members: At6_8.schemas["User"][]; };
        OneUser: At0_167.schemas["Success"] & { user: At6_8.schemas["User"]; };
    }
    export interface operations {
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At6_8.schemas["UserList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: At1_6.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At6_8.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At7_8 {
    export interface paths {
        "/api/v1/events": {
            get: At7_8.operations["getEvents"];
            delete: At0_36.operations["deleteEventQueue"];
        };
        "/api/v1/users/{user_id}": {
            get: At6_8.operations["getUser"];
            delete: At0_36.operations["deactivateUser"];
            patch: At7_36.operations["updateUser"];
        };
    }
    export interface schemas {
        RealmUserEvent: At6_8.schemas["RealmUserAddEvent"] | At7_60.schemas["RealmUserUpdateEvent"] | From0.RealmUserRemoveEvent;
        ServerEvent: From0.RealmFiltersEvent | From0.InvitesChangedEvent | At7_8.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At0_59.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At7_8.schemas["ServerEvent"][]; queue_id?: string; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At7_8.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At7_36 {
    export interface operations {
        updateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: {
                content: { "application/x-www-form-urlencoded": At7_60.schemas["UpdateUserForm"]; };
            };
            responses: At0_7.operations["updateUser"]["responses"];
        };
    }
}
export namespace At7_60 {
    export interface schemas {
        Role: 100 | 200 | 400 | 600;
        ChangedUser: { user_id: number; full_name?: string; role?: At7_60.schemas["Role"]; } & { [key: string]: unknown; };
        RealmUserUpdateEvent: {
            type: "realm_user";
            op: "update";
            person: At7_60.schemas["ChangedUser"];
            id: From0.EventId;
        };
        UpdateUserForm: {
            full_name?: string;
            role?: At7_60.schemas["Role"];
            profile_data?: { id: number; value?: string | number[] | null; }[];
        };
    }
}
export namespace At8_10 {
    export interface paths {
        "/api/v1/users/me": { get: At8_10.operations["getOwnUser"]; };
    }
    export interface schemas {
        OwnUser: At0_167.schemas["Success"] & {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            avatar_url: string;
            bot_type?: number;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
            max_message_id: number;
            pointer?: number;
            client_id?: string;
            short_name?: string;
        };
    }
    export interface operations {
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At8_10.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At8_30 {
    export interface paths {
        "/api/v1/users": { get: At8_36.operations["listUsers"]; post: At0_30.operations["createUser"]; };
    }
}
export namespace At8_36 {
    export interface paths {
        "/api/v1/events": {
            get: At8_36.operations["getEvents"];
            delete: At0_36.operations["deleteEventQueue"];
        };
        "/api/v1/users/{user_id}": {
            get: At8_36.operations["getUser"];
            delete: At0_36.operations["deactivateUser"];
            patch: At7_36.operations["updateUser"];
        };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At8_54.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At8_59.schemas["UserList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: At1_6.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At8_59.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At8_54 {
    export interface schemas {
        ServerEvent: From0.RealmFiltersEvent | From0.InvitesChangedEvent | At8_59.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At0_59.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At8_54.schemas["ServerEvent"][]; queue_id?: string; };
    }
}
export namespace At8_59 {
    export interface schemas {
        User: {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string | null;
            avatar_version: number;
            bot_type?: number | null;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
        };
        RealmUserAddEvent: {
            type: "realm_user";
            op: "add";
            person: At8_59.schemas["User"];
            id: From0.EventId;
        };
        RealmUserEvent: At8_59.schemas["RealmUserAddEvent"] | At7_60.schemas["RealmUserUpdateEvent"] | From0.RealmUserRemoveEvent;
        UserList: At0_167.schemas["Success"] & { members: At8_59.schemas["User"][]; };
        OneUser: At0_167.schemas["Success"] & { user: At8_59.schemas["User"]; };
    }
}
export namespace At10_16 {
    export interface paths {
        "/api/v1/users/me": { get: At10_16.operations["getOwnUser"]; };
    }
    export interface schemas {
        OwnUser: At0_167.schemas["Success"] & {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string;
            avatar_version: number;
            bot_type?: number;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
            max_message_id: number;
            pointer?: number;
        };
    }
    export interface operations {
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At10_16.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At13_18 {
    export interface paths {
        "/api/v1/register": { post: At13_18.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V13_18.operations["registerEventQueue"]["requestBody"]>;
            responses: At3_13.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At16_36 {
    export interface paths {
        "/api/v1/users/me": { get: At16_36.operations["getOwnUser"]; };
    }
    export interface operations {
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At16_59.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At16_59 {
    export interface schemas {
        OwnUser: At0_167.schemas["Success"] & {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string;
            avatar_version: number;
            bot_type?: number;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
            max_message_id: number;
        };
    }
}
export namespace At18_36 {
    export interface paths {
        "/api/v1/register": { post: At18_36.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V18_36.operations["registerEventQueue"]["requestBody"]>;
            responses: At3_13.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At20_22 {
    export interface paths {
        "/api/v1/invites": {
            get: At0_22.operations["listInvitations"];
            post: At20_36.operations["sendInvitations"];
        };
    }
}
export namespace At20_36 {
    export interface paths {
        "/api/v1/invites/multiuse": { post: At20_36.operations["createInvitationLink"]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": At20_61.schemas["SendInvitationsForm"]; };
            };
            responses: At0_20.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: {
                    "application/x-www-form-urlencoded": At20_61.schemas["CreateInvitationLinkForm"];
                };
            };
            responses: At0_20.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace At20_61 {
    export interface schemas {
        InvitationForm: { invite_as?: 100 | 200 | 400 | 600; };
        SendInvitationsForm: At20_61.schemas["InvitationForm"] & { invitee_emails: string; stream_ids: number[]; };
        CreateInvitationLinkForm: At20_61.schemas["InvitationForm"] & { stream_ids?: number[]; };
    }
}
export namespace At22_36 {
    export interface paths {
        "/api/v1/invites": {
            get: At22_36.operations["listInvitations"];
            post: At20_36.operations["sendInvitations"];
        };
    }
    export interface operations {
        listInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At22_167.schemas["InvitationList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At22_167 {
    export interface schemas {
        InvitationList: At0_167.schemas["Success"] & { invites: At22_267.schemas["Invitation"][]; };
    }
}
export namespace At22_267 {
    export interface schemas {
        InvitationBase: {
            id: number;
            invited_by_user_id: number;
            invited: number;
            expiry_date: number | null;
            invited_as: From0.InvitedAs;
        };
        EmailInvitation: At22_267.schemas["InvitationBase"] & { is_multiuse: false; email: string; };
        ReusableInvitationLink: At22_267.schemas["InvitationBase"] & { is_multiuse: true; link_url: string; };
        Invitation: At22_267.schemas["EmailInvitation"] | At22_267.schemas["ReusableInvitationLink"];
    }
}
export namespace At30_36 {
    export interface paths {
        "/api/v1/users": { get: At8_36.operations["listUsers"]; post: At30_36.operations["createUser"]; };
    }
    export interface operations {
        createUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.CreateUserForm; }; };
            responses: {
                200: Answer<{ "application/json": At30_167.schemas["CreatedUser"]; }>;
                400: V0_30.operations["createUser"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: At0_36.responses["RateLimited"];
            };
        };
    }
}
export namespace At30_167 {
    export interface schemas {
        CreatedUser: At0_167.schemas["Success"] & { user_id: number; };
    }
}
export namespace At36_39 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: At36_39.operations["getUser"];
            delete: At36_76.operations["deactivateUser"];
            patch: At36_60.operations["updateUser"];
        };
    }
    export interface operations {
        getUser: {
            parameters: At1_6.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At8_59.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At36_54 {
    export interface paths {
        "/api/v1/events": {
            get: At36_54.operations["getEvents"];
            delete: At36_76.operations["deleteEventQueue"];
        };
        "/api/v1/register": { post: At36_54.operations["registerEventQueue"]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At8_54.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V18_36.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At3_54.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At36_57 {
    export interface paths {
        "/api/v1/realm/filters/{filter_id}": { delete: At36_76.operations["deleteLinkifier"]; };
    }
}
export namespace At36_59 {
    export interface paths {
        "/api/v1/users": {
            get: At36_59.operations["listUsers"];
            post: At36_76.operations["createUser"];
        };
        "/api/v1/users/me": { get: At36_59.operations["getOwnUser"]; };
    }
    export interface operations {
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At8_59.schemas["UserList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At16_59.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At36_60 {
    export interface operations {
        updateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: NonNullable<At7_36.operations["updateUser"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_7.operations["updateUser"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At36_61 {
    export interface paths {
        "/api/v1/invites": {
            get: At36_76.operations["listInvitations"];
            post: At36_61.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: At36_61.operations["createInvitationLink"]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: At20_36.operations["sendInvitations"]["requestBody"];
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: At0_20.operations["sendInvitations"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<At20_36.operations["createInvitationLink"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["InvitationLink"]; }>;
                400: V0_20.operations["createInvitationLink"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At36_76 {
    export interface paths {
        "/api/v1/invites/multiuse/{invite_id}": { delete: At36_76.operations["revokeInvitationLink"]; };
        "/api/v1/invites/{invite_id}": { delete: At36_76.operations["revokeInvitation"]; };
        "/api/v1/invites/{invite_id}/resend": { post: At36_76.operations["resendInvitation"]; };
        "/api/v1/realm/filters": { post: At36_76.operations["createLinkifier"]; };
        "/api/v1/users/{user_id}/reactivate": { post: At36_76.operations["reactivateUser"]; };
    }
    export interface operations {
        deleteEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: V0_36.operations["deleteEventQueue"]["requestBody"];
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["deleteEventQueue"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At22_167.schemas["InvitationList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        revokeInvitationLink: {
            parameters: { query?: never; header?: never; path: { invite_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["revokeInvitationLink"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        revokeInvitation: {
            parameters: { query?: never; header?: never; path: { invite_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["revokeInvitation"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        resendInvitation: {
            parameters: { query?: never; header?: never; path: { invite_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["ResentInvitation"]; }>;
                400: At0_36.operations["resendInvitation"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createLinkifier: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: At0_36.operations["createLinkifier"]["requestBody"];
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["LinkifierId"]; }>;
                400: V0_36.operations["createLinkifier"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        deleteLinkifier: {
            parameters: { query?: never; header?: never; path: { filter_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["deleteLinkifier"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: { content: { "application/x-www-form-urlencoded": From0.CreateUserForm; }; };
            responses: {
                200: Answer<{ "application/json": At30_167.schemas["CreatedUser"]; }>;
                400: V0_30.operations["createUser"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        deactivateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["deactivateUser"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        reactivateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At39_59 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: At39_59.operations["getUser"];
            delete: At36_76.operations["deactivateUser"];
            patch: At36_60.operations["updateUser"];
        };
    }
    export interface operations {
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: At36_39.operations["getUser"]["responses"];
        };
    }
}
export namespace At54_58 {
    export interface paths {
        "/api/v1/register": { post: At54_58.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V18_36.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At54_74.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At54_59 {
    export interface paths {
        "/api/v1/events": {
            get: At54_59.operations["getEvents"];
            delete: At36_76.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: At54_176.schemas["RealmLinkifiersEvent"] | From0.RealmFiltersEvent | From0.InvitesChangedEvent | At8_59.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At0_59.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At54_59.schemas["ServerEvent"][]; queue_id?: string; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At54_59.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At54_74 {
    export interface schemas {
        EventQueueRegistration: At0_167.schemas["Success"] & At1_88.schemas["ServerVersion"] & {
            zulip_version: string;
            queue_id: string;
            last_event_id: number;
            realm_linkifiers?: At54_176.schemas["Linkifier"][];
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
        };
    }
}
export namespace At54_76 {
    export interface paths {
        "/api/v1/realm/linkifiers": { get: At54_76.operations["listLinkifiers"]; };
    }
    export interface operations {
        listLinkifiers: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At54_167.schemas["LinkifierList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At54_167 {
    export interface schemas {
        LinkifierList: At0_167.schemas["Success"] & { linkifiers: At54_176.schemas["Linkifier"][]; };
    }
}
export namespace At54_176 {
    export interface schemas {
        Linkifier: { id: number; pattern: string; url_format: string; };
        RealmLinkifiersEvent: {
            type: "realm_linkifiers";
            realm_linkifiers: At54_176.schemas["Linkifier"][];
            id: From0.EventId;
        };
    }
}
export namespace At57_76 {
    export interface paths {
        "/api/v1/realm/filters/{filter_id}": {
            delete: At36_76.operations["deleteLinkifier"];
            patch: At57_76.operations["editLinkifier"];
        };
    }
    export interface operations {
        editLinkifier: {
            parameters: { query?: never; header?: never; path: { filter_id: number; }; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": At0_176.schemas["LinkifierForm"]; };
            };
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V57_76.operations["editLinkifier"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At58_74 {
    export interface paths {
        "/api/v1/register": { post: At58_74.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V58_76.operations["registerEventQueue"]["requestBody"]>;
            responses: At54_58.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At59_60 {
    export interface paths {
        "/api/v1/events": {
            get: At59_60.operations["getEvents"];
            delete: At36_76.operations["deleteEventQueue"];
        };
        "/api/v1/users": {
            get: At59_60.operations["listUsers"];
            post: At36_76.operations["createUser"];
        };
        "/api/v1/users/me": { get: At59_60.operations["getOwnUser"]; };
        "/api/v1/users/{user_id}": {
            get: At59_60.operations["getUser"];
            delete: At36_76.operations["deactivateUser"];
            patch: At36_60.operations["updateUser"];
        };
    }
    export interface schemas {
        User: {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_active: boolean;
            role: At7_60.schemas["Role"];
            timezone: string;
            date_joined: string;
            avatar_url: string | null;
            avatar_version: number;
            bot_type?: number | null;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
        };
        RealmUserAddEvent: {
            type: "realm_user";
            op: "add";
            person: At59_60.schemas["User"];
            id: From0.EventId;
        };
        RealmUserEvent: At59_60.schemas["RealmUserAddEvent"] | At7_60.schemas["RealmUserUpdateEvent"] | From0.RealmUserRemoveEvent;
        ServerEvent: At54_176.schemas["RealmLinkifiersEvent"] | From0.RealmFiltersEvent | From0.InvitesChangedEvent | At59_60.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At59_88.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At59_60.schemas["ServerEvent"][]; queue_id?: string; };
        UserList: At0_167.schemas["Success"] & { members: At59_60.schemas["User"][]; };
        OwnUser: At0_167.schemas["Success"] & {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            role: At7_60.schemas["Role"];
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string;
            avatar_version: number;
            bot_type?: number;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
            max_message_id: number;
        };
        OneUser: At0_167.schemas["Success"] & { user: At59_60.schemas["User"]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At59_60.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At59_60.schemas["UserList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At59_60.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At59_60.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At59_88 {
    export interface schemas {
        RestartEvent: {
            type: "restart";
            zulip_version: string;
            zulip_feature_level: number;
            server_generation: number;
            immediate: boolean;
            id: From0.EventId;
        };
    }
}
export namespace At60_73 {
    export interface paths {
        "/api/v1/events": {
            get: At60_73.operations["getEvents"];
            delete: At36_76.operations["deleteEventQueue"];
        };
        "/api/v1/users": {
            get: At60_73.operations["listUsers"];
            post: At36_76.operations["createUser"];
        };
        "/api/v1/users/me": { get: At60_73.operations["getOwnUser"]; };
        "/api/v1/users/{user_id}": {
            get: At60_73.operations["getUser"];
            delete: At36_76.operations["deactivateUser"];
            patch: At60_76.operations["updateUser"];
        };
    }
    export interface schemas {
        User: {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_active: boolean;
            role: From60.Role;
            timezone: string;
            date_joined: string;
            avatar_url: string | null;
            avatar_version: number;
            bot_type?: number | null;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
        };
        RealmUserAddEvent: {
            type: "realm_user";
            op: "add";
            person: At60_73.schemas["User"];
            id: From0.EventId;
        };
        RealmUserEvent: At60_73.schemas["RealmUserAddEvent"] | At60_222.schemas["RealmUserUpdateEvent"] | From0.RealmUserRemoveEvent;
        ServerEvent: At54_176.schemas["RealmLinkifiersEvent"] | From0.RealmFiltersEvent | From0.InvitesChangedEvent | At60_73.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At59_88.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At60_73.schemas["ServerEvent"][]; queue_id?: string; };
        UserList: At0_167.schemas["Success"] & { members: At60_73.schemas["User"][]; };
        OwnUser: At0_167.schemas["Success"] & {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            role: From60.Role;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string;
            avatar_version: number;
            bot_type?: number;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
            max_message_id: number;
        };
        OneUser: At0_167.schemas["Success"] & { user: At60_73.schemas["User"]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At60_73.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At60_73.schemas["UserList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At60_73.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At60_73.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At60_76 {
    export interface operations {
        updateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: { content: { "application/x-www-form-urlencoded": From60.UpdateUserForm; }; };
            responses: At36_60.operations["updateUser"]["responses"];
        };
    }
}
export namespace At60_222 {
    export interface schemas {
        ChangedUser: { user_id: number; full_name?: string; role?: From60.Role; } & { [key: string]: unknown; };
        RealmUserUpdateEvent: {
            type: "realm_user";
            op: "update";
            person: At60_222.schemas["ChangedUser"];
            id: From0.EventId;
        };
    }
}
export namespace At61_76 {
    export interface paths {
        "/api/v1/invites": {
            get: At36_76.operations["listInvitations"];
            post: At61_76.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: At61_76.operations["createInvitationLink"]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": At61_96.schemas["SendInvitationsForm"]; };
            };
            responses: At36_61.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: {
                    "application/x-www-form-urlencoded": At61_96.schemas["CreateInvitationLinkForm"];
                };
            };
            responses: At36_61.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace At61_96 {
    export interface schemas {
        InvitationForm: { invite_as?: 100 | 200 | 300 | 400 | 600; };
        SendInvitationsForm: At61_96.schemas["InvitationForm"] & { invitee_emails: string; stream_ids: number[]; };
        CreateInvitationLinkForm: At61_96.schemas["InvitationForm"] & { stream_ids?: number[]; };
    }
}
export namespace At73_76 {
    export interface paths {
        "/api/v1/events": {
            get: At73_76.operations["getEvents"];
            delete: At36_76.operations["deleteEventQueue"];
        };
        "/api/v1/users": {
            get: At73_76.operations["listUsers"];
            post: At36_76.operations["createUser"];
        };
        "/api/v1/users/me": { get: At73_76.operations["getOwnUser"]; };
        "/api/v1/users/{user_id}": {
            get: At73_76.operations["getUser"];
            delete: At36_76.operations["deactivateUser"];
            patch: At60_76.operations["updateUser"];
        };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At73_87.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At73_163.schemas["UserList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getOwnUser: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At73_163.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At73_163.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At73_87 {
    export interface schemas {
        ServerEvent: At54_176.schemas["RealmLinkifiersEvent"] | From0.RealmFiltersEvent | From0.InvitesChangedEvent | At73_163.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At59_88.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At73_87.schemas["ServerEvent"][]; queue_id?: string; };
    }
}
export namespace At73_163 {
    export interface schemas {
        User: {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_active: boolean;
            is_billing_admin: boolean;
            role: From60.Role;
            timezone: string;
            date_joined: string;
            avatar_url: string | null;
            avatar_version: number;
            bot_type?: number | null;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
        };
        RealmUserAddEvent: {
            type: "realm_user";
            op: "add";
            person: At73_163.schemas["User"];
            id: From0.EventId;
        };
        RealmUserEvent: At73_163.schemas["RealmUserAddEvent"] | At60_222.schemas["RealmUserUpdateEvent"] | From0.RealmUserRemoveEvent;
        UserList: At0_167.schemas["Success"] & { members: At73_163.schemas["User"][]; };
        OwnUser: At0_167.schemas["Success"] & {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email?: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_billing_admin: boolean;
            role: From60.Role;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string;
            avatar_version: number;
            bot_type?: number;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
            max_message_id: number;
        };
        OneUser: At0_167.schemas["Success"] & { user: At73_163.schemas["User"]; };
    }
}
export namespace At74_76 {
    export interface paths {
        "/api/v1/register": { post: At74_76.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V58_76.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At74_87.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: At0_76.responses["Unauthorized"];
                403: At0_76.responses["Deactivated"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At74_87 {
    export interface schemas {
        EventQueueRegistration: At0_167.schemas["Success"] & At1_88.schemas["ServerVersion"] & {
            zulip_version: string;
            queue_id: string;
            last_event_id: number;
            realm_linkifiers?: At54_176.schemas["Linkifier"][];
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
            server_needs_upgrade?: boolean;
            event_queue_longpoll_timeout_seconds?: number;
        };
    }
}
export namespace At76_87 {
    export interface paths {
        "/api/v1/events": {
            get: At76_87.operations["getEvents"];
            delete: At76_167.operations["deleteEventQueue"];
        };
        "/api/v1/register": { post: At76_87.operations["registerEventQueue"]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At73_87.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V58_76.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At74_87.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At76_96 {
    export interface paths {
        "/api/v1/invites": {
            get: At76_167.operations["listInvitations"];
            post: At76_96.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: At76_96.operations["createInvitationLink"]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: At61_76.operations["sendInvitations"]["requestBody"];
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V76_96.operations["sendInvitations"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<At61_76.operations["createInvitationLink"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["InvitationLink"]; }>;
                400: V0_20.operations["createInvitationLink"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At76_135 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: At76_163.operations["getUser"];
            delete: At76_135.operations["deactivateUser"];
            patch: At76_167.operations["updateUser"];
        };
    }
    export interface operations {
        deactivateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["deactivateUser"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At76_163 {
    export interface paths {
        "/api/v1/users": {
            get: At76_163.operations["listUsers"];
            post: At76_167.operations["createUser"];
        };
        "/api/v1/users/me": { get: At76_163.operations["getOwnUser"]; };
    }
    export interface operations {
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At73_163.schemas["UserList"]; }>;
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
                200: Answer<{ "application/json": At73_163.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At73_163.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At76_167 {
    export interface paths {
        "/api/v1/invites/multiuse/{invite_id}": { delete: At76_167.operations["revokeInvitationLink"]; };
        "/api/v1/invites/{invite_id}": { delete: At76_167.operations["revokeInvitation"]; };
        "/api/v1/invites/{invite_id}/resend": { post: At76_167.operations["resendInvitation"]; };
        "/api/v1/realm/filters": { post: At76_167.operations["createLinkifier"]; };
        "/api/v1/realm/filters/{filter_id}": {
            delete: At76_167.operations["deleteLinkifier"];
            patch: At76_167.operations["editLinkifier"];
        };
        "/api/v1/users/{user_id}/reactivate": { post: At76_167.operations["reactivateUser"]; };
        "/api/v1/realm/linkifiers": { get: At76_167.operations["listLinkifiers"]; };
    }
    export interface operations {
        deleteEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: V0_36.operations["deleteEventQueue"]["requestBody"];
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["deleteEventQueue"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        listInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At22_167.schemas["InvitationList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        revokeInvitationLink: {
            parameters: { query?: never; header?: never; path: { invite_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["revokeInvitationLink"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        revokeInvitation: {
            parameters: { query?: never; header?: never; path: { invite_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_36.operations["revokeInvitation"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        resendInvitation: {
            parameters: { query?: never; header?: never; path: { invite_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["ResentInvitation"]; }>;
                400: V76_257.operations["resendInvitation"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createLinkifier: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: At0_36.operations["createLinkifier"]["requestBody"];
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["LinkifierId"]; }>;
                400: V0_36.operations["createLinkifier"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        deleteLinkifier: {
            parameters: { query?: never; header?: never; path: { filter_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
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
                200: Answer<{ "application/json": At30_167.schemas["CreatedUser"]; }>;
                400: V0_30.operations["createUser"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        updateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: { content: { "application/x-www-form-urlencoded": From60.UpdateUserForm; }; };
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V0_7.operations["updateUser"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        reactivateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
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
                200: Answer<{ "application/json": At54_167.schemas["LinkifierList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        editLinkifier: {
            parameters: { query?: never; header?: never; path: { filter_id: number; }; cookie?: never; };
            requestBody: At57_76.operations["editLinkifier"]["requestBody"];
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V57_76.operations["editLinkifier"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At87_88 {
    export interface paths {
        "/api/v1/events": {
            get: At87_88.operations["getEvents"];
            delete: At76_167.operations["deleteEventQueue"];
        };
        "/api/v1/register": { post: At87_88.operations["registerEventQueue"]; };
    }
    export interface schemas {
        ServerEvent: From0.DraftsEvent | At54_176.schemas["RealmLinkifiersEvent"] | From0.RealmFiltersEvent | From0.InvitesChangedEvent | At73_163.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At59_88.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At87_88.schemas["ServerEvent"][]; queue_id?: string; };
        EventQueueRegistration: At0_167.schemas["Success"] & At1_88.schemas["ServerVersion"] & {
            zulip_version: string;
            queue_id: string;
            last_event_id: number;
            drafts?: From0.Draft[];
            realm_linkifiers?: At54_176.schemas["Linkifier"][];
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
            server_needs_upgrade?: boolean;
            event_queue_longpoll_timeout_seconds?: number;
        };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At87_88.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V58_76.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At87_88.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At87_167 {
    export interface paths {
        "/api/v1/drafts": {
            get: At87_167.operations["listDrafts"];
            post: At87_167.operations["createDrafts"];
        };
        "/api/v1/drafts/{draft_id}": {
            delete: At87_167.operations["deleteDraft"];
            patch: At87_167.operations["editDraft"];
        };
    }
    export interface schemas {
        DraftList: At0_167.schemas["Success"] & { count: number; drafts: From0.Draft[]; };
        DraftIds: At0_167.schemas["Success"] & { ids: number[]; };
    }
    export interface operations {
        listDrafts: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At87_167.schemas["DraftList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createDrafts: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": At87_210.schemas["CreateDraftsForm"]; };
            };
            responses: {
                200: Answer<{ "application/json": At87_167.schemas["DraftIds"]; }>;
                400: V87_210.operations["createDrafts"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
                500: V87.responses["DraftServerError"];
            };
        };
        deleteDraft: {
            parameters: { query?: never; header?: never; path: { draft_id: number; }; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                404: Answer<{ "application/json": From0.BadRequestError; }>;
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        editDraft: {
            parameters: { query?: never; header?: never; path: { draft_id: number; }; cookie?: never; };
            requestBody: {
                content: { "application/x-www-form-urlencoded": At87_210.schemas["EditDraftForm"]; };
            };
            responses: {
                200: Answer<{ "application/json": At0_167.schemas["Success"]; }>;
                400: V87_210.operations["editDraft"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                404: Answer<{ "application/json": From0.BadRequestError; }>;
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
                500: V87.responses["DraftServerError"];
            };
        };
    }
}
export namespace At87_210 {
    export interface schemas {
        DraftContent: {
            type: "stream" | "private" | "";
            to: number[];
            topic: string;
            content: string;
            timestamp?: number;
        };
        CreateDraftsForm: { drafts: At87_210.schemas["DraftContent"][]; };
        EditDraftForm: { draft: At87_210.schemas["DraftContent"]; };
    }
}
export namespace At88_89 {
    export interface paths {
        "/api/v1/register": { post: At88_89.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V58_76.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At88_167.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At88_116 {
    export interface paths {
        "/api/v1/server_settings": { get: At88_116.operations["getServerSettings"]; };
    }
    export interface schemas {
        ServerSettings: At0_167.schemas["Success"] & From0.ServerVersion & {
            authentication_methods?: { [key: string]: boolean; };
            external_authentication_methods?: { [key: string]: unknown; }[];
            email_auth_enabled?: boolean;
            require_email_format_usernames?: boolean;
            push_notifications_enabled?: boolean;
            is_incompatible?: boolean;
            realm_name?: string;
            realm_icon?: string;
            realm_description?: string;
            zulip_version: string;
            realm_uri: string;
        };
    }
    export interface operations {
        getServerSettings: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At88_116.schemas["ServerSettings"]; }>;
                405: V0_257.operations["getServerSettings"]["responses"]["405"];
            };
        };
    }
}
export namespace At88_163 {
    export interface paths {
        "/api/v1/events": {
            get: At88_163.operations["getEvents"];
            delete: At76_167.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: From0.DraftsEvent | At54_176.schemas["RealmLinkifiersEvent"] | From0.RealmFiltersEvent | From0.InvitesChangedEvent | At73_163.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At88_240.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: At0_167.schemas["Success"] & { events: At88_163.schemas["ServerEvent"][]; queue_id?: string; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At88_163.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At88_167 {
    export interface schemas {
        EventQueueRegistration: At0_167.schemas["Success"] & From0.ServerVersion & {
            zulip_version: string;
            queue_id: string;
            last_event_id: number;
            drafts?: From0.Draft[];
            realm_linkifiers?: At54_176.schemas["Linkifier"][];
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
            server_needs_upgrade?: boolean;
            event_queue_longpoll_timeout_seconds?: number;
        };
    }
}
export namespace At88_240 {
    export interface schemas {
        RestartEvent: {
            type: "restart";
            zulip_version: string;
            zulip_feature_level: number;
            zulip_merge_base?: string;
            server_generation: number;
            immediate: boolean;
            id: From0.EventId;
        };
    }
}
export namespace At89_167 {
    export interface paths {
        "/api/v1/register": { post: At89_167.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V89_176.operations["registerEventQueue"]["requestBody"]>;
            responses: At88_89.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At96_117 {
    export interface paths {
        "/api/v1/invites": {
            get: At76_167.operations["listInvitations"];
            post: At96_117.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: At96_117.operations["createInvitationLink"]; };
    }
    export interface schemas {
        InvitationForm: { invite_as?: 100 | 200 | 300 | 400 | 600; invite_expires_in_days?: number; };
        SendInvitationsForm: At96_117.schemas["InvitationForm"] & { invitee_emails: string; stream_ids: number[]; };
        CreateInvitationLinkForm: At96_117.schemas["InvitationForm"] & { stream_ids?: number[]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": At96_117.schemas["SendInvitationsForm"];
                };
            };
            responses: At76_96.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: {
                    "application/x-www-form-urlencoded": At96_117.schemas["CreateInvitationLinkForm"];
                };
            };
            responses: At76_96.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace At116_167 {
    export interface paths {
        "/api/v1/server_settings": { get: At116_167.operations["getServerSettings"]; };
    }
    export interface schemas {
        ServerSettings: At0_167.schemas["Success"] & From0.ServerVersion & {
            authentication_methods?: { [key: string]: boolean; };
            external_authentication_methods?: { [key: string]: unknown; }[];
            email_auth_enabled?: boolean;
            require_email_format_usernames?: boolean;
            push_notifications_enabled?: boolean;
            is_incompatible?: boolean;
            realm_name?: string;
            realm_icon?: string;
            realm_description?: string;
            realm_web_public_access_enabled?: boolean;
            zulip_version: string;
            realm_uri: string;
        };
    }
    export interface operations {
        getServerSettings: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At116_167.schemas["ServerSettings"]; }>;
                405: V0_257.operations["getServerSettings"]["responses"]["405"];
            };
        };
    }
}
export namespace At117_126 {
    export interface paths {
        "/api/v1/invites": {
            get: At76_167.operations["listInvitations"];
            post: At117_126.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: At117_126.operations["createInvitationLink"]; };
    }
    export interface schemas {
        InvitationForm: {
            invite_as?: 100 | 200 | 300 | 400 | 600;
            invite_expires_in_days?: number | null;
        };
        SendInvitationsForm: At117_126.schemas["InvitationForm"] & { invitee_emails: string; stream_ids: number[]; };
        CreateInvitationLinkForm: At117_126.schemas["InvitationForm"] & { stream_ids?: number[]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": At117_126.schemas["SendInvitationsForm"];
                };
            };
            responses: At76_96.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: {
                content: {
                    "application/x-www-form-urlencoded": At117_126.schemas["CreateInvitationLinkForm"];
                };
            };
            responses: At76_96.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace At126_167 {
    export interface paths {
        "/api/v1/invites": {
            get: At76_167.operations["listInvitations"];
            post: At126_167.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": { post: At126_167.operations["createInvitationLink"]; };
    }
    export interface operations {
        sendInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: V126_261.operations["sendInvitations"]["requestBody"];
            responses: At76_96.operations["sendInvitations"]["responses"];
        };
        createInvitationLink: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V126_261.operations["createInvitationLink"]["requestBody"]>;
            responses: At76_96.operations["createInvitationLink"]["responses"];
        };
    }
}
export namespace At135_163 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: At76_163.operations["getUser"];
            delete: At135_167.operations["deactivateUser"];
            patch: At76_167.operations["updateUser"];
        };
    }
}
export namespace At135_167 {
    export interface operations {
        deactivateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: NonNullable<V135.operations["deactivateUser"]["requestBody"]>;
            responses: At76_135.operations["deactivateUser"]["responses"];
        };
    }
}
export namespace At163_167 {
    export interface paths {
        "/api/v1/events": {
            get: At163_167.operations["getEvents"];
            delete: At76_167.operations["deleteEventQueue"];
        };
        "/api/v1/users": {
            get: At163_167.operations["listUsers"];
            post: At76_167.operations["createUser"];
        };
        "/api/v1/users/me": { get: At163_167.operations["getOwnUser"]; };
        "/api/v1/users/{user_id}": {
            get: At163_167.operations["getUser"];
            delete: At135_167.operations["deactivateUser"];
            patch: At76_167.operations["updateUser"];
        };
    }
    export interface schemas {
        EventList: At0_167.schemas["Success"] & { events: At163_176.schemas["ServerEvent"][]; queue_id?: string; };
        UserList: At0_167.schemas["Success"] & { members: At163_363.schemas["User"][]; };
        OwnUser: At0_167.schemas["Success"] & {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_billing_admin: boolean;
            role: From60.Role;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string;
            avatar_version: number;
            bot_type?: number;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
            max_message_id: number;
        };
        OneUser: At0_167.schemas["Success"] & { user: At163_363.schemas["User"]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At163_167.schemas["EventList"]; }>;
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
                200: Answer<{ "application/json": At163_167.schemas["UserList"]; }>;
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
                200: Answer<{ "application/json": At163_167.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At163_167.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At163_176 {
    export interface schemas {
        ServerEvent: From0.DraftsEvent | At54_176.schemas["RealmLinkifiersEvent"] | From0.RealmFiltersEvent | From0.InvitesChangedEvent | At163_222.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At88_240.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
    }
}
export namespace At163_222 {
    export interface schemas {
        RealmUserEvent: At163_363.schemas["RealmUserAddEvent"] | At60_222.schemas["RealmUserUpdateEvent"] | From0.RealmUserRemoveEvent;
    }
}
export namespace At163_363 {
    export interface schemas {
        User: {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email: string | null;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_active: boolean;
            is_billing_admin: boolean;
            role: From60.Role;
            timezone: string;
            date_joined: string;
            avatar_url: string | null;
            avatar_version: number;
            bot_type?: number | null;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
        };
        RealmUserAddEvent: {
            type: "realm_user";
            op: "add";
            person: At163_363.schemas["User"];
            id: From0.EventId;
        };
    }
}
export namespace At167_176 {
    export interface paths {
        "/api/v1/events": {
            get: At167_176.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
        "/api/v1/realm/filters": { post: At167_176.operations["createLinkifier"]; };
        "/api/v1/realm/filters/{filter_id}": {
            delete: V76.operations["deleteLinkifier"];
            patch: At167_176.operations["editLinkifier"];
        };
        "/api/v1/register": { post: At167_176.operations["registerEventQueue"]; };
        "/api/v1/realm/linkifiers": { get: At167_176.operations["listLinkifiers"]; };
    }
    export interface schemas {
        EventList: From0.Success & { events: At163_176.schemas["ServerEvent"][]; queue_id?: string; };
        EventQueueRegistration: From0.Success & From0.ServerVersion & {
            zulip_version: string;
            queue_id: string;
            last_event_id: number;
            drafts?: From0.Draft[];
            realm_linkifiers?: At54_176.schemas["Linkifier"][];
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
            server_needs_upgrade?: boolean;
            event_queue_longpoll_timeout_seconds?: number;
        };
        LinkifierList: From0.Success & { linkifiers: At54_176.schemas["Linkifier"][]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At167_176.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        createLinkifier: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: At0_36.operations["createLinkifier"]["requestBody"];
            responses: V76_176.operations["createLinkifier"]["responses"];
        };
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V89_176.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At167_176.schemas["EventQueueRegistration"]; }>;
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
                200: Answer<{ "application/json": At167_176.schemas["LinkifierList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        editLinkifier: {
            parameters: { query?: never; header?: never; path: { filter_id: number; }; cookie?: never; };
            requestBody: At57_76.operations["editLinkifier"]["requestBody"];
            responses: V76_176.operations["editLinkifier"]["responses"];
        };
    }
}
export namespace At167_210 {
    export interface paths {
        "/api/v1/drafts": {
            get: V87.operations["listDrafts"];
            post: At167_210.operations["createDrafts"];
        };
        "/api/v1/drafts/{draft_id}": {
            delete: V87.operations["deleteDraft"];
            patch: At167_210.operations["editDraft"];
        };
    }
    export interface operations {
        createDrafts: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody: At87_167.operations["createDrafts"]["requestBody"];
            responses: V87_210.operations["createDrafts"]["responses"];
        };
        editDraft: {
            parameters: { query?: never; header?: never; path: { draft_id: number; }; cookie?: never; };
            requestBody: At87_167.operations["editDraft"]["requestBody"];
            responses: V87_210.operations["editDraft"]["responses"];
        };
    }
}
export namespace At167_257 {
    export interface paths {
        "/api/v1/invites/{invite_id}/resend": V76_257.paths["/api/v1/invites/{invite_id}/resend"];
        "/api/v1/server_settings": { get: At167_257.operations["getServerSettings"]; };
    }
    export interface schemas {
        ServerSettings: From0.Success & From0.ServerVersion & {
            authentication_methods?: { [key: string]: boolean; };
            external_authentication_methods?: { [key: string]: unknown; }[];
            email_auth_enabled?: boolean;
            require_email_format_usernames?: boolean;
            push_notifications_enabled?: boolean;
            is_incompatible?: boolean;
            realm_name?: string;
            realm_icon?: string;
            realm_description?: string;
            realm_web_public_access_enabled?: boolean;
            zulip_version: string;
            realm_uri: string;
        };
    }
    export interface operations {
        getServerSettings: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At167_257.schemas["ServerSettings"]; }>;
                405: V0_257.operations["getServerSettings"]["responses"]["405"];
            };
        };
    }
}
export namespace At167_261 {
    export interface paths {
        "/api/v1/invites": {
            get: At167_267.operations["listInvitations"];
            post: V126_261.operations["sendInvitations"];
        };
        "/api/v1/invites/multiuse": V126_261.paths["/api/v1/invites/multiuse"];
    }
}
export namespace At167_267 {
    export interface schemas {
        InvitationList: From0.Success & { invites: At22_267.schemas["Invitation"][]; };
    }
    export interface operations {
        listInvitations: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At167_267.schemas["InvitationList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At167_313 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: At167_363.operations["getUser"];
            delete: V135.operations["deactivateUser"];
            patch: At167_313.operations["updateUser"];
        };
    }
    export interface operations {
        updateUser: {
            parameters: { query?: never; header?: never; path: { user_id: number; }; cookie?: never; };
            requestBody?: { content: { "application/x-www-form-urlencoded": From60.UpdateUserForm; }; };
            responses: V76_313.operations["updateUser"]["responses"];
        };
    }
}
export namespace At167_363 {
    export interface paths {
        "/api/v1/users": { get: At167_363.operations["listUsers"]; post: V76.operations["createUser"]; };
        "/api/v1/users/me": { get: At167_363.operations["getOwnUser"]; };
    }
    export interface schemas {
        UserList: From0.Success & { members: At163_363.schemas["User"][]; };
        OwnUser: From0.Success & {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_billing_admin: boolean;
            role: From60.Role;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string;
            avatar_version: number;
            bot_type?: number;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
            max_message_id: number;
        };
        OneUser: From0.Success & { user: At163_363.schemas["User"]; };
    }
    export interface operations {
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At167_363.schemas["UserList"]; }>;
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
                200: Answer<{ "application/json": At167_363.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At167_363.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At167 {
    export interface paths {
        "/api/v1/invites/multiuse/{invite_id}": V76.paths["/api/v1/invites/multiuse/{invite_id}"];
        "/api/v1/invites/{invite_id}": V76.paths["/api/v1/invites/{invite_id}"];
        "/api/v1/users/{user_id}/reactivate": V76.paths["/api/v1/users/{user_id}/reactivate"];
    }
}
export namespace At176_202 {
    export interface paths {
        "/api/v1/realm/linkifiers": { get: At176_471.operations["listLinkifiers"]; };
    }
}
export namespace At176_222 {
    export interface paths {
        "/api/v1/events": {
            get: At176_222.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: From0.DraftsEvent | At176_471.schemas["RealmLinkifiersEvent"] | From0.InvitesChangedEvent | At163_222.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At88_240.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: From0.Success & { events: At176_222.schemas["ServerEvent"][]; queue_id?: string; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At176_222.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At176_232 {
    export interface paths {
        "/api/v1/register": { post: At176_232.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V176_232.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At176_257.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At176_257 {
    export interface schemas {
        EventQueueRegistration: From0.Success & From0.ServerVersion & {
            zulip_version: string;
            queue_id: string;
            last_event_id: number;
            drafts?: From0.Draft[];
            realm_linkifiers?: At176_471.schemas["Linkifier"][];
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
            server_needs_upgrade?: boolean;
            event_queue_longpoll_timeout_seconds?: number;
        };
    }
}
export namespace At176_471 {
    export interface paths {
        "/api/v1/realm/filters": V176_471.paths["/api/v1/realm/filters"];
        "/api/v1/realm/filters/{filter_id}": V176_471.paths["/api/v1/realm/filters/{filter_id}"];
    }
    export interface schemas {
        Linkifier: { id: number; pattern: string; url_template: string; };
        RealmLinkifiersEvent: {
            type: "realm_linkifiers";
            realm_linkifiers: At176_471.schemas["Linkifier"][];
            id: From0.EventId;
        };
        LinkifierList: From0.Success & { linkifiers: At176_471.schemas["Linkifier"][]; };
    }
    export interface operations {
        listLinkifiers: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At176_471.schemas["LinkifierList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At202_471 {
    export interface paths {
        "/api/v1/realm/linkifiers": {
            get: At176_471.operations["listLinkifiers"];
            patch: V202.operations["reorderLinkifiers"];
        };
    }
}
export namespace At210 {
    export interface paths {
        "/api/v1/drafts": V210.paths["/api/v1/drafts"];
        "/api/v1/drafts/{draft_id}": V210.paths["/api/v1/drafts/{draft_id}"];
    }
}
export namespace At222_240 {
    export interface paths {
        "/api/v1/events": {
            get: At222_240.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: From0.DraftsEvent | At176_471.schemas["RealmLinkifiersEvent"] | From0.InvitesChangedEvent | At222_363.schemas["RealmUserEvent"] | From0.HeartbeatEvent | At88_240.schemas["RestartEvent"] | At0.schemas["OtherEvent"];
        EventList: From0.Success & { events: At222_240.schemas["ServerEvent"][]; queue_id?: string; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At222_240.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At222_363 {
    export interface schemas {
        RealmUserEvent: At163_363.schemas["RealmUserAddEvent"] | From60.RealmUserUpdateEvent;
    }
}
export namespace At232_257 {
    export interface paths {
        "/api/v1/register": { post: At232_257.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V232_288.operations["registerEventQueue"]["requestBody"]>;
            responses: At176_232.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At240_363 {
    export interface paths {
        "/api/v1/events": {
            get: At240_363.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: From0.DraftsEvent | At176_471.schemas["RealmLinkifiersEvent"] | From0.InvitesChangedEvent | At222_363.schemas["RealmUserEvent"] | From0.HeartbeatEvent | From240.RestartEvent | At0.schemas["OtherEvent"];
        EventList: From0.Success & { events: At240_363.schemas["ServerEvent"][]; queue_id?: string; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At240_363.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At257_288 {
    export interface paths {
        "/api/v1/register": { post: At257_288.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V232_288.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At257_471.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At257_471 {
    export interface schemas {
        EventQueueRegistration: From0.Success & From0.ServerVersion & {
            zulip_version: string;
            queue_id: string;
            last_event_id: number;
            drafts?: From0.Draft[];
            realm_linkifiers?: At176_471.schemas["Linkifier"][];
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
            realm_url?: string;
            server_needs_upgrade?: boolean;
            event_queue_longpoll_timeout_seconds?: number;
        };
    }
}
export namespace At257 {
    export interface paths {
        "/api/v1/invites/{invite_id}/resend": V257.paths["/api/v1/invites/{invite_id}/resend"];
        "/api/v1/server_settings": V257.paths["/api/v1/server_settings"];
    }
}
export namespace At261_267 {
    export interface paths {
        "/api/v1/invites": {
            get: At167_267.operations["listInvitations"];
            post: V261_267.operations["sendInvitations"];
        };
    }
}
export namespace At261_322 {
    export interface paths {
        "/api/v1/invites/multiuse": V261_322.paths["/api/v1/invites/multiuse"];
    }
}
export namespace At267_322 {
    export interface paths {
        "/api/v1/invites": V267_322.paths["/api/v1/invites"];
    }
}
export namespace At288_294 {
    export interface paths {
        "/api/v1/register": { post: At288_294.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V288_294.operations["registerEventQueue"]["requestBody"]>;
            responses: At257_288.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At294_315 {
    export interface paths {
        "/api/v1/register": { post: At294_315.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V294_315.operations["registerEventQueue"]["requestBody"]>;
            responses: At257_288.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At313_363 {
    export interface paths {
        "/api/v1/users/{user_id}": {
            get: At167_363.operations["getUser"];
            delete: V135.operations["deactivateUser"];
            patch: V313.operations["updateUser"];
        };
    }
}
export namespace At315_334 {
    export interface paths {
        "/api/v1/register": { post: At315_334.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V315_334.operations["registerEventQueue"]["requestBody"]>;
            responses: At257_288.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At322_416 {
    export interface paths {
        "/api/v1/invites": V322_416.paths["/api/v1/invites"];
        "/api/v1/invites/multiuse": V322_416.paths["/api/v1/invites/multiuse"];
    }
}
export namespace At334_412 {
    export interface paths {
        "/api/v1/register": { post: At334_412.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V334_412.operations["registerEventQueue"]["requestBody"]>;
            responses: At257_288.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At363_384 {
    export interface paths {
        "/api/v1/users": { get: At363_384.operations["listUsers"]; post: V76.operations["createUser"]; };
    }
    export interface operations {
        listUsers: {
            parameters: V0_1.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At363_433.schemas["UserList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At363_433 {
    export interface paths {
        "/api/v1/events": {
            get: At363_433.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
        "/api/v1/users/me": { get: At363_433.operations["getOwnUser"]; };
        "/api/v1/users/{user_id}": {
            get: At363_433.operations["getUser"];
            delete: V135.operations["deactivateUser"];
            patch: V313.operations["updateUser"];
        };
    }
    export interface schemas {
        User: {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email: string | null;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            is_active: boolean;
            role: From60.Role;
            timezone: string;
            date_joined: string;
            avatar_url: string | null;
            avatar_version: number;
            bot_type?: number | null;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
        };
        RealmUserAddEvent: {
            type: "realm_user";
            op: "add";
            person: At363_433.schemas["User"];
            id: From0.EventId;
        };
        RealmUserEvent: At363_433.schemas["RealmUserAddEvent"] | From60.RealmUserUpdateEvent;
        ServerEvent: From0.DraftsEvent | At176_471.schemas["RealmLinkifiersEvent"] | From0.InvitesChangedEvent | At363_433.schemas["RealmUserEvent"] | From0.HeartbeatEvent | From240.RestartEvent | At0.schemas["OtherEvent"];
        EventList: From0.Success & { events: At363_433.schemas["ServerEvent"][]; queue_id?: string; };
        UserList: From0.Success & { members: At363_433.schemas["User"][]; };
        OwnUser: From0.Success & {
            user_id: number;
            full_name: string;
            email: string;
            delivery_email: string;
            is_bot: boolean;
            is_admin: boolean;
            is_owner: boolean;
            is_guest: boolean;
            role: From60.Role;
            is_active: boolean;
            timezone: string;
            date_joined: string;
            avatar_url: string;
            avatar_version: number;
            bot_type?: number;
            bot_owner_id?: number | null;
            profile_data?: { [key: string]: { [key: string]: unknown; }; };
            max_message_id: number;
        };
        OneUser: From0.Success & { user: At363_433.schemas["User"]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At363_433.schemas["EventList"]; }>;
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
                200: Answer<{ "application/json": At363_433.schemas["OwnUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        getUser: {
            parameters: V39_59.operations["getUser"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At363_433.schemas["OneUser"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At384_433 {
    export interface paths {
        "/api/v1/users": { get: At384_433.operations["listUsers"]; post: V76.operations["createUser"]; };
    }
    export interface operations {
        listUsers: {
            parameters: V384_433.operations["listUsers"]["parameters"];
            requestBody?: never;
            responses: At363_384.operations["listUsers"]["responses"];
        };
    }
}
export namespace At412_419 {
    export interface paths {
        "/api/v1/register": { post: At412_419.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V412_419.operations["registerEventQueue"]["requestBody"]>;
            responses: At257_288.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At416 {
    export interface paths {
        "/api/v1/invites": V416.paths["/api/v1/invites"];
        "/api/v1/invites/multiuse": V416.paths["/api/v1/invites/multiuse"];
    }
}
export namespace At419_471 {
    export interface paths {
        "/api/v1/register": { post: At419_471.operations["registerEventQueue"]; };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V419_471.operations["registerEventQueue"]["requestBody"]>;
            responses: At257_288.operations["registerEventQueue"]["responses"];
        };
    }
}
export namespace At433_471 {
    export interface paths {
        "/api/v1/events": {
            get: At433_471.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
    }
    export interface schemas {
        ServerEvent: From0.DraftsEvent | At176_471.schemas["RealmLinkifiersEvent"] | From0.InvitesChangedEvent | From433.RealmUserEvent | From0.HeartbeatEvent | From240.RestartEvent | At0.schemas["OtherEvent"];
        EventList: From0.Success & { events: At433_471.schemas["ServerEvent"][]; queue_id?: string; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At433_471.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At433 {
    export interface paths {
        "/api/v1/users": V433.paths["/api/v1/users"];
        "/api/v1/users/me": V433.paths["/api/v1/users/me"];
        "/api/v1/users/{user_id}": V433.paths["/api/v1/users/{user_id}"];
    }
}
export namespace At471_478 {
    export interface paths {
        "/api/v1/events": {
            get: At471_478.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
        "/api/v1/realm/filters": V471_478.paths["/api/v1/realm/filters"];
        "/api/v1/realm/filters/{filter_id}": V471_478.paths["/api/v1/realm/filters/{filter_id}"];
        "/api/v1/register": { post: At471_478.operations["registerEventQueue"]; };
        "/api/v1/realm/linkifiers": {
            get: At471_478.operations["listLinkifiers"];
            patch: V202.operations["reorderLinkifiers"];
        };
    }
    export interface schemas {
        Linkifier: {
            id: number;
            pattern: string;
            url_template: string;
            example_input: string | null;
            reverse_template: string | null;
        };
        RealmLinkifiersEvent: {
            type: "realm_linkifiers";
            realm_linkifiers: At471_478.schemas["Linkifier"][];
            id: From0.EventId;
        };
        ServerEvent: From0.DraftsEvent | At471_478.schemas["RealmLinkifiersEvent"] | From0.InvitesChangedEvent | From433.RealmUserEvent | From0.HeartbeatEvent | From240.RestartEvent | At0.schemas["OtherEvent"];
        EventList: From0.Success & { events: At471_478.schemas["ServerEvent"][]; queue_id?: string; };
        EventQueueRegistration: From0.Success & From0.ServerVersion & {
            zulip_version: string;
            queue_id: string;
            last_event_id: number;
            drafts?: From0.Draft[];
            realm_linkifiers?: At471_478.schemas["Linkifier"][];
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
            realm_url?: string;
            server_needs_upgrade?: boolean;
            event_queue_longpoll_timeout_seconds?: number;
        };
        LinkifierList: From0.Success & { linkifiers: At471_478.schemas["Linkifier"][]; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At471_478.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V419_471.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At471_478.schemas["EventQueueRegistration"]; }>;
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
                200: Answer<{ "application/json": At471_478.schemas["LinkifierList"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At478_481 {
    export interface paths {
        "/api/v1/register": { post: At478_481.operations["registerEventQueue"]; };
    }
    export interface schemas {
        EventQueueRegistration: From0.Success & From0.ServerVersion & {
            zulip_version: string;
            queue_id: string;
            last_event_id: number;
            drafts?: From0.Draft[];
            realm_linkifiers?: From478.Linkifier[];
            realm_filters?: From0.RealmFilter[];
            max_message_id?: number;
            realm_uri?: string;
            realm_url?: string;
            server_needs_upgrade?: boolean;
            event_queue_longpoll_timeout_seconds?: number;
        };
    }
    export interface operations {
        registerEventQueue: {
            parameters: { query?: never; header?: never; path?: never; cookie?: never; };
            requestBody?: NonNullable<V419_471.operations["registerEventQueue"]["requestBody"]>;
            responses: {
                200: Answer<{ "application/json": At478_481.schemas["EventQueueRegistration"]; }>;
                400: Answer<{ "application/json": From0.BadRequestError; }>;
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At478 {
    export interface paths {
        "/api/v1/events": {
            get: At478.operations["getEvents"];
            delete: V76.operations["deleteEventQueue"];
        };
        "/api/v1/realm/filters": V478.paths["/api/v1/realm/filters"];
        "/api/v1/realm/filters/{filter_id}": V478.paths["/api/v1/realm/filters/{filter_id}"];
        "/api/v1/realm/linkifiers": V478.paths["/api/v1/realm/linkifiers"];
    }
    export interface schemas {
        ServerEvent: From0.DraftsEvent | From478.RealmLinkifiersEvent | From0.InvitesChangedEvent | From433.RealmUserEvent | From0.HeartbeatEvent | From240.RestartEvent | At0.schemas["OtherEvent"];
        EventList: From0.Success & { events: At478.schemas["ServerEvent"][]; queue_id?: string; };
    }
    export interface operations {
        getEvents: {
            parameters: V0_1.operations["getEvents"]["parameters"];
            requestBody?: never;
            responses: {
                200: Answer<{ "application/json": At478.schemas["EventList"]; }>;
                400: V0_1.operations["getEvents"]["responses"]["400"];
                401: V76.responses["Unauthorized"];
                405: V0.responses["MethodNotAllowed"];
                429: V36.responses["RateLimited"];
            };
        };
    }
}
export namespace At481_491 {
    export interface paths {
        "/api/v1/register": V481_491.paths["/api/v1/register"];
    }
}
export namespace At491 {
    export interface paths {
        "/api/v1/register": V491.paths["/api/v1/register"];
    }
}
export interface Paths0 extends At0_1.paths, At0_8.paths, At0_20.paths, At0_36.paths {}
export interface Paths1 extends At0_8.paths, At0_20.paths, At0_36.paths, At1_3.paths, At1_6.paths, At1_88.paths {}
export interface Paths3 extends At0_8.paths, At0_20.paths, At0_36.paths, At1_6.paths, At1_88.paths, At3_13.paths {}
export interface Paths6 extends At0_8.paths, At0_20.paths, At0_36.paths, At1_88.paths, At3_13.paths, At6_7.paths, At6_8.paths {}
export interface Paths7 extends At0_8.paths, At0_20.paths, At0_36.paths, At1_88.paths, At3_13.paths, At6_8.paths, At7_8.paths {}
export interface Paths8 extends At0_20.paths, At0_36.paths, At1_88.paths, At3_13.paths, At8_10.paths, At8_30.paths, At8_36.paths {}
export interface Paths10 extends At0_20.paths, At0_36.paths, At1_88.paths, At3_13.paths, At8_30.paths, At8_36.paths, At10_16.paths {}
export interface Paths13 extends At0_20.paths, At0_36.paths, At1_88.paths, At8_30.paths, At8_36.paths, At10_16.paths, At13_18.paths {}
export interface Paths16 extends At0_20.paths, At0_36.paths, At1_88.paths, At8_30.paths, At8_36.paths, At13_18.paths, At16_36.paths {}
export interface Paths18 extends At0_20.paths, At0_36.paths, At1_88.paths, At8_30.paths, At8_36.paths, At16_36.paths, At18_36.paths {}
export interface Paths20 extends At0_36.paths, At1_88.paths, At8_30.paths, At8_36.paths, At16_36.paths, At18_36.paths, At20_22.paths, At20_36.paths {}
export interface Paths22 extends At0_36.paths, At1_88.paths, At8_30.paths, At8_36.paths, At16_36.paths, At18_36.paths, At20_36.paths, At22_36.paths {}
export interface Paths30 extends At0_36.paths, At1_88.paths, At8_36.paths, At16_36.paths, At18_36.paths, At20_36.paths, At22_36.paths, At30_36.paths {}
export interface Paths36 extends At1_88.paths, At36_39.paths, At36_54.paths, At36_57.paths, At36_59.paths, At36_61.paths, At36_76.paths {}
export interface Paths39 extends At1_88.paths, At36_54.paths, At36_57.paths, At36_59.paths, At36_61.paths, At36_76.paths, At39_59.paths {}
export interface Paths50 extends At1_88.paths, At36_54.paths, At36_57.paths, At36_59.paths, At36_61.paths, At36_76.paths, At39_59.paths {}
export interface Paths54 extends At1_88.paths, At36_57.paths, At36_59.paths, At36_61.paths, At36_76.paths, At39_59.paths, At54_58.paths, At54_59.paths, At54_76.paths {}
export interface Paths57 extends At1_88.paths, At36_59.paths, At36_61.paths, At36_76.paths, At39_59.paths, At54_58.paths, At54_59.paths, At54_76.paths, At57_76.paths {}
export interface Paths58 extends At1_88.paths, At36_59.paths, At36_61.paths, At36_76.paths, At39_59.paths, At54_59.paths, At54_76.paths, At57_76.paths, At58_74.paths {}
export interface Paths59 extends At1_88.paths, At36_61.paths, At36_76.paths, At54_76.paths, At57_76.paths, At58_74.paths, At59_60.paths {}
export interface Paths60 extends At1_88.paths, At36_61.paths, At36_76.paths, At54_76.paths, At57_76.paths, At58_74.paths, At60_73.paths {}
export interface Paths61 extends At1_88.paths, At36_76.paths, At54_76.paths, At57_76.paths, At58_74.paths, At60_73.paths, At61_76.paths {}
export interface Paths73 extends At1_88.paths, At36_76.paths, At54_76.paths, At57_76.paths, At58_74.paths, At61_76.paths, At73_76.paths {}
export interface Paths74 extends At1_88.paths, At36_76.paths, At54_76.paths, At57_76.paths, At61_76.paths, At73_76.paths, At74_76.paths {}
export interface Paths76 extends At1_88.paths, At76_87.paths, At76_96.paths, At76_135.paths, At76_163.paths, At76_167.paths {}
export interface Paths87 extends At1_88.paths, At76_96.paths, At76_135.paths, At76_163.paths, At76_167.paths, At87_88.paths, At87_167.paths {}
export interface Paths88 extends At76_96.paths, At76_135.paths, At76_163.paths, At76_167.paths, At87_167.paths, At88_89.paths, At88_116.paths, At88_163.paths {}
export interface Paths89 extends At76_96.paths, At76_135.paths, At76_163.paths, At76_167.paths, At87_167.paths, At88_116.paths, At88_163.paths, At89_167.paths {}
export interface Paths92 extends At76_96.paths, At76_135.paths, At76_163.paths, At76_167.paths, At87_167.paths, At88_116.paths, At88_163.paths, At89_167.paths {}
export interface Paths96 extends At76_135.paths, At76_163.paths, At76_167.paths, At87_167.paths, At88_116.paths, At88_163.paths, At89_167.paths, At96_117.paths {}
export interface Paths106 extends At76_135.paths, At76_163.paths, At76_167.paths, At87_167.paths, At88_116.paths, At88_163.paths, At89_167.paths, At96_117.paths {}
export interface Paths116 extends At76_135.paths, At76_163.paths, At76_167.paths, At87_167.paths, At88_163.paths, At89_167.paths, At96_117.paths, At116_167.paths {}
export interface Paths117 extends At76_135.paths, At76_163.paths, At76_167.paths, At87_167.paths, At88_163.paths, At89_167.paths, At116_167.paths, At117_126.paths {}
export interface Paths126 extends At76_135.paths, At76_163.paths, At76_167.paths, At87_167.paths, At88_163.paths, At89_167.paths, At116_167.paths, At126_167.paths {}
export interface Paths135 extends At76_163.paths, At76_167.paths, At87_167.paths, At88_163.paths, At89_167.paths, At116_167.paths, At126_167.paths, At135_163.paths {}
export interface Paths149 extends At76_163.paths, At76_167.paths, At87_167.paths, At88_163.paths, At89_167.paths, At116_167.paths, At126_167.paths, At135_163.paths {}
export interface Paths157 extends At76_163.paths, At76_167.paths, At87_167.paths, At88_163.paths, At89_167.paths, At116_167.paths, At126_167.paths, At135_163.paths {}
export interface Paths159 extends At76_163.paths, At76_167.paths, At87_167.paths, At88_163.paths, At89_167.paths, At116_167.paths, At126_167.paths, At135_163.paths {}
export interface Paths163 extends At76_167.paths, At87_167.paths, At89_167.paths, At116_167.paths, At126_167.paths, At163_167.paths {}
export interface Paths167 extends At167_176.paths, At167_210.paths, At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths {}
export interface Paths176 extends At167_210.paths, At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_202.paths, At176_222.paths, At176_232.paths, At176_471.paths {}
export interface Paths180 extends At167_210.paths, At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_202.paths, At176_222.paths, At176_232.paths, At176_471.paths {}
export interface Paths202 extends At167_210.paths, At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_222.paths, At176_232.paths, At176_471.paths, At202_471.paths {}
export interface Paths209 extends At167_210.paths, At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_222.paths, At176_232.paths, At176_471.paths, At202_471.paths {}
export interface Paths210 extends At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_222.paths, At176_232.paths, At176_471.paths, At202_471.paths, At210.paths {}
export interface Paths222 extends At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_232.paths, At176_471.paths, At202_471.paths, At210.paths, At222_240.paths {}
export interface Paths232 extends At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At222_240.paths, At232_257.paths {}
export interface Paths240 extends At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At232_257.paths, At240_363.paths {}
export interface Paths250 extends At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At232_257.paths, At240_363.paths {}
export interface Paths255 extends At167_257.paths, At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At232_257.paths, At240_363.paths {}
export interface Paths257 extends At167_261.paths, At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257_288.paths, At257.paths {}
export interface Paths261 extends At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257_288.paths, At257.paths, At261_267.paths, At261_322.paths {}
export interface Paths267 extends At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257_288.paths, At257.paths, At261_322.paths, At267_322.paths {}
export interface Paths277 extends At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257_288.paths, At257.paths, At261_322.paths, At267_322.paths {}
export interface Paths288 extends At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257.paths, At261_322.paths, At267_322.paths, At288_294.paths {}
export interface Paths294 extends At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257.paths, At261_322.paths, At267_322.paths, At294_315.paths {}
export interface Paths302 extends At167_313.paths, At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257.paths, At261_322.paths, At267_322.paths, At294_315.paths {}
export interface Paths313 extends At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257.paths, At261_322.paths, At267_322.paths, At294_315.paths, At313_363.paths {}
export interface Paths314 extends At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257.paths, At261_322.paths, At267_322.paths, At294_315.paths, At313_363.paths {}
export interface Paths315 extends At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257.paths, At261_322.paths, At267_322.paths, At313_363.paths, At315_334.paths {}
export interface Paths321 extends At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257.paths, At261_322.paths, At267_322.paths, At313_363.paths, At315_334.paths {}
export interface Paths322 extends At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257.paths, At313_363.paths, At315_334.paths, At322_416.paths {}
export interface Paths334 extends At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257.paths, At313_363.paths, At322_416.paths, At334_412.paths {}
export interface Paths342 extends At167_363.paths, At167.paths, At176_471.paths, At202_471.paths, At210.paths, At240_363.paths, At257.paths, At313_363.paths, At322_416.paths, At334_412.paths {}
export interface Paths363 extends At167.paths, At176_471.paths, At202_471.paths, At210.paths, At257.paths, At322_416.paths, At334_412.paths, At363_384.paths, At363_433.paths {}
export interface Paths384 extends At167.paths, At176_471.paths, At202_471.paths, At210.paths, At257.paths, At322_416.paths, At334_412.paths, At363_433.paths, At384_433.paths {}
export interface Paths412 extends At167.paths, At176_471.paths, At202_471.paths, At210.paths, At257.paths, At322_416.paths, At363_433.paths, At384_433.paths, At412_419.paths {}
export interface Paths416 extends At167.paths, At176_471.paths, At202_471.paths, At210.paths, At257.paths, At363_433.paths, At384_433.paths, At412_419.paths, At416.paths {}
export interface Paths419 extends At167.paths, At176_471.paths, At202_471.paths, At210.paths, At257.paths, At363_433.paths, At384_433.paths, At416.paths, At419_471.paths {}
export interface Paths433 extends At167.paths, At176_471.paths, At202_471.paths, At210.paths, At257.paths, At416.paths, At419_471.paths, At433_471.paths, At433.paths {}
export interface Paths439 extends At167.paths, At176_471.paths, At202_471.paths, At210.paths, At257.paths, At416.paths, At419_471.paths, At433_471.paths, At433.paths {}
export interface Paths471 extends At167.paths, At210.paths, At257.paths, At416.paths, At433.paths, At471_478.paths {}
export interface Paths475 extends At167.paths, At210.paths, At257.paths, At416.paths, At433.paths, At471_478.paths {}
export interface Paths478 extends At167.paths, At210.paths, At257.paths, At416.paths, At433.paths, At478_481.paths, At478.paths {}
export interface Paths481 extends At167.paths, At210.paths, At257.paths, At416.paths, At433.paths, At478.paths, At481_491.paths {}
export interface Paths491 extends At167.paths, At210.paths, At257.paths, At416.paths, At433.paths, At478.paths, At491.paths {}
