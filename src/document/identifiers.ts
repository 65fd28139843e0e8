import { isObject, join, resolve } from "./json.ts";

/** A schema resource (JSON Schema 2020-12, Core §4.3.5): where it stands in its file, and its anchors. */
interface Resource {
  readonly pointer: string;
  readonly anchors: Map<string, string>;
}

/** An address that no author writes, for what stands under no `$id`. */
const nowhere = "https://file.invalid/";

/**
 * Lets references by `$id` and `$anchor` be pointers into the file that has these: for Redocly the former are files
 * to read, and for others the latter are none. In place; what is not of this file stays as it is.
 */
export function pointToIdentifiers(file: unknown): void {
  const resources = new Map<string, Resource>([[nowhere, { pointer: "#", anchors: new Map() }]]);
  const references: { readonly node: { $ref: string }; readonly base: string }[] = [];
  const seen = new Set<unknown>();
  const search = (node: unknown, pointer: string, around: string): void => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    let base = around;
    if (isObject(node)) {
      const { $id, $anchor, $dynamicAnchor, $ref } = node;
      if (typeof $id === "string" && URL.canParse($id, around)) {
        base = new URL($id, around).href.replace(/#$/, "");
        if (!resources.has(base)) resources.set(base, { pointer, anchors: new Map() });
      }
      for (const name of [$anchor, $dynamicAnchor]) {
        if (typeof name === "string") resources.get(base)?.anchors.set(name, pointer);
      }
      if (typeof $ref === "string") references.push({ node: node as { $ref: string }, base });
    }
    for (const [key, below] of Object.entries(node)) search(below, join(pointer, key), base);
  };
  search(file, "#", nowhere);
  for (const { node, base } of references) {
    if (!URL.canParse(node.$ref, base)) continue;
    const [address = "", fragment = ""] = new URL(node.$ref, base).href.split("#");
    const resource = resources.get(address);
    if (resource === undefined) continue;
    const target = fragment.startsWith("/")
      ? resource.pointer + fragment
      : fragment === ""
        ? resource.pointer
        : resource.anchors.get(fragment);
    // Most tools read a pointer from the root of the document, and so most authors write it.
    const isFromRoot =
      node.$ref.startsWith("#/") && resolve(file as never, node.$ref) !== undefined;
    if (target !== undefined && target !== "#" && !isFromRoot) node.$ref = target;
  }
}
