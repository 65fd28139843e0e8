import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { JsonObject } from "../../toolkit/document/json.ts";
import { judging } from "../../toolkit/document/validator.ts";

/** Functions that judge values by schemas, as they are written into a module. */
interface Judges {
  /** The name of the function that judges by a schema that stands alone; for one schema always the same. */
  nameOf(schema: JsonObject): string;
  /** What declares all functions that were named. */
  code(): string;
}

/** Judges that Ajv compiles, and that import nothing. */
export function compileJudges(): Judges {
  const ajv = new Ajv2020({
    ...judging,
    meta: false,
    allErrors: true,
    code: { source: true, esm: true, lines: true },
  });
  ajv.opts.unevaluated = false; // Else each judge prepares for schemas with such a keyword.
  const names = new Map<string, string>();
  return {
    nameOf(schema) {
      const text = JSON.stringify(schema);
      ajv.opts.unevaluated ||= text.includes('"unevaluated');
      const name = names.get(text) ?? `check${names.size}`;
      if (!names.has(text)) ajv.addSchema(schema, name);
      names.set(text, name);
      return name;
    },
    code: () =>
      makers +
      compact(toCode(ajv, Object.fromEntries([...names.values()].map((name) => [name, name])))),
  };
}

/** Ajv's code with a line for each error, and without what nobody reads: two thirds of its lines. */
function compact(code: string): string {
  const uses = new Set(code.match(/(?<![/"])\bschema\d+\b(?! =)/g));
  return code
    .replace('"use strict";', "")
    .replaceAll(/^const (schema\d+) = .*\n/gm, (line, name) => (uses.has(name) ? line : ""))
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, "")
    .replaceAll(pushed, (_, _name, error: string) => `{ ${adding(error)}; errors++; }\n`)
    .replaceAll(integer, "Number.isInteger($1)")
    .replaceAll(/, ?parentData(?::\w+)?, ?parentDataProperty.*?dynamicAnchors(?:=\{\})?\}/g, "}")
    .replaceAll(/\}\nelse /g, "} else ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/require\("(ajv\/dist\/runtime\/\w+)"\)\.default/g, (_, name) => source(name));
}

/** How Ajv's code adds an error to those before, in eleven lines. */
const pushed =
  /\{\nconst (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;\n\}\n/g;

/** How it asks for an integer. */
const integer =
  /\(\(\(typeof (\w+) == "number"\) && \(!\(\1 % 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)\)/g;

/** What adds an error; most are of two kinds, which two functions at the top of the module make. */
function adding(error: string): string {
  const parts = common.exec(error);
  if (parts === null) return `(vErrors ??= []).push(${error})`;
  const [, path = "instancePath", type, missing] = parts;
  const added =
    type === undefined
      ? `missing(vErrors, ${path}, ${missing})`
      : `mistyped(vErrors, ${path}, ${type})`;
  return `vErrors = ${added}`;
}

const common =
  /^\{instancePath(?::(.*))?,keyword:"(?:type",params:\{type: ("\w+")\},message:"must be \w+"|required",params:\{missingProperty: ("\w+")\},message:"must have required property '"\+"\w+"\+"'")\}$/;

const makers = `
const add = (errors, error) => errors === null ? [error] : (errors.push(error), errors);
const mistyped = (errors, instancePath, type) => add(errors, {instancePath,keyword:"type",params:{type},message:"must be "+type});
const missing = (errors, instancePath, missingProperty) => add(errors, {instancePath,keyword:"required",params:{missingProperty},message:"must have required property '"+missingProperty+"'"});
`;

// TypeScript takes the module of this CommonJS file for its function.
const { default: toCode } = standalone as unknown as { default: typeof standalone.default };

const require = createRequire(import.meta.url);

/** A function that Ajv's code asks for: of the length of a text, or whether two values are equal. */
const source = (name: string): string => `(${require(name).default})`;
