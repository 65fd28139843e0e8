import { memoizeBy } from "../../universal/memoize.ts";
import { placesIn, propertiesIn, type Subschema, subschemasAt } from "./composition.ts";
import { conventionsOf, type DocumentedConventions } from "./documented-conventions.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
  resolve,
  typeOf,
} from "./json.ts";

/** The fields of an object whose names begin with `x-`. */
export type Extensions = Readonly<Record<string, Json>>;

/** A schema for readers, with references followed and the parts of an `allOf` merged. */
export interface Schema {
  /** Its place. Use it for validation: there may be keywords beside a `$ref` (OpenAPI 3.1 §4.8.24). */
  readonly place: string;
  /** The place of its reference's target, or its own; written schemas with the same pointer are the same. */
  readonly pointer: string;
  /** Its pointer, with those of the whole whose branch it is. */
  readonly key: string;
  /** The name of its component, if it is one. */
  readonly name: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly extensions: Extensions;
  /** Empty if any type is valid. */
  readonly types: readonly string[];
  /** The values that each `const` and `enum` of its parts allows. */
  readonly values: readonly Json[] | undefined;
  /** The schema of an array's items; if several parts have one, joined like a property. */
  readonly items: Schema | undefined;
  /** The branches of its first `oneOf` or `anyOf`, as they are written. */
  readonly branches: readonly Schema[];
  /** The whole with each branch of each of its unions (JSON Schema 2020-12, Core §10.2.1); itself if it has none. */
  readonly alternatives: readonly Schema[];
  /** The property that distinguishes it from other branches of a `discriminator`, with its value. */
  readonly tag: Tag | undefined;
  /** By name; one that several parts declare has what each of them says, and of two that differ the last one's. */
  readonly properties: ReadonlyMap<string, Property>;
  /** The schemas of other keywords, for example of `patternProperties`. */
  readonly applied: readonly AppliedSchema[];
  /** What all servers of its document have in common. */
  readonly conventions: DocumentedConventions;
  /** The object at its place. */
  readonly written: JsonObject;
  /** All keywords in one object; its own take precedence over those of its reference and its `allOf`. */
  readonly keywords: JsonObject;
}

/** A property of an object. */
export interface Property {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A schema that a keyword applies to a part of a value, or to the value itself. */
export interface AppliedSchema {
  readonly keyword: string;
  /** The name of its property, or its index; empty if the keyword has one schema. */
  readonly key: string;
  readonly schema: Schema;
}

/** The keywords that apply schemas, besides `properties`, `items` and those of composition (JSON Schema 2020-12). */
const applying = [
  ...["patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames"],
  ...["prefixItems", "contains", "unevaluatedItems"],
  ...["not", "if", "then", "else", "dependentSchemas"],
];
const applyingSeveral = ["patternProperties", "prefixItems", "dependentSchemas"];

/** Returns the schema at a place of a document; always the same object for a place. */
export type SchemaReader = (place: string) => Schema;

/** A reader for the schemas of a document, which must not change afterwards. Nested schemas are read on first use. */
export function schemaReader(document: OpenApiDocument): SchemaReader {
  const conventions = conventionsOf(document);
  const one: SchemaReader = memoizeBy(
    (place) => new ReadSchema(document, place, readers, conventions),
  );
  const several = memoizeBy((key: string): Schema => {
    const [last = "", ...others] = (JSON.parse(key) as string[]).toReversed();
    const around = others.flatMap((place) => subschemasAt(document, place));
    const description = others.map((place) => one(place).description).find(Boolean);
    return new ReadSchema(document, last, readers, conventions, around, { description });
  });
  const joined = (places: readonly string[]): Schema | undefined => {
    // Such as `name: {}` beside a base, to allow the property where all others are forbidden.
    const saying = places.filter((place) => Object.keys(Object(resolve(document, place))).length);
    const [place = places.at(-1), ...others] = saying;
    if (others.length > 0) return several(JSON.stringify(saying));
    return place === undefined ? undefined : one(place);
  };
  const readers = { one, joined };
  return one;
}

/** How a schema reads others. */
interface Readers {
  readonly one: SchemaReader;
  /** What the schemas at several locations say about the same value; `undefined` without schemas. */
  readonly joined: (places: readonly string[]) => Schema | undefined;
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

/** The alternatives of a schema: the whole with each branch, at any depth, or the schema itself. */
export function alternativesOf(schema: Schema): Schema[] {
  const seen = new Set<string>(); // Shared branches would otherwise multiply.
  const read = (one: Schema): Schema[] => {
    if (seen.has(one.key)) return [];
    seen.add(one.key);
    const { alternatives } = one;
    return alternatives.length === 1 && alternatives[0] === one
      ? [one]
      : alternatives.flatMap(read);
  };
  return read(schema);
}

/** The properties of all alternatives of a schema; those that all require are required. */
export function propertiesOfAll(schema: Schema): Property[] {
  const all = alternativesOf(schema);
  const found = new Map(all.toReversed().flatMap(({ properties }) => [...properties]));
  const isRequired = (name: string) => all.every((one) => one.properties.get(name)?.isRequired);
  return Array.from(found.values(), (one) => ({ ...one, isRequired: isRequired(one.name) }));
}

/** The most alternatives of a schema with several unions; of more, each branch is shown once. */
const mostCombined = 16;

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
  readonly key: string;
  readonly written: JsonObject;
  readonly tag: Tag | undefined;
  readonly #document: OpenApiDocument;
  readonly #parts: readonly Subschema[];
  readonly #readers: Readers;
  #alternatives: readonly Schema[] | undefined;
  #branches: readonly Schema[] | undefined;
  #properties: ReadonlyMap<string, Property> | undefined;

