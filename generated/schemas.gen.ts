// What servers send, by the lowest feature level that a program supports: `Draft<209>`.
// Made from the specification by `npm run generate`. Do not edit.

import type { Boundary } from "./feature-levels.gen.js";
import type * as From0 from "./types/from-0.js";
import type * as From1 from "./types/from-1.js";
import type * as From3 from "./types/from-3.js";
import type * as From8 from "./types/from-8.js";
import type * as From10 from "./types/from-10.js";
import type * as From13 from "./types/from-13.js";
import type * as From16 from "./types/from-16.js";
import type * as From18 from "./types/from-18.js";
import type * as From20 from "./types/from-20.js";
import type * as From22 from "./types/from-22.js";
import type * as From36 from "./types/from-36.js";
import type * as From50 from "./types/from-50.js";
import type * as From54 from "./types/from-54.js";
import type * as From57 from "./types/from-57.js";
import type * as From58 from "./types/from-58.js";
import type * as From59 from "./types/from-59.js";
import type * as From60 from "./types/from-60.js";
import type * as From61 from "./types/from-61.js";
import type * as From73 from "./types/from-73.js";
import type * as From74 from "./types/from-74.js";
import type * as From76 from "./types/from-76.js";
import type * as From87 from "./types/from-87.js";
import type * as From88 from "./types/from-88.js";
import type * as From89 from "./types/from-89.js";
import type * as From92 from "./types/from-92.js";
import type * as From96 from "./types/from-96.js";
import type * as From116 from "./types/from-116.js";
import type * as From117 from "./types/from-117.js";
import type * as From126 from "./types/from-126.js";
import type * as From149 from "./types/from-149.js";
import type * as From157 from "./types/from-157.js";
import type * as From159 from "./types/from-159.js";
import type * as From163 from "./types/from-163.js";
import type * as From167 from "./types/from-167.js";
import type * as From176 from "./types/from-176.js";
import type * as From180 from "./types/from-180.js";
import type * as From202 from "./types/from-202.js";
import type * as From209 from "./types/from-209.js";
import type * as From232 from "./types/from-232.js";
import type * as From237 from "./types/from-237.js";
import type * as From240 from "./types/from-240.js";
import type * as From250 from "./types/from-250.js";
import type * as From255 from "./types/from-255.js";
import type * as From257 from "./types/from-257.js";
import type * as From261 from "./types/from-261.js";
import type * as From266 from "./types/from-266.js";
import type * as From267 from "./types/from-267.js";
import type * as From277 from "./types/from-277.js";
import type * as From288 from "./types/from-288.js";
import type * as From294 from "./types/from-294.js";
import type * as From314 from "./types/from-314.js";
import type * as From315 from "./types/from-315.js";
import type * as From321 from "./types/from-321.js";
import type * as From322 from "./types/from-322.js";
import type * as From334 from "./types/from-334.js";
import type * as From342 from "./types/from-342.js";
import type * as From363 from "./types/from-363.js";
import type * as From412 from "./types/from-412.js";
import type * as From416 from "./types/from-416.js";
import type * as From419 from "./types/from-419.js";
import type * as From433 from "./types/from-433.js";
import type * as From439 from "./types/from-439.js";
import type * as From471 from "./types/from-471.js";
import type * as From475 from "./types/from-475.js";
import type * as From478 from "./types/from-478.js";
import type * as From481 from "./types/from-481.js";
import type * as From491 from "./types/from-491.js";

