import { dump, JSON_SCHEMA, load, Type, YAMLException } from "js-yaml";
import { Failure } from "../system/failure.ts";
import { shown } from "../system/shown.ts";

/** As Redocly reads YAML: that of JSON, and keys `<<` that merge. */
const schema = JSON_SCHEMA.extend({
  implicit: [
    new Type("tag:yaml.org,2002:merge", { kind: "scalar", resolve: (key) => key === "<<" }),
  ],
});

/**
 * What a text of YAML holds, as all other commands will have it.
 *
 * @throws Failure with file, line and column where it is no YAML.
 */
export function readYaml(file: string, text: string): unknown {
  try {
    return load(text, { schema });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { line, column } = error.mark;
    throw new Failure(`${shown(file)}:${line + 1}:${column + 1}: ${error.reason}.`, {
      cause: error,
    });
  }
}

/** A value as YAML to be read and edited: no line is folded and nothing is an alias. */
export function yaml(value: unknown): string {
  return dump(value, { noRefs: true, lineWidth: -1, quotingType: '"' });
}
