import { createRequire } from "node:module";
import type {
  GlobalContext,
  OpenAPI3,
  SchemaObject,
  TransformNodeOptions,
} from "openapi-typescript";
import type ts from "typescript";
import { withoutLostReferences } from "../../document/component-references.ts";
import {
  directSubschemas,
  isComposing,
  propertiesOf,
  subschemasOf,
} from "../../document/composition.ts";
import { mapChildren, type ObjectKind } from "../../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  reachable,
  resolve,
} from "../../document/json.ts";
import { isAnnotation } from "../../document/self-contained-schema.ts";
import { laterValuesKey } from "../../levels/merge-shapes.ts";
import { isOtherText } from "./typed-parts.ts";

/** openapi-typescript, and the TypeScript compiler that it uses. */
export interface TypeTools {
  readonly tools: Pick<
    typeof import("openapi-typescript"),
    | "astToString"
    | "resolveRef"
    | "scanDiscriminators"
    | "transformSchema"
    | "transformSchemaObject"
  >;
  readonly compiler: typeof ts;
}

/**
 * Loads the tools on first use, because the compiler takes a quarter of a second, and wrong calls or specifications are
 * refused without it. Uses `require`, because `import` would first search its nine megabytes for exports, which takes
 * twice as long again.
 */
export function loadTypeTools(): TypeTools {
  loaded ??= load();
  return loaded;
}

let loaded: TypeTools | undefined;

const require = createRequire(import.meta.url);

function load(): TypeTools {
  admitPercentSigns();
  // Its main entry would load another engine of Redocly.
  const partOf = (path: string) => require(`openapi-typescript/dist/${path}.cjs`);
  const tools = {
    ...partOf("lib/ts"),
    ...partOf("lib/utils"),
    transformSchema: partOf("transform/index"),
    transformSchemaObject: partOf("transform/schema-object").default,
  };
  return { tools, compiler: require("typescript") };
}

/**
 * The types of a document: the declarations of openapi-typescript. Its main function would first lint and bundle the
 * document, by a `redocly.yaml` that it searches for and with another engine, which takes half of the time. A
 * snapshot is valid and bundled, so only the functions that make types are called.
 */
export function typesOf({ tools, compiler }: TypeTools, document: OpenApiDocument): ts.Node[] {
  const whole = printTypes(document) as unknown as OpenAPI3; // The tool has types of its own.
  const silent = true;
  const discriminators = tools.scanDiscriminators(whole, { silent });
  return tools.transformSchema(whole, {
    emptyObjectsUnknown: true, // An object without described properties may have any.
    defaultNonNullable: false, // The server applies defaults, so fields with a default may be missing.
    discriminators,
    injectFooter: [],
    postTransform: (type) => withOwnValues(compiler, type),
    resolve: ($ref: string) => tools.resolveRef(whole, $ref, { silent }),
    silent,
    transform: (given, options) => {
      const schema = given as unknown as JsonObject; // The tool has types of its own for what it gets from us.
      if (isOtherText(schema)) return compiler.factory.createTypeReferenceNode(otherValue);
      return (
        withLaterValues({ tools, compiler }, schema, options) ??
        openTuple({ tools, compiler }, schema, options)
      );
    },
  } as Partial<GlobalContext> as GlobalContext); // Missing options are off, as by default.
}

/** The type of values if some require a later server: these values have the check that a program must make. */
function withLaterValues(
  { tools, compiler: { factory } }: TypeTools,
  { [laterValuesKey]: later, ...schema }: JsonObject,
  options: TransformNodeOptions,
): ts.TypeNode | undefined {
  if (!Array.isArray(later)) return undefined;
  const typeOf = (one: JsonObject) =>
    tools.transformSchemaObject(one as unknown as SchemaObject, options); // The tool has types of its own.
  const needing = later.filter(isObject).flatMap(({ value, level = 0, feature }) => {
    if (value === undefined || isObject(value) || Array.isArray(value)) return [];
    const needed = [level, `client.supports("${feature}")`].map((one) => typeOf({ const: one }));
    const check = factory.createTypeReferenceNode(laterValue, needed);
    return factory.createIntersectionTypeNode([typeOf({ const: value }), check]);
  });
  return factory.createUnionTypeNode([typeOf(schema), ...needing]);
}

