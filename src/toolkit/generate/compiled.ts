import type ts from "typescript";
import { join } from "../document/json.ts";
import { textOf } from "./type-nodes.ts";
import { loadTypeTools } from "./types.ts";
import { roots } from "./types-by-level.ts";

/** A place of a generated file that the compiler refuses. */
export interface RefusedType {
  /** The part of the specification whose type it is in: as a pointer such as `#/components/schemas/Room`; an operation is `#/operations/ID`. */
  readonly part: string;
  /** As in `types/from-0.d.ts:12`. */
  readonly place: string;
  /** As in `TS4109: Type arguments …`. */
  readonly reason: string;
}

/** The types of the platform that bodies may have. Its whole library takes longer than most generated files. */
const globals =
  "interface Blob { readonly size: number }\ninterface FormData { get(name: string): unknown }\n";

/**
 * Compiles generated files strictly, as a program does that imports them and checks declarations, in memory. Other
 * files than these, and than the compiler's own, are not read.
 *
 * @param files their texts, by their paths in the generated folder
 */
export function refusedByCompiler(files: ReadonlyMap<string, string>): RefusedType[] {
  const { compiler } = loadTypeTools();
  const { ModuleKind, ModuleResolutionKind, ScriptTarget, sys } = compiler;
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    types: [],
  };
  const own = compiler.getDefaultLibFilePath(options).replace(/[^/\\]*$/, "");
  const folder = "/generated/";
  const texts = new Map([...files, ["globals.d.ts", globals]]);
  const textAt = (path: string) =>
    path.startsWith(own) ? sys.readFile(path) : texts.get(path.slice(folder.length));
  const program = compiler.createProgram(
    [...texts.keys()].map((path) => folder + path),
    options,
    {
      fileExists: (path) => textAt(path) !== undefined,
      readFile: textAt,
      getSourceFile: (path, version) => {
        const text = textAt(path);
        return text === undefined ? text : compiler.createSourceFile(path, text, version, true);
      },
      getDefaultLibFileName: () => `${own}lib.d.ts`,
      getDefaultLibLocation: () => own,
      getCurrentDirectory: () => folder,
      getCanonicalFileName: (path) => path,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => "\n",
      writeFile: () => {},
    },
  );
  return [...files.keys()].flatMap((path) => {
    const file = program.getSourceFile(folder + path);
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    return found.map(({ code, messageText, start = 0 }): RefusedType => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      const message = compiler.flattenDiagnosticMessageText(messageText, " ");
      return {
        part: file === undefined ? "" : partAt(compiler, file, start),
        place: `${path}:${line}`,
        reason: `TS${code}: ${message}`,
      };
    });
  });
}

/** The part of the specification whose type has a position: type-files.ts writes the declarations. */
function partAt(compiler: typeof ts, file: ts.SourceFile, position: number): string {
  let part = "#";
  let section = "";
  const visit = (node: ts.Node): void => {
    if (position < node.pos || node.end <= position) return;
    if (compiler.isTypeAliasDeclaration(node)) {
      part = join("#/components/schemas", node.name.text);
    } else if (compiler.isPropertySignature(node) && section !== "") {
      const holder = roots.includes(section) ? `#/${section}` : `#/components/${section}`;
      part = join(holder, textOf(compiler, node.name));
    } else {
      if (compiler.isInterfaceDeclaration(node)) section = node.name.text;
      compiler.forEachChild(node, visit);
    }
  };
  visit(file);
  return part;
}
