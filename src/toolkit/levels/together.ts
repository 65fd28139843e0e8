import {
  mapChildren,
  type ObjectKind,
  operationNodes,
  type Sender,
  senderOf,
} from "../document/grammar.ts";
import {
  changeField,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  onlyFields,
  referenceChain,
} from "../document/json.ts";
import { componentPointer, schemesNamedBy } from "../document/references.ts";
import { objectNumbers, rememberedBy } from "../document/remembered.ts";
import { keptKey } from "./kept-components.ts";
import { markKey, readMark, registryKey, releasesKey } from "./mark.ts";
import { decide, type MarkMeaning, requiredOfClient } from "./presence.ts";
import { rebuilder } from "./rebuild.ts";
import { shapeFrom } from "./shape.ts";
import { checkedLevel, spansOf } from "./span.ts";
import { splitter } from "./split-components.ts";
import { type Untouched, untouchedIn } from "./untouched.ts";

const always = Number.POSITIVE_INFINITY;

/**
 * Makes the projections of one document. They share unchanged objects with each other and with the document, and must
 * not be modified.
 */
export type Projector = (level: number) => OpenApiDocument;

/**
 * What a program can rely on with every server from a level up. Requests intersect, so that every level of the range
 * accepts them: an operation is there only if every level has it, a request field if every level has it or some level
 * requires it (levels without it ignore it); a changed field takes values that are valid at all levels. Responses
 * unite: a response field is there if any level has it, required only if every level requires it, and of any of its
 * shapes.
 *
 * @throws RangeError if the level is not a whole number from 0 up.
 */
export function projectFrom(document: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(projectorFrom(document)(checkedLevel(level)));
}

/** Like `projectFrom`, for several levels. */
export function projectorFrom(document: OpenApiDocument): Projector {
  const untouched = untouchedIn(document);
  return projectorBy(document, untouched, (level) => ({
    shapeOf: (node, kind, sender) => shapeFrom(document, node, kind, sender, level),
    isOfOneShape: false,
    meaning(mark, sender, isRequired) {
      const spans = spansOf(mark);
      if (spans.some(({ from, to }) => from <= level && to === always)) return "kept";
      if (spans.every(({ to }) => to <= level)) return "gone";
      if (sender === "server") return "optional";
      return isRequired ? "kept" : "gone";
    },
    requiredIn(shaped) {
      const all = [...requiredOfClient(shaped, untouched.has)];
      return new Set(all.filter((node) => referenceChain(shaped, node).some(readMark)));
    },
  }));
}

/** How `project` or `projectFrom` applies marks. */
interface Reading {
  /** The shape of an object, by its kind and its sender. */
  readonly shapeOf: (node: JsonObject, kind: ObjectKind, sender: Sender) => JsonObject;
  /** Whether an object has the same shape in requests and responses. */
  readonly isOfOneShape: boolean;
  /** Decides about marked objects. */
  readonly meaning: MarkMeaning;
  /**
   * The objects that a client must send; empty if no decision depends on them. Only projections with the same objects
   * share rebuilt ones.
   */
  readonly requiredIn: (shaped: OpenApiDocument) => ReadonlySet<JsonObject>;
}

/** The steps of every projection: applies all marks and removes them. */
function projectorBy(
  raw: OpenApiDocument,
  untouched: Untouched,
  readingAt: (level: number) => Reading,
): Projector {
  const { inOneShape, originOf } = shaper(raw, untouched);
  const numberOf = objectNumbers();
  const rebuild = rebuilder(untouched);
  const splitComponents = splitter(untouched);
  return (level) => {
    const reading = readingAt(level);
    // 1. Each object gets one shape. Its mark keeps only `since`, `until` and `asWritten`.
    const shaped = inOneShape(reading, level);
    // 2. Decide for each object: it is kept, becomes optional, or is removed.
    const required = reading.requiredIn(shaped.client);
    const decisions = decide(shaped, reading.meaning, required);
    // 3. Remove objects, and components that only removed objects refer to; adapt `required` and example values.
    const numbers = Array.from(required, (node) => numberOf(originOf(node)));
    const requiredKey = numbers.sort().join();
    const rebuilt = rebuild(decisions, requiredKey);
    // 4. Give a component that differs between requests and responses a second name.
    const { root, components: reached } = splitComponents(shaped.client, rebuilt);
    // 5. Drop security schemes and tags that no operation names any more. (Step 3 follows references, not names.)
    const remaining = operationNodes({ ...root, components: reached });
    const { presenceOf } = decisions.client;
    const unnamed = untouched.unreferenced.filter(($ref) => presenceOf({ $ref }) !== "gone");
    const components = withSecuritySchemes(shaped.client, reached, [root, ...remaining], unnamed);
    const tagged = readMark(shaped.client)?.asWritten
      ? root
      : withoutLostTags(root, () => operationNodes(shaped.client), remaining);
    return Object.keys(components).length > 0 ? { ...tagged, components } : tagged;
  };
}

