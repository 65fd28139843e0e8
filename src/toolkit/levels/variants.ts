import { methods } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  listIn,
  type OpenApiDocument,
  reachable,
} from "../document/json.ts";
import { projectorAt } from "./projection.ts";
import { boundaries, boundaryAt, isLevelIn, type Span, spansAmong } from "./span.ts";
import { projectorFrom } from "./together.ts";

/** A part of a specification, at levels at which it and everything it refers to is the same. */
export interface Variant {
  /** Its levels, ascending, with neighbouring spans joined; several spans mean that it changed and changed back. */
  readonly spans: readonly [Span, ...Span[]];
  /** The part in the projection of its first level; its references are to be resolved in that projection. */
  readonly node: JsonObject;
}

/** A document at all its levels. Levels at which a part is the same share one variant. */
export interface Variants {
  /** The levels at which something may change, ascending, from 0. */
  readonly boundaries: readonly number[];
  /** The variants of each component, path and operation by its pointer, in the order in which they begin. */
  readonly parts: ReadonlyMap<string, readonly Variant[]>;
  /** The projection of a level. Projections share unchanged parts and must not be modified. */
  readonly documentAt: (level: number) => OpenApiDocument;
}

/** Which projections are compared: the document of one level (`at`), or of all servers from a level up (`from`). */
export type Reading = "at" | "from";

/**
 * Compares the levels of a document with each other. Only `frozen.ts` compares parts otherwise, by digests that it can
 * store.
 *
 * @param reduced removes what is not to be compared from each projection. By default, everything is compared.
 */
export function variants(
  document: OpenApiDocument,
  reading: Reading,
  reduced = (projection: OpenApiDocument) => projection,
): Variants {
  const levels = boundaries(document);
  const projected = reading === "at" ? projectorAt(document) : projectorFrom(document);
  const documents = new Map<number, OpenApiDocument>();
  // All at once: a lazy function would keep the projector in memory.
  for (const level of levels) documents.set(level, reduced(projected(level)));
  const parts = new Map<string, Map<number, Part>>();
  const read = createReader();
  for (const [level, projection] of documents) {
    const here = partsIn(projection, read);
    // The value by which a discriminator names a schema belongs to its meaning: the schema depends on the discriminator.
    const named = new Map<string, string[]>();
    for (const { pointer, discriminates } of here) {
      for (const target of discriminates) listIn(named, target).push(pointer);
    }
    for (const part of here) {
      const refersTo = [...part.refersTo, ...listIn(named, part.pointer)];
      const at = parts.get(part.pointer) ?? new Map<number, Part>();
      parts.set(part.pointer, at.set(level, { ...part, refersTo }));
    }
  }
  const meanings = meaningsOf(parts);
  return {
    boundaries: levels,
    parts: new Map(
      [...parts].map(([pointer, at]) => {
        const groups = new Map<number, number[]>();
        for (const level of at.keys()) {
          const meaning = meanings.get(pointer)?.get(level) ?? 0;
          listIn(groups, meaning).push(level);
        }
        const found = [...groups.values()].map((some): Variant => {
          const [first, ...others] = spansAmong(levels, some) as [Span, ...Span[]];
          return { spans: [first, ...others], node: (at.get(first.from) as Part).node };
        });
        return [pointer, found];
      }),
    ),
    documentAt: (level) => documents.get(boundaryAt(levels, level)) ?? {},
  };
}

/** The variant of a part at a boundary; `undefined` if it does not exist there. */
export const variantAt = (
  { parts }: Variants,
  pointer: string,
  boundary: number,
): Variant | undefined => parts.get(pointer)?.find(({ spans }) => isLevelIn(spans, boundary));

/** The component or path that a reference leads to or into. */
export const partOfReference = (reference: string): string =>
  /^#\/(?:components\/[^/]+|paths|webhooks)\/[^/]+/.exec(reference)?.[0] ?? reference;

/** The content of a part. Parts that it refers to are only named. */
interface Said {
  readonly node: JsonObject;
  /** The steps from the path to the part: the method of an operation; otherwise none. */
  readonly below: readonly string[];
  /** The number of its JSON text; equal texts have the same number. */
  readonly text: number;
  /** The pointers of the parts on which its meaning depends. */
  readonly refersTo: readonly string[];
  /** The pointers of the schemas that its discriminators name. */
  readonly discriminates: readonly string[];
}

/** A part of one projection. */
interface Part extends Said {
  readonly pointer: string;
}

/** Reads a component, or a path with its operations. */
type Reader = (node: JsonObject, isPath: boolean) => readonly Said[];

