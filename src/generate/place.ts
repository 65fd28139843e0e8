import { getLineColLocation } from "@redocly/openapi-core";
import { shown } from "../system/shown.ts";

/** Where something stands in a file of the specification: `openapi/paths/invites.yaml:12:5`. */
export function placeOf(location: Parameters<typeof getLineColLocation>[0]): string {
  const { source, start } = getLineColLocation(location);
  return `${shown(source.absoluteRef)}:${start.line}:${start.col}`;
}
