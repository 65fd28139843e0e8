import { listIn, type OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf, type ReadOperations } from "../document/operation.ts";
import { readMark } from "./mark.ts";
import { spansOf } from "./span.ts";
import type { Variant, Variants } from "./variants.ts";

/** An operation at all levels. */
export interface LevelledOperation {
  readonly id: string;
  /** In the order in which they begin; if the operation moved, those of all its paths. */
  readonly variants: readonly OperationVariant[];
}

/** An operation for the spans in which it, and everything it refers to, is the same. */
interface OperationVariant extends Pick<Variant, "spans"> {
  readonly operation: Operation;
}

/**
 * The operations of all levels by id, in the order in which they first occur. `read` may return other objects instead.
 */
export function levelledOperations(
  { boundaries, parts, documentAt }: Variants,
  read: ReadOperations = operationsOf,
): LevelledOperation[] {
  const found = new Map<string, OperationVariant[]>();
  /** The operations with a variant that begins at a boundary, by their pointers. */
  const beginning = new Map<number, Map<string, Variant>>();
  for (const [pointer, all] of parts) {
    if (!isOperation.test(pointer)) continue;
    for (const variant of all) {
      const [{ from }] = variant.spans;
      const here = beginning.get(from) ?? new Map<string, Variant>();
      beginning.set(from, here.set(pointer, variant));
    }
  }
  for (const boundary of boundaries) {
    const here = beginning.get(boundary);
    if (here === undefined) continue;
    for (const operation of read(documentAt(boundary), (pointer) => here.has(pointer))) {
      const { spans } = here.get(operation.pointer) as Variant;
      listIn(found, operation.id).push({ spans, operation });
    }
  }
  return [...found].map(([id, variants]) => ({ id, variants }));
}

const isOperation = /^#\/(paths|webhooks|components\/pathItems)\/[^/]+\/[a-z]+$/;

/**
 * The operations of an annotated document, in its order, grouped by id, the newest first. An operation that moved to
 * another path or method keeps its id, and no level has it twice.
 */
export function operationsById(document: OpenApiDocument): [Operation, ...Operation[]][] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operationsOf(document)) listIn(groups, operation.id).push(operation);
  const newest = ({ extensions }: Operation) => spansOf(readMark(extensions)).at(-1)?.from ?? 0;
  return Array.from(groups.values(), (group) => {
    return group.sort((one, other) => newest(other) - newest(one)) as [Operation, ...Operation[]];
  });
}
