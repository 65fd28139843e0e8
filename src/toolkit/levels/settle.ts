import { mapChildren, type ObjectKind, type Sender, senderOf } from "../document/grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument } from "../document/json.ts";
import type { Untouched } from "./untouched.ts";

/** What shape an object has, by what it is and who sends it. */
export type ShapeOf = (node: JsonObject, kind: ObjectKind, sender: Sender) => JsonObject;

/**
 * A document in which each object has one shape, and marks only say when something exists. As a component
 * may have another shape in requests than in responses, there is one such document for each side; all
 * but the components is the same in both. What is untouched stands in it as it is.
 */
export function settle(
  document: OpenApiDocument,
  untouched: Untouched,
  shapeOf: ShapeOf,
): Record<Sender, OpenApiDocument> {
  const settled = (node: JsonObject, kind: ObjectKind, sender: Sender): JsonObject =>
    untouched.has(node, kind)
      ? node
      : mapChildren(shapeOf(node, kind, sender), kind, (child) =>
          settled(child.node, child.kind, senderOf(child, sender)),
        );
  const { components: _, ...root } = shapeOf(document, "document", "client");
  const rest = mapChildren(root, "document", (child) =>
    settled(child.node, child.kind, senderOf(child, "client")),
  );
  const sentBy = (sender: Sender): OpenApiDocument => {
    const { components } = shapeOf(document, "document", sender);
    return isObject(components)
      ? { ...rest, components: settled(components, "components", sender) }
      : rest;
  };
  return { client: sentBy("client"), server: sentBy("server") };
}
