/** What has to hold of every answer. */
export type Property =
  | "answers"
  | "status as documented"
  | "content type"
  | "body of its schema"
  | "headers as declared"
  | "error tells which parameter"
  | "names ignored parameters"
  | "refused changes nothing"
  | "reading changes nothing"
  | "repeating changes nothing more"
  | "leaks nothing"
  | "same in another form"
  | "leaves JavaScript alone";

/** A property that does not hold of one answer. */
export class Broken extends Error {
  override readonly name = "Broken";
  readonly property: Property;

  constructor(property: Property, what: string, options: { cause?: unknown } = {}) {
    super(`${property}: ${clipped(what)}`, options);
    this.property = property;
  }

  /** Whether the server is no longer there, so that nothing can be learned from what follows. */
  get isGone(): boolean {
    return (this.cause as NodeJS.ErrnoException | undefined)?.syscall === "connect";
  }
}

/** A text of which only the beginning tells something. */
export const clipped = (text: string): string =>
  text.length > 600 ? `${text.slice(0, 600)}… (${text.length} characters)` : text;
