import type { Json, JsonObject } from "../../src/toolkit/document/json.ts";
import { isObject } from "../../src/toolkit/document/json.ts";

/** The fields of a mark, or of the registry, that hold levels. */
const levelFields = new Set(["level", "since", "until"]);

/**
 * An annotated document twice in one: its operations, components and levels, and beside them copies at odd
 * levels, of other names. A level of the document is twice as high in it.
 */
export function doubled(document: JsonObject): JsonObject {
  const [one, two] = [shifted(document, 0, ""), shifted(document, 1, "Two")];
  const merge = (first?: Json, second?: Json): JsonObject => ({
    ...(first as JsonObject),
    ...(second as JsonObject),
  });
  const sections = Object.keys(one.components as JsonObject);
  const { "x-releases": _, ...rest } = one;
  const registry = [one, two].flatMap((part) => part["x-feature-levels"] as JsonObject[]);
  return {
    ...rest,
    "x-feature-levels": registry.sort((a, b) => Number(a.level) - Number(b.level)),
    paths: merge(one.paths, two.paths),
    components: Object.fromEntries(
      sections.map((name) => [
        name,
        merge((one.components as JsonObject)[name], (two.components as JsonObject)[name]),
      ]),
    ),
  };
}

function shifted(document: JsonObject, by: number, suffix: string): JsonObject {
  const inMark = (value: Json, field = ""): Json => {
    if (typeof value === "number") return levelFields.has(field) ? 2 * value + by : value;
    if (typeof value === "string") return field === "name" ? `${value}${suffix}` : value;
    if (Array.isArray(value)) return value.map((item) => inMark(item, field));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, below]) => [
      name,
      name === "was" ? below : inMark(below ?? null, name),
    ]);
    return Object.fromEntries(entries);
  };
  const copy = (value: Json, field = ""): Json => {
    if (field === "x-feature-level" || field === "x-feature-levels") return inMark(value);
    if (Array.isArray(value)) return value.map((item) => copy(item));
    if (isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, below]) => [name, copy(below ?? null, name)]),
      );
    }
    if (typeof value !== "string") return value;
    if (field === "operationId") return `${value}${suffix}`;
    return field === "$ref" ? value.replace(/^(#\/components\/\w+\/[^/]+)/, `$1${suffix}`) : value;
  };
  const whole = copy(document) as JsonObject;
  const renamed = (map: Json | undefined, rename: (name: string) => string) =>
    Object.fromEntries(Object.entries(map ?? {}).map(([name, value]) => [rename(name), value]));
  return {
    ...whole,
    paths: renamed(whole.paths, (path) => (suffix === "" ? path : `/${suffix}${path}`)),
    components: Object.fromEntries(
      Object.entries(whole.components as JsonObject).map(([section, map]) => [
        section,
        section === "securitySchemes" ? map : renamed(map, (name) => `${name}${suffix}`),
      ]),
    ) as JsonObject,
  };
}
