import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { requireFile } from "../node/command-options.ts";
import { wrongUsage } from "../node/failure.ts";
import { inHome } from "../node/package-root.ts";
import { type LevelledDocument, levelled } from "../toolkit/levels/levelled-document.ts";
import { readersOf } from "../toolkit/read/openapi-version.ts";
import { bundledSpecification } from "../toolkit/read/read-specification.ts";

/** The annotated specification of this API in one file, which commands read by default. */
export const ownSpecification = inHome("generated/annotated.json");

export const ownDocument = (): LevelledDocument =>
  levelled(JSON.parse(readFileSync(ownSpecification, "utf8")));

/** The text of the help about the references of a specification. */
export const foldersNote = `References may lead to files in the folder of the specification, and in the folders in the variable
REFERENCE_FOLDERS, separated as in PATH.`;

/** The option that names a specification. */
export const specOption = {
  spec: {
    value: "FILE",
    does: "the annotated specification (default: the specification of this package)",
  },
} as const;

/** The option that names the folder to make. */
export const outOption = (folder: string) =>
  ({
    out: {
      value: "DIR",
      does: `the output folder; must be new, empty, or from an earlier run with nothing added (default: ${folder})`,
    },
  }) as const;

/** The file of the specification that a command reads. */
export function specificationOf(spec: string | undefined): string {
  if (spec === undefined) return ownSpecification;
  requireFile(spec, `--spec ${spec}`);
  return resolve(spec);
}

/** The packages that reading a specification needs. */
export const readersFor = (spec: string | undefined): readonly string[] =>
  spec === undefined ? [] : readersOf(specificationOf(spec));

/** The annotated document that a command reads. */
export const documentOf = async (spec: string | undefined): Promise<LevelledDocument> =>
  spec === undefined ? ownDocument() : bundledSpecification(resolve(spec));

/** Loads the module of an option, which must have an export. */
export async function optionModule(option: string, file: string, name: string) {
  requireFile(file, `--${option} ${file}`);
  const loaded = await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw wrongUsage(`--${option} ${file} cannot be loaded as a module: ${reason}`, error);
  });
  if (name in loaded) return loaded;
  throw wrongUsage(`--${option} ${file} has no export \`${name}\`. Export it.`);
}
