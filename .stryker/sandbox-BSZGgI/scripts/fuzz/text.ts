// @ts-nocheck
import type { Json } from "../../src/document/json.ts";
import type { SubjectParameter } from "./subject.ts";

/** A value as it travels: a string as it is, and all else, right or wrong, as JSON text (wire-facts). */
export function textOf({ isText }: Pick<SubjectParameter, "isText">, value: Json): string {
  return isText && typeof value === "string" ? value : JSON.stringify(value);
}
