import { isObject, type JsonObject, type OpenApiDocument } from "./json.ts";
import { type Operation, operationsOf, webhooksOf } from "./operation.ts";

/** The texts of a document about itself. */
interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  /** The tags that it declares, in its order. */
  readonly tags: readonly { readonly name: string; readonly description: string }[];
}

/** Reads the texts of a document about itself; missing ones are empty. */
export function infoOf({ info, tags }: OpenApiDocument): Info {
  const text = (node: unknown, name: string) => {
    const value = isObject(node) ? (node as JsonObject)[name] : undefined;
    return typeof value === "string" ? value : "";
  };
  return {
    title: text(info, "title"),
    version: text(info, "version"),
    summary: text(info, "summary"),
    description: text(info, "description"),
    tags: (Array.isArray(tags) ? tags : []).map((tag) => ({
      name: text(tag, "name"),
      description: text(tag, "description"),
    })),
  };
}

/** Operations that documentation shows together. */
interface OperationGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** The group of operations that have no tag. */
const untagged = "Operations";

/** The group of webhooks that have no tag. */
const webhooks = "Webhooks";

/** The name of the group of an operation or a webhook: its first tag. */
export const groupOf = ({ tags: [first = ""], isWebhook }: Operation): string =>
  first || (isWebhook ? webhooks : untagged);

/**
 * The operations and webhooks of a document by their first tags: the declared tags in their order, then those that only
 * operations name (OpenAPI 3.1 §4.8.1 lets tools order them), in the order of the operations.
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
