// Imports go one way, including types: universal ← node ← toolkit ← service ← program ← scripts, and in toolkit and
// service as the table says. There are no cycles.
import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { home, inHome } from "../../src/node/package-root.ts";

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

const toolkit = (...rooms: string[]) => rooms.map((room) => `src/toolkit/${room}`);

/** What runs anywhere, and the specification as objects with levels. */
const model = ["src/universal", ...toolkit("document", "levels")];

/** What each folder may import from this repository, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "src/universal": [],
  "src/node": ["src/universal"],
  "src/toolkit/document": ["src/universal"],
  "src/toolkit/levels": ["src/universal", ...toolkit("document")],
  "src/toolkit/write": [...model, "src/node"],
  "src/toolkit/text": [...model, "src/node"],
  "src/toolkit/lint-rules": model,
  "src/toolkit/read": [...model, "src/node", ...toolkit("lint-rules", "text")],
  "src/toolkit/lint": [...model, "src/node", ...toolkit("lint-rules", "read", "release-lock")],
  "src/toolkit/infer": [...model, "src/node", ...toolkit("read", "write")],
  "src/toolkit/release-lock": [...model, "src/node", ...toolkit("text")],
  "src/toolkit/compatibility": [...model, "src/node", ...toolkit("read", "text")],
  "src/toolkit/generate": [
    ...model,
    "src/node",
    ...toolkit("read", "release-lock", "text", "write"),
  ],
  "src/toolkit/site": [...model, "src/node", ...toolkit("text", "write")],
  "src/toolkit/mock": [...model, "src/node", ...toolkit("text")],
  "src/toolkit/runtime": ["src/universal", ...toolkit("document")],
  "src/service/client": [
    "generated",
    "src/universal",
    "src/service/linkifier-urls.ts",
    ...toolkit("document", "runtime"),
  ],
  "src/service/sandbox": [
    "generated",
    ...model,
    "src/node",
    ...toolkit("runtime"),
    "src/service/linkifier-urls.ts",
  ],
  "src/service/emit": [
    ...model,
    "src/node",
    ...toolkit("text", "write"),
    "src/service/sandbox/input-schemas.ts",
  ],
  "src/service/conformance": [
    "generated",
    ...model,
    "src/node",
    ...toolkit("runtime", "text", "write"),
    "src/service/client",
    "src/service/linkifier-urls.ts",
    "src/service/sandbox",
  ],
  "src/service/try-it": [
    "generated",
    "src/universal",
    ...toolkit("document", "runtime", "site/browser", "text"),
    "src/service/client",
    "src/service/sandbox",
  ],
  "src/service/zuliprc": ["src/universal"],
  "src/service/linkifier-urls.ts": [],
  "src/program": ["src", "generated"],
  "src/index.ts": ["generated", "src/service/client", "src/toolkit/document"],
  generated: [],
  scripts: ["src", "generated"],
};

describe("imports", () => {
  it("are found", () => {
    expect(imports.length).toBeGreaterThan(500);
  });

  it.each(Object.entries(allowed))("of %s may come from %j", (folder, others) => {
    const own = imports.filter(({ from }) => below(folder)(from));
    const wrong = own.filter(({ to }) => isOurs(to) && !below(folder, ...others)(to));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  /** The files of a folder, and all that they import directly or indirectly. */
  const reachedFrom = (folder: string) => {
    const reached = new Set(files.filter(below(folder)));
    for (const file of reached) {
      for (const { from, to } of imports) if (from === file && isOurs(to)) reached.add(to);
    }
    expect(reached.size).toBeGreaterThan(20);
    return [...reached];
  };

  it("of emitters do not reach the resources of the sandbox", () => {
    const reached = reachedFrom("src/service/emit");
    expect(reached).toContain("src/service/sandbox/input-schemas.ts");
    expect(reached.filter(below("src/service/sandbox", "generated"))).toHaveLength(1);
  });

  it("have a rule for every folder of src", () => {
    const known = below(...Object.keys(allowed));
    expect(files.filter(below("src")).filter((file) => !known(file))).toEqual([]);
  });

  it("have no cycle", () => {
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

  it("of generated modules are type imports", () => {
    // `contract.gen.ts` joins two others.
    const generated = files
      .filter(below("generated"))
      .filter((file) => file.endsWith(".gen.ts") && !file.endsWith("/contract.gen.ts"));
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

  it("of scripts/start.ts load no generated module at its start", () => {
    const reached = new Set(["scripts/start.ts"]);
    for (const file of reached) for (const next of loadedBy(file)) reached.add(next);
    expect(reached.size).toBeGreaterThan(15);
    expect([...reached].filter(below("generated"))).toEqual([]);
  });
});

it("tests of `npm test` start no process, except those of test/smoke", () => {
  const starters =
    /^node:child_process$|^test\/helpers\/(compile|run-program|run-script|project-copy|shared)\.ts$|^src\/(node\/processes|toolkit\/mock\/start-mock)\.ts$/;
  const found = imports
    .filter(({ from, to }) => below("test/unit", "test/spec")(from) && starters.test(to))
    .filter(({ from, to }) => to.startsWith("node:") || loadedBy(from).includes(to))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(found).toEqual([]);
});

describe("raw objects of a specification", () => {
  /** Code that passes a document to another tool has to rewrite it; other code uses the read model. */
  const rewriters = [
    "src/toolkit/write/edit-yaml-files.ts",
    "src/toolkit/compatibility/normalize-for-diff.ts",
    "src/toolkit/compatibility/corrected-impacts.ts",
    "src/toolkit/read/openapi-version.ts",
    "src/toolkit/read/readable-files.ts",
    "src/toolkit/release-lock/released-changes.ts",
    "src/toolkit/generate/types/openapi-typescript.ts",
    "src/toolkit/generate/types/types-document.ts",
    "src/toolkit/mock/prism-document.ts",
    "src/toolkit/mock/text-media.ts",
  ];
  const raw = /import \{[^}]*\b(resolve|dereference)\b[^}]*\} from "[^"]*document\/json\.ts"/;

  it("are read by document, levels, infer, lint and the rewriters only", () => {
    const walking = files
      .filter(below("src", "scripts"))
      .filter(
        (file) =>
          !below(
            "src/toolkit/document",
            "src/toolkit/levels",
            "src/toolkit/infer",
            "src/toolkit/lint-rules",
            ...rewriters,
          )(file),
      )
      .filter((file) => raw.test(readFileSync(inHome(file), "utf8")));
    expect(walking).toEqual([]);
  });
});

/** The files that a module loads before it runs: neither `import type` nor `import()`. */
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
