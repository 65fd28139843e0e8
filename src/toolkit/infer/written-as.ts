import { fieldOf, type ObjectKind } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  mapValues,
  type OpenApiDocument,
  onlyFields,
  resolve,
  steps,
} from "../document/json.ts";
import { targetsIn } from "../document/references.ts";
import { numbering } from "../document/remembered.ts";
import { unreferencedIn } from "../levels/kept-components.ts";
import { sameness } from "../levels/sameness.ts";
import { unlikePlaces } from "../levels/unlike.ts";
import { viewsOf } from "../levels/views.ts";
import { namedAs } from "./named-as.ts";

/**
 * Writes a version in the way of the known document if the meaning stays the same: with its extracted components, their
 * names, and its shared parts on paths and at the root. If the meaning would change, takes only the names.
 */
export function writtenAs(known: OpenApiDocument, version: OpenApiDocument): OpenApiDocument {
  const named = namedAs(known, version);
  const written = rewritten(known, named);
  return unlikePlaces(named, written).length === 0 ? written : named;
}

function rewritten(known: OpenApiDocument, version: OpenApiDocument): OpenApiDocument {
  const numbered = numbering();
  const meaning = sameness({ within: known, numbered });
  const newer = sameness({ within: version, numbered });
  /** Components of the known document that replace parts of the version. */
  const changed = new Map<string, { readonly id: string; node: JsonObject }>();

  const adopted = (kind: ObjectKind, one: Json | undefined, next: Json): Json => {
    if (!isObject(one) || !isObject(next)) return next;
    if (meaning.idOf(one, kind) === newer.idOf(next, kind)) return one;
    if (typeof one.$ref === "string" && next.$ref === undefined) {
      return component(kind, one.$ref, next) ? one : next;
    }
    if (one.$ref !== undefined || next.$ref !== undefined) return next;
    return mapValues(next, (value, name) => {
      const field = fieldOf(kind, name);
      const before = one[name];
      if (field?.holds === "one") return adopted(field.kind, before, value);
      if (field?.holds === "map" && isObject(value) && isObject(before)) {
        return mapValues(value, (member, key) => adopted(field.kind, before[key], member));
      }
      if (field?.holds !== "list" || !Array.isArray(value) || !Array.isArray(before)) return value;
      const ids = before.map((item) => meaning.idOf(item, field.kind));
      return value.map((item) => before[ids.indexOf(newer.idOf(item, field.kind))] ?? item);
    });
  };
  /** Whether a part of the version is the same as a component of the known document. */
  const component = (kind: ObjectKind, pointer: string, next: JsonObject): boolean => {
    const id = newer.idOf(next, kind);
    const before = changed.get(pointer);
    if (before !== undefined || resolve(version, pointer) !== undefined) return before?.id === id;
    const own = { id, node: next };
    changed.set(pointer, own);
    own.node = adopted(kind, resolve(known, pointer), next) as JsonObject;
    return true;
  };

  const says = new Map(viewsOf(known, meaning).map((view) => [view.pointer, view.says()]));
  const views = viewsOf(version, newer);
  const differing = views.filter(({ pointer, says: now }) => says.get(pointer) !== now());
  const isMoved =
    meaning.idOfField(known, "document", "security") !==
    newer.idOfField(version, "document", "security");
  const { paths: before = {} } = known;
  const paths = mapValues(Object(version.paths), (item, path) => {
    const own = join("#/paths", path);
    const ofPath = differing.filter(({ pointer }) => pointer.startsWith(`${own}/`));
    const old = Object(before)[path];
    const count = (list: Iterable<string>) =>
      [...list].filter((pointer) => pointer.startsWith(`${own}/`)).length;
    const isSame = ofPath.length === 0 && count(says.keys()) === count(views.map((v) => v.pointer));
    if (isSame && isObject(old)) return old;
    const node = adopted("pathItem", old, item);
    if (!isMoved || !isObject(node)) return node;
    const methods = views.flatMap(({ pointer, node: { security = [] } }) =>
      pointer.startsWith(`${own}/`) ? [[steps(pointer).at(-1) ?? "", security] as const] : [],
    );
    const asking = methods.map(([method, security]) => [
      method,
      { ...(node[method] as JsonObject), security },
    ]);
    return { ...node, ...Object.fromEntries(asking) };
  });

  const { security: _, ...others } = version;
  const document: JsonObject = {
    ...(isMoved ? others : version),
    ...(isMoved && known.security !== undefined && { security: known.security }),
    ...(version.paths !== undefined && { paths }),
  };
  const components = mapValues(Object(version.components), (section) => ({ ...Object(section) }));
  const added = new Set(targetsIn(document, "document"));
  // The loop also visits pointers that are added during it.
  for (const pointer of added) {
    const [, section = "", name = ""] = steps(pointer);
    const node = changed.get(pointer)?.node ?? resolve(known, pointer);
    const members: JsonObject = Object(components[section]);
    components[section] = members;
    if (!Object.hasOwn(members, name) && isObject(node)) members[name] = node;
    const found = members[name];
    const kind = fieldOf("components", section)?.kind;
    if (isObject(found) && kind !== undefined) {
      for (const target of targetsIn(found, kind)) added.add(target);
    }
  }
  const alone = new Set(unreferencedIn(version));
  // Components without a reference are dropped: the known document writes them inline.
  for (const pointer of unreferencedIn({ ...document, components })) {
    const [, section = "", name = ""] = steps(pointer);
    const members = components[section] as JsonObject;
    if (!alone.has(pointer)) delete members[name];
    if (Object.keys(members).length === 0) delete components[section];
  }
  return {
    ...onlyFields(document, (field) => field !== "components"),
    ...(Object.keys(components).length > 0 && { components }),
  };
}
