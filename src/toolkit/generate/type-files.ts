import type ts from "typescript";
import { listIn } from "../document/json.ts";
import { isLevelIn, type Span } from "../levels/span.ts";
import type { Reading } from "../levels/variants.ts";
import { header } from "./text.ts";
import { type TypeFile, type TypeLinks, typeLinks } from "./type-links.ts";
import { indexed, membersIn, textOf, withoutComments, withoutNever } from "./type-nodes.ts";
import { sections } from "./typed-only.ts";
import {
  laterValue,
  laterValueDeclared,
  loadTypeTools,
  otherValue,
  otherValueDeclared,
  type TypeTools,
  typesOf,
} from "./types.ts";
import { type Documents, documentOfAll, numberOf, type TypedPart } from "./types-document.ts";

/** The top-level interfaces of openapi-typescript besides `components`. */
const roots = ["paths", "webhooks", "operations"];

const isPath = (section: string) => ["paths", "webhooks", "pathItems"].includes(section);

/** The length up to which an object type is written on one line. */
const longestLine = 80;

/** All interfaces of a span, in the order in which they are written. */
const inOrder = ["paths", "webhooks", ...sections, "operations"];

/** A type, and the number of its part. */
type Numbered = readonly [number: number, node: ts.Node];

/** The members of the interfaces that hold in a span, by the names of the interfaces, such as `paths`. */
interface SpanMembers {
  readonly reading: Reading;
  readonly span: Span;
  readonly members: Map<string, Numbered[]>;
}

/** The file of a boundary, `types/from-N.d.ts`. */
interface LevelFile extends TypeFile {
  readonly level: number;
  /** The schemas that begin there. */
  readonly aliases: Numbered[];
  /** The names of the other schemas that are there, by the levels at which they begin. */
  readonly handedOn: Map<number, string[]>;
}

/** All types, sorted by the files that they go to. */
interface SortedTypes {
  readonly levels: readonly LevelFile[];
  readonly spaces: ReadonlyMap<string, SpanMembers>;
  /** The files of these spans. */
  readonly files: Readonly<Record<Reading, TypeFile>>;
}

/**
 * The types of all levels, by the paths of their files, with each part once for the levels at which it is the same.
 *
 * `types/shared.d.ts` has the paths, operations and components of each span, as interfaces in namespaces, which the
 * file of a level extends. Schemas are declared in `types/from-N.d.ts`, where N is the level at which their variant
 * begins, and the files of the other levels re-export them. So names that users see never contain the end of a span,
 * which moves with the next level. TypeScript instantiates type aliases again at each use unless they are at the top of
 * a file (`isNonGenericTopLevelType` in its checker). `types/at.d.ts` has the paths of exactly each level in the same
 * form, with those parts to which they refer and which no other file has.
 *
 * @param reliable the documents for every server from each boundary up
 * @param served the documents of exactly each boundary
 */
export function emitTypes(reliable: Documents, served: Documents): Map<string, string> {
  const tools = loadTypeTools();
  const { compiler } = tools;
  const [document, parts] = documentOfAll({ from: reliable, at: served });
  const nodes = typesOf(tools, document);
  const types = new Map<number, ts.PropertySignature>();
  for (const member of membersIn(compiler, nodes)) {
    const number = numberOf(textOf(compiler, member.name));
    // An operation is in each variant of its path.
    if (number !== undefined && !types.has(number)) types.set(number, member);
  }
  const isRoot = ({ section, spans }: TypedPart) => spans.from.length > 0 || section === "paths";
  const wanted = new Set(parts.flatMap((part, number) => (isRoot(part) ? [number] : [])));
  const links = typeLinks(compiler, parts, nodes, (number) => wanted.add(number));
  const sorted = sortedTypes(tools, links, reliable.boundaries, parts, wanted, types);
  const helpers = nodes
    .filter(compiler.isTypeAliasDeclaration)
    .filter(({ name: { text } }) => ![...roots, "components", "$defs"].includes(text));
  return printed(tools, links, sorted, helpers);
}

