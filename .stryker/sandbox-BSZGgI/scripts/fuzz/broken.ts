/** What has to hold of every answer. */
// @ts-nocheck

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

/**
 * A property that does not hold of one answer. Its message and stack hold nothing of what the server
 * said, which may repeat credentials: `what` does, for `explain`, which keeps them out.
 */
export class Broken extends Error {
  override readonly name = "Broken";
  readonly property: Property;
  readonly #what: string;

  constructor(property: Property, what: string, options: { cause?: unknown } = {}) {
    super(property, options);
    this.property = property;
    this.#what = what;
  }

  /** What does not hold, in the words of the answer. */
  get what(): string {
    return this.#what;
  }

  /** Whether the server is no longer there, so that nothing can be learned from what follows. */
  get isGone(): boolean {
    return (this.cause as NodeJS.ErrnoException | undefined)?.syscall === "connect";
  }
}