/**
 * The type of a list whose first items have schemas of their own, if it describes further items or allows fewer; the tool
 * gives it exactly the first ones. Without `items` and `minItems`, they are all, as who describes two coordinates means.
 */
function openTuple(
  { tools, compiler: { factory } }: TypeTools,
  { type, prefixItems, items, minItems }: JsonObject,
  options: TransformNodeOptions,
): ts.TypeNode | undefined {
  if (type !== "array" || !Array.isArray(prefixItems)) return undefined;
  const typeOf = (schema: Json) =>
    tools.transformSchemaObject(schema as unknown as SchemaObject, options); // The tool has types of its own.
  const least = typeof minItems === "number" ? minItems : prefixItems.length;
  const first = prefixItems.map((item, index) =>
    index < least ? typeOf(item) : factory.createOptionalTypeNode(typeOf(item)),
  );
  const others =
    isObject(items) || items === true
      ? [factory.createRestTypeNode(factory.createArrayTypeNode(typeOf(items)))]
      : [];
  return factory.createTupleTypeNode([...first, ...others]);
}

/**
 * An object of own properties and further ones, whose further ones have the types of the own ones too: for TypeScript,
 * `[key: string]` covers all properties, so no value would fit a property of another type.
 */
function withOwnValues(compiler: typeof ts, type: ts.TypeNode): ts.TypeNode | undefined {
  const { factory } = compiler;
  if (!compiler.isIntersectionTypeNode(type)) return undefined;
  const [own, further, ...others] = type.types;
  if (own === undefined || !compiler.isTypeLiteralNode(own)) return undefined;
  if (further === undefined || !compiler.isTypeLiteralNode(further)) return undefined;
  const [index] = further.members;
  if (index === undefined || !compiler.isIndexSignatureDeclaration(index)) return undefined;
  if (index.type.kind === compiler.SyntaxKind.UnknownKeyword) return undefined; // It admits all.
  const members = own.members.filter(compiler.isPropertySignature);
  const values = [index.type, ...members.flatMap((member) => member.type ?? [])];
  const value = factory.createUnionTypeNode(
    values.filter(({ kind }, place) => {
      const first = values.findIndex((one) => one.kind === kind);
      return first === place || !compiler.isTokenKind(kind); // `string` is a token.
    }),
  );
  const signature = factory.createIndexSignature(undefined, index.parameters, value);
  return factory.createIntersectionTypeNode([
    own,
    factory.createTypeLiteralNode([signature]),
    ...others,
  ]);
}

/**
 * The type of a schema like `{type: string, not: {enum: […]}}`, because TypeScript cannot exclude strings from
 * `string`.
 */
export const otherValue = "UndocumentedValue";

/** The declaration of that type. */
export const otherValueDeclared = `
/**
 * The type of a text that the specification does not list. At run time it is what the server sent: \`const type: string
 * = event.type\`. It is not typed as \`string\`, because \`string\` includes the listed texts, and comparing it would
 * then narrow nothing.
 */
export declare enum ${otherValue} {
    /** Never occurs: it represents every text that the specification does not list. */
    anyOther = "any text that the specification does not list"
}
`;

/** The type that prevents a program from sending a value that its servers may not have. */
export const laterValue = "NeedsFeatureLevel";

/** The declaration of that type. */
export const laterValueDeclared = `
/** A value that only some servers from the client's level up accept. Send it after this check. */
export interface ${laterValue}<Level extends number, Ask extends string> {
    /** At compile time only. */
    readonly "needs a feature level": readonly [Level, Ask];
}
`;