  constructor(
    document: OpenApiDocument,
    place: string,
    readers: Readers,
    conventions: DocumentedConventions,
    /** The parts of the whole whose branch it is, or those of other schemas of the same value. */
    around: readonly Subschema[] = [],
    /** Its title, if it is several branches at once, and the description if it has none. */
    texts: { readonly title?: string | undefined; readonly description?: string | undefined } = {},
    tag?: Tag,
  ) {
    this.tag = tag;
    this.#document = document;
    this.conventions = conventions;
    const chain = chainFrom(document, place);
    this.written = chain[0]?.node ?? {};
    const text = (name: string) =>
      chain.map(({ node }) => node[name]).find((value) => typeof value === "string");
    this.place = place;
    this.pointer = chain.at(-1)?.place ?? place;
    this.title = texts.title ?? text("title");
    this.description = text("description") ?? texts.description;
    this.extensions = united(chain.map(({ node }) => extensionsOf(node)));
    const own = subschemasAt(document, place);
    this.key = [this.pointer, ...around.map((part) => part.place)].join(" ");
    this.#parts = [...around, ...own];
    this.keywords = united([...own, ...around].map(({ node }) => node));
    this.#readers = readers;
  }

  get name(): string | undefined {
    return /^#\/components\/schemas\/([^/]+)$/.exec(this.pointer)?.[1];
  }

  get types(): readonly string[] {
    return [this.keywords.type ?? []].flat().map(String);
  }

