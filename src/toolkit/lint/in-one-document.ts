import { mapChildren, type ObjectKind } from "../document/grammar.ts";
import {
  changeField,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
} from "../document/json.ts";
import { componentPointer } from "../document/references.ts";
import { markKey } from "../levels/mark.ts";
import { uniform } from "../levels/uniform.ts";
import { encoded } from "./redocly.ts";
import { soundMark } from "./sound-mark.ts";
import type { Specification, SpecificationObject } from "./specification.ts";

/** The key for the position of a media type, a parameter, a header, an example or a schema among the objects of the specification. */
export const positionKey = "x-position";

/**
 * Combines the files of a specification in one uniform document, without malformed marks. Objects of other files become
 * components, whose names no author would use.
 */
export function inOneDocument({ root, objects }: Specification): OpenApiDocument {
  const positions = new Map(objects.map(({ node }, position) => [node, position]));
  const parts = new Map<SpecificationObject, string>();
  const pointerTo = (target: SpecificationObject): string => {
    const { source, pointer } = target.location;
    const isInRoot = source.absoluteRef === root.location.source.absoluteRef;
    if (isInRoot && topOf(target) === root) return encoded(pointer);
    const name = parts.get(target) ?? `part-${parts.size}-of-the-files`;
    parts.set(target, name);
    return componentPointer(sectionOf(target.kind), name);
  };
  const copyOf = (node: JsonObject): JsonObject => {
    const position = positions.get(node) ?? -1;
    const { kind, field, target, children } = objects[position] ?? {};
    if (kind === undefined) return node;
    if (kind === "pathItem" && target?.kind === kind) return copyOf(target.node);
    const copy = mapChildren(node, kind, (child) => copyOf(child.node));
    if (markKey in copy) copy[markKey] = soundMark(copy[markKey]) as JsonObject;
    if (placed.has(kind) && field !== "was") copy[positionKey] = position;
    if (target !== undefined) copy.$ref = pointerTo(target);
    /** The values of a discriminator refer to branches by the text of their references. */
    const pointerFrom = ($ref: Json): Json => {
      const branch = children?.find((child) => child.node.$ref === $ref);
      return branch?.target === undefined ? $ref : pointerTo(branch.target);
    };
    return changeField(copy, "discriminator", (discriminator) =>
      isObject(discriminator) && isObject(discriminator.mapping)
        ? { ...discriminator, mapping: mapValues(discriminator.mapping, pointerFrom) }
        : discriminator,
    );
  };
  const document = copyOf(root.node);
  const components: Record<string, JsonObject> = { ...Object(document.components) };
  // The loop also visits parts that are added during it.
  for (const [{ node, kind }, name] of parts) {
    components[sectionOf(kind)] = { ...components[sectionOf(kind)], [name]: copyOf(node) };
  }
  // `uniform` changes it in place, and it shares other values with the files.
  return uniform(structuredClone({ ...document, components }));
}

const placed = new Set<ObjectKind>(["mediaType", "parameter", "header", "example", "schema"]);

const topOf = (object: SpecificationObject): SpecificationObject =>
  object.parent === undefined ? object : topOf(object.parent);

const sectionOf = (kind: ObjectKind): string =>
  kind === "requestBody" ? "requestBodies" : `${kind}s`;
