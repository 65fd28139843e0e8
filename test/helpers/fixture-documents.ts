import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A document with the expected messages of a rule below its lines. */
interface FixtureDocument {
  readonly name: string;
  readonly file: string;
  /** Its text, with a line that begins with `#^` for each problem. */
  readonly withMessages: string;
}

/**
 * Writes the documents of a file of `test/fixtures` into a folder. In the file, each begins with a line like `--- #
 * bad.yaml at 10, 20: The title`, which adds a title and a registry of these levels; without a title, the document is
 * written unchanged. The folder is removed after the tests of the file, or as `after` says.
 */
export function fixtureDocuments(
  path: string,
  after?: (work: () => void) => void,
): { readonly folder: string; readonly documents: readonly FixtureDocument[] } {
  const folder = temporaryFolder(basename(path, ".yaml"), after);
  const text = readFileSync(inHome("test/fixtures", path), "utf8");
  const parts = text.split(/^--- # ([^:\n]+?)(?: at ([\d, ]+))?(?:: (.*))?\n/m).slice(1);
  const documents = Array.from({ length: parts.length / 4 }, (_, index) => {
    const [name = "", levels, title, body = ""] = parts.slice(index * 4);
    const withMessages = title === undefined ? body : `${head(title, levels?.split(", "))}${body}`;
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withMessages.replaceAll(/^ *#\^ .*\n/gm, ""));
    return { name, file, withMessages };
  });
  return { folder, documents };
}

/** The documents for a rule, in `test/fixtures/lint`, until the calling test ends. */
export const lintFixtures = (rule: string) =>
  fixtureDocuments(`lint/${rule}.yaml`, onTestFinished).documents;

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