/** The schemas by the lowest feature level that a program supports. */
interface FromEach {
  0: From0.components["schemas"];
  1: From1.components["schemas"];
  3: From3.components["schemas"];
  8: From8.components["schemas"];
  10: From10.components["schemas"];
  13: From13.components["schemas"];
  16: From16.components["schemas"];
  18: From18.components["schemas"];
  20: From20.components["schemas"];
  22: From22.components["schemas"];
  36: From36.components["schemas"];
  50: From50.components["schemas"];
  54: From54.components["schemas"];
  57: From57.components["schemas"];
  58: From58.components["schemas"];
  59: From59.components["schemas"];
  60: From60.components["schemas"];
  61: From61.components["schemas"];
  73: From73.components["schemas"];
  74: From74.components["schemas"];
  76: From76.components["schemas"];
  87: From87.components["schemas"];
  88: From88.components["schemas"];
  89: From89.components["schemas"];
  92: From92.components["schemas"];
  96: From96.components["schemas"];
  116: From116.components["schemas"];
  117: From117.components["schemas"];
  126: From126.components["schemas"];
  149: From149.components["schemas"];
  157: From157.components["schemas"];
  159: From159.components["schemas"];
  163: From163.components["schemas"];
  167: From167.components["schemas"];
  176: From176.components["schemas"];
  180: From180.components["schemas"];
  202: From202.components["schemas"];
  209: From209.components["schemas"];
  232: From232.components["schemas"];
  237: From237.components["schemas"];
  240: From240.components["schemas"];
  250: From250.components["schemas"];
  255: From255.components["schemas"];
  257: From257.components["schemas"];
  261: From261.components["schemas"];
  266: From266.components["schemas"];
  267: From267.components["schemas"];
  277: From277.components["schemas"];
  288: From288.components["schemas"];
  294: From294.components["schemas"];
  314: From314.components["schemas"];
  315: From315.components["schemas"];
  321: From321.components["schemas"];
  322: From322.components["schemas"];
  334: From334.components["schemas"];
  342: From342.components["schemas"];
  363: From363.components["schemas"];
  412: From412.components["schemas"];
  416: From416.components["schemas"];
  419: From419.components["schemas"];
  433: From433.components["schemas"];
  439: From439.components["schemas"];
  471: From471.components["schemas"];
  475: From475.components["schemas"];
  478: From478.components["schemas"];
  481: From481.components["schemas"];
  491: From491.components["schemas"];
}

/** Events of a queue. */
export type EventList<Level extends Boundary = 0> = FromEach[Level]["EventList"];

/** No queue has the submitted `queue_id`. It never existed, or was already deleted. */
export type BadEventQueueIdError<Level extends Boundary = 0> = FromEach[Level]["BadEventQueueIdError"];

/** The request cannot be fulfilled; `msg` gives the reason. */
export type BadRequestError<Level extends Boundary = 0> = FromEach[Level]["BadRequestError"];

/** Fields of every successful response. */
export type Success<Level extends Boundary = 0> = FromEach[Level]["Success"];

/** An event on the server, of the type `type`. Only types related to the operations of this specification are described in full. */
export type ServerEvent<Level extends Boundary = 0> = FromEach[Level]["ServerEvent"];

/** Fields of every error response. */
export type ErrorEnvelope<Level extends Boundary = 0> = FromEach[Level]["ErrorEnvelope"];

/** The credentials are not those of an active account of an active organization. */
export type UnauthorizedError<Level extends Boundary = 0> = FromEach[Level]["UnauthorizedError"];

/** The path exists, but not with this method. */
export type MethodNotAllowedError<Level extends Boundary = 0> = FromEach[Level]["MethodNotAllowedError"];

/** The caller has made too many requests in too short a time. */
export type RateLimitError<Level extends Boundary = 0> = FromEach[Level]["RateLimitError"];

/** Drafts of the user changed. `op` says how. */
export type DraftsEvent<Level extends Boundary = 0> = FromEach[Level]["DraftsEvent"];

/** A linkifier of the organization, or the order of linkifiers, changed. Sent to the queues of every user that asked for events of this type, whatever the capabilities of the client. */
export type RealmLinkifiersEvent<Level extends Boundary = 0> = FromEach[Level]["RealmLinkifiersEvent"];

/** The linkifiers of the organization changed. Sent to every queue that asked for events of this type. */
export type RealmFiltersEvent<Level extends Boundary = 0> = { 0: From0.RealmFiltersEvent; 1: From0.RealmFiltersEvent; 3: From0.RealmFiltersEvent; 8: From0.RealmFiltersEvent; 10: From0.RealmFiltersEvent; 13: From0.RealmFiltersEvent; 16: From0.RealmFiltersEvent; 18: From0.RealmFiltersEvent; 20: From0.RealmFiltersEvent; 22: From0.RealmFiltersEvent; 36: From0.RealmFiltersEvent; 50: From0.RealmFiltersEvent; 54: From0.RealmFiltersEvent; 57: From0.RealmFiltersEvent; 58: From0.RealmFiltersEvent; 59: From0.RealmFiltersEvent; 60: From0.RealmFiltersEvent; 61: From0.RealmFiltersEvent; 73: From0.RealmFiltersEvent; 74: From0.RealmFiltersEvent; 76: From0.RealmFiltersEvent; 87: From0.RealmFiltersEvent; 88: From0.RealmFiltersEvent; 89: From0.RealmFiltersEvent; 92: From0.RealmFiltersEvent; 96: From0.RealmFiltersEvent; 116: From0.RealmFiltersEvent; 117: From0.RealmFiltersEvent; 126: From0.RealmFiltersEvent; 149: From0.RealmFiltersEvent; 157: From0.RealmFiltersEvent; 159: From0.RealmFiltersEvent; 163: From0.RealmFiltersEvent; 167: From0.RealmFiltersEvent; 176: never; 180: never; 202: never; 209: never; 232: never; 237: never; 240: never; 250: never; 255: never; 257: never; 261: never; 266: never; 267: never; 277: never; 288: never; 294: never; 314: never; 315: never; 321: never; 322: never; 334: never; 342: never; 363: never; 412: never; 416: never; 419: never; 433: never; 439: never; 471: never; 475: never; 478: never; 481: never; 491: never }[Level];

