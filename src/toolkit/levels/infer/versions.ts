import type { JsonObject, OpenApiDocument } from "../../document/json.ts";
import type { IsLeftOut, Sameness } from "./sameness.ts";

/** A plain document, and the feature level from which on servers have it. */
export interface Version {
  readonly level: number;
  readonly document: OpenApiDocument;
  /** The release whose servers report that level, where versions are named by releases. */
  readonly release?: string;
}

/** An object in the versions that have it, oldest first, each with the number of its version. */
export type Present = readonly (readonly [version: number, node: JsonObject])[];

/** What is said otherwise than by marks on the smallest members, since these did not come out as they were; by pointers. */
export interface Whole {
  /** Objects of which nothing is left out with what it names: what they name may not be there. */
  readonly asWritten: Set<string>;
  /** Components that exist by their own marks alone, whether anything refers to them or not. */
  readonly kept: Set<string>;
  /** Fields that are said as they were in each version. */
  readonly fields: Set<string>;
  /** Objects of which each field is. */
  readonly objects: Set<string>;
}

/** What merging needs to know of all versions. */
export interface Versions extends Pick<Sameness, "idOf"> {
  readonly levels: readonly number[];
  /** Fields of which the newest text counts. */
  readonly isLeftOut: IsLeftOut;
  /** Whether a schema of a version declares a property, itself or by what it is composed of. */
  readonly declares: (version: number, schema: JsonObject, name: string) => boolean;
  /** The versions that have a component. */
  readonly having: (pointer: string) => ReadonlySet<number>;
  /** Lets a component exist in the versions that have it only, as no mark may stand beside a reference to it. */
  readonly markComponent: (pointer: string) => void;
  /** What is to be said otherwise than its members could say themselves. */
  readonly whole: Whole;
  /** Whether an object, or one in it, is one of which nothing is left out with what it names. */
  readonly holdsAsWritten: (pointer: string) => boolean;
  /** Does work, or answers `undefined` and leaves no component marked where members cannot say what differs. */
  readonly attempt: <Result>(work: () => Result) => Result | undefined;
}

/** What no mark can say on an object: it takes one on the object around it. */
export class Unsayable extends Error {
  override readonly name = "Unsayable";
}

/** All names in the versions, those of the newest first. */
export function namesIn(present: Present): string[] {
  return [...new Set(present.toReversed().flatMap(([, node]) => Object.keys(node)))];
}
