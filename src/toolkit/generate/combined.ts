import { methods } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  steps,
} from "../document/json.ts";
import { partOfReference, type Variant, type Variants, variantAt } from "../levels/variants.ts";

/** A document that holds each variant once, so that a tool for one document can be run once for all levels. */
export interface Combined {
  readonly document: OpenApiDocument;
  /** Each variant by what it is called in the document, for example `schemas/Draft__v87__` or `operations/listDrafts`. */
  readonly named: ReadonlyMap<string, Variant>;
  /** A name, or a text with names, as it is at its levels. */
  readonly unmarked: (text: string) => string;
}

/**
 * Puts the variants of all levels into one document. Where a part has several, each has the level at which it begins in
 * its name, and references lead to the variant of the same levels.
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

/** How the levels in names begin: with something that the document does not have. */
function openingIn(text: string): string {
  let opening = "__v";
  while (text.includes(opening)) opening = `_${opening}`;
  return opening;
}

function sectionOf(object: JsonObject, name: string): JsonObject {
  object[name] ??= {};
  return object[name] as JsonObject;
}

/** A copy in which references, also those of discriminators, are what `change` returns. */
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
