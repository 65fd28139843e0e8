import { jsonBodyOf, successesOf } from "../document/answers.ts";
import type { PromisedField } from "../document/operation-row.ts";
import { alternativesOf, constantsOf, type Schema } from "../document/schema.ts";
import type { LevelledOperation } from "../levels/operation-variants.ts";
import { isLevelIn } from "../levels/span.ts";

/**
 * For each operation that every level has, the fields that a success holds from some boundary up, and may
 * lack below: an answer without them comes from an older server. Of the branches of a `oneOf` or `anyOf`
 * those count that a value shows which it is of, by the `const` of a field.
 */
export function promisedFields(
  operations: readonly LevelledOperation[],
): Map<string, PromisedField[]> {
  return new Map(
    operations.map(({ id, variants }) => {
      // An operation that came later is not called before the level is known.
      const isThereAtFirst = variants.some(({ spans }) => isLevelIn(spans, 0));
      const known = new Map<string, PromisedField>();
      for (const { spans, operation } of isThereAtFirst && variants.length > 1 ? variants : []) {
        for (const status of successesOf(operation)) {
          const schema = jsonBodyOf(operation, status)?.schema;
          for (const at of schema === undefined ? [] : requiredIn(schema, [], [])) {
            const key = JSON.stringify(at);
            known.set(key, known.get(key) ?? { since: spans[0].from, at });
          }
        }
      }
      return [id, [...known.values()].filter(({ since }) => since > 0)];
    }),
  );
}

/** The ways to all required fields of what a schema describes. */
function requiredIn(
  schema: Schema,
  way: PromisedField["at"],
  above: readonly Schema[],
): PromisedField["at"][] {
  if (above.includes(schema)) return [];
  const around = [...above, schema];
  if (schema.items !== undefined) {
    const branches = alternativesOf(schema.items);
    const found = branches.map((branch) => requiredIn(branch, [...way, {}], around));
    const [first = [], ...others] = found.map((ways) => ways.map((at) => JSON.stringify(at)));
    const common = new Set(first.filter((at) => others.every((ways) => ways.includes(at))));
    return branches.flatMap((branch, index) => {
      const shown = constantsOf(branch);
      return (found[index] ?? []).flatMap((at) => {
        if (common.has(JSON.stringify(at))) return index === 0 ? [at] : [];
        const own = [...way, shown, ...at.slice(way.length + 1)];
        return Object.keys(shown).length > 0 ? [own] : [];
      });
    });
  }
  const leftOut = [schema.extensions["x-left-out"] ?? []].flat();
  return [...schema.properties.values()].flatMap(({ name, schema: below, isRequired }) => {
    const field = [...way, name];
    const isPromised = isRequired && !leftOut.includes(name);
    return [...(isPromised ? [field] : []), ...requiredIn(below, field, around)];
  });
}
