import { rememberedBy } from "../../universal/memoize.ts";
import {
  componentAt,
  componentPointer,
  looseReferences,
  pointersOf,
  targetsIn,
  withPointers,
} from "../document/component-references.ts";
import {
  childrenOf,
  type Direction,
  directionOf,
  mapChildren,
  type ObjectKind,
} from "../document/grammar.ts";
import {
  isObject,
  type JsonObject,
  listIn,
  mapValues,
  type OpenApiDocument,
  reachable,
  steps,
} from "../document/json.ts";
import type { ComparedComponents } from "./component-comparison.ts";
import type { Equality } from "./equality.ts";

/** A merged component, for the side that sends it. */
export interface ComponentSide {
  readonly pointer: string;
  readonly kind: ObjectKind;
  readonly sender: Direction;
  readonly node: JsonObject;
}

/** The two sides of a component. */
type Sides = { readonly [sender in Direction]?: ComponentSide };

/**
 * Puts components into a document. If one differs between client and server, it gets a second name.
 *
 * @param members the names of all components by section, in their order
 * @param parts the pointers that no second name may have
 */
export function withComponents(
  root: JsonObject,
  all: readonly ComponentSide[],
  members: ReadonlyMap<string, readonly string[]>,
  parts: ComparedComponents,
  same: Equality,
): { readonly renamed: OpenApiDocument; readonly components: Record<string, JsonObject> } {
  const byPointer = new Map<string, Sides>();
  for (const side of all) {
    byPointer.set(side.pointer, { ...byPointer.get(side.pointer), [side.sender]: side });
  }
  const clients = new Map(
    [...differing(byPointer, same)].map((pointer) => [pointer, clientsPointer(parts, pointer)]),
  );
  const rename = (node: JsonObject, kind: ObjectKind, sender: Direction): JsonObject => {
    const isRenamed = (lead: Lead) =>
      directionOf(lead, sender) === "client" && clients.has(lead.target);
    if (!leadsIn(node, kind).some(isRenamed)) return node;
    const copy = mapChildren(node, kind, (child) =>
      rename(child.node, child.kind, directionOf(child, sender)),
    );
    if (sender === "server") return copy;
    return withPointers(copy, (to) => {
      const { target = "" } = componentAt(to) ?? {};
      return (clients.get(target) ?? target) + to.slice(target.length);
    });
  };
  const renamed = mapItems(root, (item, sender) => rename(item, "pathItem", sender));
  const components: Record<string, JsonObject> = {};
  for (const [section, names] of members) {
    const entries = [...names].flatMap((name): [string, ComponentSide | undefined][] => {
      const pointer = componentPointer(section, name);
      const { client, server } = byPointer.get(pointer) ?? {};
      const second = steps(clients.get(pointer) ?? "").at(-1);
      return second === undefined
        ? [[name, server ?? client]]
        : [
            [name, server],
            [second, client],
          ];
    });
    const there = entries.flatMap(([name, side]): [string, JsonObject][] =>
      side === undefined ? [] : [[name, rename(side.node, side.kind, side.sender)]],
    );
    if (there.length > 0) components[section] = Object.fromEntries(there);
  }
  return { renamed, components };
}

/** Changes each path and each webhook of a document. */
const mapItems = (
  root: JsonObject,
  change: (item: JsonObject, sender: Direction) => JsonObject,
): JsonObject =>
  mapValues(root, (value, field) => {
    if (!(field === "paths" || field === "webhooks") || !isObject(value)) return value;
    const sender = field === "paths" ? "client" : "server";
    return mapValues(value, (item) => change(item as JsonObject, sender));
  });

/** A component, by its pointer. */
export interface ReferenceTarget {
  readonly target: string;
  readonly kind: ObjectKind;
}

/** A component that an object refers to, and whether the other side sends it. */
interface Lead extends ReferenceTarget {
  readonly turns: boolean;
}

/** The components to which an object leads, with all objects in it. Found once for each object. */
export const leadsIn = (node: JsonObject, kind: ObjectKind): readonly Lead[] =>
  knownLeads(node, kind, () => findLeads(node, kind));

const knownLeads = rememberedBy<readonly Lead[]>();

function findLeads(node: JsonObject, kind: ObjectKind): readonly Lead[] {
  const found = new Map<string, Lead>();
  const look = (node: JsonObject, kind: ObjectKind, turns: boolean): void => {
    for (const to of [...pointersOf(node), ...looseReferences(node, kind)]) {
      const component = componentAt(to);
      if (component !== undefined)
        found.set(`${turns} ${component.target}`, { ...component, turns });
    }
    for (const child of childrenOf(node, kind))
      look(child.node, child.kind, turns !== (child.turns === true));
  };
  look(node, kind, false);
  return [...found.values()];
}

/** The name of a component in requests: with the suffix `Request`, and a number if that is taken. */
function clientsPointer(parts: ComparedComponents, pointer: string): string {
  let name = `${pointer}Request`;
  for (let count = 2; parts.has(name); count++) name = `${pointer}Request${count}`;
  return name;
}

/** The components whose sides differ, directly or because something they refer to differs. */
function differing(
  sides: ReadonlyMap<string, Sides>,
  { idOf }: Pick<Equality, "idOf">,
): Set<string> {
  const users = new Map<string, string[]>();
  const unlike: string[] = [];
  for (const [pointer, { client, server }] of sides) {
    if (client === undefined || server === undefined) continue;
    for (const target of targetsIn(client.node, client.kind)) listIn(users, target).push(pointer);
    if (idOf(client.node) !== idOf(server.node)) unlike.push(pointer);
  }
  return reachable(unlike, (pointer) => users.get(pointer) ?? []);
}
