// @ts-nocheck
// Imports run one way: levels ← lint, scripts; generated ← client, sandbox; nothing imports upwards.
import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { inRoot, root } from "../../scripts/lib/root.ts";

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = ["src", "generated", "scripts", "test"].flatMap((folder) =>
  globSyncBelow(folder).filter((file) => !file.startsWith("generated/docs/")),
);

function globSyncBelow(folder: string): string[] {
  return ts.sys
    .readDirectory(inRoot(folder), [".ts", ".mts", ".mjs"])
    .map((file) => relative(root, file));
}

const imports: readonly Import[] = files.flatMap((from) =>
  ts.preProcessFile(readFileSync(inRoot(from), "utf8")).importedFiles.map(({ fileName }) => ({
    from,
    to: fileName.startsWith(".")
      ? relative(root, resolve(dirname(inRoot(from)), fileName))
      : fileName,
  })),
);

const below =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`) || path === folder);

function importsOf(folder: string, isForbidden: (to: string) => boolean): string[] {
  return imports
    .filter(({ from, to }) => below(folder)(from) && isForbidden(to))
    .map(({ from, to }) => `${from} imports ${to}`);
}

describe("imports", () => {
  it("are found at all", () => {
    expect(imports.length).toBeGreaterThan(50);
    for (const folder of ["src", "generated", "scripts", "test"]) {
      expect(imports.some(({ from }) => below(folder)(from))).toBe(true);
    }
  });

  it.each<[string, string, (to: string) => boolean]>([
    ["src/levels", "nothing but itself", (to) => !below("src/levels")(to)],
    ["src", "no script and no test", below("scripts", "test")],
    ["scripts", "no test", below("test")],
    ["generated", "nothing but itself", (to) => !below("generated")(to)],
    ["src/lint", "levels, but no generated file", below("generated", "src/client", "src/sandbox")],
    [
      "src/client",
      "no sandbox, no conformance and no lint",
      below("src/sandbox", "src/conformance", "src/lint"),
    ],
    [
      "src/sandbox",
      "no client, no conformance and no lint",
      below("src/client", "src/lint", "src/conformance"),
    ],
    ["src/conformance", "no lint", below("src/lint")],
  ])("of %s reach %s", (folder, _, isForbidden) => {
    expect(importsOf(folder, isForbidden)).toEqual([]);
  });

  it("of generated modules are of types only", () => {
    const generated = files.filter(below("generated")).filter((file) => file.endsWith(".gen.ts"));
    expect(generated.length).toBeGreaterThan(2);
    for (const file of generated) {
      const source = ts.createSourceFile(
        file,
        readFileSync(inRoot(file), "utf8"),
        ts.ScriptTarget.Latest,
      );
      for (const statement of source.statements.filter(ts.isImportDeclaration)) {
        expect(`${file}: ${statement.getText(source)}`).toContain(": import type ");
      }
    }
  });

  it("of scripts/start.ts load nothing generated before it has generated", () => {
    const reached = new Set(["scripts/start.ts"]);
    for (const file of reached) for (const next of loadedBy(file)) reached.add(next);
    expect(reached.size).toBeGreaterThan(20);
    expect([...reached].filter(below("generated"))).toEqual([]);
  });
});

/** The files that a module loads before it runs: no `import type`, and no `import()`. */
function loadedBy(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(inRoot(file), "utf8"),
    ts.ScriptTarget.Latest,
  );
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly;
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    if (!isImport && !isExport) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    const { text } = moduleSpecifier;
    const path = relative(root, resolve(dirname(inRoot(file)), text));
    return text.startsWith(".") && path.endsWith(".ts") ? [path] : [];
  });
}
