/** The documents of `test/fixtures/lint`, by which the rules for marks are tested. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inHome } from "../../src/base/home.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A document, and what a rule says of it below the lines that it is about. */
interface LintFixture {
  readonly name: string;
  readonly file: string;
  /** With a line that begins with `#^` for each problem. */
  readonly told: string;
}

/**
 * Writes the documents for a rule into a folder. In their file each begins with a line of this form, by which it gets a
 * head with a title and a registry: `--- # bad.yaml at 10, 20: The title`. Without a title it is written as it is.
 */
export function lintFixtures(rule: string): LintFixture[] {
  const folder = temporaryFolder(rule);
  const text = readFileSync(inHome("test/fixtures/lint", `${rule}.yaml`), "utf8");
  const parts = text.split(/^--- # ([^:\n]+?)(?: at ([\d, ]+))?(?:: (.*))?\n/m).slice(1);
  return Array.from({ length: parts.length / 4 }, (_, index) => {
    const [name = "", levels, title, body = ""] = parts.slice(index * 4);
    const told = title === undefined ? body : `${head(title, levels?.split(", "))}${body}`;
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, told.replaceAll(/^ *#\^ .*\n/gm, ""));
    return { name, file, told };
  });
}

const head = (title: string, levels: readonly string[] = []): string =>
  [
    "openapi: 3.1.1",
    `info: { title: "${title}", version: "1" }`,
    ...(levels.length > 0 ? ["x-feature-levels:"] : []),
    ...levels.map(
      (level) =>
        `  - { level: ${level}, release: "${level}.0", name: level${level}, summary: New. }`,
    ),
    "",
  ].join("\n");
