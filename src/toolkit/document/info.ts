import { isObject, type JsonObject, type OpenApiDocument } from "./json.ts";

/** What a document says of itself. */
interface Info {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  /** The tags that it declares, in its order. */
  readonly tags: readonly { readonly name: string; readonly description: string }[];
}

/** Reads what a document says of itself; a text that is not there is empty. */
export function infoOf({ info, tags }: OpenApiDocument): Info {
  const text = (node: unknown, name: string) => {
    const value = isObject(node) ? (node as JsonObject)[name] : undefined;
    return typeof value === "string" ? value : "";
  };
  return {
    title: text(info, "title"),
    summary: text(info, "summary"),
    description: text(info, "description"),
    tags: (Array.isArray(tags) ? tags : []).map((tag) => ({
      name: text(tag, "name"),
      description: text(tag, "description"),
    })),
  };
}
