import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { JsonObject } from "../document/json.ts";
import { judging } from "../document/validator.ts";

/** Functions that judge values by schemas, as they are written into a module. */
interface Checks {
  /** The name of the function that judges by a schema that stands alone; for one schema always the same. */
  nameOf(schema: JsonObject): string;
  /** What declares all functions that were named. */
  code(): string;
}

/** Judges that Ajv compiles, and that import nothing. */
export function compileChecks(): Checks {
  const ajv = new Ajv2020({
    ...judging,
    meta: false,
    allErrors: true,
    code: { source: true, esm: true, lines: true },
  });
  const names = new Map<string, string>();
  return {
    nameOf(schema) {
      const text = JSON.stringify(schema);
      const name = names.get(text) ?? `check${names.size}`;
      if (!names.has(text)) ajv.addSchema(schema, name);
      names.set(text, name);
      return name;
    },
    code: () =>
      toCode(ajv, Object.fromEntries([...names.values()].map((name) => [name, name])))
        .replace('"use strict";', "")
        // Nobody asks which place of a schema says no, and these texts are a tenth of the code.
        .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, "")
        .replaceAll(/require\("(ajv\/dist\/runtime\/\w+)"\)\.default/g, (_, name) => source(name)),
  };
}

// TypeScript takes the module of this CommonJS file for its function.
const { default: toCode } = standalone as unknown as { default: typeof standalone.default };

const require = createRequire(import.meta.url);

/** A function that Ajv's code asks for: of the length of a text, or whether two values are equal. */
const source = (name: string): string => `(${require(name).default})`;
