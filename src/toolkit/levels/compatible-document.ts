import { memoizeBy, rememberedBy } from "../../universal/memoize.ts";
import {
  componentAt,
  componentPointer,
  schemesNamedBy,
  subtypesOf,
} from "../document/component-references.ts";
import {
  childrenOf,
  type Direction,
  directionOf,
  mapChildren,
  type ObjectKind,
  operationNodes,
} from "../document/grammar.ts";
import {
  inOrder,
  isObject,
  type Json,
  type JsonObject,
  join,
  listIn,
  type OpenApiDocument,
  onlyFields,
  reachable,
  resolve,
} from "../document/json.ts";
import { levelsIn } from "./annotation.ts";
import { comparedComponents } from "./component-comparison.ts";
import { equality } from "./equality.ts";
import { boundaries, boundaryAt, requireLevel } from "./level-range.ts";
import { type Describe, merger, type ObjectAt } from "./merge-shapes.ts";
import {
  type ComponentSide,
  leadsIn,
  type ReferenceTarget,
  withComponents,
} from "./request-response.ts";
import { snapshots } from "./snapshot.ts";
import { unreferencedIn } from "./unreferenced.ts";

/**
 * What a program can rely on with every server from a level up. Requests intersect, so that every server accepts them:
 * an operation is there only if every level has it, a request field if every level has it or some level requires it
 * (servers without it ignore it), and optional, if a later level does not have it: otherwise what only older servers
 * take could be sent to none. A changed field takes values that are valid at all levels. Responses unite: a response
 * field is there if any level has it, required only if every level requires it, and of any of its shapes. A component
 * that needs two shapes has a second name for requests, with the suffix `Request`. Texts, and what neither side sends,
 * are those of the newest level that has the object. Links, and examples but those of schemas, are left out: they are
 * about single levels.
 *
 * @throws RangeError if the level is not a whole number from 0 up.
 */
export function compatibleFrom(document: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(compatibleDocuments(document)(requireLevel(level)));
}

/**
 * Like `compatibleFrom`, for several levels. The documents share parts and must not be modified.
 *
 * @param describe says which levels take a field or a value, if not all do: a sentence that is added to the description
 *   of the field, and what stands in `laterValuesKey`. By default, nothing is said.
 */
export function compatibleDocuments(
  document: OpenApiDocument,
  describe?: Describe,
  projected = snapshots(document),
): (level: number) => OpenApiDocument {
  const all = new Set([...boundaries(document), ...levelsIn(document)]);
  const levels = [...all].sort((one, other) => one - other);
  const levelOf = (index: number) => levels[index] ?? index;
  const ofLevels: Describe | undefined = describe && {
    taken: (ranges) =>
      describe.taken(ranges.map(({ from, to }) => ({ from: levelOf(from), to: levelOf(to) }))),
    needed: (from) => describe.needed(levelOf(from)),
  };
  const described = withoutExamples();
  const documents = levels.map((level) => described(projected(level)));
  const kept = unreferencedIn(document).flatMap((pointer) => componentAt(pointer) ?? []);
  const fold = folder(documents, kept, ofLevels);
  return (level) => fold(levels.indexOf(boundaryAt(levels, level)));
}

/** Fields that are about one level, in any kind of object but a schema. */
const ofOneLevel: ReadonlySet<string> = new Set(["example", "examples", "links"]);

/** Copies snapshots without what is about one level. What two snapshots share, their copies share too. */
function withoutExamples(): (snapshot: OpenApiDocument) => OpenApiDocument {
  const copies = rememberedBy<JsonObject>();
  const copy = (node: JsonObject, kind: ObjectKind): JsonObject =>
    copies(node, kind, () => {
      const kept = kind === "schema" ? node : onlyFields(node, (name) => !ofOneLevel.has(name));
      return mapChildren(kept, kind, (child) => copy(child.node, child.kind));
    });
  return (snapshot) => copy(snapshot, "document");
}

/** The fields of a document whose members are merged one by one. */
const apart: ReadonlySet<string> = new Set(["paths", "webhooks", "components"]);

/**
 * Puts the parts of documents from an index up together. Each part is merged once for each index at which it changes, so
 * that the cost grows with changes, not with documents.
 *
 * @param kept the components that stay even without references
 * @param describe as for `compatibleDocuments`, by indexes of documents
 */
