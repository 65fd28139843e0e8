import { memoizeBy, numbering } from "../../universal/memoize.ts";
import { methods } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  listIn,
  type OpenApiDocument,
  objectsWithin,
  reachable,
} from "../document/json.ts";
import { type Equality, equality } from "./equality.ts";

/** A component, a path or an operation of one of several documents. */
export interface ComparedComponent {
  readonly node: JsonObject;
  /** Equal in two documents if the part and everything it refers to is the same in both. */
  readonly meaning: string;
}

/** The parts of several documents by their pointers, each by the index of its document. */
export type ComparedComponents = ReadonlyMap<string, ReadonlyMap<number, ComparedComponent>>;

/**
 * Finds the parts of plain documents, and in which documents each is the same with everything it refers to.
 *
 * @param same returns whether two texts of parts are equal
 */
export function comparedComponents(
  documents: readonly OpenApiDocument[],
  same = equality({ isTextual: true }),
): ComparedComponents {
  const read = createReader(same);
  const parts = new Map<string, Map<number, PartContent>>();
  for (const [index, document] of documents.entries()) {
    const here = partsIn(document, read);
    // The value by which a discriminator names a schema belongs to its meaning: the schema depends on the discriminator.
    const named = new Map<string, string[]>();
    for (const [pointer, { discriminates }] of here) {
      for (const target of discriminates) listIn(named, target).push(pointer);
    }
    for (const [pointer, content] of here) {
      const at = parts.get(pointer) ?? new Map<number, PartContent>();
      const naming = named.get(pointer);
      const refersTo = naming === undefined ? content.refersTo : [...content.refersTo, ...naming];
      parts.set(pointer, at.set(index, { ...content, refersTo }));
    }
  }
  const meanings = meaningsOf(parts);
  return new Map(
    Array.from(parts, ([pointer, at]) => {
      const own = meanings.get(pointer);
      const all = Array.from(at, ([index, { node }]): [number, ComparedComponent] => {
        return [index, { node, meaning: own?.get(index) ?? "" }];
      });
      return [pointer, new Map(all)];
    }),
  );
}

/** The component or path that a reference leads to or into. */
export const componentOfReference = (reference: string): string =>
  /^#\/(?:components\/[^/]+|paths|webhooks)\/[^/]+/.exec(reference)?.[0] ?? reference;

/** The content of a part. Parts that it refers to are only named. */
interface PartContent {
  readonly node: JsonObject;
  /** Equal for equal texts. */
  readonly text: string;
  /** The pointers of the parts on which its meaning depends. */
  readonly refersTo: readonly string[];
  /** The pointers of the schemas that its discriminators name. */
  readonly discriminates: readonly string[];
}

/** Reads a part; `around` are the parameters of the path of an operation. */
type Reader = (node: JsonObject, around?: Json) => PartContent;

/** Makes a reader that searches equal texts once. */
function createReader({ idOf }: Pick<Equality, "idOf">): Reader {
  const known = new Map<string, ReturnType<typeof componentsReferredIn>>();
  return (node, around = null) => {
    const text = `${idOf(node)} ${idOf(around)}`;
    return { node, text, ...memoizeBy(() => componentsReferredIn([node, around]), known)(text) };
  };
}

/** The parts to which references in a value lead, and the schemas that its discriminators name. */
export function componentsReferredIn(value: Json): Pick<PartContent, "refersTo" | "discriminates"> {
  const refersTo = new Set<string>();
  const discriminates = new Set<string>();
  for (const one of objectsWithin(value)) {
    if (typeof one.$ref === "string") refersTo.add(componentOfReference(one.$ref));
    if (isObject(one.discriminator)) for (const to of namedBy(one)) discriminates.add(to);
  }
  return { refersTo: [...refersTo, ...discriminates], discriminates: [...discriminates] };
}

/** The schemas that a discriminator names, by mapping or as branches (OpenAPI 3.1 §4.8.25). */
function namedBy({ discriminator, oneOf, anyOf }: JsonObject): string[] {
  const branches = [oneOf, anyOf].flat().map((branch) => Object(branch).$ref);
  const mapped = Object.values(Object((discriminator as JsonObject).mapping));
  const named = [...branches, ...mapped].filter((reference) => typeof reference === "string");
  return named.map(componentOfReference);
}

/** The parts of a document: components, paths and their operations. */
function partsIn(
  { components, paths, webhooks }: OpenApiDocument,
  read: Reader,
): Map<string, PartContent> {
  const found = new Map<string, PartContent>();
  const add = (holder: string, members: Json | undefined, holdsPaths: boolean) => {
    for (const [name, node] of Object.entries(Object(members) as JsonObject)) {
      if (!isObject(node)) continue;
      const pointer = join(holder, name);
      found.set(pointer, read(node));
      for (const method of holdsPaths ? methods : []) {
        const operation = node[method];
        // The parameters of the path belong to each operation.
        if (isObject(operation)) found.set(join(pointer, method), read(operation, node.parameters));
      }
    }
  };
  for (const [section, members] of Object.entries(Object(components) as JsonObject)) {
    add(join("#/components", section), members, section === "pathItems");
  }
  add("#/paths", paths, true);
  add("#/webhooks", webhooks, true);
  return found;
}

/**
 * Numbers the meanings of each part that differs: documents have the same number if the part and everything it refers to
 * is the same. This is partition refinement, which handles parts that refer to each other in a circle: documents are
 * divided first by the text of the part, then by the numbers of the parts that it refers to, until no division is added.
 */
function meaningsOf(
  parts: ReadonlyMap<string, ReadonlyMap<number, PartContent>>,
): ReadonlyMap<string, ReadonlyMap<number, string>> {
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
      const at = parts.get(pointer) ?? new Map<number, PartContent>();
      return [pointer, new Map(Array.from(at, ([index, { text }]) => [index, text]))];
    }),
  );
  // A part comes after those that it refers to, so that a chain of references takes one round.
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const pointer of differing) {
      const numbered = numbering();
      const before = new Set(meanings.get(pointer)?.values());
      const refined = Array.from(parts.get(pointer) ?? [], ([index, { refersTo }]) => {
        const key = [pointer, ...refersTo].map((one) => meanings.get(one)?.get(index)).join();
        return [index, numbered(key)] as const;
      });
      const after = new Map(refined);
      if (new Set(after.values()).size > before.size) isDone = false;
      meanings.set(pointer, after);
    }
  }
  return meanings;
}
