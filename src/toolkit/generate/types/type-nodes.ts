import type ts from "typescript";

/** Helpers for the syntax of types. The compiler is a parameter, because it is loaded only for types. */
export type Compiler = typeof ts;

/**
 * Whether a schema of this name can have a type of the same name. Files and interfaces of levels have names like
 * `From22`.
 */
export const isTypeName = (name: string): boolean =>
  /^[A-Z]\w*$/.test(name) && !/^(?:From(?:\d|Each$)|V\d|At\d)/.test(name);

/** The members of `paths`, `webhooks`, `operations` and all sections of `components`. */
export function membersIn(compiler: Compiler, nodes: readonly ts.Node[]): ts.PropertySignature[] {
  return nodes.filter(compiler.isInterfaceDeclaration).flatMap(({ name: { text }, members }) => {
    const own = members.filter(compiler.isPropertySignature);
    if (text !== "components") return own;
    return own.flatMap(({ type }) => {
      if (type === undefined || !compiler.isTypeLiteralNode(type)) return []; // An empty section.
      return type.members.filter(compiler.isPropertySignature);
    });
  });
}

/** `RateLimited` for a node `components["responses"]["RateLimited"]`; also for operations and paths. */
export function memberNamed(compiler: Compiler, node: ts.Node): string {
  if (!compiler.isIndexedAccessTypeNode(node)) return "";
  const { objectType, indexType } = node;
  const isDeep = compiler.isIndexedAccessTypeNode(objectType);
  const root = isDeep ? objectType.objectType : objectType;
  return compiler.isTypeReferenceNode(root) ? textOf(compiler, indexType) : "";
}

/** Whether a node is a part of a component, such as `components["schemas"]["Order"]["locker"]`. */
export const isInComponent = (compiler: Compiler, { objectType }: ts.IndexedAccessTypeNode) =>
  compiler.isIndexedAccessTypeNode(objectType) &&
  compiler.isIndexedAccessTypeNode(objectType.objectType);

/** A path without the methods and the parameters that it does not have: they add nothing, and are most of its lines. */
export function withoutNever(compiler: Compiler, type: ts.TypeNode): ts.TypeNode {
  if (!compiler.isTypeLiteralNode(type)) return type;
  const isNever = (member: ts.TypeElement): boolean => {
    if (!compiler.isPropertySignature(member) || member.type === undefined) return false;
    if (member.type.kind === compiler.SyntaxKind.NeverKeyword) return true;
    return compiler.isTypeLiteralNode(member.type) && member.type.members.every(isNever);
  };
  return compiler.factory.createTypeLiteralNode(type.members.filter((one) => !isNever(one)));
}

/** The content of a response that describes no headers, `{ headers: { [name: string]: unknown }; content: … }`. */
export function contentOf(compiler: Compiler, node: ts.Node): ts.TypeNode | undefined {
  if (!compiler.isTypeLiteralNode(node) || node.members.length !== 2) return undefined;
  const [headers, content] = node.members.filter(compiler.isPropertySignature);
  if (textOf(compiler, headers?.name) !== "headers") return undefined;
  if (textOf(compiler, content?.name) !== "content" || content?.questionToken) return undefined;
  const { type } = headers ?? {};
  if (type === undefined || !compiler.isTypeLiteralNode(type)) return undefined;
  return type.members.every(compiler.isIndexSignatureDeclaration) ? content?.type : undefined;
}

/** The text of a name or of a literal type. */
export function textOf(compiler: Compiler, node: ts.Node | undefined): string {
  if (node === undefined) return "";
  if (compiler.isLiteralTypeNode(node)) return textOf(compiler, node.literal);
  const isText = compiler.isStringLiteral(node) || compiler.isNumericLiteral(node);
  return isText || compiler.isIdentifier(node) ? node.text : "";
}

/** `V22.paths` */
export function inNamespace(
  { factory }: Compiler,
  left: string,
  right: string,
): ts.TypeReferenceNode {
  const name = factory.createQualifiedName(factory.createIdentifier(left), right);
  return factory.createTypeReferenceNode(name);
}

/** `V22.paths["/drafts"]` */
export function indexed({ factory }: Compiler, holder: ts.TypeNode, name: string): ts.TypeNode {
  const key = factory.createLiteralTypeNode(factory.createStringLiteral(name));
  return factory.createIndexedAccessTypeNode(holder, key);
}

/** Removes the comments of all members in a type. */
export function withoutComments(compiler: Compiler, node: ts.Node): void {
  compiler.setSyntheticLeadingComments(node, undefined);
  compiler.forEachChild(node, (child) => withoutComments(compiler, child));
}

/** The names that types refer to besides members of the document, such as `Record`; no schema may have one of them. */
export function namesInUse(compiler: Compiler, nodes: readonly ts.Node[]): ReadonlySet<string> {
  const taken = new Set(["NonNullable"]); // For parts of properties.
  const own = new Set<string>(); // The type parameters of a helper hide other names only in it.
  const collect = (node: ts.Node): void => {
    if (compiler.isTypeParameterDeclaration(node)) own.add(node.name.text);
    if (compiler.isTypeReferenceNode(node)) taken.add(textOf(compiler, node.typeName));
    compiler.forEachChild(node, collect);
  };
  nodes.forEach(collect);
  return new Set([...taken].filter((name) => !own.has(name)));
}
