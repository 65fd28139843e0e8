import type ts from "typescript";
import type { Span } from "../levels/span.ts";
import type { Reading } from "../levels/variants.ts";
import {
  type Compiler,
  contentOf,
  indexed,
  inNamespace,
  isInComponent,
  isTypeName,
  memberNamed,
  namesTaken,
  textOf,
} from "./type-nodes.ts";
import { numberOf, type TypedPart } from "./types-document.ts";

/** A file of types while it is made. */
export interface TypeFile {
  /** Its name where other files import it whole, such as `From22`. Empty if they import what is in it. */
  readonly module: string;
  /** The modules, namespaces and helpers to which its types refer. */
  readonly uses: Set<string>;
}

/** Where the types of parts are declared, and how types refer to them. */
export interface TypeLinks {
  /** The name of the file of a level, as its user imports it. */
  readonly module: (level: number) => string;
  /** The name of the interfaces of a span. */
  readonly namespace: (reading: Reading, span: Span) => string;
  /** Whether a part has a type alias in the file of its first level. The others are members of interfaces. */
  readonly isAlias: (part: TypedPart) => boolean;
  /** The name of the type of responses that describe no headers. */
  readonly answer: string;
  /** A type that names a part. */
  readonly named: (number: number, file: TypeFile) => ts.TypeNode;
  /** Makes each name in a type of openapi-typescript one of a part. */
  readonly linked: <Type extends ts.Node>(type: Type, file: TypeFile) => Type;
}

/**
 * @param nodes the types that openapi-typescript makes of the document of all levels
 * @param onName called with the number of each part that a type names
 */
export function typeLinks(
  compiler: Compiler,
  parts: readonly TypedPart[],
  nodes: readonly ts.Node[],
  onName: (number: number) => void,
): TypeLinks {
  const { factory } = compiler;
  const schemas = parts.map(({ name }) => name);
  const modulePrefix = freePrefix("From", schemas);
  const prefixes = { from: freePrefix("V", schemas), at: freePrefix("At", schemas) };
  const module = (level: number) => `${modulePrefix}${level}`;
  const namespace = (reading: Reading, { from, to }: Span) =>
    `${prefixes[reading]}${from}${Number.isFinite(to) ? `_${to}` : ""}`;
  const taken = namesTaken(compiler, nodes);
  const answer = freeName("Answer", [...schemas, ...taken]);
  const isAlias = ({ section, name, spans }: TypedPart) =>
    section === "schemas" && spans.from.length > 0 && isTypeName(name) && !taken.has(name);

  const qualified = (left: string, right: string, { module, uses }: TypeFile) => {
    if (left === module) return factory.createTypeReferenceNode(right);
    uses.add(left);
    return inNamespace(compiler, left, right);
  };
  const named = (number: number, file: TypeFile): ts.TypeNode => {
    const part = parts[number] as TypedPart;
    const { section, name, spans } = part;
    onName(number);
    const [from] = spans.from;
    if (from !== undefined && isAlias(part)) return qualified(module(from.from), name, file);
    const space =
      from === undefined ? namespace("at", spans.at[0] as Span) : namespace("from", from);
    return indexed(compiler, qualified(space, section, file), name);
  };
  /** A text without the number of a part, if it is the name of a schema that a discriminator implies as its value. */
  const impliedValue = (literal: ts.Identifier): ts.Identifier => {
    const number = numberOf(literal.text.slice(0, -1));
    const { name } = parts[number ?? -1] ?? {};
    if (name === undefined || literal.text !== JSON.stringify(`${name}@${number}`)) return literal;
    return factory.createIdentifier(JSON.stringify(name));
  };
  const linked = <Type extends ts.Node>(type: Type, file: TypeFile): Type => {
    const visit = (node: ts.Node): ts.Node => {
      const number = numberOf(memberNamed(compiler, node));
      if (number !== undefined) return named(number, file);
      if (compiler.isIdentifier(node)) return impliedValue(node);
      const content = contentOf(compiler, node);
      if (content !== undefined) {
        file.uses.add(answer);
        return factory.createTypeReferenceNode(answer, [visit(content) as ts.TypeNode]);
      }
      if (compiler.isTypeReferenceNode(node)) file.uses.add(textOf(compiler, node.typeName));
      if (compiler.isIndexedAccessTypeNode(node) && isInComponent(compiler, node)) {
        const holder = visit(node.objectType) as ts.TypeNode; // Which may be null.
        const there = factory.createTypeReferenceNode("NonNullable", [holder]);
        return factory.createIndexedAccessTypeNode(there, node.indexType);
      }
      return compiler.visitEachChild(node, visit, undefined);
    };
    return visit(type) as Type; // A node of the same kind: only types inside it are replaced.
  };
  return { module, namespace, isAlias, answer, named, linked };
}

const freeName = (name: string, taken: readonly string[]): string =>
  taken.includes(name) ? freeName(`${name}_`, taken) : name;

/** A prefix for the names of modules or namespaces, such as `From` in `From22`. No schema name begins with it. */
export function freePrefix(prefix: string, schemas: readonly string[]): string {
  const isTaken = schemas.some(
    (name) => name.startsWith(prefix) && /^\d/.test(name.slice(prefix.length)),
  );
  return isTaken ? freePrefix(`${prefix}_`, schemas) : prefix;
}
