// The client's types: what it may count on from each feature level up.
// Made from the specification by `npm run generate`. Do not edit.

import type * as From0 from "./types/from-0.js";
import type * as From1 from "./types/from-1.js";
import type * as From3 from "./types/from-3.js";
import type * as From20 from "./types/from-20.js";
import type * as From22 from "./types/from-22.js";
import type * as From36 from "./types/from-36.js";
import type * as From54 from "./types/from-54.js";
import type * as From57 from "./types/from-57.js";
import type * as From61 from "./types/from-61.js";
import type * as From74 from "./types/from-74.js";
import type * as From76 from "./types/from-76.js";
import type * as From87 from "./types/from-87.js";
import type * as From88 from "./types/from-88.js";
import type * as From117 from "./types/from-117.js";
import type * as From167 from "./types/from-167.js";
import type * as From176 from "./types/from-176.js";
import type * as From202 from "./types/from-202.js";
import type * as From209 from "./types/from-209.js";
import type * as From255 from "./types/from-255.js";
import type * as From257 from "./types/from-257.js";
import type * as From267 from "./types/from-267.js";
import type * as From288 from "./types/from-288.js";
import type * as From471 from "./types/from-471.js";
import type * as From478 from "./types/from-478.js";
import type * as From481 from "./types/from-481.js";

/** An operation as it is called. */
export interface Call<Arguments, Data, Problem> {
  /** Of all places in the request. */
  readonly arguments: Arguments;
  /** What a success carries. */
  readonly data: Data;
  /** What an error carries. */
  readonly error: Problem;
}

/** An operation that servers have from feature level `Level` up, and the name of a change of that level. */
export interface Since<Level extends number, Feature extends string, Operation> {
  readonly level: Level;
  readonly feature: Feature;
  readonly call: Operation;
}

