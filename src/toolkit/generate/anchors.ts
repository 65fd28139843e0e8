import type { BaseResolver, Document } from "@redocly/openapi-core";
import { isObject, type JsonObject, join } from "../document/json.ts";

/** A reference to an anchor of another file: `schemas.yaml#thing`. */
const toAnchor = /^([^#]+)#([^/#]+)$/;

/**
 * Lets references to anchors of other files (JSON Schema 2020-12, Core §8.2.2) be pointers, as Redocly takes the
 * anchor for a part of the file's name. Those that lead nowhere stay. In place.
 */
export async function pointToAnchors(
  { source, parsed }: Document,
  follow: BaseResolver["resolveDocument"],
): Promise<void> {
  for (const node of objectsIn(parsed)) {
    const [, uri, anchor] = toAnchor.exec(String(node.value.$ref)) ?? [];
    if (uri === undefined) continue;
    const target = await Promise.resolve(follow(source.absoluteRef, uri)).catch(() => undefined);
    if (target === undefined || !("parsed" in target)) continue;
    const found = objectsIn(target.parsed).find(
      ({ value }) => value.$anchor === anchor || value.$dynamicAnchor === anchor,
    );
    if (found !== undefined) node.value.$ref = uri + found.pointer;
  }
}

/** Each object of a file, with its pointer; what several places hold, at the first. */
export function objectsIn(file: unknown) {
  const found: { readonly value: JsonObject; readonly pointer: string }[] = [];
  const waiting = [{ value: file, pointer: "#" }];
  const seen = new Set<unknown>();
  for (const { value, pointer } of waiting) {
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isObject(value)) found.push({ value, pointer });
    for (const [key, below] of Object.entries(value)) {
      waiting.push({ value: below, pointer: join(pointer, key) });
    }
  }
  return found;
}
