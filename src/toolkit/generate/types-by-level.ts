import type ts from "typescript";
import { listIn } from "../document/json.ts";
import { isLevelIn, type Span } from "../levels/span.ts";
import type { Variant } from "../levels/variants.ts";
import type { Combined } from "./combined.ts";
import { memberNamed, textOf } from "./name-schemas.ts";

type Compiler = typeof ts;

/** A declaration, and the modules, namespaces and helpers that it uses. */
export interface Declaration {
  readonly node: ts.Node;
  readonly uses: ReadonlySet<string>;
}

/** The paths, operations and components of a span, by the interface that holds them, such as `paths`. */
export interface SpanMembers {
  readonly span: Span;
  readonly members: ReadonlyMap<string, readonly Declaration[]>;
}

/** The output of openapi-typescript, sorted by the file that each type goes to. */
export interface TypesByLevel {
  /** The helper types of openapi-typescript. */
  readonly helpers: readonly Declaration[];
  /** In the order of their levels. */
  readonly spans: readonly SpanMembers[];
  /** The schemas that a module declares. */
  readonly schemas: ReadonlyMap<string, readonly Declaration[]>;
  /** The schemas that a module re-exports, by the modules that declare them. */
  readonly handedOn: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

/** Names of modules and namespaces. No schema has one of them. */
export interface Names {
  readonly module: (level: number) => string;
  readonly namespace: (span: Span) => string;
}

export function namesFor({ named }: Combined): Names {
  const taken = [...named.keys()].map((name) => name.slice(name.indexOf("/") + 1));
  const module = freePrefix("From", taken);
  const namespace = freePrefix("V", taken);
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

/** The top-level interfaces of openapi-typescript besides `components`. */
export const roots = ["paths", "webhooks", "operations"];

/** Sorts the types of the combined document by levels, and makes each name refer to its variant. */
export function typesByLevel(
  compiler: Compiler,
  combined: Combined,
  boundaries: readonly number[],
  names: Names,
  nodes: readonly ts.Node[],
): TypesByLevel {
  const link = linker(compiler, combined, names, nodes);
  const others = [...roots, "components", "$defs"];
  const helpers = nodes
    .filter(compiler.isTypeAliasDeclaration)
    .filter(
      ({ name: { text } }) => !combined.named.has(`schemas/${text}`) && !others.includes(text),
    )
    .map((alias) => link(alias));
  return {
    helpers,
    spans: spansOf(compiler, combined, names, link, nodes),
    ...schemasOf(compiler, combined, boundaries, names, link, nodes),
  };
}

/** Makes each name in a type refer to its variant. Names of the module `self` get no prefix; by default, all get one. */
type Linker = <Type extends ts.Node>(type: Type, self?: string) => { node: Type } & Declaration;

function linker(
  compiler: Compiler,
  { named, unmarked }: Combined,
  names: Names,
  nodes: readonly ts.Node[],
): Linker {
  const { factory } = compiler;
  const aliases = new Set(
    nodes.filter(compiler.isTypeAliasDeclaration).map(({ name }) => name.text),
  );
  return (type, self = "") => {
    const uses = new Set<string>();
    const qualified = (left: string, right: string) => {
      if (left === self) return factory.createTypeReferenceNode(right);
      uses.add(left);
      return memberOf(compiler, left, right);
    };
    const visit = (node: ts.Node): ts.Node => {
      const [section = "", name = ""] = memberNamed(compiler, node);
      const variant = named.get(`${section}/${name}`);
      if (variant !== undefined) {
        const holder = qualified(names.namespace(variant.spans[0]), section);
        return indexed(compiler, holder, unmarked(name));
      }
      if (compiler.isTypeReferenceNode(node) && compiler.isIdentifier(node.typeName)) {
        const { text } = node.typeName;
        const schema = aliases.has(text) ? named.get(`schemas/${text}`) : undefined;
        if (schema !== undefined) return qualified(moduleOf(names, schema), unmarked(text));
        uses.add(text);
      }
      // Discriminators without a mapping contain schema names as strings, some of them written as quoted identifiers.
      if (compiler.isStringLiteral(node) && unmarked(node.text) !== node.text) {
        return factory.createStringLiteral(unmarked(node.text));
      }
      if (compiler.isIdentifier(node) && node.text.startsWith('"')) {
        return factory.createIdentifier(unmarked(node.text));
      }
      return compiler.visitEachChild(node, visit, undefined);
    };
    return { node: visit(type) as typeof type, uses };
  };
}

/** The module that declares a schema. */
const moduleOf = (names: Names, { spans: [{ from }] }: Variant): string => names.module(from);

/** `V22.paths` */
function memberOf({ factory }: Compiler, left: string, right: string): ts.TypeReferenceNode {
  const name = factory.createQualifiedName(factory.createIdentifier(left), right);
  return factory.createTypeReferenceNode(name);
}

/** `V22.paths["/drafts"]` */
function indexed({ factory }: Compiler, holder: ts.TypeNode, name: string): ts.TypeNode {
  const key = factory.createLiteralTypeNode(factory.createStringLiteral(name));
  return factory.createIndexedAccessTypeNode(holder, key);
}

/** The members of each span. A member of several spans stands in the first; the others refer to it. */
function spansOf(
  compiler: Compiler,
  { named, unmarked }: Combined,
  names: Names,
  link: Linker,
  nodes: readonly ts.Node[],
): SpanMembers[] {
  const { factory } = compiler;
  const spans = new Map<string, { span: Span; members: Map<string, Declaration[]> }>();
  const seen = new Set<string>();
  for (const [section, member] of membersIn(compiler, nodes)) {
    const marked = textOf(compiler, member.name);
    const variant = named.get(`${section}/${marked}`);
    if (variant === undefined || !compiler.isPropertySignature(member) || !member.type) continue;
    if (seen.has(`${section}/${marked}`)) continue; // Each variant of a path contains its operations.
    seen.add(`${section}/${marked}`);
    const name = unmarked(marked);
    const key = /^[A-Za-z_$][\w$]*$/.test(name)
      ? factory.createIdentifier(name)
      : factory.createStringLiteral(name);
    const addTo = (span: Span, type: ts.TypeNode, uses: ReadonlySet<string> = new Set()) => {
      const space = names.namespace(span);
      const found = spans.get(space) ?? { span, members: new Map<string, Declaration[]>() };
      spans.set(space, found);
      const node = factory.createPropertySignature(undefined, key, member.questionToken, type);
      listIn(found.members, section).push({ node, uses });
      return node;
    };
    const [first, ...others] = variant.spans;
    if (section === "paths") withoutComments(compiler, member.type); // The client has the comments.
    const own = link(member.type);
    compiler.moveSyntheticComments(addTo(first, own.node, own.uses), member);
    const holder = memberOf(compiler, names.namespace(first), section);
    for (const span of others) addTo(span, indexed(compiler, holder, name));
  }
  return [...spans.values()].sort(
    ({ span: one }, { span: other }) => one.from - other.from || one.to - other.to,
  );
}

/** The members of `paths`, `webhooks`, `operations` and all sections of `components`, each with the name of its section. */
function membersIn(compiler: Compiler, nodes: readonly ts.Node[]) {
  return nodes.filter(compiler.isInterfaceDeclaration).flatMap(({ name: { text }, members }) => {
    if (roots.includes(text)) return members.map((member) => [text, member] as const);
    return members.filter(compiler.isPropertySignature).flatMap(({ name, type }) => {
      if (type === undefined || !compiler.isTypeLiteralNode(type)) return []; // An empty section.
      return type.members.map((member) => [textOf(compiler, name), member] as const);
    });
  });
}

/** Removes the comments of an object type's members. */
function withoutComments(compiler: Compiler, type: ts.TypeNode): void {
  if (!compiler.isTypeLiteralNode(type)) return;
  for (const member of type.members) compiler.setSyntheticLeadingComments(member, undefined);
}

/** The schemas, by the modules that declare them, and by those that re-export them. */
function schemasOf(
  compiler: Compiler,
  { named, unmarked }: Combined,
  boundaries: readonly number[],
  names: Names,
  link: Linker,
  nodes: readonly ts.Node[],
): Pick<TypesByLevel, "schemas" | "handedOn"> {
  const { factory } = compiler;
  const schemas = new Map<string, Declaration[]>();
  const handedOn = new Map<string, Map<string, string[]>>();
  for (const alias of nodes.filter(compiler.isTypeAliasDeclaration)) {
    const variant = named.get(`schemas/${alias.name.text}`);
    if (variant === undefined) continue;
    const home = moduleOf(names, variant);
    const name = unmarked(alias.name.text);
    const { node: type, uses } = link(alias.type, home);
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
  }
  return { schemas, handedOn };
}
