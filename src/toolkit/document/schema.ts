import { type Part, partsAt, placesIn } from "./composition.ts";
import { conventionsOf, type DocumentedConventions } from "./conventions.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
  resolve,
  typeOf,
} from "./json.ts";
import { remembered } from "./remembered.ts";

/** The fields of an object whose names begin with `x-`. */
export type Extensions = Readonly<Record<string, Json>>;

/** A schema for readers, with references followed and the parts of an `allOf` merged. */
export interface Schema {
  /** Its place. Use it for validation: there may be keywords beside a `$ref` (OpenAPI 3.1 §4.8.24). */
  readonly place: string;
  /** The place of its reference's target, or its own; schemas with the same pointer are the same. */
  readonly pointer: string;
  /** The name of its component, if it is one. */
  readonly name: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly extensions: Extensions;
  /** Empty if any type is valid. */
  readonly types: readonly string[];
  /** The allowed values, from `const` or `enum`. */
  readonly values: readonly Json[] | undefined;
  /** The schema of an array's items. */
  readonly items: Schema | undefined;
  /** The branches of its `oneOf` or `anyOf`. */
  readonly branches: readonly Schema[];
  /** By name; if several parts declare one, the last is used. */
  readonly properties: ReadonlyMap<string, Property>;
  /** What servers of its document do everywhere. */
  readonly conventions: DocumentedConventions;
  /** All keywords in one object; its own take precedence over those of its reference and its `allOf`. */
  readonly keywords: JsonObject;
}

/** A property of an object. */
export interface Property {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Returns the schema at a place of a document; always the same object for a place. */
export type SchemaReader = (place: string) => Schema;

/** A reader for the schemas of a document, which must not change afterwards. Nested schemas are read on first use. */
export function schemaReader(document: OpenApiDocument): SchemaReader {
  const conventions = conventionsOf(document);
  const read: SchemaReader = remembered(
    (place) => new ReadSchema(document, place, read, conventions),
  );
  return read;
}

/** The type of a schema in words, for example `array of integers`, or `integer or string`; optionally as a plural. */
export function typeWords(
  schema: Schema | undefined,
  end = "",
  around: readonly Schema[] = [],
): string {
  const found = schema === undefined ? new Set<string>() : kindsOf(schema, end, around);
  if (found.size === 0 || found.has("anything")) return "anything";
  const kinds = [...found].sort((one, other) => Number(one === "null") - Number(other === "null"));
  // A comma, because the items of an array may have several types too.
  return kinds.join(kinds.some((kind) => kind.includes(" of ")) ? ", or " : " or ");
}

/** The types of a schema, or else those of its values, of its branches, or of what its other keywords describe. */
function kindsOf(schema: Schema, end: string, around: readonly Schema[]): Set<string> {
  const { items, properties, branches, values = [], keywords } = schema;
  const inside = [...around, schema];
  const types = schema.types.length > 0 ? schema.types : values.map(typeOf);
  if (types.length === 0) {
    if (properties.size > 0 || keywords.additionalProperties !== undefined)
      return new Set([`object${end}`]);
    const further = branches.filter((branch) => !inside.includes(branch));
    if (branches.length === 0) return new Set(["anything"]);
    return new Set(further.flatMap((branch) => [...kindsOf(branch, end, inside)]));
  }
  const words = types.map((type) => {
    if (type === "null") return type;
    if (type !== "array" || (items !== undefined && inside.includes(items))) return type + end;
    if (items === undefined && keywords.prefixItems !== undefined) return type + end;
    return `array${end} of ${typeWords(items, "s", inside)}`;
  });
  // A keyword of OpenAPI 3.0, which openapi-typescript honors too.
  return new Set(keywords.nullable === true ? [...words, "null"] : words);
}

/** The alternatives of a schema: its branches at any depth, or the schema itself. */
export function alternativesOf(schema: Schema): Schema[] {
  const seen = new Set<string>(); // Shared branches would otherwise multiply.
  const read = (branch: Schema): Schema[] => {
    if (seen.has(branch.pointer)) return [];
    seen.add(branch.pointer);
    return branch.branches.length === 0 ? [branch] : branch.branches.flatMap(read);
  };
  return read(schema);
}

/** The properties for which a schema allows only one value, with that value; they distinguish it from its siblings. */
export function constantsOf({ properties }: Schema): JsonObject {
  return Object.fromEntries(
    [...properties.values()].flatMap(({ name, schema: { values = [] } }) => {
      const [only, ...others] = values;
      return only === undefined || others.length > 0 ? [] : [[name, only]];
    }),
  );
}

/**
 * A class, because closures would take five times the memory, and large documents have tens of thousands of schemas.
 */
class ReadSchema implements Schema {
  readonly place: string;
  readonly pointer: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly extensions: Extensions;
  readonly keywords: JsonObject;
  readonly conventions: DocumentedConventions;
  readonly #parts: readonly Part[];
  readonly #read: SchemaReader;
  #branches: readonly Schema[] | undefined;
  #properties: ReadonlyMap<string, Property> | undefined;

