/** `PathsAt`, beside the types that the stock openapi-typescript makes of one version alone. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { emitClientFiles } from "../../src/toolkit/generate/emit-files.ts";
import type { OpenApiDocument } from "../../src/toolkit/levels/index.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { compile, makeProject } from "./compile.ts";

/** A version by itself: its level, and its plain document. */
interface Alone {
  readonly level: number;
  readonly document: OpenApiDocument;
}

/** As the tool's own, which does not compile for what may be null: required properties make it an object. */
const withRequired = `type WithRequired<T, K extends PropertyKey> = T extends object
  ? T & Required<Pick<T, Extract<K, keyof T>>>
  : never;`;

/**
 * Compares the types of paths both ways, by the compiler, in a folder that becomes a project. Leaves out the methods and
 * parameters that a path does not have, which the tool lists too. Returns its messages, which name the paths that differ.
 */
export async function unlikePaths(
  folder: string,
  annotated: OpenApiDocument,
  versions: readonly Alone[],
): Promise<string> {
  mkdirSync(join(folder, "types"), { recursive: true });
  const add = (path: string, text: string) => writeFileSync(join(folder, path), text);
  await emitClientFiles(add, levelled(annotated));
  for (const { level, document } of versions) {
    const options = { silent: true, defaultNonNullable: false, emptyObjectsUnknown: true };
    const stock = astToString(await openapiTS(JSON.stringify(document), options));
    add(`stock-${level}.ts`, stock.replace(/^type WithRequired<.*(?:\n .*)*\n\};$/m, withRequired));
    add(
      `compare-${level}.ts`,
      `import type { PathsAt } from "./paths-at.gen.js";
import type { paths } from "./stock-${level}.js";
type At = PathsAt[${level}];
type None = { query?: never; header?: never; path?: never; cookie?: never };
type Has<Item> = { [Key in keyof Item as [Item[Key]] extends [None | undefined] ? never : Key]: Item[Key] };
type Unlike = { [Path in keyof paths | keyof At]: Path extends keyof paths & keyof At
  ? [Has<paths[Path]>, At[Path]] extends [At[Path], Has<paths[Path]>] ? never : Path
  : Path }[keyof paths | keyof At];
declare const unlike: Unlike;
export const none: never = unlike;
`,
    );
  }
  makeProject(folder, ["compare-*.ts"]);
  return compile(folder);
}
