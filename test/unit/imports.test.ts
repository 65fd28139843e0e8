// Imports go one way, including types: base ← toolkit ← service ← program ← scripts; in toolkit document ← levels ←
// infer, lint ← read, verdict ← generate ← site, mock; in service generated ← client, sandbox ← emit, conformance,
// try-it. There are no cycles.
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

/** The files of `src/base` that a browser can load. */
const portable = [
  "src/universal/escape-invisible.ts",
  "src/universal/nearest-name.ts",
  "src/universal/json-value.ts",
  "src/universal/read-chunks.ts",
  "src/universal/loopback.ts",
  "src/universal/longest-timer.ts",
  "src/universal/utf-8.ts",
  "src/service/linkifier-urls.ts",
];

/** What each folder may import from this repository, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "src/base": [],
  "src/toolkit/document": [],
  "src/toolkit/levels": ["src/toolkit/document", ...portable],
  "src/toolkit/lint": ["src/toolkit/document", "src/toolkit/levels", ...portable],
  "src/toolkit/infer": ["src/toolkit/document", "src/toolkit/levels", ...portable],
  "src/toolkit/read": [
    "src/toolkit/document",
    "src/toolkit/levels",
    "src/toolkit/lint",
    "src/base",
  ],
  "src/toolkit/write": ["src/toolkit/document", "src/toolkit/levels", "src/base"],
  "src/toolkit/versions": [
    "src/toolkit/document",
    "src/toolkit/levels",
    "src/toolkit/infer",
    "src/toolkit/read",
    "src/toolkit/write",
    "src/toolkit/generate/text.ts",
    "src/base",
  ],
  "src/toolkit/verdict": [
    "src/toolkit/document",
    "src/toolkit/levels",
    "src/toolkit/generate/text.ts",
    "src/base",
  ],
  "src/toolkit/generate": [
    "src/toolkit/document",
    "src/toolkit/levels",
    "src/toolkit/read",
    "src/toolkit/write",
    "src/toolkit/verdict",
    "src/base",
  ],
  "src/toolkit/site": [
    "src/toolkit/document",
    "src/toolkit/levels",
    "src/toolkit/read",
    "src/toolkit/write",
    "src/toolkit/verdict",
    "src/toolkit/generate",
    "src/base",
  ],
  "src/toolkit/mock": [
    "src/toolkit/document",
    "src/toolkit/levels",
    "src/toolkit/read",
    "src/toolkit/generate",
    "src/base",
  ],
  "src/toolkit/runtime": [
    "src/toolkit/document/percent-encoding.ts",
    "src/toolkit/document/release-lookup.ts",
    "src/toolkit/document/parameter-styles.ts",
    "src/toolkit/document/operation-row.ts",
    ...portable,
  ],
  "src/service/client": ["generated", "src/toolkit/document", "src/toolkit/runtime", ...portable],
  "src/service/sandbox": ["generated", "src/toolkit/document", "src/toolkit/levels", "src/base"],
  "src/service/emit": [
    "src/toolkit/document",
    "src/toolkit/levels",
    "src/toolkit/generate",
    "src/service/sandbox/input-schemas.ts",
    "src/base",
  ],
  "src/service/conformance": [
    "generated",
    "src/toolkit/document",
    "src/toolkit/levels",
    "src/toolkit/text/curl-command.ts",
    "src/toolkit/text/escape-html.ts",
    "src/service/sandbox",
    "src/service/client",
    "src/toolkit/runtime",
    ...portable,
  ],
  "src/service/try-it": [
    "generated",
    "src/toolkit/document",
    "src/toolkit/text/escape-html.ts",
    "src/toolkit/site/browser/element.ts",
    "src/toolkit/site/browser/page-storage.ts",
    "src/service/client",
    "src/toolkit/runtime",
    "src/service/sandbox",
    "src/base",
  ],
  "src/service/node": portable,
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

  it("of emitters do not reach what imports generated checks: the resources of the sandbox", () => {
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
    /^node:child_process$|^test\/helpers\/(compile|run-program|run-script|project-copy|shared)\.ts$|^src\/(base\/processes|toolkit\/mock\/mock)\.ts$/;
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
    "src/toolkit/compatibility/raised-impacts.ts",
    "src/toolkit/read/openapi-version.ts",
    "src/toolkit/read/readable-files.ts",
    "src/toolkit/generate/types/openapi-typescript.ts",
    "src/toolkit/generate/types/types-document.ts",
    "src/toolkit/mock/prism-document.ts",
    "src/toolkit/mock/text-media.ts",
  ];
  const raw =
    /import \{[^}]*\b(resolve|dereference)\b[^}]*\} from "[^"]*document\/json\.ts"|levels\/parts\.ts"/;

  it("are read by document, levels, infer, lint and the rewriters only", () => {
    const walking = files
      .filter(below("src", "scripts"))
      .filter(
        (file) =>
          !below(
            "src/toolkit/document",
            "src/toolkit/levels",
            "src/toolkit/infer",
            "src/toolkit/lint",
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
