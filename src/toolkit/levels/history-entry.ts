/** One difference between feature levels, as data. */
export interface HistoryEntry {
  readonly level: number;
  /** The first release with it, for example `"8.0"`. */
  readonly release: string;
  /** Its name in the registry. */
  readonly name: string;
  readonly kind: "added" | "removed" | "replaced" | "changed" | "behaviour";
  /** A pointer to the marked object in the document, for example `#/paths/~1api~1v1~1invites/get`. */
  readonly where: string;
  /** Its summary in the registry. */
  readonly summary: string;
  /** The note of a change, which tells what was so before; otherwise the summary. */
  readonly note: string;
  /** Describes a change of fields: "`id` is an integer; before, a string.", or how an operation moved. */
  readonly sentence?: string;
  /** Whether it is from another source than the one on which the specification is based (`x-beyond-document`). */
  readonly isBeyondDocument?: true;
  /** The kind of the marked object. */
  readonly carrier: Carrier;
  /** The name of the object for readers: an `operationId`, a property, a status, a value. */
  readonly subject: string;
  /** The object that contains it: "`Order.lines`", "response `200`", "`crop` of the request". */
  readonly within?: string;
  /** The removed property, if the kind is `replaced`. */
  readonly replaced?: string;
  /** The ids of the operations that the difference affects at its level, in the order of the document. */
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
