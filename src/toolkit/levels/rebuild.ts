import { withoutGoneProperties } from "../document/example-value.ts";
import {
  mapChildren,
  methods,
  type ObjectKind,
  type Sender,
  senderOf,
} from "../document/grammar.ts";
import {
  changeField,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  resolve,
} from "../document/json.ts";
import {
  componentAt,
  componentPointer,
  looseReferences,
  mapMapping,
  pointersOf,
  subtypesOf,
} from "../document/references.ts";
import { markKey, readMark } from "./mark.ts";
import type { Decisions } from "./presence.ts";
import type { Untouched } from "./untouched.ts";

/** What is left of a document, before components are renamed for requests. */
export interface Rebuilt {
  /** All but the components. */
  readonly root: JsonObject;
  /** The components that the rest reaches or that nothing refers to, once for each side that reaches them. */
  readonly components: readonly RebuiltComponent[];
}

/** What is left of a component as one side sends it. */
export interface RebuiltComponent {
  readonly pointer: string;
  readonly kind: ObjectKind;
  readonly sender: Sender;
  readonly node: JsonObject;
}

/** A component that waits to be rebuilt. */
interface Reached extends Omit<RebuiltComponent, "node"> {
  /** Of an example, the schemas beside which it is shown: its value must be valid by each. */
  readonly schemas: (Json | undefined)[];
}

/** Leaves out what goes by the decisions, and each component that only what goes refers to. */
export function rebuild(decisions: Record<Sender, Decisions>, untouched: Untouched): Rebuilt {
  const reached = new Map<string, Reached>();

  function rebuildObject(
    node: JsonObject,
    kind: ObjectKind,
    sender: Sender,
    isInWritten = false,
  ): JsonObject {
    if (untouched.has(node, kind)) {
      for (const lead of untouched.leadsFrom(node, sender)) reach(lead.to, lead.sender);
      return node;
    }
    const isAsWritten = isInWritten || (kind !== "document" && isMarkedAsWritten(node));
    const { [markKey]: _, ...copy } = mapChildren(node, kind, (child) => {
      const by = senderOf(child, sender);
      const { isGone, presenceOf } = decisions[by];
      if (isAsWritten ? presenceOf(child.node) === "gone" : isGone(child)) return undefined;
      // Before its contents are visited: the parameters of a path that goes may refer to components.
      if (child.kind === "pathItem" && losesOperations(child.node, by)) return undefined;
      const below = rebuildObject(child.node, child.kind, by, isAsWritten);
      if (child.kind !== "example" || isAsWritten || isMarkedAsWritten(child.node)) return below;
      return showBeside(node.schema, below, by);
    });
    const prune = isAsWritten ? undefined : pruners[kind];
    const pruned = prune?.(copy, node, decisions[sender]) ?? copy;
    if (isAsWritten) writtenOut.add(pruned);
    for (const pointer of pointersOf(pruned)) {
      const isGone = isAsWritten && decisions[sender].presenceOf({ $ref: pointer }) === "gone";
      if (!isGone || pointer === pruned.$ref) reach(pointer, sender);
    }
    for (const pointer of looseReferences(pruned, kind)) {
      // What looks like a reference in an example's value need not be one.
      if (isObject(resolve(decisions[sender].document, pointer))) reach(pointer, sender);
    }
    return pruned;
  }

  function losesOperations(pathItem: JsonObject, sender: Sender): boolean {
    const operations = methods.flatMap((method) => {
      const node = pathItem[method];
      return isObject(node) ? [node] : [];
    });
    return (
      operations.length > 0 &&
      operations.every((node) => decisions[sender].presenceOf(node) === "gone")
    );
  }

  /** An example, pruned by the schema beside it; one in a component waits for the schemas of all its uses. */
  function showBeside(schema: Json | undefined, example: JsonObject, sender: Sender): JsonObject {
    if (typeof example.$ref !== "string") return pruneExample(example, [schema], decisions[sender]);
    reached.get(keyOf(example.$ref, sender))?.schemas.push(schema);
    return example;
  }

  /** Queues a component; objects elsewhere are rebuilt where they stand. */
  function reach(reference: string, sender: Sender): void {
    const component = componentAt(reference);
    if (component === undefined) return;
    const { target: pointer, kind } = component;
    const key = keyOf(pointer, sender);
    if (!reached.has(key)) reached.set(key, { pointer, kind, sender, schemas: [] });
  }

  const { components: _, ...others } = decisions.client.document;
  const root = rebuildObject(others, "document", "client");
  for (const pointer of untouched.unreferenced) {
    if (decisions.server.presenceOf({ $ref: pointer }) !== "gone") reach(pointer, "server");
  }
  const nodes = new Map<Reached, JsonObject>();
  const subtypes = subtypesOf(decisions.client.document);
  // One after the other: thousands in a chain would be too deep to follow at once. The map grows meanwhile.
  for (const component of reached.values()) {
    const { pointer, kind, sender } = component;
    const node = resolve(decisions[sender].document, pointer);
    if (!isObject(node)) continue; // Who refers to it is reported: `no-unresolved-refs`.
    nodes.set(component, rebuildObject(node, kind, sender));
    if (!isObject(node.discriminator)) continue;
    const implied = new Set([pointer]);
    for (const parent of implied) {
      for (const subtype of subtypes.get(parent) ?? []) {
        if (decisions[sender].presenceOf({ $ref: subtype }) !== "gone") implied.add(subtype);
      }
    }
    for (const subtype of implied) reach(subtype, sender);
  }
  const components = Array.from(nodes, ([{ schemas, ...component }, node]) => ({
    ...component,
    node: writtenOut.has(node) ? node : pruneExample(node, schemas, decisions[component.sender]),
  }));
  return { root, components };
}

