import type { FetchedState, OrganizationSettings } from "../organization.ts";
import { drafts } from "./drafts.ts";
import { eventQueues } from "./events.ts";
import { invitations } from "./invitations.ts";
import { linkifiers } from "./linkifiers.ts";
import type { Resource, ResourceTypes, UntypedHandler } from "./resource-types.ts";
import { serverOperations } from "./server-settings.ts";
import { userOperations } from "./user-operations.ts";
import { users } from "./users.ts";

/** All resources of the sandbox, by their names in a seed and in `sandbox.state`. */
const resources = {
  users,
  drafts,
  /** In the order in which they are matched from feature level 202 on. */
  linkifiers,
  invitations,
  queues: eventQueues,
};

type Resources = typeof resources;
type TypesOf<Name extends keyof Resources> =
  Resources[Name] extends Resource<infer Types extends ResourceTypes> ? Types : never;

/** The lists of a seed or a state, by resource. */
type ListsOf<Part extends "given" | "complete" | "shown"> = {
  [Name in keyof Resources as [TypesOf<Name>[Part]] extends [never]
    ? never
    : Name]: readonly TypesOf<Name>[Part][];
};

/** The content of an organization at the start of its sandbox and after a reset. */
export interface Seed extends ListsOf<"given">, OrganizationSettings {}

/** A seed with the defaults filled in. */
export interface CompleteSeed extends ListsOf<"complete">, OrganizationSettings {}

/**
 * A copy of the state of a sandbox. API keys are left out, linkifiers are in the order in which they match, and
 * expired invitations are included.
 */
export type SandboxState = Readonly<ListsOf<"shown">>;

/** Every resource by its name, without its types. Callers pass the list of that name in a seed. */
export const resourcesByName: ReadonlyMap<string, Resource> = new Map<string, Resource>(
  Object.entries(resources),
);

const all = [...resourcesByName.values()];

export const seededResources = [...resourcesByName].flatMap(([name, { seed }]) =>
  seed === undefined ? [] : [{ name, seed }],
);

const handlers: ReadonlyMap<string, UntypedHandler> = new Map(
  [...all.map(({ handlers }) => handlers), serverOperations, userOperations].flatMap((some) =>
    Object.entries<UntypedHandler>(some),
  ),
);

/**
 * How the sandbox carries out an operation. Without a handler, the response is the operation's first example of
 * success, so that adding an operation needs no code.
 */
export const handlerOf = (operationId: string): UntypedHandler | undefined =>
  handlers.get(operationId);

/** What registrations return of the state of all resources, by type of event. */
export const fetchedStates: ReadonlyMap<string, FetchedState> = new Map(
  all.flatMap(({ fetched = {} }) => Object.entries(fetched)),
);