/** The invitations changed; list them again. Sent to the queues of administrators. */
export type InvitesChangedEvent<Level extends Boundary = 0> = FromEach[Level]["InvitesChangedEvent"];

/** Sent when nothing happened for 45 to 55 seconds, to show that the connection works. */
export type HeartbeatEvent<Level extends Boundary = 0> = FromEach[Level]["HeartbeatEvent"];

/** The server was restarted, perhaps as another release. Sent to every queue, whatever types it collects. Queues outlast a restart, so the next registration may be far off: believe the feature level reported here. */
export type RestartEvent<Level extends Boundary = 0> = FromEach[Level]["RestartEvent"];

/** An event of any other type, for example `message`. Its other fields depend on the type. */
export type OtherEvent<Level extends Boundary = 0> = FromEach[Level]["OtherEvent"];

/** The user saved new drafts. */
export type DraftsAddEvent<Level extends Boundary = 0> = FromEach[Level]["DraftsAddEvent"];

/** The user changed a draft. */
export type DraftsUpdateEvent<Level extends Boundary = 0> = FromEach[Level]["DraftsUpdateEvent"];

/** A draft of the user was deleted. */
export type DraftsRemoveEvent<Level extends Boundary = 0> = FromEach[Level]["DraftsRemoveEvent"];

/** A pattern that turns matching text in messages and topics into links. */
export type Linkifier<Level extends Boundary = 0> = FromEach[Level]["Linkifier"];

/** ID of the event within its queue. IDs rise and may skip. */
export type EventId<Level extends Boundary = 0> = FromEach[Level]["EventId"];

/** The pattern of a linkifier, its format string and its ID, in this order. */
export type RealmFilter<Level extends Boundary = 0> = FromEach[Level]["RealmFilter"];

/** A saved draft. */
export type Draft<Level extends Boundary = 0> = FromEach[Level]["Draft"];

/** The request lacks a required parameter. */
export type MissingParameterError<Level extends Boundary = 0> = FromEach[Level]["MissingParameterError"];

/** The unexpired invitations that the calling user can manage. */
export type InvitationList<Level extends Boundary = 0> = FromEach[Level]["InvitationList"];

/** An unexpired invitation, of one of two kinds, distinguished by `is_multiuse`. */
export type Invitation<Level extends Boundary = 0> = FromEach[Level]["Invitation"];

/** An invitation sent to one e-mail address. */
export type EmailInvitation<Level extends Boundary = 0> = FromEach[Level]["EmailInvitation"];

/** A link with which any number of people can join. */
export type ReusableInvitationLink<Level extends Boundary = 0> = FromEach[Level]["ReusableInvitationLink"];

/** Fields of both kinds of invitation. */
export type InvitationBase<Level extends Boundary = 0> = FromEach[Level]["InvitationBase"];

/** Organization-level role of the user who is created when the invitation is accepted. */
export type InvitedAs<Level extends Boundary = 0> = FromEach[Level]["InvitedAs"];

/** The calling user is known, but lacks the role that the operation requires. */
export type UnauthorizedPrincipalError<Level extends Boundary = 0> = FromEach[Level]["UnauthorizedPrincipalError"];

/** Some or all of the addresses could not be invited. */
export type InvitationFailedError<Level extends Boundary = 0> = FromEach[Level]["InvitationFailedError"];

/** A new reusable link. */
export type InvitationLink<Level extends Boundary = 0> = FromEach[Level]["InvitationLink"];

/** The response when an invitation was sent again. */
export type ResentInvitation<Level extends Boundary = 0> = FromEach[Level]["ResentInvitation"];

/** The ID of a new linkifier. */
export type LinkifierId<Level extends Boundary = 0> = FromEach[Level]["LinkifierId"];

/** The linkifier is invalid; `msg` gives the reason. */
export type LinkifierError<Level extends Boundary = 0> = FromEach[Level]["LinkifierError"];

/** The new queue, and the version of its server. */
export type EventQueueRegistration<Level extends Boundary = 0> = FromEach[Level]["EventQueueRegistration"];