  constructor(
    document: OpenApiDocument,
    place: string,
    read: SchemaReader,
    conventions: DocumentedConventions,
  ) {
    this.conventions = conventions;
    const chain = chainFrom(document, place);
    const text = (name: string) =>
      chain.map(({ node }) => node[name]).find((value) => typeof value === "string");
    this.place = place;
    this.pointer = chain.at(-1)?.place ?? place;
    this.title = text("title");
    this.description = text("description");
    this.extensions = united(chain.map(({ node }) => extensionsOf(node)));
    this.#parts = partsAt(document, place);
    this.keywords = united(this.#parts.map(({ node }) => node));
    this.#read = read;
  }

  get name(): string | undefined {
    return /^#\/components\/schemas\/([^/]+)$/.exec(this.pointer)?.[1];
  }

  get types(): readonly string[] {
    return [this.keywords.type ?? []].flat().map(String);
  }

  get values(): readonly Json[] | undefined {
    const { const: only, enum: several } = this.keywords;
    if (only !== undefined) return [only];
    return Array.isArray(several) ? several : undefined;
  }

  get items(): Schema | undefined {
    const part = this.#holderOf("items");
    return isObject(part?.node.items) ? this.#read(join(part.place, "items")) : undefined;
  }

  get branches(): readonly Schema[] {
    if (this.#branches !== undefined) return this.#branches;
    const word = this.#holderOf("oneOf") === undefined ? "anyOf" : "oneOf";
    const part = this.#holderOf(word);
    this.#branches = part === undefined ? [] : placesIn(part, word).map(this.#read);
    return this.#branches;
  }

  get properties(): ReadonlyMap<string, Property> {
    this.#properties ??= propertiesOf(this.#parts, this.#read);
    return this.#properties;
  }

  #holderOf(keyword: string): Part | undefined {
    return this.#parts.find(({ node }) => node[keyword] !== undefined);
  }
}

/** Merges the fields of objects; those of earlier ones take precedence. A single object is returned unchanged. */
const united = <Fields extends object>(objects: readonly Fields[]): Fields =>
  objects.length === 1 ? (objects[0] as Fields) : Object.assign({}, ...objects.toReversed());

/** The fields of an object that the standard leaves to others. */
export function extensionsOf(node: JsonObject): Extensions {
  const found = Object.entries(node).filter(([name]) => name.startsWith("x-"));
  return found.length === 0 ? noExtensions : Object.fromEntries(found);
}

const noExtensions: Extensions = {}; // Most objects have none.

/** An object, what it refers to, what that refers to, and so on. */
export function chainFrom(document: OpenApiDocument, place: string): Part[] {
  const chain: Part[] = [];
  for (let at: string | undefined = place; at !== undefined; ) {
    const node = resolve(document, at);
    if (!isObject(node) || chain.some((part) => part.place === at)) break;
    chain.push({ node, place: at });
    at = typeof node.$ref === "string" ? node.$ref : undefined;
  }
  return chain;
}

function propertiesOf(parts: readonly Part[], read: SchemaReader): Map<string, Property> {
  const required = new Set(parts.flatMap(({ node }) => node.required ?? []));
  const found = new Map<string, Property>();
  for (const { node, place } of parts) {
    for (const [name, value] of Object.entries(node.properties ?? {})) {
      if (!isObject(value)) continue;
      const schema = read(join(join(place, "properties"), name));
      found.set(name, { name, schema, isRequired: required.has(name) });
    }
  }
  return found;
}
