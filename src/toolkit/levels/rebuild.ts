import {
  mapChildren,
  methods,
  type ObjectKind,
  type Sender,
  senderOf,
} from "../document/grammar.ts";
import { isObject, type Json, type JsonObject, resolve } from "../document/json.ts";
import type { Decisions } from "./decide.ts";
import { markKey, registryKey } from "./mark.ts";
import { pruneExample, pruners } from "./prune.ts";
import { componentAt, looseReferences, pointersOf } from "./references.ts";
import { releasesKey } from "./releases.ts";
import { subtypesOf } from "./subtypes.ts";
import type { Untouched } from "./untouched.ts";

/** What stays of a document, while references still lead to components by their old names. */
export interface Rebuilt {
  /** All but the components. */
  readonly root: JsonObject;
  /** The components that the rest reaches, once for each side that reaches them. */
  readonly components: readonly RebuiltComponent[];
}

/** What stays of a component where one side sends it. */
export interface RebuiltComponent {
  readonly pointer: string;
  readonly kind: ObjectKind;
  readonly sender: Sender;
  readonly node: JsonObject;
}

/** A component that waits to be rebuilt. */
interface Reached extends Omit<RebuiltComponent, "node"> {
  /** Of an example, the schemas beside which it is shown: it must be one of each. */
  readonly schemas: (Json | undefined)[];
}

/** Carries the decisions out: what goes is left out, and so is each component that nothing reaches. */
export function rebuild(decisions: Record<Sender, Decisions>, untouched: Untouched): Rebuilt {
  const reached = new Map<string, Reached>();

  function rebuildObject(node: JsonObject, kind: ObjectKind, sender: Sender): JsonObject {
    if (untouched.has(node, kind)) {
      for (const lead of untouched.leadsFrom(node, sender)) reach(lead.to, lead.sender);
      return node;
    }
    const { [markKey]: _, ...copy } = mapChildren(node, kind, (child) => {
      const by = senderOf(child, sender);
      if (decisions[by].isGone(child)) return undefined;
      // Before what is in it is reached: parameters of a path that goes refer to components as well.
      if (child.kind === "pathItem" && losesOperations(child.node, by)) return undefined;
      const below = rebuildObject(child.node, child.kind, by);
      return child.kind === "example" ? showBeside(node.schema, below, by) : below;
    });
    const pruned = pruners[kind]?.(copy, node, decisions[sender]) ?? copy;
    for (const pointer of pointersOf(pruned)) reach(pointer, sender);
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

  /** An example as the schema beside it has it; one in a component waits for all that show it. */
  function showBeside(schema: Json | undefined, example: JsonObject, sender: Sender): JsonObject {
    if (typeof example.$ref !== "string") return pruneExample(example, [schema], decisions[sender]);
    reached.get(keyOf(example.$ref, sender))?.schemas.push(schema);
    return example;
  }

  /** Puts a component in line; what stands elsewhere is rebuilt in its own place anyway. */
  function reach(reference: string, sender: Sender): void {
    const component = componentAt(reference);
    if (component === undefined) return;
    const { target: pointer, kind } = component;
    const key = keyOf(pointer, sender);
    if (!reached.has(key)) reached.set(key, { pointer, kind, sender, schemas: [] });
  }

  const {
    components: _,
    [registryKey]: __,
    [releasesKey]: ___,
    ...others
  } = decisions.client.document;
  const root = rebuildObject(others, "document", "client");
  const nodes = new Map<Reached, JsonObject>();
  const subtypes = subtypesOf(decisions.client.document);
  // One after the other: thousands in a chain would be too deep to follow at once. The map grows meanwhile.
  for (const component of reached.values()) {
    const { pointer, kind, sender } = component;
    const node = resolve(decisions[sender].document, pointer);
    if (!isObject(node)) throw new Error(`${pointer} does not exist.`);
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
    node: pruneExample(node, schemas, decisions[component.sender]),
  }));
  return { root, components };
}

function keyOf(pointer: string, sender: Sender): string {
  return `${sender} ${pointer}`;
}
