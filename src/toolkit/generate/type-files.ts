import type ts from "typescript";
import type { OpenApiDocument } from "../document/json.ts";
import { liesIn, type Span } from "../levels/span.ts";
import type { Variant, Variants } from "../levels/variants.ts";
import { combined } from "./combined.ts";
import { header } from "./text.ts";
import { loadTypeTools, otherValue, otherValueDeclared, type TypeTools, typesOf } from "./types.ts";

/** The sections of `components` that openapi-typescript knows. */
const sections = ["schemas", "responses", "parameters", "requestBodies", "headers", "pathItems"];

/** What a declaration says, and the modules and namespaces that it names. */
interface Declaration {
  readonly node: ts.Node;
  readonly names: ReadonlySet<string>;
}

/**
 * The types of all levels, by the paths of their files: what holds from each boundary up, each variant once.
 *
 * `types/from-N.d.ts` declares the schemas whose variant begins at N, and hands on those that began before: so no name
 * that a user sees holds the end of a span, which moves with the next level. `types/shared.d.ts` holds the paths, operations and components of each span, in namespaces
 * of interfaces. The schemas cannot stand there too: of type aliases TypeScript only spares those at the top of a file when it instantiates types (`isNonGenericTopLevelType`).
 */
export async function emitTypes(
  variants: Variants,
  annotated: OpenApiDocument,
): Promise<Map<string, string>> {
  const type = await loadTypeTools();
  const { compiler, tools } = type;
  const { factory } = compiler;
  const { document, named, unmarked } = combined(variants, annotated);
  const taken = [...named.keys()].map((name) => name.slice(name.indexOf("/") + 1));
  const [fromPrefix, spanPrefix] = [freePrefix("From", taken), freePrefix("V", taken)];
  const nodes = typesOf(type, document);
  const schemas = new Set(
    nodes
      .filter(compiler.isTypeAliasDeclaration)
      .flatMap(({ name: { text } }) => (named.has(`schemas/${text}`) ? text : [])),
  );
  const moduleOf = ({ spans: [{ from }] }: Variant) => `${fromPrefix}${from}`;
  const namespaceOf = ({ from, to }: Span) =>
    `${spanPrefix}${from}${Number.isFinite(to) ? `_${to}` : ""}`;

  /** A copy of a node in which names without a mark lead to the variant that they mean; `self` is the module around it. */
  const placed = <Node extends ts.Node>(node: Node, self = ""): { node: Node } & Declaration => {
    const names = new Set<string>();
    const qualified = (left: string, right: string) => {
      if (left === self) return factory.createTypeReferenceNode(right);
      names.add(left);
      return factory.createTypeReferenceNode(
        factory.createQualifiedName(factory.createIdentifier(left), right),
      );
    };
    const visit = (node: ts.Node): ts.Node => {
      const member = memberNamed(compiler, node);
      const variant = member && named.get(member.join("/"));
      if (member !== undefined && variant !== undefined) {
        const [section, name] = member;
        return factory.createIndexedAccessTypeNode(
          qualified(namespaceOf(variant.spans[0]), section),
          literal(compiler, unmarked(name)),
        );
      }
      if (compiler.isTypeReferenceNode(node) && compiler.isIdentifier(node.typeName)) {
        const { text } = node.typeName;
        const schema = schemas.has(text) ? named.get(`schemas/${text}`) : undefined;
        if (schema !== undefined) return qualified(moduleOf(schema), unmarked(text));
        if (!["Record", ...self].includes(text)) names.add(text);
      }
      // The value of a discriminator without a mapping; openapi-typescript writes texts as identifiers in quotes.
      if (compiler.isStringLiteral(node) && unmarked(node.text) !== node.text) {
        return factory.createStringLiteral(unmarked(node.text));
      }
      if (compiler.isIdentifier(node) && node.text.startsWith('"')) {
        return factory.createIdentifier(unmarked(node.text));
      }
      return compiler.visitEachChild(node, visit, undefined);
    };
    return { node: visit(node) as Node, names };
  };

  const helpers: Declaration[] = [];
  const aliases = new Map<string, Declaration[]>();
  const handedOn = new Map<string, string[]>();
  const spaces = new Map<string, { span: Span; sections: Map<string, Declaration[]> }>();
  const modules = variants.boundaries.map((level) => `${fromPrefix}${level}`);

  const seen = new Set<string>();
  const addMember = (section: string, member: ts.TypeElement): void => {
    const marked = nameOf(member);
    const key = `${section}/${marked}`;
    const variant = named.get(key);
    if (variant === undefined || !compiler.isPropertySignature(member) || !member.type) return;
    if (seen.has(key)) return; // An operation stands in each variant of its path.
    seen.add(key);
    const home = namespaceOf(variant.spans[0]);
    for (const span of variant.spans) {
      const space = namespaceOf(span);
      const { sections } = spaces.get(space) ?? { sections: new Map<string, Declaration[]>() };
      spaces.set(space, { span, sections });
      const whole = placed(member.type, "");
      const elsewhere = factory.createIndexedAccessTypeNode(
        factory.createTypeReferenceNode(
          factory.createQualifiedName(factory.createIdentifier(home), section),
        ),
        literal(compiler, unmarked(marked)),
      );
      const signature = factory.createPropertySignature(
        undefined,
        propertyName(compiler, unmarked(marked)),
        member.questionToken,
        space === home ? whole.node : elsewhere,
      );
      const declaration = {
        node: space === home ? compiler.moveSyntheticComments(signature, member) : signature,
        names: space === home ? whole.names : new Set<string>(),
      };
      const list = sections.get(section) ?? [];
      sections.set(section, [...list, declaration]);
    }
  };

  for (const node of nodes) {
    if (compiler.isInterfaceDeclaration(node) && tops.has(node.name.text)) {
      for (const member of node.members) {
        if (node.name.text !== "components") addMember(node.name.text, member);
        else if (compiler.isPropertySignature(member) && member.type !== undefined) {
          const { type } = member;
          if (!compiler.isTypeLiteralNode(type)) continue; // A section that is empty.
          for (const one of type.members) addMember(nameOf(member), one);
        }
      }
      continue;
    }
    if (!compiler.isTypeAliasDeclaration(node)) continue;
    const { text } = node.name;
    if (tops.has(text) || text === "$defs") continue;
    const schema = schemas.has(text) ? named.get(`schemas/${text}`) : undefined;
    if (schema === undefined) {
      helpers.push(placed(node));
      continue;
    }
    const home = moduleOf(schema);
    const { node: body, names } = placed(node.type, home);
    const alias = factory.createTypeAliasDeclaration(
      [factory.createModifier(compiler.SyntaxKind.ExportKeyword)],
      unmarked(text),
      node.typeParameters,
      body,
    );
    const declaration = { node: compiler.moveSyntheticComments(alias, node), names };
    aliases.set(home, [...(aliases.get(home) ?? []), declaration]);
    for (const level of variants.boundaries) {
      const module = `${fromPrefix}${level}`;
      if (module === home || !liesIn(schema.spans, level)) continue;
      const line = `${home} ${unmarked(text)}`;
      handedOn.set(module, [...(handedOn.get(module) ?? []), line]);
    }
  }

  const print = (all: readonly Declaration[]): string =>
    all.length === 0 ? "" : tools.astToString(all.map(({ node }) => node));
  const fileOf = (module: string) => `from-${module.slice(fromPrefix.length)}`;
  const importing = (names: Iterable<string>, self: string): string => {
    const wanted = new Set(names);
    const all = modules.filter((module) => module !== self && wanted.has(module));
    const lines = all.map((name) => `import type * as ${name} from "./${fileOf(name)}.js";\n`);
    const shared = [...spaces.keys(), ...helpers.map(({ node }) => nameOf(node)), otherValue];
    const own = self === "" ? [] : shared.filter((name) => wanted.has(name));
    if (own.length > 0) lines.push(`import type { ${own.join(", ")} } from "./shared.js";\n`);
    return lines.length > 0 ? `${lines.join("")}\n` : "";
  };

  const files = new Map<string, string>();
  const ordered = [...spaces.values()].sort(
    ({ span: one }, { span: other }) => one.from - other.from || one.to - other.to,
  );
  const namespaces = ordered.map(({ span, sections }): Declaration => {
    const faces = [...sections].map(([section, members]) =>
      factory.createInterfaceDeclaration(
        [factory.createModifier(compiler.SyntaxKind.ExportKeyword)],
        section,
        undefined,
        undefined,
        members.map(({ node }) => node as ts.TypeElement),
      ),
    );
    const node = factory.createModuleDeclaration(
      [factory.createModifier(compiler.SyntaxKind.ExportKeyword)],
      factory.createIdentifier(namespaceOf(span)),
      factory.createModuleBlock(faces),
      compiler.NodeFlags.Namespace,
    );
    const names = [...sections.values()].flatMap((members) =>
      members.flatMap(({ names }) => [...names]),
    );
    return { node, names: new Set(names) };
  });
  const inShared = [...helpers, ...namespaces];
  const everything = [...inShared, ...[...aliases.values()].flat()];
  const hasOther = everything.some(({ names }) => names.has(otherValue));
  files.set(
    "types/shared.d.ts",
    `${header("Paths, operations and components of each span of feature levels: what the files beside this one are made of.")}${importing(
      inShared.flatMap(({ names }) => [...names]),
      "",
    )}${print(inShared)}${hasOther ? otherValueDeclared : ""}`,
  );
  for (const level of variants.boundaries) {
    const self = `${fromPrefix}${level}`;
    const here = ordered.filter(({ span }) => liesIn([span], level));
    const used: string[] = [];
    const extending = (section: string): string => {
      const bases = here
        .filter(({ sections }) => sections.has(section))
        .map(({ span }) => namespaceOf(span));
      used.push(...bases);
      return bases.map((base) => `${base}.${section}`).join(", ");
    };
    const roots = ["paths", "webhooks", "operations"].map((root) => {
      const bases = extending(root);
      if (bases !== "") return `export interface ${root} extends ${bases} {}\n`;
      return `export type ${root} = Record<string, never>;\n`;
    });
    const members = sections.map((section) => {
      const bases = extending(section);
      if (bases === "") return { own: "", member: `    ${section}: never;\n` };
      return {
        own: `interface ${section} extends ${bases} {}\n`,
        member: `    ${section}: ${section};\n`,
      };
    });
    const own = aliases.get(self) ?? [];
    const again = new Map<string, string[]>();
    for (const line of handedOn.get(self) ?? []) {
      const [module = "", name = ""] = line.split(" ");
      again.set(module, [...(again.get(module) ?? []), name]);
    }
    const lines = [...again].map(
      ([module, names]) => `export type { ${names.join(", ")} } from "./${fileOf(module)}.js";\n`,
    );
    if (hasOther) lines.push(`export { ${otherValue} } from "./shared.js";\n`);
    const names = [...used, ...own.flatMap(({ names }) => [...names])];
    files.set(
      `types/from-${level}.d.ts`,
      `${header(`Types for every server from feature level ${level} up.`)}${importing(names, self)}${roots.join("")}${members
        .map(({ own }) => own)
        .join(
          "",
        )}export interface components {\n${members.map(({ member }) => member).join("")}}\n${
        own.length > 0 ? `\n${print(own)}` : ""
      }${lines.length > 0 ? `\n${lines.join("")}` : ""}`,
    );
  }
  return files;
}

