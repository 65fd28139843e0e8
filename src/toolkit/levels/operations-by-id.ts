import type { OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf } from "../document/operation.ts";
import { livesOf, readMark } from "./mark.ts";

/**
 * The operations of a document with marks, those of one id together, the newest first: one that moved to another
 * path or method keeps its id, and no level has it twice. In the order of the document.
 */
export function operationsById(document: OpenApiDocument): [Operation, ...Operation[]][] {
  const groups = new Map<string, [Operation, ...Operation[]]>();
  for (const operation of operationsOf(document)) {
    const group = groups.get(operation.id);
    if (group === undefined) groups.set(operation.id, [operation]);
    else group.push(operation);
  }
  const newest = ({ extensions }: Operation) => livesOf(readMark(extensions)).at(-1)?.since ?? 0;
  for (const group of groups.values()) group.sort((one, other) => newest(other) - newest(one));
  return [...groups.values()];
}
