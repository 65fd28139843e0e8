import type ts from "typescript";
import { isLevelIn } from "../levels/span.ts";
import type { Reading, Variants } from "../levels/variants.ts";
import { header } from "./text.ts";
import { sections } from "./typed-only.ts";
import { loadTypeTools, otherValue, otherValueDeclared } from "./types.ts";
import {
  type Declaration,
  type Names,
  namesFor,
  roots,
  type SpanMembers,
  type TypesByLevel,
  typesByLevel,
} from "./types-by-level.ts";

/**
 * The types of all levels, by the paths of their files: for each boundary the types from it up, or (`at`) of exactly
 * that level, in `types/at-N.d.ts` and `types/shared-at.d.ts`; with each variant once.
 *
 * `types/shared.d.ts` has the paths, operations and components of each span, as interfaces in namespaces, which the
 * file of a level extends. Schemas are declared in `types/from-N.d.ts`, where N is the level at which their variant
 * begins, and the files of the other levels re-export them. So names that users see never contain the end of a span,
 * which moves with the next level. TypeScript instantiates type aliases again at each use unless they are at the top of
 * a file (`isNonGenericTopLevelType` in its checker).
 */
export function emitTypes(variants: Variants, reading: Reading): Map<string, string> {
  const tools = loadTypeTools();
  const fileOf = (module: string) => `${reading}-${/\d+$/.exec(module)?.[0]}`; // Both end with the level.
  const sharedFile = reading === "from" ? "shared" : "shared-at";
  const { compiler } = tools;
  const names = namesFor(variants, reading);
  const found = typesByLevel(tools, variants, names, reading);
  const lineOf = linePrinter(compiler);
  const print = (declarations: readonly Declaration[]) => {
    if (declarations.length === 0) return "";
    for (const { node } of declarations) foldShort(compiler, lineOf, node);
    return tools.tools.astToString(declarations.map(({ node }) => node));
  };
  const imports = (own: string, uses: Iterable<string>) =>
    importsOf(variants.boundaries, names, found, own, new Set(uses), fileOf, sharedFile);

  const shared = [...found.helpers, ...found.spans.map((span) => namespace(compiler, names, span))];
  const all = [...shared, ...[...found.schemas.values()].flat()];
  const hasOther = all.some(({ uses }) => uses.has(otherValue));
  const files = new Map<string, string>();
  files.set(
    `types/${sharedFile}.d.ts`,
    [
      header("The parts of the files beside this one, once for each span of levels."),
      imports("", usesOf(shared)),
      print(shared),
      hasOther ? otherValueDeclared : "",
    ].join(""),
  );
  for (const level of variants.boundaries) {
    const self = names.module(level);
    const own = found.schemas.get(self) ?? [];
    const { text, uses } = rootsOf(found.spans, names, level);
    const handedOn = [...(found.handedOn.get(self) ?? [])].map(
      ([module, names]) => `export type { ${names.join(", ")} } from "./${fileOf(module)}.js";\n`,
    );
    if (hasOther) handedOn.push(`export { ${otherValue} } from "./shared.js";\n`);
    const parts = [text, print(own), handedOn.join("")].filter((part) => part !== "");
    const title = header(
      reading === "from"
        ? `Types for every server from feature level ${level} up.`
        : `Types for servers of feature level ${level}.`,
    );
    files.set(
      `types/${fileOf(self)}.d.ts`,
      `${title}${imports(self, [...uses, ...usesOf(own)])}${parts.join("\n")}`,
    );
  }
  return files;
}

const usesOf = (all: readonly Declaration[]) => all.flatMap(({ uses }) => [...uses]);

function namespace(compiler: typeof ts, names: Names, { span, members }: SpanMembers) {
  const { factory } = compiler;
  const exported = [factory.createModifier(compiler.SyntaxKind.ExportKeyword)];
  const faces = [...members].map(([section, all]) => {
    const elements = all.map(({ node }) => node as ts.TypeElement);
    return factory.createInterfaceDeclaration(exported, section, undefined, undefined, elements);
  });
  const node = factory.createModuleDeclaration(
    exported,
    factory.createIdentifier(names.namespace(span)),
    factory.createModuleBlock(faces),
    compiler.NodeFlags.Namespace,
  );
  return { node, uses: new Set([...members.values()].flatMap(usesOf)) };
}

function linePrinter(compiler: typeof ts): (node: ts.Node) => string {
  const printer = compiler.createPrinter();
  const file = compiler.createSourceFile("", "", compiler.ScriptTarget.Latest);
  return (node) => printer.printNode(compiler.EmitHint.Unspecified, node, file);
}

/**
 * Makes the printer write each object type that fits on one line, except those with comments. Returns a lower bound of
 * its length on one line, or `Infinity` if it does not fit; so only few have to be printed to measure them.
 */
function foldShort(compiler: typeof ts, lineOf: (node: ts.Node) => string, node: ts.Node): number {
  const isWord = compiler.isIdentifier(node) || compiler.isStringLiteral(node);
  let least = isWord ? node.text.length : 0;
  if (compiler.getSyntheticLeadingComments(node) !== undefined) least = Number.POSITIVE_INFINITY;
  compiler.forEachChild(node, (child) => {
    least += foldShort(compiler, lineOf, child);
  });
  if (!compiler.isTypeLiteralNode(node) || least > 80) return least;
  compiler.setEmitFlags(node, compiler.EmitFlags.SingleLine);
  if (lineOf(node).length <= 80) return least;
  compiler.setEmitFlags(node, compiler.EmitFlags.None);
  return Number.POSITIVE_INFINITY;
}

/** `paths`, `operations` and `components` of a level, combined from its spans. */
function rootsOf(spans: readonly SpanMembers[], names: Names, level: number) {
  const uses: string[] = [];
  const extended = (section: string): string => {
    const bases = spans
      .filter(({ span, members }) => isLevelIn([span], level) && members.has(section))
      .map(({ span }) => names.namespace(span));
    uses.push(...bases);
    return bases.map((base) => `${base}.${section}`).join(", ");
  };
  const lines = roots.map((root) => {
    const bases = extended(root);
    if (bases !== "") return `export interface ${root} extends ${bases} {}\n`;
    return `export type ${root} = Record<string, never>;\n`;
  });
  const members = sections.map((section) => {
    const bases = extended(section);
    if (bases !== "") lines.push(`interface ${section} extends ${bases} {}\n`);
    return `    ${section}: ${bases === "" ? "never" : section};\n`;
  });
  return { text: `${lines.join("")}export interface components {\n${members.join("")}}\n`, uses };
}

/** The imports of a module or, without a name, of the shared file. */
function importsOf(
  boundaries: readonly number[],
  names: Names,
  { helpers, spans }: TypesByLevel,
  self: string,
  uses: ReadonlySet<string>,
  fileOf: (module: string) => string,
  sharedFile: string,
): string {
  const modules = boundaries.map(names.module).filter((name) => name !== self && uses.has(name));
  const lines = modules.map((name) => `import type * as ${name} from "./${fileOf(name)}.js";\n`);
  const declared = helpers.map(({ node }) => (node as ts.TypeAliasDeclaration).name.text);
  const shared = [...spans.map(({ span }) => names.namespace(span)), ...declared, otherValue];
  const used = self === "" ? [] : shared.filter((name) => uses.has(name));
  if (used.length > 0)
    lines.push(`import type { ${used.join(", ")} } from "./${sharedFile}.js";\n`);
  return lines.length > 0 ? `${lines.join("")}\n` : "";
}
