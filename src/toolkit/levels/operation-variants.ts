import { listIn, type OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf } from "../document/operation.ts";
import type { Variant, Variants } from "./variants.ts";

/** An operation through the levels. */
export interface LevelledOperation {
  readonly id: string;
  /** In the order in which they begin; of one that moved, those of all its paths. */
  readonly variants: readonly OperationVariant[];
}

/** An operation while it says the same, with all that it refers to. */
interface OperationVariant extends Pick<Variant, "spans"> {
  readonly operation: Operation;
}

/** The operations of all levels by their ids, in the order in which they first occur; or what else `read` finds. */
export function levelledOperations(
  { boundaries, parts, documentAt }: Variants,
  read: (document: OpenApiDocument) => readonly Operation[] = operationsOf,
): LevelledOperation[] {
  const found = new Map<string, OperationVariant[]>();
  const beginning = new Set(
    [...parts]
      .filter(([pointer]) => isOperation.test(pointer))
      .flatMap(([, all]) => all.map(({ spans: [{ from }] }) => from)),
  );
  for (const boundary of boundaries.filter((level) => beginning.has(level))) {
    for (const operation of read(documentAt(boundary))) {
      const all = parts.get(operation.pointer);
      const variant = all?.find(({ spans: [{ from }] }) => from === boundary);
      if (variant !== undefined)
        listIn(found, operation.id).push({ spans: variant.spans, operation });
    }
  }
  return [...found].map(([id, variants]) => ({ id, variants }));
}

const isOperation = /^#\/(paths|webhooks|components\/pathItems)\/[^/]+\/[a-z]+$/;
