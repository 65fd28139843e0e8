import type ts from "typescript";

/**
 * Gives each schema in the output of openapi-typescript a declaration of its own, `Draft` for
 * `components["schemas"]["Draft"]`, so that compilers and editors show its name instead of its fields. A schema whose
 * name is taken or not valid for types stays where it is.
 *
 * The compiler is a parameter, because only code that makes types loads it.
 */
export function nameSchemas(compiler: typeof ts, nodes: readonly ts.Node[]): ts.Node[] {
  const { factory, isIdentifier, isStringLiteral, isTypeLiteralNode, visitEachChild } = compiler;
  const taken = new Set<string>();
  const own = new Set<string>(); // The type parameters of a helper hide other names only in it.
  const collect = (node: ts.Node): void => {
    if (compiler.isTypeParameterDeclaration(node)) own.add(node.name.text);
    if (compiler.isTypeReferenceNode(node) && isIdentifier(node.typeName)) {
      taken.add(node.typeName.text);
    }
    compiler.forEachChild(node, collect);
  };
  nodes.forEach(collect);

  const schemas = new Map<ts.Node, string>();
  const parameters = new Map<string, ts.TypeNode>();
  for (const node of nodes) {
    if (!compiler.isInterfaceDeclaration(node) || node.name.text !== "components") continue;
    for (const { name, type } of node.members.filter(compiler.isPropertySignature)) {
      if (!isIdentifier(name) || !type || !isTypeLiteralNode(type)) continue;
      for (const member of type.members.filter(compiler.isPropertySignature)) {
        if (!isIdentifier(member.name) && !isStringLiteral(member.name)) continue;
        const { text } = member.name;
        if (name.text === "parameters" && member.type) parameters.set(text, member.type);
        if (name.text !== "schemas") continue;
        if (isTypeName(text) && (!taken.has(text) || own.has(text))) schemas.set(member, text);
      }
    }
  }

  const names = new Set(schemas.values());
  const named: ts.TypeAliasDeclaration[] = [];
  const within = new Set<string>();
  const visit = (node: ts.Node): ts.Node => {
    const [section, referred = ""] = memberNamed(compiler, node);
    if (section === "schemas" && names.has(referred))
      return factory.createTypeReferenceNode(referred);
    // A parameter's type is short, and more helpful than a reference.
    const parameter = section === "parameters" ? parameters.get(referred) : undefined;
    if (parameter !== undefined && !within.has(referred)) {
      within.add(referred); // A type may refer to itself.
      const type = visit(parameter);
      within.delete(referred);
      return type;
    }
    const name = schemas.get(node);
    if (name === undefined || !compiler.isPropertySignature(node) || node.type === undefined) {
      return visitEachChild(node, visit, undefined);
    }
    const exported = [factory.createModifier(compiler.SyntaxKind.ExportKeyword)];
    const type = visit(node.type) as ts.TypeNode; // Visiting a type returns a type.
    const alias = factory.createTypeAliasDeclaration(exported, name, undefined, type);
    named.push(compiler.moveSyntheticComments(alias, node));
    const reference = factory.createTypeReferenceNode(name);
    return factory.updatePropertySignature(
      node,
      node.modifiers,
      node.name,
      node.questionToken,
      reference,
    );
  };
  return [...nodes.map(visit), ...named];
}

/** Whether a schema of this name can have a type of the same name. */
export const isTypeName = (name: string) => /^[A-Z]\w*$/.test(name);

/**
 * `["responses", "RateLimited"]` for a node `components["responses"]["RateLimited"]`; also for operations and paths.
 */
export function memberNamed(compiler: typeof ts, node: ts.Node): string[] {
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
export function textOf(compiler: typeof ts, node: ts.Node | undefined): string {
  if (node === undefined) return "";
  if (compiler.isLiteralTypeNode(node)) return textOf(compiler, node.literal);
  return compiler.isIdentifier(node) || compiler.isStringLiteral(node) ? node.text : "";
}