interface Calls0 {
  getEvents: Call<NonNullable<From0.operations["getEvents"]["parameters"]["query"]>, From0.operations["getEvents"]["responses"][200]["content"]["application/json"], From0.operations["getEvents"]["responses"][400]["content"]["application/json"] | From0.operations["getEvents"]["responses"][401]["content"]["application/json"] | From0.operations["getEvents"]["responses"][403]["content"]["application/json"] | From0.operations["getEvents"]["responses"][405]["content"]["application/json"] | From0.operations["getEvents"]["responses"][429]["content"]["application/json"]>;
  deleteEventQueue: Call<NonNullable<From0.operations["deleteEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From0.operations["deleteEventQueue"]["responses"][200]["content"]["application/json"], From0.operations["deleteEventQueue"]["responses"][400]["content"]["application/json"] | From0.operations["deleteEventQueue"]["responses"][401]["content"]["application/json"] | From0.operations["deleteEventQueue"]["responses"][403]["content"]["application/json"] | From0.operations["deleteEventQueue"]["responses"][405]["content"]["application/json"] | From0.operations["deleteEventQueue"]["responses"][429]["content"]["application/json"]>;
  listInvitations: Call<unknown, From0.operations["listInvitations"]["responses"][200]["content"]["application/json"], From0.operations["listInvitations"]["responses"][400]["content"]["application/json"] | From0.operations["listInvitations"]["responses"][401]["content"]["application/json"] | From0.operations["listInvitations"]["responses"][403]["content"]["application/json"] | From0.operations["listInvitations"]["responses"][405]["content"]["application/json"] | From0.operations["listInvitations"]["responses"][429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From0.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From0.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From0.operations["createLinkifier"]["responses"][400]["content"]["application/json"] | From0.operations["createLinkifier"]["responses"][401]["content"]["application/json"] | From0.operations["createLinkifier"]["responses"][403]["content"]["application/json"] | From0.operations["createLinkifier"]["responses"][405]["content"]["application/json"] | From0.operations["createLinkifier"]["responses"][429]["content"]["application/json"]>;
  deleteLinkifier: Call<NonNullable<From0.operations["deleteLinkifier"]["parameters"]["path"]>, From0.operations["deleteLinkifier"]["responses"][200]["content"]["application/json"], From0.operations["deleteLinkifier"]["responses"][400]["content"]["application/json"] | From0.operations["deleteLinkifier"]["responses"][401]["content"]["application/json"] | From0.operations["deleteLinkifier"]["responses"][403]["content"]["application/json"] | From0.operations["deleteLinkifier"]["responses"][405]["content"]["application/json"] | From0.operations["deleteLinkifier"]["responses"][429]["content"]["application/json"]>;
  registerEventQueue: Call<Partial<NonNullable<From0.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From0.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From0.operations["registerEventQueue"]["responses"][400]["content"]["application/json"] | From0.operations["registerEventQueue"]["responses"][401]["content"]["application/json"] | From0.operations["registerEventQueue"]["responses"][403]["content"]["application/json"] | From0.operations["registerEventQueue"]["responses"][405]["content"]["application/json"] | From0.operations["registerEventQueue"]["responses"][429]["content"]["application/json"]>;
  getServerSettings: Call<unknown, From0.operations["getServerSettings"]["responses"][200]["content"]["application/json"], From0.operations["getServerSettings"]["responses"][405]["content"]["application/json"]>;
}

interface Calls3 {
  registerEventQueue: Call<Partial<NonNullable<From3.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From3.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From3.operations["registerEventQueue"]["responses"][400]["content"]["application/json"] | From3.operations["registerEventQueue"]["responses"][401]["content"]["application/json"] | From3.operations["registerEventQueue"]["responses"][403]["content"]["application/json"] | From3.operations["registerEventQueue"]["responses"][405]["content"]["application/json"] | From3.operations["registerEventQueue"]["responses"][429]["content"]["application/json"]>;
}

interface Calls22 {
  listInvitations: Call<unknown, From22.operations["listInvitations"]["responses"][200]["content"]["application/json"], From22.operations["listInvitations"]["responses"][400]["content"]["application/json"] | From22.operations["listInvitations"]["responses"][401]["content"]["application/json"] | From22.operations["listInvitations"]["responses"][403]["content"]["application/json"] | From22.operations["listInvitations"]["responses"][405]["content"]["application/json"] | From22.operations["listInvitations"]["responses"][429]["content"]["application/json"]>;
}

interface Calls36 {
  getEvents: Call<NonNullable<From36.operations["getEvents"]["parameters"]["query"]>, From36.operations["getEvents"]["responses"][200]["content"]["application/json"], From36.operations["getEvents"]["responses"][400]["content"]["application/json"] | From36.operations["getEvents"]["responses"][401]["content"]["application/json"] | From36.operations["getEvents"]["responses"][403]["content"]["application/json"] | From36.operations["getEvents"]["responses"][405]["content"]["application/json"] | From36.operations["getEvents"]["responses"][429]["content"]["application/json"]>;
  deleteEventQueue: Call<NonNullable<From36.operations["deleteEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From36.operations["deleteEventQueue"]["responses"][200]["content"]["application/json"], From36.operations["deleteEventQueue"]["responses"][400]["content"]["application/json"] | From36.operations["deleteEventQueue"]["responses"][401]["content"]["application/json"] | From36.operations["deleteEventQueue"]["responses"][403]["content"]["application/json"] | From36.operations["deleteEventQueue"]["responses"][405]["content"]["application/json"] | From36.operations["deleteEventQueue"]["responses"][429]["content"]["application/json"]>;
  listInvitations: Call<unknown, From36.operations["listInvitations"]["responses"][200]["content"]["application/json"], From36.operations["listInvitations"]["responses"][400]["content"]["application/json"] | From36.operations["listInvitations"]["responses"][401]["content"]["application/json"] | From36.operations["listInvitations"]["responses"][403]["content"]["application/json"] | From36.operations["listInvitations"]["responses"][405]["content"]["application/json"] | From36.operations["listInvitations"]["responses"][429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From36.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From36.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From36.operations["createLinkifier"]["responses"][400]["content"]["application/json"] | From36.operations["createLinkifier"]["responses"][401]["content"]["application/json"] | From36.operations["createLinkifier"]["responses"][403]["content"]["application/json"] | From36.operations["createLinkifier"]["responses"][405]["content"]["application/json"] | From36.operations["createLinkifier"]["responses"][429]["content"]["application/json"]>;
  deleteLinkifier: Call<NonNullable<From36.operations["deleteLinkifier"]["parameters"]["path"]>, From36.operations["deleteLinkifier"]["responses"][200]["content"]["application/json"], From36.operations["deleteLinkifier"]["responses"][400]["content"]["application/json"] | From36.operations["deleteLinkifier"]["responses"][401]["content"]["application/json"] | From36.operations["deleteLinkifier"]["responses"][403]["content"]["application/json"] | From36.operations["deleteLinkifier"]["responses"][405]["content"]["application/json"] | From36.operations["deleteLinkifier"]["responses"][429]["content"]["application/json"]>;
  registerEventQueue: Call<Partial<NonNullable<From36.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From36.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From36.operations["registerEventQueue"]["responses"][400]["content"]["application/json"] | From36.operations["registerEventQueue"]["responses"][401]["content"]["application/json"] | From36.operations["registerEventQueue"]["responses"][403]["content"]["application/json"] | From36.operations["registerEventQueue"]["responses"][405]["content"]["application/json"] | From36.operations["registerEventQueue"]["responses"][429]["content"]["application/json"]>;
}

interface Calls54 {
  listLinkifiers: Call<unknown, From54.operations["listLinkifiers"]["responses"][200]["content"]["application/json"], From54.operations["listLinkifiers"]["responses"][400]["content"]["application/json"] | From54.operations["listLinkifiers"]["responses"][401]["content"]["application/json"] | From54.operations["listLinkifiers"]["responses"][403]["content"]["application/json"] | From54.operations["listLinkifiers"]["responses"][405]["content"]["application/json"] | From54.operations["listLinkifiers"]["responses"][429]["content"]["application/json"]>;
}

interface Calls57 {
  editLinkifier: Call<NonNullable<From57.operations["editLinkifier"]["parameters"]["path"]> & NonNullable<From57.operations["editLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From57.operations["editLinkifier"]["responses"][200]["content"]["application/json"], From57.operations["editLinkifier"]["responses"][400]["content"]["application/json"] | From57.operations["editLinkifier"]["responses"][401]["content"]["application/json"] | From57.operations["editLinkifier"]["responses"][403]["content"]["application/json"] | From57.operations["editLinkifier"]["responses"][405]["content"]["application/json"] | From57.operations["editLinkifier"]["responses"][429]["content"]["application/json"]>;
}

interface Calls76 {
  getEvents: Call<NonNullable<From76.operations["getEvents"]["parameters"]["query"]>, From76.operations["getEvents"]["responses"][200]["content"]["application/json"], From76.operations["getEvents"]["responses"][400]["content"]["application/json"] | From76.operations["getEvents"]["responses"][401]["content"]["application/json"] | From76.operations["getEvents"]["responses"][405]["content"]["application/json"] | From76.operations["getEvents"]["responses"][429]["content"]["application/json"]>;
  deleteEventQueue: Call<NonNullable<From76.operations["deleteEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From76.operations["deleteEventQueue"]["responses"][200]["content"]["application/json"], From76.operations["deleteEventQueue"]["responses"][400]["content"]["application/json"] | From76.operations["deleteEventQueue"]["responses"][401]["content"]["application/json"] | From76.operations["deleteEventQueue"]["responses"][405]["content"]["application/json"] | From76.operations["deleteEventQueue"]["responses"][429]["content"]["application/json"]>;
  listInvitations: Call<unknown, From76.operations["listInvitations"]["responses"][200]["content"]["application/json"], From76.operations["listInvitations"]["responses"][400]["content"]["application/json"] | From76.operations["listInvitations"]["responses"][401]["content"]["application/json"] | From76.operations["listInvitations"]["responses"][405]["content"]["application/json"] | From76.operations["listInvitations"]["responses"][429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From76.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From76.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From76.operations["createLinkifier"]["responses"][400]["content"]["application/json"] | From76.operations["createLinkifier"]["responses"][401]["content"]["application/json"] | From76.operations["createLinkifier"]["responses"][405]["content"]["application/json"] | From76.operations["createLinkifier"]["responses"][429]["content"]["application/json"]>;
  deleteLinkifier: Call<NonNullable<From76.operations["deleteLinkifier"]["parameters"]["path"]>, From76.operations["deleteLinkifier"]["responses"][200]["content"]["application/json"], From76.operations["deleteLinkifier"]["responses"][400]["content"]["application/json"] | From76.operations["deleteLinkifier"]["responses"][401]["content"]["application/json"] | From76.operations["deleteLinkifier"]["responses"][405]["content"]["application/json"] | From76.operations["deleteLinkifier"]["responses"][429]["content"]["application/json"]>;
  registerEventQueue: Call<Partial<NonNullable<From76.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From76.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From76.operations["registerEventQueue"]["responses"][400]["content"]["application/json"] | From76.operations["registerEventQueue"]["responses"][401]["content"]["application/json"] | From76.operations["registerEventQueue"]["responses"][405]["content"]["application/json"] | From76.operations["registerEventQueue"]["responses"][429]["content"]["application/json"]>;
  listLinkifiers: Call<unknown, From76.operations["listLinkifiers"]["responses"][200]["content"]["application/json"], From76.operations["listLinkifiers"]["responses"][400]["content"]["application/json"] | From76.operations["listLinkifiers"]["responses"][401]["content"]["application/json"] | From76.operations["listLinkifiers"]["responses"][405]["content"]["application/json"] | From76.operations["listLinkifiers"]["responses"][429]["content"]["application/json"]>;
  editLinkifier: Call<NonNullable<From76.operations["editLinkifier"]["parameters"]["path"]> & NonNullable<From76.operations["editLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From76.operations["editLinkifier"]["responses"][200]["content"]["application/json"], From76.operations["editLinkifier"]["responses"][400]["content"]["application/json"] | From76.operations["editLinkifier"]["responses"][401]["content"]["application/json"] | From76.operations["editLinkifier"]["responses"][405]["content"]["application/json"] | From76.operations["editLinkifier"]["responses"][429]["content"]["application/json"]>;
}

interface Calls87 {
  registerEventQueue: Call<Partial<NonNullable<From87.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From87.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From87.operations["registerEventQueue"]["responses"][400]["content"]["application/json"] | From87.operations["registerEventQueue"]["responses"][401]["content"]["application/json"] | From87.operations["registerEventQueue"]["responses"][405]["content"]["application/json"] | From87.operations["registerEventQueue"]["responses"][429]["content"]["application/json"]>;
  listDrafts: Call<unknown, From87.operations["listDrafts"]["responses"][200]["content"]["application/json"], From87.operations["listDrafts"]["responses"][400]["content"]["application/json"] | From87.operations["listDrafts"]["responses"][401]["content"]["application/json"] | From87.operations["listDrafts"]["responses"][405]["content"]["application/json"] | From87.operations["listDrafts"]["responses"][429]["content"]["application/json"]>;
  createDrafts: Call<NonNullable<From87.operations["createDrafts"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From87.operations["createDrafts"]["responses"][200]["content"]["application/json"], From87.operations["createDrafts"]["responses"][400]["content"]["application/json"] | From87.operations["createDrafts"]["responses"][401]["content"]["application/json"] | From87.operations["createDrafts"]["responses"][405]["content"]["application/json"] | From87.operations["createDrafts"]["responses"][429]["content"]["application/json"]>;
  deleteDraft: Call<NonNullable<From87.operations["deleteDraft"]["parameters"]["path"]>, From87.operations["deleteDraft"]["responses"][200]["content"]["application/json"], From87.operations["deleteDraft"]["responses"][400]["content"]["application/json"] | From87.operations["deleteDraft"]["responses"][401]["content"]["application/json"] | From87.operations["deleteDraft"]["responses"][404]["content"]["application/json"] | From87.operations["deleteDraft"]["responses"][405]["content"]["application/json"] | From87.operations["deleteDraft"]["responses"][429]["content"]["application/json"]>;
  editDraft: Call<NonNullable<From87.operations["editDraft"]["parameters"]["path"]> & NonNullable<From87.operations["editDraft"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From87.operations["editDraft"]["responses"][200]["content"]["application/json"], From87.operations["editDraft"]["responses"][400]["content"]["application/json"] | From87.operations["editDraft"]["responses"][401]["content"]["application/json"] | From87.operations["editDraft"]["responses"][404]["content"]["application/json"] | From87.operations["editDraft"]["responses"][405]["content"]["application/json"] | From87.operations["editDraft"]["responses"][429]["content"]["application/json"]>;
}

interface Calls176 {
  getEvents: Call<NonNullable<From176.operations["getEvents"]["parameters"]["query"]>, From176.operations["getEvents"]["responses"][200]["content"]["application/json"], From176.operations["getEvents"]["responses"][400]["content"]["application/json"] | From176.operations["getEvents"]["responses"][401]["content"]["application/json"] | From176.operations["getEvents"]["responses"][405]["content"]["application/json"] | From176.operations["getEvents"]["responses"][429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From176.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From176.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From176.operations["createLinkifier"]["responses"][400]["content"]["application/json"] | From176.operations["createLinkifier"]["responses"][401]["content"]["application/json"] | From176.operations["createLinkifier"]["responses"][405]["content"]["application/json"] | From176.operations["createLinkifier"]["responses"][429]["content"]["application/json"]>;
  registerEventQueue: Call<Partial<NonNullable<From176.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From176.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From176.operations["registerEventQueue"]["responses"][400]["content"]["application/json"] | From176.operations["registerEventQueue"]["responses"][401]["content"]["application/json"] | From176.operations["registerEventQueue"]["responses"][405]["content"]["application/json"] | From176.operations["registerEventQueue"]["responses"][429]["content"]["application/json"]>;
  listLinkifiers: Call<unknown, From176.operations["listLinkifiers"]["responses"][200]["content"]["application/json"], From176.operations["listLinkifiers"]["responses"][400]["content"]["application/json"] | From176.operations["listLinkifiers"]["responses"][401]["content"]["application/json"] | From176.operations["listLinkifiers"]["responses"][405]["content"]["application/json"] | From176.operations["listLinkifiers"]["responses"][429]["content"]["application/json"]>;
  editLinkifier: Call<NonNullable<From176.operations["editLinkifier"]["parameters"]["path"]> & NonNullable<From176.operations["editLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From176.operations["editLinkifier"]["responses"][200]["content"]["application/json"], From176.operations["editLinkifier"]["responses"][400]["content"]["application/json"] | From176.operations["editLinkifier"]["responses"][401]["content"]["application/json"] | From176.operations["editLinkifier"]["responses"][405]["content"]["application/json"] | From176.operations["editLinkifier"]["responses"][429]["content"]["application/json"]>;
}

interface Calls202 {
  reorderLinkifiers: Call<NonNullable<From202.operations["reorderLinkifiers"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From202.operations["reorderLinkifiers"]["responses"][200]["content"]["application/json"], From202.operations["reorderLinkifiers"]["responses"][400]["content"]["application/json"] | From202.operations["reorderLinkifiers"]["responses"][401]["content"]["application/json"] | From202.operations["reorderLinkifiers"]["responses"][405]["content"]["application/json"] | From202.operations["reorderLinkifiers"]["responses"][429]["content"]["application/json"]>;
}

interface Calls255 {
  createDrafts: Call<NonNullable<From255.operations["createDrafts"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From255.operations["createDrafts"]["responses"][200]["content"]["application/json"], From255.operations["createDrafts"]["responses"][400]["content"]["application/json"] | From255.operations["createDrafts"]["responses"][401]["content"]["application/json"] | From255.operations["createDrafts"]["responses"][405]["content"]["application/json"] | From255.operations["createDrafts"]["responses"][429]["content"]["application/json"]>;
  editDraft: Call<NonNullable<From255.operations["editDraft"]["parameters"]["path"]> & NonNullable<From255.operations["editDraft"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From255.operations["editDraft"]["responses"][200]["content"]["application/json"], From255.operations["editDraft"]["responses"][400]["content"]["application/json"] | From255.operations["editDraft"]["responses"][401]["content"]["application/json"] | From255.operations["editDraft"]["responses"][404]["content"]["application/json"] | From255.operations["editDraft"]["responses"][405]["content"]["application/json"] | From255.operations["editDraft"]["responses"][429]["content"]["application/json"]>;
}

interface Calls257 {
  getServerSettings: Call<unknown, From257.operations["getServerSettings"]["responses"][200]["content"]["application/json"], From257.operations["getServerSettings"]["responses"][405]["content"]["application/json"]>;
}

interface Calls267 {
  listInvitations: Call<unknown, From267.operations["listInvitations"]["responses"][200]["content"]["application/json"], From267.operations["listInvitations"]["responses"][400]["content"]["application/json"] | From267.operations["listInvitations"]["responses"][401]["content"]["application/json"] | From267.operations["listInvitations"]["responses"][405]["content"]["application/json"] | From267.operations["listInvitations"]["responses"][429]["content"]["application/json"]>;
}

interface Calls288 {
  registerEventQueue: Call<Partial<NonNullable<From288.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From288.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From288.operations["registerEventQueue"]["responses"][400]["content"]["application/json"] | From288.operations["registerEventQueue"]["responses"][401]["content"]["application/json"] | From288.operations["registerEventQueue"]["responses"][405]["content"]["application/json"] | From288.operations["registerEventQueue"]["responses"][429]["content"]["application/json"]>;
}

interface Calls471 {
  getEvents: Call<NonNullable<From471.operations["getEvents"]["parameters"]["query"]>, From471.operations["getEvents"]["responses"][200]["content"]["application/json"], From471.operations["getEvents"]["responses"][400]["content"]["application/json"] | From471.operations["getEvents"]["responses"][401]["content"]["application/json"] | From471.operations["getEvents"]["responses"][405]["content"]["application/json"] | From471.operations["getEvents"]["responses"][429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From471.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From471.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From471.operations["createLinkifier"]["responses"][400]["content"]["application/json"] | From471.operations["createLinkifier"]["responses"][401]["content"]["application/json"] | From471.operations["createLinkifier"]["responses"][405]["content"]["application/json"] | From471.operations["createLinkifier"]["responses"][429]["content"]["application/json"]>;
  listLinkifiers: Call<unknown, From471.operations["listLinkifiers"]["responses"][200]["content"]["application/json"], From471.operations["listLinkifiers"]["responses"][400]["content"]["application/json"] | From471.operations["listLinkifiers"]["responses"][401]["content"]["application/json"] | From471.operations["listLinkifiers"]["responses"][405]["content"]["application/json"] | From471.operations["listLinkifiers"]["responses"][429]["content"]["application/json"]>;
  editLinkifier: Call<NonNullable<From471.operations["editLinkifier"]["parameters"]["path"]> & NonNullable<From471.operations["editLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From471.operations["editLinkifier"]["responses"][200]["content"]["application/json"], From471.operations["editLinkifier"]["responses"][400]["content"]["application/json"] | From471.operations["editLinkifier"]["responses"][401]["content"]["application/json"] | From471.operations["editLinkifier"]["responses"][405]["content"]["application/json"] | From471.operations["editLinkifier"]["responses"][429]["content"]["application/json"]>;
}

interface Calls478 {
  getEvents: Call<NonNullable<From478.operations["getEvents"]["parameters"]["query"]>, From478.operations["getEvents"]["responses"][200]["content"]["application/json"], From478.operations["getEvents"]["responses"][400]["content"]["application/json"] | From478.operations["getEvents"]["responses"][401]["content"]["application/json"] | From478.operations["getEvents"]["responses"][405]["content"]["application/json"] | From478.operations["getEvents"]["responses"][429]["content"]["application/json"]>;
  createLinkifier: Call<NonNullable<From478.operations["createLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From478.operations["createLinkifier"]["responses"][200]["content"]["application/json"], From478.operations["createLinkifier"]["responses"][400]["content"]["application/json"] | From478.operations["createLinkifier"]["responses"][401]["content"]["application/json"] | From478.operations["createLinkifier"]["responses"][405]["content"]["application/json"] | From478.operations["createLinkifier"]["responses"][429]["content"]["application/json"]>;
  listLinkifiers: Call<unknown, From478.operations["listLinkifiers"]["responses"][200]["content"]["application/json"], From478.operations["listLinkifiers"]["responses"][400]["content"]["application/json"] | From478.operations["listLinkifiers"]["responses"][401]["content"]["application/json"] | From478.operations["listLinkifiers"]["responses"][405]["content"]["application/json"] | From478.operations["listLinkifiers"]["responses"][429]["content"]["application/json"]>;
  editLinkifier: Call<NonNullable<From478.operations["editLinkifier"]["parameters"]["path"]> & NonNullable<From478.operations["editLinkifier"]["requestBody"]>["content"]["application/x-www-form-urlencoded"], From478.operations["editLinkifier"]["responses"][200]["content"]["application/json"], From478.operations["editLinkifier"]["responses"][400]["content"]["application/json"] | From478.operations["editLinkifier"]["responses"][401]["content"]["application/json"] | From478.operations["editLinkifier"]["responses"][405]["content"]["application/json"] | From478.operations["editLinkifier"]["responses"][429]["content"]["application/json"]>;
}

interface Calls481 {
  registerEventQueue: Call<Partial<NonNullable<From481.operations["registerEventQueue"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, From481.operations["registerEventQueue"]["responses"][200]["content"]["application/json"], From481.operations["registerEventQueue"]["responses"][400]["content"]["application/json"] | From481.operations["registerEventQueue"]["responses"][401]["content"]["application/json"] | From481.operations["registerEventQueue"]["responses"][405]["content"]["application/json"] | From481.operations["registerEventQueue"]["responses"][429]["content"]["application/json"]>;
}

/** What the operations do. */
interface Documented {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. By default, a queue that nobody reads for 10 minutes is deleted by the
   * server, and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: unknown;
  /**
   * Delete an event queue
   *
   * Deletes a queue that was registered for a client with `POST /api/v1/register`. This ends the
   * queue: it collects no more events.
   *
   * Call it when a client shuts down or needs the events no longer. When no queue has this ID,
   * because it never existed or was already deleted, the answer is the error `BAD_EVENT_QUEUE_ID`.
   * A retry after a lost answer may therefore meet that error; the queue is gone either way.
   */
  deleteEventQueue: unknown;
  /**
   * List invitations
   *
   * Lists the unexpired invitations that the calling user can manage: e-mail invitations and
   * reusable invitation links. Administrators can manage the invitations that other users created,
   * so they get those as well.
   *
   * | Caller | Listed |
   * | --- | --- |
   * | Administrators and owners | the invitations of all users |
   * | Other users | the invitations that they created (*beyond the service document*) |
   * | Members who may not invite | none: an empty list (*beyond the service document*) |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: unknown;
  /**
   * Create a linkifier
   *
   * Adds a linkifier, in the last place of the order. Only administrators and owners of the organization
   * may, also a bot that is one.
   *
   * All users learn of it through an event that holds the whole list: of type `realm_linkifiers`, and on
   * older servers `realm_filters`. No two linkifiers have the same pattern, so a repeated request is
   * refused.
   */
  createLinkifier: unknown;
  /**
   * Delete a linkifier
   *
   * Deletes one linkifier: text that matched its pattern is no longer linked. The order of the others
   * stays as it is. Only administrators and owners of the organization may.
   *
   * All users learn of it through an event that holds the whole list.
   */
  deleteLinkifier: unknown;
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: unknown;
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: unknown;
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: unknown;
  /**
   * Edit a linkifier
   *
   * Replaces pattern and URL of one linkifier, both of which are required; its place in the order stays.
   * Whoever left `example_input`, `reverse_template` or `alternative_url_templates` out keeps them as
   * they were, as far as is known. Only administrators and owners of the organization may.
   *
   * All users learn of it through an event that holds the whole list, also when nothing has changed.
   */
  editLinkifier: unknown;
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: unknown;
  /**
   * Save drafts
   *
   * Saves drafts of the calling user: all of them, or, when one is refused, none. The user's other
   * clients learn of them through one `drafts` event.
   *
   * Each call makes new drafts, so a repeated request makes them twice.
   */
  createDrafts: unknown;
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: unknown;
  /**
   * Edit a draft
   *
   * Replaces one saved draft as a whole: a field that is left out is not kept as it was. The user's
   * other clients learn of it through a `drafts` event, also when nothing has changed.
   *
   * When `timestamp` is left out, it becomes the time of the edit, so that a repeated request
   * changes it again.
   */
  editDraft: unknown;
  /**
   * Reorder linkifiers
   *
   * Sets the order in which the linkifiers of the organization are matched. Linkifiers are
   * regular-expression patterns that are applied to messages and topics; the order matters when
   * patterns overlap.
   *
   * The submitted list replaces the whole order: it names every linkifier, even where a single one is
   * moved. Repeating the request changes nothing more.
   */
  reorderLinkifiers: unknown;
}

/** What a client can call on every server from feature level 0 up. */
export interface CallsFrom0 extends Documented {
  getEvents: Calls0["getEvents"];
  deleteEventQueue: Calls0["deleteEventQueue"];
  listInvitations: Calls0["listInvitations"];
  createLinkifier: Calls0["createLinkifier"];
  deleteLinkifier: Calls0["deleteLinkifier"];
  registerEventQueue: Calls0["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Since<54, "linkifierList", Calls54["listLinkifiers"]>;
  editLinkifier: Since<57, "linkifierEditing", Calls57["editLinkifier"]>;
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 1 up. */
export interface CallsFrom1 extends Documented {
  getEvents: Calls0["getEvents"];
  deleteEventQueue: Calls0["deleteEventQueue"];
  listInvitations: Calls0["listInvitations"];
  createLinkifier: Calls0["createLinkifier"];
  deleteLinkifier: Calls0["deleteLinkifier"];
  registerEventQueue: Calls0["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Since<54, "linkifierList", Calls54["listLinkifiers"]>;
  editLinkifier: Since<57, "linkifierEditing", Calls57["editLinkifier"]>;
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 3 up. */
export interface CallsFrom3 extends Documented {
  getEvents: Calls0["getEvents"];
  deleteEventQueue: Calls0["deleteEventQueue"];
  listInvitations: Calls0["listInvitations"];
  createLinkifier: Calls0["createLinkifier"];
  deleteLinkifier: Calls0["deleteLinkifier"];
  registerEventQueue: Calls3["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Since<54, "linkifierList", Calls54["listLinkifiers"]>;
  editLinkifier: Since<57, "linkifierEditing", Calls57["editLinkifier"]>;
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 20 up. */
export interface CallsFrom20 extends Documented {
  getEvents: Calls0["getEvents"];
  deleteEventQueue: Calls0["deleteEventQueue"];
  listInvitations: Calls0["listInvitations"];
  createLinkifier: Calls0["createLinkifier"];
  deleteLinkifier: Calls0["deleteLinkifier"];
  registerEventQueue: Calls3["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Since<54, "linkifierList", Calls54["listLinkifiers"]>;
  editLinkifier: Since<57, "linkifierEditing", Calls57["editLinkifier"]>;
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 22 up. */
export interface CallsFrom22 extends Documented {
  getEvents: Calls0["getEvents"];
  deleteEventQueue: Calls0["deleteEventQueue"];
  listInvitations: Calls22["listInvitations"];
  createLinkifier: Calls0["createLinkifier"];
  deleteLinkifier: Calls0["deleteLinkifier"];
  registerEventQueue: Calls3["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Since<54, "linkifierList", Calls54["listLinkifiers"]>;
  editLinkifier: Since<57, "linkifierEditing", Calls57["editLinkifier"]>;
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 36 up. */
export interface CallsFrom36 extends Documented {
  getEvents: Calls36["getEvents"];
  deleteEventQueue: Calls36["deleteEventQueue"];
  listInvitations: Calls36["listInvitations"];
  createLinkifier: Calls36["createLinkifier"];
  deleteLinkifier: Calls36["deleteLinkifier"];
  registerEventQueue: Calls36["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Since<54, "linkifierList", Calls54["listLinkifiers"]>;
  editLinkifier: Since<57, "linkifierEditing", Calls57["editLinkifier"]>;
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 54 up. */
export interface CallsFrom54 extends Documented {
  getEvents: Calls36["getEvents"];
  deleteEventQueue: Calls36["deleteEventQueue"];
  listInvitations: Calls36["listInvitations"];
  createLinkifier: Calls36["createLinkifier"];
  deleteLinkifier: Calls36["deleteLinkifier"];
  registerEventQueue: Calls36["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls54["listLinkifiers"];
  editLinkifier: Since<57, "linkifierEditing", Calls57["editLinkifier"]>;
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 57 up. */
export interface CallsFrom57 extends Documented {
  getEvents: Calls36["getEvents"];
  deleteEventQueue: Calls36["deleteEventQueue"];
  listInvitations: Calls36["listInvitations"];
  createLinkifier: Calls36["createLinkifier"];
  deleteLinkifier: Calls36["deleteLinkifier"];
  registerEventQueue: Calls36["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls54["listLinkifiers"];
  editLinkifier: Calls57["editLinkifier"];
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 61 up. */
export interface CallsFrom61 extends Documented {
  getEvents: Calls36["getEvents"];
  deleteEventQueue: Calls36["deleteEventQueue"];
  listInvitations: Calls36["listInvitations"];
  createLinkifier: Calls36["createLinkifier"];
  deleteLinkifier: Calls36["deleteLinkifier"];
  registerEventQueue: Calls36["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls54["listLinkifiers"];
  editLinkifier: Calls57["editLinkifier"];
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 74 up. */
export interface CallsFrom74 extends Documented {
  getEvents: Calls36["getEvents"];
  deleteEventQueue: Calls36["deleteEventQueue"];
  listInvitations: Calls36["listInvitations"];
  createLinkifier: Calls36["createLinkifier"];
  deleteLinkifier: Calls36["deleteLinkifier"];
  registerEventQueue: Calls36["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls54["listLinkifiers"];
  editLinkifier: Calls57["editLinkifier"];
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 76 up. */
export interface CallsFrom76 extends Documented {
  getEvents: Calls76["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls76["listInvitations"];
  createLinkifier: Calls76["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls76["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls76["listLinkifiers"];
  editLinkifier: Calls76["editLinkifier"];
  listDrafts: Since<87, "drafts", Calls87["listDrafts"]>;
  createDrafts: Since<87, "drafts", Calls87["createDrafts"]>;
  deleteDraft: Since<87, "drafts", Calls87["deleteDraft"]>;
  editDraft: Since<87, "drafts", Calls87["editDraft"]>;
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 87 up. */
export interface CallsFrom87 extends Documented {
  getEvents: Calls76["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls76["listInvitations"];
  createLinkifier: Calls76["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls87["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls76["listLinkifiers"];
  editLinkifier: Calls76["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls87["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls87["editDraft"];
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 88 up. */
export interface CallsFrom88 extends Documented {
  getEvents: Calls76["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls76["listInvitations"];
  createLinkifier: Calls76["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls87["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls76["listLinkifiers"];
  editLinkifier: Calls76["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls87["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls87["editDraft"];
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 117 up. */
export interface CallsFrom117 extends Documented {
  getEvents: Calls76["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls76["listInvitations"];
  createLinkifier: Calls76["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls87["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls76["listLinkifiers"];
  editLinkifier: Calls76["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls87["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls87["editDraft"];
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 167 up. */
export interface CallsFrom167 extends Documented {
  getEvents: Calls76["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls76["listInvitations"];
  createLinkifier: Calls76["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls87["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls76["listLinkifiers"];
  editLinkifier: Calls76["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls87["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls87["editDraft"];
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 176 up. */
export interface CallsFrom176 extends Documented {
  getEvents: Calls176["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls76["listInvitations"];
  createLinkifier: Calls176["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls176["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls176["listLinkifiers"];
  editLinkifier: Calls176["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls87["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls87["editDraft"];
  reorderLinkifiers: Since<202, "linkifierOrder", Calls202["reorderLinkifiers"]>;
}

/** What a client can call on every server from feature level 202 up. */
export interface CallsFrom202 extends Documented {
  getEvents: Calls176["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls76["listInvitations"];
  createLinkifier: Calls176["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls176["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls176["listLinkifiers"];
  editLinkifier: Calls176["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls87["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls87["editDraft"];
  reorderLinkifiers: Calls202["reorderLinkifiers"];
}

/** What a client can call on every server from feature level 209 up. */
export interface CallsFrom209 extends Documented {
  getEvents: Calls176["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls76["listInvitations"];
  createLinkifier: Calls176["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls176["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls176["listLinkifiers"];
  editLinkifier: Calls176["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls87["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls87["editDraft"];
  reorderLinkifiers: Calls202["reorderLinkifiers"];
}

/** What a client can call on every server from feature level 255 up. */
export interface CallsFrom255 extends Documented {
  getEvents: Calls176["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls76["listInvitations"];
  createLinkifier: Calls176["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls176["registerEventQueue"];
  getServerSettings: Calls0["getServerSettings"];
  listLinkifiers: Calls176["listLinkifiers"];
  editLinkifier: Calls176["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls255["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls255["editDraft"];
  reorderLinkifiers: Calls202["reorderLinkifiers"];
}

/** What a client can call on every server from feature level 257 up. */
export interface CallsFrom257 extends Documented {
  getEvents: Calls176["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls76["listInvitations"];
  createLinkifier: Calls176["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls176["registerEventQueue"];
  getServerSettings: Calls257["getServerSettings"];
  listLinkifiers: Calls176["listLinkifiers"];
  editLinkifier: Calls176["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls255["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls255["editDraft"];
  reorderLinkifiers: Calls202["reorderLinkifiers"];
}

/** What a client can call on every server from feature level 267 up. */
export interface CallsFrom267 extends Documented {
  getEvents: Calls176["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls267["listInvitations"];
  createLinkifier: Calls176["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls176["registerEventQueue"];
  getServerSettings: Calls257["getServerSettings"];
  listLinkifiers: Calls176["listLinkifiers"];
  editLinkifier: Calls176["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls255["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls255["editDraft"];
  reorderLinkifiers: Calls202["reorderLinkifiers"];
}

/** What a client can call on every server from feature level 288 up. */
export interface CallsFrom288 extends Documented {
  getEvents: Calls176["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls267["listInvitations"];
  createLinkifier: Calls176["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls288["registerEventQueue"];
  getServerSettings: Calls257["getServerSettings"];
  listLinkifiers: Calls176["listLinkifiers"];
  editLinkifier: Calls176["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls255["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls255["editDraft"];
  reorderLinkifiers: Calls202["reorderLinkifiers"];
}

/** What a client can call on every server from feature level 471 up. */
export interface CallsFrom471 extends Documented {
  getEvents: Calls471["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls267["listInvitations"];
  createLinkifier: Calls471["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls288["registerEventQueue"];
  getServerSettings: Calls257["getServerSettings"];
  listLinkifiers: Calls471["listLinkifiers"];
  editLinkifier: Calls471["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls255["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls255["editDraft"];
  reorderLinkifiers: Calls202["reorderLinkifiers"];
}

/** What a client can call on every server from feature level 478 up. */
export interface CallsFrom478 extends Documented {
  getEvents: Calls478["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls267["listInvitations"];
  createLinkifier: Calls478["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls288["registerEventQueue"];
  getServerSettings: Calls257["getServerSettings"];
  listLinkifiers: Calls478["listLinkifiers"];
  editLinkifier: Calls478["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls255["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls255["editDraft"];
  reorderLinkifiers: Calls202["reorderLinkifiers"];
}

/** What a client can call on every server from feature level 481 up. */
export interface CallsFrom481 extends Documented {
  getEvents: Calls478["getEvents"];
  deleteEventQueue: Calls76["deleteEventQueue"];
  listInvitations: Calls267["listInvitations"];
  createLinkifier: Calls478["createLinkifier"];
  deleteLinkifier: Calls76["deleteLinkifier"];
  registerEventQueue: Calls481["registerEventQueue"];
  getServerSettings: Calls257["getServerSettings"];
  listLinkifiers: Calls478["listLinkifiers"];
  editLinkifier: Calls478["editLinkifier"];
  listDrafts: Calls87["listDrafts"];
  createDrafts: Calls255["createDrafts"];
  deleteDraft: Calls87["deleteDraft"];
  editDraft: Calls255["editDraft"];
  reorderLinkifiers: Calls202["reorderLinkifiers"];
}

/** The calls by the lowest feature level that a program supports. */
export interface CallsFrom {
  0: CallsFrom0;
  1: CallsFrom1;
  3: CallsFrom3;
  20: CallsFrom20;
  22: CallsFrom22;
  36: CallsFrom36;
  54: CallsFrom54;
  57: CallsFrom57;
  61: CallsFrom61;
  74: CallsFrom74;
  76: CallsFrom76;
  87: CallsFrom87;
  88: CallsFrom88;
  117: CallsFrom117;
  167: CallsFrom167;
  176: CallsFrom176;
  202: CallsFrom202;
  209: CallsFrom209;
  255: CallsFrom255;
  257: CallsFrom257;
  267: CallsFrom267;
  288: CallsFrom288;
  471: CallsFrom471;
  478: CallsFrom478;
  481: CallsFrom481;
}

/** The operations by the lowest feature level or release that a program supports. */
export interface OperationsFrom {
  0: From0.operations;
  1: From1.operations;
  3: From3.operations;
  20: From20.operations;
  22: From22.operations;
  36: From36.operations;
  54: From54.operations;
  57: From57.operations;
  61: From61.operations;
  74: From74.operations;
  76: From76.operations;
  87: From87.operations;
  88: From88.operations;
  117: From117.operations;
  167: From167.operations;
  176: From176.operations;
  202: From202.operations;
  209: From209.operations;
  255: From255.operations;
  257: From257.operations;
  267: From267.operations;
  288: From288.operations;
  471: From471.operations;
  478: From478.operations;
  481: From481.operations;
  "2.1.8": From0.operations;
  "3.0": From22.operations;
  "4.0": From61.operations;
  "5.0": From117.operations;
  "6.0": From117.operations;
  "7.0": From176.operations;
  "8.0": From209.operations;
  "9.0": From267.operations;
  "10.0": From288.operations;
  "11.0": From288.operations;
  "12.0": From481.operations;
}

/** The same by path and method, as openapi-fetch reads them. */
export interface PathsFrom {
  0: From0.paths;
  1: From1.paths;
  3: From3.paths;
  20: From20.paths;
  22: From22.paths;
  36: From36.paths;
  54: From54.paths;
  57: From57.paths;
  61: From61.paths;
  74: From74.paths;
  76: From76.paths;
  87: From87.paths;
  88: From88.paths;
  117: From117.paths;
  167: From167.paths;
  176: From176.paths;
  202: From202.paths;
  209: From209.paths;
  255: From255.paths;
  257: From257.paths;
  267: From267.paths;
  288: From288.paths;
  471: From471.paths;
  478: From478.paths;
  481: From481.paths;
  "2.1.8": From0.paths;
  "3.0": From22.paths;
  "4.0": From61.paths;
  "5.0": From117.paths;
  "6.0": From117.paths;
  "7.0": From176.paths;
  "8.0": From209.paths;
  "9.0": From267.paths;
  "10.0": From288.paths;
  "11.0": From288.paths;
  "12.0": From481.paths;
}

/** The boundaries from each of them up. */
export interface BoundariesFrom {
  0: 0 | BoundariesFrom[1];
  1: 1 | BoundariesFrom[3];
  3: 3 | BoundariesFrom[20];
  20: 20 | BoundariesFrom[22];
  22: 22 | BoundariesFrom[36];
  36: 36 | BoundariesFrom[54];
  54: 54 | BoundariesFrom[57];
  57: 57 | BoundariesFrom[61];
  61: 61 | BoundariesFrom[74];
  74: 74 | BoundariesFrom[76];
  76: 76 | BoundariesFrom[87];
  87: 87 | BoundariesFrom[88];
  88: 88 | BoundariesFrom[117];
  117: 117 | BoundariesFrom[167];
  167: 167 | BoundariesFrom[176];
  176: 176 | BoundariesFrom[202];
  202: 202 | BoundariesFrom[209];
  209: 209 | BoundariesFrom[255];
  255: 255 | BoundariesFrom[257];
  257: 257 | BoundariesFrom[267];
  267: 267 | BoundariesFrom[288];
  288: 288 | BoundariesFrom[471];
  471: 471 | BoundariesFrom[478];
  478: 478 | BoundariesFrom[481];
  481: 481;
}

/** The named changes, with the feature level and the release that brought each. */
export const features = {
  /** Servers tell their feature level; earlier, they told only their release. */
  featureLevel: { level: 1, release: "3.0" },
  /** Whoever registers a queue is always told the release and the feature level of the server. */
  registrationVersion: { level: 3, release: "3.0" },
  /** An invitation may make its user an owner of the organization. */
  ownerInvitations: { level: 20, release: "3.0" },
  /** Invitations name their creator by user ID, in `invited_by_user_id`; earlier, by display e-mail, in `ref`. */
  invitationCreator: { level: 22, release: "3.0" },
  /** The error about too many requests has a `code`; earlier, it had none. */
  rateLimitCode: { level: 36, release: "4.0" },
  /** Linkifiers can be listed. */
  linkifierList: { level: 54, release: "4.0" },
  /** Events of type `realm_linkifiers` tell of linkifiers; earlier, only `realm_filters` did. */
  linkifierEvents: { level: 54, release: "4.0" },
  /** Linkifiers can be edited; earlier, they were deleted and made anew. */
  linkifierEditing: { level: 57, release: "4.0" },
  /** An invitation may make its user a moderator. */
  moderatorInvitations: { level: 61, release: "4.0" },
  /** Registering a queue tells how long a read of it may wait, in `event_queue_longpoll_timeout_seconds`. */
  longPollTimeout: { level: 74, release: "5.0" },
  /** A deactivated account or organization is answered with `401`; earlier, with `403`. */
  deactivatedUnauthorized: { level: 76, release: "5.0" },
  /** Errors of authentication have a `code`; earlier, they had none. */
  authenticationErrorCodes: { level: 76, release: "5.0" },
  /** Drafts are synchronized; earlier, servers kept none. */
  drafts: { level: 87, release: "5.0" },
  /** A server that runs a modified release tells what it was made from, in `zulip_merge_base`. */
  mergeBase: { level: 88, release: "5.0" },
  /** An invitation may be valid for ever. */
  permanentInvitations: { level: 117, release: "5.0" },
  /** A success lists the request's unsupported parameters in `ignored_parameters_unsupported`; earlier, they were ignored without a word. */
  ignoredParameters: { level: 167, release: "7.0" },
  /** A linkifier holds a URL template, in `url_template`; earlier, a format string, in `url_format`. */
  linkifierUrlTemplate: { level: 176, release: "7.0" },
  /** Events of type `realm_linkifiers` go only to clients that say that they understand URL templates. */
  linkifierCapability: { level: 176, release: "7.0" },
  /** Events of type `realm_filters` are sent no more. */
  noRealmFilters: { level: 176, release: "7.0" },
  /** Linkifiers can be reordered; earlier, they were always matched in ascending order of ID. */
  linkifierOrder: { level: 202, release: "8.0" },
  /** Users who are not administrators can create reusable invitation links too, and these are listed for them. */
  memberInvitationLinks: { level: 209, release: "8.0" },
  /** Messages of errors speak of channels; earlier, they called them streams. */
  channelsInMessages: { level: 255, release: "9.0" },
  /** The address of the organization is also told in `realm_url`; earlier, only in `realm_uri`. */
  realmUrl: { level: 257, release: "9.0" },
  /** Invitations say, in `notify_referrer_on_join`, whether the referrer chose to receive a direct message when an account is created; earlier, the referrer always received it. */
  notifyReferrerOnJoin: { level: 267, release: "9.0" },
  /** Whoever registers a queue can limit how far back presence is told. */
  presenceHistoryLimit: { level: 288, release: "10.0" },
  /** A linkifier says how an address is turned back into text, in `example_input` and `reverse_template`. */
  reverseLinkifiers: { level: 471, release: "12.0" },
  /** A linkifier holds further templates for turning addresses back into text, in `alternative_url_templates`. */
  alternativeLinkifierUrls: { level: 478, release: "12.0" },
  /** Whoever registers a queue can choose how long it outlives its last read; earlier, it was always 10 minutes. */
  idleQueueTimeout: { level: 481, release: "12.0" },
} as const;
