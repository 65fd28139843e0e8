import { infoOf } from "./info.ts";
import type { OpenApiDocument } from "./json.ts";
import { type Operation, operationsOf, webhooksOf } from "./operation.ts";

/** Operations that documentation shows together. */
export interface OperationGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** The group of operations that have no tag. */
const untagged = "Operations";

/** The group of what the server sends to its clients. */
const webhooks = "Webhooks";

/** The name of the group of an operation or a webhook: its first tag. */
export const groupOf = ({ tags: [first = ""], isWebhook }: Operation): string =>
  first || (isWebhook ? webhooks : untagged);

/**
 * The operations and webhooks of a document by their first tags: the declared ones in their order, and then those that only
 * operations name (OpenAPI 3.1 §4.8.1 lets tools order them), in the order in which they do.
 */
export function groupsOf(document: OpenApiDocument): OperationGroup[] {
  const groups = new Map<string, { description: string; operations: Operation[] }>();
  for (const { name, description } of infoOf(document).tags) {
    groups.set(name, { description, operations: [] });
  }
  for (const operation of [...operationsOf(document), ...webhooksOf(document)]) {
    const name = groupOf(operation);
    const group = groups.get(name) ?? { description: "", operations: [] };
    groups.set(name, group);
    group.operations.push(operation);
  }
  return [...groups].map(([name, group]) => ({ name, ...group }));
}
