import { annotationKey } from "../../levels/annotation.ts";
import { sentByClients } from "../../levels/request-requirements.ts";
import { nameOf } from "../object-names.ts";
import type { Check, SpecificationObject } from "../source-objects.ts";
import { annotationOf } from "../wellformed-annotation.ts";

/**
 * If only some levels have and require a field of a request, clients send it to all, so the schema around it allows
 * unknown fields.
 */
export const closedRequest: Check = (specification) =>
  sentInFiles(specification.root).flatMap((object) => {
    const { field, key, parent } = object;
    if (field !== "properties" || parent?.node.additionalProperties !== false) return [];
    const { required } = parent.node;
    const { since, until } = annotationOf(object);
    const isPartial = since !== undefined || until !== undefined;
    if (!isPartial || !Array.isArray(required) || !required.includes(String(key))) return [];
    const message = `Clients of all levels send ${nameOf(object)}, because some levels require it, but other levels refuse it. Allow \`additionalProperties\`, or require it at no level.`;
    return [{ location: object.location.child([annotationKey]), message }];
  });

const sentInFiles = (root: SpecificationObject): SpecificationObject[] => [
  ...sentByClients(
    root,
    ({ children }) => children,
    ({ target }) => target,
  ),
];
