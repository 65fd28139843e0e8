import { withoutGoneProperties } from "../document/example-value.ts";
import {
  type Child,
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
  reachable,
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
import { objectNumbers, rememberedBy } from "../document/remembered.ts";
import { markKey, readMark } from "./mark.ts";
import type { Decisions } from "./presence.ts";
import type { Untouched } from "./untouched.ts";

/** A document without removed objects, before components are renamed for requests. */
export interface Rebuilt {
  /** Everything except the components. */
  readonly root: JsonObject;
  /** The components that are reached or that nothing ever refers to, once for each side that reaches them. */
  readonly components: readonly RebuiltComponent[];
}

/** A component without removed objects, for one side. */
export interface RebuiltComponent {
  readonly pointer: string;
  readonly kind: ObjectKind;
  readonly sender: Sender;
  readonly node: JsonObject;
}

/** A component that waits to be rebuilt. */
interface Reached extends Omit<RebuiltComponent, "node"> {
  /** For an example: the schemas beside which it is shown. Its value must be valid against each. */
  schemas?: ReadonlySet<Json | undefined>;
}

/** Components by sender and pointer. */
type Reach = Map<string, Reached>;

/** An object without removed objects, and the components that it refers to. */
interface Left {
  readonly node: JsonObject;
  readonly reach: Reach;
}

/** An object that is rebuilt, and who sends it. */
interface Sent extends Pick<Child, "node" | "kind"> {
  readonly sender: Sender;
}

/**
 * Removes objects by the decisions for a level, and components that only removed objects refer to. Objects that are the
 * same at several levels, with everything they refer to, are rebuilt once for each `requiredKey`, which represents what
 * clients must send.
 */
export function rebuilder(
  untouched: Untouched,
): (decisions: Record<Sender, Decisions>, requiredKey: string) => Rebuilt {
  const once = rememberedBy<Left>();
  const onceShown = rememberedBy<JsonObject>();
  const numberOf = objectNumbers();
  return (decisions, requiredKey) => {
    function rebuilt({ node, kind, sender }: Sent, isInWritten = false): Left {
      return once(node, `${sender} ${kind} ${isInWritten} ${requiredKey}`, () => {
        const reach: Reach = new Map();
        return { node: rebuiltAnew({ node, kind, sender }, isInWritten, reach), reach };
      });
    }

    /** Adds the components that the object refers to. */
    function rebuiltAnew(
      { node, kind, sender }: Sent,
      isInWritten: boolean,
      reach: Reach,
    ): JsonObject {
      if (untouched.has(node, kind)) {
        for (const { to, sender: by } of untouched.leadsFrom(node, sender)) addTo(reach, to, by);
        return node;
      }
      const isAsWritten = isInWritten || (kind !== "document" && isMarkedAsWritten(node));
      const { [markKey]: _, ...copy } = mapChildren(node, kind, (child) => {
        const by = senderOf(child, sender);
        const { isGone, presenceOf } = decisions[by];
        if (isAsWritten ? presenceOf(child.node) === "gone" : isGone(child)) return undefined;
        // Checked before its contents are visited, because the parameters of a removed path may refer to components.
        if (child.kind === "pathItem" && losesOperations(child.node, by)) return undefined;
        const sent = { node: child.node, kind: child.kind, sender: by };
        // Nested schemas are many, and rebuilt with the outer one.
        if (kind === "schema") return rebuiltAnew(sent, isAsWritten, reach);
        const below = rebuilt(sent, isAsWritten);
        for (const [key, one] of below.reach) addOne(reach, key, one);
        if (child.kind !== "example" || isAsWritten || isMarkedAsWritten(child.node)) {
          return below.node;
        }
        const { $ref } = below.node;
        if (typeof $ref !== "string") return pruneExample(below.node, [node.schema], decisions[by]);
        addTo(reach, $ref, by, new Set([node.schema]));
        return below.node;
      });
      const prune = isAsWritten ? undefined : pruners[kind];
      const pruned = prune?.(copy, node, decisions[sender]) ?? copy;
      if (isAsWritten) writtenOut.add(pruned);
      for (const to of pointersOf(pruned)) {
        const isGone = isAsWritten && decisions[sender].presenceOf({ $ref: to }) === "gone";
        if (!isGone || to === pruned.$ref) addTo(reach, to, sender);
      }
      for (const to of looseReferences(pruned, kind)) {
        // A `$ref` in an example's value need not be a reference.
        if (isObject(resolve(decisions[sender].document, to))) addTo(reach, to, sender);
      }
      return pruned;
    }

    function losesOperations(pathItem: JsonObject, sender: Sender): boolean {
      const operations = methods.flatMap((method) => {
        const node = pathItem[method];
        return isObject(node) ? [node] : [];
      });
      return (
        readMark(pathItem) === undefined &&
        operations.length > 0 &&
        operations.every((node) => decisions[sender].presenceOf(node) === "gone")
      );
    }

    const { components: _, ...others } = decisions.client.document;
    const { node: root, reach } = rebuilt({ node: others, kind: "document", sender: "client" });
    for (const to of untouched.unreferenced) {
      if (decisions.server.presenceOf({ $ref: to }) !== "gone") addTo(reach, to, "server");
    }
    const nodes = new Map<Reached, JsonObject>();
    const subtypes = subtypesOf(decisions.client.document);
    // In a loop over a growing map, because recursion over chains of thousands of components would overflow the stack.
    for (const component of reach.values()) {
      const { pointer, kind, sender } = component;
      const node = resolve(decisions[sender].document, pointer);
      if (!isObject(node)) continue; // Lint reports the reference (`no-unresolved-refs`).
      const left = rebuilt({ node, kind, sender });
      nodes.set(component, left.node);
      for (const [key, one] of left.reach) addOne(reach, key, one);
      if (!isObject(node.discriminator)) continue;
      const isThere = ($ref: string) => decisions[sender].presenceOf({ $ref }) !== "gone";
      const implied = reachable([pointer], (parent) =>
        (subtypes.get(parent) ?? []).filter(isThere),
      );
      for (const to of implied) addTo(reach, to, sender);
    }
    /** Prunes an example in a component by the schemas of all its uses. */
    const shownBeside = (node: JsonObject, { schemas, sender }: Reached): JsonObject => {
      if (schemas === undefined || writtenOut.has(node)) return node;
      const beside = [...schemas];
      const numbers = beside.map((schema) => (isObject(schema) ? numberOf(schema) : ""));
      return onceShown(node, `${sender} ${requiredKey} ${numbers}`, () =>
        pruneExample(node, beside, decisions[sender]),
      );
    };
    const components = Array.from(nodes, ([component, node]): RebuiltComponent => {
      const { pointer, kind, sender } = component;
      return { pointer, kind, sender, node: shownBeside(node, component) };
    });
    return { root, components };
  };
}

/** Adds the component that a reference leads to. Targets elsewhere are rebuilt at their own place. */
function addTo(reach: Reach, to: string, sender: Sender, schemas?: Reached["schemas"]): void {
  const component = componentAt(to);
  if (component === undefined) return;
  const { target: pointer, kind } = component;
  addOne(reach, `${sender} ${pointer}`, { pointer, kind, sender, ...(schemas && { schemas }) });
}

function addOne(reach: Reach, key: string, one: Reached): void {
  const known = reach.get(key);
  if (known === undefined) reach.set(key, { ...one });
  else if (one.schemas !== undefined) {
    known.schemas = new Set([...(known.schemas ?? []), ...one.schemas]);
  }
}

const isMarkedAsWritten = (node: JsonObject): boolean => readMark(node)?.asWritten === true;

/** Objects that were rebuilt as written, with all names. */
const writtenOut = new WeakSet<JsonObject>();

/** Finishes a rebuilt object, by the decisions on the original and on all below it. */
type Prune = (rebuilt: JsonObject, original: JsonObject, decisions: Decisions) => JsonObject;

/** Remove names and example values of removed objects. */
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

/** Removes from an example the values of properties that are removed from its schemas. */
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

/** The pointer that a discriminator's value names, unless its target is removed. */
function mappedPointer(name: string, { document, presenceOf }: Decisions): string | undefined {
  // The value may be the name of a schema or a reference (OpenAPI 3.1 §4.8.25).
  const named = componentPointer("schemas", name);
  const $ref = resolve(document, named) === undefined ? name : named;
  return presenceOf({ $ref }) === "gone" ? undefined : $ref;
}

/** Cleans `required`, also in the parts of an `allOf`, which may require properties of each other. */
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
