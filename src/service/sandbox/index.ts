/** A stateful fake of the service, at any feature level: a Fetch handler with nothing of Node.js in it. */
export { checkSeed } from "./check-seed.ts";
export { InvalidInputError, type Problem } from "./checked-by.ts";
export { type Clock, type ManualClock, manualClock } from "./clock.ts";
export { createSandbox } from "./create-sandbox.ts";
export { defaultOrganization } from "./default-organization.ts";
export type { NewEvent, QueueEvent } from "./event-queues.ts";
export { exampleHeader } from "./example-header.ts";
export { DroppedConnectionError, type Fault } from "./faults.ts";
export { type Link, linkify } from "./linkify.ts";
export type { RouteName } from "./route-name.ts";
export type {
  ReleaseName,
  RouteContext,
  RouteHandler,
  Routes,
  Sandbox,
  SandboxOptions,
} from "./sandbox.ts";
export type { QueueState, SandboxState } from "./sandbox-state.ts";
export type {
  Draft,
  Invitation,
  Linkifier,
  NewDraft,
  NewLinkifier,
  Seed,
  User,
} from "./seed.ts";