/**
 * Makes openapi-typescript accept names with `%`. Its dependency @redocly/openapi-core 1 decodes pointers that it has
 * not encoded, so it would crash with `/100%`, and take `/a%2Fb` for another path. Must be called before
 * openapi-typescript is loaded.
 */
function admitPercentSigns(): void {
  const load = createRequire(require.resolve("openapi-typescript"));
  const pointers = load("@redocly/openapi-core/lib/ref-utils.js");
  const withoutPercent = pointers.escapePointer;
  pointers.escapePointer = (step: string | number) =>
    typeof step === "string" ? withoutPercent(step).replaceAll("%", "%25") : step;
}

/** The keywords beside a reference that change its type. */
const isTyped = (keyword: string): boolean =>
  ["allOf", "anyOf", "oneOf", "enum", "const", "properties", "required", "items"].includes(keyword);

/**
 * References that openapi-typescript cannot follow: into paths, and to parts of schemas such as
 * `…/schemas/Room/allOf/1`.
 */
const untyped =
  /^#\/(?:paths|webhooks)\/|^#\/components\/schemas\/[^/]+\/(?!(?:(?:properties|\$defs)\/[^/]+(?:\/|$))+$)/;

const listed = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** Whether a schema says only that a value is an object. */
const isOpenObject = (schema: Json | undefined): boolean =>
  isObject(schema) &&
  schema.type === "object" &&
  Object.keys(schema).every((keyword) => keyword === "type" || isAnnotation(keyword));

/** A schema whose `allOf` openapi-typescript reads as meant. */
function forAllOf(document: OpenApiDocument, schema: JsonObject): JsonObject {
  if (!Array.isArray(schema.allOf)) return schema;
  const repeated: JsonObject = {};
  // Beside other parts, its index signature would allow every name, also one that is misspelt.
  const parts = schema.allOf.filter((part) => !isOpenObject(dereference(document, part)));
  const allOf = (parts.length > 0 ? parts : schema.allOf).map((part): Json => {
    const target = dereference(document, part);
    if (!isObject(target)) return part;
    const isUnion = Array.isArray(target.oneOf) || Array.isArray(target.anyOf);
    if (isUnion && isObject(target.discriminator)) return { oneOf: [part] };
    // TypeScript knows no properties of null or of a list.
    const mayBeOther = listed(target.type).some((type) => type !== "object");
    if (!mayBeOther || !isObject(part) || part.$ref === undefined) return part;
    const properties = propertiesOf(document, target);
    for (const name of listed(schema.required).map(String)) {
      const [declared] = properties.get(name)?.declarations ?? [];
      if (declared !== undefined) repeated[name] = declared.schema;
    }
    return part;
  });
  const names = Object.keys(repeated);
  if (names.length === 0) return { ...schema, allOf };
  const required = listed(schema.required).filter((name) => !names.includes(String(name)));
  return {
    ...schema,
    required,
    allOf: [...allOf, { type: "object", required: names, properties: repeated }],
  };
}

/**
 * The description of a schema with a line for each value that `x-enumDescriptions` explains, which editors then show at a
 * property of these values too; `undefined` if it explains none.
 */
function wordsOfValues(document: OpenApiDocument, schema: JsonObject): string | undefined {
  const named = subschemasOf(document, schema).find((part) => isObject(part["x-enumDescriptions"]));
  if (named === undefined) return undefined;
  const lines = Object.entries(named["x-enumDescriptions"] as JsonObject)
    .filter(([value]) => listed(named.enum).map(String).includes(value))
    .map(([value, text]) => `- \`${value}\`: ${text}`);
  const description = schema.description ?? named.description ?? "";
  return `${description}\n\n${lines.join("\n")}`.trim();
}

