// Imports run one way, types included: document ← levels ← lint, generate ← site; generated ← client,
// sandbox ← mock, conformance; cli stands above them all; nothing imports upwards, and no files import each other in a circle.
import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { home, inHome } from "../../src/system/home.ts";

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = ["src", "generated", "scripts", "test"].flatMap((folder) =>
  ts.sys
    .readDirectory(inHome(folder), [".ts", ".mts", ".mjs"])
    .map((file) => relative(home, file))
    .filter((file) => !file.startsWith("generated/docs/")),
);

const imports: readonly Import[] = files.flatMap((from) =>
  ts.preProcessFile(readFileSync(inHome(from), "utf8")).importedFiles.map(({ fileName }) => ({
    from,
    to: fileName.startsWith(".")
      ? relative(home, resolve(dirname(inHome(from)), fileName))
      : fileName,
  })),
);

const below =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`) || path === folder);

const isOurs = below("src", "generated", "scripts", "test");

/** What each folder may import of ours, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "src/shown-text.ts": [],
  "src/nearest.ts": [],
  "src/system": ["src/shown-text.ts"],
  "src/server": ["src/shown-text.ts", "src/system"],
  "src/document": [],
  "src/levels": ["src/document"],
  "src/lint": ["src/document", "src/levels", "src/nearest.ts"],
  "src/generate": ["src/document", "src/levels", "src/lint", "src/system", "src/shown-text.ts"],
  "src/site": [
    ...["src/document", "src/levels", "src/generate"],
    ...["src/system", "src/server", "src/shown-text.ts"],
  ],
  "src/client": ["generated", "src/document"],
  "src/sandbox": [
    ...["generated", "src/document", "src/levels", "src/server"],
    ...["src/shown-text.ts", "src/nearest.ts"],
  ],
  "src/conformance": [
    ...["generated", "src/document", "src/levels", "src/sandbox", "src/client"],
    "src/shown-text.ts",
  ],
  "src/try-it": [
    ...["generated", "src/document", "src/client", "src/sandbox"],
    "src/site/curl.ts",
    "src/system",
  ],
  "src/node": [],
  "src/mock": [
    ...["src/document", "src/levels", "src/generate", "src/sandbox"],
    ...["src/server", "src/system"],
  ],
  "src/cli": ["src", "generated"],
  "src/index.ts": ["generated", "src/client", "src/document"],
  generated: [],
  scripts: ["src", "generated"],
};

describe("imports", () => {
  it("are found at all", () => {
    expect(imports.length).toBeGreaterThan(500);
  });

  it.each(Object.entries(allowed))("of %s reach %j", (folder, others) => {
    const own = imports.filter(({ from }) => below(folder)(from));
    const wrong = own.filter(({ to }) => isOurs(to) && !below(folder, ...others)(to));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("of checks of any operation reach no scenario of this API", () => {
    const reached = new Set(files.filter(below("src/conformance/checks")));
    for (const file of reached) {
      for (const { from, to } of imports) if (from === file && isOurs(to)) reached.add(to);
    }
    expect(reached.size).toBeGreaterThan(20);
    expect([...reached].filter(below("src/conformance/scenarios"))).toEqual([]);
  });

  it("of every folder of src are looked at", () => {
    const folders = files.filter(below("src")).map((file) => file.split("/").slice(0, 2).join("/"));
    expect([...new Set(folders)].filter((folder) => allowed[folder] === undefined)).toEqual([]);
  });

  it("go in no circle", () => {
    const targets = new Map<string, string[]>();
    for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" → "));
      if (path.includes(file) || done.has(file)) return;
      for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of files.filter(below("src", "generated", "scripts"))) visit(file, []);
    expect(circles).toEqual([]);
  });

  it("of generated modules are of types only", () => {
    const generated = files.filter(below("generated")).filter((file) => file.endsWith(".gen.ts"));
    expect(generated.length).toBeGreaterThan(2);
    for (const file of generated) {
      const source = ts.createSourceFile(
        file,
        readFileSync(inHome(file), "utf8"),
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

describe("raw objects of a specification", () => {
  /** What hands a document to another tool has to rewrite it; all else goes by the read model. */
  const rewriters = [
    "src/generate/extensions.ts",
    "src/generate/prism.ts",
    "src/site/annotate.ts",
    "src/site/for-redoc.ts",
    "src/site/form-notes.ts",
    "src/site/plain-texts.ts",
  ];
  const raw =
    /import \{[^}]*\b(resolve|dereference)\b[^}]*\} from "[^"]*document\/json\.ts"|levels\/parts\.ts"/;

  it("are followed by document, levels, lint and the rewriters only", () => {
    const walking = files
      .filter(below("src", "scripts"))
      .filter((file) => !below("src/document", "src/levels", "src/lint", ...rewriters)(file))
      .filter((file) => raw.test(readFileSync(inHome(file), "utf8")));
    expect(walking).toEqual([]);
  });
});

/** The files that a module loads before it runs: no `import type`, and no `import()`. */
function loadedBy(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(inHome(file), "utf8"),
    ts.ScriptTarget.Latest,
  );
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly;
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    if (!isImport && !isExport) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    const { text } = moduleSpecifier;
    const path = relative(home, resolve(dirname(inHome(file)), text));
    return text.startsWith(".") && path.endsWith(".ts") ? [path] : [];
  });
}
