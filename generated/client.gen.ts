// The client's types: what it may count on from each feature level up.
// Made from the specification by `npm run generate`. Do not edit.

import type {
  operations as Operations0,
  paths as Paths0,
} from "./types/from-0.js";
import type {
  operations as Operations1,
  paths as Paths1,
} from "./types/from-1.js";
import type {
  operations as Operations3,
  paths as Paths3,
} from "./types/from-3.js";
import type {
  operations as Operations20,
  paths as Paths20,
} from "./types/from-20.js";
import type {
  operations as Operations22,
  paths as Paths22,
} from "./types/from-22.js";
import type {
  operations as Operations36,
  paths as Paths36,
} from "./types/from-36.js";
import type {
  operations as Operations54,
  paths as Paths54,
} from "./types/from-54.js";
import type {
  operations as Operations61,
  paths as Paths61,
} from "./types/from-61.js";
import type {
  operations as Operations74,
  paths as Paths74,
} from "./types/from-74.js";
import type {
  operations as Operations76,
  paths as Paths76,
} from "./types/from-76.js";
import type {
  operations as Operations87,
  paths as Paths87,
} from "./types/from-87.js";
import type {
  operations as Operations88,
  paths as Paths88,
} from "./types/from-88.js";
import type {
  operations as Operations117,
  paths as Paths117,
} from "./types/from-117.js";
import type {
  operations as Operations167,
  paths as Paths167,
} from "./types/from-167.js";
import type {
  operations as Operations176,
  paths as Paths176,
} from "./types/from-176.js";
import type {
  operations as Operations202,
  paths as Paths202,
} from "./types/from-202.js";
import type {
  operations as Operations209,
  paths as Paths209,
} from "./types/from-209.js";
import type {
  operations as Operations257,
  paths as Paths257,
} from "./types/from-257.js";
import type {
  operations as Operations267,
  paths as Paths267,
} from "./types/from-267.js";
import type {
  operations as Operations288,
  paths as Paths288,
} from "./types/from-288.js";
import type {
  operations as Operations471,
  paths as Paths471,
} from "./types/from-471.js";
import type {
  operations as Operations478,
  paths as Paths478,
} from "./types/from-478.js";
import type {
  operations as Operations481,
  paths as Paths481,
} from "./types/from-481.js";

/** What a client can call on every server from feature level 0 up. */
export interface OperationsFrom0 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations0["getEvents"];
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
  deleteEventQueue: Operations0["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations0["listInvitations"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations0["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations0["getServerSettings"];
}

/** What a client can call on every server from feature level 1 up. */
export interface OperationsFrom1 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations1["getEvents"];
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
  deleteEventQueue: Operations1["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations1["listInvitations"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations1["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations1["getServerSettings"];
}

/** What a client can call on every server from feature level 3 up. */
export interface OperationsFrom3 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations3["getEvents"];
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
  deleteEventQueue: Operations3["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations3["listInvitations"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations3["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations3["getServerSettings"];
}

/** What a client can call on every server from feature level 20 up. */
export interface OperationsFrom20 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations20["getEvents"];
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
  deleteEventQueue: Operations20["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations20["listInvitations"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations20["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations20["getServerSettings"];
}

/** What a client can call on every server from feature level 22 up. */
export interface OperationsFrom22 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations22["getEvents"];
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
  deleteEventQueue: Operations22["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations22["listInvitations"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations22["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations22["getServerSettings"];
}

/** What a client can call on every server from feature level 36 up. */
export interface OperationsFrom36 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations36["getEvents"];
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
  deleteEventQueue: Operations36["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations36["listInvitations"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations36["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations36["getServerSettings"];
}