/** What openapi-typescript declares of a document besides helpers. */
const tops = new Set(["paths", "webhooks", "components", "operations"]);

/** How names of modules or namespaces begin that no schema has: `From` for `From22`, where no schema is called so. */
export function freePrefix(prefix: string, schemas: readonly string[]): string {
  const isTaken = schemas.some(
    (name) => name.startsWith(prefix) && /^\d/.test(name.slice(prefix.length)),
  );
  return isTaken ? freePrefix(`${prefix}_`, schemas) : prefix;
}

/** `["responses", "RateLimited"]` where a node is `components["responses"]["RateLimited"]`, also of operations and paths. */
function memberNamed(
  compiler: TypeTools["compiler"],
  node: ts.Node,
): readonly [section: string, name: string] | undefined {
  if (!compiler.isIndexedAccessTypeNode(node)) return undefined;
  const { objectType, indexType } = node;
  const name = textOf(compiler, indexType);
  const isIndexed = compiler.isIndexedAccessTypeNode(objectType);
  const root = isIndexed ? objectType.objectType : objectType;
  if (!compiler.isTypeReferenceNode(root) || !compiler.isIdentifier(root.typeName))
    return undefined;
  const { text } = root.typeName;
  if (isIndexed && text === "components") return [textOf(compiler, objectType.indexType), name];
  return !isIndexed && tops.has(text) && text !== "components" ? [text, name] : undefined;
}

function textOf(compiler: TypeTools["compiler"], node: ts.TypeNode): string {
  return compiler.isLiteralTypeNode(node) && compiler.isStringLiteral(node.literal)
    ? node.literal.text
    : "";
}

const literal = (compiler: TypeTools["compiler"], text: string) =>
  compiler.factory.createLiteralTypeNode(compiler.factory.createStringLiteral(text));

const propertyName = ({ factory }: TypeTools["compiler"], text: string) =>
  /^[A-Za-z_$][\w$]*$/.test(text)
    ? factory.createIdentifier(text)
    : factory.createStringLiteral(text);

/** The name of a declaration or a member. */
const nameOf = (node: ts.Node): string => {
  const { name } = node as { readonly name?: { readonly text?: string } };
  return name?.text ?? "";
};
