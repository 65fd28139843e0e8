import { markKey, removableFrom } from "../../levels/mark.ts";
import type { Check } from "../check.ts";
import { nounOf } from "../names.ts";
import { isThere, levelsUsed, soundMark } from "../sound-mark.ts";
import type { SpecificationObject } from "../specification.ts";

const components = ["schema", "parameter", "response", "requestBody", "header", "example"];

/** A mark stands on an object of OpenAPI, and takes away only what can be left out (openapi/EXTENSIONS.md). */
export const markCarrier: Check = ({ marks, objects }) =>
  marks.flatMap(({ value, location, object }) => {
    if (object === undefined) return [{ location, message: nowhere }];
    const { since, until, values } = soundMark(value);
    const isTakenAway = since !== undefined || until !== undefined;
    if (isTakenAway && !canGo(object) && !isReplaced(object, levelsUsed(objects)))
      return [{ location, message: reasonToStay(object) }];
    return values === undefined || object.kind === "schema"
      ? []
      : [
          {
            location: location.child(["values"]),
            message: "`values` are those of a schema's `enum`.",
          },
        ];
  });

const onHolder = "say on the object around it what it was, by `changes: [{level, was, without}]`.";

const nowhere = `No mark can stand here: ${onHolder}`;

function canGo({ node, kind, field, isComponent }: SpecificationObject): boolean {
  if (isReferenceObject({ node, kind })) return true; // Reported by itself.
  if (kind === "operation") return true;
  if (isComponent && components.includes(kind)) return true;
  if (kind === "parameter" && node.in === "path") return false;
  return removableFrom.includes(field ?? "");
}

/** Whether a parameter of a path is there at each level, now here and now in its place, as where it became a reference. */
function isReplaced({ parent, node }: SpecificationObject, levels: ReadonlySet<number>): boolean {
  if (node.in !== "path") return false;
  const others = (parent?.children ?? []).filter((one) => {
    const { in: place, name } = (one.target ?? one).node;
    return one.field === "parameters" && place === "path" && name === node.name;
  });
  return [...levels].every(
    (level) => !isThere(parent, level) || others.some((one) => isThere(one, level)),
  );
}

/** What to mark instead of what goes with others, or says something of what stays. */
function reasonToStay({ kind, node }: SpecificationObject): string {
  if (kind === "document") return "All levels have the document: say in `changes` what differed.";
  if (kind === "pathItem") return "A path goes with its operations: mark each of them.";
  if (kind === "tag") return "A tag goes with its operations: mark each of them.";
  if (kind === "securityScheme") {
    return "A security scheme goes with what requires it: say there what `security` was, by `changes`.";
  }
  if (kind === "parameter" && node.in === "path") {
    return "A path keeps its parameters: give the other path operations of its own.";
  }
  return `This cannot come or go by itself, as without it more would be admitted: ${onHolder}`;
}

/** Nothing of ours stands beside a Reference Object: OpenAPI ignores its siblings (3.1 §4.8.23). */
export const markBesideReference: Check = ({ objects }) =>
  objects.filter(isReferenceObject).flatMap(({ node, kind, location }) =>
    Object.keys(node)
      .filter((key) => key === markKey || key === "x-beyond-document")
      .map((key) => ({
        location: location.child([key]),
        message: `OpenAPI ignores \`${key}\` beside the \`$ref\` of a ${nounOf(kind)}; move it into ${node.$ref}.`,
      })),
  );

/** Whether an object is a Reference Object. The `$ref` of a schema (3.1 §4.8.24) or a path item makes none. */
function isReferenceObject({ node, kind }: Pick<SpecificationObject, "node" | "kind">): boolean {
  return typeof node.$ref === "string" && kind !== "schema" && kind !== "pathItem";
}
