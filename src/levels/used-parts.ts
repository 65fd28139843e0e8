import { kindOfComponents, type ObjectKind, type Sender, walk } from "./grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument, resolve, steps } from "./json.ts";
import { componentPointer } from "./reach.ts";

/** A reference in the making, whose component may yet get another name. */
export interface Reference {
  /** The object of whose fields one is the pointer: `$ref`, or a value of a discriminator's mapping. */
  readonly node: JsonObject;
  readonly field: string;
  /** The component that it leads to or into. */
  readonly target: string;
  readonly sender: Sender;
}

/** The component that a pointer leads to or into, and what it is; none for places elsewhere. */
export function componentAt(pointer: string): { target: string; kind: ObjectKind } | undefined {
  const steps = pointer.split("/").slice(0, 4);
  const [root, components, section = "", name] = steps;
  const kind = kindOfComponents(section);
  if (root !== "#" || components !== "components" || name === undefined) return undefined;
  return kind === undefined ? undefined : { target: steps.join("/"), kind };
}

/** What a component became, for each side that reaches it. */
export type Outputs = Map<string, Partial<Record<Sender, JsonObject>>>;

/**
 * The reached components under their names, in the order of the document. Where one differs between
 * what the client and what the server sends, the client's gets the suffix `Request`.
 */
export function splitBySender(
  document: OpenApiDocument,
  outputs: Outputs,
  references: readonly Reference[],
): JsonObject {
  const split = differing(outputs, references);
  const clients = new Map(
    [...split].map((pointer) => [pointer, clientsPointer(document, pointer)]),
  );
  for (const { node, field, target, sender } of references) {
    const pointer = clients.get(target);
    if (sender !== "client" || pointer === undefined) continue;
    node[field] = `${pointer}${String(node[field]).slice(target.length)}`;
  }
  const parts: JsonObject = {};
  for (const [section, members] of Object.entries(document.components ?? {})) {
    const kept: JsonObject = Object.create(null); // A component may be called `__proto__`.
    for (const name of Object.keys(members ?? {})) {
      const pointer = componentPointer(section, name);
      const output = outputs.get(pointer);
      const first = output?.server ?? output?.client;
      if (first === undefined) continue;
      kept[name] = first;
      const own = clients.get(pointer);
      if (own !== undefined && output?.client !== undefined) {
        kept[steps(own).at(-1) ?? ""] = output.client;
      }
    }
    if (Object.keys(kept).length > 0) parts[section] = kept;
  }
  return parts;
}

/** What a component is called in requests: by the suffix `Request`, counted where that is taken. */
function clientsPointer(document: OpenApiDocument, pointer: string): string {
  let name = `${pointer}Request`;
  for (let count = 2; resolve(document, name) !== undefined; count++) {
    name = `${pointer}Request${count}`;
  }
  return name;
}

/** The components whose two sides differ, be it only because something they refer to does. */
function differing(outputs: Outputs, references: readonly Reference[]): Set<string> {
  const both = [...outputs].filter(([, { client, server }]) => client && server);
  const split = new Set(
    both
      .filter(([, { client, server }]) => JSON.stringify(client) !== JSON.stringify(server))
      .map(([pointer]) => pointer),
  );
  if (split.size === 0) return split;
  const targetsOf = new Map<unknown, string[]>();
  for (const { node, target } of references) {
    targetsOf.set(node, [...(targetsOf.get(node) ?? []), target]);
  }
  const uses = new Map(
    both.map(([pointer, { client }]) => [pointer, targetsIn(client, targetsOf)]),
  );
  for (let before = -1; before !== split.size; ) {
    before = split.size;
    for (const [pointer, targets] of uses) {
      if (targets.some((target) => split.has(target))) split.add(pointer);
    }
  }
  return split;
}

function targetsIn(node: unknown, targetsOf: ReadonlyMap<unknown, string[]>): string[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap((value) => targetsIn(value, targetsOf));
  return [...(targetsOf.get(node) ?? []), ...below];
}

/** Adds the security schemes that the remaining requirements name: they are named, not referred to. */
export function keepSecuritySchemes(
  document: OpenApiDocument,
  restricted: JsonObject,
  remaining: readonly JsonObject[],
  parts: JsonObject,
): void {
  const schemes = isObject(document.components) ? document.components.securitySchemes : undefined;
  if (!isObject(schemes)) return;
  const requirements = [restricted, ...remaining].flatMap(({ security }) =>
    Array.isArray(security) ? security : [],
  );
  const named = new Set(requirements.flatMap((requirement) => Object.keys(requirement ?? {})));
  const used = Object.entries(schemes).filter(([name]) => named.has(name));
  if (used.length > 0) parts.securitySchemes = Object.fromEntries(used);
}

/** Leaves out the tags of which no operation remains, also from `x-tagGroups`. */
export function keepUsedTags(
  operations: readonly JsonObject[],
  restricted: JsonObject,
  remaining: readonly JsonObject[],
): void {
  const tagsOf = (operations: readonly JsonObject[]) =>
    new Set(operations.flatMap(({ tags }) => (Array.isArray(tags) ? tags : [])));
  const used = tagsOf(remaining);
  const lost = new Set([...tagsOf(operations)].filter((tag) => !used.has(tag)));
  if (lost.size === 0) return;
  if (Array.isArray(restricted.tags)) {
    restricted.tags = restricted.tags.filter(
      (tag) => !isObject(tag) || !lost.has(tag.name ?? null),
    );
  }
  const groups = restricted["x-tagGroups"];
  if (!Array.isArray(groups)) return;
  restricted["x-tagGroups"] = groups.filter(isObject).flatMap((group) => {
    const tags = Array.isArray(group.tags) ? group.tags.filter((tag) => !lost.has(tag)) : [];
    return tags.length > 0 ? [{ ...group, tags }] : [];
  });
}

/** Every operation of a document, wherever it stands. */
export function operationsOf(root: JsonObject): JsonObject[] {
  const found: JsonObject[] = [];
  walk(root, "document", "#", ({ node, kind }) => {
    if (kind === "operation") found.push(node);
  });
  return found;
}
