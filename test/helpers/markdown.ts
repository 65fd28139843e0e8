import { readFileSync } from "node:fs";
import { inHome } from "../../src/node/package-root.ts";

/**
 * The blocks of code in a page of Markdown, in order, with the name of the file behind their language or at the end of
 * the line above.
 */
export function codeBlocks(page: string) {
  const blocks = page.matchAll(/(?:`([^`\n]+)`\n\n)?^```(\w+)(?: (\S+))?\n([\s\S]*?)^```/gm);
  return [...blocks].map(([, above, language = "", file = above, text = ""]) => ({
    file,
    language,
    text,
  }));
}

/** The first program of a page in a language; by default in TypeScript. */
export function programOf(page: string, wanted = "ts"): string {
  const block = codeBlocks(page).find(({ language }) => language === wanted);
  if (block === undefined) throw new Error(`No program in ${wanted} stands in:\n${page}`);
  return block.text;
}

/** The program of the README. */
export const readmeProgram = (): string => programOf(readFileSync(inHome("README.md"), "utf8"));

/** The paths that a page of Markdown links to, each once. */
export function markdownLinks(page: string): string[] {
  const text = page.replaceAll(/^```[\s\S]*?^```$/gm, "");
  const links = text.matchAll(/\]\((?!https?:)([^)#]+)/g);
  return [...new Set([...links].map(([, path = ""]) => path))];
}
