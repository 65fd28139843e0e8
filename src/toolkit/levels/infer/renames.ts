import { walk } from "../../document/grammar.ts";
import { isObject, join, type OpenApiDocument } from "../../document/json.ts";
import { markKey, readMark } from "../mark.ts";
import { isForReaders } from "../sentence.ts";
import { sameness } from "./sameness.ts";

/** A property that may have taken over from another: only a person knows. */
export interface Rename {
  readonly level: number;
  /** The place of the properties, as a pointer. */
  readonly pointer: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The properties that came where another of the same form went, at one level: where it is the only one of
 * this form on both sides. A mark says so by `replaces` and `replacedBy`.
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
