import type ts from "typescript";
import { join, listIn, steps } from "../document/json.ts";
import { isLevelIn, type Span } from "../levels/span.ts";
import { type Reading, type Variant, type Variants, variantAt } from "../levels/variants.ts";
import {
  type Compiler,
  indexed,
  inNamespace,
  isTypeName,
  memberNamed,
  membersIn,
  namesTaken,
  textOf,
  withoutComments,
} from "./type-nodes.ts";
import { sections } from "./typed-only.ts";
import { type TypeTools, typesOf } from "./types.ts";

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
  readonly schemas: ReadonlyMap<string, readonly Declaration[]>;
  /** The schemas that a module re-exports, by the modules that declare them. */
  readonly handedOn: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

/** Names of modules and namespaces. No schema has one of them. */
export interface Names {
  readonly module: (level: number) => string;
  readonly namespace: (span: Span) => string;
}

export function namesFor({ parts }: Variants, reading: Reading): Names {
  const taken = [...parts.keys()].map((pointer) => steps(pointer).at(-1) ?? "");
  const module = freePrefix(reading === "from" ? "From" : "At", taken);
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

/** The type of a variant, as openapi-typescript makes it from the projection of its first level. */
interface MadeType {
  readonly section: string;
  readonly pointer: string;
  readonly name: string;
  readonly variant: Variant;
  readonly member: ts.PropertySignature;
  readonly link: Linker;
}

/** Makes each name in a type refer to its variant. Names of the module `self` get no prefix; by default, all get one. */
type Linker = <Type extends ts.Node>(type: Type, self?: string) => { node: Type } & Declaration;

/**
 * Makes the types of each variant once, in the projection of its first level, and makes each name in them refer to the
 * variant of that level.
 */
export function typesByLevel(
  tools: TypeTools,
  variants: Variants,
  names: Names,
  reading: Reading,
): TypesByLevel {
  const { compiler } = tools;
  const find = finder(variants);
  const typesAt = maker(tools, variants, reading);
  const made = variants.boundaries.map((level) => ({ level, nodes: typesAt(level) }));
  const taken = namesTaken(
    compiler,
    made.flatMap(({ nodes }) => nodes),
  );
  const isNamed = (schema: string) => isTypeName(schema) && !taken.has(schema);
  const helpers = new Map<string, Declaration>();
  const types = made.flatMap(({ level, nodes }) => {
    const members = membersIn(compiler, nodes);
    const parameters = new Map(
      members.flatMap(([section, { name, type }]) =>
        section === "parameters" && type ? [[textOf(compiler, name), type] as const] : [],
      ),
    );
    const link = linker(compiler, names, parameters, isNamed, (section, name) =>
      find(section, name, level),
    );
    for (const alias of nodes.filter(compiler.isTypeAliasDeclaration)) {
      const name = alias.name.text;
      if (![...roots, "components", "$defs"].includes(name)) helpers.set(name, link(alias));
    }
    return members.flatMap(([section, member]): MadeType[] => {
      const found = find(section, textOf(compiler, member.name), level);
      const isOwn = found?.variant.spans[0].from === level; // A path includes all its operations.
      return isOwn ? [{ section, member, link, ...found }] : [];
    });
  });
  const places = new Map([...variants.parts.keys()].map((pointer, index) => [pointer, index]));
  const order = ["paths", "webhooks", ...sections, "operations"];
  const orderOf = ({ section, pointer }: MadeType) => [
    order.indexOf(section),
    places.get(pointer) ?? 0,
  ];
  types.sort((one, other) => {
    const [section = 0, place = 0] = orderOf(one);
    const [otherSection = 0, otherPlace = 0] = orderOf(other);
    return section - otherSection || place - otherPlace;
  });
  return {
    helpers: [...helpers.values()],
    spans: spansOf(compiler, names, types, isNamed),
    ...schemasOf(compiler, names, variants.boundaries, types.filter(isSchemaNamed(isNamed))),
  };
}

const isSchemaNamed =
  (isNamed: (schema: string) => boolean) =>
  ({ section, name }: MadeType) =>
    section === "schemas" && isNamed(name);

/** Makes the types of the parts whose variants begin at a level, and of all parameters, which other types include. */
function maker(
  tools: TypeTools,
  variants: Variants,
  reading: Reading,
): (level: number) => ts.Node[] {
  const parts = [...variants.parts].map(([pointer, all]) => ({
    pointer,
    variants: all.map(({ spans, node }) => ({
      spans,
      isDiscriminating: JSON.stringify(node).includes('"discriminator":'),
    })),
  }));
  return (level) => {
    const here = parts.flatMap(({ pointer, variants }) =>
      variants
        .filter(({ spans }) => isLevelIn(spans, level))
        .map((variant) => ({ pointer, ...variant })),
    );
    const wanted = here.filter(
      ({ pointer, spans }) =>
        spans[0].from === level || pointer.startsWith("#/components/parameters/"),
    );
    const discriminating = here.filter(({ isDiscriminating }) => isDiscriminating);
    const [made, beside] = [wanted, discriminating].map((some) =>
      some.map(({ pointer }) => pointer),
    ) as [string[], string[]];
    return typesOf(tools, variants.documentAt(level), made, beside, reading);
  };
}

/** Finds the variant that a type belongs to, by its section, its name in the types, and its level. */
type Find = (
  section: string,
  name: string,
  level: number,
) => { readonly pointer: string; readonly name: string; readonly variant: Variant } | undefined;

function finder(variants: Variants): Find {
  const operations = new Map<string, string[]>();
  for (const [pointer, all] of variants.parts) {
    for (const { operationId } of all.map(({ node }) => node)) {
      // openapi-typescript writes a slash for each `#`.
      if (typeof operationId === "string")
        listIn(operations, operationId.replaceAll("#", "/")).push(pointer);
    }
  }
  return (section, name, level) => {
    const isOperation = section === "operations";
    const holder = roots.includes(section) ? `#/${section}` : `#/components/${section}`;
    const pointers = isOperation ? (operations.get(name) ?? []) : [join(holder, name)];
    for (const pointer of pointers) {
      const variant = variantAt(variants, pointer, level);
      if (variant === undefined) continue;
      return { pointer, variant, name: isOperation ? String(variant.node.operationId) : name };
    }
    return undefined;
  };
}

function linker(
  compiler: Compiler,
  names: Names,
  parameters: ReadonlyMap<string, ts.TypeNode>,
  isNamed: (schema: string) => boolean,
  find: (...words: [section: string, name: string]) => ReturnType<Find>,
): Linker {
  const { factory } = compiler;
  return (type, self = "") => {
    const uses = new Set<string>();
    const within = new Set<string>();
    const qualified = (left: string, right: string) => {
      if (left === self) return factory.createTypeReferenceNode(right);
      uses.add(left);
      return inNamespace(compiler, left, right);
    };
    const visit = (node: ts.Node): ts.Node => {
      const [section = "", referred = ""] = memberNamed(compiler, node);
      const found = find(section, referred);
      // A parameter's type is short, and more helpful than a reference.
      const parameter = section === "parameters" ? parameters.get(referred) : undefined;
      if (parameter !== undefined && !within.has(referred)) {
        within.add(referred); // A type may refer to itself.
        const type = visit(parameter);
        within.delete(referred);
        return type;
      }
      if (found !== undefined) {
        const { variant, name } = found;
        if (section === "schemas" && isNamed(name))
          return qualified(moduleOf(names, variant), name);
        return indexed(compiler, qualified(names.namespace(variant.spans[0]), section), name);
      }
      if (compiler.isTypeReferenceNode(node) && compiler.isIdentifier(node.typeName)) {
        uses.add(node.typeName.text);
      }
      if (compiler.isIndexedAccessTypeNode(node) && isInComponent(compiler, node)) {
        const holder = visit(node.objectType) as ts.TypeNode;
        const there = factory.createTypeReferenceNode("NonNullable", [holder]);
        return factory.createIndexedAccessTypeNode(there, node.indexType);
      }
      return compiler.visitEachChild(node, visit, undefined);
    };
    return { node: visit(type) as typeof type, uses };
  };
}

/** Whether a node is a part of a component, such as `components["schemas"]["Order"]["locker"]`: the whole may be null. */
const isInComponent = (compiler: Compiler, { objectType }: ts.IndexedAccessTypeNode): boolean =>
  compiler.isIndexedAccessTypeNode(objectType) &&
  compiler.isIndexedAccessTypeNode(objectType.objectType);

const moduleOf = (names: Names, { spans: [{ from }] }: Variant): string => names.module(from);

/** The members of each span. A member of several spans stands in the first; the others refer to it. */
function spansOf(
  compiler: Compiler,
  names: Names,
  types: readonly MadeType[],
  isNamed: (schema: string) => boolean,
): SpanMembers[] {
  const { factory } = compiler;
  const spans = new Map<string, { span: Span; members: Map<string, Declaration[]> }>();
  for (const made of types) {
    const { section, name, variant, member, link } = made;
    if (member.type === undefined) continue;
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
    if (isSchemaNamed(isNamed)(made)) {
      const module = moduleOf(names, variant);
      addTo(first, inNamespace(compiler, module, name), new Set([module]));
    } else {
      const own = link(member.type);
      compiler.moveSyntheticComments(addTo(first, own.node, own.uses), member);
    }
    const holder = inNamespace(compiler, names.namespace(first), section);
    for (const span of others) addTo(span, indexed(compiler, holder, name));
  }
  return [...spans.values()].sort(
    ({ span: one }, { span: other }) => one.from - other.from || one.to - other.to,
  );
}

/** The schemas, by the modules that declare them, and by those that re-export them. */
function schemasOf(
  compiler: Compiler,
  names: Names,
  boundaries: readonly number[],
  types: readonly MadeType[],
): Pick<TypesByLevel, "schemas" | "handedOn"> {
  const { factory } = compiler;
  const schemas = new Map<string, Declaration[]>();
  const handedOn = new Map<string, Map<string, string[]>>();
  for (const { name, variant, member, link } of types) {
    if (member.type === undefined) continue;
    const home = moduleOf(names, variant);
    const { node: type, uses } = link(member.type, home);
    const exported = [factory.createModifier(compiler.SyntaxKind.ExportKeyword)];
    const node = factory.createTypeAliasDeclaration(exported, name, undefined, type);
    listIn(schemas, home).push({ node: compiler.moveSyntheticComments(node, member), uses });
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
