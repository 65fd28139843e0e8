import type { Check } from "../check.ts";

/** A name stands once in the template of a path: a parameter has one value (OpenAPI 3.1 §4.8.8.2, §4.8.12.1). */
export const pathTemplate: Check = ({ objects }) =>
  objects.flatMap(({ kind, field, key = "", parent, location }) => {
    if (kind !== "pathItem" || field !== "paths" || parent?.kind !== "document") return [];
    const names = [...key.matchAll(/\{[^{}]*\}/g)].map(([name]) => name);
    const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    return [...twice].map((name) => ({
      location,
      message: `\`${name}\` stands twice in this path, and a parameter has one value: give each place a name of its own.`,
    }));
  });
