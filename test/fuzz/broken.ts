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

  constructor(property: Property, what: string, options: ErrorOptions = {}) {
    super(`${property}: ${what}`, options);
    this.property = property;
  }
}
