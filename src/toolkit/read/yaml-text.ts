import { extname } from "node:path";
import { Failure } from "../../node/failure.ts";
import { displayPath } from "../../node/package-root.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { json } from "../text/typescript-text.ts";
import { unreadableLocations } from "./unreadable.ts";

const isJson = (file: string): boolean => extname(file) === ".json";

/** What the author does about an error of YAML: the parser often notices a mistake only lines later. */
export const yamlHint = "Look at this line and at the lines before it.";

/**
 * Parses the text of a file as JSON or YAML, by its name. YAML is read by Redocly's parser, as all other commands do; the
 * package `yaml`, which writes and edits it, would take five times as long.
 *
 * @throws Failure with the file and, for YAML, line and column if it cannot be parsed; with the place of each number that is
 *   out of range, and of each alias that leads to itself.
 */
export async function parsed(file: string, text: string): Promise<unknown> {
  const { parseYaml } = await import("@redocly/openapi-core"); // A peer.
  let document: unknown;
  try {
    document = isJson(file) ? JSON.parse(text) : parseYaml(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { mark, reason }: { mark?: { line: number; column: number }; reason?: string } =
      Object(error); // Line and column, as in an error about YAML.
    if (mark === undefined && !(error instanceof SyntaxError)) throw error;
    const place = mark === undefined ? "" : `:${mark.line + 1}:${mark.column + 1}`;
    const what = mark === undefined ? error.message.trim() : `${reason}. ${yamlHint}`;
    throw new Failure(`${displayPath(file)}${place}: ${what}`, { cause: error });
  }
  const lost = unreadableLocations(text, document);
  if (lost.length === 0) return document;
  throw new Failure(
    lost.map(({ pointer, problem }) => `${displayPath(file)}${pointer}: ${problem}`),
  );
}

/** The packages that `textFor` needs for a file. */
export const writersOf = (file: string): readonly string[] => (isJson(file) ? [] : ["yaml"]);

/** A document as the text of a file for people: YAML without folded lines and aliases. */
export async function textFor(file: string, document: OpenApiDocument): Promise<string> {
  if (isJson(file)) return json(document);
  const { stringify } = await import("yaml"); // A peer.
  // New texts are written so that readers of YAML 1.1 take them for texts too.
  return stringify(document, { aliasDuplicateObjects: false, compat: "yaml-1.1", lineWidth: 0 });
}
