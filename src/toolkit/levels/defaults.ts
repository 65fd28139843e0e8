import type { ObjectKind } from "../document/grammar.ts";
import { type Json, type JsonObject, onlyFields } from "../document/json.ts";

/** The default `style` by place of a parameter (OpenAPI 3.1 §4.8.12.2). */
const styles: JsonObject = { query: "form", cookie: "form", path: "simple", header: "simple" };

/** The fields of objects other than schemas that have no effect if they are `false`. */
const silent: Partial<Record<ObjectKind, readonly string[]>> = {
  parameter: ["required", "deprecated", "allowEmptyValue", "allowReserved"],
  header: ["required", "deprecated"],
  requestBody: ["required"],
  operation: ["deprecated"],
};

/** An object without the fields that have their default value. */
export function withoutDefaults(node: JsonObject, kind: ObjectKind): JsonObject {
  const said = onlyFields(node, (name) => node[name] !== false || !silent[kind]?.includes(name));
  if (kind !== "parameter" && kind !== "header") return said;
  const usual = kind === "header" ? "simple" : styles[String(node.in)];
  const { style = usual, explode = style === "form", ...others } = said;
  return {
    ...others,
    ...(style !== usual && { style: style as Json }),
    ...(explode !== (style === "form") && { explode }),
  };
}