  get values(): readonly Json[] | undefined {
    const [first, ...others] = this.#parts.flatMap(({ node: { const: only, enum: several } }) => {
      if (only !== undefined) return [[only]];
      return Array.isArray(several) ? [several] : [];
    });
    const texts = others.map((values) => values.map((value) => JSON.stringify(value)));
    return first?.filter((value) => texts.every((all) => all.includes(JSON.stringify(value))));
  }

  get items(): Schema | undefined {
    const holders = this.#parts.filter(({ node }) => isObject(node.items));
    return this.#readers.joined(holders.map(({ place }) => join(place, "items")));
  }

  get branches(): readonly Schema[] {
    if (this.#branches !== undefined) return this.#branches;
    const word = this.#holderOf("oneOf") === undefined ? "anyOf" : "oneOf";
    const part = this.#holderOf(word);
    this.#branches = part === undefined ? [] : placesIn(part, word).map(this.#readers.one);
    return this.#branches;
  }

  get alternatives(): readonly Schema[] {
    this.#alternatives ??= this.#combined();
    return this.#alternatives;
  }

  #combined(): readonly Schema[] {
    const known = new Set(this.#parts.map(({ place }) => place));
    // A branch that contains the whole adds nothing to it.
    const isFurther = (place: string) =>
      !subschemasAt(this.#document, place).some((part) => known.has(part.place));
    const unions = this.#parts
      .flatMap((part) => ["oneOf", "anyOf"].map((word) => placesIn(part, word).filter(isFurther)))
      .filter((all) => all.length > 0);
    const combine = (place: string, around: readonly Subschema[], title?: string) =>
      new ReadSchema(
        ...([this.#document, place, this.#readers, this.conventions, around] as const),
        { title },
        this.#tagOf(place),
      );
    const [first = this.#mapped(), ...others] = unions;
    if (first.length === 0) return [this];
    const whole = this.#parts.map(({ node, place }): Subschema => {
      const { oneOf: _, anyOf: __, ...node_ } = node;
      return { node: node_, place };
    });
    const isMere =
      unions.length === 0 || !whole.some(({ node }) => node.properties || node.required);
    if (isMere && others.length === 0)
      return first.map((place) =>
        this.#tagOf(place) ? combine(place, []) : this.#readers.one(place),
      );
    const combinations = unions.reduce((count, all) => count * all.length, 1);
    if (combinations > mostCombined) {
      return unions.flatMap((all) => all.map((place) => combine(place, whole)));
    }
    // The last one names the combination; the parts of the others are around it.
    const chosen = others.reduce<readonly (readonly string[])[]>(
      (found, all) => found.flatMap((some) => all.map((place) => [...some, place])),
      first.map((place) => [place]),
    );
    return chosen.map((places) => {
      const last = places.at(-1) ?? "";
      const before = places.slice(0, -1).flatMap((place) => subschemasAt(this.#document, place));
      const names = places.map(this.#readers.one).map((one) => one.title ?? one.name ?? "");
      const title = names.filter((name) => name !== "").join(" + ");
      return combine(last, [...whole, ...before], before.length > 0 ? title : undefined);
    });
  }

  /** The pointers of a `discriminator` with their values; each branch is the whole too (OpenAPI 3.1 §4.8.25). */
  #mapping(): readonly (readonly [value: string, place: string])[] {
    const { mapping } = Object(this.keywords.discriminator) as JsonObject;
    return Object.entries(isObject(mapping) ? mapping : {}).map(([value, target]) => {
      const name = String(target);
      return [value, name.startsWith("#") ? name : `#/components/schemas/${name}`];
    });
  }

  /** The branches that only a `discriminator` names, unless this is one of them. */
  #mapped(): string[] {
    const places = [...new Set(this.#mapping().map(([, place]) => place))];
    const own = new Set(this.#parts.map(({ place }) => place));
    const isKnown = places.every((place) => isObject(resolve(this.#document, place)));
    return isKnown && !places.some((place) => own.has(place)) ? places : [];
  }

  #tagOf(place: string): Tag | undefined {
    const { propertyName } = Object(this.keywords.discriminator) as JsonObject;
    if (typeof propertyName !== "string") return undefined;
    const targets = chainFrom(this.#document, place).map((part) => part.place);
    const [value] = this.#mapping().find(([, target]) => targets.includes(target)) ?? [];
    const named = this.#readers.one(place).name;
    const found = value ?? (this.#mapping().length === 0 ? named : undefined);
    return found === undefined ? undefined : { name: propertyName, value: found };
  }

  get applied(): readonly AppliedSchema[] {
    return this.#parts.flatMap(({ node, place }) =>
      applying.flatMap((keyword) => {
        const field = node[keyword];
        if (typeof field !== "object" || field === null) return [];
        const at = join(place, keyword);
        if (!applyingSeveral.includes(keyword))
          return [{ keyword, key: "", schema: this.#readers.one(at) }];
        return Object.keys(field).map((key) => ({
          keyword,
          key,
          schema: this.#readers.one(join(at, key)),
        }));
      }),
    );
  }

  get properties(): ReadonlyMap<string, Property> {
    this.#properties ??= new Map(
      [...propertiesIn(this.#parts)].flatMap(([name, { declarations, isRequired }]) => {
        const places = declarations.flatMap(({ part, schema }) =>
          isObject(schema) ? [join(join(part.place, "properties"), name)] : [],
        );
        const schema = this.#readers.joined(places);
        return schema === undefined ? [] : [[name, { name, schema, isRequired }]];
      }),
    );
    return this.#properties;
  }

  #holderOf(keyword: string): Subschema | undefined {
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
export function chainFrom(document: OpenApiDocument, place: string): Subschema[] {
  const chain: Subschema[] = [];
  for (let at: string | undefined = place; at !== undefined; ) {
    const node = resolve(document, at);
    if (!isObject(node) || chain.some((part) => part.place === at)) break;
    chain.push({ node, place: at });
    at = typeof node.$ref === "string" ? node.$ref : undefined;
  }
  return chain;
}
