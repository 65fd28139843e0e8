import {
  childrenOf,
  type ObjectKind,
  operationNodes,
  type Sender,
  senderOf,
} from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  listIn,
  type OpenApiDocument,
  reachable,
  resolve,
} from "../document/json.ts";
import {
  componentAt,
  componentPointer,
  looseReferences,
  pointersOf,
  schemesNamedBy,
  subtypesOf,
} from "../document/references.ts";
import { lazily } from "../document/remembered.ts";
import { keptKey } from "./kept-components.ts";
import { markKey, readMark } from "./mark.ts";

/**
 * Finds objects that are the same at every level, because neither they nor anything they refer to has a mark, and
 * between which levels other objects are the same. (Examples in components may still differ, because the schemas of all
 * their uses prune them.)
 */
export interface Untouched {
  readonly has: (node: JsonObject, kind: ObjectKind) => boolean;
  /**
   * Numbers the runs of levels between which no mark in an object, or in anything it refers to, changes it: its
   * projection is the same at all levels of a run. `undefined` for an object that is not in the document.
   */
  readonly runAt: (node: JsonObject, kind: ObjectKind, level: number) => number | undefined;
  /** The targets of the references in an unmarked object, each with its sender if this one sends the object. */
  readonly leadsFrom: (node: JsonObject, sender: Sender) => readonly Lead[];
  /** The components that stay even without references (`unreferencedIn`). */
  readonly unreferenced: readonly string[];
}

interface Lead {
  readonly to: string;
  readonly sender: Sender;
}

/** The relevant contents of an object. */
interface Contents {
  readonly kind: ObjectKind;
  /** Whether it contains a mark, or something that projections rewrite: a link, a discriminator, an empty list. */
  readonly isWrittenAnew: boolean;
  readonly leads: readonly Lead[];
  /** The levels of the marks in it. */
  readonly levels: ReadonlySet<number>;
  /** The targets of references in its marks. */
  readonly earlier: readonly string[];
}

/**
 * Finds the objects that no mark affects, so that projections need not visit them; in a large document, these are
 * nearly all. The document must not change afterwards.
 */
export function untouchedIn(document: OpenApiDocument): Untouched {
  const contents = new Map<JsonObject, Contents>();
  const ofOperations = lazily(() =>
    operationNodes(document).flatMap((node) => [...readDeeply(node[markKey]).levels]),
  );
  const look = (node: JsonObject, kind: ObjectKind): Contents => {
    const known = contents.get(node);
    if (known?.kind === kind) return known;
    const isEmpty = Array.isArray(node.required) && node.required.length === 0;
    let isWrittenAnew =
      markKey in node || kind === "link" || isObject(node.discriminator) || isEmpty;
    const loose = looseReferences(node, kind).filter((to) => isObject(resolve(document, to)));
    const leads = [...pointersOf(node), ...loose].map((to): Lead => ({ to, sender: "client" }));
    const { levels, earlier, hasLink } = readDeeply(node[markKey]);
    // Links change with their operations, also links that only earlier levels have.
    if (kind === "link" || hasLink) for (const level of ofOperations()) levels.add(level);
    for (const child of childrenOf(node, kind)) {
      const below = look(child.node, child.kind);
      isWrittenAnew ||= below.isWrittenAnew;
      for (const lead of below.leads) leads.push(child.turns ? turned(lead) : lead);
      for (const level of below.levels) levels.add(level);
      for (const to of below.earlier) earlier.push(to);
    }
    const found = { kind, isWrittenAnew, leads, levels, earlier };
    if (known === undefined) contents.set(node, found);
    return found;
  };
  const { levels: all } = look(document, "document");
  const { components: _, ...root } = document;
  const leadsOf = (pointer?: string) => {
    const node = pointer === undefined ? undefined : resolve(document, pointer);
    const here = pointer === undefined ? look(root, "document") : contents.get(node as JsonObject);
    return (here?.leads ?? []).map(({ to }) => to);
  };
  const unreferenced = unreferencedIn(document, leadsOf);
  const components = untouchedComponents(document, contents);
  const results = new Map<Contents, boolean>();
  const levelsIn = levelsOfContents(document, contents, all);
  return {
    has(node, kind) {
      const here = contents.get(node);
      if (here?.kind !== kind || here.isWrittenAnew) return false;
      const isSame =
        results.get(here) ?? here.leads.every(({ to }) => components.has(targetOf(to)));
      results.set(here, isSame);
      return isSame;
    },
    runAt(node, kind, level) {
      const here = contents.get(node);
      if (here?.kind !== kind) return undefined;
      return levelsIn(here).findLastIndex((one) => one <= level);
    },
    leadsFrom(node, sender) {
      const leads = contents.get(node)?.leads ?? [];
      return sender === "client" ? leads : leads.map(turned);
    },
    unreferenced,
  };
}

const turned = ({ to, sender }: Lead): Lead => ({ to, sender: senderOf({ turns: true }, sender) });

/**
 * Reads a mark and the marks in its earlier values: their levels, the targets of references, and whether there may be a
 * link.
 */