/** What a client can call on every server from feature level 54 up. */
export interface OperationsFrom54 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations54["getEvents"];
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
  deleteEventQueue: Operations54["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations54["listInvitations"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations54["listLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations54["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations54["getServerSettings"];
}

/** What a client can call on every server from feature level 61 up. */
export interface OperationsFrom61 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations61["getEvents"];
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
  deleteEventQueue: Operations61["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations61["listInvitations"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations61["listLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations61["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations61["getServerSettings"];
}

/** What a client can call on every server from feature level 74 up. */
export interface OperationsFrom74 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations74["getEvents"];
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
  deleteEventQueue: Operations74["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations74["listInvitations"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations74["listLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations74["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations74["getServerSettings"];
}

/** What a client can call on every server from feature level 76 up. */
export interface OperationsFrom76 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations76["getEvents"];
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
  deleteEventQueue: Operations76["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations76["listInvitations"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations76["listLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations76["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations76["getServerSettings"];
}

/** What a client can call on every server from feature level 87 up. */
export interface OperationsFrom87 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations87["getEvents"];
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
  deleteEventQueue: Operations87["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations87["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations87["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations87["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations87["listLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations87["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations87["getServerSettings"];
}

/** What a client can call on every server from feature level 88 up. */
export interface OperationsFrom88 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations88["getEvents"];
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
  deleteEventQueue: Operations88["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations88["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations88["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations88["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations88["listLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations88["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations88["getServerSettings"];
}

/** What a client can call on every server from feature level 117 up. */
export interface OperationsFrom117 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations117["getEvents"];
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
  deleteEventQueue: Operations117["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations117["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations117["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations117["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations117["listLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations117["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations117["getServerSettings"];
}

/** What a client can call on every server from feature level 167 up. */
export interface OperationsFrom167 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations167["getEvents"];
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
  deleteEventQueue: Operations167["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations167["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations167["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations167["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations167["listLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations167["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations167["getServerSettings"];
}

/** What a client can call on every server from feature level 176 up. */
export interface OperationsFrom176 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations176["getEvents"];
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
  deleteEventQueue: Operations176["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations176["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations176["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations176["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations176["listLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations176["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations176["getServerSettings"];
}

/** What a client can call on every server from feature level 202 up. */
export interface OperationsFrom202 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations202["getEvents"];
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
  deleteEventQueue: Operations202["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations202["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations202["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations202["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations202["listLinkifiers"];
  /**
   * Reorder linkifiers
   *
   * Sets the order in which the linkifiers of the organization are matched. Linkifiers are
   * regular-expression patterns that are applied to messages and topics; the order matters when
   * patterns overlap.
   *
   * The submitted list replaces the whole order. To move a single linkifier, submit the IDs of all
   * the same; repeating the request changes nothing more.
   */
  reorderLinkifiers: Operations202["reorderLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations202["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations202["getServerSettings"];
}

/** What a client can call on every server from feature level 209 up. */
export interface OperationsFrom209 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations209["getEvents"];
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
  deleteEventQueue: Operations209["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations209["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations209["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations209["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations209["listLinkifiers"];
  /**
   * Reorder linkifiers
   *
   * Sets the order in which the linkifiers of the organization are matched. Linkifiers are
   * regular-expression patterns that are applied to messages and topics; the order matters when
   * patterns overlap.
   *
   * The submitted list replaces the whole order. To move a single linkifier, submit the IDs of all
   * the same; repeating the request changes nothing more.
   */
  reorderLinkifiers: Operations209["reorderLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations209["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations209["getServerSettings"];
}

/** What a client can call on every server from feature level 257 up. */
export interface OperationsFrom257 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations257["getEvents"];
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
  deleteEventQueue: Operations257["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations257["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations257["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations257["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations257["listLinkifiers"];
  /**
   * Reorder linkifiers
   *
   * Sets the order in which the linkifiers of the organization are matched. Linkifiers are
   * regular-expression patterns that are applied to messages and topics; the order matters when
   * patterns overlap.
   *
   * The submitted list replaces the whole order. To move a single linkifier, submit the IDs of all
   * the same; repeating the request changes nothing more.
   */
  reorderLinkifiers: Operations257["reorderLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations257["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations257["getServerSettings"];
}

/** What a client can call on every server from feature level 267 up. */
export interface OperationsFrom267 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations267["getEvents"];
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
  deleteEventQueue: Operations267["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations267["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations267["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations267["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations267["listLinkifiers"];
  /**
   * Reorder linkifiers
   *
   * Sets the order in which the linkifiers of the organization are matched. Linkifiers are
   * regular-expression patterns that are applied to messages and topics; the order matters when
   * patterns overlap.
   *
   * The submitted list replaces the whole order. To move a single linkifier, submit the IDs of all
   * the same; repeating the request changes nothing more.
   */
  reorderLinkifiers: Operations267["reorderLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations267["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations267["getServerSettings"];
}

/** What a client can call on every server from feature level 288 up. */
export interface OperationsFrom288 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations288["getEvents"];
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
  deleteEventQueue: Operations288["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations288["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations288["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations288["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations288["listLinkifiers"];
  /**
   * Reorder linkifiers
   *
   * Sets the order in which the linkifiers of the organization are matched. Linkifiers are
   * regular-expression patterns that are applied to messages and topics; the order matters when
   * patterns overlap.
   *
   * The submitted list replaces the whole order. To move a single linkifier, submit the IDs of all
   * the same; repeating the request changes nothing more.
   */
  reorderLinkifiers: Operations288["reorderLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations288["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations288["getServerSettings"];
}

/** What a client can call on every server from feature level 471 up. */
export interface OperationsFrom471 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations471["getEvents"];
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
  deleteEventQueue: Operations471["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations471["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations471["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations471["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations471["listLinkifiers"];
  /**
   * Reorder linkifiers
   *
   * Sets the order in which the linkifiers of the organization are matched. Linkifiers are
   * regular-expression patterns that are applied to messages and topics; the order matters when
   * patterns overlap.
   *
   * The submitted list replaces the whole order. To move a single linkifier, submit the IDs of all
   * the same; repeating the request changes nothing more.
   */
  reorderLinkifiers: Operations471["reorderLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations471["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations471["getServerSettings"];
}

/** What a client can call on every server from feature level 478 up. */
export interface OperationsFrom478 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations478["getEvents"];
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
  deleteEventQueue: Operations478["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations478["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations478["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations478["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations478["listLinkifiers"];
  /**
   * Reorder linkifiers
   *
   * Sets the order in which the linkifiers of the organization are matched. Linkifiers are
   * regular-expression patterns that are applied to messages and topics; the order matters when
   * patterns overlap.
   *
   * The submitted list replaces the whole order. To move a single linkifier, submit the IDs of all
   * the same; repeating the request changes nothing more.
   */
  reorderLinkifiers: Operations478["reorderLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations478["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations478["getServerSettings"];
}

/** What a client can call on every server from feature level 481 up. */
export interface OperationsFrom481 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. After 45
   * to 55 seconds a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server,
   * and reads with `dont_block` do not count: on `BAD_EVENT_QUEUE_ID`, register a new one.
   *
   * A queue has one reader: a second read ends the first, which is answered with an empty list.
   */
  getEvents: Operations481["getEvents"];
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
  deleteEventQueue: Operations481["deleteEventQueue"];
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
   * | Other users | the invitations that they created |
   * | Guests and bots | none: the error `400` with the code `BAD_REQUEST` (*beyond the service document*) |
   *
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations481["listInvitations"];
  /**
   * List drafts
   *
   * Lists the saved drafts of the calling user, and of nobody else. Each can be deleted by its ID with
   * `DELETE /api/v1/drafts/{draft_id}`.
   */
  listDrafts: Operations481["listDrafts"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations481["deleteDraft"];
  /**
   * List linkifiers
   *
   * Lists the linkifiers of the organization in the order in which they are matched.
   */
  listLinkifiers: Operations481["listLinkifiers"];
  /**
   * Reorder linkifiers
   *
   * Sets the order in which the linkifiers of the organization are matched. Linkifiers are
   * regular-expression patterns that are applied to messages and topics; the order matters when
   * patterns overlap.
   *
   * The submitted list replaces the whole order. To move a single linkifier, submit the IDs of all
   * the same; repeating the request changes nothing more.
   */
  reorderLinkifiers: Operations481["reorderLinkifiers"];
  /**
   * Register an event queue
   *
   * Registers a queue that collects events for one client. Read it with `GET /api/v1/events`, and
   * delete it with `DELETE /api/v1/events` when the client needs it no longer.
   */
  registerEventQueue: Operations481["registerEventQueue"];
  /**
   * Get server settings
   *
   * Tells what the server is: its release and its feature level, which decides which operations,
   * parameters and fields there are. Ask before anything else. No credentials are needed, and
   * requests are not counted.
   */
  getServerSettings: Operations481["getServerSettings"];
}

/** The operations by the lowest feature level that a program supports. */
export interface OperationsFrom {
  0: OperationsFrom0;
  1: OperationsFrom1;
  3: OperationsFrom3;
  20: OperationsFrom20;
  22: OperationsFrom22;
  36: OperationsFrom36;
  54: OperationsFrom54;
  61: OperationsFrom61;
  74: OperationsFrom74;
  76: OperationsFrom76;
  87: OperationsFrom87;
  88: OperationsFrom88;
  117: OperationsFrom117;
  167: OperationsFrom167;
  176: OperationsFrom176;
  202: OperationsFrom202;
  209: OperationsFrom209;
  257: OperationsFrom257;
  267: OperationsFrom267;
  288: OperationsFrom288;
  471: OperationsFrom471;
  478: OperationsFrom478;
  481: OperationsFrom481;
}

/** The same by path and method, as openapi-fetch reads them. */
export interface PathsFrom {
  0: Paths0;
  1: Paths1;
  3: Paths3;
  20: Paths20;
  22: Paths22;
  36: Paths36;
  54: Paths54;
  61: Paths61;
  74: Paths74;
  76: Paths76;
  87: Paths87;
  88: Paths88;
  117: Paths117;
  167: Paths167;
  176: Paths176;
  202: Paths202;
  209: Paths209;
  257: Paths257;
  267: Paths267;
  288: Paths288;
  471: Paths471;
  478: Paths478;
  481: Paths481;
}

/** The named changes, with the feature level and the release that brought each. */
export const features = {
  /** Servers tell their feature level; earlier, they told only their release. */
  featureLevel: { level: 1, release: "3.0" },
  /** Whoever registers a queue is told the release and the feature level of the server. */
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
