import { partsOf, propertiesOf } from "../document/composition.ts";
import {
  childrenOf,
  holdsOperations,
  type ObjectKind,
  type Sender,
  senderOf,
} from "../document/grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument, resolve } from "../document/json.ts";

/** Each object that clients send, once. */
function sentByClient(
  document: OpenApiDocument,
  visit: (node: JsonObject, kind: ObjectKind) => void,
): void {
  const seen = { client: new Set<JsonObject>(), server: new Set<JsonObject>() };
  const waiting: (() => void)[] = [];
  const look = (node: JsonObject, kind: ObjectKind, sender: Sender): void => {
    // Objects that servers send contain nothing that clients send, except operations.
    if (sender === "server" && !holdsOperations(kind)) return;
    if (seen[sender].has(node)) return;
    seen[sender].add(node);
    if (sender === "client") visit(node, kind);
    const target = typeof node.$ref === "string" ? resolve(document, node.$ref) : undefined;
    // Visited later, because following chains of thousands of components would overflow the stack.
    if (isObject(target)) waiting.push(() => look(target, kind, sender));
    for (const child of childrenOf(node, kind)) {
      look(child.node, child.kind, senderOf(child, sender));
    }
  };
  const { components: _, ...root } = document;
  look(root, "document", "client");
  for (const lookNext of waiting) lookNext();
}

/**
 * The parameters, headers, bodies and properties that a client must send. If several schemas declare a property, it is
 * enough that one requires it.
 */
export function requiredOfClient(document: OpenApiDocument): Set<JsonObject> {
  const found = new Set<JsonObject>();
  sentByClient(document, (node, kind) => {
    if (node.required === true) found.add(node);
    const properties = kind === "schema" ? propertiesOf(document, node).values() : [];
    for (const { schema, required } of properties) if (required) found.add(schema);
  });
  return found;
}

/** The properties that a client must send, because another schema than the one that declares them requires them. */
export function requiredElsewhere(document: OpenApiDocument): Set<JsonObject> {
  const found = new Set<JsonObject>();
  sentByClient(document, (node, kind) => {
    if (kind !== "schema" || !("allOf" in node || "$ref" in node)) return;
    const parts = partsOf(document, node);
    const required = new Set(parts.flatMap(({ required }) => required ?? []));
    for (const part of required.size > 0 ? parts : []) {
      const own = [part.required].flat();
      for (const [name, property] of Object.entries(Object(part.properties) as JsonObject)) {
        if (required.has(name) && !own.includes(name) && isObject(property)) found.add(property);
      }
    }
  });
  return found;
}
