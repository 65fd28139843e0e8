import { isObject, type JsonObject, type OpenApiDocument } from "./json.ts";
import type { Operation } from "./operation.ts";

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

/** The group of operations that have no tag. */
const untagged = "Operations";

/** The group of webhooks that have no tag. */
const webhooks = "Webhooks";

/** The name of the group of an operation or a webhook: its first tag. */
export const groupOf = ({
  tags: [first = ""],
  isWebhook,
}: Pick<Operation, "tags" | "isWebhook">): string => first || (isWebhook ? webhooks : untagged);
