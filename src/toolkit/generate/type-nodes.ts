import type ts from "typescript";

/** What this folder does with the syntax of types. The compiler is a parameter, because it is loaded only for types. */
export type Compiler = typeof ts;

/** Whether a schema of this name can have a type of the same name. */
export const isTypeName = (name: string) => /^[A-Z]\w*$/.test(name);

/** The members of `paths`, `webhooks`, `operations` and all sections of `components`, each with the name of its section. */
export function membersIn(compiler: Compiler, nodes: readonly ts.Node[]) {
  return nodes.filter(compiler.isInterfaceDeclaration).flatMap(({ name: { text }, members }) => {
    const own = members.filter(compiler.isPropertySignature);
    if (text !== "components") return own.map((member) => [text, member] as const);
    return own.flatMap(({ name, type }) => {
      if (type === undefined || !compiler.isTypeLiteralNode(type)) return []; // An empty section.
      const inside = type.members.filter(compiler.isPropertySignature);
      return inside.map((member) => [textOf(compiler, name), member] as const);
    });
  });
}

/**
 * `["responses", "RateLimited"]` for a node `components["responses"]["RateLimited"]`; also for operations and paths.
 */
export function memberNamed(compiler: Compiler, node: ts.Node): string[] {
  if (!compiler.isIndexedAccessTypeNode(node)) return [];
  const { objectType, indexType } = node;
  const isDeep = compiler.isIndexedAccessTypeNode(objectType);
  const root = isDeep ? objectType.objectType : objectType;
  if (!compiler.isTypeReferenceNode(root)) return [];
  const name = textOf(compiler, indexType);
  const top = textOf(compiler, root.typeName);
  if (isDeep) return top === "components" ? [textOf(compiler, objectType.indexType), name] : [];
  return [top, name];
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

/** Removes the comments of an object type's members. */
export function withoutComments(compiler: Compiler, type: ts.TypeNode): void {
  if (!compiler.isTypeLiteralNode(type)) return;
  for (const member of type.members) compiler.setSyntheticLeadingComments(member, undefined);
}

/** The names that types refer to besides members of the document, such as `Record`; no schema may have one of them. */
export function namesTaken(compiler: Compiler, nodes: readonly ts.Node[]): ReadonlySet<string> {
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
