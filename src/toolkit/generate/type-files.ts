import type ts from "typescript";
import { listIn, type OpenApiDocument } from "../document/json.ts";
import { isLevelIn, type Span } from "../levels/span.ts";
import type { Variant, Variants } from "../levels/variants.ts";
import { type Combined, combined } from "./combined.ts";
import { memberNamed, textOf } from "./name-schemas.ts";
import { header } from "./text.ts";
import { loadTypeTools, otherValue, otherValueDeclared, type TypeTools, typesOf } from "./types.ts";

/**
 * The types of all levels, by the paths of their files: for each boundary the types from it up, with each variant once.
 *
 * `types/shared.d.ts` has the paths, operations and components of each span, as interfaces in namespaces, which the
 * file of a level extends. Schemas are declared in `types/from-N.d.ts`, where N is the level at which their variant
 * begins, and the files of the other levels re-export them. So names that users see never contain the end of a span,
 * which moves with the next level. TypeScript instantiates type aliases again at each use unless they are at the top of
 * a file (`isNonGenericTopLevelType` in its checker).
 */
export function emitTypes(variants: Variants, annotated: OpenApiDocument): Map<string, string> {
  const tools = loadTypeTools();
  const whole = combined(variants, annotated);
  const names = namesFor(whole);
  const found = sortedByLevel(
    tools,
    whole,
    variants.boundaries,
    names,
    typesOf(tools, whole.document),
  );
  const lineOf = linePrinter(tools.compiler);
  const print = (declarations: readonly Declaration[]) => {
    if (declarations.length === 0) return "";
    for (const { node } of declarations) foldShort(tools.compiler, lineOf, node);
    return tools.tools.astToString(declarations.map(({ node }) => node));
  };
  const imports = (own: string, uses: Iterable<string>) =>
    importsOf(variants.boundaries, names, found, own, new Set(uses));

  const shared = [...found.helpers, ...found.spans.map((span) => namespace(tools, names, span))];
  const all = [...shared, ...[...found.schemas.values()].flat()];
  const hasOther = all.some(({ uses }) => uses.has(otherValue));
  const files = new Map<string, string>();
  files.set(
    "types/shared.d.ts",
    [
      header("What the files beside this one are made of: each part once for each span of levels."),
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
    const title = header(`Types for every server from feature level ${level} up.`);
    files.set(
      `types/${fileOf(self)}.d.ts`,
      `${title}${imports(self, [...uses, ...usesOf(own)])}${parts.join("\n")}`,
    );
  }
  return files;
}

/** A declaration, and the modules, namespaces and helpers that it uses. */
interface Declaration {
  readonly node: ts.Node;
  readonly uses: ReadonlySet<string>;
}

const usesOf = (all: readonly Declaration[]) => all.flatMap(({ uses }) => [...uses]);

/** The paths, operations and components of a span, by their interface. */
interface SpanMembers {
  readonly span: Span;
  readonly members: ReadonlyMap<string, readonly Declaration[]>;
}

/** The output of openapi-typescript, sorted by destination. */
interface Sorted {
  /** The helper types of openapi-typescript. */
  readonly helpers: readonly Declaration[];
  /** In the order of their levels. */
  readonly spans: readonly SpanMembers[];
  /** The schemas that a module declares. */
  readonly schemas: ReadonlyMap<string, readonly Declaration[]>;
  /** The schemas that a module re-exports, by the modules that declare them. */
  readonly handedOn: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

/** The names of modules and namespaces, which differ from those of schemas. */
interface Names {
  readonly module: (level: number) => string;
  readonly namespace: (span: Span) => string;
}

function namesFor({ named }: Combined): Names {
  const taken = [...named.keys()].map((name) => name.slice(name.indexOf("/") + 1));
  const [module, namespace] = [freePrefix("From", taken), freePrefix("V", taken)];
  return {
    module: (level) => `${module}${level}`,
    namespace: ({ from, to }) => `${namespace}${from}${Number.isFinite(to) ? `_${to}` : ""}`,
  };
}

/** A prefix for the names of modules or namespaces, such as `From` in `From22`. No schema name begins with it. */
export function freePrefix(prefix: string, schemas: readonly string[]): string {
  const isTaken = schemas.some(
    (name) => name.startsWith(prefix) && /^\d/.test(name.slice(prefix.length)),
  );
  return isTaken ? freePrefix(`${prefix}_`, schemas) : prefix;
}

/** The file name of a module; both end with the level. */
const fileOf = (module: string) => `from-${/\d+$/.exec(module)?.[0]}`;

/** The declarations of openapi-typescript besides components and helpers. */
const roots = ["paths", "webhooks", "operations"];

/** The sections of `components` in openapi-typescript. */
const sections = ["schemas", "responses", "parameters", "requestBodies", "headers", "pathItems"];

/** Sorts the types of the combined document by levels, and makes each name refer to its variant. */
function sortedByLevel(
  { compiler }: TypeTools,
  { named, unmarked }: Combined,
  boundaries: readonly number[],
  names: Names,
  nodes: readonly ts.Node[],
): Sorted {
  const { factory } = compiler;
  const isSchema = (name: string) => named.has(`schemas/${name}`);
  const aliases = nodes.filter(compiler.isTypeAliasDeclaration);
  const schemaNames = new Set(aliases.map(({ name }) => name.text).filter(isSchema));
  const moduleOf = ({ spans: [{ from }] }: Variant) => names.module(from);
  const literal = (text: string) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(text));

  /** A type for a module, in which each name refers to its variant. */
  const led = <Type extends ts.Node>(type: Type, self = ""): { node: Type } & Declaration => {
    const uses = new Set<string>();
    const qualified = (left: string, right: string) => {
      if (left === self) return factory.createTypeReferenceNode(right);
      uses.add(left);
      const name = factory.createQualifiedName(factory.createIdentifier(left), right);
      return factory.createTypeReferenceNode(name);
    };
    const visit = (node: ts.Node): ts.Node => {
      const [section = "", name = ""] = memberNamed(compiler, node);
      const variant = named.get(`${section}/${name}`);
      if (variant !== undefined) {
        const holder = qualified(names.namespace(variant.spans[0]), section);
        return factory.createIndexedAccessTypeNode(holder, literal(unmarked(name)));
      }
      if (compiler.isTypeReferenceNode(node) && compiler.isIdentifier(node.typeName)) {
        const { text } = node.typeName;
        const schema = schemaNames.has(text) ? named.get(`schemas/${text}`) : undefined;
        if (schema !== undefined) return qualified(moduleOf(schema), unmarked(text));
        uses.add(text);
      }
      // Discriminators without a mapping contain schema names; string literals may be quoted identifiers.
      if (compiler.isStringLiteral(node) && unmarked(node.text) !== node.text) {
        return factory.createStringLiteral(unmarked(node.text));
      }
      if (compiler.isIdentifier(node) && node.text.startsWith('"')) {
        return factory.createIdentifier(unmarked(node.text));
      }
      return compiler.visitEachChild(node, visit, undefined);
    };
    return { node: visit(type) as Type, uses };
  };

  const spans = new Map<string, { span: Span; members: Map<string, Declaration[]> }>();
  const seen = new Set<string>();
  /** Adds a member to the first of its spans, and references to it to the others. */
  const addMember = (section: string, member: ts.TypeElement) => {
    const marked = textOf(compiler, member.name);
    const variant = named.get(`${section}/${marked}`);
    if (variant === undefined || !compiler.isPropertySignature(member) || !member.type) return;
    if (seen.has(`${section}/${marked}`)) return; // Each variant of a path contains its operations.
    seen.add(`${section}/${marked}`);
    const name = unmarked(marked);
    const key = /^[A-Za-z_$][\w$]*$/.test(name)
      ? factory.createIdentifier(name)
      : factory.createStringLiteral(name);
    const [first] = variant.spans;
    for (const span of variant.spans) {
      const space = names.namespace(span);
      const { members } = spans.get(space) ?? { members: new Map<string, Declaration[]>() };
      spans.set(space, { span, members });
      if (section === "paths") withoutComments(compiler, member.type); // The client has the comments.
      const own = led(member.type);
      const holder = factory.createQualifiedName(
        factory.createIdentifier(names.namespace(first)),
        section,
      );
      const type =
        span === first
          ? own.node
          : factory.createIndexedAccessTypeNode(
              factory.createTypeReferenceNode(holder),
              literal(name),
            );
      const node = factory.createPropertySignature(undefined, key, member.questionToken, type);
      if (span === first) compiler.moveSyntheticComments(node, member);
      listIn(members, section).push({ node, uses: span === first ? own.uses : new Set() });
    }
  };

  const schemas = new Map<string, Declaration[]>();
  const handedOn = new Map<string, Map<string, string[]>>();
  const addSchema = (alias: ts.TypeAliasDeclaration, variant: Variant) => {
    const home = moduleOf(variant);
    const name = unmarked(alias.name.text);
    const { node: type, uses } = led(alias.type, home);
    const exported = [factory.createModifier(compiler.SyntaxKind.ExportKeyword)];
    const node = factory.createTypeAliasDeclaration(exported, name, alias.typeParameters, type);
    listIn(schemas, home).push({ node: compiler.moveSyntheticComments(node, alias), uses });
    for (const level of boundaries.filter((boundary) => isLevelIn(variant.spans, boundary))) {
      const module = names.module(level);
      if (module === home) continue;
      const others = handedOn.get(module) ?? new Map<string, string[]>();
      handedOn.set(module, others);
      listIn(others, home).push(name);
    }
  };

  const helpers: Declaration[] = [];
  for (const node of nodes) {
    if (compiler.isInterfaceDeclaration(node)) {
      const { text } = node.name;
      for (const member of node.members) {
        if (roots.includes(text)) addMember(text, member);
        // A section of `components`; an empty one has no members.
        else if (compiler.isPropertySignature(member) && member.type !== undefined) {
          const section = textOf(compiler, member.name);
          if (!compiler.isTypeLiteralNode(member.type)) continue;
          for (const one of member.type.members) addMember(section, one);
        }
      }
    } else if (compiler.isTypeAliasDeclaration(node)) {
      const { text } = node.name;
      const variant = named.get(`schemas/${text}`);
      if (variant !== undefined) addSchema(node, variant);
      else if (![...roots, "components", "$defs"].includes(text)) helpers.push(led(node));
    }
  }
  const inOrder = [...spans.values()].sort(
    ({ span: one }, { span: other }) => one.from - other.from || one.to - other.to,
  );
  return { helpers, spans: inOrder, schemas, handedOn };
}

function namespace({ compiler }: TypeTools, names: Names, { span, members }: SpanMembers) {
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

/** Removes the comments of an object type's members. */
function withoutComments(compiler: TypeTools["compiler"], type: ts.TypeNode): void {
  if (!compiler.isTypeLiteralNode(type)) return;
  for (const member of type.members) compiler.setSyntheticLeadingComments(member, undefined);
}

/** Prints a node. */
function linePrinter(compiler: TypeTools["compiler"]): (node: ts.Node) => string {
  const printer = compiler.createPrinter();
  const file = compiler.createSourceFile("", "", compiler.ScriptTarget.Latest);
  return (node) => printer.printNode(compiler.EmitHint.Unspecified, node, file);
}

/**
 * Makes the printer write each object type that fits on one line, except those with comments. Returns a lower bound of
 * its length on one line, or `Infinity` if it does not fit; so only few have to be printed to measure them.
 */
function foldShort(
  compiler: TypeTools["compiler"],
  lineOf: (node: ts.Node) => string,
  node: ts.Node,
): number {
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
  { helpers, spans }: Sorted,
  self: string,
  uses: ReadonlySet<string>,
): string {
  const modules = boundaries.map(names.module).filter((name) => name !== self && uses.has(name));
  const lines = modules.map((name) => `import type * as ${name} from "./${fileOf(name)}.js";\n`);
  const declared = helpers.map(({ node }) => (node as ts.TypeAliasDeclaration).name.text);
  const shared = [...spans.map(({ span }) => names.namespace(span)), ...declared, otherValue];
  const used = self === "" ? [] : shared.filter((name) => uses.has(name));
  if (used.length > 0) lines.push(`import type { ${used.join(", ")} } from "./shared.js";\n`);
  return lines.length > 0 ? `${lines.join("")}\n` : "";
}
