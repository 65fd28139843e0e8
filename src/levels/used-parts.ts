import { methods, type Sender } from "./grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument } from "./json.ts";
import { componentPointer } from "./reach.ts";

/** A Reference Object in the making, whose target may yet get another name. */
export interface Reference {
  readonly node: JsonObject;
  readonly target: string;
  readonly sender: Sender;
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
  for (const { node, target, sender } of references) {
    if (sender === "client" && split.has(target)) node.$ref = `${target}Request`;
  }
  const parts: JsonObject = {};
  for (const [section, members] of Object.entries(document.components ?? {})) {
    const kept: JsonObject = {};
    for (const name of Object.keys(members ?? {})) {
      const pointer = componentPointer(section, name);
      const output = outputs.get(pointer);
      const first = output?.server ?? output?.client;
      if (first === undefined) continue;
      kept[name] = first;
      if (!split.has(pointer) || output?.client === undefined) continue;
      const requestName = `${name}Request`;
      if (isObject(members) && requestName in members) {
        throw new Error(
          `${pointer} differs between requests and responses, but ${requestName} is taken.`,
        );
      }
      kept[requestName] = output.client;
    }
    if (Object.keys(kept).length > 0) parts[section] = kept;
  }
  return parts;
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
  const targetOf = new Map(references.map(({ node, target }) => [node, target]));
  const uses = new Map(both.map(([pointer, { client }]) => [pointer, targetsIn(client, targetOf)]));
  for (let before = -1; before !== split.size; ) {
    before = split.size;
    for (const [pointer, targets] of uses) {
      if (targets.some((target) => split.has(target))) split.add(pointer);
    }
  }
  return split;
}

function targetsIn(node: unknown, targetOf: ReadonlyMap<JsonObject, string>): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => targetsIn(item, targetOf));
  if (!isObject(node)) return [];
  const own = targetOf.get(node);
  return [
    ...(own === undefined ? [] : [own]),
    ...Object.values(node).flatMap((value) => targetsIn(value, targetOf)),
  ];
}

/** Adds the security schemes that the remaining requirements name: they are named, not referred to. */
export function keepSecuritySchemes(
  document: OpenApiDocument,
  restricted: JsonObject,
  parts: JsonObject,
): void {
  const schemes = isObject(document.components) ? document.components.securitySchemes : undefined;
  if (!isObject(schemes)) return;
  const requirements = [restricted, ...operationsOf(restricted)].flatMap(({ security }) =>
    Array.isArray(security) ? security : [],
  );
  const named = new Set(requirements.flatMap((requirement) => Object.keys(requirement ?? {})));
  const used = Object.entries(schemes).filter(([name]) => named.has(name));
  if (used.length > 0) parts.securitySchemes = Object.fromEntries(used);
}

/** Leaves out the tags of which no operation is left, also from `x-tagGroups`. */
export function keepUsedTags(document: OpenApiDocument, restricted: JsonObject): void {
  const tagsOf = (root: JsonObject) =>
    new Set(operationsOf(root).flatMap(({ tags }) => (Array.isArray(tags) ? tags : [])));
  const remaining = tagsOf(restricted);
  const lost = new Set([...tagsOf(document)].filter((tag) => !remaining.has(tag)));
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

/** Every operation under `paths` and `webhooks` that is written in the document itself. */
function operationsOf(root: JsonObject): JsonObject[] {
  return [root.paths, root.webhooks]
    .flatMap((items) => Object.values(items ?? {}))
    .filter(isObject)
    .flatMap((item) => methods.map((method) => item[method]).filter(isObject));
}
