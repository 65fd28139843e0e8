import { createRequire } from "node:module";
import type { getLineColLocation, Source } from "@redocly/openapi-core";
import { getAstNodeByPointer } from "@redocly/openapi-core/lib/format/codeframes.js";
import { shown } from "../../base/shown.ts";
import { encoded } from "../lint/redocly.ts";

const redocly = createRequire(createRequire(import.meta.url).resolve("@redocly/openapi-core"));
const { safeLoad } = redocly("yaml-ast-parser");

/** Where the lines of a file begin. */
const linesOf = new WeakMap<Source, readonly number[]>();

/**
 * Where something stands in a file of the specification: `openapi/paths/invites.yaml:12:5`. Redocly's own
 * `getLineColLocation` counts lines from the beginning of the file each time, which of thousands of warnings about a
 * file of 12 MB took longer than all else.
 */
export function placeOf(location: Parameters<typeof getLineColLocation>[0]): string {
  const { source } = location;
  const file = shown(source.absoluteRef);
  if (location.pointer === undefined) {
    return `${file}:${location.start.line}:${location.start.col}`;
  }
  const isKey = location.reportOnKey === true;
  const root = source.getAst(safeLoad) as Parameters<typeof getAstNodeByPointer>[0]; // Its type is another's.
  const start = getAstNodeByPointer(root, encoded(location.pointer), isKey)?.startPosition ?? 0;
  const lines = linesOf.get(source) ?? beginnings(source.body);
  linesOf.set(source, lines);
  let [line, after] = [0, lines.length];
  while (after - line > 1) {
    const middle = (line + after) >> 1;
    if ((lines[middle] ?? 0) <= start) line = middle;
    else after = middle;
  }
  return `${file}:${line + 1}:${start - (lines[line] ?? 0) + 1}`;
}

const beginnings = (text: string): number[] => [
  0,
  ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1),
];
