// Types for every server from feature level 416 up.
// Made from the specification by `npm run generate`. Do not edit.

import type { V0, V3, V36, V76, V87, V176_471, V176, V202_471, V202, V209, V255, V257, V267, V363_433, V412_481, V416 } from "./shared.js";

export interface paths extends V76.paths, V176_471.paths, V202_471.paths, V209.paths, V255.paths, V257.paths, V363_433.paths, V412_481.paths, V416.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V76.operations, V87.operations, V176_471.operations, V202.operations, V209.operations, V255.operations, V257.operations, V267.operations, V363_433.operations, V412_481.operations, V416.operations {}
interface schemas extends V0.schemas, V3.schemas, V36.schemas, V76.schemas, V87.schemas, V176_471.schemas, V176.schemas, V202.schemas, V257.schemas, V267.schemas, V363_433.schemas, V412_481.schemas, V416.schemas {}
interface responses extends V0.responses, V36.responses, V76.responses {}
interface parameters extends V0.parameters, V87.parameters {}
interface headers extends V0.headers {}
export interface components {
    schemas: schemas;
    responses: responses;
    parameters: parameters;
    requestBodies: never;
    headers: headers;
    pathItems: never;
}

/** @description What both kinds of invitation take. */
export type InvitationForm = {
    /**
     * @description Role of the user who is created when the invitation is accepted. When left out, 400.
     * @enum {integer}
     */
    invite_as?: 100 | 200 | 300 | 400 | 600;
    /** @description Minutes after which the invitation expires, or `null` for never. When left out, as the server has it, by default 14400, ten days. */
    invite_expires_in_minutes?: number | null;
    /** @description Whether to subscribe to the default channels of the organization too. When left out, not. */
    include_realm_default_subscriptions?: boolean;
    /** @description IDs of the user groups that the user will be a member of. */
    group_ids?: number[];
    /** @description Text that the new user is welcomed with; empty for none. When left out, that of the organization. Only administrators may give one. */
    welcome_message_custom_text?: string;
};
/** @description Whom to invite, and to what. */
export type SendInvitationsForm = InvitationForm & {
    /** @description The addresses, separated by commas or line breaks; `Zoe <zoe@example.com>` is one too. */
    invitee_emails: string;
    /** @description IDs of the channels to subscribe to. May be empty, but for what older servers ask. */
    stream_ids: number[];
    /** @description Whether the caller wants a direct message when an account is created through the invitation. When left out, yes. */
    notify_referrer_on_join?: boolean;
};
/** @description What the link is for. */
export type CreateInvitationLinkForm = InvitationForm & {
    /** @description IDs of the channels to subscribe to. When left out, none. */
    stream_ids?: number[];
};

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, InvitesChangedEvent, HeartbeatEvent, OtherEvent, BadEventQueueIdError, ErrorEnvelope, BadRequestError, MethodNotAllowedError, DeleteEventQueueForm, MissingParameterError, InvitedAs, UnauthorizedPrincipalError, InvitationLink, ResentInvitation, LinkifierId, LinkifierError, ServerVersion } from "./from-0.js";
export type { Linkifier, RealmLinkifiersEvent, ServerEvent, EventList, LinkifierForm, ClientCapabilities, LinkifierList } from "./from-176.js";
export type { UnauthorizedError, InvitationFailedError } from "./from-76.js";
export type { RateLimitError } from "./from-36.js";
export type { InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList } from "./from-267.js";
export type { RegisterEventQueueForm } from "./from-412.js";
export type { EventQueueRegistration } from "./from-3.js";
export type { OwnUser } from "./from-363.js";
export type { ServerSettings } from "./from-257.js";
export type { DraftList, DraftContent, CreateDraftsForm, DraftIds, EditDraftForm } from "./from-87.js";
export type { ReorderLinkifiersForm } from "./from-202.js";
export { UndocumentedValue } from "./shared.js";
