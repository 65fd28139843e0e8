import { annotatableLists, annotationKey } from "../../levels/annotation.ts";
import { shapeAt } from "../../levels/object-at-level.ts";
import { existsAt } from "../existence.ts";
import { nounOf } from "../object-names.ts";
import type { Check, Specification, SpecificationObject } from "../source-objects.ts";
import { levelsUsed, wellFormedAnnotation, wellFormedNode } from "../wellformed-annotation.ts";

const components = ["schema", "parameter", "response", "requestBody", "header", "example"];

/** An annotation is on an object of OpenAPI, and removes only objects that can be left out (openapi/EXTENSIONS.md). */
export const annotationCarrier: Check = (specification) =>
  specification.annotations.flatMap(({ value, location, object }) => {
    if (object === undefined) return [{ location, message: nowhere }];
    const { since, until, values } = wellFormedAnnotation(value);
    const isTakenAway = since !== undefined || until !== undefined;
    const mayGo =
      canGo(object) || isReplaced(object, specification) || isWithoutUse(object, specification);
    if (isTakenAway && !mayGo) return [{ location, message: reasonToStay(object) }];
    return values === undefined || object.kind === "schema"
      ? []
      : [
          {
            location: location.child(["values"]),
            message: "`values` is allowed only on schemas, for their `enum`.",
          },
        ];
  });

const onHolder = "annotate the object around it with `changes: [{level, was, without}]`.";

const nowhere = `An annotation is not allowed here: ${onHolder}`;

function canGo({ node, kind, field, isComponent }: SpecificationObject): boolean {
  if (isReferenceObject({ node, kind })) return true; // `annotation-beside-reference` reports it.
  if (kind === "operation") return true;
  if (isComponent && components.includes(kind)) return true;
  if (kind === "parameter" && node.in === "path") return false;
  return annotatableLists.includes(field ?? "");
}

/**
 * Whether each operation has another declaration of a path parameter at the levels without this one, for example if it
 * became a reference or moved to the path.
 */
function isReplaced(object: SpecificationObject, specification: Specification): boolean {
  const { parent, node } = object;
  if (node.in !== "path" || parent === undefined) return false;
  const path = parent.kind === "operation" ? parent.parent : parent;
  const operations = parent === path ? path.children.filter(isOperation) : [parent];
  const declarationsIn = ({ children }: SpecificationObject) =>
    children.filter((one) => {
      const { in: place, name } = (one.target ?? one).node;
      return one.field === "parameters" && place === "path" && name === node.name;
    });
  return operations.every((operation) => {
    const declarations = [operation, ...(path ? [path] : [])].flatMap(declarationsIn);
    return [...levelsUsed(specification.objects)].every(
      (level) =>
        !existsAt(specification, operation, level) ||
        declarations.some((one) => existsAt(specification, one, level)),
    );
  });
}

/**
 * Whether a path or a security scheme exists at some level without its use, so that its own annotation decides: a path
 * without operations, a scheme that no `security` requires. No use is left at the levels without it.
 */
function isWithoutUse(object: SpecificationObject, specification: Specification): boolean {
  const { objects } = specification;
  const isThere = (one: SpecificationObject, level: number) => existsAt(specification, one, level);
  const isUsedAt =
    object.kind === "pathItem"
      ? (level: number) => object.children.some((one) => isOperation(one) && isThere(one, level))
      : (level: number) =>
          objects.some((one) => isThere(one, level) && isRequiredBy(one, object.key, level));
  if (object.kind !== "pathItem" && object.kind !== "securityScheme") return false;
  const levels = [...levelsUsed(objects)];
  const isUnused = (level: number) => !isUsedAt(level);
  return (
    levels.some((level) => isThere(object, level) && isUnused(level)) &&
    levels.every((level) => isThere(object, level) || isUnused(level))
  );
}

function isRequiredBy(
  object: SpecificationObject,
  scheme: string | undefined,
  level: number,
): boolean {
  const { kind } = object;
  if (kind !== "document" && kind !== "operation") return false;
  const { security } = shapeAt(wellFormedNode(object), kind, level);
  return [security ?? []].flat().some((one) => Object.hasOwn(Object(one), scheme ?? ""));
}

const isOperation = ({ kind }: SpecificationObject): boolean => kind === "operation";

/** Why the object cannot be removed by itself, and what to annotate instead. */
function reasonToStay({ kind, node }: SpecificationObject): string {
  if (kind === "document")
    return "The document exists at all levels. Use `changes` for fields that differed.";
  if (kind === "pathItem")
    return "A path exists as long as its operations. Annotate each of them. Only a path without operations at some level has an annotation.";
  if (kind === "tag") return "A tag exists as long as its operations. Annotate each of them.";
  if (kind === "securityScheme") {
    return "A security scheme exists as long as `security` requires it. Annotate the object with `security`, using `changes`. Only a scheme that nothing requires at some level has an annotation.";
  }
  if (kind === "parameter" && node.in === "path") {
    return "A path cannot gain or lose a parameter. Add the other path with its own operations.";
  }
  return `This cannot be added or removed by itself, because more values would be valid without it: ${onHolder}`;
}

/** No extension of ours is beside a Reference Object, because OpenAPI ignores siblings of `$ref` (3.1 §4.8.23). */
export const annotationBesideReference: Check = ({ objects }) =>
  objects.filter(isReferenceObject).flatMap(({ node, kind, location }) =>
    Object.keys(node)
      .filter((key) => key === annotationKey || key === "x-beyond-document")
      .map((key) => ({
        location: location.child([key]),
        message: `OpenAPI ignores \`${key}\` beside the \`$ref\` of a ${nounOf(kind)}; move it into ${node.$ref}.`,
      })),
  );

/** Whether an object is a Reference Object. A schema (3.1 §4.8.24) or path item with a `$ref` is not one. */
function isReferenceObject({ node, kind }: Pick<SpecificationObject, "node" | "kind">): boolean {
  return typeof node.$ref === "string" && kind !== "schema" && kind !== "pathItem";
}
