/** A stateful fake of the service, at any feature level: a Fetch handler that does not need Node.js. */
export { OptionError } from "../../toolkit/runtime/errors.ts";

export { createSandbox } from "./create-sandbox.ts";
export type { NewEvent, QueueEvent } from "./event-queues.ts";
export { DroppedConnectionError, type Fault } from "./faults.ts";
export type { RecordedRequest } from "./journal.ts";
export type { User } from "./organization.ts";
export type { Draft } from "./resources/drafts.ts";
export type { QueueState } from "./resources/events.ts";
export type { SandboxState, Seed } from "./resources/index.ts";
export type { Invitation } from "./resources/invitations.ts";
export type { Linkifier } from "./resources/linkifiers.ts";
export { defaultUsers } from "./resources/users.ts";
export { exampleHeader, notSimulatedHeader } from "./sandbox-responses.ts";
export type { ReleaseName, Sandbox, SandboxOptions } from "./sandbox-types.ts";
export { checkSeed, defaultOrganization } from "./seed.ts";
export { type InputProblem as Problem, InvalidInputError } from "./validate-input.ts";
