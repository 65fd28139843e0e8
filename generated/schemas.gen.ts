// What servers send, by the lowest feature level that a program supports: `Draft<209>`.
// Made from the specification by `openapi-levels generate`. Do not edit.

import type * as From0 from "./types/from-0.js";
import type * as From1 from "./types/from-1.js";
import type * as From3 from "./types/from-3.js";
import type * as From6 from "./types/from-6.js";
import type * as From7 from "./types/from-7.js";
import type * as From8 from "./types/from-8.js";
import type * as From10 from "./types/from-10.js";
import type * as From13 from "./types/from-13.js";
import type * as From16 from "./types/from-16.js";
import type * as From18 from "./types/from-18.js";
import type * as From20 from "./types/from-20.js";
import type * as From22 from "./types/from-22.js";
import type * as From30 from "./types/from-30.js";
import type * as From36 from "./types/from-36.js";
import type * as From39 from "./types/from-39.js";
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
import type * as From106 from "./types/from-106.js";
import type * as From116 from "./types/from-116.js";
import type * as From117 from "./types/from-117.js";
import type * as From126 from "./types/from-126.js";
import type * as From135 from "./types/from-135.js";
import type * as From149 from "./types/from-149.js";
import type * as From157 from "./types/from-157.js";
import type * as From159 from "./types/from-159.js";
import type * as From163 from "./types/from-163.js";
import type * as From167 from "./types/from-167.js";
import type * as From176 from "./types/from-176.js";
import type * as From180 from "./types/from-180.js";
import type * as From202 from "./types/from-202.js";
import type * as From209 from "./types/from-209.js";
import type * as From210 from "./types/from-210.js";
import type * as From222 from "./types/from-222.js";
import type * as From232 from "./types/from-232.js";
import type * as From240 from "./types/from-240.js";
import type * as From250 from "./types/from-250.js";
import type * as From255 from "./types/from-255.js";
import type * as From257 from "./types/from-257.js";
import type * as From261 from "./types/from-261.js";
import type * as From267 from "./types/from-267.js";
import type * as From277 from "./types/from-277.js";
import type * as From288 from "./types/from-288.js";
import type * as From294 from "./types/from-294.js";
import type * as From302 from "./types/from-302.js";
import type * as From313 from "./types/from-313.js";
import type * as From314 from "./types/from-314.js";
import type * as From315 from "./types/from-315.js";
import type * as From321 from "./types/from-321.js";
import type * as From322 from "./types/from-322.js";
import type * as From334 from "./types/from-334.js";
import type * as From342 from "./types/from-342.js";
import type * as From363 from "./types/from-363.js";
import type * as From384 from "./types/from-384.js";
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
import type { Levels } from "./client.gen.js";

