import { createRequire } from "node:module";
import standalone from "ajv/dist/standalone/index.js";
import { isObject, type JsonObject } from "../../toolkit/document/json.ts";
import { newAjv } from "../../toolkit/document/schema-validator.ts";

/** Validators for a generated module: functions that Ajv compiles, without imports. */
export function compileValidators() {
  const ajv = newAjv({
    meta: false,
    allErrors: true,
    code: { source: true, esm: true, lines: true },
  });
  ajv.opts.unevaluated = false; // Otherwise each function contains code for unevaluated properties.
  const names = new Map<string, string>();
  return {
    /** The name of the validator of a self-contained schema; always the same for a schema. */
    nameOf(given: JsonObject): string {
      const schema = withoutFurther(given);
      const text = JSON.stringify(schema);
      ajv.opts.unevaluated ||= text.includes('"unevaluated');
      const name = names.get(text) ?? `check${names.size}`;
      if (!names.has(text)) ajv.addSchema(schema, name);
      names.set(text, name);
      return name;
    },
    /** The declarations of all named validators. */
    code: (): string =>
      makers +
      compact(toCode(ajv, Object.fromEntries([...names.values()].map((name) => [name, name])))),
  };
}

/**
 * Leaves out properties that are validated like additional ones, so that levels which only add these share a function.
 */
const withoutFurther = (schema: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(schema), (_, value) => {
    if (!isObject(value) || !isObject(value.properties)) return value;
    const further = JSON.stringify(value.additionalProperties);
    const own = Object.entries(value.properties).filter(
      ([, property]) => JSON.stringify(property) !== further,
    );
    return { ...value, properties: Object.fromEntries(own) };
  });

/** Shortens Ajv's code by two thirds: one line for each error, and no unused parts. */
function compact(code: string): string {
  const uses = new Set(code.match(/(?<![/"])\bschema\d+\b(?! =)/g));
  return code
    .replaceAll(/^const (schema\d+) = .*\n/gm, (line, name) => (uses.has(name) ? line : ""))
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, "")
    .replaceAll(pushed, (_, _name, error: string) => `{ ${adding(error)}; errors++; }\n`)
    .replaceAll(/require\("(ajv\/dist\/runtime\/\w+)"\)\.default/g, (_, name) => source(name));
}

/** The eleven lines in which Ajv's code adds an error. */
const pushed =
  /\{\nconst (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;\n\}\n/g;

/** The shorter code that adds an error. Functions at the top of the module create the two most frequent kinds. */
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

// TypeScript confuses this CommonJS module with its function.
const { default: toCode } = standalone as unknown as { default: typeof standalone.default };

const require = createRequire(import.meta.url);

/** A helper function of Ajv's code: the length of a text, or equality of values. */
const source = (name: string): string => `(${require(name).default})`;