/**
 * Makes a reader that remembers results: projections share an object only if neither it nor anything it refers to
 * differs.
 */
function createReader(): Reader {
  const texts = new Map<string, number>();
  const known = new WeakMap<JsonObject, readonly Said[]>();
  const said = (node: JsonObject, below: readonly string[], around?: Json): Said => {
    const refersTo = new Set<string>();
    const discriminates = new Set<string>();
    const text = JSON.stringify([node, around], (key, value) => {
      if (key === "$ref" && typeof value === "string") refersTo.add(partOfReference(value));
      if (isObject(value) && isObject(value.discriminator)) {
        for (const reference of namedBy(value)) discriminates.add(reference);
      }
      return value;
    });
    const number = texts.get(text) ?? texts.size;
    texts.set(text, number);
    const all = [...refersTo, ...discriminates];
    return { node, below, text: number, refersTo: all, discriminates: [...discriminates] };
  };
  const read: Reader = (node, isPath) => {
    const parts = [said(node, [])];
    if (!isPath) return parts;
    for (const method of methods) {
      const operation = node[method];
      // The parameters of the path belong to each operation.
      if (isObject(operation)) parts.push(said(operation, [method], node.parameters));
    }
    return parts;
  };
  return (node, isPath) => {
    const found = known.get(node) ?? read(node, isPath);
    known.set(node, found);
    return found;
  };
}

/** The schemas that a discriminator names, by mapping or as branches (OpenAPI 3.1 §4.8.25). */
function namedBy({ discriminator, oneOf, anyOf }: JsonObject): string[] {
  const branches = [oneOf, anyOf].flat().map((branch) => Object(branch).$ref);
  const mapped = Object.values(Object((discriminator as JsonObject).mapping));
  const named = [...branches, ...mapped].filter((reference) => typeof reference === "string");
  return named.map(partOfReference);
}

function partsIn(projection: OpenApiDocument, read: Reader): Part[] {
  return holdersIn(projection).flatMap(([holder, members]) => {
    const holdsPaths = !holder.startsWith("#/components/") || holder.endsWith("/pathItems");
    return Object.entries(members).flatMap(([name, node]) =>
      isObject(node)
        ? read(node, holdsPaths).map((said) => ({
            ...said,
            pointer: said.below.reduce(join, join(holder, name)),
          }))
        : [],
    );
  });
}

/** The maps of a document that hold parts, by their pointers. */
function holdersIn({ components, paths, webhooks }: OpenApiDocument): [string, JsonObject][] {
  const sections = Object.entries(Object(components) as JsonObject).map(
    ([section, members]): [string, JsonObject] => [join("#/components", section), Object(members)],
  );
  return [...sections, ["#/paths", Object(paths)], ["#/webhooks", Object(webhooks)]];
}

/**
 * Numbers the meanings of each part: levels have the same number if the part and everything it refers to is the same.
 * This is partition refinement, which handles parts that refer to each other in a circle: levels are divided first by
 * the text of the part, then by the numbers of the parts that it refers to, until no division is added.
 */
function meaningsOf(
  parts: ReadonlyMap<string, ReadonlyMap<number, Part>>,
): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const users = new Map<string, string[]>();
  const unlike: string[] = [];
  for (const [pointer, at] of parts) {
    const all = [...at.values()];
    const targets = new Set(all.flatMap(({ refersTo }) => refersTo));
    for (const target of targets) listIn(users, target).push(pointer);
    if (new Set(all.map(({ text }) => text)).size > 1) unlike.push(pointer);
  }
  // Parts that refer to a differing part differ too.
  const differing = reachable(unlike, (pointer) => users.get(pointer) ?? []);

  const meanings = new Map(
    Array.from(differing, (pointer) => {
      const at = parts.get(pointer) ?? new Map<number, Part>();
      return [pointer, new Map(Array.from(at, ([level, { text }]) => [level, text]))];
    }),
  );
  // A part comes after those that it refers to, so that a chain of references takes one round.
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const pointer of differing) {
      const numbers = new Map<string, number>();
      const refined = Array.from(parts.get(pointer) ?? [], ([level, { refersTo }]) => {
        const key = [pointer, ...refersTo].map((one) => meanings.get(one)?.get(level)).join();
        const number = numbers.get(key) ?? numbers.size;
        numbers.set(key, number);
        return [level, number] as const;
      });
      if (numbers.size > new Set(meanings.get(pointer)?.values()).size) isDone = false;
      meanings.set(pointer, new Map(refined));
    }
  }
  return meanings;
}