/** @param wanted the numbers of the parts. Grows while types are sorted that refer to others. */
function sortedTypes(
  { compiler }: TypeTools,
  links: TypeLinks,
  boundaries: readonly number[],
  parts: readonly TypedPart[],
  wanted: ReadonlySet<number>,
  types: ReadonlyMap<number, ts.PropertySignature>,
): SortedTypes {
  const { factory } = compiler;
  const fileOf = (module: string): TypeFile => ({ module, uses: new Set() });
  const files = { from: fileOf(""), at: fileOf("") };
  const levels = boundaries.map((level): LevelFile => {
    return { ...fileOf(links.module(level)), level, aliases: [], handedOn: new Map() };
  });
  const spaces = new Map<string, SpanMembers>();
  const addTo = (reading: Reading, span: Span, number: number, type: ts.TypeNode) => {
    const { section, name } = parts[number] as TypedPart;
    const space = links.namespace(reading, span);
    const found = spaces.get(space) ?? { reading, span, members: new Map<string, Numbered[]>() };
    spaces.set(space, found);
    const key = /^[A-Za-z_$][\w$]*$/.test(name)
      ? factory.createIdentifier(name)
      : factory.createStringLiteral(name);
    const member = factory.createPropertySignature(undefined, key, undefined, type);
    listIn(found.members, section).push([number, member]);
    return member;
  };
  const saidOnce = fieldsOnce(compiler);
  for (const number of wanted) {
    const part = parts[number] as TypedPart;
    const { section, name, spans } = part;
    const member = types.get(number);
    if (member?.type === undefined) continue;
    const home: Reading = spans.from.length > 0 ? "from" : "at";
    // The client has the comments of operations, and the files of levels those of schemas.
    if (section === "paths" || home === "at") withoutComments(compiler, member.type);
    const made = isPath(section) ? withoutNever(compiler, member.type) : member.type;
    const [first, ...others] = spans[home] as [Span, ...Span[]];
    const own = levels.find(({ level }) => level === first.from);
    if (links.isAlias(part) && own !== undefined) {
      const exported = [factory.createModifier(compiler.SyntaxKind.ExportKeyword)];
      const type = links.linked(member.type, own);
      const alias = factory.createTypeAliasDeclaration(exported, name, undefined, type);
      own.aliases.push([number, compiler.moveSyntheticComments(alias, member)]);
      for (const { level, handedOn } of levels) {
        if (level === first.from || !isLevelIn(spans.from, level)) continue;
        listIn(handedOn, first.from).push(name);
      }
      addTo(home, first, number, links.named(number, files[home]));
    } else {
      const linked = links.linked(made, files[home]);
      const place = (file: TypeFile) => links.named(number, file);
      const type =
        section === "operations" ? saidOnce(linked, place, home, files[home], name) : linked;
      const declared = addTo(home, first, number, type);
      if (home === "from") compiler.moveSyntheticComments(declared, member);
    }
    for (const span of others) addTo(home, span, number, links.named(number, files[home]));
    for (const span of section === "paths" && home === "from" ? spans.at : [])
      addTo("at", span, number, links.named(number, files.at));
  }
  return { levels, spaces, files };
}

/**
 * Makes the fields of an operation, and its responses, references to those of an earlier variant of the operation that has
 * the same ones: most variants differ in one of them. Types of exactly one level have no comments, so these are not
 * compared for them.
 */
function fieldsOnce(compiler: typeof ts) {
  const { factory } = compiler;
  const printers = {
    from: linePrinter(compiler),
    at: linePrinter(compiler, { removeComments: true }),
  };
  const known = new Map<string, (file: TypeFile) => ts.TypeNode>();
  /** @param place makes the name of the type in a file */
  const once = (
    type: ts.TypeNode,
    place: (file: TypeFile) => ts.TypeNode,
    home: Reading,
    file: TypeFile,
    name: string,
  ): ts.TypeNode => {
    if (!compiler.isTypeLiteralNode(type)) return type;
    const members = type.members.filter(compiler.isPropertySignature).map((member) => {
      const { modifiers, name: key, questionToken, type: value } = member;
      if (value === undefined) return member;
      const field = textOf(compiler, key);
      const textIn = (reading: Reading) => printers[reading](value).replaceAll(/\s+/g, " ");
      if (textIn("at").length <= longestLine) return member;
      const keyOf = (reading: Reading) => `${reading} ${name} ${field} ${textIn(reading)}`;
      const earlier = known.get(keyOf(home))?.(file);
      const own = (file: TypeFile) => {
        const type = indexed(compiler, place(file), field);
        // With `exactOptionalPropertyTypes`, a field that may be missing is not one that may be undefined.
        return questionToken ? factory.createTypeReferenceNode("NonNullable", [type]) : type;
      };
      for (const reading of ["from", "at"] as const)
        if (!known.has(keyOf(reading))) known.set(keyOf(reading), own);
      const others = () => (field === "responses" ? once(value, own, home, file, name) : value);
      return factory.updatePropertySignature(
        member,
        modifiers,
        key,
        questionToken,
        earlier ?? others(),
      );
    });
    return factory.createTypeLiteralNode(members);
  };
  return once;
}

