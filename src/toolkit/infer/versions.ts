import { type JsonObject, join, type OpenApiDocument, resolve, steps } from "../document/json.ts";
import type { IsLeftOut, Sameness } from "../levels/sameness.ts";

/** A plain document, and the first feature level whose servers have it. */
export interface Version {
  readonly level: number;
  readonly document: OpenApiDocument;
  /** The release that reports the level, if the document is to list releases. */
  readonly release?: string;
}

/** An object or a field that is stored whole for each version, by its pointer. */
export interface Held {
  readonly pointer: string;
  /** The place whose marks would be wrong or refused, as a pointer into a version. */
  readonly place: string;
  /** If a projection would differ there: the level of the first such version. */
  readonly level?: number;
  /** If the place cannot have marks: why, and what would avoid it. */
  readonly reason?: string;
}

/** An object in the versions that have it, oldest first, each with the number of its version. */
export type Present = readonly (readonly [version: number, node: JsonObject])[];

/**
 * Objects, by pointer, that are described more coarsely, because marks on the smallest members did not reproduce the
 * versions.
 */
export interface Whole {
  /** Objects that keep names of absent objects (`asWritten` of a mark). */
  readonly asWritten: Set<string>;
  /** Components whose own marks alone decide when they exist, even without references. */
  readonly kept: Set<string>;
  /** Fields that are stored whole for each version. */
  readonly fields: Set<string>;
  /** Objects of which each field is stored so. */
  readonly objects: Set<string>;
}

/** The versions, with the questions that merging asks about them. */
export interface Versions extends Pick<Sameness, "idOf"> {
  readonly levels: readonly number[];
  /** Fields that are ignored: the newest text is kept. */
  readonly isLeftOut: IsLeftOut;
  /** Whether a schema of a version declares a property, directly or by composition. */
  readonly declares: (version: number, schema: JsonObject, name: string) => boolean;
  /** The versions that have a component. */
  readonly having: (pointer: string) => ReadonlySet<number>;
  /** Marks a component with the versions that have it, because references to it cannot have marks. */
  readonly markComponent: (pointer: string) => void;
  /** The objects to be described coarsely. */
  readonly whole: Whole;
  /** Whether an object, or one in it, is in `asWritten`. */
  readonly holdsAsWritten: (pointer: string) => boolean;
  /** Does work on a field. If members cannot be marked, returns `undefined` and undoes the marks on components. */
  readonly attempt: <Result>(pointer: string, work: () => Result) => Result | undefined;
  /** Notes a field that is stored whole for each version, and what would avoid it. */
  readonly hold: (pointer: string, reason: string) => void;
}

/** An object cannot express a difference with a mark; the object around it has to. */
export class Unsayable extends Error {
  override readonly name = "Unsayable";

  /** @param $ref the reference in place of the object, beside which no mark may stand */
  constructor($ref: string) {
    super(
      `beside a reference to ${$ref} no mark may stand; refer to it in all versions that have the object, or in none.`,
    );
  }
}

/** The newest version with a place of an annotated document, or with the smallest part around it. */
export function versionWith<Known extends Version>(
  versions: readonly Known[],
  pointer: string,
): { readonly place: string; readonly version: Known | undefined } {
  for (const way = steps(pointer); way.length > 0; way.pop()) {
    const place = way.reduce(join, "#");
    const version = versions.findLast(({ document }) => resolve(document, place) !== undefined);
    if (version !== undefined) return { place, version };
  }
  return { place: "#", version: versions.at(-1) };
}