/** The schemas by the lowest feature level that a program supports. */
interface FromEach {
  0: From0.components["schemas"];
  1: From1.components["schemas"];
  3: From3.components["schemas"];
  6: From6.components["schemas"];
  7: From7.components["schemas"];
  8: From8.components["schemas"];
  10: From10.components["schemas"];
  13: From13.components["schemas"];
  16: From16.components["schemas"];
  18: From18.components["schemas"];
  20: From20.components["schemas"];
  22: From22.components["schemas"];
  30: From30.components["schemas"];
  36: From36.components["schemas"];
  39: From39.components["schemas"];
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
  106: From106.components["schemas"];
  116: From116.components["schemas"];
  117: From117.components["schemas"];
  126: From126.components["schemas"];
  135: From135.components["schemas"];
  149: From149.components["schemas"];
  157: From157.components["schemas"];
  159: From159.components["schemas"];
  163: From163.components["schemas"];
  167: From167.components["schemas"];
  176: From176.components["schemas"];
  180: From180.components["schemas"];
  202: From202.components["schemas"];
  209: From209.components["schemas"];
  210: From210.components["schemas"];
  222: From222.components["schemas"];
  232: From232.components["schemas"];
  240: From240.components["schemas"];
  250: From250.components["schemas"];
  255: From255.components["schemas"];
  257: From257.components["schemas"];
  261: From261.components["schemas"];
  267: From267.components["schemas"];
  277: From277.components["schemas"];
  288: From288.components["schemas"];
  294: From294.components["schemas"];
  302: From302.components["schemas"];
  313: From313.components["schemas"];
  314: From314.components["schemas"];
  315: From315.components["schemas"];
  321: From321.components["schemas"];
  322: From322.components["schemas"];
  334: From334.components["schemas"];
  342: From342.components["schemas"];
  363: From363.components["schemas"];
  384: From384.components["schemas"];
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
export type EventList<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["EventList"];

/** No queue has the submitted `queue_id`. It never existed, or was already deleted. */
export type BadEventQueueIdError<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["BadEventQueueIdError"];

/** The server cannot fulfil the request; `msg` gives the reason. */
export type BadRequestError<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["BadRequestError"];

/** Fields of every successful response. */
export type Success<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["Success"];

/** An event on the server, of the type `type`. Only types related to the operations of this specification are described in full. */
export type ServerEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["ServerEvent"];

/** Fields of every error response. */
export type ErrorEnvelope<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["ErrorEnvelope"];

/** The credentials are not those of an active account of an active organization. */
export type UnauthorizedError<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["UnauthorizedError"];

/** The path exists, but not with this method. */
export type MethodNotAllowedError<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["MethodNotAllowedError"];

/** The caller has made too many requests in too short a time. */
export type RateLimitError<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["RateLimitError"];

/** Drafts of the user changed. `op` says how. */
export type DraftsEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["DraftsEvent"];

/** A linkifier of the organization, or the order of linkifiers, changed. Sent to the queues of every user that asked for events of this type, whatever the capabilities of the client. */
export type RealmLinkifiersEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["RealmLinkifiersEvent"];

/** The linkifiers of the organization changed. Sent to every queue that asked for events of this type. */
export type RealmFiltersEvent<Level extends keyof Levels = 0> = { 0: FromEach[0]["RealmFiltersEvent"]; 1: FromEach[0]["RealmFiltersEvent"]; 3: FromEach[0]["RealmFiltersEvent"]; 6: FromEach[0]["RealmFiltersEvent"]; 7: FromEach[0]["RealmFiltersEvent"]; 8: FromEach[0]["RealmFiltersEvent"]; 10: FromEach[0]["RealmFiltersEvent"]; 13: FromEach[0]["RealmFiltersEvent"]; 16: FromEach[0]["RealmFiltersEvent"]; 18: FromEach[0]["RealmFiltersEvent"]; 20: FromEach[0]["RealmFiltersEvent"]; 22: FromEach[0]["RealmFiltersEvent"]; 30: FromEach[0]["RealmFiltersEvent"]; 36: FromEach[0]["RealmFiltersEvent"]; 39: FromEach[0]["RealmFiltersEvent"]; 50: FromEach[0]["RealmFiltersEvent"]; 54: FromEach[0]["RealmFiltersEvent"]; 57: FromEach[0]["RealmFiltersEvent"]; 58: FromEach[0]["RealmFiltersEvent"]; 59: FromEach[0]["RealmFiltersEvent"]; 60: FromEach[0]["RealmFiltersEvent"]; 61: FromEach[0]["RealmFiltersEvent"]; 73: FromEach[0]["RealmFiltersEvent"]; 74: FromEach[0]["RealmFiltersEvent"]; 76: FromEach[0]["RealmFiltersEvent"]; 87: FromEach[0]["RealmFiltersEvent"]; 88: FromEach[0]["RealmFiltersEvent"]; 89: FromEach[0]["RealmFiltersEvent"]; 92: FromEach[0]["RealmFiltersEvent"]; 96: FromEach[0]["RealmFiltersEvent"]; 106: FromEach[0]["RealmFiltersEvent"]; 116: FromEach[0]["RealmFiltersEvent"]; 117: FromEach[0]["RealmFiltersEvent"]; 126: FromEach[0]["RealmFiltersEvent"]; 135: FromEach[0]["RealmFiltersEvent"]; 149: FromEach[0]["RealmFiltersEvent"]; 157: FromEach[0]["RealmFiltersEvent"]; 159: FromEach[0]["RealmFiltersEvent"]; 163: FromEach[0]["RealmFiltersEvent"]; 167: FromEach[0]["RealmFiltersEvent"]; 176: never; 180: never; 202: never; 209: never; 210: never; 222: never; 232: never; 240: never; 250: never; 255: never; 257: never; 261: never; 267: never; 277: never; 288: never; 294: never; 302: never; 313: never; 314: never; 315: never; 321: never; 322: never; 334: never; 342: never; 363: never; 384: never; 412: never; 416: never; 419: never; 433: never; 439: never; 471: never; 475: never; 478: never; 481: never; 491: never }[Levels[Level]];

/** The invitations changed; list them again. Sent to the queues of administrators. */
export type InvitesChangedEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["InvitesChangedEvent"];

/** The accounts of the organization changed. `op` says how. */
export type RealmUserEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["RealmUserEvent"];

/** Sent when nothing happened for 45 to 55 seconds, to show that the connection works. */
export type HeartbeatEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["HeartbeatEvent"];

/** The server was restarted, perhaps with another release. Sent to every queue, whatever types it collects. Use the feature level in this event: queues outlast a restart, so the next registration may be far off. */
export type RestartEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["RestartEvent"];

/** An event of any other type, for example `message`. Its other fields depend on the type. */
export type OtherEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["OtherEvent"];

/** The user saved new drafts. */
export type DraftsAddEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["DraftsAddEvent"];

/** The user changed a draft. */
export type DraftsUpdateEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["DraftsUpdateEvent"];

/** A draft of the user was deleted. */
export type DraftsRemoveEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["DraftsRemoveEvent"];

/** A pattern that turns matching text in messages and topics into links. */
export type Linkifier<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["Linkifier"];

/** ID of the event within its queue. IDs rise and may skip. */
export type EventId<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["EventId"];

/** The pattern of a linkifier, its format string and its ID, in this order. */
export type RealmFilter<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["RealmFilter"];

/** An account was created. */
export type RealmUserAddEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["RealmUserAddEvent"];

/** An account changed. */
export type RealmUserUpdateEvent<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["RealmUserUpdateEvent"];

/** An account was deactivated. */
export type RealmUserRemoveEvent<Level extends keyof Levels = 0> = { 0: FromEach[0]["RealmUserRemoveEvent"]; 1: FromEach[0]["RealmUserRemoveEvent"]; 3: FromEach[0]["RealmUserRemoveEvent"]; 6: FromEach[0]["RealmUserRemoveEvent"]; 7: FromEach[0]["RealmUserRemoveEvent"]; 8: FromEach[0]["RealmUserRemoveEvent"]; 10: FromEach[0]["RealmUserRemoveEvent"]; 13: FromEach[0]["RealmUserRemoveEvent"]; 16: FromEach[0]["RealmUserRemoveEvent"]; 18: FromEach[0]["RealmUserRemoveEvent"]; 20: FromEach[0]["RealmUserRemoveEvent"]; 22: FromEach[0]["RealmUserRemoveEvent"]; 30: FromEach[0]["RealmUserRemoveEvent"]; 36: FromEach[0]["RealmUserRemoveEvent"]; 39: FromEach[0]["RealmUserRemoveEvent"]; 50: FromEach[0]["RealmUserRemoveEvent"]; 54: FromEach[0]["RealmUserRemoveEvent"]; 57: FromEach[0]["RealmUserRemoveEvent"]; 58: FromEach[0]["RealmUserRemoveEvent"]; 59: FromEach[0]["RealmUserRemoveEvent"]; 60: FromEach[0]["RealmUserRemoveEvent"]; 61: FromEach[0]["RealmUserRemoveEvent"]; 73: FromEach[0]["RealmUserRemoveEvent"]; 74: FromEach[0]["RealmUserRemoveEvent"]; 76: FromEach[0]["RealmUserRemoveEvent"]; 87: FromEach[0]["RealmUserRemoveEvent"]; 88: FromEach[0]["RealmUserRemoveEvent"]; 89: FromEach[0]["RealmUserRemoveEvent"]; 92: FromEach[0]["RealmUserRemoveEvent"]; 96: FromEach[0]["RealmUserRemoveEvent"]; 106: FromEach[0]["RealmUserRemoveEvent"]; 116: FromEach[0]["RealmUserRemoveEvent"]; 117: FromEach[0]["RealmUserRemoveEvent"]; 126: FromEach[0]["RealmUserRemoveEvent"]; 135: FromEach[0]["RealmUserRemoveEvent"]; 149: FromEach[0]["RealmUserRemoveEvent"]; 157: FromEach[0]["RealmUserRemoveEvent"]; 159: FromEach[0]["RealmUserRemoveEvent"]; 163: FromEach[0]["RealmUserRemoveEvent"]; 167: FromEach[0]["RealmUserRemoveEvent"]; 176: FromEach[0]["RealmUserRemoveEvent"]; 180: FromEach[0]["RealmUserRemoveEvent"]; 202: FromEach[0]["RealmUserRemoveEvent"]; 209: FromEach[0]["RealmUserRemoveEvent"]; 210: FromEach[0]["RealmUserRemoveEvent"]; 222: never; 232: never; 240: never; 250: never; 255: never; 257: never; 261: never; 267: never; 277: never; 288: never; 294: never; 302: never; 313: never; 314: never; 315: never; 321: never; 322: never; 334: never; 342: never; 363: never; 384: never; 412: never; 416: never; 419: never; 433: never; 439: never; 471: never; 475: never; 478: never; 481: never; 491: never }[Levels[Level]];

/** A saved draft. */
export type Draft<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["Draft"];

/** An account of the organization, as the caller may see it. */
export type User<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["User"];

/** The account, with the fields that changed. Fields of other changes are not listed here. */
export type ChangedUser<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["ChangedUser"];

/** Role of a user in the organization. */
export type Role<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["Role"];

/** A required parameter is missing. */
export type MissingParameterError<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["MissingParameterError"];

/** The unexpired invitations that the calling user can manage. */
export type InvitationList<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["InvitationList"];

/** An unexpired invitation, of one of two kinds, distinguished by `is_multiuse`. */
export type Invitation<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["Invitation"];

/** An invitation sent to one e-mail address. */
export type EmailInvitation<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["EmailInvitation"];

/** A link with which any number of people can join. */
export type ReusableInvitationLink<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["ReusableInvitationLink"];

/** Fields of both kinds of invitation. */
export type InvitationBase<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["InvitationBase"];

/** Organization-level role of the user who is created when the invitation is accepted. */
export type InvitedAs<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["InvitedAs"];

/** The calling user is known, but does not have the role that the operation requires. */
export type UnauthorizedPrincipalError<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["UnauthorizedPrincipalError"];

/** Some or all of the addresses could not be invited. */
export type InvitationFailedError<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["InvitationFailedError"];

/** A new reusable link. */
export type InvitationLink<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["InvitationLink"];

/** The response when an invitation was sent again. */
export type ResentInvitation<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["ResentInvitation"];

/** The ID of a new linkifier. */
export type LinkifierId<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["LinkifierId"];

/** The linkifier is invalid; `msg` gives the reason. */
export type LinkifierError<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["LinkifierError"];

/** The new queue, and the version of its server. */
export type EventQueueRegistration<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["EventQueueRegistration"];

/** The version of a server. */
export type ServerVersion<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["ServerVersion"];

/** Accounts of the organization. */
export type UserList<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["UserList"];

/** The account was created. */
export type CreatedUser<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["CreatedUser"];

/** The account of the caller. */
export type OwnUser<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["OwnUser"];

/** Public information about the server. */
export type ServerSettings<Level extends keyof Levels = 0> = FromEach[Levels[Level]]["ServerSettings"];

/** One account of the organization. */
export type OneUser<Level extends keyof Levels = 0> = { 0: FromEach[1]["OneUser"]; 1: FromEach[1]["OneUser"]; 3: FromEach[1]["OneUser"]; 6: FromEach[6]["OneUser"]; 7: FromEach[6]["OneUser"]; 8: FromEach[8]["OneUser"]; 10: FromEach[8]["OneUser"]; 13: FromEach[8]["OneUser"]; 16: FromEach[8]["OneUser"]; 18: FromEach[8]["OneUser"]; 20: FromEach[8]["OneUser"]; 22: FromEach[8]["OneUser"]; 30: FromEach[8]["OneUser"]; 36: FromEach[8]["OneUser"]; 39: FromEach[8]["OneUser"]; 50: FromEach[8]["OneUser"]; 54: FromEach[8]["OneUser"]; 57: FromEach[8]["OneUser"]; 58: FromEach[8]["OneUser"]; 59: FromEach[59]["OneUser"]; 60: FromEach[60]["OneUser"]; 61: FromEach[60]["OneUser"]; 73: FromEach[60]["OneUser"]; 74: FromEach[60]["OneUser"]; 76: FromEach[60]["OneUser"]; 87: FromEach[60]["OneUser"]; 88: FromEach[60]["OneUser"]; 89: FromEach[60]["OneUser"]; 92: FromEach[60]["OneUser"]; 96: FromEach[60]["OneUser"]; 106: FromEach[60]["OneUser"]; 116: FromEach[60]["OneUser"]; 117: FromEach[60]["OneUser"]; 126: FromEach[60]["OneUser"]; 135: FromEach[60]["OneUser"]; 149: FromEach[60]["OneUser"]; 157: FromEach[60]["OneUser"]; 159: FromEach[60]["OneUser"]; 163: FromEach[163]["OneUser"]; 167: FromEach[163]["OneUser"]; 176: FromEach[163]["OneUser"]; 180: FromEach[163]["OneUser"]; 202: FromEach[163]["OneUser"]; 209: FromEach[163]["OneUser"]; 210: FromEach[163]["OneUser"]; 222: FromEach[163]["OneUser"]; 232: FromEach[163]["OneUser"]; 240: FromEach[163]["OneUser"]; 250: FromEach[163]["OneUser"]; 255: FromEach[163]["OneUser"]; 257: FromEach[163]["OneUser"]; 261: FromEach[163]["OneUser"]; 267: FromEach[163]["OneUser"]; 277: FromEach[163]["OneUser"]; 288: FromEach[163]["OneUser"]; 294: FromEach[163]["OneUser"]; 302: FromEach[163]["OneUser"]; 313: FromEach[163]["OneUser"]; 314: FromEach[163]["OneUser"]; 315: FromEach[163]["OneUser"]; 321: FromEach[163]["OneUser"]; 322: FromEach[163]["OneUser"]; 334: FromEach[163]["OneUser"]; 342: FromEach[163]["OneUser"]; 363: FromEach[363]["OneUser"]; 384: FromEach[363]["OneUser"]; 412: FromEach[363]["OneUser"]; 416: FromEach[363]["OneUser"]; 419: FromEach[363]["OneUser"]; 433: FromEach[433]["OneUser"]; 439: FromEach[433]["OneUser"]; 471: FromEach[433]["OneUser"]; 475: FromEach[433]["OneUser"]; 478: FromEach[433]["OneUser"]; 481: FromEach[433]["OneUser"]; 491: FromEach[433]["OneUser"] }[Levels[Level]];

/** The linkifiers of the organization. */
export type LinkifierList<Level extends keyof Levels = 0> = { 0: FromEach[54]["LinkifierList"]; 1: FromEach[54]["LinkifierList"]; 3: FromEach[54]["LinkifierList"]; 6: FromEach[54]["LinkifierList"]; 7: FromEach[54]["LinkifierList"]; 8: FromEach[54]["LinkifierList"]; 10: FromEach[54]["LinkifierList"]; 13: FromEach[54]["LinkifierList"]; 16: FromEach[54]["LinkifierList"]; 18: FromEach[54]["LinkifierList"]; 20: FromEach[54]["LinkifierList"]; 22: FromEach[54]["LinkifierList"]; 30: FromEach[54]["LinkifierList"]; 36: FromEach[54]["LinkifierList"]; 39: FromEach[54]["LinkifierList"]; 50: FromEach[54]["LinkifierList"]; 54: FromEach[54]["LinkifierList"]; 57: FromEach[54]["LinkifierList"]; 58: FromEach[54]["LinkifierList"]; 59: FromEach[54]["LinkifierList"]; 60: FromEach[54]["LinkifierList"]; 61: FromEach[54]["LinkifierList"]; 73: FromEach[54]["LinkifierList"]; 74: FromEach[54]["LinkifierList"]; 76: FromEach[54]["LinkifierList"]; 87: FromEach[54]["LinkifierList"]; 88: FromEach[54]["LinkifierList"]; 89: FromEach[54]["LinkifierList"]; 92: FromEach[54]["LinkifierList"]; 96: FromEach[54]["LinkifierList"]; 106: FromEach[54]["LinkifierList"]; 116: FromEach[54]["LinkifierList"]; 117: FromEach[54]["LinkifierList"]; 126: FromEach[54]["LinkifierList"]; 135: FromEach[54]["LinkifierList"]; 149: FromEach[54]["LinkifierList"]; 157: FromEach[54]["LinkifierList"]; 159: FromEach[54]["LinkifierList"]; 163: FromEach[54]["LinkifierList"]; 167: FromEach[54]["LinkifierList"]; 176: FromEach[176]["LinkifierList"]; 180: FromEach[176]["LinkifierList"]; 202: FromEach[176]["LinkifierList"]; 209: FromEach[176]["LinkifierList"]; 210: FromEach[176]["LinkifierList"]; 222: FromEach[176]["LinkifierList"]; 232: FromEach[176]["LinkifierList"]; 240: FromEach[176]["LinkifierList"]; 250: FromEach[176]["LinkifierList"]; 255: FromEach[176]["LinkifierList"]; 257: FromEach[176]["LinkifierList"]; 261: FromEach[176]["LinkifierList"]; 267: FromEach[176]["LinkifierList"]; 277: FromEach[176]["LinkifierList"]; 288: FromEach[176]["LinkifierList"]; 294: FromEach[176]["LinkifierList"]; 302: FromEach[176]["LinkifierList"]; 313: FromEach[176]["LinkifierList"]; 314: FromEach[176]["LinkifierList"]; 315: FromEach[176]["LinkifierList"]; 321: FromEach[176]["LinkifierList"]; 322: FromEach[176]["LinkifierList"]; 334: FromEach[176]["LinkifierList"]; 342: FromEach[176]["LinkifierList"]; 363: FromEach[176]["LinkifierList"]; 384: FromEach[176]["LinkifierList"]; 412: FromEach[176]["LinkifierList"]; 416: FromEach[176]["LinkifierList"]; 419: FromEach[176]["LinkifierList"]; 433: FromEach[176]["LinkifierList"]; 439: FromEach[176]["LinkifierList"]; 471: FromEach[471]["LinkifierList"]; 475: FromEach[471]["LinkifierList"]; 478: FromEach[478]["LinkifierList"]; 481: FromEach[478]["LinkifierList"]; 491: FromEach[478]["LinkifierList"] }[Levels[Level]];

/** The drafts of the calling user. */
export type DraftList<Level extends keyof Levels = 0> = { 0: FromEach[87]["DraftList"]; 1: FromEach[87]["DraftList"]; 3: FromEach[87]["DraftList"]; 6: FromEach[87]["DraftList"]; 7: FromEach[87]["DraftList"]; 8: FromEach[87]["DraftList"]; 10: FromEach[87]["DraftList"]; 13: FromEach[87]["DraftList"]; 16: FromEach[87]["DraftList"]; 18: FromEach[87]["DraftList"]; 20: FromEach[87]["DraftList"]; 22: FromEach[87]["DraftList"]; 30: FromEach[87]["DraftList"]; 36: FromEach[87]["DraftList"]; 39: FromEach[87]["DraftList"]; 50: FromEach[87]["DraftList"]; 54: FromEach[87]["DraftList"]; 57: FromEach[87]["DraftList"]; 58: FromEach[87]["DraftList"]; 59: FromEach[87]["DraftList"]; 60: FromEach[87]["DraftList"]; 61: FromEach[87]["DraftList"]; 73: FromEach[87]["DraftList"]; 74: FromEach[87]["DraftList"]; 76: FromEach[87]["DraftList"]; 87: FromEach[87]["DraftList"]; 88: FromEach[87]["DraftList"]; 89: FromEach[87]["DraftList"]; 92: FromEach[87]["DraftList"]; 96: FromEach[87]["DraftList"]; 106: FromEach[87]["DraftList"]; 116: FromEach[87]["DraftList"]; 117: FromEach[87]["DraftList"]; 126: FromEach[87]["DraftList"]; 135: FromEach[87]["DraftList"]; 149: FromEach[87]["DraftList"]; 157: FromEach[87]["DraftList"]; 159: FromEach[87]["DraftList"]; 163: FromEach[87]["DraftList"]; 167: FromEach[87]["DraftList"]; 176: FromEach[87]["DraftList"]; 180: FromEach[87]["DraftList"]; 202: FromEach[87]["DraftList"]; 209: FromEach[87]["DraftList"]; 210: FromEach[87]["DraftList"]; 222: FromEach[87]["DraftList"]; 232: FromEach[87]["DraftList"]; 240: FromEach[87]["DraftList"]; 250: FromEach[87]["DraftList"]; 255: FromEach[87]["DraftList"]; 257: FromEach[87]["DraftList"]; 261: FromEach[87]["DraftList"]; 267: FromEach[87]["DraftList"]; 277: FromEach[87]["DraftList"]; 288: FromEach[87]["DraftList"]; 294: FromEach[87]["DraftList"]; 302: FromEach[87]["DraftList"]; 313: FromEach[87]["DraftList"]; 314: FromEach[87]["DraftList"]; 315: FromEach[87]["DraftList"]; 321: FromEach[87]["DraftList"]; 322: FromEach[87]["DraftList"]; 334: FromEach[87]["DraftList"]; 342: FromEach[87]["DraftList"]; 363: FromEach[87]["DraftList"]; 384: FromEach[87]["DraftList"]; 412: FromEach[87]["DraftList"]; 416: FromEach[87]["DraftList"]; 419: FromEach[87]["DraftList"]; 433: FromEach[87]["DraftList"]; 439: FromEach[87]["DraftList"]; 471: FromEach[87]["DraftList"]; 475: FromEach[87]["DraftList"]; 478: FromEach[87]["DraftList"]; 481: FromEach[87]["DraftList"]; 491: FromEach[87]["DraftList"] }[Levels[Level]];

/** The IDs of new drafts. */
export type DraftIds<Level extends keyof Levels = 0> = { 0: FromEach[87]["DraftIds"]; 1: FromEach[87]["DraftIds"]; 3: FromEach[87]["DraftIds"]; 6: FromEach[87]["DraftIds"]; 7: FromEach[87]["DraftIds"]; 8: FromEach[87]["DraftIds"]; 10: FromEach[87]["DraftIds"]; 13: FromEach[87]["DraftIds"]; 16: FromEach[87]["DraftIds"]; 18: FromEach[87]["DraftIds"]; 20: FromEach[87]["DraftIds"]; 22: FromEach[87]["DraftIds"]; 30: FromEach[87]["DraftIds"]; 36: FromEach[87]["DraftIds"]; 39: FromEach[87]["DraftIds"]; 50: FromEach[87]["DraftIds"]; 54: FromEach[87]["DraftIds"]; 57: FromEach[87]["DraftIds"]; 58: FromEach[87]["DraftIds"]; 59: FromEach[87]["DraftIds"]; 60: FromEach[87]["DraftIds"]; 61: FromEach[87]["DraftIds"]; 73: FromEach[87]["DraftIds"]; 74: FromEach[87]["DraftIds"]; 76: FromEach[87]["DraftIds"]; 87: FromEach[87]["DraftIds"]; 88: FromEach[87]["DraftIds"]; 89: FromEach[87]["DraftIds"]; 92: FromEach[87]["DraftIds"]; 96: FromEach[87]["DraftIds"]; 106: FromEach[87]["DraftIds"]; 116: FromEach[87]["DraftIds"]; 117: FromEach[87]["DraftIds"]; 126: FromEach[87]["DraftIds"]; 135: FromEach[87]["DraftIds"]; 149: FromEach[87]["DraftIds"]; 157: FromEach[87]["DraftIds"]; 159: FromEach[87]["DraftIds"]; 163: FromEach[87]["DraftIds"]; 167: FromEach[87]["DraftIds"]; 176: FromEach[87]["DraftIds"]; 180: FromEach[87]["DraftIds"]; 202: FromEach[87]["DraftIds"]; 209: FromEach[87]["DraftIds"]; 210: FromEach[87]["DraftIds"]; 222: FromEach[87]["DraftIds"]; 232: FromEach[87]["DraftIds"]; 240: FromEach[87]["DraftIds"]; 250: FromEach[87]["DraftIds"]; 255: FromEach[87]["DraftIds"]; 257: FromEach[87]["DraftIds"]; 261: FromEach[87]["DraftIds"]; 267: FromEach[87]["DraftIds"]; 277: FromEach[87]["DraftIds"]; 288: FromEach[87]["DraftIds"]; 294: FromEach[87]["DraftIds"]; 302: FromEach[87]["DraftIds"]; 313: FromEach[87]["DraftIds"]; 314: FromEach[87]["DraftIds"]; 315: FromEach[87]["DraftIds"]; 321: FromEach[87]["DraftIds"]; 322: FromEach[87]["DraftIds"]; 334: FromEach[87]["DraftIds"]; 342: FromEach[87]["DraftIds"]; 363: FromEach[87]["DraftIds"]; 384: FromEach[87]["DraftIds"]; 412: FromEach[87]["DraftIds"]; 416: FromEach[87]["DraftIds"]; 419: FromEach[87]["DraftIds"]; 433: FromEach[87]["DraftIds"]; 439: FromEach[87]["DraftIds"]; 471: FromEach[87]["DraftIds"]; 475: FromEach[87]["DraftIds"]; 478: FromEach[87]["DraftIds"]; 481: FromEach[87]["DraftIds"]; 491: FromEach[87]["DraftIds"] }[Levels[Level]];

/** The server failed. The error has no `code`. */
export type InternalServerError<Level extends keyof Levels = 0> = { 0: FromEach[87]["InternalServerError"]; 1: FromEach[87]["InternalServerError"]; 3: FromEach[87]["InternalServerError"]; 6: FromEach[87]["InternalServerError"]; 7: FromEach[87]["InternalServerError"]; 8: FromEach[87]["InternalServerError"]; 10: FromEach[87]["InternalServerError"]; 13: FromEach[87]["InternalServerError"]; 16: FromEach[87]["InternalServerError"]; 18: FromEach[87]["InternalServerError"]; 20: FromEach[87]["InternalServerError"]; 22: FromEach[87]["InternalServerError"]; 30: FromEach[87]["InternalServerError"]; 36: FromEach[87]["InternalServerError"]; 39: FromEach[87]["InternalServerError"]; 50: FromEach[87]["InternalServerError"]; 54: FromEach[87]["InternalServerError"]; 57: FromEach[87]["InternalServerError"]; 58: FromEach[87]["InternalServerError"]; 59: FromEach[87]["InternalServerError"]; 60: FromEach[87]["InternalServerError"]; 61: FromEach[87]["InternalServerError"]; 73: FromEach[87]["InternalServerError"]; 74: FromEach[87]["InternalServerError"]; 76: FromEach[87]["InternalServerError"]; 87: FromEach[87]["InternalServerError"]; 88: FromEach[87]["InternalServerError"]; 89: FromEach[87]["InternalServerError"]; 92: FromEach[87]["InternalServerError"]; 96: FromEach[87]["InternalServerError"]; 106: FromEach[87]["InternalServerError"]; 116: FromEach[87]["InternalServerError"]; 117: FromEach[87]["InternalServerError"]; 126: FromEach[87]["InternalServerError"]; 135: FromEach[87]["InternalServerError"]; 149: FromEach[87]["InternalServerError"]; 157: FromEach[87]["InternalServerError"]; 159: FromEach[87]["InternalServerError"]; 163: FromEach[87]["InternalServerError"]; 167: FromEach[87]["InternalServerError"]; 176: FromEach[87]["InternalServerError"]; 180: FromEach[87]["InternalServerError"]; 202: FromEach[87]["InternalServerError"]; 209: FromEach[87]["InternalServerError"]; 210: FromEach[87]["InternalServerError"]; 222: FromEach[87]["InternalServerError"]; 232: FromEach[87]["InternalServerError"]; 240: FromEach[87]["InternalServerError"]; 250: FromEach[87]["InternalServerError"]; 255: FromEach[87]["InternalServerError"]; 257: FromEach[87]["InternalServerError"]; 261: FromEach[87]["InternalServerError"]; 267: FromEach[87]["InternalServerError"]; 277: FromEach[87]["InternalServerError"]; 288: FromEach[87]["InternalServerError"]; 294: FromEach[87]["InternalServerError"]; 302: FromEach[87]["InternalServerError"]; 313: FromEach[87]["InternalServerError"]; 314: FromEach[87]["InternalServerError"]; 315: FromEach[87]["InternalServerError"]; 321: FromEach[87]["InternalServerError"]; 322: FromEach[87]["InternalServerError"]; 334: FromEach[87]["InternalServerError"]; 342: FromEach[87]["InternalServerError"]; 363: FromEach[87]["InternalServerError"]; 384: FromEach[87]["InternalServerError"]; 412: FromEach[87]["InternalServerError"]; 416: FromEach[87]["InternalServerError"]; 419: FromEach[87]["InternalServerError"]; 433: FromEach[87]["InternalServerError"]; 439: FromEach[87]["InternalServerError"]; 471: FromEach[87]["InternalServerError"]; 475: FromEach[87]["InternalServerError"]; 478: FromEach[87]["InternalServerError"]; 481: FromEach[87]["InternalServerError"]; 491: FromEach[87]["InternalServerError"] }[Levels[Level]];