/**
 * A copy for openapi-typescript, rewritten where it would fail. References that it cannot follow are replaced by their
 * targets; recursive ones stay. `anyOf` becomes `oneOf`, the same in types, because it adds another type for `anyOf` and
 * ignores `discriminator` there. Keywords beside a reference get the reference as an `allOf` beside them, because it
 * ignores them there. A reference to a parameter becomes that parameter. A union with a discriminator gets a `oneOf`
 * around it in `allOf`, because it would omit the discriminator's property, and with it all members that differ. If
 * `allOf` refers to what may be null or a list, properties that are required only beside it are repeated, because its
 * helper type refuses them. A parameter gets the schema of its `content`; values with descriptions are listed in the
 * description of their schema; a `const` of null, which it ignores, is a type. An object keeps no values of other types,
 * at which it would stop. Schemas that contain each other at different levels get their targets in place of references,
 * without the repetition, because TypeScript refuses a type that is a part of itself. Components that are references are
 * replaced by their targets, except schemas: a referenced body would have no media types. Unresolved references, as in
 * old versions, become schemas without constraints.
 */
export function printTypes(whole: OpenApiDocument): OpenApiDocument {
  const document = withoutLostReferences(whole);
  const partsIn = (schema: JsonObject) => directSubschemas(document, schema);
  const isPartOfItself = (schema: JsonObject) => reachable(partsIn(schema), partsIn).has(schema);
  /** `around` are the components that contain a schema. */
  const write = (
    node: JsonObject,
    kind: ObjectKind,
    within: readonly string[],
    around: readonly JsonObject[],
  ): JsonObject | undefined => {
    const { $ref, ...beside } = node;
    // A parameter's type is short, and more helpful than a reference.
    const parameter = kind === "parameter" ? dereference(document, node) : node;
    if (parameter !== node) return write(parameter as JsonObject, kind, within, around);
    if (kind === "schema" && typeof $ref === "string") {
      const isUntyped = untyped.test($ref) && !within.includes($ref);
      const target = isUntyped || around.length > 0 ? resolve(document, $ref) : undefined;
      const isEndless = around.length > 0 && isObject(target) && isPartOfItself(target);
      if (isEndless && around.includes(target)) return undefined;
      if (isObject(target) && (isUntyped || isEndless)) {
        const outer = isEndless ? [...around, target] : around;
        return write({ ...target, ...beside }, kind, [...within, $ref], outer);
      }
    }
    if (kind === "schema" && typeof $ref === "string" && Object.keys(beside).some(isTyped)) {
      return write({ ...beside, allOf: [{ $ref }, ...listed(beside.allOf)] }, kind, within, around);
    }
    const given = kind === "schema" ? forAllOf(document, node) : node;
    const made = mapChildren(given, kind, (child) => {
      if (kind === "components") {
        if (child.kind === "schema") return write(child.node, child.kind, within, [child.node]);
        const target = dereference(document, child.node);
        return write(isObject(target) ? target : child.node, child.kind, within, []);
      }
      const isPart = kind === "schema" && isComposing(child.field);
      return write(child.node, child.kind, within, isPart ? around : []);
    });
    const words = kind === "schema" ? wordsOfValues(document, made) : undefined;
    const isValuedObject = kind === "schema" && made.type === "object" && Array.isArray(made.enum);
    const copy: JsonObject = {
      ...made,
      ...(words !== undefined && { description: words }),
      ...(isValuedObject && { enum: listed(made.enum).filter(isObject) }),
    };
    if (kind === "parameter" && isObject(copy.content)) {
      const [media] = Object.values(copy.content);
      return { ...copy, ...(isObject(media) && { schema: media.schema ?? {} }) };
    }
    if (kind !== "schema") return copy;
    if (copy.const === null) return { ...copy, type: "null" };
    if (copy.anyOf === undefined || copy.oneOf !== undefined) return copy;
    const { anyOf, ...others } = copy;
    return { ...others, oneOf: anyOf };
  };
  // Without shared objects, because the tool writes into a discriminated one, each time that it meets it.
  return JSON.parse(JSON.stringify(write(document, "document", [], []) ?? {}));
}
