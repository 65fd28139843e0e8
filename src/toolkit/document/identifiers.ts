import { isObject, join, resolve } from "./json.ts";

/** A schema resource (JSON Schema 2020-12, Core §4.3.5): where it stands in its file, and its anchors. */
interface Resource {
  readonly pointer: string;
  readonly anchors: Map<string, string>;
}

/** The schema resources of a file, by their addresses. */
export type Resources = ReadonlyMap<string, Resource>;

/** A reference by an address that has become a pointer. */
export interface PointedReference {
  /** Where it stands, as a pointer. */
  readonly pointer: string;
  readonly from: string;
  readonly to: string;
}

/** An address that no author writes, for what stands under no `$id`. */
const nowhere = "https://file.invalid/";

/** Whether a reference has a scheme, as `http:` is one; `C:` is a drive. */
export const isAddress = (uri: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(uri);

/**
 * Lets references by `$id` and `$anchor` be pointers into the file that has these: for Redocly the former are files
 * to read, and for others the latter are none. In place; what is not of this file stays as it is. Answers the
 * resources of the file, and those references that were addresses.
 */
export function pointToIdentifiers(file: unknown): {
  readonly resources: Resources;
  readonly pointed: readonly PointedReference[];
} {
  const resources = new Map<string, Resource>([[nowhere, { pointer: "#", anchors: new Map() }]]);
  const references: {
    readonly node: { $ref: string };
    readonly base: string;
    readonly pointer: string;
  }[] = [];
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
      if (typeof $ref === "string") {
        references.push({ node: node as { $ref: string }, base, pointer: join(pointer, "$ref") });
      }
    }
    for (const [key, below] of Object.entries(node)) search(below, join(pointer, key), base);
  };
  search(file, "#", nowhere);
  const pointed: PointedReference[] = [];
  for (const { node, base, pointer } of references) {
    const target = URL.canParse(node.$ref, base)
      ? pointerAt(resources, new URL(node.$ref, base).href)
      : undefined;
    // Most tools read a pointer from the root of the document, and so most authors write it.
    const isFromRoot =
      node.$ref.startsWith("#/") && resolve(file as never, node.$ref) !== undefined;
    if (target === undefined || target === "#" || isFromRoot) continue;
    if (isAddress(node.$ref)) pointed.push({ pointer, from: node.$ref, to: target });
    node.$ref = target;
  }
  resources.delete(nowhere);
  return { resources, pointed };
}

/** Where an address leads in the file that has these resources, as a pointer; `undefined` where it leads elsewhere. */
export function pointerAt(resources: Resources, href: string): string | undefined {
  const [address = "", fragment = ""] = href.split("#");
  const resource = resources.get(address);
  if (resource === undefined || fragment === "") return resource?.pointer;
  return fragment.startsWith("/") ? resource.pointer + fragment : resource.anchors.get(fragment);
}
