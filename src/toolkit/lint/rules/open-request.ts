import { type Sender, senderOf } from "../../document/grammar.ts";
import { markKey } from "../../levels/mark.ts";
import { nameOf } from "../names.ts";
import { markOf } from "../sound-mark.ts";
import type { Check, SpecificationObject } from "../specification.ts";

/**
 * If only some levels have and require a field of a request, clients send it to all, so the schema around it allows
 * unknown fields.
 */
export const openRequest: Check = (specification) =>
  sentByClients(specification.root).flatMap((object) => {
    const { field, key, parent } = object;
    if (field !== "properties" || parent?.node.additionalProperties !== false) return [];
    const { required } = parent.node;
    const { since, until } = markOf(object);
    const isPartial = since !== undefined || until !== undefined;
    if (!isPartial || !Array.isArray(required) || !required.includes(String(key))) return [];
    const message = `Clients of all levels send ${nameOf(object)}, because some levels require it, but other levels refuse it; allow \`additionalProperties\`, or require it at no level.`;
    return [{ location: object.location.child([markKey]), message }];
  });

/** All objects that clients send, across references. */
function sentByClients(root: SpecificationObject): SpecificationObject[] {
  const seen = { client: new Set<SpecificationObject>(), server: new Set<SpecificationObject>() };
  const visit = (object: SpecificationObject, sender: Sender): void => {
    if (seen[sender].has(object)) return;
    seen[sender].add(object);
    for (const child of object.children) {
      if (child.kind !== "components") visit(child, senderOf(child, sender));
    }
    if (object.target !== undefined) visit(object.target, sender);
  };
  visit(root, "client");
  return [...seen.client];
}
