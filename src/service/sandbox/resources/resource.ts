import type { FeatureName } from "../../../../generated/feature-levels.gen.ts";
import type { OperationId } from "../../../../generated/operations.gen.ts";
import type { JsonObject } from "../../../toolkit/document/json.ts";
import type { Behaviour } from "../behaviour.ts";
import type { InputProblem } from "../checked-by.ts";
import type { Clock } from "../clock.ts";
import type { Organization } from "../organization.ts";

/** The types of a resource. */
export interface ResourceTypes {
  /** What a seed gives of one; `never` where a seed holds none. */
  given: object;
  /** One with nothing left out. */
  complete: object;
  /** What an organization holds of all of them. */
  state: unknown;
  /** One as `sandbox.state` shows it; `never` where it shows none. */
  shown: object;
  /** The methods that a sandbox has for them. */
  actions: object;
}

/**
 * All that the sandbox knows of one kind of thing: what a seed may say of it, what an organization holds of it,
 * and the operations on it. `npm run generate` loads the resources for their schemas, so none of them may import
 * a generated value: those come with the organization.
 */
export interface Resource<Types extends ResourceTypes = ResourceTypes> {
  /** Absent where a seed holds none. */
  readonly seed?: SeedPart<Types["given"], Types["complete"]>;
  /** Schemas of what else its actions take, by name. */
  readonly inputs?: Readonly<Record<string, JsonObject>>;
  /** What an organization starts with. */
  start(seeded: readonly Types["complete"][], clock: Clock): Types["state"];
  /** What `sandbox.state` shows. */
  shown?(organization: Organization): readonly Types["shown"][];
  /** Ends what waits for the organization, before a reset replaces it. */
  end?(organization: Organization): void;
  /** The methods of the sandbox; `current` answers the organization of the moment. */
  actions?(current: () => Organization): Types["actions"];
  readonly behaviours?: { readonly [Id in OperationId]?: Behaviour<Id> };
}

/** What a seed may say of a resource. */
export interface SeedPart<Given, Complete> {
  /** The schema of one. */
  readonly schema: JsonObject;
  /** What no two of them may have in common, by the property that is to blame. */
  unique(item: Given): Readonly<Record<string, unknown>>;
  /** The property that holds the ID of a user who has to exist. Defaults to none. */
  readonly userId?: string;
  /** What a schema cannot find wrong with one. */
  problems?(place: string, item: Given): InputProblem[];
  /** `now` is in milliseconds. */
  complete(item: Given, now: number): Complete;
  /** What the default organization holds; `today` is in seconds. */
  byDefault(today: number, supports: (name: FeatureName) => boolean): readonly Complete[];
}
