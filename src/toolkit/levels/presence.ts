import { declared, partsOf, propertiesOf } from "../document/composition.ts";
import {
  type Child,
  childrenOf,
  holdsOperations,
  type ObjectKind,
  operationNodes,
  type Sender,
  senderOf,
} from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  referenceChain,
  resolve,
} from "../document/json.ts";
import { lazily } from "../document/remembered.ts";
import { type Mark, readMark } from "./mark.ts";

/**
 * Whether an object is kept, becomes optional or is removed. An `optional` response property stays declared and leaves
 * `required`.
 */
type Presence = "kept" | "optional" | "gone";

/** Decides about a marked object by its mark, its sender, and whether clients have to send it. */
export type MarkMeaning = (mark: Mark, sender: Sender, isRequired: boolean) => Presence;

/** The decisions on the objects of a document for one sender. */
export interface Decisions {
  /** The document that was decided on, with its marks. */
  readonly document: OpenApiDocument;
  /** The decision on an object, by its own mark and the marks of everything it refers to. */
  readonly presenceOf: (node: JsonObject) => Presence;
  /** Whether an object is removed, by marks or because it is a link to a removed operation. */
  readonly isGone: (object: Pick<Child, "node" | "kind">) => boolean;
  /** The decision on a property of a schema, by its name: it is kept if any part of the schema keeps it. */
  readonly presenceWithin: (schema: JsonObject) => (name: string) => Presence;
}

/**
 * Decides about each object of a document for one sender; there is a document for each (`inOneShape`). No later step
 * of a projection reads when an object exists.
 *
 * @param required the objects that a client must send
 */
export function decide(
  documents: Record<Sender, OpenApiDocument>,
  meaning: MarkMeaning,
  required: ReadonlySet<Json | undefined>,
): Record<Sender, Decisions> {
  const operations = lazily(() => operationNodes(documents.client));

  function presence(node: Json | undefined, sender: Sender): Presence {
    let found: Presence = "kept";
    let isRequired = false;
    for (const object of referenceChain(documents[sender], node)) {
      isRequired ||= required.has(object);
      const mark = readMark(object);
      if (mark !== undefined) found = lesser(found, meaning(mark, sender, isRequired));
    }
    return found;
  }

  function leadsNowhere(node: JsonObject, document: OpenApiDocument): boolean {
    const link = dereference(document, node);
    if (!isObject(link)) return false;
    const targets =
      typeof link.operationRef === "string"
        ? [resolve(document, link.operationRef)]
        : operations().filter(({ operationId }) => operationId === link.operationId);
    return targets.length > 0 && targets.every((one) => presence(one, "client") === "gone");
  }

  const decisionsOn = (sender: Sender): Decisions => {
    const document = documents[sender];
    const presenceOf = (node: JsonObject) => presence(node, sender);
    return {
      document,
      presenceOf,
      isGone: ({ node, kind }) =>
        presenceOf(node) === "gone" || (kind === "link" && leadsNowhere(node, document)),
      presenceWithin(schema) {
        const properties = declared(partsOf(document, schema));
        return (name) => {
          const found = properties.get(name)?.map((property) => presence(property, sender));
          return ranks.findLast((rank) => found?.includes(rank)) ?? "kept";
        };
      },
    };
  };
  return { client: decisionsOn("client"), server: decisionsOn("server") };
}

const ranks: readonly Presence[] = ["gone", "optional", "kept"];
const lesser = (one: Presence, other: Presence): Presence =>
  ranks.indexOf(one) < ranks.indexOf(other) ? one : other;

/**
 * The parameters, headers, bodies and properties that a client must send. If several schemas declare a property, it is
 * enough that one requires it. Removed objects are not searched.
 */
export function requiredOfClient(
  document: OpenApiDocument,
  isLeftOut: (node: JsonObject, kind: ObjectKind) => boolean = () => false,
): Set<JsonObject> {
  const found = new Set<JsonObject>();
  const seen = { client: new Set<JsonObject>(), server: new Set<JsonObject>() };
  const waiting: (() => void)[] = [];
  const visit = (node: JsonObject, kind: ObjectKind, sender: Sender): void => {
    // Objects that servers send contain nothing that clients send, except operations.
    if (sender === "server" && !holdsOperations(kind)) return;
    if (seen[sender].has(node) || isLeftOut(node, kind)) return;
    seen[sender].add(node);
    if (sender === "client") {
      if (node.required === true) found.add(node);
      const properties = kind === "schema" ? propertiesOf(document, node).values() : [];
      for (const { schema, required } of properties) if (required) found.add(schema);
    }
    const target = typeof node.$ref === "string" ? resolve(document, node.$ref) : undefined;
    // Visited later, because following chains of thousands of components would overflow the stack.
    if (isObject(target)) waiting.push(() => visit(target, kind, sender));
    for (const child of childrenOf(node, kind)) {
      visit(child.node, child.kind, senderOf(child, sender));
    }
  };
  const { components: _, ...root } = document;
  visit(root, "document", "client");
  for (const visitNext of waiting) visitNext();
  return found;
}
