import { propertiesOf } from "../document/composition.ts";
import {
  type Child,
  childrenOf,
  type Direction,
  directionOf,
  holdsOperations,
} from "../document/grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument, resolve } from "../document/json.ts";

/** An object of the standard, in a document or in a file. */
type Sent = Pick<Child, "node" | "kind" | "turns">;

/** Each object that clients send, once: from the root of a document on, across references. */
export function sentByClients<One extends Sent>(
  root: One,
  childrenIn: (one: One) => readonly One[],
  targetOf: (one: One) => One | undefined,
): Iterable<One> {
  const seen = { client: new Map<JsonObject, One>(), server: new Map<JsonObject, One>() };
  const waiting: [One, Direction][] = [[root, "client"]];
  // In a loop over a growing list, because recursion over chains of thousands of components would overflow the stack.
  for (const [one, sender] of waiting) {
    // Objects that servers send contain nothing that clients send, except operations.
    const isLeftOut = sender === "server" && !holdsOperations(one.kind);
    if (isLeftOut || seen[sender].has(one.node)) continue;
    seen[sender].set(one.node, one);
    const target = targetOf(one);
    if (target !== undefined) waiting.push([target, sender]);
    for (const child of childrenIn(one)) {
      if (child.kind !== "components") waiting.push([child, directionOf(child, sender)]);
    }
  }
  return seen.client.values();
}

const sentIn = (document: OpenApiDocument): Iterable<Sent> =>
  sentByClients<Sent>(
    { node: document, kind: "document" },
    ({ node, kind }) => childrenOf(node, kind),
    ({ node, kind }) => {
      const target = typeof node.$ref === "string" ? resolve(document, node.$ref) : undefined;
      return isObject(target) ? { node: target, kind } : undefined;
    },
  );

/**
 * The parameters, headers, bodies and properties that a client must send. If several schemas declare a property, it is
 * enough that one requires it.
 */
export function requiredInRequests(document: OpenApiDocument): Set<JsonObject> {
  const found = new Set<JsonObject>();
  for (const { node, kind } of sentIn(document)) {
    if (node.required === true) found.add(node);
    for (const { schema } of kind === "schema" ? requiredIn(document, node) : []) found.add(schema);
  }
  return found;
}

/** The properties that a client must send, because another schema than the one that declares them requires them. */
export function requiredElsewhere(document: OpenApiDocument): Set<JsonObject> {
  const found = new Set<JsonObject>();
  for (const { node, kind } of sentIn(document)) {
    if (kind !== "schema" || !("allOf" in node || "$ref" in node)) continue;
    for (const { name, part, schema } of requiredIn(document, node))
      if (![part.node.required].flat().includes(name)) found.add(schema);
  }
  return found;
}

/** Each declaration of a property that a schema requires. */
const requiredIn = (document: OpenApiDocument, schema: JsonObject) =>
  [...propertiesOf(document, schema)].flatMap(([name, { declarations, isRequired }]) =>
    declarations.flatMap(({ part, schema }) =>
      isRequired && isObject(schema) ? [{ name, part, schema }] : [],
    ),
  );
