import { declared, partsOf, propertiesOf } from "../document/composition.ts";
import {
  type Child,
  childrenOf,
  methods,
  type ObjectKind,
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
 * Whether an object stays, becomes optional or goes. A response property that is `optional` stays declared and leaves
 * `required`.
 */
type Presence = "kept" | "optional" | "gone";

/** Decides by a mark what becomes of its object, which a side sends and a client may be required to send. */
export type MarkMeaning = (mark: Mark, sender: Sender, isRequired: boolean) => Presence;

/** The decisions on the objects of a document as one side sends them. */
export interface Decisions {
  /** The document that was decided on, with its marks. */
  readonly document: OpenApiDocument;
  /** The decision on an object, by its own mark and the marks of all that it refers to. */
  readonly presenceOf: (node: JsonObject) => Presence;
  /** Whether an object goes, by marks or because it is a link to an operation that goes. */
  readonly isGone: (object: Pick<Child, "node" | "kind">) => boolean;
  /** The decision on a property of a schema, by its name: it stays where any part of the schema keeps it. */
  readonly presenceWithin: (schema: JsonObject) => (name: string) => Presence;
}

/**
 * Decides what becomes of each object of a document, by who sends it: there is one document for each side
 * (`inOneShape`). Nothing else in a projection reads when an object exists.
 *
 * @param required what a client must send
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
 * The parameters, headers, bodies and properties that a client must send. Where several schemas declare a property, it
 * is enough that one of them requires it. What is left out is not looked into.
 */
export function requiredOfClient(
  document: OpenApiDocument,
  isLeftOut: (node: JsonObject, kind: ObjectKind) => boolean = () => false,
): Set<JsonObject> {
  const found = new Set<JsonObject>();
  const seen = { client: new Set<JsonObject>(), server: new Set<JsonObject>() };
  const waiting: (() => void)[] = [];
  const visit = (node: JsonObject, kind: ObjectKind, sender: Sender): void => {
    // Of what a server sends only operations hold what clients send.
    if (sender === "server" && !holdsOperations(kind)) return;
    if (seen[sender].has(node) || isLeftOut(node, kind)) return;
    seen[sender].add(node);
    if (sender === "client") {
      if (node.required === true) found.add(node);
      const properties = kind === "schema" ? propertiesOf(document, node).values() : [];
      for (const { schema, required } of properties) if (required) found.add(schema);
    }
    const target = typeof node.$ref === "string" ? resolve(document, node.$ref) : undefined;
    // Later: thousands of components in a chain would be too deep to follow at once.
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

/** The fields of what an operation can stand in. */
const around: Partial<Record<ObjectKind, readonly string[]>> = {
  document: ["paths", "webhooks", "components"],
  components: ["callbacks", "pathItems"],
  pathItem: methods,
  operation: ["callbacks"],
};

const holdsOperations = (kind: ObjectKind) => kind === "callback" || kind in around;

/** Every operation of a document, wherever it stands. */
export function operationNodes(node: JsonObject, kind: ObjectKind = "document"): JsonObject[] {
  const holders = kind === "callback" ? Object.keys(node) : (around[kind] ?? []);
  // Of each object only these fields: of a large document all are many.
  const part: JsonObject = {};
  for (const name of holders) if (node[name] !== undefined) part[name] = node[name];
  const below = childrenOf(part, kind).flatMap((child) => operationNodes(child.node, child.kind));
  return kind === "operation" ? [node, ...below] : below;
}