function folder(
  documents: readonly OpenApiDocument[],
  kept: readonly ReferenceTarget[],
  describe?: Describe,
): (from: number) => OpenApiDocument {
  const same = equality({ isTextual: true });
  const parts = comparedComponents(documents, same);
  const { merged, requiredAt } = merger(documents, parts, same, describe);
  const members = membersOf(documents);
  const newest = documents.at(-1) ?? {};
  const subtypes = subtypesOf(newest);

  /** The properties within a part that another part requires. */
  const requiredOutside = (node: JsonObject, kind: ObjectKind, at: number): string =>
    childrenOf(node, kind)
      .map(
        (child) =>
          `${requiredAt(at).has(child.node)}${requiredOutside(child.node, child.kind, at)}`,
      )
      .join();
  /** Merges what an object is in the documents, each run of a state once. */
  const foldOf = (
    states: readonly (State | undefined)[],
    kind: ObjectKind,
    sender: Direction,
  ): Fold => {
    const runs: (ObjectAt & { readonly meaning: string; to: number })[] = [];
    for (const [at, state] of states.entries()) {
      if (state === undefined) continue;
      const last = runs.at(-1);
      if (last?.meaning === state.meaning) last.to = at;
      else runs.push({ ...state, at, to: at });
    }
    const mergedFrom = memoizeBy((index) => merged(runs.slice(index), kind, sender));
    return (from) => {
      const index = runs.findIndex(({ to }) => to >= from);
      return index < 0 ? undefined : mergedFrom(index);
    };
  };
  const folds = new Map<string, Fold>();
  /** A component or a path, for the side that sends it; where it does not exist, it is `missing`. */
  const fold = (
    pointer: string,
    kind: ObjectKind,
    sender: Direction,
    missing?: JsonObject,
  ): Fold => {
    const stateAt = (_: OpenApiDocument, at: number): State | undefined => {
      const one = parts.get(pointer)?.get(at);
      if (one === undefined) return missing && { meaning: "missing", value: missing };
      const isBound = sender === "client" && requiredAt(at).size > 0;
      const outside = isBound ? requiredOutside(one.node, kind, at) : "";
      return { meaning: `${one.meaning} ${outside}`, value: one.node };
    };
    const key = `${sender} ${pointer}`;
    return memoizeBy(() => foldOf(documents.map(stateAt), kind, sender), folds)(key);
  };
  const bare = documents.map((one) => onlyFields(one, (field) => !apart.has(field)));
  const states = bare.map((value) => ({ meaning: same.idOf(value), value }));
  const foldRoot = foldOf(states, "document", "client");

  const hasOperations = (pointer: string): boolean =>
    [...(parts.get(pointer)?.values() ?? [])].some(
      ({ node }) => operationNodes(node, "pathItem").length > 0,
    );
  /** The paths or webhooks of the documents from an index up, without those that lose all operations. */
  const paths = (field: string, sender: Direction, from: number): JsonObject => {
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
  const rootOf = (from: number): JsonObject => {
    const has = (field: string) => documents.slice(from).some((one) => one[field] !== undefined);
    return {
      ...foldRoot(from),
      ...(has("paths") && { paths: paths("paths", "client", from) }),
      ...(has("webhooks") && { webhooks: paths("webhooks", "server", from) }),
    };
  };

  return (from) => {
    const root = rootOf(from);
    const sides = new Map<string, ComponentSide>();
    const reach = ({ target: pointer, kind }: ReferenceTarget, sender: Direction) => {
      const key = `${sender} ${pointer}`;
      const node = sides.has(key) ? undefined : fold(pointer, kind, sender)(from);
      if (node !== undefined) sides.set(key, { pointer, kind, sender, node });
    };
    const reachFrom = (node: JsonObject, kind: ObjectKind, sender: Direction) => {
      for (const lead of leadsIn(node, kind)) reach(lead, directionOf(lead, sender));
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
    const { renamed, components } = withComponents(root, [...sides.values()], members, parts, same);
    const requiring = [renamed, ...operationNodes({ ...renamed, components })];
    for (const name of schemesNamedBy(newest, requiring)) {
      const scheme = resolve(newest, componentPointer("securitySchemes", name));
      if (isObject(scheme)) {
        components.securitySchemes = { ...components.securitySchemes, [name]: scheme };
      }
    }
    return Object.keys(components).length > 0 ? { ...renamed, components } : renamed;
  };
}

/** The merged object of the documents from an index up; `undefined` if none of them has it. */
type Fold = (from: number) => JsonObject | undefined;

/** A part in one document, and a text that is equal in documents that agree on it. */
interface State {
  readonly meaning: string;
  readonly value: JsonObject;
}

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
