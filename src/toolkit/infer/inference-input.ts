import type { JsonObject, OpenApiDocument } from "../document/json.ts";

/** A plain document, and the first feature level whose servers have it. */
export interface Version {
  readonly level: number;
  readonly document: OpenApiDocument;
  /** The release that reports the level, if the document is to list releases. */
  readonly release?: string;
}

/** An object in the versions that have it, oldest first, each with the number of its version. */
export type Present = readonly (readonly [version: number, node: JsonObject])[];

/** An operation, a path or a component that stores each differing field whole for each version. */
export interface FallbackCopy {
  readonly pointer: string;
  /** The place that annotations inside it would not restore, and the level of the first version in which it differs. */
  readonly place: string;
  readonly level: number;
}

/** No annotated document can express the versions. */
export class InferenceError extends Error {
  override readonly name = "InferenceError";
  /** The level of the version in which it differs. */
  readonly level: number;
  /** The place, as a pointer into the document. */
  readonly pointer: string;

  constructor(level: number, pointer: string) {
    super("annotations cannot express this difference. Write both documents in the same form here");
    this.level = level;
    this.pointer = pointer;
  }
}
