// @ts-nocheck
// The client's types: what it may count on from each feature level up.
// Made from the specification by `npm run generate`. Do not edit.

import type {
  operations as Operations0,
  paths as Paths0,
} from "./types/from-0.js";
import type {
  operations as Operations22,
  paths as Paths22,
} from "./types/from-22.js";
import type {
  operations as Operations167,
  paths as Paths167,
} from "./types/from-167.js";
import type {
  operations as Operations202,
  paths as Paths202,
} from "./types/from-202.js";
import type {
  operations as Operations209,
  paths as Paths209,
} from "./types/from-209.js";
import type {
  operations as Operations267,
  paths as Paths267,
} from "./types/from-267.js";

/** What a client can call on every server from feature level 0 up. */
export interface OperationsFrom0 {
  /**
   * Get events from a queue
   *
   * Returns the events of a queue that are newer than `last_event_id`, oldest first, and makes the
   * server forget all the others. When there are none, the request waits until one arrives, unless
   * `dont_block` is true.
   *
   * To follow a queue, ask again and again, each time with the highest `id` received so far. About
   * once a minute a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server:
   * on `BAD_EVENT_QUEUE_ID`, register a new one.
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
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations0["listInvitations"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations0["deleteDraft"];
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
   * parameters and fields there are. Ask before anything else. No credentials are needed.
   */
  getServerSettings: Operations0["getServerSettings"];
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
   * To follow a queue, ask again and again, each time with the highest `id` received so far. About
   * once a minute a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server:
   * on `BAD_EVENT_QUEUE_ID`, register a new one.
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
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations22["listInvitations"];
  /**
   * Delete a draft
   *
   * Deletes one saved draft. The user's other clients learn of it through a `drafts` event, which
   * keeps them synchronized.
   *
   * When no draft has this ID, the answer is the error `BAD_REQUEST` with the message "Draft does not
   * exist". Another client may have deleted the draft in the meantime; nothing is left to do then.
   */
  deleteDraft: Operations22["deleteDraft"];
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
   * parameters and fields there are. Ask before anything else. No credentials are needed.
   */
  getServerSettings: Operations22["getServerSettings"];
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
   * To follow a queue, ask again and again, each time with the highest `id` received so far. About
   * once a minute a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server:
   * on `BAD_EVENT_QUEUE_ID`, register a new one.
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
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations167["listInvitations"];
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
   * parameters and fields there are. Ask before anything else. No credentials are needed.
   */
  getServerSettings: Operations167["getServerSettings"];
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
   * To follow a queue, ask again and again, each time with the highest `id` received so far. About
   * once a minute a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server:
   * on `BAD_EVENT_QUEUE_ID`, register a new one.
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
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations202["listInvitations"];
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
   * parameters and fields there are. Ask before anything else. No credentials are needed.
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
   * To follow a queue, ask again and again, each time with the highest `id` received so far. About
   * once a minute a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server:
   * on `BAD_EVENT_QUEUE_ID`, register a new one.
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
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations209["listInvitations"];
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
   * parameters and fields there are. Ask before anything else. No credentials are needed.
   */
  getServerSettings: Operations209["getServerSettings"];
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
   * To follow a queue, ask again and again, each time with the highest `id` received so far. About
   * once a minute a `heartbeat` event ends the wait, so a connection that has been silent for much
   * longer than a minute is dead. A queue that nobody reads for 10 minutes is deleted by the server:
   * on `BAD_EVENT_QUEUE_ID`, register a new one.
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
   * The two kinds are stored separately, so one of each may share an ID. Tell them apart by
   * `is_multiuse`, and identify an invitation by `id` and `is_multiuse` together.
   */
  listInvitations: Operations267["listInvitations"];
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
   * parameters and fields there are. Ask before anything else. No credentials are needed.
   */
  getServerSettings: Operations267["getServerSettings"];
}

/** The operations by the lowest feature level that a program supports. */
export interface OperationsFrom {
  0: OperationsFrom0;
  22: OperationsFrom22;
  167: OperationsFrom167;
  202: OperationsFrom202;
  209: OperationsFrom209;
  267: OperationsFrom267;
}

/** The same by path and method, as openapi-fetch reads them. */
export interface PathsFrom {
  0: Paths0;
  22: Paths22;
  167: Paths167;
  202: Paths202;
  209: Paths209;
  267: Paths267;
}

/** The named changes, with the feature level and the release that brought each. */
export const features = {
  /** Invitations name their creator by user ID, in `invited_by_user_id`; earlier, by display e-mail, in `ref`. */
  invitationCreator: { level: 22, release: "3.0" },
  /** A success lists the request's unsupported parameters in `ignored_parameters_unsupported`; earlier, they were ignored without a word. */
  ignoredParameters: { level: 167, release: "7.0" },
  /** Linkifiers can be reordered; earlier, they were always matched in ascending order of ID. */
  linkifierOrder: { level: 202, release: "8.0" },
  /** Users who are not administrators can create reusable invitation links and see them listed; earlier, the list never included reusable links for them. */
  memberInvitationLinks: { level: 209, release: "8.0" },
  /** Invitations say, in `notify_referrer_on_join`, whether the referrer chose to receive a direct message when an account is created; earlier, the referrer always received it. */
  notifyReferrerOnJoin: { level: 267, release: "9.0" },
} as const;
