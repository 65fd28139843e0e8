import { childrenOf, type ObjectKind, type Sender, senderOf } from "../document/grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument, resolve } from "../document/json.ts";
import { propertiesOf } from "./parts.ts";

/**
 * The parameters, headers, bodies and properties that a client may not leave out of what it sends. Where schemas share
 * a property and only one of them requires it, it counts.
 */
export function requiredOfClient(document: OpenApiDocument): Set<JsonObject> {
  const found = new Set<JsonObject>();
  const seen = { client: new Set<JsonObject>(), server: new Set<JsonObject>() };
  const waiting: (() => void)[] = [];
  const visit = (node: JsonObject, kind: ObjectKind, sender: Sender): void => {
    if (seen[sender].has(node)) return;
    seen[sender].add(node);
    if (sender === "client") {
      if (node.required === true) found.add(node);
      const properties = kind === "schema" ? propertiesOf(document, node).values() : [];
      for (const { schema, required } of properties) if (required) found.add(schema);
    }
    const target = typeof node.$ref === "string" ? resolve(document, node.$ref) : undefined;
    // Later: thousands of components in a chain would be too deep to follow at once.
    if (isObject(target)) waiting.push(() => visit(target, kind, sender));
    for (const child of childrenOf(node, kind)) {
      visit(child.node, child.kind, senderOf(child, sender));
    }
  };
  const { components: _, ...root } = document;
  visit(root, "document", "client");
  for (const visitNext of waiting) visitNext();
  return found;
}
