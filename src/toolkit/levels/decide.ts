import type { Child, Sender } from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  referenceChain,
  resolve,
} from "../document/json.ts";
import { type Mark, readMark } from "./mark.ts";
import { declared, partsOf } from "./parts.ts";
import { requiredOfClient } from "./required.ts";
import { operationsOf } from "./used-parts.ts";

/**
 * What becomes of an object: it stays, it stays but nobody can count on it, or it goes. A response
 * property that is `optional` stays declared and leaves `required`.
 */
type Presence = "kept" | "optional" | "gone";

/** What a mark means for its object, by who sends the object and by whether a client must send it. */
export type MarkMeaning = (mark: Mark, sender: Sender, isRequired: boolean) => Presence;

/** What becomes of the objects of a document where one side sends them. */
export interface Decisions {
  /** What was decided on, with its marks. */
  readonly document: OpenApiDocument;
  /** What becomes of an object, by its own mark and the marks of all that it refers to. */
  readonly presenceOf: (node: JsonObject) => Presence;
  /** Whether an object goes: by marks, or as a link to an operation that goes. */
  readonly isGone: (object: Pick<Child, "node" | "kind">) => boolean;
  /** What becomes of a property, by its name, for all that a schema is composed of: one may keep it. */
  readonly presenceWithin: (schema: JsonObject) => (name: string) => Presence;
}

/**
 * Decides what becomes of each object of a document, by who sends it: there is one document for what
 * each side sends (settle.ts). For a projection nothing else reads when an object exists.
 */
export function decide(
  documents: Record<Sender, OpenApiDocument>,
  meaning: MarkMeaning,
): Record<Sender, Decisions> {
  const required: ReadonlySet<Json | undefined> = requiredOfClient(documents.client);
  const operations = operationsOf(documents.client);

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
        : operations.filter(({ operationId }) => operationId === link.operationId);
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
