import type ts from "typescript";
import { listIn } from "../../document/json.ts";
import { isLevelIn, type LevelRange } from "../../levels/level-range.ts";
import { isMovedPath } from "../../levels/moved-operations.ts";
import type { Reading } from "../../levels/revisions.ts";
import { header } from "../../write/output-files.ts";
import {
  laterValue,
  laterValueDeclared,
  loadTypeTools,
  otherValue,
  otherValueDeclared,
  type TypeTools,
  typesOf,
} from "./openapi-typescript.ts";
import { moduleOf, namespaceOf, type TypeLinks, typeLinks } from "./type-links.ts";
import { indexed, membersIn, textOf, withoutComments, withoutNever } from "./type-nodes.ts";
import { sections } from "./typed-parts.ts";
import { type Documents, documentOfAll, numberOf, type TypedElement } from "./types-document.ts";

/** The top-level interfaces of openapi-typescript besides `components`. */
const roots = ["paths", "webhooks", "operations"];

const isPath = (section: string) => ["paths", "webhooks", "pathItems"].includes(section);

/** The length up to which an object type is written on one line. */
const longestLine = 80;

/** All interfaces of a range, in the order in which they are written. */
const inOrder = ["paths", "webhooks", ...sections, "operations"];

/** Names of files without a module of their own. */
const shared = "";

/** A type, and the number of its part. */
type Numbered = readonly [number: number, node: ts.Node];

/** The members of the interfaces that hold in a range, by the names of the interfaces, such as `paths`. */
interface RangeMembers {
  readonly reading: Reading;
  readonly range: LevelRange;
  readonly members: Map<string, Numbered[]>;
}

/** The file of a boundary, `types/from-N.d.ts`. */
interface LevelFile {
  readonly level: number;
  /** The schemas that begin there. */
  readonly aliases: Numbered[];
  /** The names of the other schemas that are there, by the levels at which they begin. */
  readonly handedOn: Map<number, string[]>;
}

/** All types, sorted by the files that they go to. */
interface SortedTypes {
  readonly levels: readonly LevelFile[];
  readonly spaces: ReadonlyMap<string, RangeMembers>;
}

/**
 * The types of all levels, by the paths of their files, with each part once for the levels at which it is the same.
 *
 * `types/shared.d.ts` has the paths, operations and components of each range, as interfaces in namespaces, which the
 * file of a level extends. Schemas are declared in `types/from-N.d.ts`, where N is the level at which their revision
 * begins, and the files of the other levels re-export them. So names that users see never contain the end of a range,
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
    // An operation is in each revision of its path.
    if (number !== undefined && !types.has(number)) types.set(number, member);
  }
  const isRoot = ({ section, name, ranges }: TypedElement) =>
    section === "paths" ? !isMovedPath(name) : ranges.from.length > 0;
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
  parts: readonly TypedElement[],
  wanted: ReadonlySet<number>,
  types: ReadonlyMap<number, ts.PropertySignature>,
): SortedTypes {
  const { factory } = compiler;
  const levels = boundaries.map((level): LevelFile => {
    return { level, aliases: [], handedOn: new Map() };
  });
  const spaces = new Map<string, RangeMembers>();
  const addTo = (reading: Reading, range: LevelRange, number: number, type: ts.TypeNode) => {
    const { section, name } = parts[number] as TypedElement;
    const space = namespaceOf(reading, range);
    const found = spaces.get(space) ?? { reading, range, members: new Map<string, Numbered[]>() };
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
    const part = parts[number] as TypedElement;
    const { section, name, ranges } = part;
    const member = types.get(number);
    if (member?.type === undefined) continue;
    const home: Reading = ranges.from.length > 0 ? "from" : "at";
    // The client has the comments of operations, and the files of levels those of schemas.
    if (section === "paths" || home === "at") withoutComments(compiler, member.type);
    const made = isPath(section) ? withoutNever(compiler, member.type) : member.type;
    const [first, ...others] = ranges[home] as [LevelRange, ...LevelRange[]];
    const own = levels.find(({ level }) => level === first.from);
    if (links.isAlias(part) && own !== undefined) {
      const type = links.linked(member.type, moduleOf(first.from));
      const alias = factory.createTypeAliasDeclaration(exported(compiler), name, undefined, type);
      own.aliases.push([number, compiler.moveSyntheticComments(alias, member)]);
      for (const { level, handedOn } of levels) {
        if (level === first.from || !isLevelIn(ranges.from, level)) continue;
        listIn(handedOn, first.from).push(name);
      }
      addTo(home, first, number, links.named(number, shared));
    } else {
      const linked = links.linked(made, shared);
      const place = () => links.named(number, shared);
      const type = section === "operations" ? saidOnce(linked, place, home, name) : linked;
      const declared = addTo(home, first, number, type);
      if (home === "from") compiler.moveSyntheticComments(declared, member);
    }
    for (const range of others) addTo(home, range, number, links.named(number, shared));
    for (const range of section === "paths" && home === "from" ? ranges.at : [])
      addTo("at", range, number, links.named(number, shared));
  }
  return { levels, spaces };
}

/**
 * Makes the fields of an operation, and its responses, references to those of an earlier revision of the operation that
 * has the same ones: most revisions differ in one of them. Types of exactly one level have no comments, so these are not
 * compared for them.
 */