const isMarkedAsWritten = (node: JsonObject): boolean => readMark(node)?.asWritten === true;

/** What was rebuilt with all that it names. */
const writtenOut = new WeakSet<JsonObject>();

function keyOf(pointer: string, sender: Sender): string {
  return `${sender} ${pointer}`;
}

/** Finishes a rebuilt object, by the decisions on the original and on all below it. */
type Prune = (rebuilt: JsonObject, original: JsonObject, decisions: Decisions) => JsonObject;

/** For objects that name others below them or show them in examples: removes the names and values of those that go. */
const pruners: Partial<Record<ObjectKind, Prune>> = {
  schema(rebuilt, original, decisions) {
    const prune = (value: Json) => pruneValue(value, original, decisions);
    const presenceOf = decisions.presenceWithin(original);
    const mapped = mapMapping(rebuilt, (name) => mappedPointer(name, decisions));
    const required = requireOnly(mapped, (name) => presenceOf(name) === "kept");
    const shown = changeField(changeField(required, "default", prune), "example", prune);
    const known = changeField(shown, "x-left-out", (names) => {
      const left = [names].flat().filter((name) => presenceOf(String(name)) !== "gone");
      return left.length > 0 ? left : undefined;
    });
    return changeField(known, "examples", (values) =>
      Array.isArray(values) ? values.map(prune) : values,
    );
  },
  mediaType(rebuilt, original, decisions) {
    return pruneEncoding(pruneShown(rebuilt, original, decisions), original, decisions);
  },
  parameter: pruneShown,
  header(rebuilt, original, decisions) {
    const shown = pruneShown(rebuilt, original, decisions);
    const isOptional = decisions.presenceOf(original) === "optional";
    return isOptional ? changeField(shown, "required", () => undefined) : shown;
  },
};

/** An example without the values of properties that go from the schemas beside which it is shown. */
function pruneExample(
  example: JsonObject,
  schemas: readonly (Json | undefined)[],
  decisions: Decisions,
): JsonObject {
  return changeField(example, "value", (value) =>
    schemas.reduce<Json>((left, schema) => pruneValue(left, schema, decisions), value),
  );
}

function pruneValue(
  value: Json,
  schema: Json | undefined,
  { document, presenceOf }: Decisions,
): Json {
  return withoutGoneProperties(document, value, [schema], (part) => presenceOf(part) === "gone");
}

function pruneShown(rebuilt: JsonObject, { schema }: JsonObject, decisions: Decisions): JsonObject {
  return changeField(rebuilt, "example", (value) => pruneValue(value, schema, decisions));
}

/** The pointer for which a value of a discriminator stands, unless what is there goes. */
function mappedPointer(name: Json, { document, presenceOf }: Decisions): Json | undefined {
  // It may be a name of a schema as well as a reference (OpenAPI 3.1 §4.8.25).
  const named = componentPointer("schemas", String(name));
  const $ref = resolve(document, named) === undefined ? name : named;
  return presenceOf({ $ref }) === "gone" ? undefined : $ref;
}

/** Cleans `required`, also of the parts of an `allOf`: one may require what only another declares. */
function requireOnly(schema: JsonObject, isReliable: (name: string) => boolean): JsonObject {
  if (writtenOut.has(schema)) return schema;
  const own = changeField(schema, "required", (names) => {
    if (!Array.isArray(names)) return names;
    const required = names.filter((name) => isReliable(String(name)));
    return required.length > 0 ? required : undefined;
  });
  return changeField(own, "allOf", (parts) =>
    Array.isArray(parts)
      ? parts.map((part) => (isObject(part) ? requireOnly(part, isReliable) : part))
      : parts,
  );
}

function pruneEncoding(
  rebuilt: JsonObject,
  { schema }: JsonObject,
  decisions: Decisions,
): JsonObject {
  return changeField(rebuilt, "encoding", (encoding) => {
    if (!isObject(encoding) || !isObject(schema)) return encoding;
    const presenceOf = decisions.presenceWithin(schema);
    const left = mapValues(encoding, (value, name) =>
      presenceOf(name) === "gone" ? undefined : value,
    );
    return Object.keys(left).length > 0 ? left : undefined;
  });
}
