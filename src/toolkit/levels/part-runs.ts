import { childrenOf, kindOfComponents } from "../document/grammar.ts";
import {
  type Json,
  type JsonObject,
  join,
  listIn,
  type OpenApiDocument,
  objectsWithin,
  reachable,
  resolve,
  steps,
} from "../document/json.ts";
import { componentPointer, pointersOf } from "../document/references.ts";
import { remembered } from "../document/remembered.ts";
import { partOfReference } from "./compared-parts.ts";
import { fieldsOf, levelsOfMarks, readMark } from "./mark.ts";

/**
 * The run of levels in which a component or a path of a document stays, with all to which it leads, as a text. A run may
 * end early, where a part only seems to change, but never late: whatever looks like a reference counts, also in
 * examples, in extensions and in the earlier fields of marks.
 */
export function partRuns(document: OpenApiDocument): (pointer: string, level: number) => string {
  if (replacesParts(document)) return (pointer, level) => `${level} ${pointer}`;
  const read = remembered((pointer: string) => {
    const objects = objectsWithin(resolve(document, pointer));
    return {
      levels: levelsOfMarks(objects),
      leads: new Set(objects.flatMap(leadsOf)),
      operations: objects.flatMap(({ operationId }) => operationId ?? []),
    };
  });
  // References may also lead to other places, for example to extensions.
  const parts = reachable(partsOf(document), (pointer) => read(pointer).leads);
  const holders = new Map<Json, string[]>();
  for (const pointer of parts) {
    for (const id of read(pointer).operations) listIn(holders, id).push(pointer);
  }
  /** The parts that lead to each part, and those with a mark of each level. */
  const users = new Map<string, string[]>();
  const marked = new Map<number, string[]>();
  for (const pointer of parts) {
    const { levels, leads, operations } = read(pointer);
    // A link is there as long as its operation.
    const targets = [...leads, ...operations.flatMap((id) => holders.get(id) ?? [])];
    for (const target of targets) listIn(users, target).push(pointer);
    for (const level of levels) listIn(marked, level).push(pointer);
  }
  // From the marks to all that leads to them, once for each level: from each part, a long chain would take too long.
  const allLevels = new Map<string, number[]>();
  for (const [level, some] of marked) {
    for (const pointer of reachable(some, (one) => users.get(one) ?? []))
      listIn(allLevels, pointer).push(level);
  }
  return (pointer, level) => {
    const levels = allLevels.get(canonical(pointer)) ?? [];
    return `${levels.filter((one) => one <= level).length} ${pointer}`;
  };
}

/** The parts to which an object leads; a link may name a place of its operation. */
const leadsOf = (node: JsonObject): string[] =>
  [...pointersOf(node), node.operationRef]
    .filter((to) => typeof to === "string")
    .map((to) => (to.startsWith("#") ? to : componentPointer("schemas", to)))
    .map((to) => canonical(partOfReference(to)));

/** A pointer as `join` writes it. */
const canonical = (pointer: string): string =>
  pointer.includes("%") ? steps(pointer).reduce(join, "#") : pointer;

/** Whether an earlier document has other parts in whole: a mark of the root, or of `components`, says so. */
const replacesParts = (document: OpenApiDocument): boolean =>
  [document, document.components]
    .flatMap((node) => readMark(node)?.changes ?? [])
    .flatMap(fieldsOf)
    .some((field) => holdersOfParts.includes(field) || kindOfComponents(field) !== undefined);

const holdersOfParts: readonly string[] = ["paths", "webhooks", "components"];

/** The pointers of all components, paths and webhooks. */
const partsOf = (document: OpenApiDocument): string[] =>
  childrenOf(document, "document").flatMap(({ node, kind, field, key = "" }) => {
    if (kind === "pathItem") return [join(`#/${field}`, key)];
    const components = kind === "components" ? childrenOf(node, kind) : [];
    return components.map((one) => componentPointer(one.field, one.key ?? ""));
  });
