import {
  changeChildren,
  childrenOf,
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
  join,
  listIn,
  mapValues,
  type OpenApiDocument,
  onlyFields,
  reachable,
  resolve,
  steps,
} from "../document/json.ts";
import {
  componentAt,
  componentPointer,
  looseReferences,
  pointersOf,
  schemesNamedBy,
  subtypesOf,
  targetsIn,
  withPointers,
} from "../document/references.ts";
import { remembered } from "../document/remembered.ts";
import { type Parts, partsOfAll } from "./compared-parts.ts";
import { unreferencedIn } from "./kept-components.ts";
import { levelsIn } from "./mark.ts";
import { type Describe, inOrder, merger, type Seen } from "./merger.ts";
import { projectorAt, withoutLostTags } from "./projection.ts";
import { type Sameness, sameness } from "./sameness.ts";
import { boundaries, boundaryAt, checkedLevel } from "./span.ts";

/**
 * What a program can rely on with servers of each of these plain documents, oldest first. Requests intersect, so that
 * every server accepts them: an operation is there only if every document has it, a request field if every document has
 * it or some document requires it (servers without it ignore it), and optional, if a later document does not have it:
 * otherwise what only older servers take could be sent to none. A changed field takes values that are valid in all
 * documents. Responses unite: a response field is there if any document has it, required only if every document requires
 * it, and of any of its shapes. A component that needs two shapes has a second name for requests, with the suffix
 * `Request`. Texts, and what neither side sends, are those of the newest document that has the object.
 */
export function together(documents: readonly OpenApiDocument[]): OpenApiDocument {
  // Copies in which no two places share an object, as YAML aliases do, because objects identify places.
  const copies = documents.map((one): OpenApiDocument => JSON.parse(JSON.stringify(one)));
  return folder(copies, copies.flatMap(keptIn))(0);
}

/**
 * What a program can rely on with every server from a level up: the documents of all these levels, `together`.
 *
 * @throws RangeError if the level is not a whole number from 0 up.
 */
export function projectFrom(document: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(projectorFrom(document)(checkedLevel(level)));
}

/**
 * Like `projectFrom`, for several levels. The documents share parts and must not be modified.
 *
 * @param describe returns a sentence about the levels whose servers take a field, if not all do; it is added to the
 *   description of the field. By default, none is.
 */
export function projectorFrom(
  document: OpenApiDocument,
  describe?: Describe,
): (level: number) => OpenApiDocument {
  const all = new Set([...boundaries(document), ...levelsIn(document)]);
  const levels = [...all].sort((one, other) => one - other);
  const levelOf = (index: number) => levels[index] ?? index;
  const ofLevels: Describe = (spans) =>
    describe?.(spans.map(({ from, to }) => ({ from: levelOf(from), to: levelOf(to) }))) ?? "";
  const fold = folder(levels.map(projectorAt(document)), keptIn(document), describe && ofLevels);
  return (level) => fold(levels.indexOf(boundaryAt(levels, level)));
}

const keptIn = (document: OpenApiDocument): Target[] =>
  unreferencedIn(document).flatMap((pointer) => componentAt(pointer) ?? []);

/** A merged component, for the side that sends it. */
interface Side {
  readonly pointer: string;
  readonly kind: ObjectKind;
  readonly sender: Sender;
  readonly node: JsonObject;
}

/** The two sides of a component. */
type Sides = { readonly [sender in Sender]?: Side };

/** What an object is with the documents from an index up; `undefined` if none of them has it. */
type Fold = (from: number) => JsonObject | undefined;

/**
 * Merges documents from an index up. Each part is merged once for each index at which it changes, so that the cost grows
 * with changes, not with documents.
 *
 * @param kept the components that stay even without references
 * @param describe as for `projectorFrom`, by indexes of documents
 */
