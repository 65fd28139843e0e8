import { methods } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  steps,
} from "../document/json.ts";
import { partOfReference, type Variant, type Variants, variantAt } from "../levels/variants.ts";

/** A document with each variant once, so that a tool for single documents needs to run only once for all levels. */
export interface Combined {
  readonly document: OpenApiDocument;
  /** Each variant by its name in the document, for example `schemas/Draft__v87__` or `operations/listDrafts`. */
  readonly named: ReadonlyMap<string, Variant>;
  /** Removes the levels from a name or a text with names. */
  readonly unmarked: (text: string) => string;
}

/**
 * Combines the variants of all levels in one document. If a part has several, their names contain the levels at which
 * they begin, and references lead to the variant of the same levels.
 */
export function combined(variants: Variants, annotated: OpenApiDocument): Combined {
  const opening = openingIn(JSON.stringify(annotated));
  const pattern = new RegExp(`${opening}\\d+__`, "g");
  const markOf = (pointer: string, variant: Variant | undefined): string =>
    variant === undefined || variants.parts.get(pointer)?.length === 1
      ? ""
      : `${opening}${variant.spans[0].from}__`;
  const named = new Map<string, Variant>();
  const { openapi = "3.1.0", info = {} } = variants.documentAt(0);
  const document: OpenApiDocument = { openapi, info, paths: {} };
  for (const [pointer, all] of variants.parts) {
    const way = steps(pointer);
    const name = way[way.length - 1] ?? "";
    const holder = way.slice(0, way[0] === "components" ? 2 : 1);
    const isOperation = way.length > holder.length + 1;
    for (const variant of all) {
      const mark = markOf(pointer, variant);
      if (isOperation) {
        named.set(`operations/${variant.node.operationId}${mark}`, variant);
        continue;
      }
      const { from } = variant.spans[0];
      const markAt = (part: string) => markOf(part, variantAt(variants, part, from));
      const copy = withReferences(variant.node, (reference) => {
        const target = partOfReference(reference);
        return `${target}${markAt(target)}${reference.slice(target.length)}`;
      }) as JsonObject;
      for (const method of methods) {
        const operation = copy[method];
        if (!variants.parts.has(`${pointer}/${method}`) || !isObject(operation)) continue;
        if (operation.operationId === undefined) continue;
        operation.operationId = `${operation.operationId}${markAt(`${pointer}/${method}`)}`;
      }
      const members = holder.reduce(sectionOf, document);
      members[name + mark] = copy;
      named.set(`${holder.at(-1)}/${name}${mark}`, variant);
    }
  }
  return { document, named, unmarked: (text) => text.replaceAll(pattern, "") };
}

/** The text before levels in names, which does not occur in the document. */
function openingIn(text: string): string {
  let opening = "__v";
  while (text.includes(opening)) opening = `_${opening}`;
  return opening;
}

function sectionOf(object: JsonObject, name: string): JsonObject {
  object[name] ??= {};
  return object[name] as JsonObject;
}

/** A copy in which `change` replaces references, also those of discriminators. */
function withReferences(node: Json, change: (reference: string) => string): Json {
  if (Array.isArray(node)) return node.map((one) => withReferences(one, change));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === "$ref" && typeof value === "string") return [key, change(value)];
      const copy = withReferences(value, change);
      if (key !== "mapping" || !isObject(copy)) return [key, copy];
      const mapping = Object.entries(copy).map(([name, to]) => [
        name,
        typeof to === "string" && to.startsWith("#/") ? change(to) : to,
      ]);
      return [key, Object.fromEntries(mapping)];
    }),
  );
}