/** The version of a server. */
export type ServerVersion<Level extends Boundary = 0> = FromEach[Level]["ServerVersion"];

/** The account of the caller. */
export type OwnUser<Level extends Boundary = 0> = FromEach[Level]["OwnUser"];

/** Public information about the server. */
export type ServerSettings<Level extends Boundary = 0> = FromEach[Level]["ServerSettings"];

/** The linkifiers of the organization. */
export type LinkifierList<Level extends Boundary = 0> = { 0: From54.LinkifierList; 1: From54.LinkifierList; 3: From54.LinkifierList; 8: From54.LinkifierList; 10: From54.LinkifierList; 13: From54.LinkifierList; 16: From54.LinkifierList; 18: From54.LinkifierList; 20: From54.LinkifierList; 22: From54.LinkifierList; 36: From54.LinkifierList; 50: From54.LinkifierList; 54: From54.LinkifierList; 57: From54.LinkifierList; 58: From54.LinkifierList; 59: From54.LinkifierList; 60: From54.LinkifierList; 61: From54.LinkifierList; 73: From54.LinkifierList; 74: From54.LinkifierList; 76: From54.LinkifierList; 87: From54.LinkifierList; 88: From54.LinkifierList; 89: From54.LinkifierList; 92: From54.LinkifierList; 96: From54.LinkifierList; 116: From54.LinkifierList; 117: From54.LinkifierList; 126: From54.LinkifierList; 149: From54.LinkifierList; 157: From54.LinkifierList; 159: From54.LinkifierList; 163: From54.LinkifierList; 167: From54.LinkifierList; 176: From176.LinkifierList; 180: From176.LinkifierList; 202: From176.LinkifierList; 209: From176.LinkifierList; 232: From176.LinkifierList; 237: From176.LinkifierList; 240: From176.LinkifierList; 250: From176.LinkifierList; 255: From176.LinkifierList; 257: From176.LinkifierList; 261: From176.LinkifierList; 266: From176.LinkifierList; 267: From176.LinkifierList; 277: From176.LinkifierList; 288: From176.LinkifierList; 294: From176.LinkifierList; 314: From176.LinkifierList; 315: From176.LinkifierList; 321: From176.LinkifierList; 322: From176.LinkifierList; 334: From176.LinkifierList; 342: From176.LinkifierList; 363: From176.LinkifierList; 412: From176.LinkifierList; 416: From176.LinkifierList; 419: From176.LinkifierList; 433: From176.LinkifierList; 439: From176.LinkifierList; 471: From471.LinkifierList; 475: From471.LinkifierList; 478: From478.LinkifierList; 481: From478.LinkifierList; 491: From478.LinkifierList }[Level];

/** The drafts of the calling user. */
export type DraftList<Level extends Boundary = 0> = { 0: From87.DraftList; 1: From87.DraftList; 3: From87.DraftList; 8: From87.DraftList; 10: From87.DraftList; 13: From87.DraftList; 16: From87.DraftList; 18: From87.DraftList; 20: From87.DraftList; 22: From87.DraftList; 36: From87.DraftList; 50: From87.DraftList; 54: From87.DraftList; 57: From87.DraftList; 58: From87.DraftList; 59: From87.DraftList; 60: From87.DraftList; 61: From87.DraftList; 73: From87.DraftList; 74: From87.DraftList; 76: From87.DraftList; 87: From87.DraftList; 88: From87.DraftList; 89: From87.DraftList; 92: From87.DraftList; 96: From87.DraftList; 116: From87.DraftList; 117: From87.DraftList; 126: From87.DraftList; 149: From87.DraftList; 157: From87.DraftList; 159: From87.DraftList; 163: From87.DraftList; 167: From87.DraftList; 176: From87.DraftList; 180: From87.DraftList; 202: From87.DraftList; 209: From87.DraftList; 232: From87.DraftList; 237: From87.DraftList; 240: From87.DraftList; 250: From87.DraftList; 255: From87.DraftList; 257: From87.DraftList; 261: From87.DraftList; 266: From87.DraftList; 267: From87.DraftList; 277: From87.DraftList; 288: From87.DraftList; 294: From87.DraftList; 314: From87.DraftList; 315: From87.DraftList; 321: From87.DraftList; 322: From87.DraftList; 334: From87.DraftList; 342: From87.DraftList; 363: From87.DraftList; 412: From87.DraftList; 416: From87.DraftList; 419: From87.DraftList; 433: From87.DraftList; 439: From87.DraftList; 471: From87.DraftList; 475: From87.DraftList; 478: From87.DraftList; 481: From87.DraftList; 491: From87.DraftList }[Level];

