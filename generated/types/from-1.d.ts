// Types for every server from feature level 1 up.
// Made from the specification by `administration-service-api generate`. Do not edit.

import type { V0_3, V0_8, V0_13, V0_20, V0_22, V0_36, V0_59, V0_76, V0_176, V0_257, V0 } from "./shared.js";

export interface paths extends V0_3.paths, V0_8.paths, V0_20.paths, V0_36.paths, V0_257.paths {}
export type webhooks = Record<string, never>;
export interface operations extends V0_3.operations, V0_8.operations, V0_20.operations, V0_22.operations, V0_36.operations, V0_257.operations {}
interface schemas extends V0_3.schemas, V0_8.schemas, V0_13.schemas, V0_20.schemas, V0_22.schemas, V0_36.schemas, V0_59.schemas, V0_76.schemas, V0_176.schemas, V0_257.schemas, V0.schemas {}
interface responses extends V0_36.responses, V0_76.responses, V0.responses {}
interface parameters extends V0.parameters {}
interface headers extends V0.headers {}
export interface components {
    schemas: schemas;
    responses: responses;
    parameters: parameters;
    requestBodies: never;
    headers: headers;
    pathItems: never;
}

export type { Success, Draft, EventId, DraftsAddEvent, DraftsUpdateEvent, DraftsRemoveEvent, DraftsEvent, Linkifier, RealmLinkifiersEvent, RealmFilter, RealmFiltersEvent, InvitesChangedEvent, HeartbeatEvent, RestartEvent, OtherEvent, ServerEvent, EventList, BadEventQueueIdError, ErrorEnvelope, BadRequestError, UnauthorizedError, MethodNotAllowedError, RateLimitError, DeleteEventQueueForm, MissingParameterError, InvitedAs, InvitationBase, EmailInvitation, ReusableInvitationLink, Invitation, InvitationList, InvitationForm, SendInvitationsForm, UnauthorizedPrincipalError, InvitationFailedError, CreateInvitationLinkForm, InvitationLink, ResentInvitation, LinkifierForm, LinkifierId, LinkifierError, ClientCapabilities, RegisterEventQueueForm, ServerVersion, EventQueueRegistration, OwnUser, ServerSettings } from "./from-0.js";
export { UndocumentedValue } from "./shared.js";
