/** One difference between feature levels, as data. */
export interface HistoryEntry {
  readonly level: number;
  /** The server release that brought it, for example `"8.0"`. */
  readonly release: string;
  /** The registry's name for it. */
  readonly name: string;
  readonly kind: "added" | "removed" | "replaced" | "changed" | "behaviour";
  /** A pointer to the marked object in the document, for example `#/paths/~1api~1v1~1invites/get`. */
  readonly where: string;
  /** What the registry says of it. */
  readonly summary: string;
  /** What the author wrote about it: for a change what held before, where it is said, otherwise the summary. */
  readonly note: string;
  /** Where fields changed, how: "`id` is an integer; before, a string."; where an operation moved, from where to where, and what else. */
  readonly sentence?: string;
  /** Whether it is from another source than the one on which the specification is based (`x-beyond-document`). */
  readonly isBeyondDocument?: true;
  /** What the marked object is. */
  readonly carrier: Carrier;
  /** The name by which a reader knows the object: an `operationId`, a property, a status, a value. */
  readonly subject: string;
  /** What it is a part of, in words: "`Order.lines`", "response `200`", "`crop` of the request". */
  readonly within?: string;
  /** The property that went, where the kind is `replaced`. */
  readonly replaced?: string;
  /** The ids of the operations that the difference touches at its level, in the order of the document. */
  readonly operations: readonly string[];
}

/** The objects whose marks are differences between servers (openapi/EXTENSIONS.md). */
export type Carrier =
  | "operation"
  | "parameter"
  | "property"
  | "enum value"
  | "form"
  | "document"
  | "request body"
  | "response"
  | "media type"
  | "header"
  | "link"
  | "component";
