import {
  changeChildren,
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
  type OpenApiDocument,
  onlyFields,
  reachable,
  resolve,
} from "../document/json.ts";
import {
  componentAt,
  componentPointer,
  schemesNamedBy,
  subtypesOf,
} from "../document/references.ts";
import { remembered, rememberedBy } from "../document/remembered.ts";
import { partsOfAll } from "./compared-parts.ts";
import { levelsIn } from "./mark.ts";
import { inOrder } from "./merged-values.ts";
import type { Describe } from "./merger.ts";
import { apart, partFolds } from "./part-folds.ts";
import { projectorAt, withoutLostTags } from "./projection.ts";
import { sameness } from "./sameness.ts";
import { type ComponentSide, leadsIn, mapItems, type Target, withComponents } from "./sides.ts";
import { boundaries, boundaryAt, checkedLevel } from "./span.ts";
import { unreferencedIn } from "./unreferenced.ts";

/**
 * What a program can rely on with every server from a level up. Requests intersect, so that every server accepts them:
 * an operation is there only if every level has it, a request field if every level has it or some level requires it
 * (servers without it ignore it), and optional, if a later level does not have it: otherwise what only older servers
 * take could be sent to none. A changed field takes values that are valid at all levels. Responses unite: a response
 * field is there if any level has it, required only if every level requires it, and of any of its shapes. A component
 * that needs two shapes has a second name for requests, with the suffix `Request`. Texts, and what neither side sends,
 * are those of the newest level that has the object.
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
  projected = projectorAt(document),
): (level: number) => OpenApiDocument {
  const all = new Set([...boundaries(document), ...levelsIn(document)]);
  const levels = [...all].sort((one, other) => one - other);
  const levelOf = (index: number) => levels[index] ?? index;
  const ofLevels: Describe = (spans) =>
    describe?.(spans.map(({ from, to }) => ({ from: levelOf(from), to: levelOf(to) }))) ?? "";
  const fold = folder(levels.map(projected), keptIn(document), describe && ofLevels);
  return (level) => fold(levels.indexOf(boundaryAt(levels, level)));
}

const keptIn = (document: OpenApiDocument): Target[] =>
  unreferencedIn(document).flatMap((pointer) => componentAt(pointer) ?? []);

/**
 * Puts the parts of documents from an index up together.
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
  const { fold, foldRoot } = partFolds(documents, parts, same, describe);
  const members = membersOf(documents);
  const newest = documents.at(-1) ?? {};
  const subtypes = subtypesOf(newest);
  const operationsAt = remembered((at) => operationNodes(documents[at] ?? {}));
  const leads = rememberedBy<ReturnType<typeof leadsIn>>();

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
  const rootOf = (from: number): JsonObject => {
    const has = (field: string) => documents.slice(from).some((one) => one[field] !== undefined);
    return {
      ...foldRoot(from),
      ...(has("paths") && { paths: paths("paths", "client", from) }),
      ...(has("webhooks") && { webhooks: paths("webhooks", "server", from) }),
    };
  };
  const leadsOf: typeof leadsIn = (node, kind) => leads(node, kind, () => leadsIn(node, kind));

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
    const sides = new Map<string, ComponentSide>();
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
    const { renamed, components } = withComponents(
      root,
      [...sides.values()],
      members,
      parts,
      leadsOf,
      same,
    );
    const remaining = operationNodes({ ...renamed, components });
    for (const name of schemesNamedBy(newest, [renamed, ...remaining])) {
      const scheme = resolve(newest, componentPointer("securitySchemes", name));
      if (isObject(scheme)) {
        components.securitySchemes = { ...components.securitySchemes, [name]: scheme };
      }
    }
    const tagged = withoutLostTags(renamed, operations, remaining);
    return Object.keys(components).length > 0 ? { ...tagged, components } : tagged;
  };
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