/** The fields of a document that are added later, or only say which levels there are. */
const besideRoot: ReadonlySet<string> = new Set(["components", registryKey, releasesKey, keptKey]);

/**
 * Gives the document of a level, without its registries, in which each object has one shape. Components may have
 * different shapes in requests and responses, so there are two documents, which differ only in components.
 */
function shaper(document: OpenApiDocument, untouched: Untouched) {
  const once = rememberedBy<JsonObject>();
  const origins = new WeakMap<JsonObject, JsonObject>();
  const inOneShape = (
    { shapeOf, isOfOneShape }: Reading,
    level: number,
  ): Record<Sender, OpenApiDocument> => {
    const sideOf = isOfOneShape ? () => "client" as const : senderOf;
    const shaped = (
      node: JsonObject,
      kind: ObjectKind,
      sender: Sender,
      isPart = false,
    ): JsonObject => {
      if (untouched.has(node, kind)) return node;
      const make = () => {
        const made = mapChildren(shapeOf(node, kind, sender), kind, (child) =>
          shaped(child.node, child.kind, sideOf(child, sender), kind === "schema"),
        );
        origins.set(made, node);
        return made;
      };
      // A nested schema is remembered only as part of its outer schema: by YAML aliases, it may be part of several.
      const run = isPart ? undefined : untouched.runAt(node, kind, level);
      return run === undefined ? make() : once(node, `${sender} ${run}`, make);
    };
    const root = onlyFields(
      shapeOf(document, "document", "client"),
      (field) => !besideRoot.has(field),
    );
    const rest = mapChildren(root, "document", (child) =>
      shaped(child.node, child.kind, sideOf(child, "client")),
    );
    const sentBy = (sender: Sender): OpenApiDocument => {
      const { components } = shapeOf(document, "document", sender);
      return isObject(components)
        ? { ...rest, components: shaped(components, "components", sender) }
        : rest;
    };
    const client = sentBy("client");
    return { client, server: isOfOneShape ? client : sentBy("server") };
  };
  return { inOneShape, originOf: (shaped: JsonObject) => origins.get(shaped) ?? shaped };
}

/** Adds the security schemes that operations name, and those that nothing ever names. */
function withSecuritySchemes(
  document: OpenApiDocument,
  components: JsonObject,
  requiring: readonly JsonObject[],
  unnamed: readonly string[],
): JsonObject {
  const schemes = isObject(document.components) ? document.components.securitySchemes : undefined;
  if (!isObject(schemes)) return components;
  const named = schemesNamedBy(document, requiring);
  const used = mapValues(schemes, (scheme, name) =>
    named.has(name) || unnamed.includes(componentPointer("securitySchemes", name))
      ? withoutMark(scheme)
      : undefined,
  );
  return Object.keys(used).length > 0 ? { ...components, securitySchemes: used } : components;
}

const withoutMark = (scheme: Json): Json =>
  isObject(scheme) ? changeField(scheme, markKey, () => undefined) : scheme;

/** The root of a document without the tags of which all operations were removed, also in `x-tagGroups`. */
function withoutLostTags(
  root: JsonObject,
  before: () => readonly JsonObject[],
  remaining: readonly JsonObject[],
): JsonObject {
  const used = tagsOf(remaining);
  const groups = [root["x-tagGroups"] ?? []].flat().filter(isObject);
  const listed = [
    ...[root.tags ?? []].flat().map((tag) => Object(tag).name),
    ...groups.flatMap(({ tags }) => tags ?? []),
  ];
  if (listed.every((tag) => used.has(tag))) return root;
  const lost = new Set<Json | undefined>([...tagsOf(before())].filter((tag) => !used.has(tag)));
  if (lost.size === 0) return root;
  const tagged = changeField(root, "tags", (tags) =>
    Array.isArray(tags) ? tags.filter((tag) => !isObject(tag) || !lost.has(tag.name)) : tags,
  );
  return changeField(tagged, "x-tagGroups", (all) => {
    if (!Array.isArray(all)) return all;
    return groups.flatMap((group) => {
      const tags = Array.isArray(group.tags) ? group.tags.filter((tag) => !lost.has(tag)) : [];
      return tags.length > 0 ? [{ ...group, tags }] : [];
    });
  });
}

function tagsOf(operations: readonly JsonObject[]): Set<Json> {
  return new Set(operations.flatMap(({ tags }) => (Array.isArray(tags) ? tags : [])));
}
