import { jsonBodyOf, successesOf } from "../document/answers.ts";
import { share } from "../document/meaning.ts";
import type { PromisedField } from "../document/operation-row.ts";
import { alternativesOf, constantsOf, type Schema } from "../document/schema.ts";
import type { ClientLevel } from "./client.ts";

/**
 * For each operation that every level has, the fields that a success holds from some boundary up, and may
 * lack below: by them an answer tells that its server is older. Of the branches of a `oneOf` or `anyOf`
 * those count that a value shows which it is of, by the `const` of a field.
 */
export function promisedFields(levels: readonly ClientLevel[]): Map<string, PromisedField[]> {
  const promised = new Map<string, Map<string, number>>();
  for (const [index, { boundary, document, operations }] of levels.entries()) {
    const before = levels[index - 1]?.document;
    for (const operation of operations) {
      // An operation that came later is not called before the level is known.
      if (index > 0 && !promised.has(operation.id)) continue;
      if (before !== undefined && share(before, document, operation.pointer)) continue;
      const isSame = levels.every((level) => share(document, level.document, operation.pointer));
      const fields = (isSame ? [] : successesOf(operation)).flatMap((status) => {
        const schema = jsonBodyOf(operation, status)?.schema;
        return schema === undefined ? [] : requiredIn(schema, [], []);
      });
      const known = promised.get(operation.id) ?? new Map<string, number>();
      for (const at of fields) {
        const key = JSON.stringify(at);
        known.set(key, known.get(key) ?? boundary);
      }
      promised.set(operation.id, known);
    }
  }
  const lowest = levels[0]?.boundary;
  return new Map(
    [...promised].map(([id, fields]) => [
      id,
      [...fields].flatMap(([key, since]) =>
        since === lowest ? [] : { since, at: JSON.parse(key) },
      ),
    ]),
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
