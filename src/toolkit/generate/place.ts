import { getLineColLocation } from "@redocly/openapi-core";
import { shown } from "../../base/shown.ts";
import { encoded } from "../lint/redocly.ts";

/** Where something stands in a file of the specification: `openapi/paths/invites.yaml:12:5`. */
export function placeOf(location: Parameters<typeof getLineColLocation>[0]): string {
  const { pointer } = location;
  const { start } = getLineColLocation(
    pointer === undefined ? location : { ...location, pointer: encoded(pointer) },
  );
  return `${shown(location.source.absoluteRef)}:${start.line}:${start.col}`;
}
