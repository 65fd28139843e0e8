import { type Child, type ObjectKind, walk } from "./grammar.ts";
import { isObject, type JsonObject, join, type OpenApiDocument, resolve } from "./json.ts";

/**
 * Answers, for a pointer into the document, the ids of the operations that it belongs to: that hold
 * it, share it with the other operations of their path, or reach the component that holds it.
 */
export function operationsReaching(document: OpenApiDocument): (pointer: string) => string[] {
  const { components, ...rest } = document;
  const operations: { id: string; pointer: string; shared: string; reached: Set<string> }[] = [];
  walk(rest, "document", "#", ({ node, kind, pointer }, ancestors) => {
    if (kind !== "operation" || typeof node.operationId !== "string") return;
    const item = ancestors.at(-1);
    const parameters = { parameters: item?.node.parameters ?? [] };
    operations.push({
      id: node.operationId,
      pointer,
      shared: `${item?.pointer}/parameters`,
      reached: new Set([
        ...componentsReached(document, parameters, "pathItem"),
        ...componentsReached(document, node, kind, pointer),
      ]),
    });
  });
  return (pointer) => {
    const component = pointer.startsWith("#/components/")
      ? pointer.split("/").slice(0, 4).join("/")
      : undefined;
    return operations
      .filter(
        (operation) =>
          `${pointer}/`.startsWith(`${operation.pointer}/`) ||
          `${operation.pointer}/`.startsWith(`${pointer}/`) ||
          `${pointer}/`.startsWith(`${operation.shared}/`) ||
          (component !== undefined && operation.reached.has(component)),
      )
      .map(({ id }) => id);
  };
}

/** The pointers of all components that an object reaches, directly or through others. */
export function componentsReached(
  document: OpenApiDocument,
  start: JsonObject,
  startKind: ObjectKind,
  startPointer = "#",
): Set<string> {
  const reached = new Set<string>();
  const follow = ({ node, kind }: Pick<Child, "node" | "kind">) => {
    if (typeof node.$ref !== "string" || reached.has(node.$ref)) return;
    reached.add(node.$ref);
    const target = resolve(document, node.$ref);
    if (isObject(target)) explore(target, kind, node.$ref);
  };
  const explore = (node: JsonObject, kind: ObjectKind, pointer: string) => {
    follow({ node, kind });
    walk(node, kind, pointer, follow);
  };
  explore(start, startKind, startPointer);
  return reached;
}

/** The pointer of a component, for example `#/components/schemas/Invitation`. */
export function componentPointer(section: string, name: string): string {
  return join(join("#/components", section), name);
}
