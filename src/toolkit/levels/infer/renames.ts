import { walk } from "../../document/grammar.ts";
import { isObject, join, type OpenApiDocument } from "../../document/json.ts";
import { markKey, readMark } from "../mark.ts";
import { sameness } from "../sameness.ts";
import { isForReaders } from "../sentence.ts";

/** A property that may have replaced another; a person has to decide. */
export interface Rename {
  readonly level: number;
  /** The object with the properties, as a pointer. */
  readonly pointer: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The properties that were added at the level at which another one of the same form was removed, if no other property
 * of this form was added or removed there. If one replaced the other, marks have `replaces` and `replacedBy`.
 */
export function possibleRenames(document: OpenApiDocument): Rename[] {
  const { idOf } = sameness(isForReaders);
  const found: Rename[] = [];
  walk(document, "document", "#", ({ node, pointer }) => {
    if (!isObject(node.properties)) return;
    const properties = Object.entries(node.properties).flatMap(([name, property]) => {
      if (!isObject(property)) return [];
      const { [markKey]: _, ...shape } = property;
      return [{ name, mark: readMark(property), form: idOf(shape, "schema") }];
    });
    for (const { name: to, mark, form } of properties) {
      const level = mark?.since;
      if (typeof level !== "number") continue;
      const alike = properties.filter((other) => other.form === form);
      const [from, ...others] = alike.filter((other) => other.mark?.until === level);
      const isOnly = alike.filter((other) => other.mark?.since === level).length === 1;
      if (from === undefined || others.length > 0 || !isOnly) continue;
      found.push({ level, pointer: join(pointer, "properties"), from: from.name, to });
    }
  });
  return found;
}
