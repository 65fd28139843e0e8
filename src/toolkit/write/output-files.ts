import type { LevelledDocument } from "../levels/levelled-document.ts";
import type { OutputOwner } from "./replace-folder.ts";

/** Receives a generated file: its path in the output folder, and its text. */
export type AddFile = (path: string, text: string) => void;

/** Makes further files of an annotated document. */
export type AddFiles = (add: AddFile, document: LevelledDocument) => Promise<void>;

/** The command `docs` makes the site in a subfolder, which is not part of this output. */
export const generateOutput: OutputOwner = {
  command: "openapi-levels generate",
  keep: "docs",
};

/** The origin of a generated file. */
export const origin = `Made from the specification by \`${generateOutput.command}\`. Do not edit.`;

/** The first lines of a generated module. */
export function header(what: string): string {
  return `// ${what}\n// ${origin}\n\n`;
}
