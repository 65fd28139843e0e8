import { createRequire } from "node:module";
import type { GlobalContext, OpenAPI3, OpenAPITSOptions } from "openapi-typescript";
import type ts from "typescript";
import { composed, directParts, isComposing } from "../document/composition.ts";
import { mapChildren, type ObjectKind } from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import { withoutLostReferences } from "../document/references.ts";
import { nameSchemas } from "./name-schemas.ts";

/** openapi-typescript, and the TypeScript compiler that it uses. */
export interface TypeTools {
  readonly tools: Pick<
    typeof import("openapi-typescript"),
    "astToString" | "resolveRef" | "scanDiscriminators" | "transformSchema"
  >;
  readonly compiler: typeof ts;
}

/**
 * Loads them on first use: the compiler takes a quarter of a second, and a wrong call or specification is refused without
 * it. By `require`, as `import` would first search its nine megabytes for what they export, which takes twice as long again.
 */
export function loadTypeTools(): TypeTools {
  loaded ??= load();
  return loaded;
}

let loaded: TypeTools | undefined;

const require = createRequire(import.meta.url);

function load(): TypeTools {
  admitPercentSigns();
  // Its own entry would load an engine of Redocly for documents that are not bundled yet.
  const partOf = (path: string) => require(`openapi-typescript/dist/${path}.cjs`);
  const tools = {
    ...partOf("lib/ts"),
    ...partOf("lib/utils"),
    transformSchema: partOf("transform/index"),
  };
  return { tools, compiler: require("typescript") };
}

/**
 * The types of a document, with one by name for each of its schemas. openapi-typescript's own way in would lint and
 * bundle the document first, by a `redocly.yaml` that it looks for and with an engine of its own; of a projection,
 * which is sound and in one piece, that is half of the time, so only what makes types is called.
 */
export function typesOf({ tools, compiler }: TypeTools, document: OpenApiDocument): ts.Node[] {
  const transform: NonNullable<OpenAPITSOptions["transform"]> = (schema) => {
    const { type, not }: { readonly type?: unknown; readonly not?: unknown } = schema;
    if (type !== "string" || !isObject(not) || not.enum === undefined) return undefined;
    return compiler.factory.createTypeReferenceNode(otherValue);
  };
  const schema = writtenOut(document) as unknown as OpenAPI3;
  const silent = true;
  const nodes = tools.transformSchema(schema, {
    defaultNonNullable: false, // A default is the server's: it does not make a field present.
    discriminators: tools.scanDiscriminators(schema, { silent }),
    injectFooter: [],
    resolve: ($ref: string) => tools.resolveRef(schema, $ref, { silent }),
    silent,
    transform,
  } as Partial<GlobalContext> as GlobalContext); // What is not there is off, as by default.
  return nameSchemas(compiler, nodes);
}

/** What a schema like `{type: string, not: {enum: […]}}` becomes: TypeScript knows no "any string but". */
export const otherValue = "UndocumentedValue";

/** The declaration of that type. */
export const otherValueDeclared = `
/**
 * The type of a text that is none of those that the specification lists. At run time it is what the server
 * sent: \`const type: string = event.type\`. It is a type of its own, and not \`string\`, because \`string\`
 * could be any listed one too, and comparing it would then narrow nothing.
 */
export declare enum ${otherValue} {
    /** Never occurs: it stands for every text that the specification does not list. */
    anyOther = "any text that the specification does not list"
}
`;

/**
 * Makes openapi-typescript fit for names with `%`: the @redocly/openapi-core 1 that it brings decodes each pointer, its
 * own too, in which it has not encoded the sign. `/100%` would end it, and `/a%2Fb` be taken for another path. It has to
 * be called before openapi-typescript is loaded.
 */
function admitPercentSigns(): void {
  const load = createRequire(require.resolve("openapi-typescript"));
  const pointers = load("@redocly/openapi-core/lib/ref-utils.js");
  const withoutPercent = pointers.escapePointer;
  pointers.escapePointer = (step: string | number) =>
    typeof step === "string" ? withoutPercent(step).replaceAll("%", "%25") : step;
}

/**
 * A copy for openapi-typescript. A schema that refers into a path has in its place what stands there: below `content`
 * it would lose its way. One that holds itself keeps its reference. `anyOf` is `oneOf`, in types the same: of `anyOf`
 * it makes another type beside that of the schema itself, and it reads no `discriminator` there. A parameter has the schema
 * of its `content` as its own, which is all that it reads. Schemas that are parts of each other, each at other levels, have
 * in place of references what these lead to, without what comes again: TypeScript refuses a type that is a part of itself.
 * A component of another kind that is a reference is what it leads to: of a referenced body it makes one without media types.
 * What leads nowhere, as in old versions, is anything.
 */
export function writtenOut(whole: OpenApiDocument): OpenApiDocument {
  const document = withoutLostReferences(whole);
  const partsIn = (schema: JsonObject) => directParts(document, schema);
  const isPartOfItself = (schema: JsonObject) => composed(partsIn(schema), partsIn).has(schema);
  /** `around` are the components that a schema is a part of. */
  const write = (
    node: JsonObject,
    kind: ObjectKind,
    within: readonly string[],
    around: readonly JsonObject[],
  ): JsonObject | undefined => {
    const { $ref, ...beside } = node;
    if (kind === "schema" && typeof $ref === "string") {
      const isInPath = /^#\/(paths|webhooks)\//.test($ref) && !within.includes($ref);
      const target = isInPath || around.length > 0 ? resolve(document, $ref) : undefined;
      const isEndless = around.length > 0 && isObject(target) && isPartOfItself(target);
      if (isEndless && around.includes(target)) return undefined;
      if (isObject(target) && (isInPath || isEndless)) {
        const outer = isEndless ? [...around, target] : around;
        return write({ ...target, ...beside }, kind, [...within, $ref], outer);
      }
    }
    const copy = mapChildren(node, kind, (child) => {
      if (kind === "components" && child.kind !== "schema") {
        const target = dereference(document, child.node);
        return write(isObject(target) ? target : child.node, child.kind, within, []);
      }
      const isComponent = kind === "components";
      const isPart = kind === "schema" && isComposing(child.field);
      return write(
        child.node,
        child.kind,
        within,
        isComponent ? [child.node] : isPart ? around : [],
      );
    });
    if (kind === "parameter" && isObject(copy.content)) {
      const [media] = Object.values(copy.content);
      return { ...copy, ...(isObject(media) && { schema: media.schema ?? {} }) };
    }
    if (kind !== "schema" || copy.anyOf === undefined || copy.oneOf !== undefined) return copy;
    const { anyOf, ...others } = copy;
    return { ...others, oneOf: anyOf };
  };
  return structuredClone(write(document, "document", [], []) ?? {});
}
