// A word has one meaning everywhere: each name is exported by one file of `src` and `scripts`.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { home, inHome } from "../../src/node/package-root.ts";

/** The names that a file exports and declares itself; re-exported names belong to another file. */
function exportedBy(text: string): Set<string> {
  const names = new Set<string>();
  const imported = new Set<string>();
  const addBound = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) names.add(name.text);
    else for (const one of name.elements) if (ts.isBindingElement(one)) addBound(one.name);
  };
  for (const node of ts.createSourceFile("file.ts", text, ts.ScriptTarget.Latest).statements) {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
      for (const { name } of bindings.elements) imported.add(name.text);
    }
    if (ts.isExportDeclaration(node)) {
      const { exportClause: clause, moduleSpecifier } = node;
      if (moduleSpecifier !== undefined || clause === undefined) continue;
      if (!ts.isNamedExports(clause)) continue;
      for (const { name, propertyName = name } of clause.elements) {
        if (!imported.has(propertyName.text)) names.add(name.text);
      }
      continue;
    }
    const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
    const has = (kind: ts.SyntaxKind) => modifiers?.some((one) => one.kind === kind) === true;
    if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) continue;
    if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations) addBound(name);
    } else if ("name" in node && node.name !== undefined) {
      names.add((node.name as ts.Identifier).text);
    }
  }
  return names;
}

it("exportedBy finds only names that the file declares", () => {
  const text = `
import { p } from "./p.ts";
export { p as q };
export interface A {}
export type B = A;
export const { c, d: [e] } = f(), g = 1;
export function h() {}
class I {}
export { I, j as k };
export * from "./l.ts";
export { m } from "./m.ts";
export default class N {}
const o = 1;`;
  expect([...exportedBy(text)]).toEqual(["A", "B", "c", "e", "g", "h", "I", "k"]);
});

it("each exported name belongs to one file", () => {
  const owners = new Map<string, string[]>();
  const files = ["src", "scripts"].flatMap((folder) =>
    ts.sys.readDirectory(inHome(folder), [".ts"]),
  );
  for (const file of files) {
    for (const name of exportedBy(readFileSync(file, "utf8"))) {
      owners.set(name, [...(owners.get(name) ?? []), relative(home, file)]);
    }
  }
  const doubled = [...owners].filter(([, files]) => files.length > 1);
  expect(doubled).toEqual([]);
});
