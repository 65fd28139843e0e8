import { extname } from "node:path";
import { DEFAULT_SCHEMA, dump, JSON_SCHEMA, load, Type, YAMLException } from "js-yaml";
import { Failure } from "../base/failure.ts";
import { shown } from "../base/home.ts";
import { json } from "../toolkit/generate/text.ts";
import type { OpenApiDocument } from "../toolkit/levels/index.ts";
import { looksLikeNumber, numbersOutOfRange } from "../toolkit/read/out-of-range.ts";

/** Redocly's YAML schema: that of JSON, and merge keys `<<`. */
const schema = JSON_SCHEMA.extend({
  implicit: [
    new Type("tag:yaml.org,2002:merge", { kind: "scalar", resolve: (key) => key === "<<" }),
  ],
});

/** Quotes a text such as `7e123456`, which js-yaml leaves plain because its own number would be infinite. */
const quoting = DEFAULT_SCHEMA.extend({
  implicit: [
    new Type("tag:example.org,2002:number", {
      kind: "scalar",
      resolve: (text) => typeof text === "string" && looksLikeNumber(text),
    }),
  ],
});

const isJson = (file: string): boolean => extname(file) === ".json";

/**
 * Parses the text of a file as JSON or YAML, by its name, like Redocly.
 *
 * @throws Failure with the file and, for YAML, line and column if it cannot be parsed; with the place of each number that is
 *   out of range.
 */
export function parsed(file: string, text: string): unknown {
  try {
    const document: unknown = isJson(file) ? JSON.parse(text) : load(text, { schema });
    const lost = numbersOutOfRange(text, document);
    if (lost.length === 0) return document;
    throw new Failure(lost.map(({ pointer, problem }) => `${shown(file)}${pointer}: ${problem}`));
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new Failure(`${shown(file)}: ${error.message.trim()}`, { cause: error });
    }
    if (!(error instanceof YAMLException)) throw error;
    const { line, column } = error.mark;
    throw new Failure(`${shown(file)}:${line + 1}:${column + 1}: ${error.reason}.`, {
      cause: error,
    });
  }
}

/** A document as the text of a file for people: YAML without folded lines and aliases. */
export function textFor(file: string, document: OpenApiDocument): string {
  if (isJson(file)) return json(document);
  return dump(document, { schema: quoting, noRefs: true, lineWidth: -1, quotingType: '"' });
}