function fieldsOnce(compiler: typeof ts) {
  const { factory } = compiler;
  const printers = {
    from: linePrinter(compiler),
    at: linePrinter(compiler, { removeComments: true }),
  };
  const known = new Map<string, () => ts.TypeNode>();
  /** @param place makes the name of the type */
  const once = (
    type: ts.TypeNode,
    place: () => ts.TypeNode,
    home: Reading,
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
      const earlier = known.get(keyOf(home))?.();
      const own = () => {
        const type = indexed(compiler, place(), field);
        // With `exactOptionalPropertyTypes`, a field that may be missing is not one that may be undefined.
        return questionToken ? factory.createTypeReferenceNode("NonNullable", [type]) : type;
      };
      for (const reading of ["from", "at"] as const)
        if (!known.has(keyOf(reading))) known.set(keyOf(reading), own);
      const others = () => (field === "responses" ? once(value, own, home, name) : value);
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
  { levels, spaces }: SortedTypes,
  helpers: readonly ts.TypeAliasDeclaration[],
): Map<string, string> {
  const { factory } = compiler;
  const lineOf = linePrinter(compiler);
  const print = (nodes: readonly ts.Node[]) => {
    for (const node of nodes) foldShort(compiler, lineOf, node);
    if (nodes.length === 0) return "";
    // Editors show equal texts of the members of a union once, but their tags each.
    return tools.astToString([...nodes]).replace(/(\/\*\*\s+(?:\* )?)@description /g, "$1");
  };
  const ordered = (types: readonly Numbered[]) =>
    types.toSorted(([one], [other]) => one - other).map(([, node]) => node);
  const all = [...spaces].sort(
    ([, { range: one }], [, { range: other }]) => one.from - other.from || one.to - other.to,
  );
  const spacesOf = (reading: Reading) => all.filter(([, space]) => space.reading === reading);
  const namespaces = (reading: Reading) =>
    print(
      spacesOf(reading).map(([name, { members }]) => {
        const own = inOrder.flatMap((section) => {
          const types = members.get(section);
          if (types === undefined) return [];
          const all = ordered(types) as ts.TypeElement[]; // The members of interfaces.
          return factory.createInterfaceDeclaration(exported(compiler), section, [], [], all);
        });
        return factory.createModuleDeclaration(
          exported(compiler),
          factory.createIdentifier(name),
          factory.createModuleBlock(own),
          compiler.NodeFlags.Namespace,
        );
      }),
    );
  /** What the interface of a section extends at a level. */
  const extended = (reading: Reading, section: string, level: number) =>
    spacesOf(reading)
      .filter(([, { range, members }]) => isLevelIn([range], level) && members.has(section))
      .map(([name]) => name);
  const sharedTypes = namespaces("from");
  const paths = levels.map(({ level }) => {
    const bases = extended("at", "paths", level).map((name) => `${name}.paths`);
    return `export ${faceOf(`Paths${level}`, bases)}`;
  });
  const pathsAt = `${namespaces("at")}${paths.join("")}`;
  const ofLevels = levels.map(({ level, aliases, handedOn }) => {
    const basesOf = (section: string) =>
      extended("from", section, level).map((name) => `${name}.${section}`);
    const lines = roots.map((root) => `export ${faceOf(root, basesOf(root))}`);
    const members = sections.map((section) => {
      const bases = basesOf(section);
      if (bases.length > 0) lines.push(faceOf(section, bases));
      return `    ${section}: ${bases.length > 0 ? section : "never"};\n`;
    });
    const again = [...handedOn].map(
      ([from, names]) => `export type { ${names.join(", ")} } from "./from-${from}.js";\n`,
    );
    lines.push(`export interface components {\n${members.join("")}}\n`);
    const declarations = print(ordered(aliases));
    const types = `${lines.join("")}${declarations && "\n"}${declarations}`;
    return { level, types, again: again.join("") };
  });

  const texts = [sharedTypes, pathsAt, ...ofLevels.map(({ types }) => types)];
  const used = wordsIn(texts.join("\n"));
  const declared = (name: string, text: string) => (used.has(name) ? text : "");
  const inShared = [
    ...spacesOf("from").map(([name]) => name),
    ...helpers.map(({ name }) => name.text),
    ...[links.response, otherValue, laterValue],
  ];
  /** A file with imports of what its types name, from the files of levels and `from`. */
  const file = (title: string, types: string, from = inShared) => {
    const words = wordsIn(types);
    const lines = levels
      .filter(({ level }) => words.has(moduleOf(level)))
      .map(({ level }) => `import type * as ${moduleOf(level)} from "./from-${level}.js";\n`);
    const names = from.filter((name) => words.has(name));
    if (names.length > 0) lines.push(`import type { ${names.join(", ")} } from "./shared.js";\n`);
    return `${header(title)}${lines.join("")}${lines.length > 0 ? "\n" : ""}${types}`;
  };
  const declarations = [
    print(helpers),
    declared(links.response, answerDeclared(links.response)),
    sharedTypes,
    declared(otherValue, otherValueDeclared),
    declared(laterValue, laterValueDeclared),
  ].join("");
  const other = declared(otherValue, `export { ${otherValue} } from "./shared.js";\n`);
  const ofShared = "The parts of the files beside this one, once for each span of levels.";
  return new Map([
    ["types/shared.d.ts", file(ofShared, declarations, [])],
    ["types/at.d.ts", file("The paths of servers of exactly each feature level.", pathsAt)],
    ...ofLevels.map(({ level, types, again }): [string, string] => {
      const title = `Types for every server from feature level ${level} up.`;
      const more = again + other;
      return [`types/from-${level}.d.ts`, `${file(title, types)}${more && "\n"}${more}`];
    }),
  ]);
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/\w+/g));

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
