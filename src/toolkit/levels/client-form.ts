import { mapChildren, type ObjectKind, saysNothing, walk } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  onlyFields,
  resolve,
} from "../document/json.ts";
import { withoutDefaults } from "./defaults.ts";
import { schemaWriter } from "./one-schema.ts";
import { isForReaders } from "./sentence.ts";
import { typesOfValues } from "./simple-schema.ts";

/** The one form of objects that clients cannot tell apart. Objects below stay as they are. */
interface ClientForm {
  /** An object, in the form that is common to all ways of writing it; references stay. */
  readonly normal: (node: JsonObject, kind: ObjectKind) => JsonObject;
  /** An object without references, wrappers of a single schema, and fields without effect. */
  readonly plain: (node: Json | undefined, kind: ObjectKind) => JsonObject;
}

/** The form in which clients see the objects of a plain document. */
export function clientForm(document: OpenApiDocument): ClientForm {
  const write = schemaWriter(document, withoutTexts);
  const written = new WeakMap<JsonObject, JsonObject>();

  const normal: ClientForm["normal"] = (given, kind) => {
    const node = kind === "schema" ? (written.get(given) ?? writeAll(given)) : given;
    const said = onlyFields(
      withoutDefaults(node, kind),
      (name) => !isForReaders(kind, name) && !saysNothing(kind, name, node[name] as Json),
    );
    return kind === "schema" ? asParts(said) : said;
  };
  const writeAll = (schema: JsonObject): JsonObject => {
    const found = write(schema);
    written.set(schema, found);
    walk(found, "schema", "#", ({ node }) => written.set(node, node));
    return found;
  };
  const plain: ClientForm["plain"] = (node, kind) => {
    const seen = new Set<string>();
    for (let found = normal(isObject(node) ? node : {}, kind); ; ) {
      const reference = referenceIn(found, kind);
      const target = reference === undefined ? undefined : resolve(document, reference);
      if (reference === undefined || seen.has(reference) || !isObject(target)) return found;
      seen.add(reference);
      found = normal(target, kind);
    }
  };
  return { normal, plain };
}

/** A schema, and all in it, without what only readers see. */
function withoutTexts(schema: JsonObject): JsonObject {
  const said = onlyFields(schema, (name) => !isForReaders("schema", name));
  return mapChildren(said, "schema", ({ node }) => withoutTexts(node));
}

/** A schema with the types of its values; what the writer left composed is nothing but its parts. */
function asParts({ $ref, allOf, ...schema }: JsonObject): JsonObject {
  const types = typesOfValues(schema);
  const type = types.length === 1 ? (types[0] as Json) : types;
  const own = types.length === 0 ? schema : { ...schema, type };
  const hasOwn = Object.keys(own).length > 0;
  const references = $ref === undefined ? [] : [{ $ref }];
  if (allOf === undefined && (references.length === 0 || !hasOwn))
    return { ...own, ...references[0] };
  return { allOf: [...references, ...[allOf ?? []].flat(), ...(hasOwn ? [own] : [])] };
}

/** The target of an object, in the form for clients, that is only a reference. */
export function referenceIn(node: JsonObject, kind: ObjectKind): string | undefined {
  const { $ref, ...rest } = node;
  if (typeof $ref !== "string" || !$ref.startsWith("#")) return undefined;
  return kind !== "schema" || Object.keys(rest).length === 0 ? $ref : undefined;
}
