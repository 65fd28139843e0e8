/** A stateful fake of the service, at any feature level: a Fetch handler that does not need Node.js. */
import { type Linkifier, matchingOrder } from "./resources/linkifiers.ts";
import { linksIn, type TextLink } from "./resources/linkify.ts";
import { supportsAt } from "./supports.ts";

export { exampleHeader } from "./answers.ts";
export type { RouteName } from "./asked.ts";
export { type InputProblem as Problem, InvalidInputError } from "./checked-by.ts";
export { type Clock, type ManualClock, manualClock } from "./clock.ts";
export { createSandbox } from "./create-sandbox.ts";
export type { NewEvent, QueueEvent } from "./event-queues.ts";
export { DroppedConnectionError, type Fault } from "./faults.ts";
export type { RecordedRequest } from "./journal.ts";
export type { Limits } from "./limits.ts";
export type { User } from "./organization.ts";
export type { Draft, NewDraft } from "./resources/drafts.ts";
export type { QueueState } from "./resources/events.ts";
export type { SandboxState, Seed } from "./resources/index.ts";
export type { Invitation } from "./resources/invitations.ts";
export type { Linkifier, NewLinkifier } from "./resources/linkifiers.ts";
export type { TextLink as Link } from "./resources/linkify.ts";
export { defaultUsers } from "./resources/users.ts";
export type {
  ReleaseName,
  RouteContext,
  RouteHandler,
  Routes,
  Sandbox,
  SandboxOptions,
} from "./sandbox.ts";
export { checkSeed, defaultOrganization } from "./seed.ts";

/**
 * The links that an organization's linkifiers make in a text, from left to right. Linkifiers are applied in turn, and
 * text that one has matched is not offered to later ones, so their order decides if patterns overlap. As on servers, a
 * link begins at the start or after white space or one of `'"(,:<`, no letter or digit follows it, and code has none.
 *
 * @throws RangeError if the text is longer than 10,000 characters, or matching takes 5 seconds.
 */
export const linkify = (
  text: string,
  linkifiers: readonly Linkifier[],
  featureLevel: number,
): TextLink[] => linksIn(text, matchingOrder(linkifiers, { supports: supportsAt(featureLevel) }));
