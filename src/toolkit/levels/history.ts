import { type PlacedChild, walk } from "../document/grammar.ts";
import type { Json, JsonObject, OpenApiDocument } from "../document/json.ts";
import { lazily, remembered } from "../document/remembered.ts";
import { type Candidate, clientViews } from "./client-views.ts";
import type { Carrier, HistoryEntry } from "./history-entry.ts";
import { type FeatureLevel, featureLevels, fieldsOf, type Mark, readMark } from "./mark.ts";
import { requiredOfClient } from "./presence.ts";
import { projectorAt } from "./projection.ts";
import { operationsReaching } from "./reach.ts";
import { formOf, isForReaders } from "./sentence.ts";
import { shapeAt } from "./shape.ts";
import { boundaries } from "./span.ts";
import type { Variants } from "./variants.ts";

/** An object and those that contain it, the outermost first. */
interface PlacedObject extends PlacedChild {
  readonly ancestors: readonly PlacedChild[];
}

/** A marked object. */
export interface MarkedObject extends PlacedObject {
  readonly mark: Mark;
}

/** Every marked object of a document, parents before children. */
export function markedObjects(document: OpenApiDocument): MarkedObject[] {
  const found: MarkedObject[] = [];
  const add = (child: PlacedChild, ancestors: readonly PlacedChild[]): void => {
    const mark = readMark(child.node);
    if (mark !== undefined) found.push({ ...child, mark, ancestors });
  };
  add({ node: document, kind: "document", field: "", pointer: "#" }, []);
  walk(document, "document", "#", add);
  return found;
}

/**
 * Every mark of a document that affects a client, as data, oldest level first. The change log, the badges of the
 * documentation and the checks at run time come from it. A property that replaces another is one entry together with
 * it, and so is an operation that moved. Marks on examples are left out, because they only select the levels at which
 * an example is shown. So are marks that change only how the document is written, for example if a schema got a name,
 * or a parameter was moved to its path.
 *
 * @param served the documents of each level. Defaults to projections made when needed.
 */
export function history(
  document: OpenApiDocument,
  served: Pick<Variants, "boundaries" | "documentAt"> = projectedWhenAsked(document),
): HistoryEntry[] {
  const views = clientViews(served);
  const registry = featureLevels(document);
  const reaching = operationsReaching(document);
  const required = requiredOfClient(document);
  const candidates = markedObjects(document).flatMap((object): Candidate[] => {
    const { kind, node, mark, pointer } = object;
    if (kind === "example") return [];
    const own = named(object);
    const at = (
      level: number,
      kind: HistoryEntry["kind"],
      more: Partial<HistoryEntry> = {},
      name = mark.name,
    ): HistoryEntry => {
      const entry = registered(registry, level, name);
      const side = kind === "removed" ? level - 1 : level;
      return {
        level,
        release: entry.release,
        name: entry.name,
        kind,
        where: pointer,
        summary: entry.summary,
        note: entry.summary,
        ...(entry["x-beyond-document"] === true ? { isBeyondDocument: true as const } : {}),
        ...own,
        ...(kind === "replaced" && mark.replaces !== undefined ? { replaced: mark.replaces } : {}),
        operations: reaching(pointer).idsAt(side),
        ...more,
      };
    };
    const turn = (level: number, side: HistoryEntry["kind"]) => {
      const sentence = kind === "operation" ? views.moveOf(own.subject, level) : undefined;
      if (sentence !== undefined) {
        // The entry of the new place tells it.
        return side === "added"
          ? [{ entry: at(level, "changed", { sentence }), isKept: true }]
          : [];
      }
      const isNeeded = side === "added" && required.has(node) && wasRequired(object, level);
      const entry = at(level, side, isNeeded ? { sentence: "It is required." } : {});
      return [{ entry, isKept: kind === "operation" }];
    };
    const { since = [], until = [], changes = [], values = {} } = mark;
    return [
      ...[since]
        .flat()
        .flatMap((level) => turn(level, mark.replaces === undefined ? "added" : "replaced")),
      ...changes.flatMap((change) => {
        const sentence = views.changeInWords(spokenOf(object), node, kind, change);
        if (sentence === "") return []; // Written differently, with the same meaning.
        const words = {
          ...(change.note !== undefined && { note: change.note }),
          ...(sentence !== undefined && { sentence }),
        };
        const entry = at(change.level, sentence ? "changed" : "behaviour", words, change.name);
        return [{ entry, isKept: fieldsOf(change).every((field) => isForReaders(kind, field)) }];
      }),
      ...Object.entries(values).flatMap(([value, { since = [], until = [] }]) => {
        const own = enumValueOf(object, value);
        return [
          ...[since].flat().map((level) => at(level, "added", own)),
          ...[until].flat().map((level) => at(level, "removed", own)),
        ].map((entry) => ({ entry, isKept: false }));
      }),
      ...(mark.replacedBy === undefined
        ? [until].flat().flatMap((level) => turn(level, "removed"))
        : []),
    ];
  });
  return views.affecting(candidates).sort((one, other) => one.level - other.level);
}