/** The texts of the files, by their paths. */
function printed(
  { compiler, tools }: TypeTools,
  links: TypeLinks,
  { levels, spaces, files }: SortedTypes,
  helpers: readonly ts.TypeAliasDeclaration[],
): Map<string, string> {
  const lineOf = linePrinter(compiler);
  const print = (nodes: readonly ts.Node[]) => {
    for (const node of nodes) foldShort(compiler, lineOf, node);
    return nodes.length === 0 ? "" : tools.astToString([...nodes]);
  };
  const ordered = (types: readonly Numbered[]) =>
    types.toSorted(([one], [other]) => one - other).map(([, node]) => node);
  const all = [...spaces].sort(
    ([, { span: one }], [, { span: other }]) => one.from - other.from || one.to - other.to,
  );
  const spacesOf = (reading: Reading) => all.filter(([, space]) => space.reading === reading);
  const namespaces = (reading: Reading) =>
    print(
      spacesOf(reading).map(([name, { members }]) => {
        const own = inOrder.flatMap((section) => {
          const types = members.get(section);
          return types === undefined ? [] : [face(compiler, section, ordered(types))];
        });
        return namespace(compiler, name, own);
      }),
    );
  /** What the interface of a section extends at a level. */
  const extended = (reading: Reading, section: string, level: number) =>
    spacesOf(reading)
      .filter(([, { span, members }]) => isLevelIn([span], level) && members.has(section))
      .map(([name]) => name);
  const imports = ({ module, uses }: TypeFile, isShared = false) => {
    const modules = levels.filter((other) => other.module !== module && uses.has(other.module));
    const lines = modules.map(
      ({ module, level }) => `import type * as ${module} from "./from-${level}.js";\n`,
    );
    const declared = helpers.map(({ name }) => name.text);
    const spaces = spacesOf("from").map(([name]) => name);
    const shared = [...spaces, ...declared, links.answer, otherValue, laterValue];
    const used = isShared ? [] : shared.filter((name) => uses.has(name));
    if (used.length > 0) lines.push(`import type { ${used.join(", ")} } from "./shared.js";\n`);
    return lines.length > 0 ? `${lines.join("")}\n` : "";
  };
  const isUsed = (name: string) =>
    [files.from, files.at, ...levels].some(({ uses }) => uses.has(name));
  const hasOther = isUsed(otherValue);

  const made = new Map<string, string>();
  const sharedTypes = [
    print(helpers),
    isUsed(links.answer) ? answerDeclared(links.answer) : "",
    namespaces("from"),
    hasOther ? otherValueDeclared : "",
    isUsed(laterValue) ? laterValueDeclared : "",
  ].join("");
  made.set(
    "types/shared.d.ts",
    `${header("The parts of the files beside this one, once for each span of levels.")}${imports(files.from, true)}${sharedTypes}`,
  );
  const pathsAt = levels.map(({ level }) => {
    const bases = extended("at", "paths", level).map((name) => `${name}.paths`);
    return `export ${faceOf(`Paths${level}`, bases)}`;
  });
  const atTypes = namespaces("at");
  made.set(
    "types/at.d.ts",
    `${header("The paths of servers of exactly each feature level.")}${imports(files.at)}${atTypes}${pathsAt.join("")}`,
  );
  for (const file of levels) {
    const { level, aliases, handedOn, uses } = file;
    const basesOf = (section: string) => {
      const names = extended("from", section, level);
      for (const name of names) uses.add(name);
      return names.map((name) => `${name}.${section}`);
    };
    const lines = roots.map((root) => `export ${faceOf(root, basesOf(root))}`);
    const members = sections.map((section) => {
      const bases = basesOf(section);
      if (bases.length > 0) lines.push(faceOf(section, bases));
      return `    ${section}: ${bases.length > 0 ? section : "never"};\n`;
    });
    const again = [...handedOn].map(
      ([from, names]) => `export type { ${names.join(", ")} } from "./from-${from}.js";\n`,
    );
    if (hasOther) again.push(`export { ${otherValue} } from "./shared.js";\n`);
    const parts = [
      `${lines.join("")}export interface components {\n${members.join("")}}\n`,
      print(ordered(aliases)),
      again.join(""),
    ];
    const title = header(`Types for every server from feature level ${level} up.`);
    made.set(
      `types/from-${level}.d.ts`,
      `${title}${imports(file)}${parts.filter((part) => part !== "").join("\n")}`,
    );
  }
  return made;
}

/** An interface of what others have, or an empty one. */
const faceOf = (name: string, bases: readonly string[]): string =>
  bases.length > 0
    ? `interface ${name} extends ${bases.join(", ")} {}\n`
    : `type ${name} = Record<string, never>;\n`;

const answerDeclared = (
  name: string,
) => `/** A response that describes no headers, with its bodies by media type. */
export interface ${name}<Content> {
    headers: { [name: string]: unknown; };
    content: Content;
}
`;

const exported = (compiler: typeof ts) => [
  compiler.factory.createModifier(compiler.SyntaxKind.ExportKeyword),
];

const face = (compiler: typeof ts, name: string, members: readonly ts.Node[]) =>
  compiler.factory.createInterfaceDeclaration(
    exported(compiler),
    name,
    undefined,
    undefined,
    members as ts.TypeElement[],
  );

const namespace = (compiler: typeof ts, name: string, members: readonly ts.Statement[]) =>
  compiler.factory.createModuleDeclaration(
    exported(compiler),
    compiler.factory.createIdentifier(name),
    compiler.factory.createModuleBlock(members),
    compiler.NodeFlags.Namespace,
  );

function linePrinter(
  compiler: typeof ts,
  options: ts.PrinterOptions = {},
): (node: ts.Node) => string {
  const printer = compiler.createPrinter(options);
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
  if (!compiler.isTypeLiteralNode(node) || least > longestLine) return least;
  compiler.setEmitFlags(node, compiler.EmitFlags.SingleLine);
  if (lineOf(node).length <= longestLine) return least;
  compiler.setEmitFlags(node, compiler.EmitFlags.None);
  return Number.POSITIVE_INFINITY;
}
