import { kindOfComponents } from "../document/grammar.ts";
import {
  type Json,
  type JsonObject,
  join,
  listIn,
  type OpenApiDocument,
  objectsWithin,
  reachable,
  resolve,
} from "../document/json.ts";
import { componentPointer, pointersOf } from "../document/references.ts";
import { remembered } from "../document/remembered.ts";
import { partOfReference } from "./compared-parts.ts";
import { fieldsOf, levelsOfMarks, readMark } from "./mark.ts";

/** The runs of levels in which a component or a path stays: each as a text, the same for all levels of the run. */
export interface PartRuns {
  /** The run in which no mark within the part changes anything. */
  readonly own: (pointer: string, level: number) => string;
  /** The run in which no mark in the part, or in anything to which it leads, changes anything. */
  readonly whole: (pointer: string, level: number) => string;
}

/**
 * Finds the runs of a document's parts. A run may end early, where a part only seems to change, but never late: whatever
 * looks like a reference counts, also in examples, in extensions and in the earlier fields of marks.
 */
export function partRuns(document: OpenApiDocument): PartRuns {
  if (replacesParts(document)) {
    const each = (pointer: string, level: number) => `${level} ${pointer}`;
    return { own: each, whole: each };
  }
  const read = remembered((pointer: string) => {
    const objects = objectsWithin(resolve(document, pointer));
    return {
      levels: levelsOfMarks(objects),
      leads: new Set(objects.flatMap(leadsOf)),
      operations: objects.flatMap(({ operationId }) => operationId ?? []),
    };
  });
  const holders = new Map<Json, string[]>();
  for (const pointer of partsOf(document)) {
    for (const id of read(pointer).operations) listIn(holders, id).push(pointer);
  }
  const leadsTo = (pointer: string): Iterable<string> => {
    const { leads, operations } = read(pointer);
    // A link is there as long as its operation.
    return operations.length === 0
      ? leads
      : [...leads, ...operations.flatMap((id) => holders.get(id) ?? [])];
  };
  const ownLevels = remembered((pointer: string) => inOrder(read(pointer).levels));
  const allLevels = remembered((pointer: string) =>
    inOrder([...reachable([pointer], leadsTo)].flatMap((one) => read(one).levels)),
  );
  const runIn =
    (levelsOf: (pointer: string) => readonly number[]) => (pointer: string, level: number) =>
      `${levelsOf(pointer).findLastIndex((one) => one <= level)} ${pointer}`;
  return { own: runIn(ownLevels), whole: runIn(allLevels) };
}

/** The parts to which an object leads; a link may name a place of its operation. */
const leadsOf = (node: JsonObject): string[] =>
  [...pointersOf(node), node.operationRef]
    .filter((to) => typeof to === "string")
    .map((to) => partOfReference(to.startsWith("#") ? to : componentPointer("schemas", to)));

/** Whether an earlier document has other parts in whole: a mark of the root, or of `components`, says so. */
const replacesParts = (document: OpenApiDocument): boolean =>
  [document, document.components]
    .flatMap((node) => readMark(node)?.changes ?? [])
    .flatMap(fieldsOf)
    .some((field) => holdsParts.test(field) || kindOfComponents(field) !== undefined);

const holdsParts = /^(paths|webhooks|components)$/;

const inOrder = (levels: readonly number[]): number[] =>
  [...new Set(levels)].sort((one, other) => one - other);

/** The pointers of all components, paths and webhooks. */
function partsOf({ paths, webhooks, components }: OpenApiDocument): string[] {
  const holders: [string, unknown][] = [
    ["#/paths", paths],
    ["#/webhooks", webhooks],
    ...Object.entries(Object(components) as JsonObject).map(
      ([section, members]): [string, unknown] => [join("#/components", section), members],
    ),
  ];
  return holders.flatMap(([holder, members]) =>
    Object.keys(Object(members)).map((name) => join(holder, name)),
  );
}