function folder(
  documents: readonly OpenApiDocument[],
  kept: readonly Target[],
  describe?: Describe,
): (from: number) => OpenApiDocument {
  const same = sameness({ isTextual: true });
  const parts = partsOfAll(documents, same);
  const { merged, requiredAt } = merger(documents, parts, same, describe);
  const members = membersOf(documents);
  const newest = documents.at(-1) ?? {};
  const subtypes = subtypesOf(newest);
  const bare = documents.map((one) => onlyFields(one, (field) => !apart.has(field)));
  const operationsAt = remembered((at) => operationNodes(documents[at] ?? {}));
  const folds = new Map<string, Fold>();
  const leads = new WeakMap<JsonObject, Leads>();

  /** The properties within a part that another part requires. */
  const requiredOutside = (node: JsonObject, kind: ObjectKind, at: number): string =>
    childrenOf(node, kind)
      .map(
        (child) =>
          `${requiredAt(at).has(child.node)}${requiredOutside(child.node, child.kind, at)}`,
      )
      .join("");
  /** What a part says in each document; `undefined` where it does not exist. */
  const statesOf = (pointer: string, kind: ObjectKind, sender: Sender) =>
    documents.map((_, at) => {
      const one = parts.get(pointer)?.get(at);
      if (one === undefined) return undefined;
      const isBound = sender === "client" && requiredAt(at).size > 0;
      return `${one.meaning} ${isBound ? requiredOutside(one.node, kind, at) : ""}`;
    });
  /** Merges an object that has these states in the documents, each run of a state once. */
  const foldOf = (
    states: readonly (string | undefined)[],
    nodeAt: (at: number) => JsonObject | undefined,
    kind: ObjectKind,
    sender: Sender,
  ): Fold => {
    const resultAt = remembered((from) => {
      const each: Seen<JsonObject>[] = [];
      let last: string | undefined;
      for (let at = from; at < states.length; at++) {
        const state = states[at];
        if (state === undefined || state === last) continue;
        each.push({ at, value: nodeAt(at) });
        last = state;
      }
      return merged(each, kind, sender);
    });
    // For each index, the last one from which the result is the same: where its state ends.
    const steady: number[] = [];
    for (let at = states.length - 1; at >= 0; at--) {
      const isSame = states[at] === undefined || states[at] === states[steady[at + 1] ?? -1];
      steady[at] = (isSame ? steady[at + 1] : undefined) ?? at;
    }
    return (from) => {
      const at = steady[from] ?? from;
      return states[at] === undefined ? undefined : resultAt(at);
    };
  };
  /** The fold of a component or a path, for the side that sends it; where it does not exist, it is `missing`. */
  const fold = (pointer: string, kind: ObjectKind, sender: Sender, missing?: JsonObject): Fold => {
    const key = `${sender} ${pointer}`;
    const states = () => {
      const all = statesOf(pointer, kind, sender);
      return missing === undefined ? all : all.map((state) => state ?? "missing");
    };
    const nodeAt = (at: number) => parts.get(pointer)?.get(at)?.node ?? missing;
    const found = folds.get(key) ?? foldOf(states(), nodeAt, kind, sender);
    folds.set(key, found);
    return found;
  };
  const hasOperations = (pointer: string): boolean =>
    [...(parts.get(pointer)?.values() ?? [])].some(
      ({ node }) => operationNodes(node, "pathItem").length > 0,
    );
  /** The paths or webhooks of the documents from an index up, without those that lose all operations. */
  const paths = (field: string, sender: Sender, from: number): JsonObject => {
    const found: JsonObject = {};
    for (const name of members.get(field) ?? []) {
      const pointer = join(`#/${field}`, name);
      if (![...(parts.get(pointer)?.keys() ?? [])].some((at) => at >= from)) continue;
      // A missing path is one without operations.
      const item = fold(pointer, "pathItem", sender, {})(from) ?? {};
      if (operationNodes(item, "pathItem").length > 0 || !hasOperations(pointer))
        found[name] = item;
    }
    return found;
  };
  const foldRoot = foldOf(
    bare.map((one) => same.idOf(one)),
    (at) => bare[at],
    "document",
    "client",
  );
  const rootOf = (from: number): JsonObject => {
    const has = (field: string) => documents.slice(from).some((one) => one[field] !== undefined);
    return {
      ...foldRoot(from),
      ...(has("paths") && { paths: paths("paths", "client", from) }),
      ...(has("webhooks") && { webhooks: paths("webhooks", "server", from) }),
    };
  };
  const leadsOf = (node: JsonObject, kind: ObjectKind): Leads => {
    const found = leads.get(node) ?? leadsIn(node, kind);
    leads.set(node, found);
    return found;
  };

  return (from) => {
    const after = documents.slice(from);
    const all = rootOf(from);
    const left = new Set(operationNodes(all).map(({ operationId }) => operationId));
    const operations = documents.flatMap((_, at) => (at < from ? [] : operationsAt(at)));
    const lost = new Set(
      operations.map(({ operationId }) => operationId).filter((id) => !left.has(id)),
    );
    const leadsNowhere = (node: JsonObject): boolean => {
      const holder = after.findLast((one) => isObject(dereference(one, node))) ?? {};
      const { operationRef, operationId } = Object(dereference(holder, node));
      if (typeof operationRef !== "string") return lost.has(operationId);
      const isThere = (one: OpenApiDocument) => resolve(one, operationRef) !== undefined;
      return after.some(isThere) && !isThere(all);
    };
    const withoutLinks = (node: JsonObject, kind: ObjectKind): JsonObject =>
      changeChildren(node, kind, (child) =>
        child.kind === "link" && leadsNowhere(child.node)
          ? undefined
          : withoutLinks(child.node, child.kind),
      );
    const linked = (node: JsonObject, kind: ObjectKind) =>
      leadsOf(node, kind).links.some(leadsNowhere) ? withoutLinks(node, kind) : node;

    const root = mapItems(all, (item) => linked(item, "pathItem"));
    const sides = new Map<string, Side>();
    const reach = ({ target: pointer, kind }: Target, sender: Sender) => {
      const key = `${sender} ${pointer}`;
      const node = sides.has(key) ? undefined : fold(pointer, kind, sender)(from);
      if (node !== undefined) sides.set(key, { pointer, kind, sender, node: linked(node, kind) });
    };
    const reachFrom = (node: JsonObject, kind: ObjectKind, sender: Sender) => {
      for (const lead of leadsOf(node, kind).components) reach(lead, senderOf(lead, sender));
    };
    reachFrom(
      onlyFields(root, (field) => !apart.has(field)),
      "document",
      "client",
    );
    for (const item of itemsOf(root.paths)) reachFrom(item, "pathItem", "client");
    for (const item of itemsOf(root.webhooks)) reachFrom(item, "pathItem", "server");
    for (const target of kept) reach(target, "server");
    // In a loop over a growing map, because recursion over chains of thousands of components would overflow the stack.
    for (const { pointer, kind, sender, node } of sides.values()) {
      reachFrom(node, kind, sender);
      if (!isObject(node.discriminator)) continue;
      for (const target of reachable([pointer], (one) => subtypes.get(one) ?? []))
        reach({ target, kind }, sender);
    }
    return withComponents(root, [...sides.values()]);

    /** Puts the components into the document. If one differs between client and server, it gets a second name. */
    function withComponents(root: JsonObject, all: readonly Side[]): OpenApiDocument {
      const byPointer = new Map<string, Sides>();
      for (const side of all) {
        byPointer.set(side.pointer, { ...byPointer.get(side.pointer), [side.sender]: side });
      }
      const clients = new Map(
        [...differing(byPointer, same)].map((pointer) => [pointer, clientsPointer(parts, pointer)]),
      );
      const rename = (node: JsonObject, kind: ObjectKind, sender: Sender): JsonObject => {
        const isRenamed = (lead: Lead) =>
          senderOf(lead, sender) === "client" && clients.has(lead.target);
        if (!leadsOf(node, kind).components.some(isRenamed)) return node;
        const copy = changeChildren(node, kind, (child) =>
          rename(child.node, child.kind, senderOf(child, sender)),
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
        const entries = [...names].flatMap((name): [string, Side | undefined][] => {
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
      const remaining = operationNodes({ ...renamed, components });
      for (const name of schemesNamedBy(newest, [renamed, ...remaining])) {
        const scheme = resolve(newest, componentPointer("securitySchemes", name));
        if (isObject(scheme)) {
          components.securitySchemes = { ...components.securitySchemes, [name]: scheme };
        }
      }
      const tagged = withoutLostTags(renamed, operations, remaining);
      return Object.keys(components).length > 0 ? { ...tagged, components } : tagged;
    }
  };
}

/** The fields of a document whose members are merged one by one. */
const apart: ReadonlySet<string> = new Set(["paths", "webhooks", "components"]);

/** The names of all components by section, of all paths and of all webhooks, in the order of the newest document. */
function membersOf(documents: readonly OpenApiDocument[]): Map<string, readonly string[]> {
  const found = new Map<string, Set<string>[]>();
  for (const { paths = {}, webhooks = {}, components } of documents) {
    const all = { ...Object(components), paths, webhooks } as JsonObject;
    for (const [section, members] of Object.entries(all)) {
      listIn(found, section).push(new Set(Object.keys(Object(members))));
    }
  }
  return new Map([...found].map(([section, lists]) => [section, inOrder(lists)]));
}

const itemsOf = (paths: Json | undefined) =>
  Object.values(Object(paths) as JsonObject).filter(isObject);

/** Changes each path and each webhook of a document. */
const mapItems = (
  root: JsonObject,
  change: (item: JsonObject, sender: Sender) => JsonObject,
): JsonObject =>
  mapValues(root, (value, field) => {
    if (!(field === "paths" || field === "webhooks") || !isObject(value)) return value;
    const sender = field === "paths" ? "client" : "server";
    return mapValues(value, (item) => change(item as JsonObject, sender));
  });

/** A component, by its pointer. */
interface Target {
  readonly target: string;
  readonly kind: ObjectKind;
}

/** A component that an object refers to, and whether the other side sends it. */
interface Lead extends Target {
  readonly turns: boolean;
}

/** What an object, with all objects in it, leads to. */
interface Leads {
  readonly components: readonly Lead[];
  readonly links: readonly JsonObject[];
}

function leadsIn(node: JsonObject, kind: ObjectKind): Leads {
  const components = new Map<string, Lead>();
  const links: JsonObject[] = [];
  const look = (node: JsonObject, kind: ObjectKind, turns: boolean): void => {
    for (const to of [...pointersOf(node), ...looseReferences(node, kind)]) {
      const found = componentAt(to);
      if (found !== undefined) components.set(`${turns} ${found.target}`, { ...found, turns });
    }
    for (const child of childrenOf(node, kind)) {
      if (child.kind === "link") links.push(child.node);
      look(child.node, child.kind, turns !== (child.turns === true));
    }
  };
  look(node, kind, false);
  return { components: [...components.values()], links };
}

/** The name of a component in requests: with the suffix `Request`, and a number if that is taken. */
function clientsPointer(parts: Parts, pointer: string): string {
  let name = `${pointer}Request`;
  for (let count = 2; parts.has(name); count++) name = `${pointer}Request${count}`;
  return name;
}

/** The components whose sides differ, directly or because something they refer to differs. */
function differing(
  sides: ReadonlyMap<string, Sides>,
  { idOf }: Pick<Sameness, "idOf">,
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