function projectedWhenAsked(
  document: OpenApiDocument,
): Pick<Variants, "boundaries" | "documentAt"> {
  const projected = lazily(() => projectorAt(document));
  return {
    boundaries: boundaries(document),
    documentAt: remembered((level) => projected()(level)),
  };
}

/**
 * Whether a required object was required at a level. The mark of a property tells it, as `required` is in its parent.
 */
function wasRequired({ node, kind, mark: { changes = [] } }: MarkedObject, level: number): boolean {
  if (kind !== "schema") return shapeAt(node, kind, level).required === true;
  return !changes.some((change) => change.level > level && change.was?.required === false);
}

/**
 * The registry's entry for a mark at a level.
 *
 * @throws Error if the registry has none.
 */
export function registered(
  registry: readonly FeatureLevel[],
  level: number,
  name: Mark["name"],
): FeatureLevel {
  const sharing = registry.filter((entry) => entry.level === level);
  const found =
    sharing.length > 1 ? sharing.find((entry) => [name].flat().includes(entry.name)) : sharing[0];
  if (found === undefined)
    throw new Error(`Feature level ${level} is not in the registry x-feature-levels.`);
  return found;
}

const carriers: Readonly<Record<string, Carrier>> = {
  parameters: "parameter",
  properties: "property",
  responses: "response",
  content: "media type",
  headers: "header",
  links: "link",
  requestBody: "request body",
};

type Named = Pick<HistoryEntry, "carrier" | "subject" | "within">;

/** Names a marked object for readers, or else the nearest object around it that has a name. */
export function named(object: PlacedObject): Named {
  const { kind, node, field, key, pointer, ancestors } = object;
  // A link has the `operationId` of its target.
  const name = text(kind === "operation" ? node.operationId : node.name) ?? key ?? pointer;
  const parent = ancestors.at(-1);
  if (kind === "document")
    return { carrier: "document", subject: text(Object(node.info).title) ?? name };
  if (kind === "operation") return { carrier: kind, subject: name };
  if (parent?.kind === "components") {
    const carrier = kind === "parameter" || kind === "header" ? kind : "component";
    return { carrier, subject: kind === "schema" ? (key ?? pointer) : name };
  }
  if (field === "oneOf" || field === "anyOf") {
    const values = node.const === undefined ? [node.enum ?? []].flat() : [node.const];
    const isValue = values.length > 0;
    return {
      carrier: isValue ? "enum value" : "form",
      subject: isValue ? values.map(String).join(", ") : formOf(node).replaceAll("`", ""),
      ...within(ancestors),
    };
  }
  const carrier = carriers[field];
  if (carrier === "request body" && parent !== undefined) {
    return { carrier, subject: text(parent.node.operationId) ?? pointer };
  }
  // A property is named by its key, even if it has a `name`.
  if (carrier !== undefined)
    return { carrier, subject: kind === "schema" ? (key ?? pointer) : name, ...within(ancestors) };
  const holder = holderOf(object);
  return holder === undefined ? { carrier: "component", subject: name } : named(holder);
}

/** The object that directly contains an object. */
export function holderOf({ ancestors }: PlacedObject): PlacedObject | undefined {
  const parent = ancestors.at(-1);
  return parent && { ...parent, ancestors: ancestors.slice(0, -1) };
}

/** A value of the `enum` of a marked schema. */
export function enumValueOf({ ancestors, ...object }: PlacedObject, value: string): Named {
  return { carrier: "enum value", subject: value, ...within([...ancestors, object]) };
}

/** Names the innermost object by its properties, and the component or message that contains them. */
function within(objects: readonly PlacedChild[]): Pick<Named, "within"> {
  const names: string[] = [];
  for (const { field, key = "", node } of objects.toReversed()) {
    if (field === "schemas") return { within: `\`${[key, ...names].join(".")}\`` };
    if (field === "properties") names.unshift(key);
    const message = messages[field]?.(key, node);
    if (message === undefined) continue;
    return { within: names.length === 0 ? message : `\`${names.join(".")}\` of ${message}` };
  }
  return {};
}

const messages: Readonly<Record<string, (key: string, node: JsonObject) => string>> = {
  parameters: (key, { name }) => `parameter \`${text(name) ?? key}\``,
  headers: (key) => `header \`${key}\``,
  requestBody: () => "the request",
  requestBodies: (key) => `request body \`${key}\``,
  responses: (key) => `response \`${key}\``,
};

/** The subject of a sentence: a named object, or an unnamed part of one, as in "each item of `tags`". */
export function spokenOf(object: PlacedObject): string {
  const holder = holderOf(object);
  if (object.kind !== "schema" || holder === undefined || isNamed.has(object.field)) {
    return `\`${named(object).subject}\``;
  }
  return `${partsOfSchema[object.field] ?? "a part of "}${spokenOf(holder)}`;
}

const isNamed = new Set(["schemas", "properties", "oneOf", "anyOf"]);

const partsOfSchema: Readonly<Record<string, string>> = {
  schema: "",
  allOf: "",
  items: "each item of ",
  prefixItems: "an item of ",
  additionalProperties: "each other property of ",
};

function text(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
