import { walk } from "../document/grammar.ts";
import {
  isObject,
  type JsonObject,
  join,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import { type Mark, markKey, readMark } from "../levels/mark.ts";
import { sameness } from "../levels/sameness.ts";
import { isForReaders } from "../levels/sentence.ts";
import { withMark } from "./add-mark.ts";

/** A property that may have replaced another; a person has to decide. */
export interface Rename {
  readonly level: number;
  /** The object with the properties, as a pointer. */
  readonly pointer: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The properties that were added at the level at which another one of the same form, and as required, was removed, if no
 * other such property was added or removed there. If one replaced the other, marks have `replaces` and `replacedBy`.
 */
export function possibleRenames(document: OpenApiDocument): Rename[] {
  const { idOf } = sameness({ isLeftOut: isForReaders });
  const found: Rename[] = [];
  walk(document, "document", "#", ({ node, pointer }) => {
    if (!isObject(node.properties)) return;
    const required = [node.required].flat();
    const properties = Object.entries(node.properties).flatMap(([name, property]) => {
      if (!isObject(property)) return [];
      const { [markKey]: _, ...shape } = property;
      return [
        {
          name,
          mark: readMark(property),
          form: `${required.includes(name)} ${idOf(shape, "schema")}`,
        },
      ];
    });
    for (const { name: to, mark, form } of properties) {
      const level = mark?.since;
      if (typeof level !== "number") continue;
      const alike = properties.filter((other) => other.form === form);
      const [from, ...others] = alike.filter((other) => other.mark?.until === level);
      const isOnly = alike.filter((other) => other.mark?.since === level).length === 1;
      if (from === undefined || others.length > 0 || !isOnly) continue;
      if (mark?.replaces !== undefined || from.mark?.replacedBy !== undefined) continue;
      found.push({ level, pointer: join(pointer, "properties"), from: from.name, to });
    }
  });
  return found;
}

/** Writes all possible renames as marks, or only those of one level. */
export function withRenames(document: OpenApiDocument, level?: number): OpenApiDocument {
  const marked = structuredClone(document);
  for (const { level: at, pointer, from, to } of possibleRenames(document)) {
    const properties = resolve(marked, pointer);
    if (!isObject(properties) || (level ?? at) !== at) continue;
    const add = (name: string, said: Partial<Mark>) => {
      const node = properties[name] as JsonObject;
      properties[name] = withMark(node, { ...readMark(node), ...said });
    };
    add(from, { replacedBy: to });
    add(to, { replaces: from });
  }
  return marked;
}