function readDeeply(mark: Json | undefined) {
  const levels = new Set<number>();
  const earlier: string[] = [];
  let hasLink = false;
  if (mark === undefined) return { levels, earlier, hasLink };
  JSON.stringify(mark, (key, value) => {
    if (key === "since" || key === "until" || key === "level") {
      for (const level of [value].flat()) if (typeof level === "number") levels.add(level);
    }
    if (key === "links" || key === "operationId" || key === "operationRef") hasLink = true;
    if (isObject(value)) earlier.push(...pointersOf(value));
    return value;
  });
  return { levels, earlier, hasLink };
}

/** The levels at which an object, or anything it refers to, may change, ascending; `all` are those of the document. */
function levelsOfContents(
  document: OpenApiDocument,
  contents: ReadonlyMap<JsonObject, Contents>,
  all: ReadonlySet<number>,
): (here: Contents) => readonly number[] {
  // Earlier levels may have had other components.
  const around = [document, Object(document.components)].flatMap((node) => [
    ...readDeeply(node[markKey]).levels,
  ]);
  const users = new Map<string, string[]>();
  const reached = new Map<string, Set<number>>();
  for (const { pointer, member } of componentsOf(document)) {
    const here = contents.get(member as JsonObject);
    reached.set(pointer, new Set(here?.levels));
    if (here === undefined) continue;
    for (const target of targetsOf(here)) listIn(users, target).push(pointer);
  }
  for (const [target, pointers] of users) {
    // References into a path, or to nothing, may change at any level.
    if (reached.has(target)) continue;
    for (const pointer of pointers) reached.set(pointer, new Set(all));
  }
  const changed = new Set(reached.keys());
  // The loop also visits pointers that are added during it.
  for (const pointer of changed) {
    changed.delete(pointer);
    const levels = reached.get(pointer) ?? [];
    for (const user of users.get(pointer) ?? []) {
      const own = reached.get(user) as Set<number>;
      const before = own.size;
      for (const level of levels) own.add(level);
      if (own.size > before) changed.add(user);
    }
  }
  const known = new Map<Contents, readonly number[]>();
  return (here) => {
    const found =
      known.get(here) ??
      [
        ...new Set([
          ...around,
          ...here.levels,
          ...targetsOf(here).flatMap((target) => [...(reached.get(target) ?? all)]),
        ]),
      ].sort((one, other) => one - other);
    known.set(here, found);
    return found;
  };
}

/** The components that an object, or one of its marks, refers to. */
const targetsOf = ({ leads, earlier }: Contents): string[] => [
  ...new Set([...leads.map(({ to }) => to), ...earlier].map(targetOrNamed)),
];

/** The component of a reference or of a discriminator's value, which may be a name (OpenAPI 3.1 §4.8.25). */
const targetOrNamed = (to: string): string =>
  componentAt(to)?.target ?? componentPointer("schemas", to);

/** The component that a reference leads to or into; an empty text for other targets. */
const targetOf = (to: string): string => componentAt(to)?.target ?? "";

/** The pointers of the components that are the same at every level. */
function untouchedComponents(
  document: OpenApiDocument,
  contents: ReadonlyMap<JsonObject, Contents>,
): Set<string> {
  const untouched = new Set<string>();
  const users = new Map<string, string[]>();
  for (const { pointer, member } of componentsOf(document)) {
    const here = contents.get(member as JsonObject);
    // References may form a circle; the code that follows them reports it.
    const isFollowed = isObject(member) && "$ref" in member;
    if (here?.isWrittenAnew === false && !isFollowed) untouched.add(pointer);
    for (const { to } of here?.leads ?? []) listIn(users, targetOf(to)).push(pointer);
  }
  const touched = reachable(
    [...users.keys()].filter((pointer) => !untouched.has(pointer)),
    (pointer) => users.get(pointer) ?? [],
  );
  return new Set([...untouched].filter((pointer) => !touched.has(pointer)));
}

/** Each component of a document, with its pointer. */
const componentsOf = ({ components }: OpenApiDocument) =>
  Object.entries(components ?? {}).flatMap(([section, members]) =>
    Object.entries((members ?? {}) as JsonObject).map(([name, member]) => ({
      pointer: componentPointer(section, name),
      member,
    })),
  );

/**
 * The components that projections keep even without references: those to which nothing refers at any level, and those
 * that the document lists, because something refers to them at some level.
 *
 * @param leadsOf returns the targets of the references in a component or, without a pointer, outside all components
 */
function unreferencedIn(
  document: OpenApiDocument,
  leadsOf: (pointer?: string) => readonly string[],
): string[] {
  const subtypes = subtypesOf(document);
  const reached = reachable(leadsOf().map(targetOrNamed), (pointer) => {
    const { discriminator } = Object(resolve(document, pointer));
    const implied = isObject(discriminator)
      ? reachable([pointer], (parent) => subtypes.get(parent) ?? [])
      : [];
    return [...leadsOf(pointer).map(targetOrNamed), ...implied];
  });
  const requiring = [document, ...operationNodes(document)].flatMap((node) => [
    node,
    ...(readMark(node)?.changes ?? []).map(({ was = {} }) => was),
  ]);
  for (const name of schemesNamedBy(document, requiring)) {
    reached.add(componentPointer("securitySchemes", name));
  }
  const components = componentsOf(document).map(({ pointer }) => pointer);
  return [...new Set([...components.filter((one) => !reached.has(one)), ...keptIn(document)])];
}

const keptIn = ({ [keptKey]: kept }: OpenApiDocument): string[] =>
  Array.isArray(kept) ? kept.filter((pointer) => typeof pointer === "string") : [];
