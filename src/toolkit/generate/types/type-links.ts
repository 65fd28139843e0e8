import type ts from "typescript";
import type { LevelRange } from "../../levels/level-range.ts";
import type { Reading } from "../../levels/revisions.ts";
import { laterValue, otherValue } from "./openapi-typescript.ts";
import {
  type Compiler,
  contentOf,
  indexed,
  inNamespace,
  isInComponent,
  isTypeName,
  memberNamed,
  namesInUse,
} from "./type-nodes.ts";
import { numberOf, type TypedElement } from "./types-document.ts";

/** Where the types of parts are declared, and how types refer to them. */
export interface TypeLinks {
  /** Whether a part has a type alias in the file of its first level. The others are members of interfaces. */
  readonly isAlias: (part: TypedElement) => boolean;
  /** The name of the type of responses that describe no headers. */
  readonly response: string;
  /** A type that names a part, for the file of a module. */
  readonly named: (number: number, module: string) => ts.TypeNode;
  /** Makes each name in a type of openapi-typescript one of a part, for the file of a module. */
  readonly linked: <Type extends ts.Node>(type: Type, module: string) => Type;
}

/** The name of the file of a level where other files import it whole. */
export const moduleOf = (level: number): string => `From${level}`;

/** The name of the interfaces of a range. */
export const namespaceOf = (reading: Reading, { from, to }: LevelRange): string =>
  `${reading === "from" ? "V" : "At"}${from}${Number.isFinite(to) ? `_${to}` : ""}`;

/**
 * @param nodes the types that openapi-typescript makes of the document of all levels
 * @param onName called with the number of each part that a type names
 */
export function typeLinks(
  compiler: Compiler,
  parts: readonly TypedElement[],
  nodes: readonly ts.Node[],
  onName: (number: number) => void,
): TypeLinks {
  const { factory } = compiler;
  const taken = new Set([...namesInUse(compiler, nodes), otherValue, laterValue]);
  const response = freeName("Answer", [...parts.map(({ name }) => name), ...taken]);
  const isAlias = ({ section, name, ranges }: TypedElement) =>
    section === "schemas" && ranges.from.length > 0 && isTypeName(name) && !taken.has(name);

  const named = (number: number, module: string): ts.TypeNode => {
    const part = parts[number] as TypedElement;
    const { section, name, ranges } = part;
    onName(number);
    const [from] = ranges.from;
    if (from !== undefined && isAlias(part)) {
      const own = moduleOf(from.from);
      return own === module
        ? factory.createTypeReferenceNode(name)
        : inNamespace(compiler, own, name);
    }
    const space =
      from === undefined
        ? namespaceOf("at", ranges.at[0] as LevelRange)
        : namespaceOf("from", from);
    return indexed(compiler, inNamespace(compiler, space, section), name);
  };
  /** A text without the number of a part, if it is the name of a schema that a discriminator implies as its value. */
  const impliedValue = (literal: ts.Identifier): ts.Identifier => {
    const number = numberOf(literal.text.slice(0, -1));
    const { name } = parts[number ?? -1] ?? {};
    if (name === undefined || literal.text !== JSON.stringify(`${name}@${number}`)) return literal;
    return factory.createIdentifier(JSON.stringify(name));
  };
  const linked = <Type extends ts.Node>(type: Type, module: string): Type => {
    const visit = (node: ts.Node): ts.Node => {
      const number = numberOf(memberNamed(compiler, node));
      if (number !== undefined) return named(number, module);
      if (compiler.isIdentifier(node)) return impliedValue(node);
      const content = contentOf(compiler, node);
      if (content !== undefined) {
        return factory.createTypeReferenceNode(response, [visit(content) as ts.TypeNode]);
      }
      if (compiler.isIndexedAccessTypeNode(node) && isInComponent(compiler, node)) {
        const holder = visit(node.objectType) as ts.TypeNode; // Which may be null.
        const there = factory.createTypeReferenceNode("NonNullable", [holder]);
        return factory.createIndexedAccessTypeNode(there, node.indexType);
      }
      return compiler.visitEachChild(node, visit, undefined);
    };
    return visit(type) as Type; // A node of the same kind: only types inside it are replaced.
  };
  return { isAlias, response, named, linked };
}

const freeName = (name: string, taken: readonly string[]): string =>
  taken.includes(name) ? freeName(`${name}_`, taken) : name;
