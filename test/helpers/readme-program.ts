import { readFileSync } from "node:fs";
import { inHome } from "../../src/system/home.ts";

/** The program that the README shows, as one pastes it. */
export function readmeProgram(): string {
  const [, program] =
    /^```ts\n([\s\S]*?)^```/m.exec(readFileSync(inHome("README.md"), "utf8")) ?? [];
  if (program === undefined) throw new Error("README.md shows no program.");
  return program;
}

/** The paths that a page of Markdown links to, each once. */
export function markdownLinks(page: string): string[] {
  const links = page.matchAll(/\]\((?!https?:)([^)#]+)/g);
  return [...new Set([...links].map(([, path = ""]) => path))];
}
