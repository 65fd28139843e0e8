import { basename, extname } from "node:path";
import { type Document, getLineColLocation } from "@redocly/openapi-core";
import { join, steps } from "../document/json.ts";
import { readAnnotation } from "../levels/annotation.ts";
import { encoded } from "../lint-rules/redocly-types.ts";
import { filesOf, resolverWithin } from "./readable-files.ts";

export interface SourceLocation {
  /** Its absolute path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The places in files for pointers into a bundle: of the part itself or, if that is not known, of an object around it.
 * Redocly names components after their files.
 */
export async function sourceLocations(
  specification: string,
  pointers: readonly string[],
): Promise<SourceLocation[]> {
  const { resolver } = resolverWithin(specification);
  const files = await filesOf(specification);
  // All files are already read.
  const open = async (base: string | null, uri: string) =>
    (await resolver.resolveDocument(base, uri, base === null)) as Document;
  const root = await open(null, specification);

  const find = async (
    file: Document,
    node: unknown,
    at: string,
    way: readonly string[],
  ): Promise<readonly [file: Document, pointer: string]> => {
    const { $ref } = Object(node);
    const [key, ...rest] = way;
    if (key === undefined) return [file, at];
    if (typeof $ref === "string") {
      const [uri = "", fragment = ""] = $ref.split("#");
      const target = uri === "" ? file : await open(file.source.absoluteRef, uri);
      return find(target, target.parsed, "#", [...steps(`#${fragment}`), ...way]);
    }
    // In a snapshot, a list with annotated items may be shorter.
    const isList = Array.isArray(node) && node.some((item) => readAnnotation(item) !== undefined);
    const below: unknown = isList ? undefined : Object(node)[key];
    return below === undefined ? [file, at] : find(file, below, join(at, key), rest);
  };

  return Promise.all(
    pointers.map(async (pointer) => {
      const [top, section = "", name = "", ...rest] = steps(pointer);
      const { [section]: listed } = Object(Object(root.parsed).components);
      const own = files.find((path) => basename(path, extname(path)) === name);
      const isApart = top === "components" && own !== undefined && !(name in Object(listed));
      const start = isApart ? await open(null, own) : root;
      const way = isApart ? rest : steps(pointer);
      const [{ source }, at] = await find(start, start.parsed, "#", way);
      const place = { source, pointer: encoded(at), reportOnKey: at !== "#" };
      const { line, col: column } = getLineColLocation(place).start;
      return { file: source.absoluteRef, line, column };
    }),
  );
}
