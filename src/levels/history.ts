import { type PlacedChild, walk } from "../document/grammar.ts";
import type { Json, OpenApiDocument } from "../document/json.ts";
import { existsAt, type FeatureLevel, featureLevels, lifeOf, type Mark, readMark } from "./mark.ts";
import { operationsReaching } from "./reach.ts";

/** One difference between feature levels, as data. */
export interface HistoryEntry {
  readonly level: number;
  /** The server release that brought it, for example `"8.0"`. */
  readonly release: string;
  /** The registry's name for it. */
  readonly name: string;
  readonly kind: "added" | "removed" | "replaced" | "behaviour";
  /** A pointer to the marked object in the document, for example `#/paths/~1api~1v1~1invites/get`. */
  readonly where: string;
  /** What the registry says of it. */
  readonly summary: string;
  /** What the author wrote about it: for behaviour what held before, otherwise the summary. */
  readonly note: string;
  /** Whether it comes from elsewhere than from what the specification rests on (`x-beyond-document`). */
  readonly isBeyondDocument?: true;
  /** What the marked object is. */
  readonly carrier: Carrier;
  /** The name by which a reader knows the object: an `operationId`, a property, a status, a value. */
  readonly subject: string;
  /** The property that went, where the kind is `replaced`. */
  readonly replaced?: string;
  /** The ids of the operations that the difference touches at its level, in the order of the document. */
  readonly operations: readonly string[];
}

/** The objects whose marks are differences between servers (openapi/EXTENSIONS.md). */
export type Carrier =
  | "operation"
  | "parameter"
  | "property"
  | "enum value"
  | "response"
  | "media type"
  | "header"
  | "component";

/** A marked object. */
export interface MarkedObject extends PlacedChild {
  readonly mark: Mark;
  readonly ancestors: readonly PlacedChild[];
}

/** Every marked object of a document, parents before children. */
export function markedObjects(document: OpenApiDocument): MarkedObject[] {
  const found: MarkedObject[] = [];
  walk(document, "document", "#", (child, ancestors) => {
    const mark = readMark(child.node);
    if (mark !== undefined) found.push({ ...child, mark, ancestors });
  });
  return found;
}

/**
 * Every mark of a document as data, oldest level first: the one source of the change log, the badges
 * of the documentation and the checks at run time. A pair of properties of which one replaces the
 * other is one entry. A mark on an example is none: it only says at which levels the example is shown.
 */
export function history(document: OpenApiDocument): HistoryEntry[] {
  const registry = featureLevels(document);
  const reaching = operationsReaching(document);
  const marked = markedObjects(document);
  const lives = new Map(
    marked.flatMap(({ kind, node, mark }) =>
      kind === "operation" ? [[node.operationId, lifeOf(mark)] as const] : [],
    ),
  );
  const entries = marked.flatMap((object): HistoryEntry[] => {
    const { kind, mark, pointer } = object;
    if (kind === "example") return [];
    const at = (level: number, kind: HistoryEntry["kind"], note?: string, name?: string) => {
      const entry = registered(registry, level, name ?? mark.name);
      const side = kind === "removed" ? level - 1 : level;
      return {
        level,
        release: entry.release,
        name: entry.name,
        kind,
        where: pointer,
        summary: entry.summary,
        note: note ?? entry.summary,
        ...(entry["x-beyond-document"] === true ? { isBeyondDocument: true as const } : {}),
        carrier: carrierOf(object),
        subject: subjectOf(object),
        ...(kind === "replaced" && mark.replaces !== undefined ? { replaced: mark.replaces } : {}),
        operations: reaching(pointer).filter((id) => existsAt(lives.get(id) ?? always, side)),
      };
    };
    return [
      ...(mark.since === undefined
        ? []
        : [at(mark.since, mark.replaces === undefined ? "added" : "replaced")]),
      ...(mark.changes ?? []).map(({ level, note, name }) => at(level, "behaviour", note, name)),
      ...(mark.until === undefined || mark.replacedBy !== undefined
        ? []
        : [at(mark.until, "removed")]),
    ];
  });
  return entries.sort((one, other) => one.level - other.level);
}

const always = lifeOf(undefined);

function registered(
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
  oneOf: "enum value",
  anyOf: "enum value",
  responses: "response",
  content: "media type",
  headers: "header",
};

/** What a marked object is to a reader; components are told apart from what stands in place. */
function carrierOf({ kind, field, ancestors }: MarkedObject): Carrier {
  if (kind === "operation") return "operation";
  if (ancestors.at(-1)?.kind === "components") {
    return kind === "parameter" || kind === "header" ? kind : "component";
  }
  return carriers[field] ?? "component";
}

function subjectOf(object: MarkedObject): string {
  const { kind, node, key, pointer } = object;
  const text = (value: Json | undefined) => (value === undefined ? undefined : String(value));
  if (kind !== "schema") return text(node.operationId) ?? text(node.name) ?? key ?? pointer;
  // A property may have a `const` too, and goes by its name.
  const value = carrierOf(object) === "enum value" ? text(node.const) : undefined;
  return value ?? key ?? pointer;
}
