// The client's types, by the lowest feature level that a program supports.
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

/** The types of a call of an operation. */
export interface Call<Arguments, Data, Problem, Later = unknown> {
  /** The arguments, at any place in the request. */
  readonly arguments: Arguments;
  /** The body of a success. */
  readonly data: Data;
  /** The body of an error. */
  readonly error: Problem;
  /** The arguments that only servers of later levels accept. */
  readonly later: Later;
}

/** An operation that servers have from feature level `Level` up, and the name of a change of that level. */
export interface Since<Level extends number, Feature extends string, Operation> {
  readonly level: Level;
  readonly feature: Feature;
  readonly call: Operation;
}

interface Calls0 {
  getEvents: Call<NonNullable<From0.operations["getEvents"]["parameters"]["query"]>, From0.operations["getEvents"]["responses"][200]["content"]["application/json"], From0.operations["getEvents"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  deleteEventQueue: Call<NonNullable<From0.operations["deleteEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From0.operations["deleteEventQueue"]["responses"][200]["content"]["application/json"], From0.operations["deleteEventQueue"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  listInvitations: Call<unknown, From0.operations["listInvitations"]["responses"][200]["content"]["application/json"], From0.operations["listInvitations"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  sendInvitations: Call<NonNullable<From0.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From0.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From0.operations["sendInvitations"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["sendInvitations"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["sendInvitations"]["arguments"]["include_realm_default_subscriptions"]>; notify_referrer_on_join: Since<267, "notifyReferrerOnJoin", Calls267["sendInvitations"]["arguments"]["notify_referrer_on_join"]>; group_ids: Since<322, "invitationUserGroups", Calls322["sendInvitations"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
  createInvitationLink: Call<Partial<NonNullable<From0.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From0.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From0.operations["createInvitationLink"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["createInvitationLink"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["createInvitationLink"]["arguments"]["include_realm_default_subscriptions"]>; group_ids: Since<322, "invitationUserGroups", Calls322["createInvitationLink"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["createInvitationLink"]["arguments"]["welcome_message_custom_text"]> }>;
  revokeInvitationLink: Call<NonNullable<From0.operations["revokeInvitationLink"]["parameters"]["path"]>, From0.operations["revokeInvitationLink"]["responses"][200]["content"]["application/json"], From0.operations["revokeInvitationLink"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  revokeInvitation: Call<NonNullable<From0.operations["revokeInvitation"]["parameters"]["path"]>, From0.operations["revokeInvitation"]["responses"][200]["content"]["application/json"], From0.operations["revokeInvitation"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  resendInvitation: Call<NonNullable<From0.operations["resendInvitation"]["parameters"]["path"]>, From0.operations["resendInvitation"]["responses"][200]["content"]["application/json"], From0.operations["resendInvitation"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From0.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From0.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From0.operations["createLinkifier"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { example_input: Since<471, "reverseLinkifiers", Calls471["createLinkifier"]["arguments"]["example_input"]>; reverse_template: Since<471, "reverseLinkifiers", Calls471["createLinkifier"]["arguments"]["reverse_template"]>; alternative_url_templates: Since<478, "alternativeLinkifierUrls", Calls478["createLinkifier"]["arguments"]["alternative_url_templates"]> }>;
  deleteLinkifier: Call<NonNullable<From0.operations["deleteLinkifier"]["parameters"]["path"]>, From0.operations["deleteLinkifier"]["responses"][200]["content"]["application/json"], From0.operations["deleteLinkifier"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  registerEventQueue: Call<Partial<NonNullable<From0.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From0.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From0.operations["registerEventQueue"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { presence_history_limit_days: Since<288, "presenceHistoryLimit", Calls288["registerEventQueue"]["arguments"]["presence_history_limit_days"]>; idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
  listUsers: Call<NonNullable<From0.operations["listUsers"]["parameters"]["query"]>, From0.operations["listUsers"]["responses"][200]["content"]["application/json"], From0.operations["listUsers"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { user_ids: Since<384, "someUsers", Calls384["listUsers"]["arguments"]["user_ids"]> }>;
  createUser: Call<NonNullable<From0.operations["createUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From0.operations["createUser"]["responses"][200]["content"]["application/json"], From0.operations["createUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  getOwnUser: Call<unknown, From0.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From0.operations["getOwnUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  deactivateUser: Call<NonNullable<From0.operations["deactivateUser"]["parameters"]["path"]>, From0.operations["deactivateUser"]["responses"][200]["content"]["application/json"], From0.operations["deactivateUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { deactivation_notification_comment: Since<135, "deactivationComment", Calls135["deactivateUser"]["arguments"]["deactivation_notification_comment"]> }>;
  updateUser: Call<NonNullable<From0.operations["updateUser"]["parameters"]["path"]> & Partial<NonNullable<From0.operations["updateUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From0.operations["updateUser"]["responses"][200]["content"]["application/json"], From0.operations["updateUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { role: Since<7, "userRoles", Calls7["updateUser"]["arguments"]["role"]>; new_email: Since<313, "userEmailChange", Calls313["updateUser"]["arguments"]["new_email"]> }>;
  reactivateUser: Call<NonNullable<From0.operations["reactivateUser"]["parameters"]["path"]>, From0.operations["reactivateUser"]["responses"][200]["content"]["application/json"], From0.operations["reactivateUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  getServerSettings: Call<unknown, From0.operations["getServerSettings"]["responses"][200]["content"]["application/json"], never>;
}

interface Calls1 {
  getEvents: Call<NonNullable<From1.operations["getEvents"]["parameters"]["query"]>, From1.operations["getEvents"]["responses"][200]["content"]["application/json"], From1.operations["getEvents"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  listUsers: Call<NonNullable<From1.operations["listUsers"]["parameters"]["query"]>, From1.operations["listUsers"]["responses"][200]["content"]["application/json"], From1.operations["listUsers"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { user_ids: Since<384, "someUsers", Calls384["listUsers"]["arguments"]["user_ids"]> }>;
  getUser: Call<NonNullable<From1.operations["getUser"]["parameters"]["path"]> & NonNullable<From1.operations["getUser"]["parameters"]["query"]>, From1.operations["getUser"]["responses"][200]["content"]["application/json"], From1.operations["getUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls3 {
  registerEventQueue: Call<Partial<NonNullable<From3.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From3.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From3.operations["registerEventQueue"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { presence_history_limit_days: Since<288, "presenceHistoryLimit", Calls288["registerEventQueue"]["arguments"]["presence_history_limit_days"]>; idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls6 {
  getEvents: Call<NonNullable<From6.operations["getEvents"]["parameters"]["query"]>, From6.operations["getEvents"]["responses"][200]["content"]["application/json"], From6.operations["getEvents"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  listUsers: Call<NonNullable<From6.operations["listUsers"]["parameters"]["query"]>, From6.operations["listUsers"]["responses"][200]["content"]["application/json"], From6.operations["listUsers"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { user_ids: Since<384, "someUsers", Calls384["listUsers"]["arguments"]["user_ids"]> }>;
  getUser: Call<NonNullable<From6.operations["getUser"]["parameters"]["path"]> & NonNullable<From6.operations["getUser"]["parameters"]["query"]>, From6.operations["getUser"]["responses"][200]["content"]["application/json"], From6.operations["getUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls7 {
  updateUser: Call<NonNullable<From7.operations["updateUser"]["parameters"]["path"]> & Partial<NonNullable<From7.operations["updateUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From7.operations["updateUser"]["responses"][200]["content"]["application/json"], From7.operations["updateUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { new_email: Since<313, "userEmailChange", Calls313["updateUser"]["arguments"]["new_email"]> }>;
}

interface Calls8 {
  getEvents: Call<NonNullable<From8.operations["getEvents"]["parameters"]["query"]>, From8.operations["getEvents"]["responses"][200]["content"]["application/json"], From8.operations["getEvents"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  listUsers: Call<NonNullable<From8.operations["listUsers"]["parameters"]["query"]>, From8.operations["listUsers"]["responses"][200]["content"]["application/json"], From8.operations["listUsers"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { user_ids: Since<384, "someUsers", Calls384["listUsers"]["arguments"]["user_ids"]> }>;
  getOwnUser: Call<unknown, From8.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From8.operations["getOwnUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  getUser: Call<NonNullable<From8.operations["getUser"]["parameters"]["path"]> & NonNullable<From8.operations["getUser"]["parameters"]["query"]>, From8.operations["getUser"]["responses"][200]["content"]["application/json"], From8.operations["getUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls10 {
  getOwnUser: Call<unknown, From10.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From10.operations["getOwnUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls13 {
  registerEventQueue: Call<Partial<NonNullable<From13.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From13.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From13.operations["registerEventQueue"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { presence_history_limit_days: Since<288, "presenceHistoryLimit", Calls288["registerEventQueue"]["arguments"]["presence_history_limit_days"]>; idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls16 {
  getOwnUser: Call<unknown, From16.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From16.operations["getOwnUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls18 {
  registerEventQueue: Call<Partial<NonNullable<From18.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From18.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From18.operations["registerEventQueue"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { presence_history_limit_days: Since<288, "presenceHistoryLimit", Calls288["registerEventQueue"]["arguments"]["presence_history_limit_days"]>; idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls20 {
  sendInvitations: Call<NonNullable<From20.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From20.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From20.operations["sendInvitations"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["sendInvitations"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["sendInvitations"]["arguments"]["include_realm_default_subscriptions"]>; notify_referrer_on_join: Since<267, "notifyReferrerOnJoin", Calls267["sendInvitations"]["arguments"]["notify_referrer_on_join"]>; group_ids: Since<322, "invitationUserGroups", Calls322["sendInvitations"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
  createInvitationLink: Call<Partial<NonNullable<From20.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From20.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From20.operations["createInvitationLink"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["createInvitationLink"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["createInvitationLink"]["arguments"]["include_realm_default_subscriptions"]>; group_ids: Since<322, "invitationUserGroups", Calls322["createInvitationLink"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["createInvitationLink"]["arguments"]["welcome_message_custom_text"]> }>;
}

interface Calls22 {
  listInvitations: Call<unknown, From22.operations["listInvitations"]["responses"][200]["content"]["application/json"], From22.operations["listInvitations"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls30 {
  createUser: Call<NonNullable<From30.operations["createUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From30.operations["createUser"]["responses"][200]["content"]["application/json"], From30.operations["createUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls36 {
  getEvents: Call<NonNullable<From36.operations["getEvents"]["parameters"]["query"]>, From36.operations["getEvents"]["responses"][200]["content"]["application/json"], From36.operations["getEvents"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  deleteEventQueue: Call<NonNullable<From36.operations["deleteEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From36.operations["deleteEventQueue"]["responses"][200]["content"]["application/json"], From36.operations["deleteEventQueue"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  listInvitations: Call<unknown, From36.operations["listInvitations"]["responses"][200]["content"]["application/json"], From36.operations["listInvitations"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  sendInvitations: Call<NonNullable<From36.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From36.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From36.operations["sendInvitations"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["sendInvitations"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["sendInvitations"]["arguments"]["include_realm_default_subscriptions"]>; notify_referrer_on_join: Since<267, "notifyReferrerOnJoin", Calls267["sendInvitations"]["arguments"]["notify_referrer_on_join"]>; group_ids: Since<322, "invitationUserGroups", Calls322["sendInvitations"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
  createInvitationLink: Call<Partial<NonNullable<From36.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From36.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From36.operations["createInvitationLink"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["createInvitationLink"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["createInvitationLink"]["arguments"]["include_realm_default_subscriptions"]>; group_ids: Since<322, "invitationUserGroups", Calls322["createInvitationLink"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["createInvitationLink"]["arguments"]["welcome_message_custom_text"]> }>;
  revokeInvitationLink: Call<NonNullable<From36.operations["revokeInvitationLink"]["parameters"]["path"]>, From36.operations["revokeInvitationLink"]["responses"][200]["content"]["application/json"], From36.operations["revokeInvitationLink"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  revokeInvitation: Call<NonNullable<From36.operations["revokeInvitation"]["parameters"]["path"]>, From36.operations["revokeInvitation"]["responses"][200]["content"]["application/json"], From36.operations["revokeInvitation"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  resendInvitation: Call<NonNullable<From36.operations["resendInvitation"]["parameters"]["path"]>, From36.operations["resendInvitation"]["responses"][200]["content"]["application/json"], From36.operations["resendInvitation"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From36.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From36.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From36.operations["createLinkifier"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { example_input: Since<471, "reverseLinkifiers", Calls471["createLinkifier"]["arguments"]["example_input"]>; reverse_template: Since<471, "reverseLinkifiers", Calls471["createLinkifier"]["arguments"]["reverse_template"]>; alternative_url_templates: Since<478, "alternativeLinkifierUrls", Calls478["createLinkifier"]["arguments"]["alternative_url_templates"]> }>;
  deleteLinkifier: Call<NonNullable<From36.operations["deleteLinkifier"]["parameters"]["path"]>, From36.operations["deleteLinkifier"]["responses"][200]["content"]["application/json"], From36.operations["deleteLinkifier"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  registerEventQueue: Call<Partial<NonNullable<From36.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From36.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From36.operations["registerEventQueue"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { presence_history_limit_days: Since<288, "presenceHistoryLimit", Calls288["registerEventQueue"]["arguments"]["presence_history_limit_days"]>; idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
  listUsers: Call<NonNullable<From36.operations["listUsers"]["parameters"]["query"]>, From36.operations["listUsers"]["responses"][200]["content"]["application/json"], From36.operations["listUsers"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { user_ids: Since<384, "someUsers", Calls384["listUsers"]["arguments"]["user_ids"]> }>;
  createUser: Call<NonNullable<From36.operations["createUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From36.operations["createUser"]["responses"][200]["content"]["application/json"], From36.operations["createUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  getOwnUser: Call<unknown, From36.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From36.operations["getOwnUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  deactivateUser: Call<NonNullable<From36.operations["deactivateUser"]["parameters"]["path"]>, From36.operations["deactivateUser"]["responses"][200]["content"]["application/json"], From36.operations["deactivateUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { deactivation_notification_comment: Since<135, "deactivationComment", Calls135["deactivateUser"]["arguments"]["deactivation_notification_comment"]> }>;
  updateUser: Call<NonNullable<From36.operations["updateUser"]["parameters"]["path"]> & Partial<NonNullable<From36.operations["updateUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From36.operations["updateUser"]["responses"][200]["content"]["application/json"], From36.operations["updateUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { new_email: Since<313, "userEmailChange", Calls313["updateUser"]["arguments"]["new_email"]> }>;
  reactivateUser: Call<NonNullable<From36.operations["reactivateUser"]["parameters"]["path"]>, From36.operations["reactivateUser"]["responses"][200]["content"]["application/json"], From36.operations["reactivateUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  getUser: Call<NonNullable<From36.operations["getUser"]["parameters"]["path"]> & NonNullable<From36.operations["getUser"]["parameters"]["query"]>, From36.operations["getUser"]["responses"][200]["content"]["application/json"], From36.operations["getUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls39 {
  getUser: Call<NonNullable<From39.operations["getUser"]["parameters"]["path"]> & NonNullable<From39.operations["getUser"]["parameters"]["query"]>, From39.operations["getUser"]["responses"][200]["content"]["application/json"], From39.operations["getUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls54 {
  listLinkifiers: Call<unknown, From54.operations["listLinkifiers"]["responses"][200]["content"]["application/json"], From54.operations["listLinkifiers"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls57 {
  editLinkifier: Call<NonNullable<From57.operations["editLinkifier"]["parameters"]["path"]> & NonNullable<From57.operations["editLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From57.operations["editLinkifier"]["responses"][200]["content"]["application/json"], From57.operations["editLinkifier"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { example_input: Since<471, "reverseLinkifiers", Calls471["editLinkifier"]["arguments"]["example_input"]>; reverse_template: Since<471, "reverseLinkifiers", Calls471["editLinkifier"]["arguments"]["reverse_template"]>; alternative_url_templates: Since<478, "alternativeLinkifierUrls", Calls478["editLinkifier"]["arguments"]["alternative_url_templates"]> }>;
}

interface Calls58 {
  registerEventQueue: Call<Partial<NonNullable<From58.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From58.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From58.operations["registerEventQueue"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { presence_history_limit_days: Since<288, "presenceHistoryLimit", Calls288["registerEventQueue"]["arguments"]["presence_history_limit_days"]>; idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls59 {
  getEvents: Call<NonNullable<From59.operations["getEvents"]["parameters"]["query"]>, From59.operations["getEvents"]["responses"][200]["content"]["application/json"], From59.operations["getEvents"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  listUsers: Call<NonNullable<From59.operations["listUsers"]["parameters"]["query"]>, From59.operations["listUsers"]["responses"][200]["content"]["application/json"], From59.operations["listUsers"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { user_ids: Since<384, "someUsers", Calls384["listUsers"]["arguments"]["user_ids"]> }>;
  getOwnUser: Call<unknown, From59.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From59.operations["getOwnUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  getUser: Call<NonNullable<From59.operations["getUser"]["parameters"]["path"]> & NonNullable<From59.operations["getUser"]["parameters"]["query"]>, From59.operations["getUser"]["responses"][200]["content"]["application/json"], From59.operations["getUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls60 {
  getEvents: Call<NonNullable<From60.operations["getEvents"]["parameters"]["query"]>, From60.operations["getEvents"]["responses"][200]["content"]["application/json"], From60.operations["getEvents"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  listUsers: Call<NonNullable<From60.operations["listUsers"]["parameters"]["query"]>, From60.operations["listUsers"]["responses"][200]["content"]["application/json"], From60.operations["listUsers"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { user_ids: Since<384, "someUsers", Calls384["listUsers"]["arguments"]["user_ids"]> }>;
  getOwnUser: Call<unknown, From60.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From60.operations["getOwnUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
  updateUser: Call<NonNullable<From60.operations["updateUser"]["parameters"]["path"]> & Partial<NonNullable<From60.operations["updateUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From60.operations["updateUser"]["responses"][200]["content"]["application/json"], From60.operations["updateUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { new_email: Since<313, "userEmailChange", Calls313["updateUser"]["arguments"]["new_email"]> }>;
  getUser: Call<NonNullable<From60.operations["getUser"]["parameters"]["path"]> & NonNullable<From60.operations["getUser"]["parameters"]["query"]>, From60.operations["getUser"]["responses"][200]["content"]["application/json"], From60.operations["getUser"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"]>;
}

interface Calls61 {
  sendInvitations: Call<NonNullable<From61.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From61.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From61.operations["sendInvitations"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["sendInvitations"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["sendInvitations"]["arguments"]["include_realm_default_subscriptions"]>; notify_referrer_on_join: Since<267, "notifyReferrerOnJoin", Calls267["sendInvitations"]["arguments"]["notify_referrer_on_join"]>; group_ids: Since<322, "invitationUserGroups", Calls322["sendInvitations"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
  createInvitationLink: Call<Partial<NonNullable<From61.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From61.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From61.operations["createInvitationLink"]["responses"][400 | 401 | 403 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["createInvitationLink"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["createInvitationLink"]["arguments"]["include_realm_default_subscriptions"]>; group_ids: Since<322, "invitationUserGroups", Calls322["createInvitationLink"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["createInvitationLink"]["arguments"]["welcome_message_custom_text"]> }>;
}

interface Calls76 {
  getEvents: Call<NonNullable<From76.operations["getEvents"]["parameters"]["query"]>, From76.operations["getEvents"]["responses"][200]["content"]["application/json"], From76.operations["getEvents"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  deleteEventQueue: Call<NonNullable<From76.operations["deleteEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From76.operations["deleteEventQueue"]["responses"][200]["content"]["application/json"], From76.operations["deleteEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  listInvitations: Call<unknown, From76.operations["listInvitations"]["responses"][200]["content"]["application/json"], From76.operations["listInvitations"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  sendInvitations: Call<NonNullable<From76.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From76.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From76.operations["sendInvitations"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["sendInvitations"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["sendInvitations"]["arguments"]["include_realm_default_subscriptions"]>; notify_referrer_on_join: Since<267, "notifyReferrerOnJoin", Calls267["sendInvitations"]["arguments"]["notify_referrer_on_join"]>; group_ids: Since<322, "invitationUserGroups", Calls322["sendInvitations"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
  createInvitationLink: Call<Partial<NonNullable<From76.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From76.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From76.operations["createInvitationLink"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["createInvitationLink"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["createInvitationLink"]["arguments"]["include_realm_default_subscriptions"]>; group_ids: Since<322, "invitationUserGroups", Calls322["createInvitationLink"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["createInvitationLink"]["arguments"]["welcome_message_custom_text"]> }>;
  revokeInvitationLink: Call<NonNullable<From76.operations["revokeInvitationLink"]["parameters"]["path"]>, From76.operations["revokeInvitationLink"]["responses"][200]["content"]["application/json"], From76.operations["revokeInvitationLink"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  revokeInvitation: Call<NonNullable<From76.operations["revokeInvitation"]["parameters"]["path"]>, From76.operations["revokeInvitation"]["responses"][200]["content"]["application/json"], From76.operations["revokeInvitation"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  resendInvitation: Call<NonNullable<From76.operations["resendInvitation"]["parameters"]["path"]>, From76.operations["resendInvitation"]["responses"][200]["content"]["application/json"], From76.operations["resendInvitation"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From76.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From76.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From76.operations["createLinkifier"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { example_input: Since<471, "reverseLinkifiers", Calls471["createLinkifier"]["arguments"]["example_input"]>; reverse_template: Since<471, "reverseLinkifiers", Calls471["createLinkifier"]["arguments"]["reverse_template"]>; alternative_url_templates: Since<478, "alternativeLinkifierUrls", Calls478["createLinkifier"]["arguments"]["alternative_url_templates"]> }>;
  deleteLinkifier: Call<NonNullable<From76.operations["deleteLinkifier"]["parameters"]["path"]>, From76.operations["deleteLinkifier"]["responses"][200]["content"]["application/json"], From76.operations["deleteLinkifier"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  registerEventQueue: Call<Partial<NonNullable<From76.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From76.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From76.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { presence_history_limit_days: Since<288, "presenceHistoryLimit", Calls288["registerEventQueue"]["arguments"]["presence_history_limit_days"]>; idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
  listUsers: Call<NonNullable<From76.operations["listUsers"]["parameters"]["query"]>, From76.operations["listUsers"]["responses"][200]["content"]["application/json"], From76.operations["listUsers"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { user_ids: Since<384, "someUsers", Calls384["listUsers"]["arguments"]["user_ids"]> }>;
  createUser: Call<NonNullable<From76.operations["createUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From76.operations["createUser"]["responses"][200]["content"]["application/json"], From76.operations["createUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  getOwnUser: Call<unknown, From76.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From76.operations["getOwnUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  deactivateUser: Call<NonNullable<From76.operations["deactivateUser"]["parameters"]["path"]>, From76.operations["deactivateUser"]["responses"][200]["content"]["application/json"], From76.operations["deactivateUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { deactivation_notification_comment: Since<135, "deactivationComment", Calls135["deactivateUser"]["arguments"]["deactivation_notification_comment"]> }>;
  updateUser: Call<NonNullable<From76.operations["updateUser"]["parameters"]["path"]> & Partial<NonNullable<From76.operations["updateUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From76.operations["updateUser"]["responses"][200]["content"]["application/json"], From76.operations["updateUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { new_email: Since<313, "userEmailChange", Calls313["updateUser"]["arguments"]["new_email"]> }>;
  reactivateUser: Call<NonNullable<From76.operations["reactivateUser"]["parameters"]["path"]>, From76.operations["reactivateUser"]["responses"][200]["content"]["application/json"], From76.operations["reactivateUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  getUser: Call<NonNullable<From76.operations["getUser"]["parameters"]["path"]> & NonNullable<From76.operations["getUser"]["parameters"]["query"]>, From76.operations["getUser"]["responses"][200]["content"]["application/json"], From76.operations["getUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  listLinkifiers: Call<unknown, From76.operations["listLinkifiers"]["responses"][200]["content"]["application/json"], From76.operations["listLinkifiers"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  editLinkifier: Call<NonNullable<From76.operations["editLinkifier"]["parameters"]["path"]> & NonNullable<From76.operations["editLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From76.operations["editLinkifier"]["responses"][200]["content"]["application/json"], From76.operations["editLinkifier"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { example_input: Since<471, "reverseLinkifiers", Calls471["editLinkifier"]["arguments"]["example_input"]>; reverse_template: Since<471, "reverseLinkifiers", Calls471["editLinkifier"]["arguments"]["reverse_template"]>; alternative_url_templates: Since<478, "alternativeLinkifierUrls", Calls478["editLinkifier"]["arguments"]["alternative_url_templates"]> }>;
}

interface Calls87 {
  listDrafts: Call<unknown, From87.operations["listDrafts"]["responses"][200]["content"]["application/json"], From87.operations["listDrafts"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  createDrafts: Call<NonNullable<From87.operations["createDrafts"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From87.operations["createDrafts"]["responses"][200]["content"]["application/json"], From87.operations["createDrafts"]["responses"][400 | 401 | 405 | 429 | 500]["content"]["application/json"]>;
  deleteDraft: Call<NonNullable<From87.operations["deleteDraft"]["parameters"]["path"]>, From87.operations["deleteDraft"]["responses"][200]["content"]["application/json"], From87.operations["deleteDraft"]["responses"][400 | 401 | 404 | 405 | 429]["content"]["application/json"]>;
  editDraft: Call<NonNullable<From87.operations["editDraft"]["parameters"]["path"]> & NonNullable<From87.operations["editDraft"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From87.operations["editDraft"]["responses"][200]["content"]["application/json"], From87.operations["editDraft"]["responses"][400 | 401 | 404 | 405 | 429 | 500]["content"]["application/json"]>;
}

interface Calls89 {
  registerEventQueue: Call<Partial<NonNullable<From89.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From89.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From89.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { presence_history_limit_days: Since<288, "presenceHistoryLimit", Calls288["registerEventQueue"]["arguments"]["presence_history_limit_days"]>; idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls96 {
  sendInvitations: Call<NonNullable<From96.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From96.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From96.operations["sendInvitations"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["sendInvitations"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["sendInvitations"]["arguments"]["include_realm_default_subscriptions"]>; notify_referrer_on_join: Since<267, "notifyReferrerOnJoin", Calls267["sendInvitations"]["arguments"]["notify_referrer_on_join"]>; group_ids: Since<322, "invitationUserGroups", Calls322["sendInvitations"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
  createInvitationLink: Call<Partial<NonNullable<From96.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From96.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From96.operations["createInvitationLink"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["createInvitationLink"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["createInvitationLink"]["arguments"]["include_realm_default_subscriptions"]>; group_ids: Since<322, "invitationUserGroups", Calls322["createInvitationLink"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["createInvitationLink"]["arguments"]["welcome_message_custom_text"]> }>;
}

interface Calls117 {
  sendInvitations: Call<NonNullable<From117.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From117.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From117.operations["sendInvitations"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["sendInvitations"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["sendInvitations"]["arguments"]["include_realm_default_subscriptions"]>; notify_referrer_on_join: Since<267, "notifyReferrerOnJoin", Calls267["sendInvitations"]["arguments"]["notify_referrer_on_join"]>; group_ids: Since<322, "invitationUserGroups", Calls322["sendInvitations"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
  createInvitationLink: Call<Partial<NonNullable<From117.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From117.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From117.operations["createInvitationLink"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { invite_expires_in_minutes?: Calls126["createInvitationLink"]["arguments"]["invite_expires_in_minutes"]; include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["createInvitationLink"]["arguments"]["include_realm_default_subscriptions"]>; group_ids: Since<322, "invitationUserGroups", Calls322["createInvitationLink"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["createInvitationLink"]["arguments"]["welcome_message_custom_text"]> }>;
}

interface Calls126 {
  sendInvitations: Call<NonNullable<From126.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From126.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From126.operations["sendInvitations"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["sendInvitations"]["arguments"]["include_realm_default_subscriptions"]>; notify_referrer_on_join: Since<267, "notifyReferrerOnJoin", Calls267["sendInvitations"]["arguments"]["notify_referrer_on_join"]>; group_ids: Since<322, "invitationUserGroups", Calls322["sendInvitations"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
  createInvitationLink: Call<Partial<NonNullable<From126.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From126.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From126.operations["createInvitationLink"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { include_realm_default_subscriptions: Since<261, "defaultSubscriptions", Calls261["createInvitationLink"]["arguments"]["include_realm_default_subscriptions"]>; group_ids: Since<322, "invitationUserGroups", Calls322["createInvitationLink"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["createInvitationLink"]["arguments"]["welcome_message_custom_text"]> }>;
}

interface Calls135 {
  deactivateUser: Call<NonNullable<From135.operations["deactivateUser"]["parameters"]["path"]> & Partial<NonNullable<From135.operations["deactivateUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From135.operations["deactivateUser"]["responses"][200]["content"]["application/json"], From135.operations["deactivateUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls163 {
  getEvents: Call<NonNullable<From163.operations["getEvents"]["parameters"]["query"]>, From163.operations["getEvents"]["responses"][200]["content"]["application/json"], From163.operations["getEvents"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  listUsers: Call<NonNullable<From163.operations["listUsers"]["parameters"]["query"]>, From163.operations["listUsers"]["responses"][200]["content"]["application/json"], From163.operations["listUsers"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { user_ids: Since<384, "someUsers", Calls384["listUsers"]["arguments"]["user_ids"]> }>;
  getOwnUser: Call<unknown, From163.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From163.operations["getOwnUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  getUser: Call<NonNullable<From163.operations["getUser"]["parameters"]["path"]> & NonNullable<From163.operations["getUser"]["parameters"]["query"]>, From163.operations["getUser"]["responses"][200]["content"]["application/json"], From163.operations["getUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls176 {
  getEvents: Call<NonNullable<From176.operations["getEvents"]["parameters"]["query"]>, From176.operations["getEvents"]["responses"][200]["content"]["application/json"], From176.operations["getEvents"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From176.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From176.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From176.operations["createLinkifier"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { example_input: Since<471, "reverseLinkifiers", Calls471["createLinkifier"]["arguments"]["example_input"]>; reverse_template: Since<471, "reverseLinkifiers", Calls471["createLinkifier"]["arguments"]["reverse_template"]>; alternative_url_templates: Since<478, "alternativeLinkifierUrls", Calls478["createLinkifier"]["arguments"]["alternative_url_templates"]> }>;
  registerEventQueue: Call<Partial<NonNullable<From176.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From176.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From176.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { presence_history_limit_days: Since<288, "presenceHistoryLimit", Calls288["registerEventQueue"]["arguments"]["presence_history_limit_days"]>; idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
  listLinkifiers: Call<unknown, From176.operations["listLinkifiers"]["responses"][200]["content"]["application/json"], From176.operations["listLinkifiers"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  editLinkifier: Call<NonNullable<From176.operations["editLinkifier"]["parameters"]["path"]> & NonNullable<From176.operations["editLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From176.operations["editLinkifier"]["responses"][200]["content"]["application/json"], From176.operations["editLinkifier"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { example_input: Since<471, "reverseLinkifiers", Calls471["editLinkifier"]["arguments"]["example_input"]>; reverse_template: Since<471, "reverseLinkifiers", Calls471["editLinkifier"]["arguments"]["reverse_template"]>; alternative_url_templates: Since<478, "alternativeLinkifierUrls", Calls478["editLinkifier"]["arguments"]["alternative_url_templates"]> }>;
}

interface Calls202 {
  reorderLinkifiers: Call<NonNullable<From202.operations["reorderLinkifiers"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From202.operations["reorderLinkifiers"]["responses"][200]["content"]["application/json"], From202.operations["reorderLinkifiers"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls210 {
  createDrafts: Call<NonNullable<From210.operations["createDrafts"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From210.operations["createDrafts"]["responses"][200]["content"]["application/json"], From210.operations["createDrafts"]["responses"][400 | 401 | 405 | 429 | 500]["content"]["application/json"]>;
  editDraft: Call<NonNullable<From210.operations["editDraft"]["parameters"]["path"]> & NonNullable<From210.operations["editDraft"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From210.operations["editDraft"]["responses"][200]["content"]["application/json"], From210.operations["editDraft"]["responses"][400 | 401 | 404 | 405 | 429 | 500]["content"]["application/json"]>;
}

interface Calls222 {
  getEvents: Call<NonNullable<From222.operations["getEvents"]["parameters"]["query"]>, From222.operations["getEvents"]["responses"][200]["content"]["application/json"], From222.operations["getEvents"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls232 {
  registerEventQueue: Call<Partial<NonNullable<From232.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From232.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From232.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { presence_history_limit_days: Since<288, "presenceHistoryLimit", Calls288["registerEventQueue"]["arguments"]["presence_history_limit_days"]>; idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls240 {
  getEvents: Call<NonNullable<From240.operations["getEvents"]["parameters"]["query"]>, From240.operations["getEvents"]["responses"][200]["content"]["application/json"], From240.operations["getEvents"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls257 {
  resendInvitation: Call<NonNullable<From257.operations["resendInvitation"]["parameters"]["path"]>, From257.operations["resendInvitation"]["responses"][200]["content"]["application/json"], From257.operations["resendInvitation"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  getServerSettings: Call<unknown, From257.operations["getServerSettings"]["responses"][200]["content"]["application/json"], never>;
}

interface Calls261 {
  sendInvitations: Call<NonNullable<From261.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From261.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From261.operations["sendInvitations"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { notify_referrer_on_join: Since<267, "notifyReferrerOnJoin", Calls267["sendInvitations"]["arguments"]["notify_referrer_on_join"]>; group_ids: Since<322, "invitationUserGroups", Calls322["sendInvitations"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
  createInvitationLink: Call<Partial<NonNullable<From261.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From261.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From261.operations["createInvitationLink"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { group_ids: Since<322, "invitationUserGroups", Calls322["createInvitationLink"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["createInvitationLink"]["arguments"]["welcome_message_custom_text"]> }>;
}

interface Calls267 {
  listInvitations: Call<unknown, From267.operations["listInvitations"]["responses"][200]["content"]["application/json"], From267.operations["listInvitations"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  sendInvitations: Call<NonNullable<From267.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From267.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From267.operations["sendInvitations"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { group_ids: Since<322, "invitationUserGroups", Calls322["sendInvitations"]["arguments"]["group_ids"]>; welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
}

interface Calls288 {
  registerEventQueue: Call<Partial<NonNullable<From288.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From288.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From288.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls294 {
  registerEventQueue: Call<Partial<NonNullable<From294.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From294.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From294.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls313 {
  updateUser: Call<NonNullable<From313.operations["updateUser"]["parameters"]["path"]> & Partial<NonNullable<From313.operations["updateUser"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From313.operations["updateUser"]["responses"][200]["content"]["application/json"], From313.operations["updateUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls315 {
  registerEventQueue: Call<Partial<NonNullable<From315.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From315.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From315.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls322 {
  sendInvitations: Call<NonNullable<From322.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From322.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From322.operations["sendInvitations"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["sendInvitations"]["arguments"]["welcome_message_custom_text"]> }>;
  createInvitationLink: Call<Partial<NonNullable<From322.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From322.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From322.operations["createInvitationLink"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { welcome_message_custom_text: Since<416, "welcomeMessage", Calls416["createInvitationLink"]["arguments"]["welcome_message_custom_text"]> }>;
}

interface Calls334 {
  registerEventQueue: Call<Partial<NonNullable<From334.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From334.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From334.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls363 {
  getEvents: Call<NonNullable<From363.operations["getEvents"]["parameters"]["query"]>, From363.operations["getEvents"]["responses"][200]["content"]["application/json"], From363.operations["getEvents"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  listUsers: Call<NonNullable<From363.operations["listUsers"]["parameters"]["query"]>, From363.operations["listUsers"]["responses"][200]["content"]["application/json"], From363.operations["listUsers"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { user_ids: Since<384, "someUsers", Calls384["listUsers"]["arguments"]["user_ids"]> }>;
  getOwnUser: Call<unknown, From363.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From363.operations["getOwnUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  getUser: Call<NonNullable<From363.operations["getUser"]["parameters"]["path"]> & NonNullable<From363.operations["getUser"]["parameters"]["query"]>, From363.operations["getUser"]["responses"][200]["content"]["application/json"], From363.operations["getUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls384 {
  listUsers: Call<NonNullable<From384.operations["listUsers"]["parameters"]["query"]>, From384.operations["listUsers"]["responses"][200]["content"]["application/json"], From384.operations["listUsers"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls412 {
  registerEventQueue: Call<Partial<NonNullable<From412.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From412.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From412.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls416 {
  sendInvitations: Call<NonNullable<From416.operations["sendInvitations"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From416.operations["sendInvitations"]["responses"][200]["content"]["application/json"], From416.operations["sendInvitations"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  createInvitationLink: Call<Partial<NonNullable<From416.operations["createInvitationLink"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From416.operations["createInvitationLink"]["responses"][200]["content"]["application/json"], From416.operations["createInvitationLink"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls419 {
  registerEventQueue: Call<Partial<NonNullable<From419.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From419.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From419.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
}

interface Calls433 {
  getEvents: Call<NonNullable<From433.operations["getEvents"]["parameters"]["query"]>, From433.operations["getEvents"]["responses"][200]["content"]["application/json"], From433.operations["getEvents"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  listUsers: Call<NonNullable<From433.operations["listUsers"]["parameters"]["query"]>, From433.operations["listUsers"]["responses"][200]["content"]["application/json"], From433.operations["listUsers"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  getOwnUser: Call<unknown, From433.operations["getOwnUser"]["responses"][200]["content"]["application/json"], From433.operations["getOwnUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  getUser: Call<NonNullable<From433.operations["getUser"]["parameters"]["path"]> & NonNullable<From433.operations["getUser"]["parameters"]["query"]>, From433.operations["getUser"]["responses"][200]["content"]["application/json"], From433.operations["getUser"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls471 {
  getEvents: Call<NonNullable<From471.operations["getEvents"]["parameters"]["query"]>, From471.operations["getEvents"]["responses"][200]["content"]["application/json"], From471.operations["getEvents"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From471.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From471.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From471.operations["createLinkifier"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { alternative_url_templates: Since<478, "alternativeLinkifierUrls", Calls478["createLinkifier"]["arguments"]["alternative_url_templates"]> }>;
  registerEventQueue: Call<Partial<NonNullable<From471.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From471.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From471.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
  listLinkifiers: Call<unknown, From471.operations["listLinkifiers"]["responses"][200]["content"]["application/json"], From471.operations["listLinkifiers"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  editLinkifier: Call<NonNullable<From471.operations["editLinkifier"]["parameters"]["path"]> & NonNullable<From471.operations["editLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From471.operations["editLinkifier"]["responses"][200]["content"]["application/json"], From471.operations["editLinkifier"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { alternative_url_templates: Since<478, "alternativeLinkifierUrls", Calls478["editLinkifier"]["arguments"]["alternative_url_templates"]> }>;
}

interface Calls478 {
  getEvents: Call<NonNullable<From478.operations["getEvents"]["parameters"]["query"]>, From478.operations["getEvents"]["responses"][200]["content"]["application/json"], From478.operations["getEvents"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From478.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From478.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From478.operations["createLinkifier"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  registerEventQueue: Call<Partial<NonNullable<From478.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From478.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From478.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"], { idle_queue_timeout: Since<481, "idleQueueTimeout", Calls481["registerEventQueue"]["arguments"]["idle_queue_timeout"]> }>;
  listLinkifiers: Call<unknown, From478.operations["listLinkifiers"]["responses"][200]["content"]["application/json"], From478.operations["listLinkifiers"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
  editLinkifier: Call<NonNullable<From478.operations["editLinkifier"]["parameters"]["path"]> & NonNullable<From478.operations["editLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From478.operations["editLinkifier"]["responses"][200]["content"]["application/json"], From478.operations["editLinkifier"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls481 {
  registerEventQueue: Call<Partial<NonNullable<From481.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From481.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From481.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

interface Calls491 {
  registerEventQueue: Call<Partial<NonNullable<From491.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From491.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From491.operations["registerEventQueue"]["responses"][400 | 401 | 405 | 429]["content"]["application/json"]>;
}

/** The comments of the operations. */
interface Documented0 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and deletes the
   * older ones from the queue. If there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, repeat the request, each time with the highest `id` received so far. After 45 to
   * 55 seconds a `heartbeat` event ends the wait; a connection without a response for much longer than a
   * minute is broken. A `restart` event reports the feature level of the server from then on. By default,
   * the server deletes a queue that nobody has read for 10 minutes; reads with `dont_block` do not count.
   * On `BAD_EVENT_QUEUE_ID`, register a new queue.
   *
   * A queue has one reader: a second read ends the first, which returns an empty list.
   *
   * Servers register a queue for a request with `dont_block` and without `queue_id`, and return its ID. Use
   * `POST /api/v1/register` instead, which also returns the state that the events change.
   *
   * **Who may call it:** the account that registered the queue; guests and bots too.
   */
  getEvents: unknown;
}

interface Documented1 {
  /**
   * Delete an event queue
   *
   * Deletes a queue that was registered for a client with `POST /api/v1/register`. The queue then
   * collects no more events.
   *
   * Call it when a client shuts down or no longer needs the events. If no queue has this ID,
   * because it never existed or was already deleted, the response is the error `BAD_EVENT_QUEUE_ID`.
   * A retry after a lost response may therefore return this error; the queue is deleted in both cases.
   *
   * **Who may call it:** the account that registered the queue; guests and bots too.
   */
  deleteEventQueue: unknown;
}

interface Documented2 {
  /**
   * List invitations
   *
   * Lists the unexpired invitations that the calling user can manage: e-mail invitations and
   * reusable invitation links. Administrators can manage the invitations that other users created,
   * so they get these too.
   *
   * | Caller | Listed |
   * | --- | --- |
   * | Administrators and owners | the invitations of all users |
   * | Other users | the invitations that they created |
   * | Members who may not invite | none: an empty list |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` |
   *
   * The two kinds are stored separately, so an invitation of each kind may have the same ID. Identify an
   * invitation by `id` and `is_multiuse` together.
   *
   * **Who may call it:** members and above; no guests, no bots.
   */
  listInvitations: unknown;
}

interface Documented3 {
  /**
   * Send invitations
   *
   * Invites people to the organization, each by their own e-mail.
   *
   * If some of the addresses already have an account, the response is an error, but the others are
   * invited, and `sent_invitations` is true. A repeated request invites a second time.
   *
   * Administrators, and on newer servers the inviting user, get an event of type `invites_changed`,
   * which has no further fields: list the invitations again.
   *
   * **Who may call it:** members and above, or fewer if the organization says so; no guests, no bots. Only owners can invite owners, and only administrators can invite administrators and moderators.
   */
  sendInvitations: unknown;
}

interface Documented4 {
  /**
   * Create a reusable invitation link
   *
   * Creates a link with which any number of people can join.
   *
   * The response has the link, but not its ID: list the invitations to get it. A repeated request creates
   * another link. Administrators, and on newer servers the creator, get an event of type
   * `invites_changed`.
   *
   * **Who may call it:** members and above, or fewer if the organization says so; no guests, no bots. Only owners can create links for owners, and only administrators links for administrators and moderators.
   */
  createInvitationLink: unknown;
}

interface Documented5 {
  /**
   * Revoke a reusable invitation link
   *
   * Revokes a reusable link, even if it has expired.
   *
   * Administrators, and on newer servers the creator, get an event of type `invites_changed`.
   *
   * **Who may call it:** administrators and the creator, or fewer if the organization says so; no guests, no bots. For links that invite owners, only owners and the creator.
   */
  revokeInvitationLink: unknown;
}

interface Documented6 {
  /**
   * Revoke an e-mail invitation
   *
   * Revokes an invitation that was sent to an e-mail address, even if it has expired.
   *
   * Administrators, and on newer servers the inviting user, get an event of type `invites_changed`.
   *
   * **Who may call it:** administrators and the inviting user; no guests, no bots. For invitations of owners, only owners and the inviting user.
   */
  revokeInvitation: unknown;
}

interface Documented7 {
  /**
   * Send an e-mail invitation again
   *
   * Sends the e-mail of an invitation again, even if the invitation has expired. The expiry does not
   * change. No event is sent.
   *
   * **Who may call it:** administrators and the inviting user; no guests, no bots. For invitations of owners, only owners and the inviting user.
   */
  resendInvitation: unknown;
}

interface Documented8 {
  /**
   * Create a linkifier
   *
   * Adds a linkifier at the end of the order.
   *
   * All users get an event with the whole list. No two linkifiers have the same pattern, so a repeated
   * request is refused.
   *
   * **Who may call it:** administrators and owners, including bots with these roles.
   */
  createLinkifier: unknown;
}

interface Documented9 {
  /**
   * Delete a linkifier
   *
   * Deletes one linkifier: text that matched its pattern is no longer linked. The order of the others
   * does not change.
   *
   * All users get an event with the whole list.
   *
   * **Who may call it:** administrators and owners, including bots with these roles.
   */
  deleteLinkifier: unknown;
}

interface Documented10 {
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client no longer needs it.
   *
   * **Who may call it:** every account, including guests and bots. Organizations whose channels can be read without an account also accept requests without credentials, which this specification leaves out.
   */
  registerEventQueue: unknown;
}

interface Documented11 {
  /**
   * List users
   *
   * Lists the accounts of the organization: people and bots, also deactivated ones.
   *
   * **Who may call it:** every account, including guests and bots. Guests may see only some accounts.
   */
  listUsers: unknown;
}

interface Documented12 {
  /**
   * Create a user
   *
   * Creates an account of a person, without an invitation and without an e-mail to them.
   *
   * Every client gets an event of type `realm_user` with the new account. A repeated request is refused,
   * because the address has an account.
   *
   * **Who may call it:** administrators and owners, with a permission that only the operators of a server give, including bots with these roles.
   */
  createUser: unknown;
}

interface Documented13 {
  /**
   * Get the caller's account
   *
   * Returns the account of the caller: its name, addresses and role.
   *
   * **Who may call it:** every account, including guests and bots.
   */
  getOwnUser: unknown;
}

interface Documented14 {
  /**
   * Deactivate a user
   *
   * Deactivates the account of a person: it is logged out everywhere and cannot be used, its bots are deactivated
   * too, and its messages stay.
   *
   * Every client gets an event of type `realm_user`.
   *
   * **Who may call it:** administrators and owners, including bots with these roles. Only owners can deactivate owners, and nobody can deactivate the last owner.
   */
  deactivateUser: unknown;
}

interface Documented15 {
  /**
   * Change a user
   *
   * Changes the name, the role or the profile of an account. Parameters that are left out change nothing, and a
   * deactivated account can be changed too.
   *
   * Every client gets an event of type `realm_user` for each change, and none if nothing changes.
   *
   * **Who may call it:** administrators and the owner of a bot; guests and bots too. Only owners can make and change owners.
   */
  updateUser: unknown;
}

interface Documented16 {
  /**
   * Reactivate a user
   *
   * Reactivates an account that was deactivated. For an active account, the request succeeds and
   * changes nothing.
   *
   * Every client gets an event of type `realm_user`.
   *
   * **Who may call it:** administrators and the owner of a bot; guests and bots too.
   */
  reactivateUser: unknown;
}

interface Documented17 {
  /**
   * Get server settings
   *
   * Reports the release and the feature level of the server. The feature level determines which
   * operations, parameters and fields exist, so read it before other calls. No credentials are needed,
   * and requests do not count towards the rate limit.
   *
   * **Who may call it:** everybody, without credentials.
   */
  getServerSettings: unknown;
}

interface Documented18 {
  /**
   * Get a user
   *
   * Returns one account of the organization by its ID; also a bot or a deactivated one.
   *
   * **Who may call it:** every account, including guests and bots. Some accounts may not exist for guests.
   */
  getUser: unknown;
}

interface Documented19 {
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   *
   * **Who may call it:** every account, including guests and bots.
   */
  listLinkifiers: unknown;
}

interface Documented20 {
  /**
   * Edit a linkifier
   *
   * Replaces the pattern and the URL of one linkifier; both are required. Its place in the order does
   * not change. Other parameters that are left out keep their values, as far as is known.
   *
   * All users get an event with the whole list, even if nothing has changed.
   *
   * **Who may call it:** administrators and owners, including bots with these roles.
   */
  editLinkifier: unknown;
}

interface Documented21 {
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   *
   * **Who may call it:** every account, including guests and bots.
   */
  listDrafts: unknown;
}

interface Documented22 {
  /**
   * Save drafts
   *
   * Saves drafts of the calling user. If the server refuses one of them, it saves none. The user's
   * other clients get one `drafts` event.
   *
   * Each call creates new drafts, so a repeated request creates them twice.
   *
   * **Who may call it:** every account, including guests and bots.
   */
  createDrafts: unknown;
}

interface Documented23 {
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients get a `drafts` event.
   *
   * When no draft has this ID, the response is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; then there is nothing to do.
   *
   * **Who may call it:** every account, including guests and bots.
   */
  deleteDraft: unknown;
}

interface Documented24 {
  /**
   * Edit a draft
   *
   * Replaces one saved draft as a whole; fields that are left out are not kept. The user's other clients
   * get a `drafts` event, even if nothing has changed.
   *
   * Without `timestamp`, the draft gets the time of the edit, so a repeated request changes it again.
   *
   * **Who may call it:** every account, including guests and bots.
   */
  editDraft: unknown;
}

interface Documented25 {
  /**
   * Reorder linkifiers
   *
   * Sets the order in which the linkifiers of the organization are matched. Linkifiers are
   * regular-expression patterns that are applied to messages and topics; the order matters when
   * patterns overlap.
   *
   * The submitted list replaces the whole order, so it must have every linkifier, even to move a single
   * one. Repeating the request has no further effect.
   *
   * **Who may call it:** administrators and owners, including bots with these roles.
   */
  reorderLinkifiers: unknown;
}

/** The calls, grouped by the lowest supported levels at which their types are the same. */
interface Calls0_1 extends Documented0, Documented11 {
  getEvents: Calls0["getEvents"];
  listUsers: Calls0["listUsers"];
}
interface Calls1_6 extends Documented0, Documented11, Documented18 {
  getEvents: Calls1["getEvents"];
  listUsers: Calls1["listUsers"];
  getUser: Calls1["getUser"];
}
interface Calls6_8 extends Documented0, Documented11, Documented18 {
  getEvents: Calls6["getEvents"];
  listUsers: Calls6["listUsers"];
  getUser: Calls6["getUser"];
}
interface Calls8_36 extends Documented0, Documented11, Documented18 {
  getEvents: Calls8["getEvents"];
  listUsers: Calls8["listUsers"];
  getUser: Calls8["getUser"];
}
interface Calls36_59 extends Documented0, Documented11, Documented13 {
  getEvents: Calls36["getEvents"];
  listUsers: Calls36["listUsers"];
  getOwnUser: Calls36["getOwnUser"];
}
interface Calls59_60 extends Documented0, Documented11, Documented13, Documented18 {
  getEvents: Calls59["getEvents"];
  listUsers: Calls59["listUsers"];
  getOwnUser: Calls59["getOwnUser"];
  getUser: Calls59["getUser"];
}
interface Calls60_76 extends Documented0, Documented11, Documented13, Documented15, Documented18 {
  getEvents: Calls60["getEvents"];
  listUsers: Calls60["listUsers"];
  getOwnUser: Calls60["getOwnUser"];
  updateUser: Calls60["updateUser"];
  getUser: Calls60["getUser"];
}
interface Calls76_163 extends Documented0, Documented11, Documented13, Documented18 {
  getEvents: Calls76["getEvents"];
  listUsers: Calls76["listUsers"];
  getOwnUser: Calls76["getOwnUser"];
  getUser: Calls76["getUser"];
}
interface Calls163_176 extends Documented0 {
  getEvents: Calls163["getEvents"];
}
interface Calls176_222 extends Documented0 {
  getEvents: Calls176["getEvents"];
}
interface Calls222_240 extends Documented0 {
  getEvents: Calls222["getEvents"];
}
interface Calls240_363 extends Documented0 {
  getEvents: Calls240["getEvents"];
}
interface Calls363_433 extends Documented0, Documented13, Documented18 {
  getEvents: Calls363["getEvents"];
  getOwnUser: Calls363["getOwnUser"];
  getUser: Calls363["getUser"];
}
interface Calls433_471 extends Documented0 {
  getEvents: Calls433["getEvents"];
}
interface Calls471_478 extends Documented0, Documented8, Documented10, Documented19, Documented20 {
  getEvents: Calls471["getEvents"];
  createLinkifier: Calls471["createLinkifier"];
  registerEventQueue: Calls471["registerEventQueue"];
  listLinkifiers: Calls471["listLinkifiers"];
  editLinkifier: Calls471["editLinkifier"];
}
interface Calls478_ extends Documented0, Documented8, Documented19, Documented20 {
  getEvents: Calls478["getEvents"];
  createLinkifier: Calls478["createLinkifier"];
  listLinkifiers: Calls478["listLinkifiers"];
  editLinkifier: Calls478["editLinkifier"];
}
interface Calls0_36 extends Documented1, Documented5, Documented6, Documented7, Documented8, Documented9, Documented14, Documented16 {
  deleteEventQueue: Calls0["deleteEventQueue"];
  revokeInvitationLink: Calls0["revokeInvitationLink"];
  revokeInvitation: Calls0["revokeInvitation"];
  resendInvitation: Calls0["resendInvitation"];
  createLinkifier: Calls0["createLinkifier"];
  deleteLinkifier: Calls0["deleteLinkifier"];
  deactivateUser: Calls0["deactivateUser"];
  reactivateUser: Calls0["reactivateUser"];
}
interface Calls36_76 extends Documented1, Documented2, Documented5, Documented6, Documented7, Documented8, Documented9, Documented12, Documented14, Documented16 {
  deleteEventQueue: Calls36["deleteEventQueue"];
  listInvitations: Calls36["listInvitations"];
  revokeInvitationLink: Calls36["revokeInvitationLink"];
  revokeInvitation: Calls36["revokeInvitation"];
  resendInvitation: Calls36["resendInvitation"];
  createLinkifier: Calls36["createLinkifier"];
  deleteLinkifier: Calls36["deleteLinkifier"];
  createUser: Calls36["createUser"];
  deactivateUser: Calls36["deactivateUser"];
  reactivateUser: Calls36["reactivateUser"];
}
interface Calls76_ extends Documented1, Documented5, Documented6, Documented9, Documented12, Documented16 {
  deleteEventQueue: Calls76["deleteEventQueue"];
  revokeInvitationLink: Calls76["revokeInvitationLink"];
  revokeInvitation: Calls76["revokeInvitation"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  createUser: Calls76["createUser"];
  reactivateUser: Calls76["reactivateUser"];
}
interface Calls0_22 extends Documented2 {
  listInvitations: Calls0["listInvitations"];
}
interface Calls22_36 extends Documented2 {
  listInvitations: Calls22["listInvitations"];
}
interface Calls76_267 extends Documented2 {
  listInvitations: Calls76["listInvitations"];
}
interface Calls267_ extends Documented2 {
  listInvitations: Calls267["listInvitations"];
}
interface Calls0_20 extends Documented3, Documented4 {
  sendInvitations: Calls0["sendInvitations"];
  createInvitationLink: Calls0["createInvitationLink"];
}
interface Calls20_36 extends Documented3, Documented4 {
  sendInvitations: Calls20["sendInvitations"];
  createInvitationLink: Calls20["createInvitationLink"];
}
interface Calls36_61 extends Documented3, Documented4 {
  sendInvitations: Calls36["sendInvitations"];
  createInvitationLink: Calls36["createInvitationLink"];
}
interface Calls61_76 extends Documented3, Documented4 {
  sendInvitations: Calls61["sendInvitations"];
  createInvitationLink: Calls61["createInvitationLink"];
}
interface Calls76_96 extends Documented3, Documented4 {
  sendInvitations: Calls76["sendInvitations"];
  createInvitationLink: Calls76["createInvitationLink"];
}
interface Calls96_117 extends Documented3, Documented4 {
  sendInvitations: Calls96["sendInvitations"];
  createInvitationLink: Calls96["createInvitationLink"];
}
interface Calls117_126 extends Documented3, Documented4 {
  sendInvitations: Calls117["sendInvitations"];
  createInvitationLink: Calls117["createInvitationLink"];
}
interface Calls126_261 extends Documented3, Documented4 {
  sendInvitations: Calls126["sendInvitations"];
  createInvitationLink: Calls126["createInvitationLink"];
}
interface Calls261_267 extends Documented3 {
  sendInvitations: Calls261["sendInvitations"];
}
interface Calls267_322 extends Documented3 {
  sendInvitations: Calls267["sendInvitations"];
}
interface Calls322_416 extends Documented3, Documented4 {
  sendInvitations: Calls322["sendInvitations"];
  createInvitationLink: Calls322["createInvitationLink"];
}
interface Calls416_ extends Documented3, Documented4 {
  sendInvitations: Calls416["sendInvitations"];
  createInvitationLink: Calls416["createInvitationLink"];
}
interface Calls261_322 extends Documented4 {
  createInvitationLink: Calls261["createInvitationLink"];
}
interface Calls76_257 extends Documented7 {
  resendInvitation: Calls76["resendInvitation"];
}
interface Calls257_ extends Documented7, Documented17 {
  resendInvitation: Calls257["resendInvitation"];
  getServerSettings: Calls257["getServerSettings"];
}
interface Calls76_176 extends Documented8, Documented19, Documented20 {
  createLinkifier: Calls76["createLinkifier"];
  listLinkifiers: Calls76["listLinkifiers"];
  editLinkifier: Calls76["editLinkifier"];
}
interface Calls176_471 extends Documented8, Documented19, Documented20 {
  createLinkifier: Calls176["createLinkifier"];
  listLinkifiers: Calls176["listLinkifiers"];
  editLinkifier: Calls176["editLinkifier"];
}
interface Calls0_3 extends Documented10 {
  registerEventQueue: Calls0["registerEventQueue"];
}
interface Calls3_13 extends Documented10 {
  registerEventQueue: Calls3["registerEventQueue"];
}
interface Calls13_18 extends Documented10 {
  registerEventQueue: Calls13["registerEventQueue"];
}
interface Calls18_36 extends Documented10 {
  registerEventQueue: Calls18["registerEventQueue"];
}
interface Calls36_58 extends Documented10 {
  registerEventQueue: Calls36["registerEventQueue"];
}
interface Calls58_76 extends Documented10 {
  registerEventQueue: Calls58["registerEventQueue"];
}
interface Calls76_89 extends Documented10 {
  registerEventQueue: Calls76["registerEventQueue"];
}
interface Calls89_176 extends Documented10 {
  registerEventQueue: Calls89["registerEventQueue"];
}
interface Calls176_232 extends Documented10 {
  registerEventQueue: Calls176["registerEventQueue"];
}
interface Calls232_288 extends Documented10 {
  registerEventQueue: Calls232["registerEventQueue"];
}
interface Calls288_294 extends Documented10 {
  registerEventQueue: Calls288["registerEventQueue"];
}
interface Calls294_315 extends Documented10 {
  registerEventQueue: Calls294["registerEventQueue"];
}
interface Calls315_334 extends Documented10 {
  registerEventQueue: Calls315["registerEventQueue"];
}
interface Calls334_412 extends Documented10 {
  registerEventQueue: Calls334["registerEventQueue"];
}
interface Calls412_419 extends Documented10 {
  registerEventQueue: Calls412["registerEventQueue"];
}
interface Calls419_471 extends Documented10 {
  registerEventQueue: Calls419["registerEventQueue"];
}
interface Calls478_481 extends Documented10 {
  registerEventQueue: Calls478["registerEventQueue"];
}
interface Calls481_491 extends Documented10 {
  registerEventQueue: Calls481["registerEventQueue"];
}
interface Calls491_ extends Documented10 {
  registerEventQueue: Calls491["registerEventQueue"];
}
interface Calls163_363 extends Documented11, Documented13, Documented18 {
  listUsers: Calls163["listUsers"];
  getOwnUser: Calls163["getOwnUser"];
  getUser: Calls163["getUser"];
}
interface Calls363_384 extends Documented11 {
  listUsers: Calls363["listUsers"];
}
interface Calls384_433 extends Documented11 {
  listUsers: Calls384["listUsers"];
}
interface Calls433_ extends Documented11, Documented13, Documented18 {
  listUsers: Calls433["listUsers"];
  getOwnUser: Calls433["getOwnUser"];
  getUser: Calls433["getUser"];
}
interface Calls0_30 extends Documented12 {
  createUser: Calls0["createUser"];
}
interface Calls30_36 extends Documented12 {
  createUser: Calls30["createUser"];
}
interface Calls0_8 extends Documented13 {
  getOwnUser: Calls0["getOwnUser"];
}
interface Calls8_10 extends Documented13 {
  getOwnUser: Calls8["getOwnUser"];
}
interface Calls10_16 extends Documented13 {
  getOwnUser: Calls10["getOwnUser"];
}
interface Calls16_36 extends Documented13 {
  getOwnUser: Calls16["getOwnUser"];
}
interface Calls76_135 extends Documented14 {
  deactivateUser: Calls76["deactivateUser"];
}
interface Calls135_ extends Documented14 {
  deactivateUser: Calls135["deactivateUser"];
}
interface Calls0_7 extends Documented15 {
  updateUser: Calls0["updateUser"];
}
interface Calls7_36 extends Documented15 {
  updateUser: Calls7["updateUser"];
}
interface Calls36_60 extends Documented15 {
  updateUser: Calls36["updateUser"];
}
interface Calls76_313 extends Documented15 {
  updateUser: Calls76["updateUser"];
}
interface Calls313_ extends Documented15 {
  updateUser: Calls313["updateUser"];
}
interface Calls0_257 extends Documented17 {
  getServerSettings: Calls0["getServerSettings"];
}
interface Later0_1 extends Documented18 {
  getUser: Since<1, "featureLevel", Calls1["getUser"]>;
}
interface Calls36_39 extends Documented18 {
  getUser: Calls36["getUser"];
}
interface Calls39_59 extends Documented18 {
  getUser: Calls39["getUser"];
}
interface Later0_54 extends Documented19 {
  listLinkifiers: Since<54, "linkifierList", Calls54["listLinkifiers"]>;
}
interface Calls54_76 extends Documented19 {
  listLinkifiers: Calls54["listLinkifiers"];
}
interface Later0_57 extends Documented20 {
  editLinkifier: Since<57, "linkifierEditing", Calls57["editLinkifier"]>;
}
interface Calls57_76 extends Documented20 {
  editLinkifier: Calls57["editLinkifier"];
}
interface Later0_87 extends Documented21, Documented22, Documented23, Documented24 {
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
}
interface Calls87_ extends Documented21, Documented23 {
  listDrafts: Calls87["listDrafts"];
  deleteDraft: Calls87["deleteDraft"];
}
interface Calls87_210 extends Documented22, Documented24 {
  createDrafts: Calls87["createDrafts"];
  editDraft: Calls87["editDraft"];
}
interface Calls210_ extends Documented22, Documented24 {
  createDrafts: Calls210["createDrafts"];
  editDraft: Calls210["editDraft"];
}
interface Later0_202 extends Documented25 {
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}
interface Calls202_ extends Documented25 {
  reorderLinkifiers: Calls202["reorderLinkifiers"];
}

export interface CallsFrom0 extends Calls0_1, Calls0_36, Calls0_22, Calls0_20, Calls0_3, Calls0_30, Calls0_8, Calls0_7, Calls0_257 {}
export interface CallsFrom1 extends Calls1_6, Calls0_36, Calls0_22, Calls0_20, Calls0_3, Calls0_30, Calls0_8, Calls0_7, Calls0_257 {}
export interface CallsFrom3 extends Calls1_6, Calls0_36, Calls0_22, Calls0_20, Calls3_13, Calls0_30, Calls0_8, Calls0_7, Calls0_257 {}
export interface CallsFrom6 extends Calls6_8, Calls0_36, Calls0_22, Calls0_20, Calls3_13, Calls0_30, Calls0_8, Calls0_7, Calls0_257 {}
export interface CallsFrom7 extends Calls6_8, Calls0_36, Calls0_22, Calls0_20, Calls3_13, Calls0_30, Calls0_8, Calls7_36, Calls0_257 {}
export interface CallsFrom8 extends Calls8_36, Calls0_36, Calls0_22, Calls0_20, Calls3_13, Calls0_30, Calls8_10, Calls7_36, Calls0_257 {}
export interface CallsFrom10 extends Calls8_36, Calls0_36, Calls0_22, Calls0_20, Calls3_13, Calls0_30, Calls10_16, Calls7_36, Calls0_257 {}
export interface CallsFrom13 extends Calls8_36, Calls0_36, Calls0_22, Calls0_20, Calls13_18, Calls0_30, Calls10_16, Calls7_36, Calls0_257 {}
export interface CallsFrom16 extends Calls8_36, Calls0_36, Calls0_22, Calls0_20, Calls13_18, Calls0_30, Calls16_36, Calls7_36, Calls0_257 {}
export interface CallsFrom18 extends Calls8_36, Calls0_36, Calls0_22, Calls0_20, Calls18_36, Calls0_30, Calls16_36, Calls7_36, Calls0_257 {}
export interface CallsFrom20 extends Calls8_36, Calls0_36, Calls0_22, Calls20_36, Calls18_36, Calls0_30, Calls16_36, Calls7_36, Calls0_257 {}
export interface CallsFrom22 extends Calls8_36, Calls0_36, Calls22_36, Calls20_36, Calls18_36, Calls0_30, Calls16_36, Calls7_36, Calls0_257 {}
export interface CallsFrom30 extends Calls8_36, Calls0_36, Calls22_36, Calls20_36, Calls18_36, Calls30_36, Calls16_36, Calls7_36, Calls0_257 {}
export interface CallsFrom36 extends Calls36_59, Calls36_76, Calls36_61, Calls36_58, Calls36_60, Calls0_257, Calls36_39 {}
export interface CallsFrom39 extends Calls36_59, Calls36_76, Calls36_61, Calls36_58, Calls36_60, Calls0_257, Calls39_59 {}
export interface CallsFrom50 extends Calls36_59, Calls36_76, Calls36_61, Calls36_58, Calls36_60, Calls0_257, Calls39_59 {}
export interface CallsFrom54 extends Calls36_59, Calls36_76, Calls36_61, Calls36_58, Calls36_60, Calls0_257, Calls39_59, Calls54_76 {}
export interface CallsFrom57 extends Calls36_59, Calls36_76, Calls36_61, Calls36_58, Calls36_60, Calls0_257, Calls39_59, Calls54_76, Calls57_76 {}
export interface CallsFrom58 extends Calls36_59, Calls36_76, Calls36_61, Calls58_76, Calls36_60, Calls0_257, Calls39_59, Calls54_76, Calls57_76 {}
export interface CallsFrom59 extends Calls59_60, Calls36_76, Calls36_61, Calls58_76, Calls36_60, Calls0_257, Calls54_76, Calls57_76 {}
export interface CallsFrom60 extends Calls60_76, Calls36_76, Calls36_61, Calls58_76, Calls0_257, Calls54_76, Calls57_76 {}
export interface CallsFrom61 extends Calls60_76, Calls36_76, Calls61_76, Calls58_76, Calls0_257, Calls54_76, Calls57_76 {}
export interface CallsFrom73 extends Calls60_76, Calls36_76, Calls61_76, Calls58_76, Calls0_257, Calls54_76, Calls57_76 {}
export interface CallsFrom74 extends Calls60_76, Calls36_76, Calls61_76, Calls58_76, Calls0_257, Calls54_76, Calls57_76 {}
export interface CallsFrom76 extends Calls76_163, Calls76_, Calls76_267, Calls76_96, Calls76_257, Calls76_176, Calls76_89, Calls76_135, Calls76_313, Calls0_257 {}
export interface CallsFrom87 extends Calls76_163, Calls76_, Calls76_267, Calls76_96, Calls76_257, Calls76_176, Calls76_89, Calls76_135, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom88 extends Calls76_163, Calls76_, Calls76_267, Calls76_96, Calls76_257, Calls76_176, Calls76_89, Calls76_135, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom89 extends Calls76_163, Calls76_, Calls76_267, Calls76_96, Calls76_257, Calls76_176, Calls89_176, Calls76_135, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom92 extends Calls76_163, Calls76_, Calls76_267, Calls76_96, Calls76_257, Calls76_176, Calls89_176, Calls76_135, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom96 extends Calls76_163, Calls76_, Calls76_267, Calls96_117, Calls76_257, Calls76_176, Calls89_176, Calls76_135, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom106 extends Calls76_163, Calls76_, Calls76_267, Calls96_117, Calls76_257, Calls76_176, Calls89_176, Calls76_135, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom116 extends Calls76_163, Calls76_, Calls76_267, Calls96_117, Calls76_257, Calls76_176, Calls89_176, Calls76_135, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom117 extends Calls76_163, Calls76_, Calls76_267, Calls117_126, Calls76_257, Calls76_176, Calls89_176, Calls76_135, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom126 extends Calls76_163, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls76_176, Calls89_176, Calls76_135, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom135 extends Calls76_163, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls76_176, Calls89_176, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom149 extends Calls76_163, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls76_176, Calls89_176, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom157 extends Calls76_163, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls76_176, Calls89_176, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom159 extends Calls76_163, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls76_176, Calls89_176, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom163 extends Calls163_176, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls76_176, Calls89_176, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom167 extends Calls163_176, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls76_176, Calls89_176, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom176 extends Calls176_222, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls176_471, Calls176_232, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom180 extends Calls176_222, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls176_471, Calls176_232, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls87_210 {}
export interface CallsFrom202 extends Calls176_222, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls176_471, Calls176_232, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls87_210, Calls202_ {}
export interface CallsFrom209 extends Calls176_222, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls176_471, Calls176_232, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls87_210, Calls202_ {}
export interface CallsFrom210 extends Calls176_222, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls176_471, Calls176_232, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom222 extends Calls222_240, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls176_471, Calls176_232, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom232 extends Calls222_240, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls176_471, Calls232_288, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom240 extends Calls240_363, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls176_471, Calls232_288, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom250 extends Calls240_363, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls176_471, Calls232_288, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom255 extends Calls240_363, Calls76_, Calls76_267, Calls126_261, Calls76_257, Calls176_471, Calls232_288, Calls163_363, Calls135_, Calls76_313, Calls0_257, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom257 extends Calls240_363, Calls76_, Calls76_267, Calls126_261, Calls257_, Calls176_471, Calls232_288, Calls163_363, Calls135_, Calls76_313, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom261 extends Calls240_363, Calls76_, Calls76_267, Calls261_267, Calls261_322, Calls257_, Calls176_471, Calls232_288, Calls163_363, Calls135_, Calls76_313, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom267 extends Calls240_363, Calls76_, Calls267_, Calls267_322, Calls261_322, Calls257_, Calls176_471, Calls232_288, Calls163_363, Calls135_, Calls76_313, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom277 extends Calls240_363, Calls76_, Calls267_, Calls267_322, Calls261_322, Calls257_, Calls176_471, Calls232_288, Calls163_363, Calls135_, Calls76_313, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom288 extends Calls240_363, Calls76_, Calls267_, Calls267_322, Calls261_322, Calls257_, Calls176_471, Calls288_294, Calls163_363, Calls135_, Calls76_313, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom294 extends Calls240_363, Calls76_, Calls267_, Calls267_322, Calls261_322, Calls257_, Calls176_471, Calls294_315, Calls163_363, Calls135_, Calls76_313, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom302 extends Calls240_363, Calls76_, Calls267_, Calls267_322, Calls261_322, Calls257_, Calls176_471, Calls294_315, Calls163_363, Calls135_, Calls76_313, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom313 extends Calls240_363, Calls76_, Calls267_, Calls267_322, Calls261_322, Calls257_, Calls176_471, Calls294_315, Calls163_363, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom314 extends Calls240_363, Calls76_, Calls267_, Calls267_322, Calls261_322, Calls257_, Calls176_471, Calls294_315, Calls163_363, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom315 extends Calls240_363, Calls76_, Calls267_, Calls267_322, Calls261_322, Calls257_, Calls176_471, Calls315_334, Calls163_363, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom321 extends Calls240_363, Calls76_, Calls267_, Calls267_322, Calls261_322, Calls257_, Calls176_471, Calls315_334, Calls163_363, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom322 extends Calls240_363, Calls76_, Calls267_, Calls322_416, Calls257_, Calls176_471, Calls315_334, Calls163_363, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom334 extends Calls240_363, Calls76_, Calls267_, Calls322_416, Calls257_, Calls176_471, Calls334_412, Calls163_363, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom342 extends Calls240_363, Calls76_, Calls267_, Calls322_416, Calls257_, Calls176_471, Calls334_412, Calls163_363, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom363 extends Calls363_433, Calls76_, Calls267_, Calls322_416, Calls257_, Calls176_471, Calls334_412, Calls363_384, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom384 extends Calls363_433, Calls76_, Calls267_, Calls322_416, Calls257_, Calls176_471, Calls334_412, Calls384_433, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom412 extends Calls363_433, Calls76_, Calls267_, Calls322_416, Calls257_, Calls176_471, Calls412_419, Calls384_433, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom416 extends Calls363_433, Calls76_, Calls267_, Calls416_, Calls257_, Calls176_471, Calls412_419, Calls384_433, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom419 extends Calls363_433, Calls76_, Calls267_, Calls416_, Calls257_, Calls176_471, Calls419_471, Calls384_433, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom433 extends Calls433_471, Calls76_, Calls267_, Calls416_, Calls257_, Calls176_471, Calls419_471, Calls433_, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom439 extends Calls433_471, Calls76_, Calls267_, Calls416_, Calls257_, Calls176_471, Calls419_471, Calls433_, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom471 extends Calls471_478, Calls76_, Calls267_, Calls416_, Calls257_, Calls433_, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom475 extends Calls471_478, Calls76_, Calls267_, Calls416_, Calls257_, Calls433_, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom478 extends Calls478_, Calls76_, Calls267_, Calls416_, Calls257_, Calls478_481, Calls433_, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom481 extends Calls478_, Calls76_, Calls267_, Calls416_, Calls257_, Calls481_491, Calls433_, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface CallsFrom491 extends Calls478_, Calls76_, Calls267_, Calls416_, Calls257_, Calls491_, Calls433_, Calls135_, Calls313_, Calls87_, Calls210_, Calls202_ {}
export interface LaterFrom0 extends Later0_1, Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom1 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom3 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom6 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom7 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom8 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom10 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom13 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom16 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom18 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom20 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom22 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom30 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom36 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom39 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom50 extends Later0_54, Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom54 extends Later0_57, Later0_87, Later0_202 {}
export interface LaterFrom57 extends Later0_87, Later0_202 {}
export interface LaterFrom58 extends Later0_87, Later0_202 {}
export interface LaterFrom59 extends Later0_87, Later0_202 {}
export interface LaterFrom60 extends Later0_87, Later0_202 {}
export interface LaterFrom61 extends Later0_87, Later0_202 {}
export interface LaterFrom73 extends Later0_87, Later0_202 {}
export interface LaterFrom74 extends Later0_87, Later0_202 {}
export interface LaterFrom76 extends Later0_87, Later0_202 {}
export interface LaterFrom87 extends Later0_202 {}
export interface LaterFrom88 extends Later0_202 {}
export interface LaterFrom89 extends Later0_202 {}
export interface LaterFrom92 extends Later0_202 {}
export interface LaterFrom96 extends Later0_202 {}
export interface LaterFrom106 extends Later0_202 {}
export interface LaterFrom116 extends Later0_202 {}
export interface LaterFrom117 extends Later0_202 {}
export interface LaterFrom126 extends Later0_202 {}
export interface LaterFrom135 extends Later0_202 {}
export interface LaterFrom149 extends Later0_202 {}
export interface LaterFrom157 extends Later0_202 {}
export interface LaterFrom159 extends Later0_202 {}
export interface LaterFrom163 extends Later0_202 {}
export interface LaterFrom167 extends Later0_202 {}
export interface LaterFrom176 extends Later0_202 {}
export interface LaterFrom180 extends Later0_202 {}
export interface LaterFrom202 {}
export interface LaterFrom209 {}
export interface LaterFrom210 {}
export interface LaterFrom222 {}
export interface LaterFrom232 {}
export interface LaterFrom240 {}
export interface LaterFrom250 {}
export interface LaterFrom255 {}
export interface LaterFrom257 {}
export interface LaterFrom261 {}
export interface LaterFrom267 {}
export interface LaterFrom277 {}
export interface LaterFrom288 {}
export interface LaterFrom294 {}
export interface LaterFrom302 {}
export interface LaterFrom313 {}
export interface LaterFrom314 {}
export interface LaterFrom315 {}
export interface LaterFrom321 {}
export interface LaterFrom322 {}
export interface LaterFrom334 {}
export interface LaterFrom342 {}
export interface LaterFrom363 {}
export interface LaterFrom384 {}
export interface LaterFrom412 {}
export interface LaterFrom416 {}
export interface LaterFrom419 {}
export interface LaterFrom433 {}
export interface LaterFrom439 {}
export interface LaterFrom471 {}
export interface LaterFrom475 {}
export interface LaterFrom478 {}
export interface LaterFrom481 {}
export interface LaterFrom491 {}

/** The calls by the lowest feature level or release that a program supports. */
export interface CallsFrom {
  0: CallsFrom0;
  1: CallsFrom1;
  3: CallsFrom3;
  6: CallsFrom6;
  7: CallsFrom7;
  8: CallsFrom8;
  10: CallsFrom10;
  13: CallsFrom13;
  16: CallsFrom16;
  18: CallsFrom18;
  20: CallsFrom20;
  22: CallsFrom22;
  30: CallsFrom30;
  36: CallsFrom36;
  39: CallsFrom39;
  50: CallsFrom50;
  54: CallsFrom54;
  57: CallsFrom57;
  58: CallsFrom58;
  59: CallsFrom59;
  60: CallsFrom60;
  61: CallsFrom61;
  73: CallsFrom73;
  74: CallsFrom74;
  76: CallsFrom76;
  87: CallsFrom87;
  88: CallsFrom88;
  89: CallsFrom89;
  92: CallsFrom92;
  96: CallsFrom96;
  106: CallsFrom106;
  116: CallsFrom116;
  117: CallsFrom117;
  126: CallsFrom126;
  135: CallsFrom135;
  149: CallsFrom149;
  157: CallsFrom157;
  159: CallsFrom159;
  163: CallsFrom163;
  167: CallsFrom167;
  176: CallsFrom176;
  180: CallsFrom180;
  202: CallsFrom202;
  209: CallsFrom209;
  210: CallsFrom210;
  222: CallsFrom222;
  232: CallsFrom232;
  240: CallsFrom240;
  250: CallsFrom250;
  255: CallsFrom255;
  257: CallsFrom257;
  261: CallsFrom261;
  267: CallsFrom267;
  277: CallsFrom277;
  288: CallsFrom288;
  294: CallsFrom294;
  302: CallsFrom302;
  313: CallsFrom313;
  314: CallsFrom314;
  315: CallsFrom315;
  321: CallsFrom321;
  322: CallsFrom322;
  334: CallsFrom334;
  342: CallsFrom342;
  363: CallsFrom363;
  384: CallsFrom384;
  412: CallsFrom412;
  416: CallsFrom416;
  419: CallsFrom419;
  433: CallsFrom433;
  439: CallsFrom439;
  471: CallsFrom471;
  475: CallsFrom475;
  478: CallsFrom478;
  481: CallsFrom481;
  491: CallsFrom491;
  "2.1.8": CallsFrom0;
  "3.0": CallsFrom22;
  "3.1": CallsFrom22;
  "4.0": CallsFrom61;
  "5.0": CallsFrom117;
  "6.0": CallsFrom149;
  "6.2": CallsFrom157;
  "7.0": CallsFrom180;
  "8.0": CallsFrom232;
  "9.0": CallsFrom277;
  "9.2": CallsFrom277;
  "10.0": CallsFrom363;
  "10.1": CallsFrom363;
  "11.0": CallsFrom419;
  "12.0": CallsFrom491;
}

/** The operations that only later levels have, by the lowest feature level or release that a program supports. */
export interface LaterFrom {
  0: LaterFrom0;
  1: LaterFrom1;
  3: LaterFrom3;
  6: LaterFrom6;
  7: LaterFrom7;
  8: LaterFrom8;
  10: LaterFrom10;
  13: LaterFrom13;
  16: LaterFrom16;
  18: LaterFrom18;
  20: LaterFrom20;
  22: LaterFrom22;
  30: LaterFrom30;
  36: LaterFrom36;
  39: LaterFrom39;
  50: LaterFrom50;
  54: LaterFrom54;
  57: LaterFrom57;
  58: LaterFrom58;
  59: LaterFrom59;
  60: LaterFrom60;
  61: LaterFrom61;
  73: LaterFrom73;
  74: LaterFrom74;
  76: LaterFrom76;
  87: LaterFrom87;
  88: LaterFrom88;
  89: LaterFrom89;
  92: LaterFrom92;
  96: LaterFrom96;
  106: LaterFrom106;
  116: LaterFrom116;
  117: LaterFrom117;
  126: LaterFrom126;
  135: LaterFrom135;
  149: LaterFrom149;
  157: LaterFrom157;
  159: LaterFrom159;
  163: LaterFrom163;
  167: LaterFrom167;
  176: LaterFrom176;
  180: LaterFrom180;
  202: LaterFrom202;
  209: LaterFrom209;
  210: LaterFrom210;
  222: LaterFrom222;
  232: LaterFrom232;
  240: LaterFrom240;
  250: LaterFrom250;
  255: LaterFrom255;
  257: LaterFrom257;
  261: LaterFrom261;
  267: LaterFrom267;
  277: LaterFrom277;
  288: LaterFrom288;
  294: LaterFrom294;
  302: LaterFrom302;
  313: LaterFrom313;
  314: LaterFrom314;
  315: LaterFrom315;
  321: LaterFrom321;
  322: LaterFrom322;
  334: LaterFrom334;
  342: LaterFrom342;
  363: LaterFrom363;
  384: LaterFrom384;
  412: LaterFrom412;
  416: LaterFrom416;
  419: LaterFrom419;
  433: LaterFrom433;
  439: LaterFrom439;
  471: LaterFrom471;
  475: LaterFrom475;
  478: LaterFrom478;
  481: LaterFrom481;
  491: LaterFrom491;
  "2.1.8": LaterFrom0;
  "3.0": LaterFrom22;
  "3.1": LaterFrom22;
  "4.0": LaterFrom61;
  "5.0": LaterFrom117;
  "6.0": LaterFrom149;
  "6.2": LaterFrom157;
  "7.0": LaterFrom180;
  "8.0": LaterFrom232;
  "9.0": LaterFrom277;
  "9.2": LaterFrom277;
  "10.0": LaterFrom363;
  "10.1": LaterFrom363;
  "11.0": LaterFrom419;
  "12.0": LaterFrom491;
}

/** The operations by the lowest feature level or release that a program supports. */
export interface OperationsFrom {
  0: From0.operations;
  1: From1.operations;
  3: From3.operations;
  6: From6.operations;
  7: From7.operations;
  8: From8.operations;
  10: From10.operations;
  13: From13.operations;
  16: From16.operations;
  18: From18.operations;
  20: From20.operations;
  22: From22.operations;
  30: From30.operations;
  36: From36.operations;
  39: From39.operations;
  50: From50.operations;
  54: From54.operations;
  57: From57.operations;
  58: From58.operations;
  59: From59.operations;
  60: From60.operations;
  61: From61.operations;
  73: From73.operations;
  74: From74.operations;
  76: From76.operations;
  87: From87.operations;
  88: From88.operations;
  89: From89.operations;
  92: From92.operations;
  96: From96.operations;
  106: From106.operations;
  116: From116.operations;
  117: From117.operations;
  126: From126.operations;
  135: From135.operations;
  149: From149.operations;
  157: From157.operations;
  159: From159.operations;
  163: From163.operations;
  167: From167.operations;
  176: From176.operations;
  180: From180.operations;
  202: From202.operations;
  209: From209.operations;
  210: From210.operations;
  222: From222.operations;
  232: From232.operations;
  240: From240.operations;
  250: From250.operations;
  255: From255.operations;
  257: From257.operations;
  261: From261.operations;
  267: From267.operations;
  277: From277.operations;
  288: From288.operations;
  294: From294.operations;
  302: From302.operations;
  313: From313.operations;
  314: From314.operations;
  315: From315.operations;
  321: From321.operations;
  322: From322.operations;
  334: From334.operations;
  342: From342.operations;
  363: From363.operations;
  384: From384.operations;
  412: From412.operations;
  416: From416.operations;
  419: From419.operations;
  433: From433.operations;
  439: From439.operations;
  471: From471.operations;
  475: From475.operations;
  478: From478.operations;
  481: From481.operations;
  491: From491.operations;
  "2.1.8": From0.operations;
  "3.0": From22.operations;
  "3.1": From22.operations;
  "4.0": From61.operations;
  "5.0": From117.operations;
  "6.0": From149.operations;
  "6.2": From157.operations;
  "7.0": From180.operations;
  "8.0": From232.operations;
  "9.0": From277.operations;
  "9.2": From277.operations;
  "10.0": From363.operations;
  "10.1": From363.operations;
  "11.0": From419.operations;
  "12.0": From491.operations;
}

/** The operations by path and method, for openapi-fetch. */
export interface PathsFrom {
  0: From0.paths;
  1: From1.paths;
  3: From3.paths;
  6: From6.paths;
  7: From7.paths;
  8: From8.paths;
  10: From10.paths;
  13: From13.paths;
  16: From16.paths;
  18: From18.paths;
  20: From20.paths;
  22: From22.paths;
  30: From30.paths;
  36: From36.paths;
  39: From39.paths;
  50: From50.paths;
  54: From54.paths;
  57: From57.paths;
  58: From58.paths;
  59: From59.paths;
  60: From60.paths;
  61: From61.paths;
  73: From73.paths;
  74: From74.paths;
  76: From76.paths;
  87: From87.paths;
  88: From88.paths;
  89: From89.paths;
  92: From92.paths;
  96: From96.paths;
  106: From106.paths;
  116: From116.paths;
  117: From117.paths;
  126: From126.paths;
  135: From135.paths;
  149: From149.paths;
  157: From157.paths;
  159: From159.paths;
  163: From163.paths;
  167: From167.paths;
  176: From176.paths;
  180: From180.paths;
  202: From202.paths;
  209: From209.paths;
  210: From210.paths;
  222: From222.paths;
  232: From232.paths;
  240: From240.paths;
  250: From250.paths;
  255: From255.paths;
  257: From257.paths;
  261: From261.paths;
  267: From267.paths;
  277: From277.paths;
  288: From288.paths;
  294: From294.paths;
  302: From302.paths;
  313: From313.paths;
  314: From314.paths;
  315: From315.paths;
  321: From321.paths;
  322: From322.paths;
  334: From334.paths;
  342: From342.paths;
  363: From363.paths;
  384: From384.paths;
  412: From412.paths;
  416: From416.paths;
  419: From419.paths;
  433: From433.paths;
  439: From439.paths;
  471: From471.paths;
  475: From475.paths;
  478: From478.paths;
  481: From481.paths;
  491: From491.paths;
  "2.1.8": From0.paths;
  "3.0": From22.paths;
  "3.1": From22.paths;
  "4.0": From61.paths;
  "5.0": From117.paths;
  "6.0": From149.paths;
  "6.2": From157.paths;
  "7.0": From180.paths;
  "8.0": From232.paths;
  "9.0": From277.paths;
  "9.2": From277.paths;
  "10.0": From363.paths;
  "10.1": From363.paths;
  "11.0": From419.paths;
  "12.0": From491.paths;
}

/** Servers from each boundary up; those from a higher one are among them. */
interface AtLeast0 { readonly "level 0 and up": true }
interface AtLeast1 extends AtLeast0 { readonly "level 1 and up": true }
interface AtLeast3 extends AtLeast1 { readonly "level 3 and up": true }
interface AtLeast6 extends AtLeast3 { readonly "level 6 and up": true }
interface AtLeast7 extends AtLeast6 { readonly "level 7 and up": true }
interface AtLeast8 extends AtLeast7 { readonly "level 8 and up": true }
interface AtLeast10 extends AtLeast8 { readonly "level 10 and up": true }
interface AtLeast13 extends AtLeast10 { readonly "level 13 and up": true }
interface AtLeast16 extends AtLeast13 { readonly "level 16 and up": true }
interface AtLeast18 extends AtLeast16 { readonly "level 18 and up": true }
interface AtLeast20 extends AtLeast18 { readonly "level 20 and up": true }
interface AtLeast22 extends AtLeast20 { readonly "level 22 and up": true }
interface AtLeast30 extends AtLeast22 { readonly "level 30 and up": true }
interface AtLeast36 extends AtLeast30 { readonly "level 36 and up": true }
interface AtLeast39 extends AtLeast36 { readonly "level 39 and up": true }
interface AtLeast50 extends AtLeast39 { readonly "level 50 and up": true }
interface AtLeast54 extends AtLeast50 { readonly "level 54 and up": true }
interface AtLeast57 extends AtLeast54 { readonly "level 57 and up": true }
interface AtLeast58 extends AtLeast57 { readonly "level 58 and up": true }
interface AtLeast59 extends AtLeast58 { readonly "level 59 and up": true }
interface AtLeast60 extends AtLeast59 { readonly "level 60 and up": true }
interface AtLeast61 extends AtLeast60 { readonly "level 61 and up": true }
interface AtLeast73 extends AtLeast61 { readonly "level 73 and up": true }
interface AtLeast74 extends AtLeast73 { readonly "level 74 and up": true }
interface AtLeast76 extends AtLeast74 { readonly "level 76 and up": true }
interface AtLeast87 extends AtLeast76 { readonly "level 87 and up": true }
interface AtLeast88 extends AtLeast87 { readonly "level 88 and up": true }
interface AtLeast89 extends AtLeast88 { readonly "level 89 and up": true }
interface AtLeast92 extends AtLeast89 { readonly "level 92 and up": true }
interface AtLeast96 extends AtLeast92 { readonly "level 96 and up": true }
interface AtLeast106 extends AtLeast96 { readonly "level 106 and up": true }
interface AtLeast116 extends AtLeast106 { readonly "level 116 and up": true }
interface AtLeast117 extends AtLeast116 { readonly "level 117 and up": true }
interface AtLeast126 extends AtLeast117 { readonly "level 126 and up": true }
interface AtLeast135 extends AtLeast126 { readonly "level 135 and up": true }
interface AtLeast149 extends AtLeast135 { readonly "level 149 and up": true }
interface AtLeast157 extends AtLeast149 { readonly "level 157 and up": true }
interface AtLeast159 extends AtLeast157 { readonly "level 159 and up": true }
interface AtLeast163 extends AtLeast159 { readonly "level 163 and up": true }
interface AtLeast167 extends AtLeast163 { readonly "level 167 and up": true }
interface AtLeast176 extends AtLeast167 { readonly "level 176 and up": true }
interface AtLeast180 extends AtLeast176 { readonly "level 180 and up": true }
interface AtLeast202 extends AtLeast180 { readonly "level 202 and up": true }
interface AtLeast209 extends AtLeast202 { readonly "level 209 and up": true }
interface AtLeast210 extends AtLeast209 { readonly "level 210 and up": true }
interface AtLeast222 extends AtLeast210 { readonly "level 222 and up": true }
interface AtLeast232 extends AtLeast222 { readonly "level 232 and up": true }
interface AtLeast240 extends AtLeast232 { readonly "level 240 and up": true }
interface AtLeast250 extends AtLeast240 { readonly "level 250 and up": true }
interface AtLeast255 extends AtLeast250 { readonly "level 255 and up": true }
interface AtLeast257 extends AtLeast255 { readonly "level 257 and up": true }
interface AtLeast261 extends AtLeast257 { readonly "level 261 and up": true }
interface AtLeast267 extends AtLeast261 { readonly "level 267 and up": true }
interface AtLeast277 extends AtLeast267 { readonly "level 277 and up": true }
interface AtLeast288 extends AtLeast277 { readonly "level 288 and up": true }
interface AtLeast294 extends AtLeast288 { readonly "level 294 and up": true }
interface AtLeast302 extends AtLeast294 { readonly "level 302 and up": true }
interface AtLeast313 extends AtLeast302 { readonly "level 313 and up": true }
interface AtLeast314 extends AtLeast313 { readonly "level 314 and up": true }
interface AtLeast315 extends AtLeast314 { readonly "level 315 and up": true }
interface AtLeast321 extends AtLeast315 { readonly "level 321 and up": true }
interface AtLeast322 extends AtLeast321 { readonly "level 322 and up": true }
interface AtLeast334 extends AtLeast322 { readonly "level 334 and up": true }
interface AtLeast342 extends AtLeast334 { readonly "level 342 and up": true }
interface AtLeast363 extends AtLeast342 { readonly "level 363 and up": true }
interface AtLeast384 extends AtLeast363 { readonly "level 384 and up": true }
interface AtLeast412 extends AtLeast384 { readonly "level 412 and up": true }
interface AtLeast416 extends AtLeast412 { readonly "level 416 and up": true }
interface AtLeast419 extends AtLeast416 { readonly "level 419 and up": true }
interface AtLeast433 extends AtLeast419 { readonly "level 433 and up": true }
interface AtLeast439 extends AtLeast433 { readonly "level 439 and up": true }
interface AtLeast471 extends AtLeast439 { readonly "level 471 and up": true }
interface AtLeast475 extends AtLeast471 { readonly "level 475 and up": true }
interface AtLeast478 extends AtLeast475 { readonly "level 478 and up": true }
interface AtLeast481 extends AtLeast478 { readonly "level 481 and up": true }
interface AtLeast491 extends AtLeast481 { readonly "level 491 and up": true }

/** Servers from a boundary up. */
export interface AtLeast {
  0: AtLeast0;
  1: AtLeast1;
  3: AtLeast3;
  6: AtLeast6;
  7: AtLeast7;
  8: AtLeast8;
  10: AtLeast10;
  13: AtLeast13;
  16: AtLeast16;
  18: AtLeast18;
  20: AtLeast20;
  22: AtLeast22;
  30: AtLeast30;
  36: AtLeast36;
  39: AtLeast39;
  50: AtLeast50;
  54: AtLeast54;
  57: AtLeast57;
  58: AtLeast58;
  59: AtLeast59;
  60: AtLeast60;
  61: AtLeast61;
  73: AtLeast73;
  74: AtLeast74;
  76: AtLeast76;
  87: AtLeast87;
  88: AtLeast88;
  89: AtLeast89;
  92: AtLeast92;
  96: AtLeast96;
  106: AtLeast106;
  116: AtLeast116;
  117: AtLeast117;
  126: AtLeast126;
  135: AtLeast135;
  149: AtLeast149;
  157: AtLeast157;
  159: AtLeast159;
  163: AtLeast163;
  167: AtLeast167;
  176: AtLeast176;
  180: AtLeast180;
  202: AtLeast202;
  209: AtLeast209;
  210: AtLeast210;
  222: AtLeast222;
  232: AtLeast232;
  240: AtLeast240;
  250: AtLeast250;
  255: AtLeast255;
  257: AtLeast257;
  261: AtLeast261;
  267: AtLeast267;
  277: AtLeast277;
  288: AtLeast288;
  294: AtLeast294;
  302: AtLeast302;
  313: AtLeast313;
  314: AtLeast314;
  315: AtLeast315;
  321: AtLeast321;
  322: AtLeast322;
  334: AtLeast334;
  342: AtLeast342;
  363: AtLeast363;
  384: AtLeast384;
  412: AtLeast412;
  416: AtLeast416;
  419: AtLeast419;
  433: AtLeast433;
  439: AtLeast439;
  471: AtLeast471;
  475: AtLeast475;
  478: AtLeast478;
  481: AtLeast481;
  491: AtLeast491;
}

/** The boundary at or below each feature level and release. */
export interface Levels {
  0: 0; "2.1.8": 0;
  1: 1; 2: 1;
  3: 3; 4: 3; 5: 3;
  6: 6;
  7: 7;
  8: 8; 9: 8;
  10: 10; 11: 10; 12: 10;
  13: 13; 14: 13; 15: 13;
  16: 16; 17: 16;
  18: 18; 19: 18;
  20: 20; 21: 20;
  22: 22; 23: 22; 24: 22; 25: 22; "3.0": 22; 26: 22; 27: 22; "3.1": 22; 28: 22; 29: 22;
  30: 30; 31: 30; 32: 30; 33: 30; 34: 30; 35: 30;
  36: 36; 37: 36; 38: 36;
  39: 39; 40: 39; 41: 39; 42: 39; 43: 39; 44: 39; 45: 39; 46: 39; 47: 39; 48: 39; 49: 39;
  50: 50; 51: 50; 52: 50; 53: 50;
  54: 54; 55: 54; 56: 54;
  57: 57;
  58: 58;
  59: 59;
  60: 60;
  61: 61; 62: 61; 63: 61; 64: 61; 65: 61; "4.0": 61; 66: 61; 67: 61; 68: 61; 69: 61; 70: 61; 71: 61; 72: 61;
  73: 73;
  74: 74; 75: 74;
  76: 76; 77: 76; 78: 76; 79: 76; 80: 76; 81: 76; 82: 76; 83: 76; 84: 76; 85: 76; 86: 76;
  87: 87;
  88: 88;
  89: 89; 90: 89; 91: 89;
  92: 92; 93: 92; 94: 92; 95: 92;
  96: 96; 97: 96; 98: 96; 99: 96; 100: 96; 101: 96; 102: 96; 103: 96; 104: 96; 105: 96;
  106: 106; 107: 106; 108: 106; 109: 106; 110: 106; 111: 106; 112: 106; 113: 106; 114: 106; 115: 106;
  116: 116;
  117: 117; 118: 117; 119: 117; 120: 117; 121: 117; 122: 117; "5.0": 117; 123: 117; 124: 117; 125: 117;
  126: 126; 127: 126; 128: 126; 129: 126; 130: 126; 131: 126; 132: 126; 133: 126; 134: 126;
  135: 135; 136: 135; 137: 135; 138: 135; 139: 135; 140: 135; 141: 135; 142: 135; 143: 135; 144: 135; 145: 135; 146: 135; 147: 135; 148: 135;
  149: 149; 150: 149; 151: 149; 152: 149; 153: 149; 154: 149; 155: 149; 156: 149; "6.0": 149;
  157: 157; "6.2": 157; 158: 157;
  159: 159; 160: 159; 161: 159; 162: 159;
  163: 163; 164: 163; 165: 163; 166: 163;
  167: 167; 168: 167; 169: 167; 170: 167; 171: 167; 172: 167; 173: 167; 174: 167; 175: 167;
  176: 176; 177: 176; 178: 176; 179: 176;
  180: 180; 181: 180; 182: 180; 183: 180; 184: 180; 185: 180; "7.0": 180; 186: 180; 187: 180; 188: 180; 189: 180; 190: 180; 191: 180; 192: 180; 193: 180; 194: 180; 195: 180; 196: 180; 197: 180; 198: 180; 199: 180; 200: 180; 201: 180;
  202: 202; 203: 202; 204: 202; 205: 202; 206: 202; 207: 202; 208: 202;
  209: 209;
  210: 210; 211: 210; 212: 210; 213: 210; 214: 210; 215: 210; 216: 210; 217: 210; 218: 210; 219: 210; 220: 210; 221: 210;
  222: 222; 223: 222; 224: 222; 225: 222; 226: 222; 227: 222; 228: 222; 229: 222; 230: 222; 231: 222;
  232: 232; 233: 232; 234: 232; 235: 232; 236: 232; 237: 232; "8.0": 232; 238: 232; 239: 232;
  240: 240; 241: 240; 242: 240; 243: 240; 244: 240; 245: 240; 246: 240; 247: 240; 248: 240; 249: 240;
  250: 250; 251: 250; 252: 250; 253: 250; 254: 250;
  255: 255; 256: 255;
  257: 257; 258: 257; 259: 257; 260: 257;
  261: 261; 262: 261; 263: 261; 264: 261; 265: 261; 266: 261;
  267: 267; 268: 267; 269: 267; 270: 267; 271: 267; 272: 267; 273: 267; 274: 267; 275: 267; 276: 267;
  277: 277; "9.0": 277; 278: 277; "9.2": 277; 279: 277; 280: 277; 281: 277; 282: 277; 283: 277; 284: 277; 285: 277; 286: 277; 287: 277;
  288: 288; 289: 288; 290: 288; 291: 288; 292: 288; 293: 288;
  294: 294; 295: 294; 296: 294; 297: 294; 298: 294; 299: 294; 300: 294; 301: 294;
  302: 302; 303: 302; 304: 302; 305: 302; 306: 302; 307: 302; 308: 302; 309: 302; 310: 302; 311: 302; 312: 302;
  313: 313;
  314: 314;
  315: 315; 316: 315; 317: 315; 318: 315; 319: 315; 320: 315;
  321: 321;
  322: 322; 323: 322; 324: 322; 325: 322; 326: 322; 327: 322; 328: 322; 329: 322; 330: 322; 331: 322; 332: 322; 333: 322;
  334: 334; 335: 334; 336: 334; 337: 334; 338: 334; 339: 334; 340: 334; 341: 334;
  342: 342; 343: 342; 344: 342; 345: 342; 346: 342; 347: 342; 348: 342; 349: 342; 350: 342; 351: 342; 352: 342; 353: 342; 354: 342; 355: 342; 356: 342; 357: 342; 358: 342; 359: 342; 360: 342; 361: 342; 362: 342;
  363: 363; 364: 363; 365: 363; 366: 363; 367: 363; 368: 363; 369: 363; 370: 363; 371: 363; "10.0": 363; 372: 363; "10.1": 363; 373: 363; 374: 363; 375: 363; 376: 363; 377: 363; 378: 363; 379: 363; 380: 363; 381: 363; 382: 363; 383: 363;
  384: 384; 385: 384; 386: 384; 387: 384; 388: 384; 389: 384; 390: 384; 391: 384; 392: 384; 393: 384; 394: 384; 395: 384; 396: 384; 397: 384; 398: 384; 399: 384; 400: 384; 401: 384; 402: 384; 403: 384; 404: 384; 405: 384; 406: 384; 407: 384; 408: 384; 409: 384; 410: 384; 411: 384;
  412: 412; 413: 412; 414: 412; 415: 412;
  416: 416; 417: 416; 418: 416;
  419: 419; 420: 419; 421: 419; "11.0": 419; 422: 419; 423: 419; 424: 419; 425: 419; 426: 419; 427: 419; 428: 419; 429: 419; 430: 419; 431: 419; 432: 419;
  433: 433; 434: 433; 435: 433; 436: 433; 437: 433; 438: 433;
  439: 439; 440: 439; 441: 439; 442: 439; 443: 439; 444: 439; 445: 439; 446: 439; 447: 439; 448: 439; 449: 439; 450: 439; 451: 439; 452: 439; 453: 439; 454: 439; 455: 439; 456: 439; 457: 439; 458: 439; 459: 439; 460: 439; 461: 439; 462: 439; 463: 439; 464: 439; 465: 439; 466: 439; 467: 439; 468: 439; 469: 439; 470: 439;
  471: 471; 472: 471; 473: 471; 474: 471;
  475: 475; 476: 475; 477: 475;
  478: 478; 479: 478; 480: 478;
  481: 481; 482: 481; 483: 481; 484: 481; 485: 481; 486: 481; 487: 481; 488: 481; 489: 481; 490: 481;
  491: 491; 492: 491; 493: 491; 494: 491; 495: 491; 496: 491; 497: 491; 498: 491; "12.0": 491;
}

/** The boundary below all higher levels. */
export type Newest = 491;

/** The named changes, each with its feature level. */
export const features = {
  featureLevel: 1,
  usersById: 1,
  registrationVersion: 3,
  avatarVersion: 6,
  userRoles: 7,
  ownerFlag: 8,
  ownUserDetails: 10,
  bulkMessageDeletion: 13,
  noPointer: 16,
  optionalAvatarUrls: 18,
  ownerInvitations: 20,
  invitationCreator: 22,
  createdUserId: 30,
  rateLimitCode: 36,
  userCreationPermission: 36,
  usersByEmail: 39,
  invitationPolicy: 50,
  linkifierList: 54,
  linkifierEvents: 54,
  linkifierEditing: 57,
  channelTyping: 58,
  ownUserRole: 59,
  restartVersion: 59,
  moderators: 60,
  moderatorInvitations: 61,
  billingAdministrators: 73,
  longPollTimeout: 74,
  upgradeNotice: 74,
  deactivatedUnauthorized: 76,
  authenticationErrorCodes: 76,
  drafts: 87,
  mergeBase: 88,
  userSettingsObject: 89,
  gravatarsByDefault: 92,
  invitationExpiry: 96,
  plainUserNames: 106,
  webPublicAccess: 116,
  permanentInvitations: 117,
  invitationExpiryMinutes: 126,
  deactivationComment: 135,
  anonymousRegistration: 149,
  channellessInvitations62: 157,
  channelsRequiredAgain: 159,
  deliveryEmail: 163,
  ignoredParameters: 167,
  linkifierUrlTemplate: 176,
  linkifierCapability: 176,
  noRealmFilters: 176,
  channellessInvitations: 180,
  linkifierOrder: 202,
  memberInvitationLinks: 209,
  draftWhiteSpace: 210,
  draftServerErrors: 210,
  userDeactivationUpdate: 222,
  incompleteUserList: 232,
  noImmediateRestart: 240,
  channelOperator: 250,
  channelsInMessages: 255,
  realmUrl: 257,
  resentWithoutTime: 257,
  defaultSubscriptions: 261,
  notifyReferrerOnJoin: 267,
  strictIntegers: 277,
  draftsRefused: 277,
  presenceHistoryLimit: 288,
  deactivatedGroups: 294,
  usersByRealEmail: 302,
  userEmailChange: 313,
  anonymousInvitationGroups: 314,
  archivedChannels: 315,
  invitationGroup: 321,
  invitationUserGroups: 322,
  emptyTopics: 334,
  defaultChannelInvitations: 342,
  noBillingAdministrators: 363,
  someUsers: 384,
  partialSubscribers: 412,
  welcomeMessage: 416,
  presenceByUser: 419,
  importedStubs: 433,
  noEarlierSettings: 439,
  reverseLinkifiers: 471,
  joinedAtFirstLogin: 475,
  alternativeLinkifierUrls: 478,
  idleQueueTimeout: 481,
  singleEmoji: 491,
} as const;

/** The level and the summary of each named change, for editors. */
export interface Changes {
  featureLevel: "Level 1: Servers report their feature level; earlier, they reported only their release.";
  usersById: "Level 1: Users can be read by their ID, and bots name their owner by ID; earlier, by e-mail address.";
  registrationVersion: "Level 3: The response to a registration always has the release and the feature level of the server.";
  avatarVersion: "Level 6: Users have the version of their avatar.";
  userRoles: "Level 7: A change of a user names a role; earlier, it said whether the user is an administrator or a guest.";
  ownerFlag: "Level 8: The caller's account has `is_owner`.";
  ownUserDetails: "Level 10: The caller's account has avatar version, time zone, date of joining, and whether it is a guest and active; earlier, it had `client_id` and `short_name`.";
  bulkMessageDeletion: "Level 13: A client can declare that it understands events about several deleted messages.";
  noPointer: "Level 16: The caller's account no longer has `pointer`.";
  optionalAvatarUrls: "Level 18: A client can declare that it can do without the addresses of avatars.";
  ownerInvitations: "Level 20: Users can be invited as owners of the organization.";
  invitationCreator: "Level 22: Invitations name their creator by user ID, in `invited_by_user_id`; earlier, by display e-mail, in `ref`.";
  createdUserId: "Level 30: The response to the creation of a user has the ID of the user.";
  rateLimitCode: "Level 36: The error about too many requests has a `code`; earlier, it had none.";
  userCreationPermission: "Level 36: Users are created only by administrators with a special permission.";
  usersByEmail: "Level 39: Users can be read by their e-mail address.";
  invitationPolicy: "Level 50: Organizations choose the roles that may invite.";
  linkifierList: "Level 54: Linkifiers can be listed; earlier, `GET /api/v1/realm/filters`, which was removed, listed them.";
  linkifierEvents: "Level 54: Events of type `realm_linkifiers` report linkifiers; earlier, only `realm_filters` did.";
  linkifierEditing: "Level 57: Linkifiers can be edited; earlier, they had to be deleted and created again.";
  channelTyping: "Level 58: A client can declare that it understands events about typing in channels.";
  ownUserRole: "Level 59: The caller's account has its `role`.";
  restartVersion: "Level 59: Events of type `restart` report the release and the feature level of the server.";
  moderators: "Level 60: Accounts can have the role of moderator.";
  moderatorInvitations: "Level 61: Users can be invited as moderators.";
  billingAdministrators: "Level 73: The caller's account has `is_billing_admin`.";
  longPollTimeout: "Level 74: The response to a registration has the longest wait of a read, in `event_queue_longpoll_timeout_seconds`.";
  upgradeNotice: "Level 74: The response to a registration reports whether the server should be upgraded, in `server_needs_upgrade`.";
  deactivatedUnauthorized: "Level 76: Requests of a deactivated account or organization get `401`; earlier, `403`.";
  authenticationErrorCodes: "Level 76: Errors of authentication have a `code`; earlier, they had none.";
  drafts: "Level 87: Servers store drafts; earlier, they did not.";
  mergeBase: "Level 88: Servers, and events of type `restart`, report the version that the server is based on, in `zulip_merge_base`.";
  userSettingsObject: "Level 89: A client can declare that it understands events of type `user_settings`.";
  gravatarsByDefault: "Level 92: Clients compute the addresses of avatars unless they say otherwise.";
  invitationExpiry: "Level 96: Invitations can have an expiry in days.";
  plainUserNames: "Level 106: The name in a change of a user is sent as it is; earlier, as JSON text.";
  webPublicAccess: "Level 116: Server settings report whether channels can be read without an account.";
  permanentInvitations: "Level 117: Invitations can be valid forever.";
  invitationExpiryMinutes: "Level 126: The expiry of an invitation is given in minutes; earlier, in days.";
  deactivationComment: "Level 135: A user can be told by e-mail why the account was deactivated.";
  anonymousRegistration: "Level 149: A registration without credentials is refused if it asks for what only accounts get.";
  channellessInvitations62: "Level 157: E-mail invitations need no channel, only in the last level of 6.x.";
  channelsRequiredAgain: "Level 159: E-mail invitations need at least one channel.";
  deliveryEmail: "Level 163: The caller's account always has its real e-mail address, and each user chooses who sees it.";
  ignoredParameters: "Level 167: Successful responses list unsupported parameters of the request in `ignored_parameters_unsupported`; earlier, these were ignored silently.";
  linkifierUrlTemplate: "Level 176: Linkifiers have a URL template, in `url_template`; earlier, a format string, in `url_format`.";
  linkifierCapability: "Level 176: A registration returns linkifiers only to clients that declare support for URL templates.";
  noRealmFilters: "Level 176: Events of type `realm_filters` are no longer sent, and a registration returns an empty list.";
  channellessInvitations: "Level 180: E-mail invitations need no channel.";
  linkifierOrder: "Level 202: Linkifiers can be reordered; earlier, they were always matched in ascending order of ID.";
  memberInvitationLinks: "Level 209: Users who are not administrators can create reusable invitation links too, and these are listed for them.";
  draftWhiteSpace: "Level 210: The text of a draft is stripped of spaces at its beginning too, and its time may be `null`.";
  draftServerErrors: "Level 210: Servers fail with `500` on drafts that are not objects, or lack a field.";
  userDeactivationUpdate: "Level 222: Events of type `realm_user` report that an account was deactivated or reactivated as a change of it.";
  incompleteUserList: "Level 232: A client can declare that it can do without users whom the caller cannot access.";
  noImmediateRestart: "Level 240: Events of type `restart` no longer have `immediate`.";
  channelOperator: "Level 250: A narrow can have the operator `channel`.";
  channelsInMessages: "Level 255: Error messages say \"channel\".";
  realmUrl: "Level 257: The address of the organization is also reported in `realm_url`; earlier, only in `realm_uri`.";
  resentWithoutTime: "Level 257: The response to sending an invitation again has no fields of its own; earlier, `timestamp`.";
  defaultSubscriptions: "Level 261: Invitations can subscribe to the default channels of the organization.";
  notifyReferrerOnJoin: "Level 267: Invitations have `notify_referrer_on_join`, whether the referrer receives a direct message when an account is created; earlier, the referrer always received it.";
  strictIntegers: "Level 277: Integer parameters no longer accept `true`.";
  draftsRefused: "Level 277: Drafts that are not objects, or lack a field, get `400`.";
  presenceHistoryLimit: "Level 288: A registration can limit how far back presence is reported.";
  deactivatedGroups: "Level 294: A client can declare that it understands deactivated user groups.";
  usersByRealEmail: "Level 302: Users are found by their real address if the caller may see it.";
  userEmailChange: "Level 313: The e-mail address of a user can be changed, and users can be changed by their address.";
  anonymousInvitationGroups: "Level 314: The group that may create reusable links can be unnamed.";
  archivedChannels: "Level 315: A client can declare that it understands archived channels.";
  invitationGroup: "Level 321: A user group determines who may invite by e-mail.";
  invitationUserGroups: "Level 322: Invitations can add their users to user groups.";
  emptyTopics: "Level 334: A client can declare that it understands an empty topic; earlier, no topic was empty.";
  defaultChannelInvitations: "Level 342: Invitations can always include default channels.";
  noBillingAdministrators: "Level 363: The caller's account no longer has `is_billing_admin`.";
  someUsers: "Level 384: A list of users can be limited to some.";
  partialSubscribers: "Level 412: A registration can ask for channels with some of their subscribers.";
  welcomeMessage: "Level 416: Invitations can have their own welcome message.";
  presenceByUser: "Level 419: A client can declare that it understands events about presence in the newer form.";
  importedStubs: "Level 433: The caller's account has `is_imported_stub`.";
  noEarlierSettings: "Level 439: Whether a client understands events of type `user_settings` no longer matters.";
  reverseLinkifiers: "Level 471: Linkifiers define how a URL is turned back into text, in `example_input` and `reverse_template`.";
  joinedAtFirstLogin: "Level 475: The date of joining can be that of the first login.";
  alternativeLinkifierUrls: "Level 478: Linkifiers have further templates for turning URLs back into text, in `alternative_url_templates`.";
  idleQueueTimeout: "Level 481: A registration can set how long the queue exists after its last read; earlier, it was always 10 minutes.";
  singleEmoji: "Level 491: A client can declare that it understands events about a single custom emoji.";
}

/** What compilers make clients of. */
export interface Types {
  readonly calls: CallsFrom;
  readonly later: LaterFrom;
  readonly levels: Levels;
  readonly newest: Newest;
  readonly servers: AtLeast;
  readonly changes: Changes;
}

/** The releases, oldest first, each with the feature level that its servers report. */
export const releases = {
  "2.1.8": 0,
  "3.0": 25,
  "3.1": 27,
  "4.0": 65,
  "5.0": 122,
  "6.0": 156,
  "6.2": 157,
  "7.0": 185,
  "8.0": 237,
  "9.0": 277,
  "9.2": 278,
  "10.0": 371,
  "10.1": 372,
  "11.0": 421,
  "12.0": 498,
} as const;