/** The IDs of new drafts. */
export type DraftIds<Level extends Boundary = 0> = { 0: From87.DraftIds; 1: From87.DraftIds; 3: From87.DraftIds; 8: From87.DraftIds; 10: From87.DraftIds; 13: From87.DraftIds; 16: From87.DraftIds; 18: From87.DraftIds; 20: From87.DraftIds; 22: From87.DraftIds; 36: From87.DraftIds; 50: From87.DraftIds; 54: From87.DraftIds; 57: From87.DraftIds; 58: From87.DraftIds; 59: From87.DraftIds; 60: From87.DraftIds; 61: From87.DraftIds; 73: From87.DraftIds; 74: From87.DraftIds; 76: From87.DraftIds; 87: From87.DraftIds; 88: From87.DraftIds; 89: From87.DraftIds; 92: From87.DraftIds; 96: From87.DraftIds; 116: From87.DraftIds; 117: From87.DraftIds; 126: From87.DraftIds; 149: From87.DraftIds; 157: From87.DraftIds; 159: From87.DraftIds; 163: From87.DraftIds; 167: From87.DraftIds; 176: From87.DraftIds; 180: From87.DraftIds; 202: From87.DraftIds; 209: From87.DraftIds; 232: From87.DraftIds; 237: From87.DraftIds; 240: From87.DraftIds; 250: From87.DraftIds; 255: From87.DraftIds; 257: From87.DraftIds; 261: From87.DraftIds; 266: From87.DraftIds; 267: From87.DraftIds; 277: From87.DraftIds; 288: From87.DraftIds; 294: From87.DraftIds; 314: From87.DraftIds; 315: From87.DraftIds; 321: From87.DraftIds; 322: From87.DraftIds; 334: From87.DraftIds; 342: From87.DraftIds; 363: From87.DraftIds; 412: From87.DraftIds; 416: From87.DraftIds; 419: From87.DraftIds; 433: From87.DraftIds; 439: From87.DraftIds; 471: From87.DraftIds; 475: From87.DraftIds; 478: From87.DraftIds; 481: From87.DraftIds; 491: From87.DraftIds }[Level];

/** The server failed. The error has no `code`. */
export type InternalServerError<Level extends Boundary = 0> = { 0: From87.InternalServerError; 1: From87.InternalServerError; 3: From87.InternalServerError; 8: From87.InternalServerError; 10: From87.InternalServerError; 13: From87.InternalServerError; 16: From87.InternalServerError; 18: From87.InternalServerError; 20: From87.InternalServerError; 22: From87.InternalServerError; 36: From87.InternalServerError; 50: From87.InternalServerError; 54: From87.InternalServerError; 57: From87.InternalServerError; 58: From87.InternalServerError; 59: From87.InternalServerError; 60: From87.InternalServerError; 61: From87.InternalServerError; 73: From87.InternalServerError; 74: From87.InternalServerError; 76: From87.InternalServerError; 87: From87.InternalServerError; 88: From87.InternalServerError; 89: From87.InternalServerError; 92: From87.InternalServerError; 96: From87.InternalServerError; 116: From87.InternalServerError; 117: From87.InternalServerError; 126: From87.InternalServerError; 149: From87.InternalServerError; 157: From87.InternalServerError; 159: From87.InternalServerError; 163: From87.InternalServerError; 167: From87.InternalServerError; 176: From87.InternalServerError; 180: From87.InternalServerError; 202: From87.InternalServerError; 209: From87.InternalServerError; 232: From87.InternalServerError; 237: From87.InternalServerError; 240: From87.InternalServerError; 250: From87.InternalServerError; 255: From87.InternalServerError; 257: From87.InternalServerError; 261: From87.InternalServerError; 266: From87.InternalServerError; 267: From87.InternalServerError; 277: From87.InternalServerError; 288: From87.InternalServerError; 294: From87.InternalServerError; 314: From87.InternalServerError; 315: From87.InternalServerError; 321: From87.InternalServerError; 322: From87.InternalServerError; 334: From87.InternalServerError; 342: From87.InternalServerError; 363: From87.InternalServerError; 412: From87.InternalServerError; 416: From87.InternalServerError; 419: From87.InternalServerError; 433: From87.InternalServerError; 439: From87.InternalServerError; 471: From87.InternalServerError; 475: From87.InternalServerError; 478: From87.InternalServerError; 481: From87.InternalServerError; 491: From87.InternalServerError }[Level];
