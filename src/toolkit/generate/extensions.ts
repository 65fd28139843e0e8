import type { BaseResolver, Document } from "@redocly/openapi-core";
import { mapFields } from "../document/grammar.ts";
import { isObject, type Json, type OpenApiDocument, resolve } from "../document/json.ts";
import { markKey } from "../levels/mark.ts";

type Follow = BaseResolver["resolveDocument"];

/**
 * Puts in the place of each reference in an extension what it leads to in a file: Redocly looks into none of their
 * lists, and where the bundle lies the path leads nowhere. Those into the specification itself stay, and so do those
 * that cannot be followed. In place.
 */
export async function fillExtensions(
  { source, parsed }: Document,
  specification: string,
  follow: Follow,
): Promise<void> {
  /** What stands at each place, once it is filled: files that refer to each other twice would fill the memory. */
  const filled = new Map<string, Json>();

  async function fill(value: Json, file: string, within: readonly string[]): Promise<Json> {
    if (typeof value !== "object" || value === null) return value;
    const target = isObject(value) ? await targetOf(value.$ref, file) : undefined;
    if (target !== undefined && !within.includes(target.place)) {
      const { file, place, value: there } = target;
      const found = filled.get(place) ?? (await fill(there, file, [...within, place]));
      filled.set(place, found);
      const { $ref: _, ...beside } = value as OpenApiDocument;
      return isObject(found) && Object.keys(beside).length > 0 ? { ...found, ...beside } : found;
    }
    const entries: [string, Json][] = [];
    for (const [key, below] of Object.entries(value)) {
      entries.push([key, await fill(below, file, within)]);
    }
    return Array.isArray(value) ? entries.map(([, below]) => below) : Object.fromEntries(entries);
  }

  async function targetOf(reference: Json | undefined, base: string) {
    if (typeof reference !== "string") return undefined;
    const [uri = "", pointer = ""] = reference.split("#");
    if (uri === "" && base === specification) return undefined;
    const document = await Promise.resolve(follow(base, uri || base)).catch(() => undefined);
    if (document === undefined || !("parsed" in document)) return undefined;
    const file = document.source.absoluteRef;
    const value = resolve(document.parsed as OpenApiDocument, `#${pointer}`);
    return value === undefined ? undefined : { file, place: `${file}#${pointer}`, value };
  }

  const seen = new Set<unknown>();
  async function search(node: unknown, field: string): Promise<void> {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, below] of Object.entries(node)) {
      const isExtension = key.startsWith("x-") && key !== markKey && !mapFields.has(field);
      if (!isExtension) await search(below, key);
      else if (isObject(node)) node[key] = await fill(below, source.absoluteRef, []);
    }
  }
  await search(parsed, "");
}
